/-
Digits of natural numbers, and numbers as strings.
-/
namespace Nat
private theorem digitChar_of_le {n : Nat} (h : 16 ≤ n) : n.digitChar = '*' := by
  have ne {k} (hk : k < 16) : ¬ n = k := Nat.ne_of_gt (Nat.lt_of_lt_of_le hk h)
  unfold digitChar
  repeat rw [if_neg (ne (by decide))]
private theorem toNat_digitChar' : ∀ n : Nat, n < 10 → n.digitChar.toNat = 48 + n := by decide +kernel
theorem toNat_digitChar_of_lt_ten {n : Nat} (hn : n < 10) : n.digitChar.toNat = 48 + n := toNat_digitChar' n hn
theorem toNat_digitChar_sub_48_of_lt_ten {n : Nat} (hn : n < 10) : n.digitChar.toNat - 48 = n := by
  rw [toNat_digitChar_of_lt_ten hn, Nat.add_sub_cancel_left]
/-- The number that a digit stands for. -/
private def value (c : Char) : Nat := if c.toNat < 58 then c.toNat - 48 else c.toNat - 87
private theorem value_digitChar : ∀ n : Nat, n < 16 → value n.digitChar = n := by decide +kernel
private theorem digitChar_ne_star : ∀ n : Nat, n < 16 → n.digitChar ≠ '*' := by decide +kernel
private theorem digitChar_eq_iff {n : Nat} (k : Nat) (hk : k < 16) : n.digitChar = k.digitChar ↔ n = k := by
  refine ⟨fun h => ?_, fun h => h ▸ rfl⟩
  by_cases hn : n < 16
  · exact (value_digitChar n hn).symm.trans ((congrArg value h).trans (value_digitChar k hk))
  · exact absurd (h.symm.trans (digitChar_of_le (Nat.le_of_not_lt hn))) (digitChar_ne_star k hk)
variable {n : Nat}
@[simp] theorem digitChar_eq_star : n.digitChar = '*' ↔ 16 ≤ n :=
  ⟨fun h => Nat.le_of_not_lt fun hn => digitChar_ne_star n hn h, digitChar_of_le⟩
