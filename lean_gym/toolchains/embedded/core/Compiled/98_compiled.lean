/-
Compiled code runs the right-hand side of each lemma marked `csimp` instead of the left-hand side.
-/
namespace Nat
/- The recursor. -/
def recCompiled {motive : Nat → Sort u} (zero : motive zero) (succ : (n : Nat) → motive n → motive (Nat.succ n)) :
    (t : Nat) → motive t
  | .zero => zero
  | .succ n => succ n (recCompiled zero succ n)
@[csimp] theorem rec_eq_recCompiled : @Nat.rec = @Nat.recCompiled := by
  funext motive zero succ t
  induction t with
  | zero => rfl
  | succ n ih => exact congrArg (succ n) ih

/- Folds and tests of the numbers below a bound: loops that count up. -/
private theorem sub_lt_below {n m : Nat} (h : succ m ≤ n) : n - succ m < n :=
  Nat.sub_lt (Nat.lt_of_lt_of_le (succ_pos m) h) (succ_pos m)
private theorem sub_eq_succ {n j : Nat} (h : j + 1 ≤ n) : n - j = n - (j + 1) + 1 :=
  (succ_pred (Nat.sub_ne_zero_of_lt h)).symm
@[inline] def foldTR {α : Type u} (n : Nat) (f : (i : Nat) → i < n → α → α) (init : α) : α :=
  let rec @[specialize] loop : ∀ j, j ≤ n → α → α
    | 0, _, a => a
    | succ m, h, a => loop m (le_of_succ_le h) (f (n - succ m) (sub_lt_below h) a)
  loop n n.le_refl init
private theorem fold_upTo {α : Type u} {n : Nat} (f : (i : Nat) → i < n → α → α) (init : α) : ∀ (j : Nat) (h : j ≤ n),
    foldTR.loop n f j h (fold (n - j) (fun i k => f i (Nat.lt_of_lt_of_le k (sub_le n j))) init) = fold n f init
  | 0, _ => rfl
  | j + 1, h =>
    (congrArg (foldTR.loop n f j _) (fold_congr (sub_eq_succ h)
      (fun i k => f i (Nat.lt_of_lt_of_le k (sub_le n j))) init).symm).trans (fold_upTo f init j (le_of_succ_le h))
@[csimp] theorem fold_eq_foldTR : @fold = @foldTR := by
  funext α n f init
  exact (fold_upTo f init n n.le_refl).symm.trans
    (congrArg (foldTR.loop n f n _) (fold_congr (Nat.sub_self n) _ init))

@[inline] def anyTR (n : Nat) (f : (i : Nat) → i < n → Bool) : Bool :=
  let rec @[specialize] loop : (i : Nat) → i ≤ n → Bool
    | 0, _ => false
    | succ m, h => f (n - succ m) (sub_lt_below h) || loop m (le_of_succ_le h)
  loop n n.le_refl
private theorem any_upTo {n : Nat} (f : (i : Nat) → i < n → Bool) : ∀ (j : Nat) (h : j ≤ n),
    (any (n - j) (fun i k => f i (Nat.lt_of_lt_of_le k (sub_le n j))) || anyTR.loop n f j h) = any n f
  | 0, _ => Bool.or_false _
  | j + 1, h =>
    (Bool.or_assoc _ _ _).symm.trans ((congrArg (· || anyTR.loop n f j (le_of_succ_le h))
      (any_congr (sub_eq_succ h)
        (fun i k => f i (Nat.lt_of_lt_of_le k (sub_le n j)))).symm).trans (any_upTo f j (le_of_succ_le h)))
@[csimp] theorem any_eq_anyTR : @any = @anyTR := by
  funext n f
  exact (any_upTo f n n.le_refl).symm.trans
    (congrArg (· || anyTR.loop n f n n.le_refl) (any_congr (Nat.sub_self n) _))

@[inline] def allTR (n : Nat) (f : (i : Nat) → i < n → Bool) : Bool :=
  let rec @[specialize] loop : (i : Nat) → i ≤ n → Bool
    | 0, _ => true
    | succ m, h => f (n - succ m) (sub_lt_below h) && loop m (le_of_succ_le h)
  loop n n.le_refl
private theorem all_upTo {n : Nat} (f : (i : Nat) → i < n → Bool) : ∀ (j : Nat) (h : j ≤ n),
    (all (n - j) (fun i k => f i (Nat.lt_of_lt_of_le k (sub_le n j))) && allTR.loop n f j h) = all n f
  | 0, _ => Bool.and_true _
  | j + 1, h =>
    (Bool.and_assoc _ _ _).symm.trans ((congrArg (· && allTR.loop n f j (le_of_succ_le h))
      (all_congr (sub_eq_succ h)
        (fun i k => f i (Nat.lt_of_lt_of_le k (sub_le n j)))).symm).trans (all_upTo f j (le_of_succ_le h)))
