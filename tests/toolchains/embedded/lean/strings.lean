/- Strings: bytes, order, positions, slices. -/
set_option linter.unusedVariables false

/- Bytes. -/
example : "é∀".toByteArray.data = #[195, 169, 226, 136, 128] := rfl
example : "é∀𝒫a".utf8ByteSize = 10 := by decide
example (s t : String) : (s ++ t).toByteArray = s.toByteArray ++ t.toByteArray := by simp
example (s : String) : ∃ l : List Char, s.toByteArray = l.utf8Encode := ⟨s.toList, by simp⟩
example (s t : String) (h : s.toByteArray = t.toByteArray) : s = t := String.toByteArray_inj.mp h
example (b : ByteArray) (h : b.IsValidUTF8) : (String.fromUTF8 b h).toUTF8 = b := rfl
example (s : String) (h : s.utf8ByteSize = 0) : s = "" := by simpa using h
example (c : Char) : (String.singleton c).toByteArray = [c].utf8Encode := by simp
example (c : Char) (s : String) : (s.push c).utf8ByteSize = s.utf8ByteSize + c.utf8Size := by simp
example (c : Char) (l : List Char) : (c :: l).utf8Encode.utf8DecodeChar? 0 = some c := by simp
example : ("aé∀𝒫".toByteArray.utf8DecodeChar? 1, "aé∀𝒫".toByteArray.utf8DecodeChar? 3) = (some 'é', some '∀') := by decide
example : "aé∀𝒫".toByteArray.utf8DecodeChar? 6 = some '𝒫' := by decide
example : "aé∀𝒫".toByteArray.utf8DecodeChar? 7 = none := by decide -- inside a character
example : "aé".toByteArray.utf8DecodeChar? 3 = none := by decide -- behind the end
example : (ByteArray.mk #[0xC1, 0x81]).utf8DecodeChar? 0 = none := by decide -- longer than need be
example : (ByteArray.mk #[0xE2, 0x88]).utf8DecodeChar? 0 = none := by decide -- cut off
example : (ByteArray.mk #[0xED, 0xA0, 0x80]).utf8DecodeChar? 0 = none := by decide -- a surrogate
example : (ByteArray.mk #[0xF4, 0x90, 0x80, 0x80]).utf8DecodeChar? 0 = none := by decide -- too large
example : (ByteArray.mk #[0xE2, 0x88, 0x41]).utf8DecodeChar? 0 = none := by decide
example : (ByteArray.mk #[0x41, 0xFF]).utf8DecodeChar? 0 = some 'A' := by decide
example : (ByteArray.mk #[0xC3, 0xA9]).utf8DecodeChar? 0 = none := by decide -- FAIL
example : ¬ (ByteArray.mk #[195]).IsValidUTF8 := by decide
example (l : List Char) : l.utf8Encode.utf8Decode? = some l.toArray := by simp
example (b : ByteArray) (h : b.utf8Decode?.isSome) : b.IsValidUTF8 := ByteArray.isSome_utf8Decode?_iff.mp h

/- Byte arrays. -/
example (a b : ByteArray) : (a ++ b).size = b.size + a.size := by simp; omega
example (a b c : ByteArray) (h : a ++ b = a ++ c) : b = c := by simpa using h
example (a : ByteArray) (i j : Nat) : (a.extract i j).size ≤ j - i := by simp; omega
example (a : ByteArray) (h : a.size = 0) : a = ByteArray.empty := by simpa using h
example (l : List Char) (h : l.utf8Encode = ByteArray.empty) : l = [] := by simpa using h
example : (ByteArray.mk #[1, 2, 3]).extract 1 9 = ByteArray.mk #[2, 3] := by decide
example : (ByteArray.mk #[1, 2, 3]).foldl (fun n b => n + b.toNat) 0 = 6 := by decide
example : ((ByteArray.mk #[1, 2, 3]).set 1 7).toList = [1, 7, 3] := by decide
example : "é".getUTF8Byte ⟨1⟩ (by decide) = 169 := by decide
example : (ByteArray.mk #[1]).size = 2 := by decide -- FAIL

/- Order. -/
example : "abc" < "abd" := by decide
example : "Z" < "a" ∧ "a" < "aa" ∧ "" ≤ "" := by decide
example (s t : String) (h : ¬ s ≤ t) : t < s := by simpa using h
example (s t : String) (h : s ≤ t) (k : t ≤ s) : s = t := String.le_antisymm h k
example (s t u : String) (h : s < t) (k : t < u) : s < u := by grind
example : compare "b" "a" = .gt := by decide
example : "b" < "a" := by decide -- FAIL

/- Positions. -/
example : "aé∀".startPos.next?.map (·.offset.byteIdx) = some 1 := by decide
example : ("aé∀".startPos.nextn 2).offset = ⟨3⟩ := by decide
example : ("aé∀".startPos.nextn 2).get? = some '∀' := by decide
example : "aé∀".endPos.prev?.bind (·.get?) = some '∀' := by decide
example : "aé∀".endPos.get? = none := by decide
example : (⟨3⟩ : String.Pos.Raw).get "aé∀" = '∀' := by decide
example : (⟨3⟩ : String.Pos.Raw).prev "aé∀" = ⟨1⟩ := by decide
example (s : String) (p : s.Pos) : s.startPos ≤ p := Nat.zero_le _
example (p : String.Pos.Raw) (h : p.IsValid "") : p = 0 := by simpa using h
example : ("aé∀".pos ⟨1⟩ (by decide)).get? = some 'é' := by decide
example : ¬ (⟨2⟩ : String.Pos.Raw).IsValid "aé∀" := by decide
example : ("aé∀".pos? ⟨2⟩) = none := by decide
example : (⟨1⟩ : String.Pos.Raw).extract "aé∀" ⟨3⟩ = "é" := by decide
example (s : String) (p : s.Pos) : p ≤ s.endPos := by simp
example : (Id.run do
    let mut n := 0
    for c in "abca" do
      if c = 'a' then n := n + 1
    return n) = 2 := by decide

/- Slices. -/
example : ("red green".drop 4).copy = "green" := by decide
example : ("red green".take 3).copy = "red" := by decide
example : ("red green".dropEnd 6).copy = "red" := by decide
example : ("red green".takeEnd 5).copy = "green" := rfl
example : ("red green".dropWhile Char.isLower).copy = " green" := by decide
example : ("red red green".takeWhile "red ").copy = "red red " := by decide
example : ("red green".takeEndWhile Char.isLower == "green") = true := by decide
example : ("  a b\n".trimAscii).copy = "a b" := by decide
example : ("a-b".dropPrefix? "a-").map (·.copy) = some "b" := by decide
example : ("a-b".dropSuffix? 'c').isNone := by decide
example (s : String) (n : Nat) : (s.drop n).copy.length = s.length - n := by
  rw [← String.length_toList, String.toList_copy_drop, List.length_drop, String.length_toList]
example (s : String) (n : Nat) : (s.take n).copy ++ (s.drop n).copy = s := by
  apply String.toList_injective; simp
example (s : String) : s.toSlice.copy = s := by simp

/- Patterns. -/
example : "red green".startsWith "red" := by decide
example : "red green".startsWith 'r' ∧ "red green".startsWith Char.isLower := by decide
example : "red green".startsWith (· = 'r') := by decide
example : "red green".endsWith "green" ∧ ¬ "red green".endsWith 'r' := by decide
example : "red green".contains "d g" := by decide
example : ("red green".find? ' ').map (·.offset.byteIdx) = some 3 := by decide
example : ("red green".find 'g').offset = ⟨4⟩ ∧ "red".find 'x' = "red".endPos := by decide
example : (("red green".drop 4).find? 'e').map (·.offset.byteIdx) = some 2 := by decide
example : "a-b-c".replace "-" "+" = "a+b+c" := by decide
example : "abc".replace "" "k" = "kakbkck" := by decide
example : "aaaa".all "aa" ∧ ¬ "aaa".all "aa" := by decide
example : "a b c".splitToList (· = ' ') = ["a", "b", "c"] := by decide
example (s : String) : s.startsWith "" := by rw [String.startsWith_string_iff]; exact ⟨s.toList, rfl⟩
example (s : String) (h : s.contains 'a') : s ≠ "" := by rintro rfl; simp at h
example (s : String) : (s ++ "ab").contains "a" := by simp; exact ⟨s.toList, ['b'], by simp⟩
example (s t : String) : (s ++ t).contains t := by simp [List.suffix_append, List.IsSuffix.isInfix]
example (s t : String) (h : s.startsWith t) : ∃ u, s = t ++ u := by
  obtain ⟨l, h⟩ := String.startsWith_string_iff.mp h
  exact ⟨.ofList l, String.toList_injective (by simp [h])⟩
example (s t : String) : (s ++ t).endsWith t := by rw [String.endsWith_string_iff]; exact ⟨s.toList, by simp⟩
example (s : String) (n : Nat) : s.drop n = s.sliceFrom (s.startPos.nextn n) := rfl

/- As in a full Lean, where one would expect otherwise: behind the end, `prev` goes one byte back; `≤` on slices. -/
theorem prev_behind : String.Pos.Raw.prev "abc" ⟨10⟩ = ⟨9⟩ := by decide
theorem prev_start : String.Pos.Raw.prev "abc" 0 = 0 := by decide
theorem prev_inside : String.Pos.Raw.prev "aé" ⟨3⟩ = ⟨1⟩ := by decide
theorem slice_le : ¬"a".toSlice ≤ "b".toSlice := by decide
#eval decide ("a".toSlice ≤ "b".toSlice) -- SAYS: false

/- `all` asks a pattern as `dropWhile` does, without copying what is left. -/
structure AtStart
instance (p : AtStart) : String.Slice.Pattern.ForwardPattern p where
  skipPrefix? s := if s.startInclusive.offset = 0 then s.startPos.next? else none
  skipPrefixOfNonempty? s _ := if s.startInclusive.offset = 0 then s.startPos.next? else none
  startsWith s := decide (s.startInclusive.offset = 0)
theorem all_at_start : "ab".all AtStart.mk = false := by decide +kernel
theorem all_pattern : "abab".all "ab" = true := by decide +kernel
theorem all_predicate (s : String) : s.all (fun _ : Char => true) = true := by simp

/- Older names, of which Lean warns. -/
set_option linter.deprecated false in
#eval ("a b".data, String.mk ['x'], " y ".trim, "abcd".dropRight 1) -- SAYS: (['a', ' ', 'b'], "x", "y", "abc")
#eval "abc".data -- WARNING: `String.data` has been deprecated
theorem old_data (s : String) : s.data = s.toList := rfl -- WARNING: deprecated
