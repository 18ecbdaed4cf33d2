/-
What `omega` looks up (namespace `Lean.Omega`): facts about the atoms it abstracts, coefficient lists, linear
combinations, constraints, and the normalisation steps. `omega` passes certificates that the kernel evaluates, so the
bodies here compute; DIFFERS: they need not be those of a full Lean, only their meaning is the same.
-/
namespace Lean.Omega
theorem Decidable.and_not_of_not_imp {a b : Prop} [Decidable a] (h : ¬ (a → b)) : a ∧ ¬ b :=
  ⟨Decidable.byContradiction fun n => h fun x => absurd x n, fun y => h fun _ => y⟩
theorem Decidable.or_not_not_of_not_and {p q : Prop} [Decidable p] [Decidable q] (h : ¬ (p ∧ q)) : ¬ p ∨ ¬ q :=
  (Decidable.em p).elim (fun x => .inr fun y => h ⟨x, y⟩) .inl
theorem and_not_not_of_not_or {p q : Prop} (h : ¬ (p ∨ q)) : ¬ p ∧ ¬ q := ⟨fun x => h (.inl x), fun y => h (.inr y)⟩
theorem Decidable.and_or_not_and_not_of_iff {p q : Prop} [Decidable q] (h : p ↔ q) : (p ∧ q) ∨ (¬ p ∧ ¬ q) :=
  (Decidable.em q).elim (fun y => .inl ⟨h.mpr y, y⟩) fun n => .inr ⟨fun x => n (h.mp x), n⟩
theorem Decidable.and_not_or_not_and_of_not_iff {p q : Prop} [Decidable p] [Decidable q] (h : ¬ (p ↔ q)) :
    (p ∧ ¬ q) ∨ (¬ p ∧ q) :=
  (Decidable.em p).elim (fun x => .inl ⟨x, fun y => h ⟨fun _ => y, fun _ => x⟩⟩)
    fun n => .inr ⟨n, Decidable.byContradiction fun m => h ⟨fun x => absurd x n, fun y => absurd y m⟩⟩
theorem ite_disjunction {α : Type u} {P : Prop} [Decidable P] {a b : α} :
    (P ∧ (if P then a else b) = a) ∨ (¬ P ∧ (if P then a else b) = b) :=
  (Decidable.em P).elim (fun h => .inl ⟨h, if_pos h⟩) fun h => .inr ⟨h, if_neg h⟩
end Lean.Omega
namespace Lean.Omega.Nat
theorem lt_of_gt {x y : Nat} (h : x > y) : y < x := h
theorem le_of_ge {x y : Nat} (h : x ≥ y) : y ≤ x := h
end Lean.Omega.Nat
namespace Lean.Omega.Int
theorem ofNat_congr {x y : Nat} (h : x = y) : (x : Int) = (y : Int) := congrArg _ h
theorem add_congr {a b c d : Int} (h : a = b) (k : c = d) : a + c = b + d := h ▸ k ▸ rfl
theorem sub_congr {a b c d : Int} (h : a = b) (k : c = d) : a - c = b - d := h ▸ k ▸ rfl
theorem mul_congr {a b c d : Int} (h : a = b) (k : c = d) : a * c = b * d := h ▸ k ▸ rfl
theorem neg_congr {a b : Int} (h : a = b) : -a = -b := h ▸ rfl
theorem lt_of_gt {x y : Int} (h : x > y) : y < x := h
theorem le_of_ge {x y : Int} (h : x ≥ y) : y ≤ x := h
theorem lt_of_not_le {x y : Int} (h : ¬ x ≤ y) : y < x := Int.not_le.mp h
theorem le_of_not_lt {x y : Int} (h : ¬ x < y) : y ≤ x := Int.not_lt.mp h
theorem ofNat_le_of_le {x y : Nat} (h : x ≤ y) : (x : Int) ≤ (y : Int) := Int.ofNat_le.mpr h
theorem ofNat_lt_of_lt {x y : Nat} (h : x < y) : (x : Int) < (y : Int) := Int.ofNat_lt.mpr h
theorem ofNat_pos_of_pos {x : Nat} (h : 0 < x) : 0 < (x : Int) := Int.ofNat_lt.mpr h
theorem natCast_ofNat {x : Nat} : ((no_index (OfNat.ofNat x) : Nat) : Int) = OfNat.ofNat x := rfl
theorem ofNat_mul_nonneg {a b : Nat} : 0 ≤ (a : Int) * (b : Int) := Int.natCast_nonneg (a * b)
theorem ofNat_natAbs (a : Int) : (a.natAbs : Int) = if 0 ≤ a then a else -a := by
  by_cases h : 0 ≤ a
  · rw [if_pos h, Int.natAbs_of_nonneg h]
  · rw [if_neg h, Int.ofNat_natAbs_of_nonpos (Int.le_of_lt (Int.not_le.mp h))]
theorem neg_le_natAbs {a : Int} : -a ≤ (a.natAbs : Int) := by
  cases Int.le_total 0 a with
  | inl h =>
    rw [Int.natAbs_of_nonneg h]
    have k := Int.neg_le_neg h
    exact Int.le_trans k h
  | inr h => rw [Int.ofNat_natAbs_of_nonpos h]; exact Int.le_refl _
theorem ofNat_pow (a b : Nat) : ((a ^ b : Nat) : Int) = (a : Int) ^ b := by
  induction b with
  | zero => rfl
  | succ b ih => rw [Nat.pow_succ, Int.natCast_mul, ih, Int.pow_succ]
theorem pos_pow_of_pos (b : Int) (e : Nat) (h : 0 < b) : 0 < b ^ e := by
  have ⟨n, hn⟩ := Int.eq_ofNat_of_zero_le (Int.le_of_lt h)
  rw [hn] at h ⊢
  rw [← ofNat_pow]
  exact Int.ofNat_lt.mpr (Nat.pow_pos (Int.ofNat_lt.mp h))
