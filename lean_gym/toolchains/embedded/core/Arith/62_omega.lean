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
namespace LeanGym.Internal
/- Arithmetic of integers and functions on lists by recursors alone, which the kernel computes in few steps. -/
noncomputable def isubNat (m n : Nat) : Int :=
  Nat.rec (motive := fun _ => Int) (.ofNat (Nat.sub m n)) (fun k _ => .negSucc k) (Nat.sub n m)
noncomputable def ineg (a : Int) : Int :=
  Int.rec (motive := fun _ => Int) (fun n => Nat.rec (motive := fun _ => Int) (.ofNat 0) (fun k _ => .negSucc k) n)
    (fun n => .ofNat (.succ n)) a
noncomputable def iadd (a b : Int) : Int :=
  Int.rec (motive := fun _ => Int)
    (fun m => Int.rec (motive := fun _ => Int) (fun n => .ofNat (Nat.add m n)) (fun n => isubNat m (.succ n)) b)
    (fun m => Int.rec (motive := fun _ => Int) (fun n => isubNat n (.succ m))
      (fun n => .negSucc (.succ (Nat.add m n))) b)
    a
noncomputable def isub (a b : Int) : Int := iadd a (ineg b)
noncomputable def imul (a b : Int) : Int :=
  Int.rec (motive := fun _ => Int)
    (fun m => Int.rec (motive := fun _ => Int) (fun n => .ofNat (Nat.mul m n))
      (fun n => ineg (.ofNat (Nat.mul m (.succ n)))) b)
    (fun m => Int.rec (motive := fun _ => Int) (fun n => ineg (.ofNat (Nat.mul (.succ m) n)))
      (fun n => .ofNat (Nat.mul (.succ m) (.succ n))) b)
    a
noncomputable def idiv (a : Int) (k : Nat) : Int :=
  Int.rec (motive := fun _ => Int) (fun m => .ofNat (Nat.div m k))
    (fun m => Nat.rec (motive := fun _ => Int) (.ofNat 0) (fun _ _ => .negSucc (Nat.div m k)) k) a
noncomputable def isNegative (a : Int) : Bool := Int.rec (motive := fun _ => Bool) (fun _ => false) (fun _ => true) a
theorem ineg_eq (a : Int) : ineg a = -a := Int.rec (fun n => Nat.rec rfl (fun _ _ => rfl) n) (fun _ => rfl) a
private theorem isubNat_eq (m n : Nat) : isubNat m n = Int.subNatNat m n := by
  show Nat.rec (motive := fun _ => Int) _ (fun k _ => .negSucc k) (n - m) = _
  unfold Int.subNatNat
  cases n - m <;> rfl
theorem iadd_eq (a b : Int) : iadd a b = a + b := by
  cases a <;> cases b
  · rfl
  · exact isubNat_eq _ _
  · exact isubNat_eq _ _
  · rfl
theorem isub_eq (a b : Int) : isub a b = a - b := (iadd_eq a _).trans (congrArg (a + ·) (ineg_eq b))
private theorem ineg_ofNat (n : Nat) : ineg (.ofNat n) = Int.negOfNat n := by cases n <;> rfl
theorem imul_eq (a b : Int) : imul a b = a * b := by
  cases a <;> cases b
  · rfl
  · exact ineg_ofNat _
  · exact ineg_ofNat _
  · rfl
theorem idiv_eq (a : Int) (k : Nat) : idiv a k = a / (k : Int) :=
  Int.rec (fun _ => rfl) (fun _ => Nat.rec rfl (fun _ _ => rfl) k) a
theorem le_of_isNegative {a b : Int} : isNegative (isub b a) = false → a ≤ b := by
  rw [isub_eq]
  intro h
  show Int.NonNeg (b - a)
  revert h
  cases b - a with
  | ofNat n => exact fun _ => .mk n
  | negSucc n => exact fun h => Bool.noConfusion h
theorem lt_of_isNegative {a b : Int} : isNegative (isub b a) = true → b < a := by
  rw [isub_eq]
  intro h
  refine Int.not_le.mp fun (k : Int.NonNeg (b - a)) => ?_
  revert h k
  cases b - a with
  | ofNat n => exact fun h _ => Bool.noConfusion h
  | negSucc n => exact fun _ k => nomatch k
end LeanGym.Internal
namespace Lean.Omega.IntList
open LeanGym.Internal
noncomputable def get (xs : IntList) : Nat → Int :=
  List.rec (motive := fun _ => Nat → Int) (fun _ => 0)
    (fun x _ ih i => Nat.rec (motive := fun _ => Int) x (fun i _ => ih i) i) xs
