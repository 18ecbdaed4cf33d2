/-
Bit vectors: the functions of Lean's core library. Their laws stand in `94_word_bitvec_laws.lean`.
-/
def Int.shiftRight : Int → Nat → Int
  | .ofNat n, s => .ofNat (n >>> s)
  | .negSucc n, s => .negSucc (n >>> s)
instance Int.instHShiftRightNat : HShiftRight Int Nat Int := ⟨Int.shiftRight⟩
theorem Int.shiftRight_eq_div_pow (m : Int) (n : Nat) : m >>> n = m / (2 ^ n : Nat) := by
  cases m with
  | ofNat m => exact congrArg Int.ofNat (Nat.shiftRight_eq_div_pow m n)
  | negSucc m =>
    obtain ⟨k, hk⟩ : ∃ k, 2 ^ n = k + 1 := ⟨2 ^ n - 1, by have := Nat.two_pow_pos n; omega⟩
    show Int.negSucc (m >>> n) = Int.negSucc m / ((2 ^ n : Nat) : Int)
    rw [Nat.shiftRight_eq_div_pow, hk]; rfl
namespace BitVec
instance instNatCast {w : Nat} : NatCast (BitVec w) := ⟨BitVec.ofNat w⟩
@[simp, bitvec_to_nat] theorem ofNat_eq_ofNat {n i : Nat} : @OfNat.ofNat (BitVec n) i _ = .ofNat n i := rfl
@[simp] theorem natCast_eq_ofNat (w x : Nat) : @Nat.cast (BitVec w) _ x = .ofNat w x := rfl
instance instSubsingletonOfNatNat : Subsingleton (BitVec 0) :=
  ⟨fun x y => eq_of_toNat_eq (by have := x.isLt; have := y.isLt; rw [Nat.pow_zero] at *; omega)⟩
abbrev nil : BitVec 0 := 0
theorem eq_nil (x : BitVec 0) : x = nil := Subsingleton.allEq ..
protected def zero (n : Nat) : BitVec n := .ofNatLT 0 (Nat.two_pow_pos n)
instance instInhabited {n : Nat} : Inhabited (BitVec n) := ⟨.zero n⟩
def allOnes (n : Nat) : BitVec n := .ofNatLT (2 ^ n - 1) (Nat.sub_lt (Nat.two_pow_pos n) Nat.zero_lt_one)

/- Bits. -/
@[inline] def getLsb {w : Nat} (x : BitVec w) (i : Fin w) : Bool := x.toNat.testBit i.val
@[inline] def getLsb? {w : Nat} (x : BitVec w) (i : Nat) : Option Bool :=
  if h : i < w then some (getLsb x ⟨i, h⟩) else none
@[inline] def getMsb {w : Nat} (x : BitVec w) (i : Fin w) : Bool := x.getLsb ⟨w - 1 - i.val, by have := i.isLt; omega⟩
@[inline] def getMsb? {w : Nat} (x : BitVec w) (i : Nat) : Option Bool :=
  if h : i < w then some (getMsb x ⟨i, h⟩) else none
@[inline] def getLsbD {w : Nat} (x : BitVec w) (i : Nat) : Bool := x.toNat.testBit i
@[inline] def getMsbD {w : Nat} (x : BitVec w) (i : Nat) : Bool := i < w && x.getLsbD (w - 1 - i)
@[inline] protected def msb {n : Nat} (x : BitVec n) : Bool := getMsbD x 0
instance instGetElemNatBoolLt {w : Nat} : GetElem (BitVec w) Nat Bool fun _ i => i < w :=
  ⟨fun xs i h => xs.getLsb ⟨i, h⟩⟩
@[simp] theorem getLsb_eq_getElem {w : Nat} (x : BitVec w) (i : Fin w) : x.getLsb i = x[i] := rfl
theorem getElem_eq_testBit_toNat {w : Nat} (x : BitVec w) (i : Nat) (h : i < w) : x[i] = x.toNat.testBit i := rfl
@[simp] theorem getLsbD_eq_getElem {w : Nat} {x : BitVec w} {i : Nat} (h : i < w) : x.getLsbD i = x[i] := rfl