theorem emod_ofNat_nonneg {x : Nat} {y : Int} : 0 ≤ (x : Int) % y := Int.ofNat_nonneg _
theorem ofNat_sub_sub {a b c : Nat} : ((a - b - c : Nat) : Int) = ((a - (b + c) : Nat) : Int) := by rw [Nat.sub_sub]
theorem ofNat_sub_dichotomy {a b : Nat} :
    (b ≤ a ∧ ((a - b : Nat) : Int) = (a : Int) - (b : Int)) ∨ (a < b ∧ ((a - b : Nat) : Int) = 0) := by
  cases Nat.lt_or_ge a b with
  | inl h => exact .inr ⟨h, by rw [Nat.sub_eq_zero_of_le (Nat.le_of_lt h)]; rfl⟩
  | inr h => exact .inl ⟨h, Int.natCast_sub h⟩
theorem ofNat_min (a b : Nat) : ((min a b : Nat) : Int) = min (a : Int) (b : Int) := by
  have e : min a b = if a ≤ b then a else b := rfl
  rw [e, Int.min_def]
  by_cases h : a ≤ b
  · rw [if_pos h, if_pos (Int.ofNat_le.mpr h)]
  · rw [if_neg h, if_neg fun k => h (Int.ofNat_le.mp k)]
theorem ofNat_max (a b : Nat) : ((max a b : Nat) : Int) = max (a : Int) (b : Int) := by
  have e : max a b = if a ≤ b then b else a := rfl
  rw [e, Int.max_def]
  by_cases h : a ≤ b
  · rw [if_pos h, if_pos (Int.ofNat_le.mpr h)]
  · rw [if_neg h, if_neg fun k => h (Int.ofNat_le.mp k)]
theorem ofNat_fst_mk {β : Type u} {x : Nat} {y : β} : (((x, y) : Nat × β).fst : Int) = (x : Int) := rfl
theorem ofNat_snd_mk {α : Type u} {x : α} {y : Nat} : (((x, y) : α × Nat).snd : Int) = (y : Int) := rfl
end Lean.Omega.Int
namespace Lean.Omega
theorem Prod.fst_mk {α : Type u} {β : Type v} {x : α} {y : β} : ((x, y) : α × β).fst = x := rfl
theorem Prod.snd_mk {α : Type u} {β : Type v} {x : α} {y : β} : ((x, y) : α × β).snd = y := rfl
abbrev IntList := List Int
end Lean.Omega
namespace Lean.Omega.IntList
def get : IntList → Nat → Int
  | [], _ => 0
  | x :: _, 0 => x
  | _ :: xs, i + 1 => get xs i
def set : IntList → Nat → Int → IntList
  | [], 0, y => [y]
  | [], i + 1, y => 0 :: set [] i y
  | _ :: xs, 0, y => y :: xs
  | x :: xs, i + 1, y => x :: set xs i y
def map (f : Int → Int) : IntList → IntList
  | [] => []
  | x :: xs => f x :: map f xs
def zip (f : Int → Int → Int) : IntList → IntList → IntList
  | [], ys => map (fun y => f 0 y) ys
  | x :: xs, [] => map (fun x => f x 0) (x :: xs)
  | x :: xs, y :: ys => f x y :: zip f xs ys
def dot : IntList → IntList → Int
  | [], _ => 0
  | _ :: _, [] => 0
  | x :: xs, y :: ys => x * y + dot xs ys
def leading : IntList → Int
  | [] => 0
  | x :: xs => if x = 0 then leading xs else x
def gcd : IntList → Nat
  | [] => 0
  | x :: xs => Nat.gcd x.natAbs (gcd xs)
def add (xs ys : IntList) : IntList := zip (fun x y => x + y) xs ys
def sub (xs ys : IntList) : IntList := zip (fun x y => x - y) xs ys
def neg (xs : IntList) : IntList := map (fun x => -x) xs
def smul (xs : IntList) (i : Int) : IntList := map (fun x => i * x) xs
def sdiv (xs : IntList) (g : Int) : IntList := map (fun x => x / g) xs
def combo (a : Int) (xs : IntList) (b : Int) (ys : IntList) : IntList := zip (fun x y => a * x + b * y) xs ys
def bmod (xs : IntList) (m : Nat) : IntList := map (fun x => Int.bmod x m) xs
def isZero : IntList → Bool
  | [] => true
  | x :: xs => cond (decide (x = 0)) (isZero xs) false
@[simp] private theorem dot_nil_left (ys : IntList) : dot [] ys = 0 := by cases ys <;> rfl
@[simp] private theorem dot_nil_right (xs : IntList) : dot xs [] = 0 := by cases xs <;> rfl
@[simp] private theorem dot_cons (x y : Int) (xs ys : IntList) : dot (x :: xs) (y :: ys) = x * y + dot xs ys := rfl
private theorem dot_map (a : Int) (f : Int → Int) (hf : ∀ x, f x = a * x) (xs v : IntList) :
    dot (map f xs) v = a * dot xs v := by
  induction v generalizing xs with
  | nil => simp
  | cons w ws ih =>
    cases xs with
    | nil => simp [map]
    | cons x xs => simp [map, ih, hf, Int.mul_add, Int.mul_assoc]
private theorem dot_zip (a b : Int) (f : Int → Int → Int) (hf : ∀ x y, f x y = a * x + b * y) (xs ys v : IntList) :
    dot (zip f xs ys) v = a * dot xs v + b * dot ys v := by
  induction v generalizing xs ys with
  | nil => simp
  | cons w ws ih =>
    cases xs with
    | nil => simp [zip, dot_map b _ (fun y => show f 0 y = b * y by simp [hf])]
    | cons x xs =>
      cases ys with
      | nil => simp only [zip, dot_map a _ (fun x => show f x 0 = a * x by simp [hf])]; simp
      | cons y ys =>
        simp [zip, ih, hf, Int.mul_add, Int.add_mul, Int.mul_assoc, Int.add_assoc, Int.add_left_comm]