noncomputable def set (xs : IntList) : Nat → Int → IntList :=
  List.rec (motive := fun _ => Nat → Int → IntList)
    (fun i y => Nat.rec (motive := fun _ => IntList) [y] (fun _ ih => 0 :: ih) i)
    (fun x xs ih i y => Nat.rec (motive := fun _ => IntList) (y :: xs) (fun i _ => x :: ih i y) i) xs
private noncomputable def map (f : Int → Int) (xs : IntList) : IntList :=
  List.rec (motive := fun _ => IntList) [] (fun x _ ih => f x :: ih) xs
private noncomputable def zip (f : Int → Int → Int) (l r : IntList → IntList) (xs : IntList) : IntList → IntList :=
  List.rec (motive := fun _ => IntList → IntList) l
    (fun x xs ih ys => List.rec (motive := fun _ => IntList) (r (x :: xs)) (fun y ys _ => f x y :: ih ys) ys) xs
noncomputable def dot (xs : IntList) : IntList → Int :=
  List.rec (motive := fun _ => IntList → Int) (fun _ => 0)
    (fun x _ ih ys => List.rec (motive := fun _ => Int) 0 (fun y ys _ => x * y + ih ys) ys) xs
noncomputable def leading (xs : IntList) : Int :=
  List.rec (motive := fun _ => Int) 0
    (fun x _ ih => Int.rec (motive := fun _ => Int) (fun n => Nat.rec (motive := fun _ => Int) ih (fun _ _ => x) n)
      (fun _ => x) x) xs
noncomputable def gcd (xs : IntList) : Nat :=
  List.rec (motive := fun _ => Nat) 0
    (fun x _ ih => Nat.gcd (Int.rec (motive := fun _ => Nat) (fun n => n) (fun n => .succ n) x) ih) xs
noncomputable def neg (xs : IntList) : IntList := map ineg xs
noncomputable def smul (xs : IntList) (i : Int) : IntList := map (imul i) xs
noncomputable def add (xs ys : IntList) : IntList := zip iadd (fun ys => ys) (fun xs => xs) xs ys
noncomputable def sub (xs ys : IntList) : IntList := zip isub neg (fun xs => xs) xs ys
noncomputable def sdiv (xs : IntList) (g : Int) : IntList := map (fun x => x / g) xs
noncomputable def combo (a : Int) (xs : IntList) (b : Int) (ys : IntList) : IntList :=
  zip (fun x y => iadd (imul a x) (imul b y)) (map (imul b)) (map (imul a)) xs ys
noncomputable def bmod (xs : IntList) (m : Nat) : IntList := map (fun x => Int.bmod x m) xs
noncomputable def isZero (xs : IntList) : Bool :=
  List.rec (motive := fun _ => Bool) true
    (fun x _ ih => Int.rec (motive := fun _ => Bool)
      (fun n => Nat.rec (motive := fun _ => Bool) ih (fun _ _ => false) n) (fun _ => false) x) xs
private theorem dot_nil_left (ys : IntList) : dot [] ys = 0 := rfl
@[simp] private theorem dot_nil_right (xs : IntList) : dot xs [] = 0 := List.rec rfl (fun _ _ _ => rfl) xs
private theorem dot_cons (x y : Int) (xs ys : IntList) : dot (x :: xs) (y :: ys) = x * y + dot xs ys := rfl
private theorem dot_map {a : Int} {f : Int → Int} (hf : ∀ x, f x = a * x) (xs v : IntList) :
    dot (map f xs) v = a * dot xs v := by
  induction xs generalizing v with
  | nil => exact (Int.mul_zero a).symm
  | cons x xs ih =>
    cases v with
    | nil => exact (Int.mul_zero a).symm
    | cons w ws =>
      show f x * w + dot (map f xs) ws = a * (x * w + dot xs ws)
      rw [ih, hf, Int.mul_add, Int.mul_assoc]
private theorem dot_zip {a b : Int} {f : Int → Int → Int} {l r : IntList → IntList}
    (hf : ∀ x y, f x y = a * x + b * y) (hl : ∀ ys v, dot (l ys) v = b * dot ys v)
    (hr : ∀ xs v, dot (r xs) v = a * dot xs v) (xs ys v : IntList) :
    dot (zip f l r xs ys) v = a * dot xs v + b * dot ys v := by
  induction xs generalizing ys v with
  | nil =>
    show dot (l ys) v = a * 0 + b * dot ys v
    rw [hl, Int.mul_zero, Int.zero_add]
  | cons x xs ih =>
    cases ys with
    | nil =>
      show dot (r (x :: xs)) v = a * dot (x :: xs) v + b * 0
      rw [hr, Int.mul_zero, Int.add_zero]
    | cons y ys =>
      cases v with
      | nil => rw [dot_nil_right, dot_nil_right, dot_nil_right, Int.mul_zero, Int.mul_zero]; rfl
      | cons w v =>
        show f x y * w + dot (zip f l r xs ys) v = a * (x * w + dot xs v) + b * (y * w + dot ys v)
        rw [ih, hf, Int.mul_add, Int.mul_add, Int.add_mul, Int.mul_assoc, Int.mul_assoc, Int.add_assoc, Int.add_assoc,
          Int.add_left_comm (b * (y * w))]
