/-
Older names of functions on strings, which a full Lean still has and warns of.
-/
namespace String
@[extern "lean_string_data", deprecated String.toList (since := "2025-10-30")]
def data (b : String) : List Char := b.toList
@[extern "lean_string_mk", deprecated String.ofList (since := "2025-10-30")]
def mk (data : List Char) : String := .ofList data
@[extern "lean_string_utf8_get", deprecated String.Pos.Raw.get (since := "2025-10-14")]
def get (s : @& String) (p : @& Pos.Raw) : Char := Pos.Raw.get s p
@[extern "lean_string_utf8_get_opt", deprecated String.Pos.Raw.get? (since := "2025-10-14")]
def get? (s : @& String) (p : @& Pos.Raw) : Option Char := Pos.Raw.get? s p
@[extern "lean_string_utf8_next", deprecated String.Pos.Raw.next (since := "2025-10-14")]
def next (s : @& String) (p : @& Pos.Raw) : Pos.Raw := Pos.Raw.next s p
@[extern "lean_string_utf8_prev", deprecated String.Pos.Raw.prev (since := "2025-10-14")]
def prev (s : @& String) (p : @& Pos.Raw) : Pos.Raw := Pos.Raw.prev s p
@[extern "lean_string_utf8_at_end", deprecated String.Pos.Raw.atEnd (since := "2025-10-14")]
def atEnd (s : @& String) (p : @& Pos.Raw) : Bool := Pos.Raw.atEnd s p
@[deprecated String.trimAscii +typeChanged (since := "2025-11-17")]
def trim (s : String) : String := s.trimAscii.copy
@[deprecated String.trimAsciiStart +typeChanged (since := "2025-11-17")]
def trimLeft (s : String) : String := s.trimAsciiStart.copy
@[deprecated String.trimAsciiEnd +typeChanged (since := "2025-11-17")]
def trimRight (s : String) : String := s.trimAsciiEnd.copy
@[deprecated String.dropEnd +typeChanged (since := "2025-11-14")]
def dropRight (s : String) (n : Nat) : String := (s.dropEnd n).copy
@[deprecated String.dropEndWhile +typeChanged (since := "2025-11-17")]
def dropRightWhile (s : String) (p : Char → Bool) : String := (s.dropEndWhile p).copy
@[deprecated String.takeEnd +typeChanged (since := "2025-11-14")]
def takeRight (s : String) (n : Nat) : String := (s.takeEnd n).copy
@[deprecated String.takeEndWhile +typeChanged (since := "2025-11-17")]
def takeRightWhile (s : String) (p : Char → Bool) : String := (s.takeEndWhile p).copy
@[deprecated String.dropPrefix +typeChanged (since := "2025-11-17")]
def stripPrefix (s pre : String) : String := (s.dropPrefix pre).copy
@[deprecated String.dropSuffix +typeChanged (since := "2025-11-17")]
def stripSuffix (s suff : String) : String := (s.dropSuffix suff).copy
@[deprecated String.toRawSubstring (since := "2025-11-18")]
def toSubstring (s : String) : Substring.Raw := s.toRawSubstring
@[deprecated String.toByteArray (since := "2025-11-24")] abbrev bytes (s : String) : ByteArray := s.toByteArray
@[deprecated String.Pos (since := "2025-11-24")] abbrev ValidPos (s : String) : Type := s.Pos
@[deprecated String.startPos (since := "2025-11-24")] abbrev startValidPos (s : String) : s.Pos := s.startPos
@[deprecated String.endPos (since := "2025-11-24")] abbrev endValidPos (s : String) : s.Pos := s.endPos
end String