private theorem dot_isZero {xs : IntList} (h : isZero xs = true) (v : IntList) : dot xs v = 0 := by
  induction xs generalizing v with
  | nil => simp
  | cons x xs ih =>
    cases v with
    | nil => simp
    | cons w ws =>
      have e : isZero (x :: xs) = cond (decide (x = 0)) (isZero xs) false := rfl
      rw [e] at h
      by_cases hx : x = 0
      · rw [decide_eq_true hx] at h
        rw [hx, dot_cons, ih h, Int.zero_mul, Int.add_zero]
      · cases hd : decide (x = 0) with
        | true => exact absurd (of_decide_eq_true hd) hx
        | false => rw [hd] at h; exact Bool.noConfusion h
theorem dot_gcd (xs v : IntList) : (Int.ofNat (gcd xs)) ∣ dot xs v := by
  have key : ∀ (g : Nat), g ∣ gcd xs → (Int.ofNat g) ∣ dot xs v := by
    intro g hg
    induction xs generalizing v with
    | nil => exact ⟨0, by simp⟩
    | cons x xs ih =>
      cases v with
      | nil => exact ⟨0, by simp⟩
      | cons w ws =>
        have hx : g ∣ x.natAbs := Nat.dvd_trans hg (Nat.gcd_dvd_left _ _)
        have ⟨c, hc⟩ := ih ws (Nat.dvd_trans hg (Nat.gcd_dvd_right _ _))
        have ⟨d, hd⟩ := hx
        have ⟨d', hd'⟩ : ∃ d' : Int, x = Int.ofNat g * d' := by
          have hd := congrArg Int.ofNat hd
          cases LeanGym.Internal.ofNat_natAbs_or x with
          | inl k => exact ⟨Int.ofNat d, k.symm.trans hd⟩
          | inr k =>
            refine ⟨-Int.ofNat d, ?_⟩
            rw [Int.mul_neg, ← Int.neg_neg x]
            exact congrArg (fun z : Int => -z) (k.symm.trans hd)
        exact ⟨d' * w + c, by rw [dot_cons, hc, hd', Int.mul_add, Int.mul_assoc]⟩
  exact key _ (Nat.dvd_refl _)
end Lean.Omega.IntList
namespace Lean.Omega
abbrev Coeffs := IntList
end Lean.Omega
namespace Lean.Omega.Coeffs
abbrev ofList (xs : List Int) : Coeffs := xs
abbrev toList (xs : Coeffs) : List Int := xs
abbrev length (xs : Coeffs) : Nat := List.length xs
abbrev isZero (xs : Coeffs) : Prop := IntList.isZero xs = true
abbrev get (xs : Coeffs) (i : Nat) : Int := IntList.get xs i
abbrev set (xs : Coeffs) (i : Nat) (y : Int) : Coeffs := IntList.set xs i y
abbrev gcd (xs : Coeffs) : Nat := IntList.gcd xs
abbrev leading (xs : Coeffs) : Int := IntList.leading xs
abbrev dot (xs ys : Coeffs) : Int := IntList.dot xs ys
abbrev add (xs ys : Coeffs) : Coeffs := IntList.add xs ys
abbrev sub (xs ys : Coeffs) : Coeffs := IntList.sub xs ys
abbrev neg (xs : Coeffs) : Coeffs := IntList.neg xs
abbrev smul (xs : Coeffs) (g : Int) : Coeffs := IntList.smul xs g
abbrev sdiv (xs : Coeffs) (g : Int) : Coeffs := IntList.sdiv xs g
abbrev combo (a : Int) (xs : Coeffs) (b : Int) (ys : Coeffs) : Coeffs := IntList.combo a xs b ys
abbrev bmod (xs : Coeffs) (m : Nat) : Coeffs := IntList.bmod xs m
abbrev bmod_dot_sub_dot_bmod (m : Nat) (a b : Coeffs) : Int := Int.bmod (dot a b) m - dot (bmod a m) b
end Lean.Omega.Coeffs
namespace Lean.Omega
structure LinearCombo where
  const : Int
  coeffs : Coeffs
end Lean.Omega
namespace Lean.Omega.LinearCombo
def eval (lc : LinearCombo) (v : Coeffs) : Int := lc.const + Coeffs.dot lc.coeffs v
def coordinate (i : Nat) : LinearCombo := ⟨0, Coeffs.set [] i 1⟩
def add (a b : LinearCombo) : LinearCombo := ⟨a.const + b.const, Coeffs.add a.coeffs b.coeffs⟩
def sub (a b : LinearCombo) : LinearCombo := ⟨a.const - b.const, Coeffs.sub a.coeffs b.coeffs⟩
def neg (a : LinearCombo) : LinearCombo := ⟨-a.const, Coeffs.neg a.coeffs⟩
def smul (a : LinearCombo) (i : Int) : LinearCombo := ⟨i * a.const, Coeffs.smul a.coeffs i⟩
def mul (a b : LinearCombo) : LinearCombo := sub (add (smul a b.const) (smul b a.const)) ⟨a.const * b.const, []⟩
instance instAdd : Add LinearCombo := ⟨add⟩
instance instSub : Sub LinearCombo := ⟨sub⟩
instance instNeg : Neg LinearCombo := ⟨neg⟩
instance instMul : Mul LinearCombo := ⟨mul⟩
theorem coordinate_dot (i : Nat) (v : Coeffs) : Coeffs.dot (Coeffs.set [] i 1) v = Coeffs.get v i := by
  induction i generalizing v with
  | zero =>
    cases v with
    | nil => rfl
    | cons x xs => simp [Coeffs.set, IntList.set, Coeffs.dot, Coeffs.get, IntList.get]
  | succ i ih =>
    cases v with
    | nil => rfl
    | cons x xs =>
      show 0 * x + IntList.dot (IntList.set [] i 1) xs = IntList.get xs i
      rw [Int.zero_mul, Int.zero_add]
      exact ih xs
@[simp] theorem coordinate_eval (i : Nat) (v : Coeffs) : (coordinate i).eval v = v.get i := by
  show 0 + Coeffs.dot (Coeffs.set [] i 1) v = _
  rw [Int.zero_add, coordinate_dot]
theorem coordinate_eval_0 {a0 : Int} {t : List Int} : (coordinate 0).eval (.ofList (a0 :: t)) = a0 :=
  coordinate_eval 0 _
