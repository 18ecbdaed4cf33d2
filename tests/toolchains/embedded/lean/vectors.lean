/- Vectors. -/
variable {α β : Type} {n m : Nat}
theorem v1 : #v[1, 2, 3].size = 3 := rfl
theorem v2 : #v[1, 2, 3][1] = 2 := rfl
theorem v3 : #v[1, 2].push 3 = #v[1, 2, 3] := rfl
theorem v4 : #v[1, 2].map (· + 1) = #v[2, 3] := by decide
theorem v5 : 2 ∈ #v[1, 2] := by decide
theorem v6 : #v[1, 2] < #v[1, 3] := by decide
theorem v7 (xs ys : Vector α n) (h : ∀ i (_ : i < n), xs[i] = ys[i]) : xs = ys := by ext i hi; exact h i hi
theorem v8 : ∀ v : Vector Bool 2, v.foldl (· && ·) true = (v[0] && v[1]) := by decide
theorem v9 (xs : Vector α n) (ys : Vector α m) : (xs ++ ys).toArray = xs.toArray ++ ys.toArray := rfl
theorem v10 (xs : Vector α n) : xs.toArray.size = n := by simp
theorem v11 : #v[1, 2, 3].toList = [1, 2, 3] := rfl
theorem v12 : (#v[1, 2] == #v[1, 2]) = true := by decide
theorem v13 : #v[1, 2] + #v[3, 4] = #v[4, 6] := by decide
theorem v14 (xs : Vector Nat 3) : xs[3] = 0 := sorry -- FAIL: failed to prove index is valid
theorem v15 : Vector.range 3 = #v[0, 1, 2] := by decide
theorem v16 (xs ys : Vector Nat n) (h : (xs == ys) = true) : xs = ys := by simpa using h
theorem v17 : (Vector.ofFn fun i : Fin 3 => i.val * i.val) = #v[0, 1, 4] := by decide
#eval #v[1, 2, 3].sum -- SAYS: 6
#eval (#v[3, 1, 2].set 0 7).toArray -- SAYS: #[7, 1, 2]
theorem v18 (xs : Vector α n) (f : α → β) : (xs.map f).toArray = xs.toArray.map f := by simp
theorem v19 (xs : Vector α n) (a : α) : (xs.push a).toArray = xs.toArray.push a := by simp
example (a : Nat) : Vector.mk (Array.replicate 3 a) Array.size_replicate = Vector.replicate 3 a := by simp
example (xs : Array Nat) : (xs.toVector.mapIdx (· + ·)).toArray = xs.mapIdx (· + ·) := by simp
example (xs : Array Nat) : (xs.toVector.mapIdx (· + ·)).toArray = xs := by simp -- FAIL
#check #v[1, 2] -- SAYS: #v[1, 2] : Vector Nat 2
#eval decide ((#v[1] : Vector Nat 1) ≤ #v[2]) -- SAYS: true
#eval if (#v[1, 3] : Vector Nat 2) ≤ #v[1, 2] then 1 else 0 -- SAYS: 0
section
variable {α β : Type} {n m i j : Nat}
theorem grind₁ (xs : Vector α n) (a : α) (h : i < n) : (xs.set i a)[i] = a := by grind
theorem grind₂ (xs : Vector α n) (a : α) (h : i < n) (k : j < n) (e : i ≠ j) : (xs.set i a)[j] = xs[j] := by grind
theorem grind₃ (xs : Vector α n) (ys : Vector α m) (h : i < n) : (xs ++ ys)[i] = xs[i] := by grind
theorem grind₄ (xs : Vector α n) (f : α → β) (h : i < n) : (xs.map f)[i] = f xs[i] := by grind
theorem grind₅ (xs : Vector α n) (a : α) (h : i < n) (k : j < n) : (xs.set i a)[j] = xs[j] := by grind -- FAIL: `grind` failed
end

/- Vectors taken apart into an array and its size. -/
theorem mapped_append {n m : Nat} (xs : Vector Nat n) (ys : Vector Nat m) :
    (xs ++ ys).map (· + 1) = xs.map (· + 1) ++ ys.map (· + 1) := by cases xs; cases ys; simp
theorem swapped_append {n : Nat} (xs ys : Vector Nat n) : xs ++ ys = ys ++ xs := by cases xs; cases ys; simp -- FAIL: unsolved goals
