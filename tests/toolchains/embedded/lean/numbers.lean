/- Digits, powers of two, and other small things. -/
theorem d1 (n : Nat) (h : n.digitChar = 'c') : n = 12 := by simpa using h
theorem d2 (n : Nat) : '_' ∉ Nat.toDigits 10 n := by simp
theorem d3 (n : Nat) : Nat.ofDigitChars 10 (Nat.toDigits 10 n) 0 = n := by simp
theorem d4 (n : Nat) : toString n = n.repr := by simp
theorem d5 (n : Nat) (h : n < 10) : n.repr.length ≤ 1 := (Nat.length_repr_le_iff (by decide)).mpr (by simpa using h)
theorem d6 : (305 : Nat).repr = "305" := by decide
theorem d7 (n : Nat) (h : 10 ≤ n) : n.repr = (n / 10).repr ++ (n % 10).repr := Nat.repr_eq_repr_append_repr h
theorem p1 (n : Nat) : n ≤ n.nextPowerOfTwo := by simp
theorem f1 (a b : Fin 8) : (a &&& b).val = a.val &&& b.val := by simp
theorem f2 (a b : Fin UInt8.size) : (a ||| b).val = a.val ||| b.val := by simp
theorem c1 (p : Prop) [Decidable ¬p] (h : p) : (if ¬p then 1 else 2) = 2 := by simp [h]
theorem o1 {m : Type → Type} [Monad m] [LawfulMonad m] (x : OptionT m Nat) : x >>= pure = x := by simp
theorem e1 (s : Nat) : EStateM.run (get : EStateM String Nat Nat) s = .ok s s := by simp
-- names that only look like those of a library
#check Fin.val_and -- FAIL: Unknown constant
#check Nat.dvd_rfl -- FAIL: Unknown constant
#check Function.comp_assoc -- FAIL: Unknown identifier
-- comparisons
theorem k1 (a b c : Nat) (h : compare a b = .lt) (k : compare b c = .lt) : compare a c = .lt := Std.TransCmp.lt_trans h k
theorem k2 (a b : Option Int) (h : compare a b = .eq) : a = b := by simpa using h
theorem k3 (a b : Fin 5) (h : compare a b = .gt) : compare b a = .lt := Std.OrientedCmp.lt_of_gt h
