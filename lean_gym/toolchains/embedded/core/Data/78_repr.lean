/-
`Repr` and `ToString`, which `#eval`, `deriving Repr` and interpolated strings use.
-/
namespace Std
inductive Format.FlattenBehavior where
  | allOrNone
  | fill
inductive Format where
  | nil : Format
  | line : Format
  | align (force : Bool) : Format
  | text : String → Format
  | nest (indent : Int) (f : Format) : Format
  | append : Format → Format → Format
  | group (f : Format) (behavior : Format.FlattenBehavior := Format.FlattenBehavior.allOrNone) : Format
  | tag : Nat → Format → Format
class ToFormat (α : Type u) where
  format : α → Format
export ToFormat (format)
instance Format.instAppend : Append Format := ⟨Format.append⟩
instance Format.instCoeString : Coe String Format := ⟨Format.text⟩
instance : ToFormat Format := ⟨id⟩
instance : ToFormat String := ⟨Format.text⟩
instance : Inhabited Format := ⟨.nil⟩
namespace Format
@[inline] def bracket (l : String) (f : Format) (r : String) : Format :=
  .group (.nest (Int.ofNat l.length) (Format.text l ++ f ++ Format.text r))
@[inline] def paren (f : Format) : Format := bracket "(" f ")"
@[inline] def sbracket (f : Format) : Format := bracket "[" f "]"
@[inline] def bracketFill (l : String) (f : Format) (r : String) : Format :=
  .group (.nest (Int.ofNat l.length) (Format.text l ++ f ++ Format.text r)) .fill
def joinSep {α : Type u} [ToFormat α] : List α → Format → Format
  | [], _ => .nil
  | [a], _ => format a
  | a :: as, sep => as.foldl (fun r b => r ++ sep ++ format b) (format a)
end Format
end Std
export Std (Format ToFormat)

class Repr (α : Type u) where
  reprPrec : α → Nat → Std.Format
export Repr (reprPrec)
abbrev repr {α : Type u} [Repr α] (a : α) : Std.Format := reprPrec a 0
abbrev reprArg {α : Type u} [Repr α] (a : α) : Std.Format := reprPrec a 1024
def Repr.addAppParen (f : Std.Format) (prec : Nat) : Std.Format := if prec ≥ 1024 then Std.Format.paren f else f
class ReprAtom (α : Type u)
class ToString (α : Type u) where
  toString : α → String
export ToString (toString)

/- Decimal digits. -/
namespace Nat
def digitChar (n : Nat) : Char :=
  if n = 0 then '0' else if n = 1 then '1' else if n = 2 then '2' else if n = 3 then '3' else
  if n = 4 then '4' else if n = 5 then '5' else if n = 6 then '6' else if n = 7 then '7' else
  if n = 8 then '8' else if n = 9 then '9' else if n = 10 then 'a' else if n = 11 then 'b' else
  if n = 12 then 'c' else if n = 13 then 'd' else if n = 14 then 'e' else if n = 15 then 'f' else '*'
def toDigitsCore (base : Nat) : Nat → Nat → List Char → List Char
  | 0, _, ds => ds
  | fuel + 1, n, ds =>
    if n / base = 0 then digitChar (n % base) :: ds else toDigitsCore base fuel (n / base) (digitChar (n % base) :: ds)
def toDigits (base : Nat) (n : Nat) : List Char := toDigitsCore base (n + 1) n []
@[extern "native"] opaque reprFast (n : Nat) : String
@[implemented_by reprFast] protected def repr (n : Nat) : String := .ofList (toDigits 10 n)
end Nat
protected def Int.repr : Int → String
  | .ofNat m => Nat.repr m
  | .negSucc m => "-" ++ Nat.repr (Nat.succ m)

/- Quotes. A full Lean's bodies call these three, which are opaque there too: they run, and nothing is known of them. -/
namespace String.Internal
@[extern "lean_string_append"] opaque append : String → (@& String) → String
@[extern "lean_string_isempty"] opaque isEmpty (s : String) : Bool
@[extern "lean_string_foldl"] opaque foldl (f : String → Char → String) (init : String) (s : String) : String
end String.Internal
def hexDigitRepr (n : Nat) : String := String.singleton <| Nat.digitChar n
namespace Char
private def smallCharToHex (c : Char) : String :=
  String.Internal.append (hexDigitRepr (c.toNat / 16)) (hexDigitRepr (c.toNat % 16))
def quoteCore (c : Char) (inString : Bool := false) : String :=
  if c = '\n' then "\\n"
  else if c = '\t' then "\\t"
  else if c = '\\' then "\\\\"
  else if c = '\"' then "\\\""
  else if !inString && c = '\'' then "\\'"
  else if c.toNat ≤ 31 ∨ c = '\x7f' then String.Internal.append "\\x" (smallCharToHex c)
  else String.singleton c
