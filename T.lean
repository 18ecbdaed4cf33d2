namespace Arrays
variable {α : Type} {β : Type}
#check "T 0"
theorem a1 (xs : Array α) (a : α) : (xs.push a).size = xs.size + 1 := by grind
#check "T 1"
theorem a2 (xs ys : Array α) : (xs ++ ys).size = ys.size + xs.size := by grind
#check "T 2"
theorem a3 (xs : Array α) (i : Nat) (a : α) (h : i < xs.size) : (xs.set i a).size = xs.size := by grind
#check "T 3"
theorem a4 (xs : Array α) (i j : Nat) (a : α) (h : i < xs.size) (k : j < xs.size) (n : i ≠ j) :
    (xs.set i a)[j]'(by grind) = xs[j] := by grind
#check "T 4"
theorem a5 (xs : Array α) (i : Nat) (a : α) (h : i < xs.size) : (xs.push a)[i]'(by grind) = xs[i] := by grind
#check "T 5"
theorem a6 (xs : Array α) (a : α) : (xs.push a)[xs.size]? = some a := by grind
#check "T 6"
theorem a7 (xs : Array α) (f : α → β) (i : Nat) (h : i < xs.size) : (xs.map f)[i]'(by grind) = f xs[i] := by grind
#check "T 7"
theorem a8 (xs ys : Array α) (i : Nat) (h : i < xs.size) : (xs ++ ys)[i]? = xs[i]? := by grind
#check "T 8"
theorem a10 (xs : Array α) (a b : α) : a ∈ xs.push b ↔ a ∈ xs ∨ a = b := by grind
#check "T 9"
theorem a11 (xs : Array α) (a : α) : (xs.push a).pop = xs := by grind
#check "T 10"
theorem a12 (xs : Array α) (p : α → Bool) (a : α) (h : a ∈ xs.filter p) : a ∈ xs := by grind
#check "T 11"
theorem a13 (n i : Nat) (a : α) (h : i < n) : (Array.replicate n a)[i]? = some a := by grind
#check "T 12"
theorem a14 (xs : Array α) : xs.reverse.size = xs.size := by grind
#check "T 13"
theorem a15 (xs : Array α) (p : α → Bool) (a : α) (h : p a = false) : (xs.push a).filter p = xs.filter p := by grind
#check "T 14"
theorem a16 (xs : Array α) (f : α → β) (g : β → Nat) : (xs.map f).map g = xs.map (g ∘ f) := by grind
#check "T 15"
theorem a17 (xs : Array α) (i : Nat) (h : i < xs.size) : xs[i] ∈ xs := by grind
#check "T 16"
theorem a19 (xs : Array α) (i : Nat) (h : xs.size ≤ i) : xs[i]? = none := by grind
#check "T 17"
theorem a21 (xs : Array α) (i j : Nat) (h : i < xs.size) (k : j < xs.size) :
    (xs.swap i j h k)[i]'(by grind) = xs[j] := by grind
#check "T 18"
theorem a22 (xs : Array α) (i : Nat) (f : α → α) : (xs.modify i f).size = xs.size := by grind
#check "T 19"
theorem a24 (xs : Array α) (i j : Nat) (h : j ≤ xs.size) : (xs.extract i j).size = j - i := by grind
#check "T 20"
theorem a25 (n i : Nat) (h : i < n) : (Array.range n)[i]'(by grind) = i := by grind
#check "T 21"
theorem a26 (xs : Array α) : xs.toList.length = xs.size := by grind
#check "T 22"
theorem a28 (xs : Array α) (a : α) (f : Nat → α → Nat) (n : Nat) : (xs.push a).foldl f n = f (xs.foldl f n) a := by grind
#check "T 23"
theorem a29 (xs ys : Array α) (p : α → Bool) : (xs ++ ys).countP p = ys.countP p + xs.countP p := by grind
#check "T 24"
theorem a32 (xs : Array α) (a : α) : (xs.push a).back? = some a := by grind
#check "T 25"
theorem a34 (xs : Array α) (p : α → Bool) (h : xs.findIdx p < xs.size) : p xs[xs.findIdx p] = true := by grind
#check "T 26"
theorem a35 (xs : Array Nat) : (xs.push 3).contains 3 = true := by grind
#check "T 27"
theorem f1 (n : Nat) (i j : Fin n) (h : i.val = j.val) : i = j := by grind
#check "T 28"
theorem f2 (n : Nat) (i : Fin n) : i.castSucc.val = i.val := by grind
#check "T 29"
theorem f3 (n : Nat) (i : Fin n) : i.succ.val = i.val + 1 := by grind
#check "T 30"
theorem b2 (x y : BitVec 8) (i : Nat) : (x &&& y).getLsbD i = (y.getLsbD i && x.getLsbD i) := by grind
#check "T 31"
theorem b3 (x y : BitVec w) (i : Nat) : (x ||| y).getLsbD i = (x.getLsbD i || y.getLsbD i) := by grind
#check "T 32"
theorem m1 (m : Type → Type) [Monad m] [LawfulMonad m] (x : m α) : (do let a ← x; pure a) = x := by grind
#check "T 33"
theorem m2 (m : Type → Type) [Monad m] [LawfulMonad m] (a : α) (f : α → m β) : (pure a >>= f) = f a := by grind
#check "T 34"
theorem k1 (a b : Nat) : 2 ^ (a + b) = 2 ^ b * 2 ^ a := by grind
#check "T 35"
theorem k3 (a b : Nat) (h : a ≤ b) : min a b = a := by grind
#check "T 36"
theorem bad1 (xs : Array α) (i : Nat) (a : α) (h : i < xs.size) : xs.set i a = xs := by grind -- FAIL
#check "T 37"
theorem bad2 (xs ys : Array α) : xs ++ ys = ys ++ xs := by grind -- FAIL
#check "T 38"
theorem bad3 (xs : Array α) (a : α) (p : α → Bool) : (xs.push a).filter p = (xs.filter p).push a := by grind -- FAIL
#check "T 39"
theorem bad4 (xs : Array α) (i : Nat) : (xs.extract 0 i).size = i := by grind -- FAIL
#check "T 40"
theorem bad5 (xs ys : Array α) (h : xs.size = ys.size) : xs = ys := by grind -- FAIL
#check "T 41"
theorem bad6 (xs : Array Nat) (f : Nat → Nat) : xs.map f = xs := by grind -- FAIL
#check "T 42"
theorem bad7 (xs : Array α) (i j : Nat) (h : i < xs.size) (k : j < xs.size) : xs.swap i j h k = xs := by grind -- FAIL
#check "T 43"
theorem bad8 (xs : Array α) (p q : α → Bool) : xs.any p = xs.any q := by grind -- FAIL
#check "T 44"
theorem bad9 (x y : BitVec 8) : x &&& y = x ||| y := by grind -- FAIL
#check "T 45"
theorem bad10 (xs ys zs : Array α) (i : Nat) : (xs ++ ys ++ zs)[i]? = (zs ++ ys ++ xs)[i]? := by grind -- FAIL
end Arrays

#check "T 46"