@[simp] theorem star_eq_digitChar : '*' = n.digitChar ↔ 16 ≤ n := eq_comm.trans digitChar_eq_star
@[simp] theorem digitChar_eq_zero : n.digitChar = '0' ↔ n = 0 := digitChar_eq_iff 0 (by decide)
@[simp] theorem digitChar_eq_one : n.digitChar = '1' ↔ n = 1 := digitChar_eq_iff 1 (by decide)
@[simp] theorem digitChar_eq_two : n.digitChar = '2' ↔ n = 2 := digitChar_eq_iff 2 (by decide)
@[simp] theorem digitChar_eq_three : n.digitChar = '3' ↔ n = 3 := digitChar_eq_iff 3 (by decide)
@[simp] theorem digitChar_eq_four : n.digitChar = '4' ↔ n = 4 := digitChar_eq_iff 4 (by decide)
@[simp] theorem digitChar_eq_five : n.digitChar = '5' ↔ n = 5 := digitChar_eq_iff 5 (by decide)
@[simp] theorem digitChar_eq_six : n.digitChar = '6' ↔ n = 6 := digitChar_eq_iff 6 (by decide)
@[simp] theorem digitChar_eq_seven : n.digitChar = '7' ↔ n = 7 := digitChar_eq_iff 7 (by decide)
@[simp] theorem digitChar_eq_eight : n.digitChar = '8' ↔ n = 8 := digitChar_eq_iff 8 (by decide)
@[simp] theorem digitChar_eq_nine : n.digitChar = '9' ↔ n = 9 := digitChar_eq_iff 9 (by decide)
@[simp] theorem digitChar_eq_a : n.digitChar = 'a' ↔ n = 10 := digitChar_eq_iff 10 (by decide)
@[simp] theorem digitChar_eq_b : n.digitChar = 'b' ↔ n = 11 := digitChar_eq_iff 11 (by decide)
@[simp] theorem digitChar_eq_c : n.digitChar = 'c' ↔ n = 12 := digitChar_eq_iff 12 (by decide)
@[simp] theorem digitChar_eq_d : n.digitChar = 'd' ↔ n = 13 := digitChar_eq_iff 13 (by decide)
@[simp] theorem digitChar_eq_e : n.digitChar = 'e' ↔ n = 14 := digitChar_eq_iff 14 (by decide)
@[simp] theorem digitChar_eq_f : n.digitChar = 'f' ↔ n = 15 := digitChar_eq_iff 15 (by decide)
@[simp] theorem zero_eq_digitChar : '0' = n.digitChar ↔ n = 0 := eq_comm.trans digitChar_eq_zero
@[simp] theorem one_eq_digitChar : '1' = n.digitChar ↔ n = 1 := eq_comm.trans digitChar_eq_one
@[simp] theorem two_eq_digitChar : '2' = n.digitChar ↔ n = 2 := eq_comm.trans digitChar_eq_two
@[simp] theorem three_eq_digitChar : '3' = n.digitChar ↔ n = 3 := eq_comm.trans digitChar_eq_three
@[simp] theorem four_eq_digitChar : '4' = n.digitChar ↔ n = 4 := eq_comm.trans digitChar_eq_four
@[simp] theorem five_eq_digitChar : '5' = n.digitChar ↔ n = 5 := eq_comm.trans digitChar_eq_five
@[simp] theorem six_eq_digitChar : '6' = n.digitChar ↔ n = 6 := eq_comm.trans digitChar_eq_six
@[simp] theorem seven_eq_digitChar : '7' = n.digitChar ↔ n = 7 := eq_comm.trans digitChar_eq_seven
@[simp] theorem eight_eq_digitChar : '8' = n.digitChar ↔ n = 8 := eq_comm.trans digitChar_eq_eight
@[simp] theorem nine_eq_digitChar : '9' = n.digitChar ↔ n = 9 := eq_comm.trans digitChar_eq_nine
@[simp] theorem a_eq_digitChar : 'a' = n.digitChar ↔ n = 10 := eq_comm.trans digitChar_eq_a
@[simp] theorem b_eq_digitChar : 'b' = n.digitChar ↔ n = 11 := eq_comm.trans digitChar_eq_b
@[simp] theorem c_eq_digitChar : 'c' = n.digitChar ↔ n = 12 := eq_comm.trans digitChar_eq_c
@[simp] theorem d_eq_digitChar : 'd' = n.digitChar ↔ n = 13 := eq_comm.trans digitChar_eq_d
@[simp] theorem e_eq_digitChar : 'e' = n.digitChar ↔ n = 14 := eq_comm.trans digitChar_eq_e
@[simp] theorem f_eq_digitChar : 'f' = n.digitChar ↔ n = 15 := eq_comm.trans digitChar_eq_f
private theorem digitChar_cases : ∀ n : Nat, n < 16 →
    (n.digitChar != '0' && n.digitChar != '1' && n.digitChar != '2' &&
    n.digitChar != '3' && n.digitChar != '4' && n.digitChar != '5' && n.digitChar != '6' && n.digitChar != '7' &&
    n.digitChar != '8' && n.digitChar != '9' && n.digitChar != 'a' && n.digitChar != 'b' && n.digitChar != 'c' &&
    n.digitChar != 'd' && n.digitChar != 'e' && n.digitChar != 'f' && n.digitChar != '*') = false := by decide +kernel
private theorem isDigit_digitChar' : ∀ n : Nat, n < 16 → n.digitChar.isDigit = decide (n < 10) := by decide +kernel
theorem digitChar_ne {n : Nat} (c : Char) (h : (c != '0' && c != '1' && c != '2' && c != '3' && c != '4' && c != '5' &&
    c != '6' && c != '7' && c != '8' && c != '9' && c != 'a' && c != 'b' && c != 'c' && c != 'd' && c != 'e' &&
    c != 'f' && c != '*') = true) : n.digitChar ≠ c := by
  rintro rfl
  by_cases hn : n < 16
  · rw [digitChar_cases n hn] at h; exact Bool.noConfusion h
  · rw [digitChar_of_le (Nat.le_of_not_lt hn)] at h; exact absurd h (by decide)