def quote (c : Char) : String := String.Internal.append (String.Internal.append "'" (quoteCore c)) "'"
protected def repr (c : Char) : String := c.quote
end Char
def String.quote (s : String) : String :=
  if String.Internal.isEmpty s then "\"\""
  else String.Internal.append
    (String.Internal.foldl (fun s c => String.Internal.append s (c.quoteCore (inString := true))) "\"" s) "\""

instance instReprNat : Repr Nat := ⟨fun n _ => .text (Nat.repr n)⟩
instance Int.instRepr : Repr Int :=
  ⟨fun i prec => if i < 0 then Repr.addAppParen (.text (Int.repr i)) prec else .text (Int.repr i)⟩
protected def Bool.repr : Bool → Nat → Std.Format
  | true, _ => "true"
  | false, _ => "false"
instance instReprBool : Repr Bool := ⟨Bool.repr⟩
instance instReprPUnit : Repr PUnit.{u + 1} := ⟨fun _ _ => "PUnit.unit"⟩
instance instReprUnit : Repr Unit := ⟨fun _ _ => "()"⟩
instance instReprEmpty : Repr Empty := ⟨nofun⟩
instance instReprId {α : Type u} [Repr α] : Repr (id α) := inferInstanceAs (Repr α)
instance instReprId_1 {α : Type u} [Repr α] : Repr (Id α) := inferInstanceAs (Repr α)
instance instReprULift {α : Type u} [Repr α] : Repr (ULift.{v} α) :=
  ⟨fun v prec => Repr.addAppParen ("ULift.up " ++ reprArg v.1) prec⟩
instance instReprString : Repr String := ⟨fun s _ => .text (String.quote s)⟩
instance instReprChar : Repr Char := ⟨fun c _ => .text (Char.quote c)⟩
protected def Decidable.repr {p : Prop} : Decidable p → Nat → Std.Format
  | .isTrue _, prec => Repr.addAppParen "isTrue _" prec
  | .isFalse _, prec => Repr.addAppParen "isFalse _" prec
instance instReprDecidable {p : Prop} : Repr (Decidable p) := ⟨Decidable.repr⟩
instance instReprAtomNat : ReprAtom Nat := ⟨⟩
instance instReprAtomInt : ReprAtom Int := ⟨⟩
instance instReprAtomBool : ReprAtom Bool := ⟨⟩
instance instReprAtomChar : ReprAtom Char := ⟨⟩
instance instReprAtomString : ReprAtom String := ⟨⟩
protected def List.repr {α : Type u} [Repr α] (a : List α) (n : Nat) : Std.Format :=
  letI : Std.ToFormat α := ⟨repr⟩
  match a, n with
  | [], _ => "[]"
  | as, _ => Std.Format.bracket "[" (Std.Format.joinSep as ("," ++ Std.Format.line)) "]"
protected def List.repr' {α : Type u} [Repr α] [ReprAtom α] (a : List α) (n : Nat) : Std.Format :=
  letI : Std.ToFormat α := ⟨repr⟩
  match a, n with
  | [], _ => "[]"
  | as, _ => Std.Format.bracketFill "[" (Std.Format.joinSep as ("," ++ Std.Format.line)) "]"
instance instReprList {α : Type u} [Repr α] : Repr (List α) := ⟨List.repr⟩
instance instReprListOfReprAtom {α : Type u} [Repr α] [ReprAtom α] : Repr (List α) := ⟨List.repr'⟩
protected def Option.repr {α : Type u} [Repr α] : Option α → Nat → Std.Format
  | .none, _ => "none"
  | .some a, prec => Repr.addAppParen ("some " ++ reprArg a) prec
instance instReprOption {α : Type u} [Repr α] : Repr (Option α) := ⟨Option.repr⟩
class ReprTuple (α : Type u) where
  reprTuple : α → List Std.Format → List Std.Format
export ReprTuple (reprTuple)
instance instReprTupleOfRepr {α : Type u} [Repr α] : ReprTuple α := ⟨fun a xs => repr a :: xs⟩
protected def Prod.reprTuple {α : Type u} {β : Type v} [Repr α] [ReprTuple β] :
    α × β → List Std.Format → List Std.Format
  | (a, b), xs => reprTuple b (repr a :: xs)
instance instReprTupleProdOfRepr {α : Type u} {β : Type v} [Repr α] [ReprTuple β] : ReprTuple (α × β) :=
  ⟨Prod.reprTuple⟩
