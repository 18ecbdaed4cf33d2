/-
Lists: functions, elements, and the usual lemmas about length, membership, `map`, `++`, `reverse`, `filter`, folds,
`take`/`drop`, indexing and permutations.
-/
namespace List
variable {α : Type u}
instance instEmptyCollection : EmptyCollection (List α) := ⟨[]⟩
def filter (p : α → Bool) : (l : List α) → List α
  | [] => []
  | a :: as => match p a with
    | true => a :: filter p as
    | false => filter p as
def foldr {β : Type v} (f : α → β → β) (init : β) : (l : List α) → β
  | [] => init
  | a :: as => f a (foldr f init as)
def foldl {β : Type v} (f : β → α → β) : (init : β) → List α → β
  | b, [] => b
  | b, a :: as => foldl f (f b a) as
def take : Nat → List α → List α
  | 0, _ => []
  | _ + 1, [] => []
  | n + 1, a :: as => a :: take n as
def drop : (n : Nat) → (xs : List α) → List α
  | 0, as => as
  | _ + 1, [] => []
  | n + 1, _ :: as => drop n as
def head? : List α → Option α
  | [] => none
  | a :: _ => some a
def headD : (as : List α) → (fallback : α) → α
  | [], d => d
  | a :: _, _ => a
def tail : List α → List α
  | [] => []
  | _ :: as => as
def isEmpty : List α → Bool
  | [] => true
  | _ :: _ => false
def head : (as : List α) → as ≠ [] → α
  | a :: _, _ => a
def getLast : (as : List α) → as ≠ [] → α
  | [], h => absurd rfl h
  | [a], _ => a
  | _ :: b :: as, _ => getLast (b :: as) nofun
def getLast? : List α → Option α
  | [] => none
  | a :: as => some (getLast (a :: as) nofun)
def dropLast : List α → List α
  | [] => []
  | [_] => []
  | a :: as => a :: dropLast as
def get : (as : List α) → Fin as.length → α
  | a :: _, ⟨0, _⟩ => a
  | _ :: as, ⟨i + 1, h⟩ => get as ⟨i, Nat.le_of_succ_le_succ h⟩
def get?Internal : (as : List α) → (i : Nat) → Option α
  | a :: _, 0 => some a
  | _ :: as, n + 1 => get?Internal as n
  | _, _ => none
instance instGetElemNatLtLength : GetElem (List α) Nat α fun as i => i < as.length := ⟨fun as i h => as.get ⟨i, h⟩⟩
def get!Internal [Inhabited α] : (as : List α) → (i : Nat) → α
  | a :: _, 0 => a
  | _ :: as, n + 1 => get!Internal as n
  | _, _ => default
instance instGetElem?NatLtLength : GetElem? (List α) Nat α fun as i => i < as.length :=
  ⟨fun as i => as.get?Internal i, fun as i => as.get!Internal i⟩
def getD (as : List α) (i : Nat) (fallback : α) : α := as[i]?.getD fallback
def set : (l : List α) → (n : Nat) → (a : α) → List α
  | _ :: as, 0, b => b :: as
  | a :: as, n + 1, b => a :: set as n b
  | [], _, _ => []
def replicate : (n : Nat) → (a : α) → List α
  | 0, _ => []
  | n + 1, a => a :: replicate n a
def filterMap {β : Type v} (f : α → Option β) : List α → List β
  | [] => []
  | a :: as => match f a with
    | none => filterMap f as
    | some b => b :: filterMap f as
def find? (p : α → Bool) : List α → Option α
  | [] => none
  | a :: as => match p a with
    | true => some a
    | false => find? p as
def all : List α → (α → Bool) → Bool
  | [], _ => true
  | a :: as, p => p a && all as p
def any : (l : List α) → (p : α → Bool) → Bool
  | [], _ => false
  | a :: as, p => p a || any as p
def elem [BEq α] (a : α) : (l : List α) → Bool
  | [] => false
  | b :: bs => match a == b with
    | true => true
    | false => elem a bs
abbrev contains [BEq α] (as : List α) (a : α) : Bool := elem a as
def zipWith.{w₁} {β : Type v} {γ : Type w₁} (f : α → β → γ) : (xs : List α) → (ys : List β) → List γ
  | a :: as, b :: bs => f a b :: zipWith f as bs
  | _, _ => []
def zip {β : Type v} : List α → List β → List (α × β) := zipWith Prod.mk
def sum [Add α] [Zero α] : List α → α := foldr (· + ·) 0
def range' : (start len : Nat) → (step : Nat := 1) → List Nat
  | _, 0, _ => []
  | s, n + 1, step => s :: range' (s + step) n step
def range (n : Nat) : List Nat := loop n []
where
  loop : Nat → List Nat → List Nat
    | 0, ns => ns
    | n + 1, ns => loop n (n :: ns)
protected def erase [BEq α] : List α → α → List α
  | [], _ => []
  | a :: as, b => match a == b with
    | true => as
    | false => a :: List.erase as b