@[simp] theorem isDigit_digitChar : n.digitChar.isDigit = decide (n < 10) := by
  by_cases hn : n < 16
  · exact isDigit_digitChar' n hn
  · rw [digitChar_of_le (Nat.le_of_not_lt hn), decide_eq_false fun h => hn (Nat.lt_trans h (by decide))]; rfl

/- The digits of a number. -/
private theorem core_append (b f n : Nat) (ds : List Char) : toDigitsCore b f n ds = toDigitsCore b f n [] ++ ds := by
  induction f generalizing n ds with
  | zero => rfl
  | succ f ih =>
    simp only [toDigitsCore]
    split
    · rfl
    · rw [ih (n / b) (_ :: ds), ih (n / b) [_], List.append_assoc]; rfl
private theorem core_fuel {b : Nat} (hb : 1 < b) : ∀ (f g n : Nat), n < f → n < g →
    toDigitsCore b f n [] = toDigitsCore b g n []
  | f + 1, g + 1, n, hf, hg => by
    simp only [toDigitsCore]
    split
    · rfl
    · next h =>
      have k : n / b < n := Nat.div_lt_self (Nat.pos_of_ne_zero fun e => h (by rw [e, Nat.zero_div])) hb
      rw [core_append b f, core_append b g, core_fuel hb f g (n / b) (by omega) (by omega)]
theorem toDigits_of_lt_base {b : Nat} (h : n < b) : b.toDigits n = [n.digitChar] := by
  simp only [toDigits, toDigitsCore]
  rw [if_pos (Nat.div_eq_of_lt h), Nat.mod_eq_of_lt h]
@[simp] theorem toDigits_zero (b : Nat) : b.toDigits 0 = ['0'] := by
  simp only [toDigits, toDigitsCore]
  rw [if_pos (Nat.zero_div b), Nat.zero_mod]; rfl
theorem toDigits_of_base_le {b : Nat} (hb : 1 < b) (h : b ≤ n) :
    b.toDigits n = b.toDigits (n / b) ++ [(n % b).digitChar] := by
  have k : n / b < n := Nat.div_lt_self (by omega) hb
  show toDigitsCore b (n + 1) n [] = _
  rw [toDigitsCore]
  show ite _ _ _ = _
  rw [if_neg (Nat.ne_of_gt (Nat.div_pos h (by omega))), core_append, core_fuel hb n (n / b + 1) (n / b) k
      (Nat.lt_succ_self _)]
  rfl
theorem toDigits_eq_ite {b : Nat} (hb : 1 < b) :
    b.toDigits n = if n < b then [n.digitChar] else b.toDigits (n / b) ++ [(n % b).digitChar] := by
  split
  · next h => exact toDigits_of_lt_base h
  · next h => exact toDigits_of_base_le hb (Nat.le_of_not_lt h)
@[simp] theorem toDigits_ne_nil {b : Nat} : b.toDigits n ≠ [] := by
  simp only [toDigits, toDigitsCore]
  split
  · exact List.cons_ne_nil _ _
  · rw [core_append]; exact List.append_ne_nil_of_right_ne_nil _ (List.cons_ne_nil _ _)
theorem length_toDigits_pos {b : Nat} : 0 < (b.toDigits n).length := List.length_pos_iff.mpr toDigits_ne_nil
theorem toDigits_append_toDigits {b d : Nat} (hb : 1 < b) (hn : 0 < n) (hd : d < b) :
    b.toDigits n ++ b.toDigits d = b.toDigits (b * n + d) := by
  have e₁ : (b * n + d) / b = n := by rw [Nat.mul_add_div (by omega), Nat.div_eq_of_lt hd, Nat.add_zero]
  have e₂ : (b * n + d) % b = d := by rw [Nat.mul_add_mod, Nat.mod_eq_of_lt hd]
  rw [toDigits_of_base_le (n := b * n + d) hb (Nat.le_trans (Nat.le_mul_of_pos_right b hn) (Nat.le_add_right _ _)),
      e₁, e₂,
    toDigits_of_lt_base hd]
