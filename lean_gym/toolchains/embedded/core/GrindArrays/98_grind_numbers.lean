/-
What `grind` instantiates by itself about natural numbers, integers, `Fin` and `Bool`.
-/

-- Powers and shifts of natural numbers.
namespace Nat
grind_pattern div_pow_of_pos => a ^ n where
  is_value a
  guard n > 0
grind_pattern Nat.pow_pos => a ^ n where
  not_value n
  guard a > 0
grind_pattern shiftLeft_add => m <<< (n + k) where
  m =/= 0
grind_pattern shiftLeft_add => (m <<< n) <<< k where
  m =/= 0
end Nat

-- Bits of natural numbers.
namespace Nat
grind_pattern Nat.and_assoc => (x &&& y) &&& z where
  x =/= 0
  y =/= 0
  z =/= 0
grind_pattern Nat.and_assoc => x &&& (y &&& z) where
  x =/= 0
  y =/= 0
  z =/= 0
end Nat

-- Shifts of integers.
attribute [grind =] Int.zero_shiftRight Int.shiftRight_zero Int.zero_shiftLeft Int.shiftLeft_zero
namespace Int
grind_pattern shiftRight_add => i >>> (m + n) where
  i =/= 0
grind_pattern shiftRight_add => i >>> m >>> n where
  i =/= 0
end Int

-- Numbers below a bound.
attribute [grind =] Fin.ofNat_zero Fin.val_sub Fin.val_ofNat Fin.ofNat_self Fin.modn_val Fin.val_castLT Fin.val_castLE
  Fin.val_cast Fin.val_castAdd Fin.val_castSucc Fin.val_natAdd Fin.castSucc_natAdd Fin.val_subNat Fin.succRecOn_zero
  Fin.succRecOn_succ Fin.induction_zero Fin.induction_succ Fin.cases_zero Fin.cases_succ Fin.cases_succ'
  Fin.reverseInduction_last Fin.reverseInduction_castSucc Fin.lastCases_last Fin.lastCases_castSucc Fin.addCases_left
  Fin.addCases_right Fin.val_neg
attribute [grind →] Fin.pos'
attribute [grind ext] Fin.ext
attribute [grind _=_] Fin.castSucc_succ
namespace Fin
grind_pattern val_rev => i.rev
grind_pattern val_last => last n
grind_pattern val_succ => j.succ
grind_pattern val_castAdd => @val (no_index _) (castAdd m i)
grind_pattern val_addNat => @val (no_index _) (addNat i m)
grind_pattern val_pred => j.pred h
end Fin

-- Booleans as numbers.
attribute [grind =] Bool.toNat_false Bool.toNat_true

-- What `lia` instantiates, which uses nothing else.
attribute [lia =] Nat.min_def Nat.max_def Int.min_def Int.max_def