private theorem dot_neg (xs v : IntList) : dot (neg xs) v = -1 * dot xs v :=
  dot_map (fun x => by rw [ineg_eq, Int.neg_mul, Int.one_mul]) xs v
private theorem dot_smul (a : Int) (xs v : IntList) : dot (map (imul a) xs) v = a * dot xs v := dot_map (imul_eq a) xs v
private theorem dot_same (xs v : IntList) : dot xs v = 1 * dot xs v := (Int.one_mul _).symm
private theorem dot_add (xs ys v : IntList) : dot (add xs ys) v = dot xs v + dot ys v :=
  (dot_zip (fun x y => by rw [iadd_eq, Int.one_mul, Int.one_mul]) dot_same dot_same xs ys v).trans
    (by rw [Int.one_mul, Int.one_mul])
private theorem dot_sub (xs ys v : IntList) : dot (sub xs ys) v = dot xs v - dot ys v :=
  (dot_zip (fun x y => by rw [isub_eq, Int.neg_mul, Int.one_mul, Int.one_mul]; rfl) dot_neg dot_same xs ys v).trans
    (by rw [Int.neg_mul, Int.one_mul, Int.one_mul]; rfl)
private theorem dot_combo (a b : Int) (xs ys v : IntList) : dot (combo a xs b ys) v = a * dot xs v + b * dot ys v :=
  dot_zip (fun x y => by rw [iadd_eq, imul_eq, imul_eq]) (dot_smul b) (dot_smul a) xs ys v
private theorem dot_isZero {xs : IntList} (h : isZero xs = true) (v : IntList) : dot xs v = 0 := by
  induction xs generalizing v with
  | nil => rfl
  | cons x xs ih =>
    cases v with
    | nil => rfl
    | cons w v =>
      show x * w + dot xs v = 0
      match x, h with
      | .ofNat 0, h => rw [ih h]; exact (Int.add_zero _).trans (Int.zero_mul w)
private theorem gcd_cons (x : Int) (xs : IntList) : gcd (x :: xs) = Nat.gcd x.natAbs (gcd xs) := by cases x <;> rfl
theorem dot_gcd (xs v : IntList) : (Int.ofNat (gcd xs)) ∣ dot xs v := by
  have key : ∀ (g : Nat), g ∣ gcd xs → (Int.ofNat g) ∣ dot xs v := by
    intro g hg
    induction xs generalizing v with
    | nil => exact ⟨0, (Int.mul_zero _).symm⟩
    | cons x xs ih =>
      rw [gcd_cons] at hg
      cases v with
      | nil => exact ⟨0, (Int.mul_zero _).symm⟩
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
noncomputable abbrev get (xs : Coeffs) (i : Nat) : Int := IntList.get xs i
noncomputable abbrev set (xs : Coeffs) (i : Nat) (y : Int) : Coeffs := IntList.set xs i y
noncomputable abbrev gcd (xs : Coeffs) : Nat := IntList.gcd xs
noncomputable abbrev leading (xs : Coeffs) : Int := IntList.leading xs
noncomputable abbrev dot (xs ys : Coeffs) : Int := IntList.dot xs ys
noncomputable abbrev add (xs ys : Coeffs) : Coeffs := IntList.add xs ys
noncomputable abbrev sub (xs ys : Coeffs) : Coeffs := IntList.sub xs ys
noncomputable abbrev neg (xs : Coeffs) : Coeffs := IntList.neg xs
noncomputable abbrev smul (xs : Coeffs) (g : Int) : Coeffs := IntList.smul xs g
noncomputable abbrev sdiv (xs : Coeffs) (g : Int) : Coeffs := IntList.sdiv xs g
noncomputable abbrev combo (a : Int) (xs : Coeffs) (b : Int) (ys : Coeffs) : Coeffs := IntList.combo a xs b ys
noncomputable abbrev bmod (xs : Coeffs) (m : Nat) : Coeffs := IntList.bmod xs m
noncomputable abbrev bmod_dot_sub_dot_bmod (m : Nat) (a b : Coeffs) : Int := Int.bmod (dot a b) m - dot (bmod a m) b
end Lean.Omega.Coeffs
namespace Lean.Omega
structure LinearCombo where
  const : Int
  coeffs : Coeffs