@[csimp] theorem all_eq_allTR : @all = @allTR := by
  funext n f
  exact (all_upTo f n n.le_refl).symm.trans
    (congrArg (· && allTR.loop n f n n.le_refl) (all_congr (Nat.sub_self n) _))

/- Iteration. -/
@[inline] def repeatTR {α : Type u} (f : α → α) (n : Nat) (a : α) : α :=
  let rec @[specialize] loop
    | 0, a => a
    | succ n, a => loop n (f a)
  loop n a
private theorem repeat_of_first {α : Type u} (f : α → α) : ∀ (n : Nat) (a : α), repeatTR.loop f n a = «repeat» f n a
  | 0, _ => rfl
  | n + 1, a => by
    refine (repeat_of_first f n (f a)).trans ?_
    induction n with
    | zero => rfl
    | succ n ih => exact congrArg f ih
@[csimp] theorem repeat_eq_repeatTR : @«repeat» = @repeatTR := by
  funext α f n a
  exact (repeat_of_first f n a).symm

/- Bounded quantifiers. DIFFERS: by `allTR`, where a full Lean has an `allLTTR` of its own; and the last two lemmas are
needed here only, as their instances have been compiled before the first one. -/
private theorem all_eq_true_iff_below {n : Nat} : ∀ {f : (i : Nat) → i < n → Bool},
    all n f = true ↔ ∀ i h, f i h = true := by
  induction n with
  | zero => exact fun {f} => ⟨fun _ i h => absurd h (Nat.not_lt_zero i), fun _ => rfl⟩
  | succ n ih =>
    intro f
    rw [all_succ, Bool.and_eq_true, ih]
    refine ⟨fun ⟨h, k⟩ i hi => ?_, fun h => ⟨fun i hi => h i _, h n _⟩⟩
    rcases Nat.lt_or_eq_of_le (Nat.le_of_lt_succ hi) with l | e
    · exact h i l
    · subst e; exact k
def decidableBallLTTR (n : Nat) (P : (k : Nat) → k < n → Prop) [∀ n h, Decidable (P n h)] :
    Decidable (∀ n h, P n h) :=
  decidable_of_decidable_of_iff (p := allTR n (fun k h => decide (P k h)) = true) <| by
    rw [← all_eq_allTR, all_eq_true_iff_below]
    exact ⟨fun h i k => of_decide_eq_true (h i k), fun h i k => decide_eq_true (h i k)⟩
@[csimp] theorem decidableBallLT_eq_decidableBallLTTR : @decidableBallLT = @decidableBallLTTR := by
  funext n P i
  exact Subsingleton.elim _ _
private def decidableBallLETR (n : Nat) (P : ∀ k, k ≤ n → Prop) [∀ n h, Decidable (P n h)] :
    Decidable (∀ n h, P n h) :=
  decidable_of_decidable_of_iff (p := ∀ k (h : k < n + 1), P k (Nat.le_of_lt_succ h))
    ⟨fun h k hk => h k (Nat.lt_succ_of_le hk), fun h k hk => h k (Nat.le_of_lt_succ hk)⟩
@[csimp] private theorem decidableBallLE_eq_decidableBallLETR : @decidableBallLE = @decidableBallLETR := by
  funext n P i
  exact Subsingleton.elim _ _
private def decidableForallFinTR {n : Nat} (P : Fin n → Prop) [DecidablePred P] : Decidable (∀ i, P i) :=
  decidable_of_decidable_of_iff (p := ∀ k (h : k < n), P ⟨k, h⟩)
    ⟨fun h i => h i.val i.isLt, fun h k hk => h ⟨k, hk⟩⟩
@[csimp] private theorem decidableForallFin_eq_decidableForallFinTR :
    @decidableForallFin = @decidableForallFinTR := by
  funext n P i
  exact Subsingleton.elim _ _
end Nat