protected def Prod.repr {α : Type u} {β : Type v} [Repr α] [ReprTuple β] : α × β → Nat → Std.Format
  | (a, b), _ =>
    Std.Format.bracket "(" (Std.Format.joinSep (reprTuple b [repr a]).reverse ("," ++ Std.Format.line)) ")"
instance instReprProdOfReprTuple {α : Type u} {β : Type v} [Repr α] [ReprTuple β] : Repr (α × β) := ⟨Prod.repr⟩
protected def Sum.repr {α : Type u} {β : Type v} [Repr α] [Repr β] : Sum α β → Nat → Std.Format
  | .inl a, prec => Repr.addAppParen ("Sum.inl " ++ reprArg a) prec
  | .inr b, prec => Repr.addAppParen ("Sum.inr " ++ reprArg b) prec
instance instReprSum {α : Type u} {β : Type v} [Repr α] [Repr β] : Repr (Sum α β) := ⟨Sum.repr⟩
protected def Sigma.repr {α : Type u} {β : α → Type v} [Repr α] [(x : α) → Repr (β x)] : Sigma β → Nat → Std.Format
  | ⟨a, b⟩, _ => Std.Format.bracket "⟨" (repr a ++ ", " ++ repr b) "⟩"
instance instReprSigma {α : Type u} {β : α → Type v} [Repr α] [(x : α) → Repr (β x)] : Repr (Sigma β) := ⟨Sigma.repr⟩
instance instReprFin (n : Nat) : Repr (Fin n) := ⟨fun f _ => repr f.val⟩
instance instReprSubtype {α : Type u} {p : α → Prop} [Repr α] : Repr (Subtype p) :=
  ⟨fun s prec => reprPrec s.val prec⟩
instance instReprRaw : Repr String.Pos.Raw := ⟨fun p _ => "{ byteIdx := " ++ repr p.byteIdx ++ " }"⟩

instance instToStringString : ToString String := ⟨fun s => s⟩
instance instToStringNat : ToString Nat := ⟨fun n => Nat.repr n⟩
instance instToStringInt : ToString Int := ⟨Int.repr⟩
instance instToStringBool : ToString Bool := ⟨fun b => cond b "true" "false"⟩
instance instToStringChar : ToString Char := ⟨fun c => String.singleton c⟩
instance instToStringId {α : Type u} [ToString α] : ToString (id α) := inferInstanceAs (ToString α)
instance instToStringId_1 {α : Type u} [ToString α] : ToString (Id α) := inferInstanceAs (ToString α)
instance instToStringDecidable {p : Prop} : ToString (Decidable p) := ⟨fun
  | .isTrue _ => "true"
  | .isFalse _ => "false"⟩
instance instToStringPUnit : ToString PUnit.{u + 1} := ⟨fun _ => "()"⟩
instance instToStringULift {α : Type u} [ToString α] : ToString (ULift.{v} α) := ⟨fun v => toString v.1⟩
instance instToStringUnit : ToString Unit := ⟨fun _ => "()"⟩
instance instToStringFin (n : Nat) : ToString (Fin n) := ⟨fun f => toString f.val⟩
protected def List.toString {α : Type u} [ToString α] : List α → String
  | [] => "[]"
  | [x] => "[" ++ toString x ++ "]"
  | x :: xs => xs.foldl (fun r b => r ++ ", " ++ toString b) ("[" ++ toString x) ++ "]"
instance instToStringList {α : Type u} [ToString α] : ToString (List α) := ⟨List.toString⟩
instance instToStringOption {α : Type u} [ToString α] : ToString (Option α) := ⟨fun
  | none => "none"
  | some a => "(some " ++ toString a ++ ")"⟩
instance instToStringProd {α : Type u} {β : Type v} [ToString α] [ToString β] : ToString (α × β) :=
  ⟨fun (a, b) => "(" ++ toString a ++ ", " ++ toString b ++ ")"⟩
instance instToStringSum {α : Type u} {β : Type v} [ToString α] [ToString β] : ToString (α ⊕ β) := ⟨fun
  | .inl a => "(inl " ++ toString a ++ ")"
  | .inr b => "(inr " ++ toString b ++ ")"⟩
instance instToStringSigma {α : Type u} {β : α → Type v} [ToString α] [(x : α) → ToString (β x)] :
    ToString (Sigma β) := ⟨fun ⟨a, b⟩ => "⟨" ++ toString a ++ ", " ++ toString b ++ "⟩"⟩
instance instToStringSubtype {α : Type u} {p : α → Prop} [ToString α] : ToString (Subtype p) :=
  ⟨fun s => toString s.val⟩