end Lean.Omega
namespace Lean.Omega.LinearCombo
noncomputable def eval (lc : LinearCombo) (v : Coeffs) : Int := lc.const + Coeffs.dot lc.coeffs v
noncomputable def coordinate (i : Nat) : LinearCombo :=
  ⟨0, Nat.rec (motive := fun _ => IntList) [1] (fun _ ih => 0 :: ih) i⟩
noncomputable def add (a b : LinearCombo) : LinearCombo :=
  LinearCombo.rec (motive := fun _ => LinearCombo) (fun c xs => LinearCombo.rec (motive := fun _ => LinearCombo)
    (fun d ys => ⟨LeanGym.Internal.iadd c d, IntList.add xs ys⟩) b) a
noncomputable def sub (a b : LinearCombo) : LinearCombo :=
  LinearCombo.rec (motive := fun _ => LinearCombo) (fun c xs => LinearCombo.rec (motive := fun _ => LinearCombo)
    (fun d ys => ⟨LeanGym.Internal.isub c d, IntList.sub xs ys⟩) b) a
noncomputable def neg (a : LinearCombo) : LinearCombo :=
  LinearCombo.rec (motive := fun _ => LinearCombo) (fun c xs => ⟨LeanGym.Internal.ineg c, IntList.neg xs⟩) a
noncomputable def smul (a : LinearCombo) (i : Int) : LinearCombo :=
  LinearCombo.rec (motive := fun _ => LinearCombo) (fun c xs => ⟨LeanGym.Internal.imul i c, IntList.smul xs i⟩) a
noncomputable def mul (a b : LinearCombo) : LinearCombo :=
  sub (add (smul a b.const) (smul b a.const)) ⟨LeanGym.Internal.imul a.const b.const, []⟩
noncomputable instance instAdd : Add LinearCombo := ⟨add⟩
noncomputable instance instSub : Sub LinearCombo := ⟨sub⟩
noncomputable instance instNeg : Neg LinearCombo := ⟨neg⟩
noncomputable instance instMul : Mul LinearCombo := ⟨mul⟩
theorem coordinate_dot (i : Nat) (v : Coeffs) : Coeffs.dot (Coeffs.set [] i 1) v = Coeffs.get v i := by
  induction i generalizing v with
  | zero =>
    cases v with
    | nil => rfl
    | cons x xs => exact (Int.add_zero _).trans (Int.one_mul x)
  | succ i ih =>
    cases v with
    | nil => rfl
    | cons x xs =>
      show 0 * x + IntList.dot (IntList.set [] i 1) xs = IntList.get xs i
      rw [Int.zero_mul, Int.zero_add]
      exact ih xs
@[simp] theorem coordinate_eval (i : Nat) (v : Coeffs) : (coordinate i).eval v = v.get i :=
  (Int.zero_add _).trans (coordinate_dot i v)
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
  obtain ⟨c, xs⟩ := a
  obtain ⟨d, ys⟩ := b
  show LeanGym.Internal.iadd c d + IntList.dot (IntList.add xs ys) v = (c + IntList.dot xs v) + (d + IntList.dot ys v)
  rw [IntList.dot_add, LeanGym.Internal.iadd_eq, Int.add_assoc, Int.add_assoc, Int.add_left_comm d]
@[simp] theorem sub_eval (a b : LinearCombo) (v : Coeffs) : (a - b).eval v = a.eval v - b.eval v := by
  obtain ⟨c, xs⟩ := a
  obtain ⟨d, ys⟩ := b
  show LeanGym.Internal.isub c d + IntList.dot (IntList.sub xs ys) v = (c + IntList.dot xs v) - (d + IntList.dot ys v)
  rw [IntList.dot_sub, LeanGym.Internal.isub_eq, Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.sub_eq_add_neg,
    Int.neg_add, Int.add_assoc, Int.add_assoc, Int.add_left_comm (-d)]
@[simp] theorem neg_eval (a : LinearCombo) (v : Coeffs) : (-a).eval v = -a.eval v := by
  obtain ⟨c, xs⟩ := a
  show LeanGym.Internal.ineg c + IntList.dot (IntList.neg xs) v = -(c + IntList.dot xs v)
  rw [IntList.dot_neg, LeanGym.Internal.ineg_eq, Int.neg_mul, Int.one_mul, Int.neg_add]
