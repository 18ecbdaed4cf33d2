/-
Strings: upper and lower case of ASCII letters, and numbers.
DIFFERS: the bodies work on the list of characters; a full Lean's have the same values.
-/
namespace String
@[inline] def toUpper (s : String) : String := s.map Char.toUpper
@[inline] def toLower (s : String) : String := s.map Char.toLower
private def mapFirst (f : Char → Char) (s : String) : String :=
  match s.toList with
  | [] => s
  | c :: cs => ofList (f c :: cs)
@[inline] def capitalize (s : String) : String := mapFirst Char.toUpper s
@[inline] def decapitalize (s : String) : String := mapFirst Char.toLower s
private def digits? : Nat → Bool → List Char → Option Nat
  | n, afterDigit, [] => if afterDigit then some n else none
  | n, afterDigit, c :: cs =>
    if c.isDigit then digits? (n * 10 + (c.toNat - '0'.toNat)) true cs
    else if c = '_' && afterDigit then digits? n false cs
    else none
def toNat? (s : String) : Option Nat := digits? 0 false s.toList
def isNat (s : String) : Bool := s.toNat?.isSome
def toNat! (s : String) : Nat := s.toNat?.getD 0
def toInt? (s : String) : Option Int :=
  match s.toList with
  | '-' :: cs => (digits? 0 false cs).map fun n => -Int.ofNat n
  | _ => s.toNat?.map Int.ofNat
def isInt (s : String) : Bool := s.toInt?.isSome
def toInt! (s : String) : Int := s.toInt?.getD 0
end String
