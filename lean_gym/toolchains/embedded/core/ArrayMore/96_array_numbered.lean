/-
Numbered arrays.
-/
namespace Array
variable {α : Type u}
@[simp] theorem zipIdx_eq_empty_iff {xs : Array α} {i : Nat} : xs.zipIdx i = #[] ↔ xs = #[] := by
  rcases xs with ⟨xs⟩; simp
@[simp] theorem getElem?_zipIdx {xs : Array α} {i j : Nat} :
    (xs.zipIdx i)[j]? = Option.map (fun a => (a, i + j)) xs[j]? := by
  rcases xs with ⟨xs⟩; simp
@[simp] theorem zipIdx_map_snd (i : Nat) (xs : Array α) : map Prod.snd (xs.zipIdx i) = range' i xs.size := by
  rcases xs with ⟨xs⟩; simp
@[simp] theorem zipIdx_map_fst (i : Nat) (xs : Array α) : map Prod.fst (xs.zipIdx i) = xs := by
  rcases xs with ⟨xs⟩; simp
@[simp] theorem unzip_zipIdx_eq_prod {xs : Array α} {i : Nat} : (xs.zipIdx i).unzip = (xs, range' i xs.size) := by
  rcases xs with ⟨xs⟩; simp
@[simp] theorem zipIdx_singleton {x : α} {k : Nat} : #[x].zipIdx k = #[(x, k)] := rfl
end Array
