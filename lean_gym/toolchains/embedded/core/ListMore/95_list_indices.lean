/-
Functions of places: folds over `Fin` in monads, `List.ofFn`, `finRange`, `mapFinIdx`, `mapIdx`.
-/
namespace Fin
section
universe u₁ u₂
variable {m : Type u₁ → Type u₂} {α : Type u₁} {n : Nat} [Monad m]
@[inline] def foldlM (n) (f : α → Fin n → m α) (init : α) : m α := loop init 0
where
  loop (x : α) (i : Nat) : m α := do
    if h : i < n then f x ⟨i, h⟩ >>= (loop · (i + 1)) else pure x
  termination_by n - i
@[inline] def foldrM (n) (f : Fin n → α → m α) (init : α) : m α := loop ⟨n, Nat.le_refl n⟩ init
where
  loop : {i // i ≤ n} → α → m α
  | ⟨0, _⟩, x => pure x
  | ⟨i + 1, h⟩, x => f ⟨i, h⟩ x >>= loop ⟨i, Nat.le_of_lt h⟩
theorem foldlM_congr {m : Type u₁ → Type u₂} {α : Type u₁} {n k : Nat} [Monad m] (w : n = k) (f : α → Fin n → m α) :
    foldlM n f = foldlM k fun x i => f x (i.cast w.symm) := by
  subst w; rfl
private theorem foldlM_loop_lt (f : α → Fin n → m α) (x : α) {i : Nat} (h : i < n) :
    foldlM.loop n f x i = f x ⟨i, h⟩ >>= (foldlM.loop n f · (i + 1)) := by rw [foldlM.loop, dif_pos h]
private theorem foldlM_loop_eq (f : α → Fin n → m α) (x : α) : foldlM.loop n f x n = pure x := by
  rw [foldlM.loop, dif_neg (Nat.lt_irrefl n)]
private theorem foldlM_loop (f : α → Fin (n + 1) → m α) : ∀ (j i : Nat) (h : i < n + 1), i + j = n → ∀ x : α,
    foldlM.loop (n + 1) f x i = f x ⟨i, h⟩ >>= (foldlM.loop n (fun x j => f x j.succ) · i)
  | 0, i, h, e, x => by
    obtain rfl : i = n := e
    rewrite [foldlM_loop_lt f x h]
    exact congrArg _ (funext fun y => by rw [foldlM_loop_eq, foldlM_loop_eq])
  | j + 1, i, h, e, x => by
    rewrite [foldlM_loop_lt f x h]
    have h' : i < n := Nat.lt_of_lt_of_eq (Nat.lt_add_of_pos_right (Nat.succ_pos j)) e
    exact congrArg _ (funext fun y => by
      rewrite [foldlM_loop f j (i + 1) (Nat.succ_lt_succ h') ((Nat.succ_add_eq_add_succ i j).trans e) y,
        foldlM_loop_lt _ y h']
      rfl)
@[simp] theorem foldlM_zero (f : α → Fin 0 → m α) : foldlM 0 f = pure := funext fun x => foldlM_loop_eq f x
theorem foldlM_succ (f : α → Fin (n + 1) → m α) :
    foldlM (n + 1) f = fun x => f x 0 >>= foldlM n (fun x j => f x j.succ) :=
  funext fun x => foldlM_loop f n 0 (Nat.succ_pos n) (Nat.zero_add n) x
theorem foldlM_succ_last [LawfulMonad m] (f : α → Fin (n + 1) → m α) :
    foldlM (n + 1) f = fun x => foldlM n (fun x j => f x j.castSucc) x >>= (f · (Fin.last n)) := by
  funext x
  induction n generalizing x with
  | zero => rewrite [foldlM_succ, foldlM_zero, foldlM_zero, pure_bind]; exact bind_pure _
  | succ n ih =>
    rewrite [foldlM_succ]
    refine (congrArg (f x 0 >>= ·) (funext fun y => ih (fun x j => f x j.succ) y)).trans ?_
    rewrite [foldlM_succ]
    exact (bind_assoc _ _ _).symm
theorem foldlM_add {m : Type u₁ → Type u₂} {α : Type u₁} {n k : Nat} [Monad m] [LawfulMonad m]
    (f : α → Fin (n + k) → m α) : foldlM (n + k) f =
    fun x => foldlM n (fun x i => f x (i.castLE (Nat.le_add_right n k))) x >>=
      foldlM k (fun x i => f x (i.natAdd n)) := by
  induction k with
  | zero => funext x; rewrite [foldlM_zero]; exact (bind_pure _).symm
  | succ k ih =>
    refine (foldlM_succ_last (n := n + k) f).trans ?_
    rewrite [ih, foldlM_succ_last]
    exact funext fun x => bind_assoc _ _ _
theorem foldlM_pure [LawfulMonad m] {x : α} {n} {f : α → Fin n → α} :
    foldlM n (fun x i => pure (f x i)) x = (pure (foldl n f x) : m α) := by
  induction n generalizing x with
  | zero => rw [foldlM_zero, foldl_zero]
  | succ n ih => rewrite [foldlM_succ, foldl_succ]; exact (pure_bind _ _).trans ih
theorem foldrM_congr {m : Type u₁ → Type u₂} {α : Type u₁} {n k : Nat} [Monad m] (w : n = k) (f : Fin n → α → m α) :
    foldrM n f = foldrM k (fun i => f (i.cast w.symm)) := by
  subst w; rfl
private theorem foldrM_loop_zero (f : Fin n → α → m α) : foldrM.loop n f ⟨0, Nat.zero_le n⟩ = pure :=
  funext fun x => by rw [foldrM.loop]
private theorem foldrM_loop_succ (f : Fin n → α → m α) {i : Nat} (h : i + 1 ≤ n) (x : α) :
    foldrM.loop n f ⟨i + 1, h⟩ x = f ⟨i, h⟩ x >>= foldrM.loop n f ⟨i, Nat.le_of_lt h⟩ := by rw [foldrM.loop]
private theorem foldrM_loop [LawfulMonad m] (f : Fin (n + 1) → α → m α) : ∀ (i : Nat) (h : i + 1 ≤ n + 1) (x : α),
    foldrM.loop (n + 1) f ⟨i + 1, h⟩ x =
      foldrM.loop n (fun j => f j.succ) ⟨i, Nat.le_of_succ_le_succ h⟩ x >>= f 0
  | 0, _, x => by
    rewrite [foldrM_loop_succ, foldrM_loop_zero, foldrM_loop_zero, pure_bind]
    exact bind_pure (f 0 x)
  | i + 1, h, x => by
    rewrite [foldrM_loop_succ, foldrM_loop_succ, bind_assoc]
    exact congrArg (f ⟨i + 1, h⟩ x >>= ·) (funext fun y => foldrM_loop f i (Nat.le_of_succ_le h) y)
@[simp] theorem foldrM_zero (f : Fin 0 → α → m α) : foldrM 0 f = pure := foldrM_loop_zero f
theorem foldrM_succ [LawfulMonad m] (f : Fin (n + 1) → α → m α) :
    foldrM (n + 1) f = fun x => foldrM n (fun i => f i.succ) x >>= f 0 :=
  funext fun x => foldrM_loop f n (Nat.le_refl _) x
theorem foldrM_succ_last [LawfulMonad m] (f : Fin (n + 1) → α → m α) :
    foldrM (n + 1) f = fun x => f (Fin.last n) x >>= foldrM n (fun i => f i.castSucc) := by
  funext x
  induction n generalizing x with
  | zero => rewrite [foldrM_succ, foldrM_zero, foldrM_zero]; exact (pure_bind _ _).trans (bind_pure _).symm
  | succ n ih =>
    rewrite [foldrM_succ]
    refine (congrArg (· >>= f 0) (ih (fun i => f i.succ) x)).trans ((bind_assoc _ _ _).trans ?_)
    rewrite [foldrM_succ]; rfl
theorem foldrM_pure [LawfulMonad m] {x : α} {n} {f : Fin n → α → α} :
    foldrM n (fun i x => pure (f i x)) x = (pure (foldr n f x) : m α) := by
  induction n generalizing x with
  | zero => rw [foldrM_zero, foldr_zero]
  | succ n ih => rewrite [foldrM_succ, foldr_succ]; exact (congrArg (· >>= _) ih).trans (pure_bind _ _)
end
theorem foldl_eq_foldlM {α : Type u} {n : Nat} (f : α → Fin n → α) (x : α) :
    foldl n f x = (foldlM (m := Id) n (pure <| f · ·) x).run := (congrArg Id.run foldlM_pure).symm
theorem foldr_eq_foldrM {n : Nat} {α : Type u} (f : Fin n → α → α) (x : α) :
    foldr n f x = (foldrM (m := Id) n (pure <| f · ·) x).run := (congrArg Id.run foldrM_pure).symm
section
variable {α : Sort u} {n : Nat}
theorem foldl_congr {k : Nat} (w : n = k) (f : α → Fin n → α) : foldl n f = foldl k fun x i => f x (i.cast w.symm) := by
  subst w; rfl
theorem foldr_congr {k : Nat} (w : n = k) (f : Fin n → α → α) : foldr n f = foldr k fun i => f (i.cast w.symm) := by
  subst w; rfl
theorem foldl_add {m : Nat} (f : α → Fin (n + m) → α) (x : α) : foldl (n + m) f x =
    foldl m (fun x i => f x (i.natAdd n)) (foldl n (fun x i => f x (i.castLE (Nat.le_add_right n m))) x) := by
  induction m with
  | zero => rewrite [foldl_zero]; rfl
  | succ m ih => exact (foldl_succ_last (n := n + m) f x).trans (by rewrite [ih, foldl_succ_last]; rfl)
theorem foldr_add {m : Nat} (f : Fin (n + m) → α → α) (x : α) : foldr (n + m) f x =
    foldr n (fun i => f (i.castLE (Nat.le_add_right n m))) (foldr m (fun i => f (i.natAdd n)) x) := by
  induction m generalizing x with
  | zero => rfl
  | succ m ih => exact (foldr_succ_last (n := n + m) f x).trans (by rewrite [ih, foldr_succ_last]; rfl)
theorem foldl_rev (f : Fin n → α → α) (x : α) : foldl n (fun x i => f i.rev x) x = foldr n f x := by
  induction n generalizing x with
  | zero => rw [foldl_zero, foldr_zero]
  | succ n ih =>
    rewrite [foldl_succ, foldr_succ_last, ← ih]
    simp only [rev_succ, rev_zero]
theorem foldr_rev (f : α → Fin n → α) (x : α) : foldr n (fun i x => f x i.rev) x = foldl n f x := by
  rewrite [← foldl_rev]
  simp only [rev_rev]
end
end Fin

namespace List
variable {α : Type u} {β : Type v}
/- `ofFn`. -/
def ofFn {n} (f : Fin n → α) : List α := Fin.foldr n (f · :: ·) []
def ofFnM.{u₁, u₂} {m : Type u₁ → Type u₂} {α : Type u₁} {n} [Monad m] (f : Fin n → m α) : m (List α) :=
  List.reverse <$> Fin.foldlM n (fun xs i => (· :: xs) <$> f i) []
section
variable {α : Type u}
@[simp] theorem ofFn_zero {f : Fin 0 → α} : ofFn f = [] := rfl
@[simp] theorem ofFn_succ {n} {f : Fin (n + 1) → α} : ofFn f = f 0 :: ofFn fun i => f i.succ := Fin.foldr_succ _ _
@[simp] theorem length_ofFn {n : Nat} {α : Type u} {f : Fin n → α} : (ofFn f).length = n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [ofFn_succ, length_cons, ih]
@[simp] protected theorem getElem_ofFn {n : Nat} {α : Type u} {i : Nat} {f : Fin n → α} (h : i < (ofFn f).length) :
    (ofFn f)[i] = f ⟨i, by rwa [length_ofFn] at h⟩ := by
  induction n generalizing i with
  | zero => exact absurd h (Nat.not_lt_zero i)
  | succ n ih =>
    simp only [ofFn_succ]
    cases i with
    | zero => rfl
    | succ i => rewrite [getElem_cons_succ, ih]; rfl
@[simp] protected theorem getElem?_ofFn {n : Nat} {α : Type u} {i : Nat} {f : Fin n → α} :
    (ofFn f)[i]? = if h : i < n then some (f ⟨i, h⟩) else none := by
  split
  · next h => rw [getElem?_eq_getElem (by rwa [length_ofFn]), List.getElem_ofFn]
  · next h => exact getElem?_eq_none (by rewrite [length_ofFn]; exact Nat.le_of_not_lt h)
theorem ofFn_succ_last {n} {f : Fin (n + 1) → α} :
    ofFn f = (ofFn fun i => f i.castSucc) ++ [f (Fin.last n)] := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [ofFn_succ, ih, ofFn_succ]; rfl
theorem ofFn_add {n m} {f : Fin (n + m) → α} :
    ofFn f = (ofFn fun i => f (i.castLE (Nat.le_add_right n m))) ++ (ofFn fun i => f (i.natAdd n)) := by
  induction m with
  | zero => exact (append_nil _).symm
  | succ m ih => exact (ofFn_succ_last (n := n + m)).trans (by rewrite [ih, ofFn_succ_last, append_assoc]; rfl)
@[simp] theorem ofFn_eq_nil_iff {n : Nat} {α : Type u} {f : Fin n → α} : ofFn f = [] ↔ n = 0 := by
  rw [← length_eq_zero_iff, length_ofFn]
@[simp] theorem ofFn_getElem {xs : List α} : List.ofFn (fun i : Fin xs.length => xs[i.val]) = xs :=
  ext_getElem length_ofFn fun _ _ _ => List.getElem_ofFn _
@[simp 500] theorem mem_ofFn {n} {f : Fin n → α} {a : α} : a ∈ ofFn f ↔ ∃ i, f i = a := by
  rewrite [mem_iff_getElem]
  constructor
  · intro ⟨i, h, e⟩
    exact ⟨_, (List.getElem_ofFn h).symm.trans e⟩
  · intro ⟨i, e⟩
    exact ⟨i.1, length_ofFn.symm ▸ i.2, (List.getElem_ofFn _).trans e⟩
@[simp] theorem map_ofFn {n : Nat} {α : Type u} {β : Type v} {f : Fin n → α} {g : α → β} :
    map g (ofFn f) = ofFn (g ∘ f) := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [ofFn_succ, map_cons, ih, ofFn_succ]; rfl
theorem head_ofFn {n} {f : Fin n → α} (h : ofFn f ≠ []) :
    (ofFn f).head h = f ⟨0, Nat.pos_of_ne_zero (mt ofFn_eq_nil_iff.mpr h)⟩ := by
  rw [head_eq_getElem, List.getElem_ofFn]
theorem getLast_ofFn {n} {f : Fin n → α} (h : ofFn f ≠ []) :
    (ofFn f).getLast h = f ⟨n - 1, Nat.sub_one_lt (mt ofFn_eq_nil_iff.mpr h)⟩ := by
  rewrite [getLast_eq_getElem, List.getElem_ofFn]
  simp only [length_ofFn]
end

section
universe u₁ u₂
variable {m : Type u₁ → Type u₂} {α : Type u₁} [Monad m] [LawfulMonad m]
@[simp] theorem ofFnM_zero {f : Fin 0 → m α} : ofFnM f = pure [] := by
  rewrite [ofFnM, Fin.foldlM_zero, map_pure]; rfl
theorem ofFnM_succ_last {n} {f : Fin (n + 1) → m α} : ofFnM f = (do
    let as ← ofFnM fun i => f i.castSucc
    let a ← f (Fin.last n)
    pure (as ++ [a])) := by
  simp only [ofFnM, Fin.foldlM_succ_last, map_eq_pure_bind, bind_assoc, pure_bind, reverse_cons]
theorem ofFnM_add {k n : Nat} {f : Fin (n + k) → m α} : ofFnM f = (do
    let as ← ofFnM fun i : Fin n => f (i.castLE (Nat.le_add_right n k))
    let bs ← ofFnM fun i : Fin k => f (i.natAdd n)
    pure (as ++ bs)) := by
  induction k with
  | zero => simp only [ofFnM_zero, pure_bind, append_nil, bind_pure]; rfl
  | succ k ih =>
    exact (ofFnM_succ_last (n := n + k)).trans (by
      rewrite [ih, ofFnM_succ_last]
      simp only [bind_assoc, pure_bind, append_assoc]; rfl)
@[simp] theorem ofFnM_pure_comp {n} {f : Fin n → α} : ofFnM (pure ∘ f) = (pure (ofFn f) : m (List α)) := by
  induction n with
  | zero => exact ofFnM_zero
  | succ n ih =>
    have ih : ofFnM (fun i => (pure (f i.castSucc) : m α)) = pure (ofFn fun i => f i.castSucc) := ih
    rewrite [ofFnM_succ_last, ofFn_succ_last]
    simp only [Function.comp_apply, ih, pure_bind]
theorem ofFnM_pure {n} {f : Fin n → α} : ofFnM (fun i => pure (f i)) = (pure (ofFn f) : m (List α)) := ofFnM_pure_comp
end
@[simp, grind =] theorem idRun_ofFnM {n} {f : Fin n → Id α} : Id.run (ofFnM f) = ofFn (fun i => Id.run (f i)) :=
  congrArg Id.run (ofFnM_pure_comp (m := Id) (f := fun i => Id.run (f i)))

/- `finRange`. -/
@[implicit_reducible] def finRange (n : Nat) : List (Fin n) := ofFn fun i => i
@[simp, grind =] theorem length_finRange {n : Nat} : (List.finRange n).length = n := length_ofFn
@[simp, grind =] theorem getElem_finRange {n i : Nat} (h : i < (List.finRange n).length) :
    (finRange n)[i] = Fin.cast length_finRange ⟨i, h⟩ := List.getElem_ofFn h
@[simp] theorem finRange_zero : finRange 0 = [] := rfl
theorem finRange_succ {n : Nat} : finRange (n + 1) = 0 :: (finRange n).map Fin.succ :=
  ofFn_succ.trans (congrArg ((0 : Fin (n + 1)) :: ·) (map_ofFn (f := fun i : Fin n => i) (g := Fin.succ)).symm)
theorem finRange_succ_last {n : Nat} : finRange (n + 1) = (finRange n).map Fin.castSucc ++ [Fin.last n] :=
  ofFn_succ_last.trans (congrArg (· ++ [Fin.last n]) (map_ofFn (f := fun i : Fin n => i)).symm)
theorem finRange_reverse {n : Nat} : (finRange n).reverse = (finRange n).map Fin.rev := by
  induction n with
  | zero => rfl
  | succ n ih =>
    rw [finRange_succ_last, reverse_append, ← map_reverse, ih, ← finRange_succ_last, finRange_succ, map_cons, map_map,
      map_map]
    exact congr (congrArg cons (Fin.rev_zero n).symm) (congrArg (map · _) (funext fun i => (Fin.rev_succ i).symm))
@[simp, grind ←] theorem mem_finRange {n : Nat} (x : Fin n) : x ∈ finRange n := mem_ofFn.mpr ⟨x, rfl⟩
theorem pairwise_lt_finRange (n : Nat) : Pairwise (· < ·) (finRange n) := by
  induction n with
  | zero => exact .nil
  | succ n ih =>
    rewrite [finRange_succ]
    refine .cons (fun i h => ?_) (pairwise_map.mpr (ih.imp fun h => Nat.succ_lt_succ h))
    obtain ⟨j, _, e⟩ := mem_map.mp h
    exact e ▸ Nat.succ_pos j.val
theorem pairwise_le_finRange (n : Nat) : Pairwise (· ≤ ·) (finRange n) := (pairwise_lt_finRange n).imp Nat.le_of_lt
theorem nodup_finRange (n : Nat) : Nodup (finRange n) := (pairwise_lt_finRange n).imp Fin.ne_of_lt
theorem ofFnM_succ.{u₁, u₂} {m : Type u₁ → Type u₂} {α : Type u₁} {n : Nat} [Monad m] [LawfulMonad m]
    {f : Fin (n + 1) → m α} : ofFnM f = (do
      let a ← f 0
      let as ← ofFnM fun i => f i.succ
      pure (a :: as)) := by
  induction n with
  | zero =>
    rewrite [ofFnM_succ_last]
    simp only [ofFnM_zero, pure_bind]; rfl
  | succ n ih =>
    rewrite [ofFnM_succ_last, ih, bind_assoc, ofFnM_succ_last]
    simp only [bind_assoc, pure_bind]; rfl

/- `mapFinIdx` and `mapIdx`. -/
private theorem go_lt {n s m : Nat} (h : n + 1 + s = m) : s < m := h ▸ Nat.lt_add_of_pos_left (Nat.succ_pos n)
private theorem go_size {n m : Nat} {acc : Array β} {b : β} (h : n + 1 + acc.size = m) : n + (acc.push b).size = m :=
  (congrArg (n + ·) (Array.size_push b)).trans ((Nat.succ_add_eq_add_succ n acc.size).symm.trans h)
@[inline] def mapFinIdx (as : List α) (f : (i : Nat) → α → (h : i < as.length) → β) : List β :=
  go as #[] rfl
where
  @[specialize] go : (bs : List α) → (acc : Array β) → bs.length + acc.size = as.length → List β
  | [], acc, _ => acc.toList
  | a :: bs, acc, h =>
    go bs (acc.push (f acc.size a (go_lt h))) (go_size h)
section
universe u₁ u₂
variable {m : Type u₁ → Type u₂} {α : Type w} {β : Type u₁} [Monad m]
@[inline] def mapFinIdxM (as : List α) (f : (i : Nat) → α → (h : i < as.length) → m β) : m (List β) :=
  go as #[] rfl
where
  @[specialize] go : (bs : List α) → (acc : Array β) → bs.length + acc.size = as.length → m (List β)
  | [], acc, _ => pure acc.toList
  | a :: bs, acc, h => do
    go bs (acc.push (← f acc.size a (go_lt h))) (go_size h)
@[inline] def mapIdxM (f : Nat → α → m β) (as : List α) : m (List β) := go as #[]
where
  @[specialize] go : List α → Array β → m (List β)
  | [], acc => pure acc.toList
  | a :: as, acc => do go as (acc.push (← f acc.size a))
end
private theorem congr_place {n i j : Nat} {f : (i : Nat) → α → i < n → β} {a b : α} (e : i = j) (e' : a = b)
    (h : i < n) : f i a h = f j b (e ▸ h) := by subst e; subst e'; rfl
@[congr] theorem mapFinIdx_congr {xs ys : List α} (w : xs = ys) (f : (i : Nat) → α → (h : i < xs.length) → β) :
    mapFinIdx xs f = mapFinIdx ys (fun i a h => f i a (w ▸ h)) := by subst w; rfl
@[simp, grind =] theorem mapFinIdx_nil {f : (i : Nat) → α → (h : i < 0) → β} : mapFinIdx [] f = [] := rfl
@[simp] theorem length_mapFinIdx_go {as : List α} {f : (i : Nat) → α → (h : i < as.length) → β} {bs} {acc : Array β}
    {h} :
    (mapFinIdx.go as f bs acc h).length = as.length := by
  induction bs generalizing acc with
  | nil => exact (Nat.zero_add _).symm.trans h
  | cons b bs ih => exact ih
@[simp, grind =] theorem length_mapFinIdx {as : List α} {f : (i : Nat) → α → (h : i < as.length) → β} :
    (as.mapFinIdx f).length = as.length := length_mapFinIdx_go
private theorem lt_of_mapFinIdx_go {as bs : List α} {acc : Array β} {i : Nat}
    {f : (i : Nat) → α → (h : i < as.length) → β} {h}
    (w : i < (mapFinIdx.go as f bs acc h).length) : i < as.length := by rwa [length_mapFinIdx_go] at w
private theorem sub_lt_of_mapFinIdx_go {as bs : List α} {acc : Array β} {i : Nat} (h : bs.length + acc.size = as.length)
    (w : i < as.length)
    (k : ¬ i < acc.size) : i - acc.size < bs.length :=
  Nat.sub_lt_right_of_lt_add (Nat.not_lt.mp k) (Nat.lt_of_lt_of_eq w h.symm)
theorem getElem_mapFinIdx_go {bs} {acc : Array β} {as : List α} {f : (i : Nat) → α → (h : i < as.length) → β}
    {i : Nat} {h} {w : i < (mapFinIdx.go as f bs acc h).length} : (mapFinIdx.go as f bs acc h)[i] =
      if w' : i < acc.size then acc[i] else
        f i (bs[i - acc.size]'(sub_lt_of_mapFinIdx_go h (lt_of_mapFinIdx_go w) w')) (lt_of_mapFinIdx_go w) := by
  induction bs generalizing acc with
  | nil => exact (dif_pos w).symm
  | cons b bs ih =>
    refine Eq.trans ih ?_
    by_cases k : i < acc.size
    · rw [dif_pos k, dif_pos (by rewrite [Array.size_push]; exact Nat.lt_succ_of_lt k), Array.getElem_push_lt k]
    · rewrite [dif_neg k]
      by_cases e : i = acc.size
      · subst e
        rewrite [dif_pos (by rewrite [Array.size_push]; exact Nat.lt_succ_self _), Array.getElem_push_eq]
        exact congr_place rfl (by simp only [Nat.sub_self]; rfl) _
      · have lt := Nat.lt_of_le_of_ne (Nat.not_lt.mp k) (Ne.symm e)
        have e' : i - acc.size = i - (acc.size + 1) + 1 := (Nat.sub_add_cancel (Nat.sub_pos_of_lt lt)).symm
        rewrite [dif_neg fun c => Nat.not_lt_of_le lt (Nat.lt_of_lt_of_eq c (Array.size_push _))]
        refine congr_place rfl ?_ _
        simp only [e', getElem_cons_succ, Array.size_push]
@[simp, grind =] theorem getElem_mapFinIdx {as : List α} {f : (i : Nat) → α → (h : i < as.length) → β} {i : Nat} {h} :
    (as.mapFinIdx f)[i] = f i (as[i]'(length_mapFinIdx ▸ h)) (length_mapFinIdx ▸ h) :=
  getElem_mapFinIdx_go.trans (dif_neg (Nat.not_lt_zero i))
theorem mapFinIdx_eq_ofFn {as : List α} {f : (i : Nat) → α → (h : i < as.length) → β} :
    as.mapFinIdx f = List.ofFn fun i : Fin as.length => f i as[i] i.2 :=
  ext_getElem (length_mapFinIdx.trans length_ofFn.symm) fun i _ _ => by rw [getElem_mapFinIdx, List.getElem_ofFn]; rfl
private theorem pbind_eq {o : Option α} {f : (a : α) → o = some a → Option β} {a : α} (h : o = some a) :
    o.pbind f = f a h := by subst h; rfl
private theorem pbind_eq_none {o : Option α} {f : (a : α) → o = some a → Option β} (h : o = none) :
    o.pbind f = none := by subst h; rfl
@[simp, grind =] theorem getElem?_mapFinIdx {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β} {i : Nat} :
    (l.mapFinIdx f)[i]? = l[i]?.pbind fun x m => some <| f i x (getElem?_eq_some_iff.mp m).1 := by
  by_cases h : i < l.length
  · rw [getElem?_eq_getElem (by rwa [length_mapFinIdx]), getElem_mapFinIdx, pbind_eq (getElem?_eq_getElem h)]
  · have h := Nat.le_of_not_lt h
    rw [getElem?_eq_none (by rwa [length_mapFinIdx]), pbind_eq_none (getElem?_eq_none h)]
@[simp, grind =] theorem mapFinIdx_cons {l : List α} {a : α} {f : (i : Nat) → α → (h : i < l.length + 1) → β} :
    mapFinIdx (a :: l) f =
      f 0 a (Nat.succ_pos _) :: mapFinIdx l (fun i a h => f (i + 1) a (Nat.succ_lt_succ h)) := by
  refine ext_getElem (length_mapFinIdx.trans (congrArg Nat.succ length_mapFinIdx.symm)) fun i h h' =>
    getElem_mapFinIdx.trans ?_
  cases i with
  | zero => rfl
  | succ i => exact (getElem_mapFinIdx (f := fun i a h => f (i + 1) a (Nat.succ_lt_succ h))).symm
private theorem length_of_add {xs ys : List α} {i : Nat} (h : i < ys.length) : i + xs.length < (xs ++ ys).length :=
  Nat.lt_of_lt_of_eq (Nat.add_lt_add_right h _) ((Nat.add_comm ..).trans length_append.symm)
@[grind =] theorem mapFinIdx_append {xs ys : List α} {f : (i : Nat) → α → (h : i < (xs ++ ys).length) → β} :
    (xs ++ ys).mapFinIdx f =
      xs.mapFinIdx (fun i a h => f i a (Nat.lt_of_lt_of_le h (by rw [length_append]; exact Nat.le_add_right _ _))) ++
        ys.mapFinIdx (fun i a h => f (i + xs.length) a (length_of_add h)) := by
  apply ext_getElem
  · simp only [length_mapFinIdx, length_append]
  · intro i h h'
    rewrite [getElem_mapFinIdx]
    by_cases k : i < xs.length
    · refine Eq.trans ?_ (getElem_append_left (Nat.lt_of_lt_of_eq k length_mapFinIdx.symm)).symm
      rewrite [getElem_mapFinIdx]
      exact congr_place rfl (getElem_append_left k) _
    · have k := Nat.le_of_not_lt k
      refine Eq.trans (Eq.trans ?_ getElem_mapFinIdx.symm)
        (getElem_append_right (Nat.le_trans (Nat.le_of_eq length_mapFinIdx) k)).symm
      refine congr_place (by rw [length_mapFinIdx, Nat.sub_add_cancel k]) ?_ _
      rewrite [getElem_append_right k]
      simp only [length_mapFinIdx]
@[simp, grind =] theorem mapFinIdx_concat {l : List α} {e : α}
    {f : (i : Nat) → α → (h : i < (l ++ [e]).length) → β} : (l ++ [e]).mapFinIdx f =
      l.mapFinIdx (fun i a h => f i a (Nat.lt_of_lt_of_le h (by rw [length_append]; exact Nat.le_add_right _ _))) ++
        [f l.length e (by rewrite [length_append]; exact Nat.lt_succ_self _)] := by
  refine mapFinIdx_append.trans (congrArg (_ ++ ·) ?_)
  exact congrArg (fun x => [x]) (congr_place (Nat.zero_add _) rfl _)
theorem mapFinIdx_singleton {a : α} {f : (i : Nat) → α → (h : i < 1) → β} :
    [a].mapFinIdx f = [f 0 a (Nat.zero_lt_succ 0)] := rfl
@[simp] theorem mapFinIdx_eq_nil_iff {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β} :
    l.mapFinIdx f = [] ↔ l = [] := by rw [← length_eq_zero_iff, length_mapFinIdx, length_eq_zero_iff]
theorem mapFinIdx_ne_nil_iff {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β} :
    l.mapFinIdx f ≠ [] ↔ l ≠ [] := not_congr mapFinIdx_eq_nil_iff
@[simp, grind =] theorem mem_mapFinIdx {b : β} {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β} :
    b ∈ l.mapFinIdx f ↔ ∃ (i : Nat) (h : i < l.length), f i l[i] h = b := by
  rewrite [mem_iff_getElem]
  constructor
  · intro ⟨i, h, e⟩
    exact ⟨i, _, getElem_mapFinIdx.symm.trans e⟩
  · intro ⟨i, h, e⟩
    exact ⟨i, by rwa [length_mapFinIdx], getElem_mapFinIdx.trans e⟩
theorem exists_of_mem_mapFinIdx {b : β} {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β}
    (h : b ∈ l.mapFinIdx f) : ∃ (i : Nat) (h : i < l.length), f i l[i] h = b := mem_mapFinIdx.mp h
private theorem zero_lt_of_eq_cons {l l₁ : List α} {a : α} (w : l = a :: l₁) : 0 < l.length := by
  rewrite [w]; exact Nat.succ_pos _
private theorem succ_lt_of_eq_cons {l l₁ : List α} {a : α} (w : l = a :: l₁) {i : Nat} (h : i < l₁.length) :
    i + 1 < l.length := by rewrite [w]; exact Nat.succ_lt_succ h
theorem mapFinIdx_eq_cons_iff {l₂ : List β} {l : List α} {b : β} {f : (i : Nat) → α → (h : i < l.length) → β} :
    l.mapFinIdx f = b :: l₂ ↔ ∃ (a : α) (l₁ : List α) (w : l = a :: l₁), f 0 a (zero_lt_of_eq_cons w) = b ∧
      l₁.mapFinIdx (fun i a h => f (i + 1) a (succ_lt_of_eq_cons w h)) = l₂ := by
  cases l with
  | nil => exact ⟨nofun, fun ⟨_, _, w, _⟩ => nomatch w⟩
  | cons a l =>
    constructor
    · intro h
      exact ⟨a, l, rfl, cons.inj (mapFinIdx_cons.symm.trans h)⟩
    · intro ⟨_, _, w, h, k⟩
      cases w
      exact mapFinIdx_cons.trans (congr (congrArg cons h) k)
@[simp] theorem mapFinIdx_eq_singleton_iff {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β} {b : β} :
    l.mapFinIdx f = [b] ↔ ∃ (a : α) (w : l = [a]), f 0 a (zero_lt_of_eq_cons w) = b := by
  rewrite [mapFinIdx_eq_cons_iff]
  constructor
  · intro ⟨a, l₁, w, h, k⟩
    have k := mapFinIdx_eq_nil_iff.mp k
    subst k
    exact ⟨a, w, h⟩
  · intro ⟨a, w, h⟩
    exact ⟨a, [], w, h, rfl⟩
theorem mapFinIdx_eq_iff {l' : List β} {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β} :
    l.mapFinIdx f = l' ↔ ∃ h : l'.length = l.length, ∀ (i : Nat) (h : i < l.length), l'[i] = f i l[i] h := by
  constructor
  · intro h
    subst h
    exact ⟨length_mapFinIdx, fun i h => getElem_mapFinIdx⟩
  · intro ⟨h, k⟩
    exact ext_getElem (length_mapFinIdx.trans h.symm) fun i _ m => getElem_mapFinIdx.trans (k i (h ▸ m)).symm
theorem mapFinIdx_eq_mapFinIdx_iff {l : List α} {f g : (i : Nat) → α → (h : i < l.length) → β} :
    l.mapFinIdx f = l.mapFinIdx g ↔ ∀ (i : Nat) (h : i < l.length), f i l[i] h = g i l[i] h := by
  rewrite [mapFinIdx_eq_iff]
  exact ⟨fun ⟨_, k⟩ i h => (k i h).symm.trans getElem_mapFinIdx,
    fun k => ⟨length_mapFinIdx, fun i h => getElem_mapFinIdx.trans (k i h).symm⟩⟩
@[simp, grind =] theorem mapFinIdx_mapFinIdx {γ : Type w} {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β}
    {g : (i : Nat) → β → (h : i < (l.mapFinIdx f).length) → γ} :
    (l.mapFinIdx f).mapFinIdx g = l.mapFinIdx (fun i a h => g i (f i a h) (length_mapFinIdx.symm ▸ h)) := by
  apply ext_getElem
  · simp only [length_mapFinIdx]
  · intro i h h'
    refine getElem_mapFinIdx.trans (Eq.trans ?_ getElem_mapFinIdx.symm)
    exact congr_place rfl getElem_mapFinIdx _
theorem mapFinIdx_eq_replicate_iff {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β} {b : β} :
    l.mapFinIdx f = replicate l.length b ↔ ∀ (i : Nat) (h : i < l.length), f i l[i] h = b := by
  rewrite [eq_replicate_iff, and_iff_right length_mapFinIdx]
  exact ⟨fun k i h => k _ (mem_mapFinIdx.mpr ⟨i, h, rfl⟩), fun k b m => have ⟨i, h, e⟩ := mem_mapFinIdx.mp m; e ▸ k i h⟩
private theorem sub_lt_length_reverse {l : List α} {i : Nat} (h : i < l.length) : l.length - 1 - i < l.reverse.length :=
  Nat.lt_of_lt_of_eq (Nat.sub_one_sub_lt_of_lt h) length_reverse.symm
@[simp, grind =] theorem mapFinIdx_reverse {l : List α} {f : (i : Nat) → α → (h : i < l.reverse.length) → β} :
    l.reverse.mapFinIdx f =
      (l.mapFinIdx (fun i a h => f (l.length - 1 - i) a (sub_lt_length_reverse h))).reverse := by
  apply ext_getElem
  · simp only [length_mapFinIdx, length_reverse]
  · intro i h h'
    refine getElem_mapFinIdx.trans (Eq.trans ?_ ((getElem_reverse _).trans getElem_mapFinIdx).symm)
    rewrite [length_mapFinIdx, length_reverse] at h
    refine congr_place (by rewrite [length_mapFinIdx]; exact (Nat.sub_sub_self (Nat.le_sub_one_of_lt h)).symm) ?_ _
    rewrite [getElem_reverse]
    simp only [length_mapFinIdx]
@[simp] theorem mapFinIdx_eq_mapIdx {l : List α} {f : (i : Nat) → α → (h : i < l.length) → β} {g : Nat → α → β}
    (h : ∀ (i : Nat) (h : i < l.length), f i l[i] h = g i l[i]) : l.mapFinIdx f = l.mapIdx g :=
  ext_getElem (length_mapFinIdx.trans length_mapIdx.symm) fun i _ _ =>
    getElem_mapFinIdx.trans ((h i _).trans getElem_mapIdx.symm)
theorem mapIdx_eq_mapFinIdx {l : List α} {f : Nat → α → β} : l.mapIdx f = l.mapFinIdx (fun i a _ => f i a) :=
  (mapFinIdx_eq_mapIdx fun _ _ => rfl).symm
@[simp, grind =] theorem mapIdx_concat {f : Nat → α → β} {l : List α} {e : α} :
    mapIdx f (l ++ [e]) = mapIdx f l ++ [f l.length e] := by
  rw [mapIdx_append, mapIdx_singleton, Nat.zero_add]
theorem mapIdx_ne_nil_iff {f : Nat → α → β} {l : List α} : List.mapIdx f l ≠ [] ↔ l ≠ [] := not_congr mapIdx_eq_nil_iff
@[simp, grind =] theorem mem_mapIdx {f : Nat → α → β} {b : β} {l : List α} :
    b ∈ mapIdx f l ↔ ∃ (i : Nat) (h : i < l.length), f i l[i] = b := by
  rw [mapIdx_eq_mapFinIdx, mem_mapFinIdx]
theorem exists_of_mem_mapIdx {f : Nat → α → β} {b : β} {l : List α} (h : b ∈ mapIdx f l) :
    ∃ (i : Nat) (h : i < l.length), f i l[i] = b := mem_mapIdx.mp h
theorem mapIdx_eq_cons_iff {f : Nat → α → β} {l₂ : List β} {l : List α} {b : β} : mapIdx f l = b :: l₂ ↔
    ∃ (a : α) (l₁ : List α), l = a :: l₁ ∧ f 0 a = b ∧ mapIdx (fun i => f (i + 1)) l₁ = l₂ := by
  cases l with
  | nil => exact ⟨nofun, fun ⟨_, _, w, _⟩ => nomatch w⟩
  | cons a l =>
    rewrite [mapIdx_cons, cons.injEq]
    exact ⟨fun h => ⟨a, l, rfl, h⟩, fun ⟨_, _, w, h⟩ => by cases w; exact h⟩
theorem mapIdx_eq_cons_iff' {f : Nat → α → β} {l₂ : List β} {l : List α} {b : β} : mapIdx f l = b :: l₂ ↔
    l.head?.map (f 0) = some b ∧ l.tail?.map (mapIdx fun i => f (i + 1)) = some l₂ := by
  cases l with
  | nil => exact ⟨nofun, nofun⟩
  | cons a l =>
    rewrite [mapIdx_cons, cons.injEq, head?_cons, Option.map_some, Option.some_inj]
    exact and_congr_right fun _ => Option.some_inj.symm
@[simp] theorem mapIdx_eq_singleton_iff {l : List α} {f : Nat → α → β} {b : β} :
    mapIdx f l = [b] ↔ ∃ (a : α), l = [a] ∧ f 0 a = b := by
  rewrite [mapIdx_eq_cons_iff]
  constructor
  · intro ⟨a, l₁, w, h, k⟩
    exact ⟨a, mapIdx_eq_nil_iff.mp k ▸ w, h⟩
  · intro ⟨a, w, h⟩
    exact ⟨a, [], w, h, rfl⟩
theorem mapIdx_eq_iff {f : Nat → α → β} {l' : List β} {l : List α} :
    mapIdx f l = l' ↔ ∀ i : Nat, l'[i]? = l[i]?.map (f i) :=
  ⟨fun h _ => h ▸ getElem?_mapIdx, fun h => ext_getElem? fun i => getElem?_mapIdx.trans (h i).symm⟩
theorem mapIdx_eq_append_iff {f : Nat → α → β} {l₁ l₂ : List β} {l : List α} :
    mapIdx f l = l₁ ++ l₂ ↔ ∃ (l₁' : List α) (l₂' : List α),
    l = l₁' ++ l₂' ∧ l₁'.mapIdx f = l₁ ∧ l₂'.mapIdx (fun i => f (i + l₁'.length)) = l₂ := by
  constructor
  · intro h
    have e := congrArg length h
    rewrite [length_mapIdx, length_append] at e
    have k : (l.take l₁.length).length = l₁.length :=
      length_take_of_le (Nat.le_trans (Nat.le_add_right ..) (Nat.le_of_eq e.symm))
    rewrite [← take_append_drop (i := l₁.length) (l := l), mapIdx_append] at h
    exact ⟨_, _, (take_append_drop _ _).symm, append_inj h (by rw [length_mapIdx, k])⟩
  · intro ⟨a, b, e, e₁, e₂⟩
    rw [e, mapIdx_append, e₁, e₂]
theorem mapIdx_eq_mapIdx_iff {f g : Nat → α → β} {l : List α} :
    mapIdx f l = mapIdx g l ↔ ∀ i (h : i < l.length), f i l[i] = g i l[i] := by
  rw [mapIdx_eq_mapFinIdx, mapIdx_eq_mapFinIdx, mapFinIdx_eq_mapFinIdx_iff]
@[simp] theorem mapIdx_set {f : Nat → α → β} {l : List α} {i : Nat} {a : α} :
    mapIdx f (l.set i a) = (mapIdx f l).set i (f i a) := by
  induction l generalizing i f with
  | nil => rfl
  | cons c l ih => cases i with
    | zero => rewrite [set_cons_zero, mapIdx_cons, mapIdx_cons]; rfl
    | succ i => rewrite [set_cons_succ, mapIdx_cons, ih, mapIdx_cons]; rfl
@[simp, grind =] theorem head_mapIdx {l : List α} {f : Nat → α → β} {w : mapIdx f l ≠ []} :
    (mapIdx f l).head w = f 0 (l.head (mapIdx_ne_nil_iff.mp w)) := by
  rw [head_eq_getElem, getElem_mapIdx, head_eq_getElem]
@[simp, grind =] theorem head?_mapIdx {l : List α} {f : Nat → α → β} : (mapIdx f l).head? = l.head?.map (f 0) := by
  rw [head?_eq_getElem?, getElem?_mapIdx, head?_eq_getElem?]
@[simp, grind =] theorem getLast_mapIdx {l : List α} {f : Nat → α → β} {h : mapIdx f l ≠ []} :
    (mapIdx f l).getLast h = f (l.length - 1) (l.getLast (mapIdx_ne_nil_iff.mp h)) := by
  rewrite [getLast_eq_getElem, getElem_mapIdx, getLast_eq_getElem]
  simp only [length_mapIdx]
@[simp, grind =] theorem getLast?_mapIdx {l : List α} {f : Nat → α → β} :
    (mapIdx f l).getLast? = l.getLast?.map (f (l.length - 1)) := by
  rw [getLast?_eq_getElem?, getElem?_mapIdx, getLast?_eq_getElem?, length_mapIdx]
@[simp, grind =] theorem mapIdx_mapIdx {γ : Type w} {l : List α} {f : Nat → α → β} {g : Nat → β → γ} :
    (l.mapIdx f).mapIdx g = l.mapIdx (fun i => g i ∘ f i) := by
  apply ext_getElem?
  intro i
  rw [getElem?_mapIdx, getElem?_mapIdx, getElem?_mapIdx, Option.map_map]
theorem mapIdx_eq_replicate_iff {l : List α} {f : Nat → α → β} {b : β} :
    mapIdx f l = replicate l.length b ↔ ∀ (i : Nat) (h : i < l.length), f i l[i] = b := by
  rw [mapIdx_eq_mapFinIdx, mapFinIdx_eq_replicate_iff]
@[simp, grind =] theorem mapIdx_reverse {l : List α} {f : Nat → α → β} :
    l.reverse.mapIdx f = (mapIdx (fun i => f (l.length - 1 - i)) l).reverse := by
  rw [mapIdx_eq_mapFinIdx, mapFinIdx_reverse, mapIdx_eq_mapFinIdx]
theorem length_mapIdx_go {f : Nat → α → β} {l : List α} {acc : Array β} :
    (mapIdx.go f l acc).length = l.length + acc.size := by
  induction l generalizing acc with
  | nil => exact (Nat.zero_add _).symm
  | cons a l ih => exact ih.trans (by rewrite [Array.size_push]; exact (Nat.succ_add_eq_add_succ ..).symm)
theorem mapIdx_go_length {f : Nat → α → β} {l : List α} {acc : Array β} :
    length (mapIdx.go f l acc) = length l + acc.size := length_mapIdx_go
end List