theorem length_toDigits_le_iff {b k : Nat} (hb : 1 < b) (h : 0 < k) : (b.toDigits n).length ≤ k ↔ n < b ^ k := by
  induction k generalizing n with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ k ih =>
    rw [toDigits_eq_ite hb]
    split
    · next hn =>
      refine ⟨fun _ => Nat.lt_of_lt_of_le hn ?_, fun _ => Nat.le_add_left 1 k⟩
      rw [Nat.pow_succ]; exact Nat.le_mul_of_pos_left b (Nat.pow_pos (by omega))
    · next hn =>
      rw [List.length_append, show [(n % b).digitChar].length = 1 from rfl, Nat.add_le_add_iff_right]
      by_cases hk : 0 < k
      · rw [ih hk, Nat.div_lt_iff_lt_mul (by omega), Nat.pow_succ]
      · have : k = 0 := by omega
        subst this
        have := length_toDigits_pos (b := b) (n := n / b)
        rw [Nat.zero_add, Nat.pow_one]
        omega
theorem isDigit_of_mem_toDigits {b : Nat} {c : Char} (hb₁ : 0 < b) (hb₂ : b ≤ 10) (hc : c ∈ b.toDigits n) :
    c.isDigit = true := by
  have key : ∀ (f n : Nat) (ds : List Char), (∀ c ∈ ds, c.isDigit = true) → ∀ c ∈ toDigitsCore b f n ds, c.isDigit =
      true := by
    intro f
    induction f with
    | zero => intro n ds h; exact h
    | succ f ih =>
      intro n ds h
      have h' : ∀ c ∈ (n % b).digitChar :: ds, c.isDigit = true := by
        intro c hc
        rcases List.mem_cons.mp hc with e | hc
        · rw [e, isDigit_digitChar]; exact decide_eq_true (Nat.lt_of_lt_of_le (Nat.mod_lt _ hb₁) hb₂)
        · exact h c hc
      simp only [toDigitsCore]
      split
      · exact h'
      · exact ih _ _ h'
  exact key _ _ _ (fun _ h => absurd h List.not_mem_nil) c hc
@[simp] theorem underscore_not_in_toDigits : ¬ '_' ∈ toDigits 10 n := fun h =>
  absurd (isDigit_of_mem_toDigits (by decide) (by decide) h) (by decide)

/- Their number. -/
def ofDigitChars (b : Nat) (l : List Char) (init : Nat) : Nat :=
  l.foldl (fun sofar c => b * sofar + (c.toNat - '0'.toNat)) init
theorem ofDigitChars_eq_foldl {b init : Nat} {l : List Char} :
    b.ofDigitChars l init = l.foldl (fun sofar c => b * sofar + (c.toNat - '0'.toNat))
    init := rfl
@[simp] theorem ofDigitChars_nil {b init : Nat} : b.ofDigitChars [] init = init := rfl
theorem ofDigitChars_cons {b init : Nat} {c : Char} {cs : List Char} :
    b.ofDigitChars (c :: cs) init = b.ofDigitChars cs (b * init + (c.toNat - '0'.toNat)) := by
  simp only [ofDigitChars, List.foldl_cons]
theorem ofDigitChars_append {b : Nat} {l m : List Char} (init : Nat) :
    b.ofDigitChars (l ++ m) init = b.ofDigitChars m (b.ofDigitChars l init) := List.foldl_append
theorem ofDigitChars_cons_digitChar_of_lt_ten {b init : Nat} (hn : n < 10) {cs : List Char} :
    b.ofDigitChars (n.digitChar :: cs) init = b.ofDigitChars cs (b * init + n) := by
  rw [ofDigitChars_cons, show '0'.toNat = 48 from rfl, toNat_digitChar_sub_48_of_lt_ten hn]
theorem ofDigitChars_eq_ofDigitChars_zero {init : Nat} {l : List Char} :
    ofDigitChars 10 l init = 10 ^ l.length * init + ofDigitChars 10 l 0 := by
  induction l generalizing init with
  | nil => rw [ofDigitChars_nil, ofDigitChars_nil, List.length_nil]; omega
  | cons c l ih =>
    rw [ofDigitChars_cons, ofDigitChars_cons, ih, ih (init := 10 * 0 + _), List.length_cons, Nat.pow_succ, Nat.mul_add,
      Nat.mul_add, Nat.mul_zero, Nat.zero_add, Nat.mul_assoc, Nat.add_assoc]