@[simp] theorem smul_eval (a : LinearCombo) (i : Int) (v : Coeffs) : (smul a i).eval v = i * a.eval v := by
  obtain ⟨c, xs⟩ := a
  show LeanGym.Internal.imul i c + IntList.dot (IntList.map _ xs) v = i * (c + IntList.dot xs v)
  rw [IntList.dot_smul, LeanGym.Internal.imul_eq, Int.mul_add]
theorem mul_eval (a b : LinearCombo) (v : Coeffs) (h : Coeffs.isZero a.coeffs ∨ Coeffs.isZero b.coeffs) :
    (a * b).eval v = a.eval v * b.eval v := by
  show (add (smul a b.const) (smul b a.const) - ⟨LeanGym.Internal.imul a.const b.const, []⟩ : LinearCombo).eval v = _
  rw [LeanGym.Internal.imul_eq, sub_eval]
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
open LeanGym.Internal
def sat (c : Constraint) (t : Int) : Bool := Bool.and (LowerBound.sat c.lowerBound t) (UpperBound.sat c.upperBound t)
def sat' (c : Constraint) (x y : Coeffs) : Prop := c.sat (Coeffs.dot x y) = true
def trivial : Constraint := ⟨none, none⟩
def impossible : Constraint := ⟨some 1, some 0⟩
def exact (r : Int) : Constraint := ⟨some r, some r⟩
noncomputable def isImpossible (c : Constraint) : Bool :=
  Constraint.rec (motive := fun _ => Bool) (fun l u => Option.rec (motive := fun _ => Bool) false
    (fun x => Option.rec (motive := fun _ => Bool) false (fun y => isNegative (isub y x)) u) l) c
private noncomputable def mapBound (f : Int → Int) (b : Option Int) : Option Int :=
  Option.rec (motive := fun _ => Option Int) none (fun x => some (f x)) b
noncomputable def map (c : Constraint) (f : Int → Int) : Constraint :=
  Constraint.rec (motive := fun _ => Constraint) (fun l u => ⟨mapBound f l, mapBound f u⟩) c
def flip (c : Constraint) : Constraint := ⟨c.upperBound, c.lowerBound⟩
private noncomputable def flipMap (c : Constraint) (f : Int → Int) : Constraint :=
  Constraint.rec (motive := fun _ => Constraint) (fun l u => ⟨mapBound f u, mapBound f l⟩) c
noncomputable def neg (c : Constraint) : Constraint := flipMap c ineg
noncomputable def scale (k : Int) (c : Constraint) : Constraint :=
  Int.rec (motive := fun _ => Constraint) (fun n => Nat.rec (motive := fun _ => Constraint)
    (Bool.rec (motive := fun _ => Constraint) ⟨some 0, some 0⟩ c c.isImpossible) (fun _ _ => map c (imul k)) n)
    (fun _ => flipMap c (imul k)) k
private noncomputable def merge (f : Int → Int → Int) (a b : Option Int) : Option Int :=
  Option.rec (motive := fun _ => Option Int) b
    (fun x => Option.rec (motive := fun _ => Option Int) a (fun y => some (f x y)) b) a
private noncomputable def addBound (a b : Option Int) : Option Int :=
  Option.rec (motive := fun _ => Option Int) none
    (fun x => Option.rec (motive := fun _ => Option Int) none (fun y => some (iadd x y)) b) a
noncomputable def add (x y : Constraint) : Constraint :=
  Constraint.rec (motive := fun _ => Constraint) (fun l u => Constraint.rec (motive := fun _ => Constraint)
    (fun l' u' => ⟨addBound l l', addBound u u'⟩) y) x
noncomputable def combo (a : Int) (x : Constraint) (b : Int) (y : Constraint) : Constraint :=
  add (scale a x) (scale b y)
private noncomputable def imax (a b : Int) : Int := Bool.rec (motive := fun _ => Int) b a (isNegative (isub b a))
private noncomputable def imin (a b : Int) : Int := Bool.rec (motive := fun _ => Int) a b (isNegative (isub b a))
noncomputable def combine (x y : Constraint) : Constraint :=
  Constraint.rec (motive := fun _ => Constraint) (fun l u => Constraint.rec (motive := fun _ => Constraint)
    (fun l' u' => ⟨merge imax l l', merge imin u u'⟩) y) x