/- Recursion along a relation without infinite descent. -/
namespace Acc
instance wfRel {α : Sort u} {r : α → α → Prop} : WellFoundedRelation { val : α // Acc r val } where
  rel := InvImage r (·.1)
  wf := ⟨fun a => InvImage.accessible _ a.2⟩
@[specialize, elab_as_elim] def recC.{u1, u2} {α : Sort u2} {r : α → α → Prop} {motive : (a : α) → Acc r a → Sort u1}
    (intro : (x : α) → (h : ∀ y, r y x → Acc r y) → ((y : α) → (hr : r y x) → motive y (h y hr)) →
      motive x (Acc.intro x h))
    {a : α} (t : Acc r a) : motive a t :=
  intro a (fun _ h => t.inv h) (fun _ hr => recC intro (t.inv hr))
termination_by Subtype.mk a t
decreasing_by exact hr
@[csimp] theorem rec_eq_recC : @Acc.rec = @Acc.recC := by
  funext α r motive intro a t
  induction t with
  | intro x h ih => rw [recC]; exact congrArg (intro x h) (funext fun y => funext fun hr => ih y hr)
@[inline] abbrev ndrecC {α : Sort u} {r : α → α → Prop} {C : α → Sort v}
    (m : (x : α) → ((y : α) → r y x → Acc r y) → ((y : α) → r y x → C y) → C x) {a : α} (n : Acc r a) : C a :=
  n.recC m
@[csimp] theorem ndrec_eq_ndrecC : @Acc.ndrec = @Acc.ndrecC := by
  funext α r C m a n
  rw [Acc.ndrec, rec_eq_recC]
@[inline] abbrev ndrecOnC {α : Sort u} {r : α → α → Prop} {C : α → Sort v} {a : α} (n : Acc r a)
    (m : (x : α) → ((y : α) → r y x → Acc r y) → ((y : α) → r y x → C y) → C x) : C a := n.recC m
@[csimp] theorem ndrecOn_eq_ndrecOnC : @Acc.ndrecOn = @Acc.ndrecOnC := by
  funext α r C a n m
  rw [Acc.ndrecOn, Acc.ndrec, rec_eq_recC]
end Acc

namespace WellFounded
def wrap {α : Sort u} {r : α → α → Prop} (h : WellFounded r) (x : α) : { x : α // Acc r x } := ⟨x, h.apply x⟩
@[simp] theorem val_wrap {α : Sort u} {r : α → α → Prop} (h : WellFounded r) (x : α) : (h.wrap x).val = x := rfl
@[inline] def fixFC {α : Sort u} {r : α → α → Prop} {C : α → Sort v} (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α)
    (a : Acc r x) : C x := a.recC (motive := fun x _ => C x) (fun x _ ih => F x ih)
@[csimp] theorem fixF_eq_fixFC : @fixF = @fixFC := by
  funext α r C F x a
  rw [fixF, Acc.rec_eq_recC, fixFC]
@[specialize] def fixC {α : Sort u} {C : α → Sort v} {r : α → α → Prop} (hwf : WellFounded r)
    (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α) : C x := F x fun y _ => fixC hwf F y
termination_by hwf.wrap x
decreasing_by assumption
@[csimp] theorem fix_eq_fixC : @fix = @fixC := by
  funext α C r hwf F x
  refine hwf.induction (C := fun x => fix hwf F x = fixC hwf F x) x fun x ih => ?_
  rw [fix_eq, fixC]
  exact congrArg (F x) (funext fun y => funext fun h => ih y h)
end WellFounded

/- Lists, by way of an array. -/
namespace List
variable {α : Type u} {β : Type v}
@[inline] def filterMapTR (f : α → Option β) (l : List α) : List β := go l #[]
where
  @[specialize] go : List α → Array β → List β
    | [], acc => acc.toList
    | a :: as, acc => match f a with
      | none => go as acc
      | some b => go as (acc.push b)
private theorem filterMapTR_from (f : α → Option β) : ∀ (l : List α) (acc : Array β),
    filterMapTR.go f l acc = acc.toList ++ l.filterMap f
  | [], _ => (append_nil _).symm
  | a :: as, _ => by
    unfold filterMapTR.go filterMap
    cases f a with
    | none => exact filterMapTR_from f as _
    | some b => exact (filterMapTR_from f as _).trans ((congrArg (· ++ _) Array.toList_push).trans (append_assoc _ _ _))
@[csimp] theorem filterMap_eq_filterMapTR : @filterMap = @filterMapTR := by
  funext α β f l
  exact (filterMapTR_from f l #[]).symm
@[inline] def flatMapTR (f : α → List β) (as : List α) : List β := go as #[]
where
  @[specialize] go : List α → Array β → List β
    | [], acc => acc.toList
    | x :: xs, acc => go xs (acc ++ f x)
private theorem flatMapTR_from (f : α → List β) : ∀ (l : List α) (acc : Array β),
    flatMapTR.go f l acc = acc.toList ++ l.flatMap f
  | [], _ => (append_nil _).symm
  | _ :: as, _ => (flatMapTR_from f as _).trans
    ((congrArg (· ++ _) Array.toList_appendList).trans ((append_assoc _ _ _).trans (congrArg _ flatMap_cons.symm)))
@[csimp] theorem flatMap_eq_flatMapTR : @flatMap = @flatMapTR := by
  funext α β f l
  exact (flatMapTR_from f l #[]).symm
@[inline] def flattenTR (l : List (List α)) : List α := l.flatMapTR id
@[csimp] theorem flatten_eq_flattenTR : @flatten = @flattenTR := by
  funext α l
  rw [flattenTR, ← flatMap_eq_flatMapTR, flatMap_id]
@[inline] def replaceTR [BEq α] (l : List α) (b c : α) : List α := go l #[]
where
  @[specialize] go : List α → Array α → List α
    | [], _ => l
    | a :: as, acc => bif b == a then acc.toListAppend (c :: as) else go as (acc.push a)
private theorem replaceTR_from [BEq α] {l : List α} (b c : α) : ∀ (xs : List α) (acc : Array α),
    l = acc.toList ++ xs → replaceTR.go l b c xs acc = acc.toList ++ xs.replace b c
  | [], _, e => e
  | a :: as, acc, e => by
    unfold replaceTR.go replace
    cases b == a with
    | true => exact Array.toListAppend_eq
    | false =>
      have t : (acc.push a).toList ++ as = acc.toList ++ a :: as :=
        (congrArg (· ++ _) Array.toList_push).trans (append_assoc _ _ _)
      exact (replaceTR_from b c as _ (e.trans t.symm)).trans
        ((congrArg (· ++ _) Array.toList_push).trans (append_assoc _ _ _))
@[csimp] theorem replace_eq_replaceTR : @List.replace = @replaceTR := by
  funext α _ l b c
  exact (replaceTR_from b c l #[] rfl).symm
@[inline] def eraseTR [BEq α] (l : List α) (a : α) : List α := go l #[]
where
  @[specialize] go : List α → Array α → List α
    | [], _ => l
    | x :: xs, acc => bif x == a then acc.toListAppend xs else go xs (acc.push x)
private theorem eraseTR_from [BEq α] {l : List α} (a : α) : ∀ (xs : List α) (acc : Array α),
    l = acc.toList ++ xs → eraseTR.go l a xs acc = acc.toList ++ xs.erase a
  | [], _, e => e
  | x :: xs, acc, e => by
    unfold eraseTR.go List.erase
    cases x == a with
    | true => exact Array.toListAppend_eq
    | false =>
      have t : (acc.push x).toList ++ xs = acc.toList ++ x :: xs :=
        (congrArg (· ++ _) Array.toList_push).trans (append_assoc _ _ _)
      exact (eraseTR_from a xs _ (e.trans t.symm)).trans
        ((congrArg (· ++ _) Array.toList_push).trans (append_assoc _ _ _))
@[csimp] theorem erase_eq_eraseTR : @List.erase = @eraseTR := by
  funext α _ l a
  exact (eraseTR_from a l #[] rfl).symm
def intercalateTR (sep : List α) : (xs : List (List α)) → List α
  | [] => []
  | [x] => x
  | x :: xs => go sep.toArray x xs #[]
where
  go (sep : Array α) : List α → List (List α) → Array α → List α
    | x, [], acc => acc.toListAppend x
    | x, y :: xs, acc => go sep y xs (acc ++ x ++ sep)
private theorem intercalateTR_from (sep : List α) : ∀ (x : List α) (xs : List (List α)) (acc : Array α),
    intercalateTR.go sep.toArray x xs acc = acc.toList ++ intercalate sep (x :: xs)
  | x, [], _ => Array.toListAppend_eq.trans (congrArg _ (append_nil x).symm)
  | x, y :: xs, acc => (intercalateTR_from sep y xs _).trans <| by
    show (acc ++ x ++ sep.toArray).toList ++ _ = acc.toList ++ (x ++ (sep ++ intercalate sep (y :: xs)))
    simp only [Array.toList_append, Array.toList_appendList, append_assoc]
@[csimp] theorem intercalate_eq_intercalateTR : @List.intercalate = @intercalateTR := by
  funext α sep l
  match l with
  | [] => rfl
  | [x] => exact append_nil x
  | x :: y :: xs => exact (intercalateTR_from sep x (y :: xs) #[]).symm
end List

/- In a termination proof, the body of a loop may use that its variable is a member of what is walked through. -/
@[wf_preprocess] theorem forIn_eq_forIn' {α : Type v} {ρ : Type u} {m : Type u₁ → Type u₂} [d : Membership α ρ]
    [ForIn' m ρ α d] {β : Type u₁} (x : ρ) (b : β) (f : α → β → m (ForInStep β)) :
    forIn x b f = forIn' x b fun x h => binderNameHint x f <| binderNameHint h () <| f x := rfl
