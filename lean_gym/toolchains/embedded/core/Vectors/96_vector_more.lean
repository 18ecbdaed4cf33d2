/-
Vectors: elements with proofs of membership, componentwise operations, comparison, decidable statements.
-/
namespace Vector
variable {α : Type u} {n : Nat}
theorem toArray_mk {xs : Array α} (h : xs.size = n) : (Vector.mk xs h).toArray = xs := rfl
@[simp] theorem toArray_inj : ∀ {xs ys : Vector α n}, xs.toArray = ys.toArray ↔ xs = ys
  | ⟨_, _⟩, ⟨_, _⟩ => ⟨fun h => by cases h; rfl, fun h => congrArg _ h⟩
@[simp] theorem mem_mk {a : α} {xs : Array α} (h : xs.size = n) : a ∈ Vector.mk xs h ↔ a ∈ xs :=
  ⟨fun ⟨h⟩ => h, fun h => ⟨h⟩⟩
@[simp] theorem getElem_mk {xs : Array α} {size : xs.size = n} {i : Nat} (h : i < n) : (Vector.mk xs size)[i] = xs[i] :=
    rfl
@[simp] theorem getElem_toArray {xs : Vector α n} {i : Nat} (h : i < xs.toArray.size) :
    xs.toArray[i] = xs[i]'(xs.size_toArray ▸ h) := rfl
@[ext] protected theorem ext {xs ys : Vector α n} (h : ∀ (i : Nat) (_ : i < n), xs[i] = ys[i]) : xs = ys :=
  toArray_inj.mp (Array.ext (xs.size_toArray.trans ys.size_toArray.symm) fun i h₁ _ => h i (xs.size_toArray ▸ h₁))