/- Integers. -/
protected def toInt {n : Nat} (x : BitVec n) : Int :=
  if 2 * x.toNat < 2 ^ n then x.toNat else (x.toNat : Int) - (2 ^ n : Nat)
protected def ofInt (n : Nat) (i : Int) : BitVec n := .ofNatLT (i % (Int.ofNat (2 ^ n))).toNat (by
  have h : (0 : Int) < Int.ofNat (2 ^ n) := Int.ofNat_lt.mpr (Nat.two_pow_pos n)
  have := Int.emod_lt_of_pos i h
  have := Int.emod_nonneg i (Int.ne_of_gt h)
  have e : Int.ofNat (2 ^ n) = ((2 ^ n : Nat) : Int) := rfl
  rw [e] at *
  omega)
instance instIntCast {w : Nat} : IntCast (BitVec w) := ⟨BitVec.ofInt w⟩

/- Arithmetic. -/
protected def neg {n : Nat} (x : BitVec n) : BitVec n := .ofNat n (2 ^ n - x.toNat)
instance instNeg {n : Nat} : Neg (BitVec n) := ⟨.neg⟩
protected def abs {n : Nat} (x : BitVec n) : BitVec n := if x.msb then .neg x else x
protected def mul {n : Nat} (x y : BitVec n) : BitVec n := BitVec.ofNat n (x.toNat * y.toNat)
instance instMul {n : Nat} : Mul (BitVec n) := ⟨.mul⟩
protected def pow {n : Nat} (x : BitVec n) (y : Nat) : BitVec n :=
  match y with
  | 0 => 1
  | y + 1 => x.pow y * x
instance instPowNat {n : Nat} : Pow (BitVec n) Nat := ⟨BitVec.pow⟩
def udiv {n : Nat} (x y : BitVec n) : BitVec n :=
  .ofNatLT (x.toNat / y.toNat) (Nat.lt_of_le_of_lt (Nat.div_le_self _ _) x.isLt)
instance instDiv {n : Nat} : Div (BitVec n) := ⟨.udiv⟩
def umod {n : Nat} (x y : BitVec n) : BitVec n :=
  .ofNatLT (x.toNat % y.toNat) (Nat.lt_of_le_of_lt (Nat.mod_le _ _) x.isLt)
instance instMod {n : Nat} : Mod (BitVec n) := ⟨.umod⟩
def smtUDiv {n : Nat} (x y : BitVec n) : BitVec n := if y = 0 then allOnes n else udiv x y
def sdiv {n : Nat} (x y : BitVec n) : BitVec n :=
  match x.msb, y.msb with
  | false, false => udiv x y
  | false, true => .neg (udiv x (.neg y))
  | true, false => .neg (udiv (.neg x) y)
  | true, true => udiv (.neg x) (.neg y)
def smtSDiv {n : Nat} (x y : BitVec n) : BitVec n :=
  match x.msb, y.msb with
  | false, false => smtUDiv x y
  | false, true => .neg (smtUDiv x (.neg y))
  | true, false => .neg (smtUDiv (.neg x) y)
  | true, true => smtUDiv (.neg x) (.neg y)
def srem {n : Nat} (x y : BitVec n) : BitVec n :=
  match x.msb, y.msb with
  | false, false => umod x y
  | false, true => umod x (.neg y)
  | true, false => .neg (umod (.neg x) y)
  | true, true => .neg (umod (.neg x) (.neg y))
def smod {m : Nat} (x y : BitVec m) : BitVec m :=
  match x.msb, y.msb with
  | false, false => umod x y
  | false, true =>
    let u := umod x (.neg y)
    (if u = .zero m then u else .add u y)
  | true, false =>
    let u := umod (.neg x) y
    (if u = .zero m then u else .sub y u)
  | true, true => .neg (umod (.neg x) (.neg y))

/- Booleans, comparisons. -/
def ofBool (b : Bool) : BitVec 1 := cond b 1 0
@[simp] theorem ofBool_false : ofBool false = 0 := rfl
@[simp] theorem ofBool_true : ofBool true = 1 := rfl
def fill (w : Nat) (b : Bool) : BitVec w := bif b then -1 else 0
protected def ult {n : Nat} (x y : BitVec n) : Bool := x.toNat < y.toNat
protected def ule {n : Nat} (x y : BitVec n) : Bool := x.toNat ≤ y.toNat
protected def slt {n : Nat} (x y : BitVec n) : Bool := x.toInt < y.toInt
protected def sle {n : Nat} (x y : BitVec n) : Bool := x.toInt ≤ y.toInt

