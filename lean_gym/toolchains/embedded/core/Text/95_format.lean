/-
Text with places for line breaks: what is left of its functions. How it is laid out is Lean's own code.
-/
namespace Std
namespace Format
def isEmpty : Format → Bool
  | nil => true
  | line => false
  | align _ => true
  | text msg => msg == ""
  | nest _ f => f.isEmpty
  | append f₁ f₂ => f₁.isEmpty && f₂.isEmpty
  | group f _ => f.isEmpty
  | tag _ f => f.isEmpty
def isNil : Format → Bool
  | nil => true
  | _ => false
def fill (f : Format) : Format := .group f (behavior := .fill)
def join (xs : List Format) : Format := xs.foldl (· ++ ·) ""
def defIndent : Nat := 2
def defUnicode : Bool := true
def defWidth : Nat := 120
def nestD (f : Format) : Format := nest defIndent f
def indentD (f : Format) : Format := nestD (line ++ f)
@[extern "native"] opaque pretty (f : Format) (width : Nat := defWidth) (indent column : Nat := 0) : String
def prefixJoin {α : Type u} [ToFormat α] (pre : Format) : List α → Format
  | [] => nil
  | a :: as => as.foldl (fun r b => r ++ pre ++ format b) (pre ++ format a)
def joinSuffix {α : Type u} [ToFormat α] : List α → Format → Format
  | [], _ => nil
  | a :: as, suffix => as.foldl (fun r b => r ++ format b ++ suffix) (format a ++ suffix)
end Format
end Std
instance instToStringFormat : ToString Std.Format := ⟨fun f => f.pretty⟩
instance (priority := 100) instToFormatOfToString {α : Type u} [ToString α] : Std.ToFormat α :=
  ⟨Std.Format.text ∘ toString⟩
def List.format {α : Type u} [Std.ToFormat α] : List α → Std.Format
  | [] => "[]"
  | xs => Std.Format.sbracket (Std.Format.joinSep xs ("," ++ Std.Format.line))
instance instToFormatList {α : Type u} [Std.ToFormat α] : Std.ToFormat (List α) := ⟨List.format⟩
instance instToFormatArray {α : Type u} [Std.ToFormat α] : Std.ToFormat (Array α) :=
  ⟨fun a => "#" ++ Std.format a.toList⟩
def Option.format {α : Type u} [Std.ToFormat α] : Option α → Std.Format
  | none => "none"
  | some a => "some " ++ Std.format a
instance instToFormatOption {α : Type u} [Std.ToFormat α] : Std.ToFormat (Option α) := ⟨Option.format⟩
instance instToFormatProd {α : Type u} {β : Type v} [Std.ToFormat α] [Std.ToFormat β] : Std.ToFormat (α × β) :=
  ⟨fun (a, b) => Std.Format.paren (Std.format a ++ "," ++ Std.Format.line ++ Std.format b)⟩
instance instToFormatRaw : Std.ToFormat String.Pos.Raw := ⟨fun p => Std.format p.byteIdx⟩