/- Elements with proofs. -/
@[inline] def attachWith (xs : Vector α n) (P : α → Prop) (H : ∀ x ∈ xs, P x) : Vector { x // P x } n :=
  ⟨xs.toArray.attachWith P fun x h => H x ⟨h⟩, by rw [Array.size_attachWith, xs.size_toArray]⟩
@[inline] def attach (xs : Vector α n) : Vector { x // x ∈ xs } n := xs.attachWith (· ∈ xs) fun _ => id
@[inline] def pmap {β : Type v} {n : Nat} {P : α → Prop} (f : (a : α) → P a → β) (xs : Vector α n) (H : ∀ a ∈ xs, P a) :
    Vector β n :=
  ⟨xs.toArray.pmap f fun a h => H a ⟨h⟩, by rw [Array.size_pmap, xs.size_toArray]⟩
def unattach {α : Type u} {p : α → Prop} (xs : Vector { x // p x } n) : Vector α n := xs.map (·.val)
protected def finRange (n : Nat) : Vector (Fin n) n := ofFn fun i => i

/- Componentwise. -/
def zero [Zero α] : Vector α n := replicate n 0
instance instZero [Zero α] : Zero (Vector α n) := ⟨zero⟩
def add [Add α] (xs ys : Vector α n) : Vector α n := zipWith (· + ·) xs ys
instance instAdd [Add α] : Add (Vector α n) := ⟨add⟩
def neg [Neg α] (xs : Vector α n) : Vector α n := map (- ·) xs
instance instNeg [Neg α] : Neg (Vector α n) := ⟨neg⟩
def sub [Sub α] (xs ys : Vector α n) : Vector α n := zipWith (· - ·) xs ys
instance instSub [Sub α] : Sub (Vector α n) := ⟨sub⟩
def mul [Mul α] (xs ys : Vector α n) : Vector α n := zipWith (· * ·) xs ys
@[implicit_reducible] def instMul [Mul α] : Mul (Vector α n) := ⟨mul⟩
def smul {β : Type v} {n : Nat} [SMul α β] (c : α) (xs : Vector β n) : Vector β n := map (c • ·) xs
instance instSMul {β : Type v} {n : Nat} [SMul α β] : SMul α (Vector β n) := ⟨smul⟩
def hmul {β : Type v} {γ : Type w} {n : Nat} [HMul α β γ] (c : α) (xs : Vector β n) : Vector γ n := map (c * ·) xs
instance instHMul {β : Type v} {γ : Type w} {n : Nat} [HMul α β γ] : HMul α (Vector β n) (Vector γ n) := ⟨hmul⟩

/- Comparison. -/
@[simp] theorem mk_beq_mk [BEq α] {xs ys : Array α} {h : xs.size = n} {h' : ys.size = n} :
    (mk xs h == mk ys h') = (xs == ys) := by
  subst h
  show Array.isEqvAux xs ys _ _ _ _ = Array.isEqv xs ys _
  rw [Array.isEqv, dif_pos h'.symm]
instance instReflBEq [BEq α] [ReflBEq α] : ReflBEq (Vector α n) :=
  ⟨fun {xs} => by cases xs; rw [mk_beq_mk]; exact BEq.rfl⟩
instance instLawfulBEq [BEq α] [LawfulBEq α] : LawfulBEq (Vector α n) where
  eq_of_beq {xs ys} h := by cases xs; cases ys; rw [mk_beq_mk] at h; exact toArray_inj.mp (eq_of_beq h)
instance instDecidableMemOfLawfulBEq [BEq α] [LawfulBEq α] (a : α) (as : Vector α n) : Decidable (a ∈ as) :=
  decidable_of_decidable_of_iff (mem_toArray_iff a as)
/- Inlined: Lean's own code has functions of these names that take other arguments. -/
@[inline] instance instDecidableLTOfDecidableEq [DecidableEq α] [LT α] [DecidableLT α] : DecidableLT (Vector α n) :=
  fun xs ys => inferInstanceAs (Decidable (xs.toArray < ys.toArray))
@[inline] instance instDecidableLEOfDecidableEqOfDecidableLT [DecidableEq α] [LT α] [DecidableLT α] :
    DecidableLE (Vector α n) :=
  fun xs ys => inferInstanceAs (Decidable (xs.toArray ≤ ys.toArray))

/- Decidable statements; inlined for the same reason. -/
@[inline] instance instDecidableForallForallMemOfDecidablePred {xs : Vector α n} {p : α → Prop} [DecidablePred p] :
    Decidable (∀ x, x ∈ xs → p x) :=
  decidable_of_decidable_of_iff (p := ∀ x, x ∈ xs.toArray → p x)
    ⟨fun h x m => h x m.val, fun h x m => h x ⟨m⟩⟩
@[inline] instance instDecidableExistsAndMemOfDecidablePred {xs : Vector α n} {p : α → Prop} [DecidablePred p] :
    Decidable (∃ x, x ∈ xs ∧ p x) :=
  decidable_of_decidable_of_iff (p := ∃ x, x ∈ xs.toArray ∧ p x)
    ⟨fun ⟨x, m, h⟩ => ⟨x, ⟨m⟩, h⟩, fun ⟨x, m, h⟩ => ⟨x, m.val, h⟩⟩
theorem eq_empty {xs : Vector α 0} : xs = #v[] := toArray_inj.mp (Array.eq_empty_of_size_eq_zero xs.size_toArray)
instance instDecidableForallVectorZero (P : Vector α 0 → Prop) : ∀ [Decidable (P #v[])], Decidable (∀ xs, P xs)
  | .isTrue h => .isTrue fun xs => (eq_empty (xs := xs)).symm ▸ h
  | .isFalse h => .isFalse fun w => h (w _)
instance instDecidableExistsVectorZero (P : Vector α 0 → Prop) [Decidable (P #v[])] : Decidable (∃ xs, P xs) :=
  decidable_of_iff (P #v[]) ⟨fun h => ⟨_, h⟩, fun ⟨xs, h⟩ => eq_empty (xs := xs) ▸ h⟩
theorem exists_push : ∀ {xs : Vector α (n + 1)}, ∃ (ys : Vector α n) (a : α), xs = ys.push a
  | ⟨⟨l⟩, h⟩ => by
    have h : l.length = n + 1 := h
    have k : l ≠ [] := fun e => by rw [e] at h; exact Nat.succ_ne_zero n h.symm
    refine ⟨⟨⟨l.dropLast⟩, ?_⟩, l.getLast k, toArray_inj.mp (Array.ext' ?_)⟩
    · show l.dropLast.length = n
      rw [List.length_dropLast, h, Nat.add_sub_cancel]
    · exact (List.dropLast_concat_getLast k).symm.trans Array.toList_push.symm
instance instDecidableForallVectorSucc (P : Vector α (n + 1) → Prop)
    [Decidable (∀ (x : α) (xs : Vector α n), P (xs.push x))] : Decidable (∀ xs, P xs) :=
  decidable_of_iff (∀ (x : α) (xs : Vector α n), P (xs.push x))
    ⟨fun h xs => have ⟨ys, a, e⟩ := exists_push (xs := xs); e ▸ h a ys, fun h _ _ => h _⟩
instance instDecidableExistsVectorSucc (P : Vector α (n + 1) → Prop)
    [Decidable (∀ (x : α) (xs : Vector α n), ¬ P (xs.push x))] : Decidable (∃ xs, P xs) :=
  decidable_of_iff (¬ ∀ (x : α) (xs : Vector α n), ¬ P (xs.push x))
    ⟨fun h => Classical.byContradiction fun k => h fun _ _ e => k ⟨_, e⟩,
      fun ⟨xs, e⟩ h => have ⟨ys, a, e'⟩ := exists_push (xs := xs); h a ys (e' ▸ e)⟩
end Vector