/- Widths. -/
@[inline] protected def cast {n m : Nat} (eq : n = m) (x : BitVec n) : BitVec m := .ofNatLT x.toNat (eq ▸ x.isLt)
@[simp] theorem cast_ofNat {n m : Nat} (h : n = m) (x : Nat) : (BitVec.ofNat n x).cast h = BitVec.ofNat m x := by
  subst h; rfl
@[simp] theorem cast_cast {n m k : Nat} (h₁ : n = m) (h₂ : m = k) (x : BitVec n) :
    (x.cast h₁).cast h₂ = x.cast (h₁ ▸ h₂) := rfl
@[simp] theorem cast_eq {n : Nat} (h : n = n) (x : BitVec n) : x.cast h = x := rfl
def extractLsb' {n : Nat} (start len : Nat) (x : BitVec n) : BitVec len := .ofNat _ (x.toNat >>> start)
def extractLsb {n : Nat} (hi lo : Nat) (x : BitVec n) : BitVec (hi - lo + 1) := extractLsb' lo _ x
def setWidth' {n w : Nat} (le : n ≤ w) (x : BitVec n) : BitVec w :=
  .ofNatLT x.toNat (Nat.lt_of_lt_of_le x.isLt (Nat.pow_le_pow_right (Nat.succ_pos 1) le))
private theorem shiftLeft_lt {x w m : Nat} (p : x < 2 ^ w) : x <<< m < 2 ^ (w + m) := by
  rw [Nat.shiftLeft_eq, Nat.pow_add]
  exact Nat.mul_lt_mul_of_pos_right p (Nat.two_pow_pos m)
def shiftLeftZeroExtend {w : Nat} (msbs : BitVec w) (m : Nat) : BitVec (w + m) :=
  .ofNatLT (msbs.toNat <<< m) (shiftLeft_lt msbs.isLt)
def setWidth {w : Nat} (v : Nat) (x : BitVec w) : BitVec v := if h : w ≤ v then setWidth' h x else .ofNat v x.toNat
abbrev zeroExtend {w : Nat} (v : Nat) (x : BitVec w) : BitVec v := setWidth v x
abbrev truncate {w : Nat} (v : Nat) (x : BitVec w) : BitVec v := setWidth v x
def signExtend {w : Nat} (v : Nat) (x : BitVec w) : BitVec v := .ofInt v x.toInt

/- Operations on bits. -/
protected def and {n : Nat} (x y : BitVec n) : BitVec n :=
  .ofNatLT (x.toNat &&& y.toNat) (Nat.and_lt_two_pow x.toNat y.isLt)
instance instAndOp {w : Nat} : AndOp (BitVec w) := ⟨.and⟩
protected def or {n : Nat} (x y : BitVec n) : BitVec n :=
  .ofNatLT (x.toNat ||| y.toNat) (Nat.or_lt_two_pow x.isLt y.isLt)
instance instOrOp {w : Nat} : OrOp (BitVec w) := ⟨.or⟩
protected def xor {n : Nat} (x y : BitVec n) : BitVec n :=
  .ofNatLT (x.toNat ^^^ y.toNat) (Nat.xor_lt_two_pow x.isLt y.isLt)
instance instXorOp {w : Nat} : XorOp (BitVec w) := ⟨.xor⟩
protected def not {n : Nat} (x : BitVec n) : BitVec n := allOnes n ^^^ x
instance instComplement {w : Nat} : Complement (BitVec w) := ⟨.not⟩
protected def shiftLeft {n : Nat} (x : BitVec n) (s : Nat) : BitVec n := BitVec.ofNat n (x.toNat <<< s)
instance instHShiftLeftNat {w : Nat} : HShiftLeft (BitVec w) Nat (BitVec w) := ⟨.shiftLeft⟩
def ushiftRight {n : Nat} (x : BitVec n) (s : Nat) : BitVec n :=
  .ofNatLT (x.toNat >>> s) (Nat.lt_of_le_of_lt (Nat.shiftRight_le _ _) x.isLt)