inductive Pairwise (R : α → α → Prop) : List α → Prop where
  | nil : Pairwise R []
  | cons : {a : α} → {l : List α} → (∀ a', a' ∈ l → R a a') → Pairwise R l → Pairwise R (a :: l)
def Nodup : List α → Prop := Pairwise (· ≠ ·)
attribute [simp] Pairwise.nil
inductive Perm : List α → List α → Prop where
  | nil : Perm [] []
  | cons (x : α) {l₁ l₂ : List α} : Perm l₁ l₂ → Perm (x :: l₁) (x :: l₂)
  | swap (x y : α) (l : List α) : Perm (y :: x :: l) (x :: y :: l)
  | trans {l₁ l₂ l₃ : List α} : Perm l₁ l₂ → Perm l₂ l₃ → Perm l₁ l₃
inductive Sublist : List α → List α → Prop where
  | slnil : Sublist [] []
  | cons {l₁ l₂ : List α} (a : α) : Sublist l₁ l₂ → Sublist l₁ (a :: l₂)
  | cons_cons {l₁ l₂ : List α} (a : α) : Sublist l₁ l₂ → Sublist (a :: l₁) (a :: l₂)
set_option linter.deprecated false in
@[deprecated Sublist.cons_cons (since := "2026-02-26"), match_pattern] abbrev Sublist.cons₂ := @Sublist.cons_cons
protected def Subset (l₁ l₂ : List α) := ∀ ⦃a : α⦄, a ∈ l₁ → a ∈ l₂
instance instHasSubset : HasSubset (List α) := ⟨List.Subset⟩

/- Constructors and length. -/
@[simp] theorem length_nil : ([] : List α).length = 0 := rfl
@[simp] theorem length_cons {a : α} {as : List α} : (a :: as).length = as.length + 1 := rfl
theorem cons_ne_nil (a : α) (l : List α) : a :: l ≠ [] := nofun
@[simp] theorem nil_eq {xs : List α} : [] = xs ↔ xs = [] := eq_comm
theorem cons_inj_right (a : α) {l l' : List α} : a :: l = a :: l' ↔ l = l' :=
  ⟨fun h => by injection h, fun h => h ▸ rfl⟩
theorem exists_cons_of_ne_nil : ∀ {l : List α}, l ≠ [] → ∃ b l', l = b :: l'
  | b :: L, _ => ⟨b, L, rfl⟩
  | [], h => absurd rfl h
theorem ne_nil_of_length_pos {l : List α} (h : 0 < l.length) : l ≠ [] := fun e => by subst e; exact Nat.lt_irrefl 0 h
theorem eq_nil_of_length_eq_zero {l : List α} (h : l.length = 0) : l = [] := by
  cases l with
  | nil => rfl
  | cons a l => exact absurd h (Nat.succ_ne_zero _)
@[simp] theorem length_eq_zero_iff {l : List α} : l.length = 0 ↔ l = [] := ⟨eq_nil_of_length_eq_zero, fun h => h ▸ rfl⟩
theorem length_pos_iff {l : List α} : 0 < l.length ↔ l ≠ [] := by
  cases l with
  | nil => exact ⟨fun h => absurd h (Nat.lt_irrefl 0), fun h => absurd rfl h⟩
  | cons a l => exact ⟨fun _ => nofun, fun _ => Nat.succ_pos _⟩
@[simp] theorem head_cons {a : α} {l : List α} {h : a :: l ≠ []} : head (a :: l) h = a := rfl
@[simp] theorem head?_nil : head? ([] : List α) = none := rfl
@[simp] theorem head?_cons {a : α} {l : List α} : head? (a :: l) = some a := rfl
@[simp] theorem tail_nil : tail ([] : List α) = [] := rfl
@[simp] theorem tail_cons {a : α} {as : List α} : (a :: as).tail = as := rfl
@[simp] theorem isEmpty_nil : ([] : List α).isEmpty = true := rfl
@[simp] theorem isEmpty_cons {a : α} {as : List α} : (a :: as).isEmpty = false := rfl
@[simp] theorem isEmpty_iff {l : List α} : l.isEmpty = true ↔ l = [] := by
  cases l with
  | nil => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | cons a l => exact ⟨nofun, nofun⟩

/- Membership. -/
@[simp] theorem not_mem_nil {a : α} : ¬ a ∈ ([] : List α) := nofun
@[simp] theorem mem_cons {a b : α} {l : List α} : a ∈ b :: l ↔ a = b ∨ a ∈ l :=
  ⟨fun h => match h with
    | .head _ => .inl rfl
    | .tail _ h => .inr h,
   fun h => match h with
    | .inl e => e ▸ .head l
    | .inr h => .tail b h⟩
theorem mem_cons_self {a : α} {l : List α} : a ∈ a :: l := .head l
theorem mem_cons_of_mem (y : α) {a : α} {l : List α} : a ∈ l → a ∈ y :: l := .tail y
theorem mem_singleton {a b : α} : a ∈ [b] ↔ a = b :=
  mem_cons.trans (or_iff_left_iff_imp.mpr fun h => absurd h not_mem_nil)
theorem ne_nil_of_mem {a : α} {l : List α} (h : a ∈ l) : l ≠ [] := fun e => by subst e; exact absurd h not_mem_nil
theorem length_pos_of_mem {a : α} {l : List α} (h : a ∈ l) : 0 < l.length := length_pos_iff.mpr (ne_nil_of_mem h)
theorem eq_nil_iff_forall_not_mem {l : List α} : l = [] ↔ ∀ a, ¬ a ∈ l := by
  cases l with
  | nil => exact ⟨fun _ _ => not_mem_nil, fun _ => rfl⟩
  | cons b l => exact ⟨fun h => (cons_ne_nil b l h).elim, fun h => absurd (.head l) (h b)⟩
theorem forall_mem_nil (p : α → Prop) : ∀ x, x ∈ ([] : List α) → p x := fun _ h => absurd h not_mem_nil
theorem forall_mem_cons {p : α → Prop} {a : α} {l : List α} : (∀ x, x ∈ a :: l → p x) ↔ p a ∧ ∀ x, x ∈ l → p x :=
  ⟨fun h => ⟨h a (.head l), fun x m => h x (.tail a m)⟩,
    fun h x m => (mem_cons.mp m).elim (fun e => e ▸ h.1) (h.2 x)⟩
theorem mem_iff_append {a : α} {l : List α} : a ∈ l ↔ ∃ s t : List α, l = s ++ a :: t := by
  constructor
  · intro h
    induction h with
    | head as => exact ⟨[], as, rfl⟩
    | tail b _ ih =>
      obtain ⟨s, t, rfl⟩ := ih
      exact ⟨b :: s, t, rfl⟩
  · rintro ⟨s, t, rfl⟩
    induction s with
    | nil => exact .head t
    | cons b s ih => exact .tail b ih
theorem sizeOf_lt_of_mem [SizeOf α] {a : α} {as : List α} (h : a ∈ as) : sizeOf a < sizeOf as := by
  induction h with
  | head as => exact Nat.lt_add_right _ (Nat.lt_add_of_pos_left (Nat.succ_pos 0))
  | tail b _ ih => exact Nat.lt_of_lt_of_le ih (Nat.le_add_left _ _)

/- Appending. -/
@[simp] theorem mem_append {a : α} {s t : List α} : a ∈ s ++ t ↔ a ∈ s ∨ a ∈ t := by
  induction s with
  | nil => exact ⟨.inr, fun h => h.resolve_left not_mem_nil⟩
  | cons b s ih => exact mem_cons.trans ((or_congr .rfl ih).trans (or_assoc.symm.trans (or_congr mem_cons.symm .rfl)))
theorem mem_append_left {a : α} {as : List α} (bs : List α) : a ∈ as → a ∈ as ++ bs := fun h => mem_append.mpr (.inl h)
theorem mem_append_right {b : α} (as : List α) {bs : List α} : b ∈ bs → b ∈ as ++ bs := fun h => mem_append.mpr (.inr h)
@[simp] theorem append_eq_nil_iff {p q : List α} : p ++ q = [] ↔ p = [] ∧ q = [] := by
  cases p with
  | nil => exact ⟨fun h => ⟨rfl, h⟩, fun h => h.2⟩
  | cons a p => exact ⟨nofun, nofun⟩
theorem append_cancel_left {as bs cs : List α} (h : as ++ bs = as ++ cs) : bs = cs := by
  induction as with
  | nil => exact h
  | cons a as ih => exact ih (List.cons.inj h).2
private theorem longer {a : α} {as bs : List α} (h : [] ++ bs = a :: as ++ bs) : False := by
  have e : bs.length = (as ++ bs).length + 1 := congrArg length h
  rw [length_append] at e
  exact Nat.ne_of_lt (Nat.lt_succ_of_le (Nat.le_add_left ..)) e
theorem append_cancel_right {as bs cs : List α} (h : as ++ bs = cs ++ bs) : as = cs := by
  induction as generalizing cs with
  | nil =>
    cases cs with
    | nil => rfl
    | cons c cs => exact (longer h).elim
  | cons a as ih =>
    cases cs with
    | nil => exact (longer h.symm).elim
    | cons c cs => exact congr (congrArg cons (List.cons.inj h).1) (ih (List.cons.inj h).2)
@[simp] theorem append_cancel_left_eq (as bs cs : List α) : (as ++ bs = as ++ cs) = (bs = cs) :=
  propext ⟨append_cancel_left, fun h => h ▸ rfl⟩
@[simp] theorem append_cancel_right_eq (as bs cs : List α) : (as ++ bs = cs ++ bs) = (as = cs) :=
  propext ⟨append_cancel_right, fun h => h ▸ rfl⟩
@[simp] theorem concat_eq_append {as : List α} {a : α} : as.concat a = as ++ [a] := by
  induction as with
  | nil => rfl
  | cons b as ih => exact congrArg (cons b) ih

/- map. -/
@[simp] theorem map_nil {β : Type v} {f : α → β} : map f [] = [] := rfl
@[simp] theorem map_cons {β : Type v} {f : α → β} {a : α} {l : List α} : map f (a :: l) = f a :: map f l := rfl
@[simp] theorem length_map {β : Type v} {as : List α} (f : α → β) : (as.map f).length = as.length := by
  induction as with
  | nil => rfl
  | cons a as ih => exact congrArg (· + 1) ih
@[simp] theorem map_append {β : Type v} {f : α → β} {l₁ l₂ : List α} : map f (l₁ ++ l₂) = map f l₁ ++ map f l₂ := by
  induction l₁ with
  | nil => rfl
  | cons a s ih => exact congrArg (cons (f a)) ih
@[simp] theorem map_map.{w₁} {β : Type v} {γ : Type w₁} {g : β → γ} {f : α → β} {l : List α} :
    map g (map f l) = map (g ∘ f) l := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (cons (g (f a))) ih
@[simp] theorem map_id_fun : map (id : α → α) = id := funext fun l => by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (cons a) ih
@[simp] theorem map_id_fun' : map (fun (a : α) => a) = id := map_id_fun
theorem map_id (l : List α) : map (id : α → α) l = l := congrFun map_id_fun l
theorem map_id' (l : List α) : map (fun (a : α) => a) l = l := map_id l
@[simp 500] theorem mem_map {β : Type v} {b : β} {f : α → β} {l : List α} : b ∈ l.map f ↔ ∃ a, a ∈ l ∧ f a = b := by
  induction l with
  | nil => exact ⟨nofun, fun ⟨_, h, _⟩ => absurd h not_mem_nil⟩
  | cons a l ih =>
    simp only [map_cons, mem_cons, ih]
    exact ⟨fun h => h.elim (fun e => ⟨a, .inl rfl, e.symm⟩) (fun ⟨x, hx, e⟩ => ⟨x, .inr hx, e⟩),
      fun ⟨x, hx, e⟩ => hx.elim (fun y => .inl (y ▸ e.symm)) (fun y => .inr ⟨x, y, e⟩)⟩
theorem mem_map_of_mem {β : Type v} {a : α} {l : List α} {f : α → β} (h : a ∈ l) : f a ∈ map f l :=
  mem_map.mpr ⟨a, h, rfl⟩
theorem map_congr_left {β : Type v} {l : List α} {f g : α → β} (h : ∀ a, a ∈ l → f a = g a) : map f l = map g l := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [map_cons, map_cons, h a mem_cons_self, ih fun b hb => h b (mem_cons_of_mem a hb)]
@[simp] theorem map_eq_nil_iff {β : Type v} {f : α → β} {l : List α} : map f l = [] ↔ l = [] := by
  cases l with
  | nil => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | cons a l => exact ⟨nofun, nofun⟩

/- reverse. -/
@[simp] theorem reverseAux_eq {as bs : List α} : reverseAux as bs = reverse as ++ bs := by
  induction as generalizing bs with
  | nil => rfl
  | cons a as ih =>
    show reverseAux as (a :: bs) = reverseAux as [a] ++ bs
    rw [ih, ih, append_assoc]
    rfl
@[simp] theorem reverse_nil : reverse ([] : List α) = [] := rfl
@[simp] theorem reverse_cons {a : α} {as : List α} : reverse (a :: as) = reverse as ++ [a] :=
  reverseAux_eq (bs := [a])
@[simp] theorem reverse_append {as bs : List α} : (as ++ bs).reverse = bs.reverse ++ as.reverse := by
  induction as with
  | nil => exact (append_nil _).symm
  | cons a as ih =>
    rw [cons_append, reverse_cons, reverse_cons, ih, append_assoc]
@[simp] theorem reverse_reverse (as : List α) : as.reverse.reverse = as := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [reverse_cons, reverse_append, ih]; rfl
@[simp] theorem length_reverse {as : List α} : (as.reverse).length = as.length := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [reverse_cons, length_append, ih]; rfl
@[simp] theorem mem_reverse {x : α} {as : List α} : x ∈ reverse as ↔ x ∈ as := by
  induction as with
  | nil => rfl
  | cons b as ih => rw [reverse_cons, mem_append, ih, mem_singleton, mem_cons, or_comm]
@[simp] theorem map_reverse {β : Type v} {f : α → β} {l : List α} : map f l.reverse = (map f l).reverse := by
  induction l with
  | nil => rfl
  | cons a as ih => rw [reverse_cons, map_append, ih, map_cons, map_cons, reverse_cons]; rfl
@[simp] theorem reverse_eq_nil_iff {xs : List α} : xs.reverse = [] ↔ xs = [] :=
  ⟨fun h => (reverse_reverse xs).symm.trans (congrArg reverse h), fun h => congrArg reverse h⟩
@[simp] theorem reverse_inj {xs ys : List α} : xs.reverse = ys.reverse ↔ xs = ys :=
  ⟨fun h => by rw [← reverse_reverse xs, h, reverse_reverse], fun h => h ▸ rfl⟩

/- filter. -/
@[simp] theorem filter_nil {p : α → Bool} : filter p [] = [] := rfl
theorem filter_cons {x : α} {xs : List α} {p : α → Bool} :
    (x :: xs : List α).filter p = if p x then x :: (xs.filter p) else xs.filter p := by
  show (match p x with | true => x :: filter p xs | false => filter p xs) = _
  cases p x <;> rfl
@[simp] theorem filter_cons_of_pos {p : α → Bool} {a : α} {l : List α} (pa : p a) :
    filter p (a :: l) = a :: filter p l := filter_cons.trans (if_pos pa)
@[simp] theorem filter_cons_of_neg {p : α → Bool} {a : α} {l : List α} (pa : ¬ p a) : filter p (a :: l) = filter p l :=
  filter_cons.trans (if_neg pa)
@[simp] theorem filter_append {p : α → Bool} (l₁ l₂ : List α) : filter p (l₁ ++ l₂) = filter p l₁ ++ filter p l₂ := by
  induction l₁ with
  | nil => rfl
  | cons a s ih => rw [cons_append, filter_cons, filter_cons, ih]; cases p a <;> rfl
@[simp] theorem mem_filter {x : α} {p : α → Bool} {as : List α} : x ∈ filter p as ↔ x ∈ as ∧ p x := by
  induction as with
  | nil => exact ⟨nofun, fun h => absurd h.1 not_mem_nil⟩
  | cons b as ih =>
    by_cases h : p b
    · rw [filter_cons_of_pos h, mem_cons, mem_cons, ih]
      exact ⟨fun k => k.elim (fun e => ⟨.inl e, e ▸ h⟩) (fun ⟨x, y⟩ => ⟨.inr x, y⟩),
        fun ⟨x, y⟩ => x.elim .inl (fun x => .inr ⟨x, y⟩)⟩
    · rw [filter_cons_of_neg h, mem_cons, ih]
      exact ⟨fun ⟨x, y⟩ => ⟨.inr x, y⟩, fun ⟨x, y⟩ => x.elim (fun e => absurd (e ▸ y) h) (fun x => ⟨x, y⟩)⟩
theorem length_filter_le (p : α → Bool) (l : List α) : (l.filter p).length ≤ l.length := by
  induction l with
  | nil => exact Nat.le_refl 0
  | cons a as ih =>
    by_cases h : p a
    · rw [filter_cons_of_pos h]; exact Nat.succ_le_succ ih
    · rw [filter_cons_of_neg h]; exact Nat.le_trans ih (Nat.le_succ _)
@[simp] theorem filter_filter {p q : α → Bool} {l : List α} : filter p (filter q l) = filter (fun a => p a && q a) l :=
  by
  induction l with
  | nil => rfl
  | cons a as ih => 
    rw [filter_cons, filter_cons, ← ih]
    cases q a with
    | true => rw [if_pos rfl, filter_cons, Bool.and_true]
    | false => rw [Bool.and_false]; rfl

/- Folds. -/
section
variable {β : Type v} {f : α → β → β} {g : β → α → β} {b : β} {l : List α}
@[simp] theorem foldr_nil : foldr f b [] = b := rfl
@[simp] theorem foldr_cons {a : α} {l : List α} : (a :: l).foldr f b = f a (l.foldr f b) := rfl
@[simp] theorem foldl_nil : foldl g b [] = b := rfl
@[simp] theorem foldl_cons {a : α} {l : List α} : (a :: l).foldl g b = l.foldl g (g b a) := rfl
@[simp] theorem foldr_append {l' : List α} : (l ++ l').foldr f b = l.foldr f (l'.foldr f b) := by
  induction l with
  | nil => rfl
  | cons a s ih => exact congrArg (f a) ih
@[simp] theorem foldl_append {l' : List α} : (l ++ l').foldl g b = l'.foldl g (l.foldl g b) := by
  induction l generalizing b with
  | nil => rfl
  | cons a s ih => exact ih
@[simp] theorem foldl_reverse : l.reverse.foldl g b = l.foldr (fun x y => g y x) b := by
  induction l with
  | nil => rfl
  | cons a s ih => rw [reverse_cons, foldl_append, ih]; rfl
@[simp] theorem foldr_reverse : l.reverse.foldr f b = l.foldl (fun x y => f y x) b := by
  have e := foldl_reverse (g := fun x y => f y x) (b := b) (l := l.reverse)
  rw [reverse_reverse] at e
  exact e.symm
end
theorem foldr_map.{w₁} {β : Type v} {γ : Type w₁} {f : α → β} {g : β → γ → γ} {l : List α} {init : γ} :
    (l.map f).foldr g init = l.foldr (fun x y => g (f x) y) init := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (g (f a)) ih
theorem foldl_map.{w₁} {β : Type v} {γ : Type w₁} {f : α → β} {g : γ → β → γ} {l : List α} {init : γ} :
    (l.map f).foldl g init = l.foldl (fun x y => g x (f y)) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih => exact ih
theorem foldr_cons_nil {l : List α} : l.foldr cons [] = l := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (cons a) ih
@[simp] theorem sum_nil [Add α] [Zero α] : ([] : List α).sum = 0 := rfl
@[simp] theorem sum_cons [Add α] [Zero α] {a : α} {l : List α} : (a :: l).sum = a + l.sum := rfl
theorem sum_append_nat {l₁ l₂ : List Nat} : (l₁ ++ l₂).sum = l₁.sum + l₂.sum := by
  induction l₁ with
  | nil => exact (Nat.zero_add _).symm
  | cons a s ih => exact (congrArg (a + ·) ih).trans (Nat.add_assoc ..).symm
@[simp] theorem all_nil {p : α → Bool} : [].all p = true := rfl
@[simp] theorem all_cons {p : α → Bool} {a : α} {l : List α} : (a :: l).all p = (p a && l.all p) := rfl
@[simp] theorem any_nil {p : α → Bool} : [].any p = false := rfl
@[simp] theorem any_cons {p : α → Bool} {a : α} {l : List α} : (a :: l).any p = (p a || l.any p) := rfl
@[simp] theorem all_eq_true {p : α → Bool} {l : List α} : l.all p = true ↔ ∀ x, x ∈ l → p x := by
  induction l with
  | nil => exact ⟨fun _ => forall_mem_nil _, fun _ => rfl⟩
  | cons a l ih => rw [all_cons, Bool.and_eq_true, ih, forall_mem_cons]
@[simp] theorem any_eq_true {p : α → Bool} {l : List α} : l.any p = true ↔ ∃ x, x ∈ l ∧ p x := by
  induction l with
  | nil => exact ⟨nofun, fun ⟨_, h, _⟩ => absurd h not_mem_nil⟩
  | cons a l ih => 
    rw [any_cons, Bool.or_eq_true, ih]
    exact ⟨fun h => h.elim (fun h => ⟨a, .head l, h⟩) (fun ⟨x, m, h⟩ => ⟨x, .tail a m, h⟩),
      fun ⟨x, m, h⟩ => (mem_cons.mp m).elim (fun e => .inl (e ▸ h)) (fun m => .inr ⟨x, m, h⟩)⟩

/- take and drop. -/
@[simp] theorem take_nil {i : Nat} : ([] : List α).take i = [] := by cases i <;> rfl
@[simp] theorem take_zero {l : List α} : l.take 0 = [] := rfl
@[simp] theorem take_succ_cons {i : Nat} {a : α} {as : List α} : (a :: as).take (i + 1) = a :: as.take i := rfl
@[simp] theorem drop_nil {i : Nat} : ([] : List α).drop i = [] := by cases i <;> rfl
@[simp] theorem drop_zero {l : List α} : l.drop 0 = l := rfl
@[simp] theorem drop_succ_cons {a : α} {l : List α} {i : Nat} : (a :: l).drop (i + 1) = l.drop i := rfl
@[simp] theorem take_append_drop (i : Nat) (l : List α) : l.take i ++ l.drop i = l := by
  induction l generalizing i with
  | nil => cases i <;> rfl
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (cons a) (ih i)
private theorem succ_min_succ (i n : Nat) : min (i + 1) (n + 1) = min i n + 1 := (Nat.le_total i n).elim
  (fun h => (Nat.min_eq_left (Nat.succ_le_succ h)).trans (congrArg (· + 1) (Nat.min_eq_left h)).symm)
  (fun h => (Nat.min_eq_right (Nat.succ_le_succ h)).trans (congrArg (· + 1) (Nat.min_eq_right h)).symm)
@[simp] theorem length_take {i : Nat} {l : List α} : (l.take i).length = min i l.length := by
  induction l generalizing i with
  | nil => rw [take_nil]; exact (Nat.min_zero i).symm
  | cons a l ih => cases i with
    | zero => exact (Nat.zero_min _).symm
    | succ i => exact (congrArg (· + 1) ih).trans (succ_min_succ ..).symm
@[simp] theorem length_drop {i : Nat} {l : List α} : (l.drop i).length = l.length - i := by
  induction l generalizing i with
  | nil => rw [drop_nil]; exact (Nat.zero_sub i).symm
  | cons a l ih => cases i with
    | zero => rfl
    | succ n => exact ih.trans (Nat.succ_sub_succ ..).symm
theorem take_of_length_le {l : List α} {i : Nat} (h : l.length ≤ i) : l.take i = l := by
  induction l generalizing i with
  | nil => exact take_nil
  | cons a l ih => cases i with
    | zero => exact absurd h (Nat.not_succ_le_zero _)
    | succ n => exact congrArg (cons a) (ih (Nat.le_of_succ_le_succ h))
theorem drop_eq_nil_of_le {as : List α} {i : Nat} (h : as.length ≤ i) : as.drop i = [] := 
  eq_nil_of_length_eq_zero (length_drop.trans (Nat.sub_eq_zero_of_le h))
@[simp] theorem take_length {l : List α} : l.take l.length = l := take_of_length_le (Nat.le_refl _)
@[simp] theorem drop_length {l : List α} : l.drop l.length = [] := drop_eq_nil_of_le (Nat.le_refl _)
@[simp] theorem length_replicate {n : Nat} {a : α} : (replicate n a).length = n := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg (· + 1) ih
theorem replicate_succ {a : α} {n : Nat} : replicate (n + 1) a = a :: replicate n a := rfl
@[simp] theorem replicate_zero {a : α} : replicate 0 a = [] := rfl
@[simp] theorem mem_replicate {a b : α} {n : Nat} : b ∈ replicate n a ↔ n ≠ 0 ∧ b = a := by
  induction n with
  | zero => exact ⟨nofun, fun h => absurd rfl h.1⟩
  | succ n ih =>
    rw [replicate_succ, mem_cons, ih]
    exact ⟨fun h => h.elim (fun e => ⟨Nat.succ_ne_zero n, e⟩) (fun ⟨_, e⟩ => ⟨Nat.succ_ne_zero n, e⟩),
        fun ⟨_, e⟩ => .inl e⟩
@[simp] theorem flatten_nil : ([] : List (List α)).flatten = [] := rfl
@[simp] theorem flatten_cons {l : List α} {L : List (List α)} : (l :: L).flatten = l ++ L.flatten := rfl
@[simp] theorem flatten_append {L₁ L₂ : List (List α)} : (L₁ ++ L₂).flatten = L₁.flatten ++ L₂.flatten := by
  induction L₁ with
  | nil => rfl
  | cons a s ih => exact (congrArg (a ++ ·) ih).trans (append_assoc ..).symm

/- Elements by position. -/
@[simp] theorem get_eq_getElem {l : List α} {i : Fin l.length} : l.get i = l[i.1]'i.2 := rfl
theorem getElem_cons_zero (a : α) (as : List α) (h : 0 < (a :: as).length) : (a :: as)[0]'h = a := rfl
theorem getElem_cons_succ (a : α) (as : List α) (i : Nat) (h : i + 1 < (a :: as).length) :
    (a :: as)[i + 1]'h = as[i]'(Nat.lt_of_succ_lt_succ h) := rfl
attribute [simp] getElem_cons_zero getElem_cons_succ
@[simp] theorem getElem?_nil {i : Nat} : ([] : List α)[i]? = none := by cases i <;> rfl
theorem getElem?_cons_zero {a : α} {l : List α} : (a :: l)[0]? = some a := rfl
@[simp] theorem getElem?_cons_succ {a : α} {l : List α} {i : Nat} : (a :: l)[i + 1]? = l[i]? := rfl
@[simp] theorem getElem_mem : ∀ {l : List α} {n : Nat} (h : n < l.length), l[n]'h ∈ l
  | _ :: l, 0, _ => .head l
  | a :: _, _ + 1, h => .tail a (getElem_mem (Nat.le_of_succ_le_succ h))
@[ext] theorem ext_getElem? {l₁ l₂ : List α} (h : ∀ i : Nat, l₁[i]? = l₂[i]?) : l₁ = l₂ := by
  induction l₁ generalizing l₂ with
  | nil => cases l₂ with
    | nil => rfl
    | cons b bs => nomatch h 0
  | cons a as ih => cases l₂ with
    | nil => nomatch h 0
    | cons b bs => exact congr (congrArg cons (Option.some.inj (h 0))) (ih fun i => h (i + 1))
theorem getElem?_eq_none_iff {l : List α} {i : Nat} : l[i]? = none ↔ l.length ≤ i := by
  induction l generalizing i with
  | nil => exact ⟨fun _ => Nat.zero_le i, fun _ => getElem?_nil⟩
  | cons a l ih => cases i with
    | zero => exact ⟨nofun, fun h => absurd h (Nat.not_succ_le_zero _)⟩
    | succ i => exact ih.trans ⟨Nat.succ_le_succ, Nat.le_of_succ_le_succ⟩
theorem getElem?_eq_getElem {l : List α} {i : Nat} (h : i < l.length) : l[i]? = some (l[i]'h) := by
  induction l generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero _)
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih (Nat.lt_of_succ_lt_succ h)
theorem getElem?_eq_none {l : List α} {i : Nat} (h : l.length ≤ i) : l[i]? = none := getElem?_eq_none_iff.mpr h
theorem none_eq_getElem?_iff {l : List α} {i : Nat} : none = l[i]? ↔ l.length ≤ i :=
  eq_comm.trans getElem?_eq_none_iff
instance instLawfulGetElemNatLtLength : LawfulGetElem (List α) Nat α fun as i => i < as.length where
  getElem?_def l i _ := by
    split
    · exact getElem?_eq_getElem _
    · exact getElem?_eq_none (Nat.le_of_not_lt ‹_›)
  getElem!_def {_} l i := by
    induction l generalizing i with
    | nil => rfl
    | cons a l ih => cases i with
      | zero => rfl
      | succ i => exact ih i
@[simp] theorem getD_eq_getElem?_getD {l : List α} {i : Nat} {a : α} : l.getD i a = l[i]?.getD a := rfl
theorem ext_getElem {l₁ l₂ : List α} (hl : l₁.length = l₂.length)
    (h : ∀ (i : Nat) (h₁ : i < l₁.length) (h₂ : i < l₂.length), l₁[i]'h₁ = l₂[i]'h₂) : l₁ = l₂ := by
  induction l₁ generalizing l₂ with
  | nil => exact (eq_nil_of_length_eq_zero hl.symm).symm
  | cons a l ih => cases l₂ with
    | nil => exact eq_nil_of_length_eq_zero hl
    | cons b l' =>
      exact congr (congrArg cons (h 0 (Nat.zero_lt_succ _) (Nat.zero_lt_succ _)))
        (ih (Nat.succ.inj hl) fun i h₁ h₂ => h (i + 1) (Nat.succ_lt_succ h₁) (Nat.succ_lt_succ h₂))
@[simp] theorem getElem_map {β : Type v} (f : α → β) {l : List α} {i : Nat} {h : i < (map f l).length} :
    (map f l)[i]'h = f (l[i]'(length_map (as := l) f ▸ h)) := by
  induction l generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero _)
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih

/- Permutations. -/
namespace Perm
@[simp, refl] protected theorem refl : ∀ l : List α, Perm l l
  | [] => .nil
  | a :: l => .cons a (Perm.refl l)
protected theorem symm {l₁ l₂ : List α} (h : Perm l₁ l₂) : Perm l₂ l₁ := by
  induction h with
  | nil => exact .nil
  | cons x _ ih => exact .cons x ih
  | swap x y l => exact .swap y x l
  | trans _ _ h₁ h₂ => exact .trans h₂ h₁
theorem length_eq {l₁ l₂ : List α} (h : Perm l₁ l₂) : l₁.length = l₂.length := by
  induction h with
  | nil => rfl
  | cons _ _ ih => exact congrArg (· + 1) ih
  | swap => rfl
  | trans _ _ h₁ h₂ => exact h₁.trans h₂
theorem mem_iff {a : α} {l₁ l₂ : List α} (h : Perm l₁ l₂) : a ∈ l₁ ↔ a ∈ l₂ := by
  induction h with
  | nil => exact Iff.rfl
  | cons _ _ ih => exact mem_cons.trans ((or_congr .rfl ih).trans mem_cons.symm)
  | swap x y l => rw [mem_cons, mem_cons, mem_cons, mem_cons]; exact or_left_comm
  | trans _ _ h₁ h₂ => exact h₁.trans h₂
end Perm

/- Decidability. -/
theorem elem_iff [BEq α] [LawfulBEq α] {a : α} {as : List α} : elem a as = true ↔ a ∈ as := by
  induction as with
  | nil => exact ⟨nofun, nofun⟩
  | cons b bs ih =>
    show (match a == b with | true => true | false => elem a bs) = true ↔ _
    rw [mem_cons, ← ih]
    cases h : a == b with
    | true => exact ⟨fun _ => .inl (eq_of_beq h), fun _ => rfl⟩
    | false => exact ⟨.inr, fun k => k.resolve_left (ne_of_beq_false h)⟩
theorem contains_iff_mem [BEq α] [LawfulBEq α] {a : α} {as : List α} : as.contains a = true ↔ a ∈ as := elem_iff
instance instDecidableMemOfLawfulBEq [BEq α] [LawfulBEq α] (a : α) (as : List α) : Decidable (a ∈ as) :=
  decidable_of_decidable_of_iff elem_iff
instance decidableBAll (p : α → Prop) [h : DecidablePred p] : (l : List α) → Decidable (∀ x, x ∈ l → p x)
  | [] => isTrue fun _ m => absurd m not_mem_nil
  | b :: l => match h b with
    | isFalse a => isFalse fun f => a (f b (.head l))
    | isTrue a => match decidableBAll p l with
      | isTrue f => isTrue fun x m => (mem_cons.mp m).elim (fun e => e ▸ a) (f x)
      | isFalse a => isFalse fun f => a fun x m => f x (.tail b m)
instance decidableBEx (p : α → Prop) [h : DecidablePred p] : (l : List α) → Decidable (∃ x, x ∈ l ∧ p x)
  | [] => isFalse fun ⟨_, m, _⟩ => absurd m not_mem_nil
  | b :: l => match h b with
    | isTrue a => isTrue ⟨b, .head l, a⟩
    | isFalse a => match decidableBEx p l with
      | isTrue f => isTrue (f.elim fun x ⟨m, k⟩ => ⟨x, .tail b m, k⟩)
      | isFalse f => isFalse fun ⟨x, m, k⟩ => (mem_cons.mp m).elim (fun e => a (e ▸ k)) (fun m => f ⟨x, m, k⟩)
end List