theorem coordinate_eval_1 {a0 a1 : Int} {t : List Int} : (coordinate 1).eval (.ofList (a0 :: a1 :: t)) = a1 :=
  coordinate_eval 1 _
theorem coordinate_eval_2 {a0 a1 a2 : Int} {t : List Int} : (coordinate 2).eval (.ofList (a0 :: a1 :: a2 :: t)) = a2 :=
  coordinate_eval 2 _
theorem coordinate_eval_3 {a0 a1 a2 a3 : Int} {t : List Int} :
    (coordinate 3).eval (.ofList (a0 :: a1 :: a2 :: a3 :: t)) = a3 := coordinate_eval 3 _
theorem coordinate_eval_4 {a0 a1 a2 a3 a4 : Int} {t : List Int} :
    (coordinate 4).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: t)) = a4 := coordinate_eval 4 _
theorem coordinate_eval_5 {a0 a1 a2 a3 a4 a5 : Int} {t : List Int} :
    (coordinate 5).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: t)) = a5 := coordinate_eval 5 _
theorem coordinate_eval_6 {a0 a1 a2 a3 a4 a5 a6 : Int} {t : List Int} :
    (coordinate 6).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: t)) = a6 := coordinate_eval 6 _
theorem coordinate_eval_7 {a0 a1 a2 a3 a4 a5 a6 a7 : Int} {t : List Int} :
    (coordinate 7).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: t)) = a7 := coordinate_eval 7 _
theorem coordinate_eval_8 {a0 a1 a2 a3 a4 a5 a6 a7 a8 : Int} {t : List Int} :
    (coordinate 8).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: t)) = a8 := coordinate_eval 8 _
theorem coordinate_eval_9 {a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 : Int} {t : List Int} :
    (coordinate 9).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: a9 :: t)) = a9 :=
        coordinate_eval 9 _
@[simp] theorem add_eval (a b : LinearCombo) (v : Coeffs) : (a + b).eval v = a.eval v + b.eval v := by
  show (a.const + b.const) + IntList.dot (IntList.zip _ a.coeffs b.coeffs) v =
      (a.const + IntList.dot a.coeffs v) + (b.const + IntList.dot b.coeffs v)
  rw [IntList.dot_zip 1 1 _ (fun x y => by simp)]
  simp [Int.add_comm, Int.add_left_comm, Int.add_assoc]
@[simp] theorem sub_eval (a b : LinearCombo) (v : Coeffs) : (a - b).eval v = a.eval v - b.eval v := by
  show (a.const - b.const) + IntList.dot (IntList.zip _ a.coeffs b.coeffs) v =
      (a.const + IntList.dot a.coeffs v) - (b.const + IntList.dot b.coeffs v)
  rw [IntList.dot_zip 1 (-1) _ (fun x y => by rw [Int.neg_mul]; simp [Int.sub_eq_add_neg])]
  simp [Int.sub_eq_add_neg, Int.neg_add, Int.neg_mul, Int.add_comm, Int.add_left_comm, Int.add_assoc]
@[simp] theorem neg_eval (a : LinearCombo) (v : Coeffs) : (-a).eval v = -a.eval v := by
  show -a.const + IntList.dot (IntList.map _ a.coeffs) v = -(a.const + IntList.dot a.coeffs v)
  rw [IntList.dot_map (-1) _ (fun x => by simp [Int.neg_mul])]
  simp [Int.neg_add, Int.neg_mul]
@[simp] theorem smul_eval (a : LinearCombo) (i : Int) (v : Coeffs) : (smul a i).eval v = i * a.eval v := by
  show i * a.const + IntList.dot (IntList.map _ a.coeffs) v = i * (a.const + IntList.dot a.coeffs v)
  rw [IntList.dot_map i _ (fun x => rfl), Int.mul_add]
theorem mul_eval (a b : LinearCombo) (v : Coeffs) (h : Coeffs.isZero a.coeffs ∨ Coeffs.isZero b.coeffs) :
    (a * b).eval v = a.eval v * b.eval v := by
  show (add (smul a b.const) (smul b a.const) - ⟨a.const * b.const, []⟩ : LinearCombo).eval v = _
  rw [sub_eval]
  show (smul a b.const + smul b a.const : LinearCombo).eval v - (a.const * b.const + IntList.dot [] v) = _
  rw [add_eval, smul_eval, smul_eval, IntList.dot_nil_left, Int.add_zero]
  unfold eval
  cases h with
  | inl h =>
    rw [show Coeffs.dot a.coeffs v = 0 from IntList.dot_isZero h v, Int.add_zero]
    rw [Int.mul_comm b.const, Int.add_comm, Int.add_sub_cancel]
  | inr h =>
    rw [show Coeffs.dot b.coeffs v = 0 from IntList.dot_isZero h v, Int.add_zero, Int.add_sub_cancel, Int.mul_comm]
end Lean.Omega.LinearCombo
namespace Lean.Omega
abbrev LowerBound := Option Int
abbrev UpperBound := Option Int
def LowerBound.sat (b : LowerBound) (t : Int) : Bool := match b with | none => true | some x => decide (x ≤ t)
def UpperBound.sat (b : UpperBound) (t : Int) : Bool := match b with | none => true | some y => decide (t ≤ y)
structure Constraint where
  lowerBound : LowerBound
  upperBound : UpperBound
end Lean.Omega
namespace Lean.Omega.Constraint
def sat (c : Constraint) (t : Int) : Bool := Bool.and (LowerBound.sat c.lowerBound t) (UpperBound.sat c.upperBound t)
def sat' (c : Constraint) (x y : Coeffs) : Prop := c.sat (Coeffs.dot x y) = true
def trivial : Constraint := ⟨none, none⟩
def impossible : Constraint := ⟨some 1, some 0⟩
def exact (r : Int) : Constraint := ⟨some r, some r⟩
def isImpossible : Constraint → Bool
  | ⟨some x, some y⟩ => decide (y < x)
  | _ => false