instance instHShiftRightNat {w : Nat} : HShiftRight (BitVec w) Nat (BitVec w) := ⟨.ushiftRight⟩
def sshiftRight {n : Nat} (x : BitVec n) (s : Nat) : BitVec n := .ofInt n (x.toInt >>> s)
instance instHShiftLeft {m n : Nat} : HShiftLeft (BitVec m) (BitVec n) (BitVec m) := ⟨fun x y => x <<< y.toNat⟩
instance instHShiftRight {m n : Nat} : HShiftRight (BitVec m) (BitVec n) (BitVec m) := ⟨fun x y => x >>> y.toNat⟩
def sshiftRight' {n m : Nat} (a : BitVec n) (s : BitVec m) : BitVec n := a.sshiftRight s.toNat
def rotateLeftAux {w : Nat} (x : BitVec w) (n : Nat) : BitVec w := x <<< n ||| x >>> (w - n)
def rotateLeft {w : Nat} (x : BitVec w) (n : Nat) : BitVec w := rotateLeftAux x (n % w)
def rotateRightAux {w : Nat} (x : BitVec w) (n : Nat) : BitVec w := x >>> n ||| x <<< (w - n)
def rotateRight {w : Nat} (x : BitVec w) (n : Nat) : BitVec w := rotateRightAux x (n % w)
def append {n m : Nat} (msbs : BitVec n) (lsbs : BitVec m) : BitVec (n + m) :=
  shiftLeftZeroExtend msbs m ||| setWidth' (Nat.le_add_left m n) lsbs
instance instHAppendHAddNat {w v : Nat} : HAppend (BitVec w) (BitVec v) (BitVec (w + v)) := ⟨.append⟩
def replicate {w : Nat} : (i : Nat) → BitVec w → BitVec (w * i)
  | 0, _ => 0#0
  | n + 1, x => (x ++ replicate n x).cast (by rw [Nat.mul_succ]; omega)
def concat {n : Nat} (msbs : BitVec n) (lsb : Bool) : BitVec (n + 1) := msbs ++ (ofBool lsb)
def shiftConcat {n : Nat} (x : BitVec n) (b : Bool) : BitVec n := (x.concat b).truncate n
def cons {n : Nat} (msb : Bool) (lsbs : BitVec n) : BitVec (n + 1) := ((ofBool msb) ++ lsbs).cast (Nat.add_comm ..)
theorem append_ofBool {w : Nat} (msbs : BitVec w) (lsb : Bool) : msbs ++ ofBool lsb = concat msbs lsb := rfl
theorem ofBool_append {w : Nat} (msb : Bool) (lsbs : BitVec w) :
    ofBool msb ++ lsbs = (cons msb lsbs).cast (Nat.add_comm ..) := rfl
def twoPow (w : Nat) (i : Nat) : BitVec w := 1#w <<< i
@[simp] theorem append_eq {w v : Nat} (x : BitVec w) (y : BitVec v) : BitVec.append x y = x ++ y := rfl
@[simp] theorem shiftLeft_eq {w : Nat} (x : BitVec w) (n : Nat) : BitVec.shiftLeft x n = x <<< n := rfl
@[simp] theorem ushiftRight_eq {w : Nat} (x : BitVec w) (n : Nat) : BitVec.ushiftRight x n = x >>> n := rfl
@[simp] theorem not_eq {w : Nat} (x : BitVec w) : BitVec.not x = ~~~x := rfl
@[simp] theorem and_eq {w : Nat} (x y : BitVec w) : BitVec.and x y = x &&& y := rfl
@[simp] theorem or_eq {w : Nat} (x y : BitVec w) : BitVec.or x y = x ||| y := rfl
@[simp] theorem xor_eq {w : Nat} (x y : BitVec w) : BitVec.xor x y = x ^^^ y := rfl
@[simp] theorem neg_eq {w : Nat} (x : BitVec w) : BitVec.neg x = -x := rfl
@[simp] theorem add_eq {w : Nat} (x y : BitVec w) : BitVec.add x y = x + y := rfl
@[simp] theorem sub_eq {w : Nat} (x y : BitVec w) : BitVec.sub x y = x - y := rfl
@[simp] theorem mul_eq {w : Nat} (x y : BitVec w) : BitVec.mul x y = x * y := rfl
@[simp] theorem udiv_eq {w : Nat} (x y : BitVec w) : BitVec.udiv x y = x / y := rfl
@[simp] theorem umod_eq {w : Nat} (x y : BitVec w) : BitVec.umod x y = x % y := rfl
@[simp] theorem zero_eq {n : Nat} : BitVec.zero n = 0#n := eq_of_toNat_eq (Nat.zero_mod _).symm
def ofBoolListBE : (bs : List Bool) → BitVec bs.length
  | [] => 0#0
  | b :: bs => cons b (ofBoolListBE bs)