@[simp] theorem ofDigitChars_replicate_zero {b init : Nat} :
    b.ofDigitChars (List.replicate n '0') init = b ^ n * init := by
  induction n generalizing init with
  | zero => rw [Nat.pow_zero, Nat.one_mul]; rfl
  | succ n ih =>
    rw [List.replicate_succ, ofDigitChars_cons, Nat.sub_self, Nat.add_zero, ih, Nat.pow_succ, Nat.mul_assoc]
theorem ofDigitChars_toDigits {b : Nat} (hb' : 1 < b) (hb : b ≤ 10) : b.ofDigitChars (b.toDigits n) 0 = n := by
  induction n using Nat.strongRecOn with | _ n ih =>
  rw [toDigits_eq_ite hb']
  split
  · next h => rw [ofDigitChars_cons_digitChar_of_lt_ten (by omega), ofDigitChars_nil, Nat.mul_zero, Nat.zero_add]
  · next h =>
    have := Nat.mod_lt n (show b > 0 by omega)
    rw [ofDigitChars_append, ih _ (Nat.div_lt_self (by omega) hb'), ofDigitChars_cons_digitChar_of_lt_ten (by omega),
      ofDigitChars_nil, Nat.div_add_mod]
@[simp] theorem ofDigitChars_ten_toDigits : ofDigitChars 10 (toDigits 10 n) 0 = n :=
  ofDigitChars_toDigits (by decide) (by decide)

/- As strings. -/
theorem repr_eq_ofList_toDigits : n.repr = String.ofList (toDigits 10 n) := rfl
theorem toString_eq_ofList_toDigits : toString n = String.ofList (toDigits 10 n) := rfl
@[simp] theorem toString_eq_repr : toString n = n.repr := rfl
@[simp] theorem reprPrec_eq_repr {i : Nat} : reprPrec n i = Std.Format.text n.repr := rfl
@[simp] theorem repr_eq_repr : _root_.repr n = Std.Format.text n.repr := rfl
@[simp] theorem toList_repr : n.repr.toList = toDigits 10 n := String.toList_ofList
@[simp] theorem repr_ne_empty : n.repr ≠ "" :=
  fun h => toDigits_ne_nil (toList_repr.symm.trans (congrArg String.toList h))
theorem length_repr_pos : 0 < n.repr.length := by
  show 0 < n.repr.toList.length
  rw [toList_repr]; exact length_toDigits_pos
theorem length_repr_le_iff {k : Nat} (h : 0 < k) : n.repr.length ≤ k ↔ n < 10 ^ k := by
  show n.repr.toList.length ≤ k ↔ _
  rw [toList_repr]; exact length_toDigits_le_iff (by decide) h
theorem repr_of_lt (h : n < 10) : n.repr = String.singleton n.digitChar :=
  (congrArg String.ofList (toDigits_of_lt_base h)).trans String.singleton_eq_ofList.symm
theorem repr_of_ge (h : 10 ≤ n) : n.repr = (n / 10).repr ++ String.singleton (n % 10).digitChar := by
  rw [repr_eq_ofList_toDigits, toDigits_of_base_le (by decide) h, String.ofList_append, String.singleton_eq_ofList]; rfl
theorem repr_eq_repr_append_repr (h : 10 ≤ n) : n.repr = (n / 10).repr ++ (n % 10).repr := by
  rw [repr_of_ge h, repr_of_lt (Nat.mod_lt n (by decide))]
end Nat
namespace Int
variable {a : Int}
@[simp] theorem toString_eq_repr : toString a = a.repr := rfl
theorem repr_eq_ite : a.repr = if 0 ≤ a then a.toNat.repr else "-" ++ (-a).toNat.repr := by
  cases a with
  | ofNat n => rw [if_pos (show 0 ≤ Int.ofNat n from Int.natCast_nonneg n)]; rfl
  | negSucc n => rw [if_neg (Int.not_le.mpr (Int.negSucc_lt_zero n))]; rfl
end Int
