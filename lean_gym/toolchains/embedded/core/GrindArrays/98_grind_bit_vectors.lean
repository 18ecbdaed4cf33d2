/-
What `grind` instantiates by itself about bit vectors.
-/

-- Bit vectors.
attribute [grind =] BitVec.val_toFin BitVec.getMsbD_eq_getLsbD BitVec.toNat_zero_length BitVec.toInt_zero_length
  BitVec.toNat_zero BitVec.getLsbD_ofNatLT BitVec.ofNatLT_eq_ofNat BitVec.toFin_ofNat BitVec.finMk_toNat
  BitVec.toFin_ofNatLT BitVec.ofFin_toFin BitVec.ofNatLT_finVal BitVec.ofNatLT_toNat BitVec.ofNat_finVal
  BitVec.getLsbD_zero BitVec.getElem_zero BitVec.getMsbD_zero BitVec.getLsbD_one BitVec.getElem_one
  BitVec.getLsbD_last BitVec.toFin_cast BitVec.getElem_cast BitVec.ofInt_natCast BitVec.toInt_zero BitVec.ofInt_toInt
  BitVec.setWidth'_eq BitVec.setWidth_ofNat_of_le BitVec.extractLsb'_toNat BitVec.extractLsb_toNat
  BitVec.getElem_extractLsb' BitVec.getLsbD_extractLsb' BitVec.toNat_allOnes BitVec.getLsbD_allOnes
  BitVec.getElem_allOnes BitVec.toNat_or BitVec.toFin_or BitVec.getLsbD_or BitVec.getElem_or BitVec.toNat_and
  BitVec.toFin_and BitVec.getLsbD_and BitVec.getElem_and BitVec.toNat_xor BitVec.toFin_xor BitVec.getLsbD_xor
  BitVec.getElem_xor BitVec.toNat_not BitVec.toFin_not BitVec.getLsbD_not BitVec.getElem_not BitVec.toNat_shiftLeft
  BitVec.toFin_shiftLeft BitVec.shiftLeft_zero BitVec.zero_shiftLeft BitVec.getLsbD_shiftLeft BitVec.getElem_shiftLeft
  BitVec.shiftLeft_eq' BitVec.toNat_ushiftRight BitVec.getLsbD_ushiftRight BitVec.getElem_ushiftRight
  BitVec.ushiftRight_zero BitVec.zero_ushiftRight BitVec.ushiftRight_eq' BitVec.sshiftRight'_ofNat_eq_sshiftRight
  BitVec.sshiftRight_eq' BitVec.getLsbD_append BitVec.getElem_append BitVec.getLsbD_cons BitVec.toNat_concat
  BitVec.getLsbD_concat BitVec.getElem_concat BitVec.toNat_add BitVec.toFin_add BitVec.setWidth_add BitVec.toNat_sub
  BitVec.toFin_sub BitVec.toNat_twoPow
namespace BitVec
grind_pattern msb_eq_false_iff_two_mul_lt => x.msb, x.toNat
grind_pattern toInt_eq_toNat_of_msb => x.toInt, x.toNat
grind_pattern ofInt_ofNat => BitVec.ofInt w (OfNat.ofNat n)
end BitVec