def map (c : Constraint) (f : Int → Int) : Constraint := ⟨c.lowerBound.map f, c.upperBound.map f⟩
def flip (c : Constraint) : Constraint := ⟨c.upperBound, c.lowerBound⟩
def neg (c : Constraint) : Constraint := c.flip.map fun x => -x
def scale (k : Int) (c : Constraint) : Constraint :=
  if k = 0 then
    if c.isImpossible = true then c else ⟨some 0, some 0⟩
  else if 0 < k then c.map fun x => k * x
  else c.flip.map fun x => k * x
def addBound : Option Int → Option Int → Option Int
  | some a, some b => some (a + b)
  | _, _ => none
def add (x y : Constraint) : Constraint := ⟨addBound x.lowerBound y.lowerBound, addBound x.upperBound y.upperBound⟩
def combo (a : Int) (x : Constraint) (b : Int) (y : Constraint) : Constraint := add (scale a x) (scale b y)
def merge (f : Int → Int → Int) : Option Int → Option Int → Option Int
  | none, b => b
  | some a, none => some a
  | some a, some b => some (f a b)
def combine (x y : Constraint) : Constraint :=
  ⟨merge max x.lowerBound y.lowerBound, merge min x.upperBound y.upperBound⟩
def div (c : Constraint) (k : Nat) : Constraint :=
  ⟨c.lowerBound.map fun x => -((-x) / (k : Int)), c.upperBound.map fun y => y / (k : Int)⟩
def Sat (c : Constraint) (t : Int) : Prop := (∀ x, c.lowerBound = some x → x ≤ t) ∧ (∀ y, c.upperBound = some y → t ≤ y)
private theorem sat_iff {c : Constraint} {t : Int} : c.sat t = true ↔ Sat c t := by
  cases c with
  | mk l u =>
    show Bool.and (LowerBound.sat l t) (UpperBound.sat u t) = true ↔ (∀ x, l = some x → x ≤ t) ∧
        (∀ y, u = some y → t ≤ y)
    have hl : LowerBound.sat l t = true ↔ ∀ x, l = some x → x ≤ t := by
      cases l with
      | none => exact ⟨fun _ x h => (nomatch h), fun _ => rfl⟩
      | some x =>
        refine ⟨fun h y e => ?_, fun h => decide_eq_true (h x rfl)⟩
        injection e with e
        rw [← e]
        exact of_decide_eq_true h
    have hu : UpperBound.sat u t = true ↔ ∀ y, u = some y → t ≤ y := by
      cases u with
      | none => exact ⟨fun _ x h => (nomatch h), fun _ => rfl⟩
      | some x =>
        refine ⟨fun h y e => ?_, fun h => decide_eq_true (h x rfl)⟩
        injection e with e
        rw [← e]
        exact of_decide_eq_true h
    rw [← hl, ← hu]
    cases LowerBound.sat l t <;> cases UpperBound.sat u t <;> simp [Bool.and]
private theorem sat_map_pos {c : Constraint} {t k : Int} (hk : 0 ≤ k) (h : Sat c t) :
    Sat (c.map fun x => k * x) (k * t) := by
  cases c with
  | mk l u =>
    constructor
    · intro x e
      cases l with
      | none => cases e
      | some a => cases e; exact Int.mul_le_mul_of_nonneg_left (h.1 a rfl) hk
    · intro x e
      cases u with
      | none => cases e
      | some a => cases e; exact Int.mul_le_mul_of_nonneg_left (h.2 a rfl) hk
private theorem sat_map_neg {c : Constraint} {t k : Int} (hk : k ≤ 0) (h : Sat c t) :
    Sat (c.flip.map fun x => k * x) (k * t) := by
  cases c with
  | mk l u =>
    constructor
    · intro x e
      cases u with
      | none => cases e
      | some a => cases e; exact Int.mul_le_mul_of_nonpos_left hk (h.2 a rfl)
    · intro x e
      cases l with
      | none => cases e
      | some a => cases e; exact Int.mul_le_mul_of_nonpos_left hk (h.1 a rfl)
private theorem not_sat_of_isImpossible {c : Constraint} (h : c.isImpossible = true) {t : Int} : ¬ Sat c t := by
  intro hs
  cases c with
  | mk l u =>
    cases l with
    | none => cases h
    | some x =>
      cases u with
      | none => cases h
      | some y => exact Int.not_le_of_lt (of_decide_eq_true (p := y < x) h) (Int.le_trans (hs.1 x rfl) (hs.2 y rfl))
private theorem sat_scale {c : Constraint} {t : Int} (k : Int) (h : Sat c t) : Sat (scale k c) (k * t) := by
  unfold scale
  by_cases h0 : k = 0
  · rw [if_pos h0, if_neg fun hi => not_sat_of_isImpossible hi h, h0, Int.zero_mul]
    exact ⟨fun x e => by cases e; exact Int.le_refl _, fun x e => by cases e; exact Int.le_refl _⟩
  · rw [if_neg h0]
    by_cases hp : 0 < k
    · rw [if_pos hp]; exact sat_map_pos (Int.le_of_lt hp) h
    · rw [if_neg hp]; exact sat_map_neg (Int.not_lt.mp hp) h
private theorem sat_add {c d : Constraint} {t s : Int} (h : Sat c t) (k : Sat d s) : Sat (add c d) (t + s) := by
  cases c with
  | mk l u =>
    cases d with
    | mk l' u' =>
      constructor
      · intro x e
        cases l with
        | none => cases e
        | some a =>
          cases l' with
          | none => cases e
          | some b => cases e; exact Int.add_le_add (h.1 a rfl) (k.1 b rfl)
      · intro x e
        cases u with
        | none => cases e
        | some a =>
          cases u' with
          | none => cases e
          | some b => cases e; exact Int.add_le_add (h.2 a rfl) (k.2 b rfl)