def ofBoolListLE : (bs : List Bool) → BitVec bs.length
  | [] => 0#0
  | b :: bs => concat (ofBoolListLE bs) b
def reverse : {w : Nat} → BitVec w → BitVec w
  | 0, x => x
  | w + 1, x => concat (reverse (x.truncate w)) (x.msb)
def clzAuxRec {w : Nat} (x : BitVec w) (n : Nat) : BitVec w :=
  match n with
  | 0 => if x.getLsbD 0 then BitVec.ofNat w (w - 1) else BitVec.ofNat w w
  | n' + 1 => if x.getLsbD n then BitVec.ofNat w (w - 1 - n) else clzAuxRec x n'
def clz {w : Nat} (x : BitVec w) : BitVec w := clzAuxRec x (w - 1)
def ctz {w : Nat} (x : BitVec w) : BitVec w := x.reverse.clz
def cpopNatRec {w : Nat} (x : BitVec w) (pos acc : Nat) : Nat :=
  match pos with
  | 0 => acc
  | n + 1 => x.cpopNatRec n (acc + (x.getLsbD n).toNat)
def cpop {w : Nat} (x : BitVec w) : BitVec w := BitVec.ofNat w (cpopNatRec x w 0)
def intMin (w : Nat) : BitVec w := twoPow w (w - 1)
def intMax (w : Nat) : BitVec w := twoPow w (w - 1) - 1

/- Overflow. -/
def uaddOverflow {w : Nat} (x y : BitVec w) : Bool := x.toNat + y.toNat ≥ 2 ^ w
def saddOverflow {w : Nat} (x y : BitVec w) : Bool :=
  (x.toInt + y.toInt ≥ 2 ^ (w - 1)) || (x.toInt + y.toInt < - 2 ^ (w - 1))
def usubOverflow {w : Nat} (x y : BitVec w) : Bool := x.toNat < y.toNat
def ssubOverflow {w : Nat} (x y : BitVec w) : Bool :=
  (x.toInt - y.toInt ≥ 2 ^ (w - 1)) || (x.toInt - y.toInt < - 2 ^ (w - 1))
def negOverflow {w : Nat} (x : BitVec w) : Bool := x.toInt == - 2 ^ (w - 1)
def sdivOverflow {w : Nat} (x y : BitVec w) : Bool :=
  (2 ^ (w - 1) ≤ x.toInt / y.toInt) || (x.toInt / y.toInt < - 2 ^ (w - 1))
def umulOverflow {w : Nat} (x y : BitVec w) : Bool := x.toNat * y.toNat ≥ 2 ^ w
def smulOverflow {w : Nat} (x y : BitVec w) : Bool :=
  (x.toInt * y.toInt ≥ 2 ^ (w - 1)) || (x.toInt * y.toInt < - 2 ^ (w - 1))

/- Printing. -/
protected def toHex {n : Nat} (x : BitVec n) : String :=
  let s := String.ofList (Nat.toDigits 16 x.toNat)
  let t := String.ofList (List.replicate ((n + 3) / 4 - s.length) '0')
  t ++ s
protected def repr {n : Nat} (a : BitVec n) : Std.Format := "0x" ++ (a.toHex : Std.Format) ++ "#" ++ repr n
instance instRepr {n : Nat} : Repr (BitVec n) := ⟨fun a _ => "0x" ++ (a.toHex : Std.Format) ++ "#" ++ repr n⟩
end BitVec