noncomputable def div (c : Constraint) (k : Nat) : Constraint :=
  Constraint.rec (motive := fun _ => Constraint)
    (fun l u => ⟨mapBound (fun x => ineg (idiv (ineg x) k)) l, mapBound (fun y => idiv y k) u⟩) c
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
private theorem mapBound_spec {P Q : Int → Prop} {f : Int → Int} {l : Option Int} (h : ∀ x, P x → Q (f x))
    (k : ∀ x, l = some x → P x) : ∀ x, mapBound f l = some x → Q x := by
  cases l with
  | none => exact fun _ e => nomatch (show none = some _ from e)
  | some a => exact fun x e => Option.some.inj (show some (f a) = some x from e) ▸ h a (k a rfl)
private theorem addBound_spec {P Q R : Int → Prop} {l l' : Option Int} (h : ∀ x y, P x → Q y → R (iadd x y))
    (k : ∀ x, l = some x → P x) (k' : ∀ x, l' = some x → Q x) : ∀ x, addBound l l' = some x → R x := by
  cases l with
  | none => exact fun _ e => nomatch (show none = some _ from e)
  | some a =>
    cases l' with
    | none => exact fun _ e => nomatch (show none = some _ from e)
    | some b => exact fun x e => Option.some.inj (show some (iadd a b) = some x from e) ▸ h a b (k a rfl) (k' b rfl)
private theorem merge_spec {P : Int → Prop} {f : Int → Int → Int} {l l' : Option Int}
    (h : ∀ x y, P x → P y → P (f x y)) (k : ∀ x, l = some x → P x) (k' : ∀ x, l' = some x → P x) :
    ∀ x, merge f l l' = some x → P x := by
  cases l with
  | none => exact k'
  | some a =>
    cases l' with
    | none => exact k
    | some b => exact fun x e => Option.some.inj (show some (f a b) = some x from e) ▸ h a b (k a rfl) (k' b rfl)
private theorem sat_map {c : Constraint} {t s : Int} {f : Int → Int} (hl : ∀ x, x ≤ t → f x ≤ s)
    (hu : ∀ y, t ≤ y → s ≤ f y) (h : Sat c t) : Sat (c.map f) s := by
  cases c
  exact ⟨mapBound_spec hl h.1, mapBound_spec hu h.2⟩
private theorem sat_flipMap {c : Constraint} {t s : Int} {f : Int → Int} (hl : ∀ x, x ≤ t → s ≤ f x)
    (hu : ∀ y, t ≤ y → f y ≤ s) (h : Sat c t) : Sat (c.flipMap f) s := by
  cases c
  exact ⟨mapBound_spec hu h.2, mapBound_spec hl h.1⟩
private theorem not_sat_of_isImpossible {c : Constraint} (h : c.isImpossible = true) {t : Int} : ¬ Sat c t :=
  match c, h with
  | ⟨some _, some _⟩, h => fun s => Int.not_le_of_lt (lt_of_isNegative h) (Int.le_trans (s.1 _ rfl) (s.2 _ rfl))
  | ⟨none, _⟩, h => Bool.noConfusion h
  | ⟨some _, none⟩, h => Bool.noConfusion h
private theorem sat_scale {c : Constraint} {t : Int} (k : Int) (h : Sat c t) : Sat (scale k c) (k * t) := by
  match k with
  | .ofNat 0 =>
    show Sat (Bool.rec _ c c.isImpossible) (0 * t)
    cases e : c.isImpossible with
    | true => exact (not_sat_of_isImpossible e h).elim
    | false =>
      rw [Int.zero_mul]
      exact ⟨fun _ e => Option.some.inj e ▸ Int.le_refl 0, fun _ e => Option.some.inj e ▸ Int.le_refl 0⟩
  | .ofNat (.succ n) =>
    have l : 0 ≤ Int.ofNat (.succ n) := Int.natCast_nonneg _
    exact sat_map (f := imul (.ofNat (.succ n))) (fun x h => imul_eq _ x ▸ Int.mul_le_mul_of_nonneg_left h l)
      (fun x h => imul_eq _ x ▸ Int.mul_le_mul_of_nonneg_left h l) h
  | .negSucc n =>
    have l : Int.negSucc n ≤ 0 := Int.neg_le_neg (Int.natCast_nonneg (n + 1))
    exact sat_flipMap (f := imul (.negSucc n)) (fun x h => imul_eq _ x ▸ Int.mul_le_mul_of_nonpos_left l h)
      (fun x h => imul_eq _ x ▸ Int.mul_le_mul_of_nonpos_left l h) h
private theorem sat_add {c d : Constraint} {t s : Int} (h : Sat c t) (k : Sat d s) : Sat (add c d) (t + s) := by
  cases c; cases d
  exact ⟨addBound_spec (fun a b h k => iadd_eq a b ▸ Int.add_le_add h k) h.1 k.1,
    addBound_spec (fun a b h k => iadd_eq a b ▸ Int.add_le_add h k) h.2 k.2⟩
private theorem imax_le {a b t : Int} (h : a ≤ t) (k : b ≤ t) : imax a b ≤ t := by
  unfold imax; cases isNegative (isub b a) <;> assumption
private theorem le_imin {a b t : Int} (h : t ≤ a) (k : t ≤ b) : t ≤ imin a b := by
  unfold imin; cases isNegative (isub b a) <;> assumption
private theorem sat_combine {c d : Constraint} {t : Int} (h : Sat c t) (k : Sat d t) : Sat (combine c d) t := by
  cases c; cases d
  exact ⟨merge_spec (fun _ _ => imax_le) h.1 k.1, merge_spec (fun _ _ => le_imin) h.2 k.2⟩
private theorem le_ediv {k y t : Int} (hk : 0 < k) (h : k * t ≤ y) : t ≤ y / k := by
  refine Int.not_lt.mp fun hl => ?_
  have l2 := Int.lt_mul_ediv_self_add (x := y) hk
  have m := Int.mul_le_mul_of_nonneg_left (show y / k + 1 ≤ t from hl) (Int.le_of_lt hk)
  rw [Int.mul_add, Int.mul_one] at m
  exact Int.not_le_of_lt l2 (Int.le_trans m h)
private theorem sat_div {c : Constraint} {t : Int} {k : Nat} (hk : 0 < k) (h : Sat c ((k : Int) * t)) :
    Sat (c.div k) t := by
  have hk : 0 < (k : Int) := Int.ofNat_lt.mpr hk
  have lower (x : Int) (h : x ≤ (k : Int) * t) : ineg (idiv (ineg x) k) ≤ t := by
    rw [ineg_eq, idiv_eq, ineg_eq, ← Int.neg_neg t]
    exact Int.neg_le_neg (le_ediv hk (Int.mul_neg _ _ ▸ Int.neg_le_neg h))
  have upper (x : Int) (h : (k : Int) * t ≤ x) : t ≤ idiv x k := idiv_eq x k ▸ le_ediv hk h
  cases c
  exact ⟨mapBound_spec lower h.1, mapBound_spec upper h.2⟩
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
  rw [show Coeffs.dot (Coeffs.combo a x b y) v = a * Coeffs.dot x v + b * Coeffs.dot y v from
    IntList.dot_combo a b x y v]
  exact Constraint.sat_add (Constraint.sat_scale a (Constraint.sat_iff.mp h))
      (Constraint.sat_scale b (Constraint.sat_iff.mp k))
noncomputable def normalizePair (s : Constraint) (x : Coeffs) : Constraint × Coeffs :=
  Nat.rec (motive := fun _ => Constraint × Coeffs)
    (Bool.rec (motive := fun _ => Constraint × Coeffs) (.impossible, x) (.trivial, x) (s.sat 0))
    (fun n _ => Nat.rec (motive := fun _ => Constraint × Coeffs) (s, x)
      (fun _ _ => (s.div (Coeffs.gcd x), IntList.map (fun y => LeanGym.Internal.idiv y (Coeffs.gcd x)) x)) n)
    (Coeffs.gcd x)
noncomputable def positivizePair (s : Constraint) (x : Coeffs) : Constraint × Coeffs :=
  Int.rec (motive := fun _ => Constraint × Coeffs) (fun _ => (s, x)) (fun _ => (s.neg, IntList.neg x))
    (Coeffs.leading x)
noncomputable def tidyPair (s : Constraint) (x : Coeffs) : Constraint × Coeffs :=
  Prod.rec (motive := fun _ => Constraint × Coeffs) normalizePair (positivizePair s x)
noncomputable abbrev tidyConstraint (s : Constraint) (x : Coeffs) : Constraint := (tidyPair s x).1
noncomputable abbrev tidyCoeffs (s : Constraint) (x : Coeffs) : Coeffs := (tidyPair s x).2
private theorem positivize_sat {s : Constraint} {x v : Coeffs} (w : s.sat' x v) :
    (positivizePair s x).1.sat' (positivizePair s x).2 v := by
  unfold positivizePair
  cases Coeffs.leading x with
  | ofNat n => exact w
  | negSucc n =>
    refine Constraint.sat_iff.mpr ?_
    show Constraint.Sat s.neg (IntList.dot (IntList.neg x) v)
    rw [IntList.dot_neg, Int.neg_mul, Int.one_mul]
    exact Constraint.sat_flipMap (fun y h => LeanGym.Internal.ineg_eq y ▸ Int.neg_le_neg h)
      (fun y h => LeanGym.Internal.ineg_eq y ▸ Int.neg_le_neg h) (Constraint.sat_iff.mp w)
private theorem gcd_zero_dot {x : IntList} (h : IntList.gcd x = 0) (v : IntList) : IntList.dot x v = 0 := by
  have ⟨c, hc⟩ := IntList.dot_gcd x v
  rw [h] at hc
  rw [hc]
  exact Int.zero_mul c
private theorem mul_ediv_of_dvd {g : Nat} {y : Int} (h : g ∣ y.natAbs) : (g : Int) * (y / (g : Int)) = y := by
  have e := Int.mul_ediv_add_emod y (g : Int)
  have z : y % (g : Int) = 0 := by
    apply Int.emod_eq_zero_of_dvd
    have ⟨d, hd⟩ := h
    have hd := congrArg Int.ofNat hd
    cases LeanGym.Internal.ofNat_natAbs_or y with
    | inl k => exact ⟨Int.ofNat d, k.symm.trans hd⟩
    | inr k =>
      refine ⟨-Int.ofNat d, ?_⟩
      rw [Int.mul_neg, ← Int.neg_neg y]
      exact congrArg (fun z : Int => -z) (k.symm.trans hd)
  rwa [z, Int.add_zero] at e
private theorem sdiv_dot {x v : IntList} {g : Nat} (hd : g ∣ IntList.gcd x) :
    (g : Int) * IntList.dot (IntList.map (fun y => LeanGym.Internal.idiv y g) x) v = IntList.dot x v := by
  induction x generalizing v with
  | nil => exact Int.mul_zero _
  | cons y x ih =>
    rw [IntList.gcd_cons] at hd
    cases v with
    | nil => exact Int.mul_zero _
    | cons w v =>
      show (g : Int) * (LeanGym.Internal.idiv y g * w + IntList.dot (IntList.map _ x) v) = y * w + IntList.dot x v
      rw [Int.mul_add, ih (Nat.dvd_trans hd (Nat.gcd_dvd_right _ _)), ← Int.mul_assoc, LeanGym.Internal.idiv_eq,
        mul_ediv_of_dvd (Nat.dvd_trans hd (Nat.gcd_dvd_left _ _))]
private theorem normalize_sat {s : Constraint} {x v : Coeffs} (w : s.sat' x v) :
    (normalizePair s x).1.sat' (normalizePair s x).2 v := by
  unfold normalizePair
  have k := sdiv_dot (x := x) (v := v) (Nat.dvd_refl _)
  generalize h : Coeffs.gcd x = g
  rw [show IntList.gcd x = g from h] at k
  match g with
  | 0 =>
    have w0 : s.sat 0 = true := gcd_zero_dot h v ▸ (show s.sat (IntList.dot x v) = true from w)
    rw [w0]
    exact Constraint.sat_iff.mpr ⟨fun _ e => (nomatch e), fun _ e => (nomatch e)⟩
  | 1 => exact w
  | .succ (.succ n) =>
    exact Constraint.sat_iff.mpr (Constraint.sat_div (Nat.zero_lt_succ _) (k.symm ▸ Constraint.sat_iff.mp w))
theorem tidy_sat {s : Constraint} {x v : Coeffs} (w : s.sat' x v) : (tidyConstraint s x).sat' (tidyCoeffs s x) v :=
  normalize_sat (positivize_sat w)
noncomputable abbrev bmod_div_term (m : Nat) (a b : Coeffs) : Int := Coeffs.bmod_dot_sub_dot_bmod m a b / (m : Int)
noncomputable def bmod_coeffs (m : Nat) (i : Nat) (x : Coeffs) : Coeffs := Coeffs.set (Coeffs.bmod x m) i (m : Int)
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
  | nil => exact ⟨0, (congrArg (0 - ·) (Int.mul_zero _)).symm⟩
  | cons a x ih =>
    cases v with
    | nil => exact ⟨0, (congrArg (0 - ·) (Int.mul_zero _)).symm⟩
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
  | nil =>
    show IntList.dot _ [] = IntList.dot x [] + y * 0
    rw [IntList.dot_nil_right, IntList.dot_nil_right, Int.mul_zero]; rfl
  | cons w v ih =>
    cases x with
    | nil =>
      cases i with
      | zero => show y * w + 0 = 0 + y * w; rw [Int.add_zero, Int.zero_add]
      | succ i =>
        show 0 * w + IntList.dot (IntList.set [] i y) v = 0 + y * IntList.get v i
        rw [ih [] i (Nat.zero_le i), Int.zero_mul]; exact congrArg (0 + ·) (Int.zero_add _)
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
