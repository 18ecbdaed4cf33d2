/- Lists, options, sums, pairs, functions, subtypes, `Fin`, characters and strings. -/
set_option linter.unusedVariables false
-- lists
theorem l1 {α : Type} (a b : List α) : (a ++ b).length = b.length + a.length := by simp [Nat.add_comm]
theorem l2 {α : Type} (a b : List α) : (a ++ b).reverse.reverse = a ++ b := by simp
theorem l3 {α β γ : Type} (f : α → β) (g : β → γ) (l : List α) : (l.map f).map g = l.map (g ∘ f) := by simp
theorem l4 {α : Type} (x : α) (a b : List α) (h : x ∈ a) : x ∈ a ++ b := by simp [h]
theorem l5 (l : List Nat) (h : 0 < l.length) : l[0] ∈ l := List.getElem_mem h
theorem l6 : [1, 2, 3].map (· + 1) = [2, 3, 4] := rfl
theorem l7 : [1, 2, 3].foldr (· + ·) 0 = 6 := by decide
theorem l8 : [1, 2, 3][1] = 2 := rfl
theorem l9 : [1, 2, 3][5]? = none := rfl
theorem l10 : 3 ∈ [1, 2, 3] := by decide
theorem l11 : 4 ∉ [1, 2, 3] := by simp
theorem l12 : [3, 1, 2].filter (· > 1) = [3, 2] := by decide
theorem l13 {α : Type} (l : List α) : l.reverse.length = l.length := by simp
theorem l14 {α : Type} (p : α → Bool) (l : List α) : ∀ x ∈ l.filter p, p x = true := fun x h => (List.mem_filter.mp h).2
theorem l15 (n : Nat) (l : List Nat) : l.take n ++ l.drop n = l := by simp
theorem l16 {α : Type} (a b : α) (s t : List α) (h : a :: s = b :: t) : a = b ∧ s = t := by simpa using h
theorem l17 {α : Type} (l : List α) : l = [] ∨ ∃ a t, l = a :: t := by cases l <;> simp
theorem l18 (xs : List Nat) (i : Nat) (h : i < xs.length) : xs[i] = xs[i]'h := rfl
theorem l19 {α β : Type} (f : α → β) (l : List α) (i : Nat) (h : i < l.length) : (l.map f)[i]'(by simpa using h) = f l[i] := by simp
-- options, sums, products, functions, subtypes
theorem o1 (o : Option Nat) (h : o ≠ none) : ∃ n, o = some n := by cases o <;> simp at *
theorem o2 (o : Option Nat) : (o.map id) = o := by simp
theorem p1 {α β : Type} (p q : α × β) (h : p.1 = q.1) (k : p.2 = q.2) : p = q := by ext <;> assumption
theorem p2 {α β : Type} (p : α × β) : p.swap.swap = p := by simp
theorem s1 {α β : Type} (s : α ⊕ β) : (∃ a, s = .inl a) ∨ (∃ b, s = .inr b) := by cases s <;> simp
theorem f1 {α β γ : Type} (f : α → β) (g : β → γ) (h : Function.Injective (g ∘ f)) : Function.Injective f := fun a b e => h (by simp [e])
theorem f2 : Function.Injective Nat.succ := fun a b h => by injection h
theorem st1 {p : Nat → Prop} (a b : {n // p n}) (h : a.val = b.val) : a = b := by ext; exact h
theorem fin1 (a b : Fin 3) : a + b = b + a := by revert a b; decide
theorem fin2 : (4 : Fin 3) = 1 := rfl
theorem fin3 (n : Nat) (i : Fin n) : i.val < n := i.isLt
theorem fin4 : ∀ i : Fin 5, i < 5 ∨ True := by decide
theorem c1 : 'a' = 'a' := rfl
theorem c2 : 'a' ≠ 'b' := by decide
theorem str1 : "ab" ++ "c" = "abc" := by decide
theorem str2 : "ab" ≠ "ac" := by decide
theorem str3 : "hello".length = 5 := rfl
theorem n1 : ∀ n, n < 10 → n * n < 100 := by decide
theorem n2 (a b : Nat) (h : a + 3 = b + 3) : a = b := by simpa using h
theorem n3 (a : Nat) : ¬ (a + 1 = 0) := by simp
theorem ex1 (f : Nat → Nat) (h : ∃ x, f x = 3) : ∃ y, 3 = f y := by obtain ⟨x, hx⟩ := h; exact ⟨x, hx.symm⟩
-- must fail
theorem bad1 : [1, 2].length = 3 := by simp -- FAIL
theorem bad2 {α : Type} (a b : List α) : a ++ b = b ++ a := by simp -- FAIL
theorem bad3 (l : List Nat) : l[0] = 3 := rfl -- FAIL
theorem bad4 : 'a' = 'b' := by decide -- FAIL
theorem bad5 : (4 : Fin 3) = 2 := by decide -- FAIL
theorem bad6 : 3 ∈ [1, 2] := by simp -- FAIL
theorem bad7 (o : Option Nat) : o ≠ none := by cases o <;> simp -- FAIL
-- what macros call is a function like any other
theorem m1 (a : Nat) : (Array.mkArray1 a).size = 1 := rfl
theorem m2 (a b : Nat) : Array.mkArray2 a b = #[a, b] := rfl
theorem m3 : (Lean.Syntax.node .none `a #[.missing]).getNumArgs = 1 := rfl
theorem m4 : #[1, 2, 3, 4, 5].getSepElems = #[1, 3, 5] := rfl
theorem m5 : Char.quoteCore '\n' = "\\n" ∧ Char.quoteCore '\'' = "\\'" ∧ Char.quoteCore '\'' true = "'" := by decide
-- instances
theorem i1 : ((1, true) == (1, true)) = true := by decide
theorem i2 (p q : Nat × Bool) (h : (p == q) = true) : p = q := by simpa using h
theorem i3 : if 2 = 3 then 1 = 2 else 2 = 2 := by decide
theorem i4 : Prod.lexLt (1, 5) (2, 3) := by decide
theorem i5 (x y : { n : Nat // n < 5 }) (h : x < y) : x.1 < y.1 := h
theorem i6 (p q : Prop) (h : p ↔ q) : p = q := propext h
theorem i7 : (True = (2 < 3)) := by decide
theorem i8 : (⟨1, true⟩ : (_ : Nat) × Bool) ≠ ⟨1, false⟩ := by decide
theorem i9 (n : Nat) [NeZero n] : NeZero (n + 3) ∧ NeZero (2 * n) := ⟨inferInstance, inferInstance⟩
theorem i10 {m : Type → Type} (x y : OptionT m Nat) (h : x.run = y.run) : x = y := by ext : 1; exact h
theorem i11 (a b c : Fin 5) : a * b * c = b * (c * a) := by ac_rfl
theorem i12 (a b c : Fin 5) : a + b + c = b + (c + a) := by ac_rfl -- FAIL
-- quotients and squashes
theorem q1 {α : Type} (s : Setoid α) (f : α → α → Nat) (h) (a b : α) :
    Quotient.liftOn₂ (Quotient.mk s a) (Quotient.mk s b) f h = f a b := rfl
theorem q2 {α : Type} (s : Setoid α) (q₁ q₂ : Quotient s) (h : ∀ a b : α, Quotient.mk s a = Quotient.mk s b) : q₁ = q₂ :=
  Quotient.inductionOn₂ q₁ q₂ h
theorem q3 {α : Type} (r : α → α → Prop) (f : α → Nat) (h) (a : α) : Quot.rec (motive := fun _ => Nat) f h (Quot.mk r a) = f a :=
  rfl
theorem q4 {α : Type} (a b : Squash α) : a = b := Subsingleton.elim a b
-- elementary facts
theorem e1 : ¬ True = False := true_ne_false
theorem e2 {α : Type} (a : α) : id a = a := id_def a
theorem e3 {α β : Type} (a : α) (b : β) : a ≍ b ↔ b ≍ a := heq_comm

/- Values that are computed when they are asked for. -/
def both (a : Bool) (b : Thunk Bool) : Bool := if a then b.get else false
theorem both_true (b : Bool) : both true b = b := rfl
theorem both_false (b : Thunk Bool) : both false b = false := rfl
theorem both_wrong : both true (Thunk.pure false) = true := rfl -- FAIL
theorem thunk_ext (a b : Thunk Nat) (h : a.get = b.get) : a = b := by ext; exact h
inductive Lazy (α : Type) where
  | nil
  | cons (head : α) (tail : Thunk (Lazy α))
def Lazy.take {α : Type} : Nat → Lazy α → List α
  | n + 1, cons a t => a :: t.get.take n
  | _, _ => []
theorem take_two : (Lazy.cons 1 (.mk fun _ => .cons 2 (.pure .nil))).take 5 = [1, 2] := by simp [Lazy.take, Thunk.get, Thunk.pure]
#eval (Lazy.cons 1 (.mk fun _ => .cons 2 (.pure .nil))).take 5 -- SAYS: [1, 2]
def first : Thunk Nat → Nat
  | ⟨f⟩ => f () + 1
#eval (first (Thunk.pure 4), ((Thunk.pure 5).map (· + 1)).get, ((Thunk.pure 5).bind fun a => ⟨fun _ => a * 2⟩).get) -- SAYS: (5, 6, 10)
example : Nat ⊕ String := panic! "" -- FAIL: failed to synthesize instance of type class
example : Inhabited (Nat ⊕ String) := Sum.inhabitedLeft