private theorem sat_combine {c d : Constraint} {t : Int} (h : Sat c t) (k : Sat d t) : Sat (combine c d) t := by
  cases c with
  | mk l u =>
    cases d with
    | mk l' u' =>
      constructor
      · intro x e
        cases l with
        | none => exact k.1 x e
        | some a =>
          cases l' with
          | none => exact h.1 x e
          | some b =>
            cases e
            rw [Int.max_def]
            by_cases hc : a ≤ b
            · rw [if_pos hc]; exact k.1 b rfl
            · rw [if_neg hc]; exact h.1 a rfl
      · intro x e
        cases u with
        | none => exact k.2 x e
        | some a =>
          cases u' with
          | none => exact h.2 x e
          | some b =>
            cases e
            rw [Int.min_def]
            by_cases hc : a ≤ b
            · rw [if_pos hc]; exact h.2 a rfl
            · rw [if_neg hc]; exact k.2 b rfl
private theorem le_ediv {k y t : Int} (hk : 0 < k) (h : k * t ≤ y) : t ≤ y / k := by
  refine Int.not_lt.mp fun hl => ?_
  have l2 := Int.lt_mul_ediv_self_add (x := y) hk
  have m := Int.mul_le_mul_of_nonneg_left (show y / k + 1 ≤ t from hl) (Int.le_of_lt hk)
  rw [Int.mul_add, Int.mul_one] at m
  exact Int.not_le_of_lt l2 (Int.le_trans m h)
private theorem sat_div {c : Constraint} {t : Int} {k : Nat} (hk : 0 < k) (h : Sat c ((k : Int) * t)) :
    Sat (c.div k) t := by
  have hk : 0 < (k : Int) := Int.ofNat_lt.mpr hk
  cases c with
  | mk l u =>
    constructor
    · intro x e
      cases l with
      | none => cases e
      | some a =>
        cases e
        have m := Int.neg_le_neg (h.1 a rfl)
        rw [← Int.mul_neg] at m
        have m := Int.neg_le_neg (le_ediv hk m)
        rw [Int.neg_neg] at m
        exact m
    · intro x e
      cases u with
      | none => cases e
      | some a => cases e; exact le_ediv hk (h.2 a rfl)
theorem not_sat'_of_isImpossible {c : Constraint} (h : c.isImpossible = true) {x y : Coeffs} : ¬ c.sat' x y :=
  fun s => not_sat_of_isImpossible h (sat_iff.mp s)
theorem addInequality_sat {c : Int} {x y : Coeffs} (w : c + Coeffs.dot x y ≥ 0) :
    Constraint.sat' ⟨some (-c), none⟩ x y := by
  refine sat_iff.mpr ⟨fun a e => ?_, fun a e => (nomatch e)⟩
  cases e
  have m := Int.add_le_add_left (show 0 ≤ c + Coeffs.dot x y from w) (-c)
  rw [Int.add_zero, ← Int.add_assoc, Int.add_left_neg, Int.zero_add] at m
  exact m
theorem addEquality_sat {c : Int} {x y : Coeffs} (w : c + Coeffs.dot x y = 0) :
    Constraint.sat' ⟨some (-c), some (-c)⟩ x y := by
  have m := congrArg (fun z : Int => -c + z) w
  simp only [← Int.add_assoc, Int.add_left_neg, Int.zero_add, Int.add_zero] at m
  refine sat_iff.mpr ⟨fun a e => ?_, fun a e => ?_⟩
  · cases e; exact Int.le_of_eq m.symm
  · cases e; exact Int.le_of_eq m
