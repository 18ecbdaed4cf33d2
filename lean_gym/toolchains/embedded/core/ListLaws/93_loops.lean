/-
Loops over lists, options and ranges of natural numbers, and `repeat`.
-/
namespace List
variable {α : Type u} {β : Type v} {m : Type v → Type w}
@[inline] protected def forIn' [Monad m] (as : List α) (init : β) (f : (a : α) → a ∈ as → β → m (ForInStep β)) : m β :=
  let rec @[specialize] loop : (as' : List α) → (b : β) → Exists (fun bs => bs ++ as' = as) → m β
    | [], b, _ => pure b
    | a :: as', b, h => do
      have : a ∈ as := h.elim fun bs h => h ▸ mem_append.mpr (.inr (.head as'))
      match (← f a this b) with
      | ForInStep.done b => pure b
      | ForInStep.yield b =>
        have : Exists (fun bs => bs ++ as' = as) :=
          h.elim fun bs h => ⟨bs ++ [a], (append_cons bs a as').symm.trans h⟩
        loop as' b this
  loop as init ⟨[], rfl⟩
instance instForIn'InferInstanceMembershipOfMonad [Monad m] : ForIn' m (List α) α inferInstance := ⟨List.forIn'⟩
@[simp, grind =] theorem forIn'_eq_forIn' [Monad m] : @List.forIn' α β m _ = forIn' := rfl
@[simp, grind =] theorem forIn'_nil [Monad m] {f : (a : α) → a ∈ [] → β → m (ForInStep β)} {b : β} :
    forIn' [] b f = pure b := rfl
@[simp, grind =] theorem forIn_nil [Monad m] {f : α → β → m (ForInStep β)} {b : β} : forIn [] b f = pure b := rfl
private theorem forIn'_loop_congr [Monad m] {as bs : List α} {f : (a' : α) → a' ∈ as → β → m (ForInStep β)}
    {g : (a' : α) → a' ∈ bs → β → m (ForInStep β)} {b : β} {cs : List α} (ha : ∃ ys, ys ++ cs = as)
    (hb : ∃ zs, zs ++ cs = bs) (h : ∀ (a) (_ : a ∈ cs) (x) (y) (b), f a x b = g a y b) :
    forIn'.loop as f cs b ha = forIn'.loop bs g cs b hb := by
  induction cs generalizing b with
  | nil => rfl
  | cons c cs ih =>
    have e := h c (.head cs) (ha.elim fun _ h => h ▸ mem_append.mpr (.inr (.head cs)))
      (hb.elim fun _ h => h ▸ mem_append.mpr (.inr (.head cs))) b
    show f c _ b >>= _ = g c _ b >>= _
    rewrite [e]
    congr
    funext r
    cases r with
    | done => rfl
    | yield => exact ih _ _ fun a k => h a (.tail c k)
@[simp, grind =] theorem forIn'_cons [Monad m] {a : α} {as : List α}
    (f : (a' : α) → a' ∈ a :: as → β → m (ForInStep β)) (b : β) :
    forIn' (a :: as) b f = f a mem_cons_self b >>= fun
      | ForInStep.done b => pure b
      | ForInStep.yield b => forIn' as b fun a' m b => f a' (mem_cons_of_mem a m) b := by
  show f a _ b >>= _ = _
  congr
  funext r
  cases r with
  | done => rfl
  | yield => exact forIn'_loop_congr _ _ fun _ _ _ _ _ => rfl
@[simp, grind =] theorem forIn_cons [Monad m] (f : α → β → m (ForInStep β)) (a : α) (as : List α) (b : β) :
    forIn (a :: as) b f = f a b >>= fun
      | ForInStep.done b => pure b
      | ForInStep.yield b => forIn as b f := forIn'_cons (fun a _ => f a) b
@[congr] theorem forIn'_congr [Monad m] {as bs : List α} (w : as = bs) {b b' : β} (hb : b = b')
    {f : (a' : α) → a' ∈ as → β → m (ForInStep β)} {g : (a' : α) → a' ∈ bs → β → m (ForInStep β)}
    (h : ∀ a m b, f a (w.symm ▸ m) b = g a m b) : forIn' as b f = forIn' bs b' g := by
  subst w hb
  have e : f = g := funext fun a => funext fun m => funext fun b => h a m b
  rw [e]
theorem forIn_eq_foldlM [Monad m] [LawfulMonad m] {l : List α} (f : α → β → m (ForInStep β)) (init : β) :
    forIn l init f = ForInStep.value <$> l.foldlM (fun b a => match b with
      | .yield b => f a b
      | .done b => pure (.done b)) (ForInStep.yield init) := by
  induction l generalizing init with
  | nil => exact (map_pure ForInStep.value (ForInStep.yield init)).symm
  | cons a as ih =>
    rewrite [forIn_cons]
    refine Eq.trans (bind_congr fun x => ?_) (map_bind ..).symm
    cases x with
    | yield b => exact ih b
    | done b =>
      clear ih
      induction as with
      | nil => exact (map_pure ForInStep.value (ForInStep.done b)).symm
      | cons a as ih =>
        show _ = ForInStep.value <$> (pure (ForInStep.done b) >>= fun s => as.foldlM _ s)
        rewrite [pure_bind]; exact ih
@[simp] theorem forIn_yield_eq_foldlM [Monad m] [LawfulMonad m] {γ : Type v} {l : List α} (f : α → β → m γ)
    (g : α → β → γ → β) (init : β) :
    forIn l init (fun a b => (fun c => .yield (g a b c)) <$> f a b) =
      l.foldlM (fun b a => g a b <$> f a b) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a as ih =>
    rewrite [forIn_cons]
    show _ = (g a init <$> f a init) >>= fun s => as.foldlM _ s
    rewrite [bind_map_left, bind_map_left]
    exact bind_congr fun c => ih _
@[simp] theorem forIn_pure_yield_eq_foldl [Monad m] [LawfulMonad m] {l : List α} (f : α → β → β) (init : β) :
    forIn l init (fun a b => pure (.yield (f a b))) = pure (f := m) (l.foldl (fun b a => f a b) init) := by
  induction l generalizing init with
  | nil => rfl
  | cons a as ih => simp only [forIn_cons, pure_bind, foldl_cons, ih]
@[simp] theorem idRun_forIn_yield_eq_foldl (l : List α) (f : α → β → Id β) (init : β) :
    (forIn l init (fun a b => .yield <$> f a b)).run = l.foldl (fun b a => f a b |>.run) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a as ih =>
    rewrite [forIn_cons]
    exact ih _
@[simp, grind =] theorem forIn_map [Monad m] [LawfulMonad m] {γ : Type x} {l : List α} {g : α → γ}
    {f : γ → β → m (ForInStep β)}
    {init : β} : forIn (l.map g) init f = forIn l init fun a y => f (g a) y := by
  induction l generalizing init with
  | nil => rfl
  | cons a as ih =>
    simp only [map_cons, forIn_cons]
    congr
    funext r
    cases r with
    | done => rfl
    | yield => exact ih
instance instFunctor : Functor List := { map := map }
/- In monads. -/
@[specialize] def anyM {m : Type → Type u} [Monad m] {α : Type v} (p : α → m Bool) : (l : List α) → m Bool
  | [] => pure false
  | a :: as => do
    match (← p a) with
    | true => pure true
    | false => anyM p as
@[specialize] def allM {m : Type → Type u} [Monad m] {α : Type v} (p : α → m Bool) : (l : List α) → m Bool
  | [] => pure true
  | a :: as => do
    match (← p a) with
    | true => allM p as
    | false => pure false
@[specialize] def filterAuxM {m : Type → Type v} [Monad m] {α : Type} (f : α → m Bool) :
    List α → List α → m (List α)
  | [], acc => pure acc
  | h :: t, acc => do
    let b ← f h
    filterAuxM f t (cond b (h :: acc) acc)
@[inline] def filterM {m : Type → Type v} [Monad m] {α : Type} (p : α → m Bool) (as : List α) : m (List α) := do
  let as ← filterAuxM p as []
  pure as.reverse
@[inline] def filterMapM {m : Type u → Type v} [Monad m] {α : Type w} {β : Type u} (f : α → m (Option β))
    (as : List α) : m (List β) :=
  let rec @[specialize] loop
    | [], bs => pure bs.reverse
    | a :: as, bs => do
      match (← f a) with
      | none => loop as bs
      | some b => loop as (b :: bs)
  loop as []
@[inline] def flatMapM {m : Type u → Type v} [Monad m] {α : Type w} {β : Type u} (f : α → m (List β))
    (as : List α) : m (List β) :=
  let rec @[specialize] loop
    | [], bs => pure bs.reverse.flatten
    | a :: as, bs => do
      let bs' ← f a
      loop as (bs' :: bs)
  loop as []
@[specialize] def mapA {m : Type u → Type v} [Applicative m] {α : Type w} {β : Type u} (f : α → m β) :
    List α → m (List β)
  | [] => pure []
  | a :: as => List.cons <$> f a <*> mapA f as
@[specialize] def forA {m : Type u → Type v} [Applicative m] {α : Type w} (as : List α) (f : α → m PUnit) : m PUnit :=
  match as with
  | [] => pure ⟨⟩
  | a :: as => f a *> forA as f
@[specialize] def firstM {m : Type u → Type v} [Alternative m] {α : Type w} {β : Type u} (f : α → m β) : List α → m β
  | [] => failure
  | a :: as => f a <|> firstM f as
@[specialize] def findM? {m : Type → Type u} [Monad m] {α : Type} (p : α → m Bool) : List α → m (Option α)
  | [] => pure none
  | a :: as => do
    match (← p a) with
    | true => pure (some a)
    | false => findM? p as
@[specialize] def findSomeM? {m : Type u → Type v} [Monad m] {α : Type w} {β : Type u} (f : α → m (Option β)) :
    List α → m (Option β)
  | [] => pure none
  | a :: as => do
    match (← f a) with
    | some b => pure (some b)
    | none => findSomeM? f as
end List

namespace List
section
variable {α : Type u} {m : Type v → Type w} [Monad m]
instance instForMOfMonad : ForM m (List α) α := ⟨List.forM⟩
@[simp, grind =] theorem forM_eq_forM : @List.forM m _ α = forM := rfl
@[simp, grind =] theorem forM_nil {f : α → m PUnit} : forM [] f = pure ⟨⟩ := rfl
@[simp, grind =] theorem forM_cons {f : α → m PUnit} {a : α} {as : List α} :
    forM (a :: as) f = f a >>= fun _ => forM as f := rfl
end
end List

/- Options. -/
namespace Option
variable {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m]
instance instForIn'InferInstanceMembershipOfMonad : ForIn' m (Option α) α inferInstance where
  forIn' x init f :=
    match x, f with
    | none, _ => pure init
    | some a, f => do
      match ← f a rfl init with
      | .done r | .yield r => return r
@[simp, grind =] theorem forIn'_none (b : β) (f : (a : α) → a ∈ none → β → m (ForInStep β)) :
    forIn' none b f = pure b := rfl
@[simp, grind =] theorem forIn'_some [LawfulMonad m] (a : α) (b : β)
    (f : (a' : α) → a' ∈ some a → β → m (ForInStep β)) :
    forIn' (some a) b f = bind (f a rfl b) (fun r => pure (ForInStep.value r)) := by
  refine _root_.bind_congr (x := f a rfl b) fun r => ?_
  cases r <;> rfl
@[simp, grind =] theorem forIn_none (b : β) (f : α → β → m (ForInStep β)) : forIn none b f = pure b := rfl
@[simp, grind =] theorem forIn_some [LawfulMonad m] (a : α) (b : β) (f : α → β → m (ForInStep β)) :
    forIn (some a) b f = bind (f a b) (fun r => pure (ForInStep.value r)) := forIn'_some a b fun a _ => f a
end Option

/- Ranges. -/
namespace Std.Legacy
structure Range where
  start : Nat := 0
  stop : Nat
  step : Nat := 1
  step_pos : 0 < step
instance instMembershipNatRange : Membership Nat Range where
  mem r i := r.start ≤ i ∧ i < r.stop ∧ (i - r.start) % r.step = 0
namespace Range
def size (r : Range) : Nat := (r.stop - r.start + r.step - 1) / r.step
@[inline] protected def forIn' {β : Type u} {m : Type u → Type v} [Monad m] (range : Range) (init : β)
    (f : (i : Nat) → i ∈ range → β → m (ForInStep β)) : m β :=
  let rec @[specialize] loop (b : β) (i : Nat) (hs : (i - range.start) % range.step = 0)
      (hl : range.start ≤ i := by omega) : m β := do
    if h : i < range.stop then
      match (← f i ⟨hl, h, hs⟩ b) with
      | .done b => pure b
      | .yield b =>
        have := range.step_pos
        loop b (i + range.step) (by rwa [Nat.add_comm, Nat.add_sub_assoc hl, Nat.add_mod_left])
          (Nat.le_trans hl (Nat.le_add_right ..))
    else
      pure b
  termination_by range.stop - i
  decreasing_by exact Nat.sub_lt_sub_left h (Nat.lt_add_of_pos_right this)
  have := range.step_pos
  loop init range.start (by rw [Nat.sub_self, Nat.zero_mod]) (Nat.le_refl _)
instance instForIn'NatInferInstanceMembershipOfMonad {m : Type u → Type v} [Monad m] :
    ForIn' m Range Nat inferInstance := ⟨Range.forIn'⟩
@[inline] protected def forM {m : Type u → Type v} [Monad m] (range : Range) (f : Nat → m PUnit) : m PUnit :=
  let rec @[specialize] loop (i : Nat) : m PUnit := do
    if i < range.stop then
      f i
      have := range.step_pos
      loop (i + range.step)
    else
      pure ⟨⟩
  termination_by range.stop - i
  decreasing_by exact Nat.sub_lt_sub_left ‹_› (Nat.lt_add_of_pos_right this)
  have := range.step_pos
  loop range.start
instance instForMNatOfMonad {m : Type u → Type v} [Monad m] : ForM m Range Nat := ⟨Range.forM⟩
abbrev toList (r : Range) : List Nat := List.range' r.start ((r.stop - r.start + r.step - 1) / r.step) r.step
end Range
end Std.Legacy
theorem Membership.mem.upper {i : Nat} {r : Std.Legacy.Range} (h : i ∈ r) : i < r.stop := h.2.1
theorem Membership.mem.lower {i : Nat} {r : Std.Legacy.Range} (h : i ∈ r) : r.start ≤ i := h.1
theorem Membership.mem.step {i : Nat} {r : Std.Legacy.Range} (h : i ∈ r) : (i - r.start) % r.step = 0 := h.2.2
theorem Membership.get_elem_helper {i n : Nat} {r : Std.Legacy.Range} (h₁ : i ∈ r) (h₂ : r.stop = n) : i < n :=
  h₂ ▸ h₁.2.1

/- A loop over a range is the loop over the list of its numbers. -/
namespace Std.Legacy.Range
private theorem le_of_count {stop i step : Nat} (hp : 0 < step) (h : (stop - i + step - 1) / step = 0) : stop ≤ i := by
  refine Nat.le_of_not_lt fun k => ?_
  rewrite [Nat.sub_add_comm (Nat.sub_pos_of_lt k), Nat.add_div_right _ hp] at h
  exact Nat.succ_ne_zero _ h
private theorem count_succ {stop i step n : Nat} (hp : 0 < step) (h : (stop - i + step - 1) / step = n + 1) :
    i < stop ∧ (stop - (i + step) + step - 1) / step = n := by
  have hi : i < stop := by
    refine Nat.lt_of_not_le fun k => ?_
    rewrite [Nat.sub_eq_zero_of_le k, Nat.zero_add, Nat.div_eq_of_lt (Nat.sub_one_lt_of_lt hp)] at h
    exact absurd h (Nat.succ_ne_zero n).symm
  rewrite [Nat.sub_add_comm (Nat.sub_pos_of_lt hi), Nat.add_div_right _ hp] at h
  refine ⟨hi, ?_⟩
  by_cases k : i + step ≤ stop
  · rewrite [Nat.sub_add_eq, Nat.sub_add_cancel
      (Nat.le_sub_of_add_le (Nat.le_trans (Nat.le_of_eq (Nat.add_comm step i)) k))]
    exact Nat.succ.inj h
  · have k' := Nat.sub_lt_left_of_lt_add (Nat.le_of_lt hi) (Nat.lt_of_not_le k)
    rw [Nat.sub_eq_zero_of_le (Nat.le_of_not_le k), Nat.zero_add, Nat.div_eq_of_lt (Nat.sub_one_lt_of_lt hp),
      ← Nat.succ.inj h, Nat.div_eq_of_lt (Nat.lt_of_le_of_lt (Nat.sub_le _ 1) k')]
private theorem next_mod {s i step : Nat} (hl : s ≤ i) (hs : (i - s) % step = 0) : (i + step - s) % step = 0 := by
  rwa [Nat.add_comm, Nat.add_sub_assoc hl, Nat.add_mod_left]
private theorem mem_of_count {r : Range} {x : Nat} : ∀ (n i : Nat), (i - r.start) % r.step = 0 → r.start ≤ i →
    (r.stop - i + r.step - 1) / r.step = n → x ∈ List.range' i n r.step → x ∈ r := by
  intro n
  induction n with
  | zero => exact fun _ _ _ _ => nofun
  | succ n ih =>
    intro i hs hl hn h
    have ⟨hi, hn'⟩ := count_succ r.step_pos hn
    cases h with
    | head => exact ⟨hl, hi, hs⟩
    | tail _ h => exact ih (i + r.step) (next_mod hl hs) (Nat.le_trans hl (Nat.le_add_right _ _)) hn' h
theorem mem_of_mem_range' {r : Range} {x : Nat} (h : x ∈ List.range' r.start r.size r.step) : x ∈ r :=
  mem_of_count r.size r.start (by rw [Nat.sub_self, Nat.zero_mod]) (Nat.le_refl _) rfl h
section
variable {β : Type u} {m : Type u → Type v} [Monad m]
private theorem loop_eq (r : Range) (f : (a : Nat) → a ∈ r → β → m (ForInStep β)) : ∀ (n i : Nat) (init : β)
    (hs : (i - r.start) % r.step = 0) (hl : r.start ≤ i) (hn : (r.stop - i + r.step - 1) / r.step = n),
    forIn'.loop r f init i hs hl =
      forIn' (List.range' i n r.step) init (fun a h => f a (mem_of_count n i hs hl hn h)) := by
  intro n
  induction n with
  | zero =>
    intro i init hs hl hn
    rewrite [forIn'.loop, dif_neg (Nat.not_lt.mpr (le_of_count r.step_pos hn))]
    rfl
  | succ n ih =>
    intro i init hs hl hn
    have ⟨hi, hn'⟩ := count_succ r.step_pos hn
    rewrite [forIn'.loop, dif_pos hi]
    simp only [List.range'_succ, List.forIn'_cons]
    congr
    funext s
    cases s with
    | done b => rfl
    | yield b => exact ih (i + r.step) b _ _ hn'
@[simp] theorem forIn'_eq_forIn'_range' (r : Range) (init : β) (f : (a : Nat) → a ∈ r → β → m (ForInStep β)) :
    forIn' r init f = forIn' (List.range' r.start r.size r.step) init (fun a h => f a (mem_of_mem_range' h)) :=
  loop_eq r f r.size r.start init _ _ rfl
@[simp] theorem forIn_eq_forIn_range' (r : Range) (init : β) (f : Nat → β → m (ForInStep β)) :
    forIn r init f = forIn (List.range' r.start r.size r.step) init f :=
  forIn'_eq_forIn'_range' r init fun a _ => f a
end
end Std.Legacy.Range