theorem combine_sat' {s t : Constraint} {x y : Coeffs} (h : s.sat' x y) (k : t.sat' x y) : (s.combine t).sat' x y :=
  sat_iff.mpr (sat_combine (sat_iff.mp h) (sat_iff.mp k))
end Lean.Omega.Constraint
namespace Lean.Omega
theorem combo_sat' (s t : Constraint) (a : Int) (x : Coeffs) (b : Int) (y v : Coeffs) (h : s.sat' x v)
    (k : t.sat' y v) :
    (Constraint.combo a s b t).sat' (Coeffs.combo a x b y) v := by
  refine Constraint.sat_iff.mpr ?_
  rw [show Coeffs.dot (Coeffs.combo a x b y) v = a * Coeffs.dot x v + b * Coeffs.dot y v from IntList.dot_zip a b _
      (fun _ _ => rfl) x y v]
  exact Constraint.sat_add (Constraint.sat_scale a (Constraint.sat_iff.mp h))
      (Constraint.sat_scale b (Constraint.sat_iff.mp k))
def normalizePair (s : Constraint) (x : Coeffs) : Constraint × Coeffs :=
  if Coeffs.gcd x = 0 then
    if s.sat 0 = true then (.trivial, x) else (.impossible, x)
  else if Coeffs.gcd x = 1 then (s, x)
  else (s.div (Coeffs.gcd x), Coeffs.sdiv x (Coeffs.gcd x : Int))
def positivizePair (s : Constraint) (x : Coeffs) : Constraint × Coeffs :=
  if 0 ≤ Coeffs.leading x then (s, x) else (s.neg, Coeffs.smul x (-1))
def tidyPair (s : Constraint) (x : Coeffs) : Constraint × Coeffs :=
  normalizePair (positivizePair s x).1 (positivizePair s x).2
abbrev tidyConstraint (s : Constraint) (x : Coeffs) : Constraint := (tidyPair s x).1
abbrev tidyCoeffs (s : Constraint) (x : Coeffs) : Coeffs := (tidyPair s x).2
private theorem positivize_sat {s : Constraint} {x v : Coeffs} (w : s.sat' x v) :
    (positivizePair s x).1.sat' (positivizePair s x).2 v := by
  unfold positivizePair
  by_cases h : 0 ≤ Coeffs.leading x
  · rw [if_pos h]; exact w
  · rw [if_neg h]
    refine Constraint.sat_iff.mpr ?_
    show Constraint.Sat s.neg (IntList.dot (IntList.map _ x) v)
    rw [IntList.dot_map (-1) _ (fun _ => rfl)]
    have m := Constraint.sat_map_neg (k := -1) (show (-1 : Int) ≤ 0 by decide) (Constraint.sat_iff.mp w)
    have e : (fun x : Int => -1 * x) = fun x : Int => -x := funext fun x => by rw [Int.neg_mul, Int.one_mul]
    rw [e] at m
    exact m
private theorem gcd_zero_dot {x : IntList} (h : IntList.gcd x = 0) (v : IntList) : IntList.dot x v = 0 := by
  have ⟨c, hc⟩ := IntList.dot_gcd x v
  rw [h] at hc
  rw [hc]
  exact Int.zero_mul c
private theorem sdiv_dot {x v : IntList} {g : Nat} (hg : 0 < g) (hd : g ∣ IntList.gcd x) :
    (g : Int) * IntList.dot (IntList.sdiv x (g : Int)) v = IntList.dot x v := by
  induction x generalizing v with
  | nil => simp [IntList.sdiv, IntList.map]
  | cons y x ih =>
    cases v with
    | nil => simp
    | cons w v =>
      have hy : g ∣ y.natAbs := Nat.dvd_trans hd (Nat.gcd_dvd_left _ _)
      have ih := ih (v := v) (Nat.dvd_trans hd (Nat.gcd_dvd_right _ _))
      show (g : Int) * (y / (g : Int) * w + IntList.dot (IntList.sdiv x (g : Int)) v) = y * w + IntList.dot x v
      rw [Int.mul_add, ih, ← Int.mul_assoc]
      have e := Int.mul_ediv_add_emod y (g : Int)
      have z : y % (g : Int) = 0 := by
        apply Int.emod_eq_zero_of_dvd
        have ⟨d, hd⟩ := hy
        have hd := congrArg Int.ofNat hd
        cases LeanGym.Internal.ofNat_natAbs_or y with
        | inl k => exact ⟨Int.ofNat d, k.symm.trans hd⟩
        | inr k =>
          refine ⟨-Int.ofNat d, ?_⟩
          rw [Int.mul_neg, ← Int.neg_neg y]
          exact congrArg (fun z : Int => -z) (k.symm.trans hd)
      rw [z, Int.add_zero] at e
      rw [e]
private theorem normalize_sat {s : Constraint} {x v : Coeffs} (w : s.sat' x v) :
    (normalizePair s x).1.sat' (normalizePair s x).2 v := by
  unfold normalizePair
  by_cases h0 : Coeffs.gcd x = 0
  · rw [if_pos h0]
    have z := gcd_zero_dot h0 v
    have w0 : s.sat 0 = true := by
      have w1 : s.sat (IntList.dot x v) = true := w
      rw [z] at w1
      exact w1
    rw [if_pos w0]
    exact Constraint.sat_iff.mpr (And.intro (fun x (e : none = some x) => nomatch e)
        (fun x (e : none = some x) => nomatch e))
  · rw [if_neg h0]
    by_cases h1 : Coeffs.gcd x = 1
    · rw [if_pos h1]; exact w
    · rw [if_neg h1]
      have hp : 0 < Coeffs.gcd x := Nat.pos_of_ne_zero h0
      refine Constraint.sat_iff.mpr (Constraint.sat_div hp ?_)
      have e := sdiv_dot (x := x) (v := v) hp (Nat.dvd_refl _)
      show Constraint.Sat s ((Coeffs.gcd x : Int) * IntList.dot (IntList.sdiv x (Coeffs.gcd x : Int)) v)
      rw [e]
      exact Constraint.sat_iff.mp w
theorem tidy_sat {s : Constraint} {x v : Coeffs} (w : s.sat' x v) : (tidyConstraint s x).sat' (tidyCoeffs s x) v :=
  normalize_sat (positivize_sat w)
abbrev bmod_div_term (m : Nat) (a b : Coeffs) : Int := Coeffs.bmod_dot_sub_dot_bmod m a b / (m : Int)
def bmod_coeffs (m : Nat) (i : Nat) (x : Coeffs) : Coeffs := Coeffs.set (Coeffs.bmod x m) i (m : Int)
private theorem bmod_eq (x : Int) (m : Nat) : ∃ q : Int, Int.bmod x m = x - (m : Int) * q := by
  unfold Int.bmod
  have e := Int.emod_def x (m : Int)
  by_cases h : x % (m : Int) < ((m : Int) + 1) / 2
  · exact ⟨x / (m : Int), (if_pos h).trans e⟩
  · refine ⟨x / (m : Int) + 1, (if_neg h).trans ?_⟩
    rw [e, Int.mul_add, Int.mul_one]
    simp [Int.sub_eq_add_neg, Int.neg_add, Int.add_assoc]
private theorem dot_bmod (m : Nat) (x v : IntList) : ∃ q :
    Int, IntList.dot (IntList.bmod x m) v = IntList.dot x v - (m : Int) * q := by
  induction x generalizing v with
  | nil => exact ⟨0, by simp [IntList.bmod, IntList.map]⟩
  | cons a x ih =>
    cases v with
    | nil => exact ⟨0, by simp⟩
    | cons w v =>
      have ⟨q, hq⟩ := ih v
      have ⟨p, hp⟩ := bmod_eq a m
      refine ⟨p * w + q, ?_⟩
      show Int.bmod a m * w + IntList.dot (IntList.bmod x m) v = a * w + IntList.dot x v - (m : Int) * (p * w + q)
      rw [hq, hp, Int.sub_mul, Int.mul_add, Int.mul_assoc]
      simp [Int.sub_eq_add_neg, Int.neg_add, Int.add_assoc, Int.add_left_comm]
private theorem dot_set (x v : IntList) (i : Nat) (y : Int) (h : List.length x ≤ i) :
    IntList.dot (IntList.set x i y) v = IntList.dot x v + y * IntList.get v i := by
  induction v generalizing x i with
  | nil => simp [IntList.get]
  | cons w v ih =>
    cases x with
    | nil =>
      cases i with
      | zero => simp [IntList.set, IntList.get]
      | succ i =>
        show 0 * w + IntList.dot (IntList.set [] i y) v = IntList.dot [] (w :: v) + y * IntList.get v i
        rw [ih [] i (Nat.zero_le i)]
        simp
    | cons a x =>
      cases i with
      | zero => exact absurd h (Nat.not_succ_le_zero _)
      | succ i =>
        show a * w + IntList.dot (IntList.set x i y) v = a * w + IntList.dot x v + y * IntList.get v i
        rw [ih x i (Nat.le_of_succ_le_succ h), Int.add_assoc]
private theorem length_map (f : Int → Int) (x : IntList) : List.length (IntList.map f x) = List.length x := by
  induction x with
  | nil => rfl
  | cons a x ih => exact congrArg Nat.succ ih
theorem bmod_sat (m : Nat) (r : Int) (i : Nat) (x v : Coeffs) (h : Coeffs.length x ≤ i)
    (p : Coeffs.get v i = bmod_div_term m x v) (w : (Constraint.exact r).sat' x v) :
    (Constraint.exact (Int.bmod r m)).sat' (bmod_coeffs m i x) v := by
  have hr : IntList.dot x v = r := by
    have s := Constraint.sat_iff.mp w
    exact Int.le_antisymm (s.2 r rfl) (s.1 r rfl)
  have key : IntList.dot (bmod_coeffs m i x) v = Int.bmod r m := by
    show IntList.dot (IntList.set (IntList.bmod x m) i (m : Int)) v = _
    rw [dot_set _ _ _ _ (by unfold IntList.bmod; rw [length_map]; exact h)]
    rw [show IntList.get v i = bmod_div_term m x v from p]
    show _ + (m : Int) * ((Int.bmod (IntList.dot x v) m - IntList.dot (IntList.bmod x m) v) / (m : Int)) = _
    have ⟨q, hq⟩ := dot_bmod m x v
    have ⟨q', hq'⟩ := bmod_eq (IntList.dot x v) m
    have e := Int.mul_ediv_add_emod (Int.bmod (IntList.dot x v) m - IntList.dot (IntList.bmod x m) v) (m : Int)
    have z : (Int.bmod (IntList.dot x v) m - IntList.dot (IntList.bmod x m) v) % (m : Int) = 0 := by
      apply Int.emod_eq_zero_of_dvd
      refine ⟨q - q', ?_⟩
      rw [hq, hq', Int.mul_sub]
      simp only [Int.sub_eq_add_neg, Int.neg_add, Int.neg_neg]
      rw [Int.add_comm (IntList.dot x v), Int.add_assoc, ← Int.add_assoc (IntList.dot x v), Int.add_right_neg,
          Int.zero_add, Int.add_comm]
    rw [z, Int.add_zero] at e
    rw [e, hr, Int.add_comm, Int.sub_add_cancel]
  refine Constraint.sat_iff.mpr ?_
  show Constraint.Sat _ (IntList.dot (bmod_coeffs m i x) v)
  rw [key]
  exact ⟨fun a e => by cases e; exact Int.le_refl _, fun a e => by cases e; exact Int.le_refl _⟩
end Lean.Omega
theorem Lean.Omega.Int.ofNat_shiftLeft_eq {x y : Nat} : ((x <<< y : Nat) : Int) = (x : Int) * ((2 ^ y : Nat) : Int) :=
  congrArg Int.ofNat (Nat.shiftLeft_eq x y)
theorem Lean.Omega.Int.ofNat_shiftRight_eq_div_pow {x y : Nat} :
    ((x >>> y : Nat) : Int) = (x : Int) / ((2 ^ y : Nat) : Int) :=
  congrArg Int.ofNat (Nat.shiftRight_eq_div_pow x y)
namespace Lean.Omega.Fin
variable {n : Nat}
theorem lt_or_gt_of_ne {i j : _root_.Fin n} (h : i ≠ j) : i < j ∨ i > j :=
  Nat.lt_or_gt_of_ne fun e => h (_root_.Fin.eq_of_val_eq e)
theorem lt_of_not_le {i j : _root_.Fin n} (h : ¬ i ≤ j) : j < i := _root_.Nat.lt_of_not_le h
theorem le_of_not_lt {i j : _root_.Fin n} (h : ¬ i < j) : j ≤ i := _root_.Nat.le_of_not_lt h
theorem ofNat_val_add {x y : _root_.Fin n} :
    (((x + y : _root_.Fin n).val : Nat) : Int) = ((x.val : Int) + (y.val : Int)) % (n : Int) := rfl
theorem ofNat_val_mul {x y : _root_.Fin n} :
    (((x * y : _root_.Fin n).val : Nat) : Int) = ((x.val : Int) * (y.val : Int)) % (n : Int) := rfl
theorem ofNat_val_sub {x y : _root_.Fin n} :
    (((x - y : _root_.Fin n).val : Nat) : Int) = ((((n - y.val : Nat) + x.val : Nat) : Int)) % (n : Int) := rfl
theorem ofNat_val_natCast {n x y : Nat} (h : y = x % (n + 1)) :
    (((OfNat.ofNat x : _root_.Fin (n + 1)).val : Nat) : Int) = OfNat.ofNat y := by
  rw [h]; rfl
end Lean.Omega.Fin
namespace Lean.Omega.Prod
theorem of_lex {α : Type u} {β : Type v} {r : α → α → Prop} {s : β → β → Prop} {p q : α × β} (w : Prod.Lex r s p q) :
    r p.fst q.fst ∨ (p.fst = q.fst ∧ s p.snd q.snd) := by
  cases w with
  | left _ _ h => exact .inl h
  | right _ h => exact .inr ⟨rfl, h⟩
theorem of_not_lex {α : Type u} {r : α → α → Prop} [DecidableEq α] {β : Type v} {s : β → β → Prop} {p q : α × β}
    (w : ¬ Prod.Lex r s p q) :
    ¬ r p.fst q.fst ∧ (p.fst ≠ q.fst ∨ ¬ s p.snd q.snd) := by
  cases p with
  | mk a b =>
    cases q with
    | mk c d =>
      refine ⟨fun h => w (.left _ _ h), ?_⟩
      by_cases e : a = c
      · subst e
        exact .inr fun h => w (.right _ h)
      · exact .inl e
end Lean.Omega.Prod
