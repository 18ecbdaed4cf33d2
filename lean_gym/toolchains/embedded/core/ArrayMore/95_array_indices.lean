/-
Arrays: functions that see the index.
-/
namespace Array
variable {α : Type u} {β : Type v}
private theorem mapFinIdx_map {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} (r : Array β) :
    ∀ (i j : Nat) (inv : i + j = xs.size) (bs : Array β), bs.size = j →
      mapFinIdxM.map xs (fun i a h => (pure (f i a h) : Id β)) i j inv bs = r →
      r.size = xs.size ∧ ∀ k (h : k < xs.size), r[k]? = if k < j then bs[k]? else some (f k xs[k] h) := by
  intro i
  induction i with
  | zero =>
    intro j inv bs hb e
    cases e
    have inv : j = xs.size := (Nat.zero_add j).symm.trans inv
    exact ⟨hb.trans inv, fun k h => (if_pos (inv ▸ h)).symm⟩
  | succ i ih =>
    intro j inv bs hb e
    have inv' : i + (j + 1) = xs.size := (Nat.succ_add_eq_add_succ i j).symm.trans inv
    have hj : j < xs.size := inv' ▸ Nat.le_add_left (j + 1) i
    have ih := ih (j + 1) inv' (bs.push (f j xs[j] hj)) ((size_push _).trans (congrArg (· + 1) hb)) e
    refine ⟨ih.1, fun k h => (ih.2 k h).trans ?_⟩
    rewrite [getElem?_push, hb]
    by_cases hk : k < j
    · rw [if_pos (Nat.lt_succ_of_lt hk), if_neg (Nat.ne_of_lt hk), if_pos hk]
    · refine Eq.trans ?_ (if_neg hk).symm
      by_cases e : k = j
      · subst e; exact (if_pos (Nat.lt_succ_self k)).trans (if_pos rfl)
      · exact if_neg fun h => (Nat.lt_succ_iff_lt_or_eq.mp h).elim hk e
private theorem mapFinIdx_spec (xs : Array α) (f : (i : Nat) → α → i < xs.size → β) : (xs.mapFinIdx f).size = xs.size ∧
    ∀ k (h : k < xs.size), (xs.mapFinIdx f)[k]? = if k < 0 then (#[] : Array β)[k]? else some (f k xs[k] h) :=
  mapFinIdx_map (f := f) (xs.mapFinIdx f) xs.size 0 (Nat.add_zero _) #[] rfl rfl
@[simp, grind =] theorem size_mapFinIdx {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} :
    (xs.mapFinIdx f).size = xs.size := (mapFinIdx_spec xs f).1
@[simp, grind =] theorem getElem_mapFinIdx {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} {i : Nat}
    (h : i < (xs.mapFinIdx f).size) :
    (xs.mapFinIdx f)[i] = f i (xs[i]'(size_mapFinIdx (f := f) ▸ h)) (size_mapFinIdx (f := f) ▸ h) :=
  Option.some.inj ((getElem?_eq_getElem h).symm.trans ((mapFinIdx_spec xs f).2 i (size_mapFinIdx (f := f) ▸ h)))
private theorem lt_of_getElem? {xs : Array α} {i : Nat} {a : α} (h : xs[i]? = some a) : i < xs.size :=
  (getElem?_eq_some_iff.mp h).1
@[simp, grind =] theorem getElem?_mapFinIdx {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} {i : Nat} :
    (xs.mapFinIdx f)[i]? = xs[i]?.pbind fun b h => some (f i b (lt_of_getElem? h)) := by
  have k : ∀ (o : Option α) (e : xs[i]? = o), (xs.mapFinIdx f)[i]? =
      o.pbind fun b h => some (f i b (lt_of_getElem? (e.trans h)))
    | none, e => getElem?_eq_none (size_mapFinIdx.symm ▸ getElem?_eq_none_iff.mp e)
    | some b, e => by
      obtain ⟨h, rfl⟩ := getElem?_eq_some_iff.mp e
      exact (getElem?_eq_getElem (size_mapFinIdx.symm ▸ h)).trans (congrArg some (getElem_mapFinIdx _))
  exact k _ rfl
private theorem eq_mapFinIdx {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} {ys : Array β}
    (e : ys.size = xs.size) (h : ∀ i (hi : i < xs.size), ys[i]'(e ▸ hi) = f i xs[i] hi) : ys = xs.mapFinIdx f :=
  ext (e.trans size_mapFinIdx.symm) fun i hi _ => (h i (e ▸ hi)).trans (getElem_mapFinIdx _).symm
private theorem mapIdx_eq (f : Nat → α → β) (xs : Array α) : mapIdx f xs = xs.mapFinIdx fun i a _ => f i a := rfl
@[simp, grind =] theorem size_mapIdx {f : Nat → α → β} {xs : Array α} : (mapIdx f xs).size = xs.size := size_mapFinIdx
@[simp, grind =] theorem getElem_mapIdx {f : Nat → α → β} {xs : Array α} {i : Nat} (h : i < (mapIdx f xs).size) :
    (mapIdx f xs)[i] = f i (xs[i]'(size_mapIdx (f := f) ▸ h)) := getElem_mapFinIdx h
@[simp, grind =] theorem getElem?_mapIdx {f : Nat → α → β} {xs : Array α} {i : Nat} :
    (mapIdx f xs)[i]? = Option.map (f i) xs[i]? := by
  refine getElem?_mapFinIdx.trans ?_
  cases xs[i]? <;> rfl
private theorem eq_mapIdx {xs : Array α} {f : Nat → α → β} {ys : Array β}
    (e : ys.size = xs.size) (h : ∀ i (hi : i < xs.size), ys[i]'(e ▸ hi) = f i xs[i]) : ys = mapIdx f xs :=
  eq_mapFinIdx e h
@[simp, grind =] theorem size_zipIdx {xs : Array α} {k : Nat} : (xs.zipIdx k).size = xs.size := size_mapIdx
@[simp, grind =] theorem getElem_zipIdx {xs : Array α} {k i : Nat} (h : i < (xs.zipIdx k).size) :
    (xs.zipIdx k)[i] = (xs[i]'(size_zipIdx (xs := xs) ▸ h), k + i) := getElem_mapIdx h

/- As lists. -/
@[simp, grind =] theorem toList_mapFinIdx {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} :
    (xs.mapFinIdx f).toList = xs.toList.mapFinIdx fun i a h => f i a h :=
  List.ext_getElem (size_mapFinIdx.trans List.length_mapFinIdx.symm) fun _ h _ =>
    (getElem_mapFinIdx h).trans List.getElem_mapFinIdx.symm
@[simp, grind =] theorem _root_.List.mapFinIdx_toArray {l : List α} {f : (i : Nat) → α → i < l.length → β} :
    l.toArray.mapFinIdx f = (l.mapFinIdx f).toArray := Array.ext' toList_mapFinIdx
@[simp, grind =] theorem toList_mapIdx {f : Nat → α → β} {xs : Array α} :
    (mapIdx f xs).toList = List.mapIdx (fun i a => f i a) xs.toList :=
  List.ext_getElem? fun i => by rw [getElem?_toList, getElem?_mapIdx, List.getElem?_mapIdx, getElem?_toList]
@[simp, grind =] theorem _root_.List.mapIdx_toArray {f : Nat → α → β} {l : List α} :
    l.toArray.mapIdx f = (l.mapIdx f).toArray := Array.ext' toList_mapIdx
@[simp, grind =] theorem toList_zipIdx {xs : Array α} {k : Nat} : (xs.zipIdx k).toList = xs.toList.zipIdx k :=
  List.ext_getElem? fun i => by
    rw [getElem?_toList, List.getElem?_zipIdx, zipIdx, getElem?_mapIdx, getElem?_toList]
@[simp, grind =] theorem zipIdx_toArray {l : List α} {k : Nat} : l.toArray.zipIdx k = (l.zipIdx k).toArray :=
  Array.ext' toList_zipIdx

@[simp, grind =] theorem mapFinIdx_empty {f : (i : Nat) → α → i < 0 → β} : mapFinIdx #[] f = #[] := rfl
@[simp] theorem mapFinIdx_eq_empty_iff {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} :
    xs.mapFinIdx f = #[] ↔ xs = #[] := by rw [← size_eq_zero_iff, size_mapFinIdx, size_eq_zero_iff]
@[simp] theorem mapFinIdx_eq_mapIdx {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} {g : Nat → α → β}
    (h : ∀ (i : Nat) (h : i < xs.size), f i xs[i] h = g i xs[i]) : xs.mapFinIdx f = mapIdx g xs :=
  eq_mapIdx size_mapFinIdx fun i hi => (getElem_mapFinIdx _).trans (h i hi)
@[simp, grind =] theorem mapFinIdx_push {xs : Array α} {a : α} {f : (i : Nat) → α → i < (xs.push a).size → β} :
    (xs.push a).mapFinIdx f = (xs.mapFinIdx fun i a h => f i a
      (Nat.lt_of_lt_of_eq (Nat.lt_succ_of_lt h) (size_push _).symm)).push
      (f xs.size a (Nat.lt_of_lt_of_eq (Nat.lt_succ_self _) (size_push a).symm)) := by
  have e : (xs.mapFinIdx fun i a' h => f i a' (Nat.lt_of_lt_of_eq (Nat.lt_succ_of_lt h) (size_push a).symm)).size =
    xs.size := size_mapFinIdx
  refine (eq_mapFinIdx ((size_push _).trans ((congrArg (· + 1) e).trans (size_push a).symm)) fun i hi => ?_).symm
  rewrite [getElem_push]
  by_cases h : i < xs.size
  · rewrite [dif_pos (size_mapFinIdx.symm ▸ h), getElem_mapFinIdx]
    congr 1
    exact (getElem_push_lt h).symm
  · obtain rfl : i = xs.size :=
      Nat.le_antisymm (Nat.le_of_lt_succ (Nat.lt_of_lt_of_eq hi (size_push a))) (Nat.not_lt.mp h)
    rewrite [dif_neg (by rewrite [size_mapFinIdx]; exact h)]
    congr 1
    exact getElem_push_eq.symm
private theorem mem_iff_getElem' {xs : Array α} {a : α} : a ∈ xs ↔ ∃ (i : Nat) (h : i < xs.size), xs[i] = a :=
  mem_def.trans List.mem_iff_getElem
@[simp, grind =] theorem mem_mapFinIdx {β : Type v} {α : Type u} {b : β} {xs : Array α}
    {f : (i : Nat) → α → i < xs.size → β} : b ∈ xs.mapFinIdx f ↔ ∃ (i : Nat) (h : i < xs.size), f i xs[i] h = b :=
  mem_iff_getElem'.trans
    ⟨fun ⟨i, h, e⟩ => ⟨i, size_mapFinIdx (f := f) ▸ h, (getElem_mapFinIdx h).symm.trans e⟩,
     fun ⟨i, h, e⟩ => ⟨i, size_mapFinIdx.symm ▸ h, (getElem_mapFinIdx _).trans e⟩⟩
@[simp] theorem mapFinIdx_eq_singleton_iff {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} {b : β} :
    xs.mapFinIdx f = #[b] ↔ ∃ (a : α) (w : xs = #[a]), f 0 a (w ▸ Nat.zero_lt_one) = b := by
  match xs, f with
  | ⟨[]⟩, f => exact ⟨nofun, fun ⟨_, w, _⟩ => nomatch w⟩
  | ⟨[a]⟩, f => exact
    ⟨fun e => ⟨a, rfl, (push_eq_push (xs := #[]) (ys := #[])).mp e |>.1⟩, fun ⟨_, rfl, e⟩ => e ▸ rfl⟩
  | ⟨a :: a' :: l⟩, f => exact
    ⟨fun e => Nat.noConfusion (Nat.succ.inj ((size_mapFinIdx (f := f)).symm.trans (congrArg size e))),
     fun ⟨_, w, _⟩ => nomatch w⟩
@[simp, grind =] theorem mapFinIdx_mapFinIdx {γ : Type w} {xs : Array α} {f : (i : Nat) → α → i < xs.size → β}
    {g : (i : Nat) → β → i < (xs.mapFinIdx f).size → γ} : (xs.mapFinIdx f).mapFinIdx g =
      xs.mapFinIdx fun i a h => g i (f i a h) (size_mapFinIdx.symm ▸ h) :=
  eq_mapFinIdx (size_mapFinIdx.trans size_mapFinIdx) fun i _ =>
    (getElem_mapFinIdx _).trans (congrArg (g i · _) (getElem_mapFinIdx _))
@[simp, grind =] theorem mapFinIdx_reverse {xs : Array α} {f : (i : Nat) → α → i < xs.reverse.size → β} :
    xs.reverse.mapFinIdx f =
      (xs.mapFinIdx fun i a h => f (xs.size - 1 - i) a
        (Nat.lt_of_lt_of_eq (Nat.sub_one_sub_lt_of_lt h) size_reverse.symm)).reverse := by
  refine (eq_mapFinIdx (size_reverse.trans (size_mapFinIdx.trans size_reverse.symm)) fun i hi => ?_).symm
  rewrite [getElem_reverse, getElem_mapFinIdx]
  rewrite [size_reverse] at hi
  congr 1
  · rewrite [size_mapFinIdx]; exact Nat.sub_sub_self (Nat.le_sub_one_of_lt hi)
  · rewrite [getElem_reverse]; congr 1; rw [size_mapFinIdx]

@[simp, grind =] theorem mapIdx_empty {f : Nat → α → β} : mapIdx f #[] = #[] := rfl
@[simp] theorem mapIdx_eq_empty_iff {f : Nat → α → β} {xs : Array α} : mapIdx f xs = #[] ↔ xs = #[] :=
  mapFinIdx_eq_empty_iff
@[simp, grind =] theorem mapIdx_push {f : Nat → α → β} {xs : Array α} {a : α} :
    mapIdx f (xs.push a) = (mapIdx f xs).push (f xs.size a) := mapFinIdx_push
@[simp, grind =] theorem mem_mapIdx {β : Type v} {α : Type u} {f : Nat → α → β} {b : β} {xs : Array α} :
    b ∈ mapIdx f xs ↔ ∃ (i : Nat) (h : i < xs.size), f i xs[i] = b := mem_mapFinIdx
@[simp] theorem mapIdx_eq_singleton_iff {xs : Array α} {f : Nat → α → β} {b : β} :
    mapIdx f xs = #[b] ↔ ∃ (a : α), xs = #[a] ∧ f 0 a = b :=
  mapFinIdx_eq_singleton_iff.trans ⟨fun ⟨a, w, e⟩ => ⟨a, w, e⟩, fun ⟨a, w, e⟩ => ⟨a, w, e⟩⟩
@[simp] theorem mapIdx_set {f : Nat → α → β} {xs : Array α} {i : Nat} {h : i < xs.size} {a : α} :
    mapIdx f (xs.set i a h) = (mapIdx f xs).set i (f i a) (size_mapIdx.symm ▸ h) := by
  refine (eq_mapIdx (by rw [size_set, size_set, size_mapIdx]) fun j hj => ?_).symm
  rewrite [getElem_set, getElem_set]
  by_cases e : i = j
  · subst e; rw [if_pos rfl, if_pos rfl]
  · rw [if_neg e, if_neg e, getElem_mapIdx]
@[simp] theorem mapIdx_setIfInBounds {f : Nat → α → β} {xs : Array α} {i : Nat} {a : α} :
    mapIdx f (xs.setIfInBounds i a) = (mapIdx f xs).setIfInBounds i (f i a) := by
  unfold setIfInBounds
  by_cases h : i < xs.size
  · rewrite [dif_pos h, dif_pos (size_mapIdx.symm ▸ h)]; exact mapIdx_set
  · rw [dif_neg h, dif_neg (size_mapIdx.symm ▸ h)]
@[simp, grind =] theorem back?_mapIdx {xs : Array α} {f : Nat → α → β} :
    (mapIdx f xs).back? = Option.map (f (xs.size - 1)) xs.back? := by
  rewrite [back?, size_mapIdx]; exact getElem?_mapIdx
@[simp, grind =] theorem back_mapIdx {xs : Array α} {f : Nat → α → β} (h : 0 < (mapIdx f xs).size) :
    (mapIdx f xs).back h = f (xs.size - 1) (xs.back (size_mapIdx (f := f) ▸ h)) := by
  refine (getElem_mapIdx _).trans ?_
  congr 1
  · rw [size_mapIdx]
  · unfold back; congr 1; rw [size_mapIdx]
@[simp, grind =] theorem mapIdx_mapIdx {γ : Type w} {xs : Array α} {f : Nat → α → β} {g : Nat → β → γ} :
    mapIdx g (mapIdx f xs) = mapIdx (fun i => g i ∘ f i) xs := mapFinIdx_mapFinIdx
@[simp, grind =] theorem mapIdx_reverse {xs : Array α} {f : Nat → α → β} :
    mapIdx f xs.reverse = (mapIdx (fun i => f (xs.size - 1 - i)) xs).reverse := mapFinIdx_reverse

/- `ofFn` and `finRange`. -/
@[simp] theorem ofFn_zero {α : Type u} {f : Fin 0 → α} : ofFn f = #[] := eq_empty_of_size_eq_zero size_ofFn
@[simp, grind =] theorem toList_ofFn {n : Nat} {α : Type u} {f : Fin n → α} : (ofFn f).toList = List.ofFn f :=
  List.ext_getElem (size_ofFn.trans List.length_ofFn.symm) fun _ h _ =>
    (getElem_ofFn h).trans (List.getElem_ofFn _).symm
@[simp, grind =] theorem _root_.List.toArray_ofFn {n : Nat} {α : Type u} {f : Fin n → α} :
    (List.ofFn f).toArray = Array.ofFn f :=
  Array.ext' toList_ofFn.symm
@[simp] theorem ofFn_getElem {α : Type u} {xs : Array α} : (ofFn fun i : Fin xs.size => xs[i.val]) = xs :=
  ext size_ofFn fun _ h _ => getElem_ofFn h
@[simp] theorem ofFn_eq_empty_iff {n : Nat} {α : Type u} {f : Fin n → α} : ofFn f = #[] ↔ n = 0 := by
  rw [← size_eq_zero_iff, size_ofFn]
@[simp 500, grind =] theorem mem_ofFn {α : Type u} {n : Nat} {f : Fin n → α} {a : α} : a ∈ ofFn f ↔ ∃ i, f i = a := by
  rw [mem_def, toList_ofFn, List.mem_ofFn]
@[simp] theorem map_ofFn {n : Nat} {α : Type u} {β : Type v} {f : Fin n → α} {g : α → β} :
    (ofFn f).map g = ofFn (g ∘ f) :=
  Array.ext' (by rw [toList_map, toList_ofFn, List.map_ofFn, toList_ofFn])
def ofFnM {m : Type u → Type v} {α : Type u} {n : Nat} [Monad m] (f : Fin n → m α) : m (Array α) :=
  Fin.foldlM n (fun xs i => xs.push <$> f i) (emptyWithCapacity n)
@[simp] theorem ofFnM_zero {m : Type u → Type v} {α : Type u} [Monad m] {f : Fin 0 → m α} : ofFnM f = pure #[] := by
  rewrite [ofFnM, Fin.foldlM_zero]; rfl
private theorem foldlM_push_toArray {m : Type u → Type v} {n : Nat} {α : Type u} [Monad m] [LawfulMonad m]
    {f : Fin n → m α} {l : List α} : toList <$> Fin.foldlM n (fun xs i => xs.push <$> f i) l.reverse.toArray =
      List.reverse <$> Fin.foldlM n (fun xs i => (· :: xs) <$> f i) l := by
  induction n generalizing l with
  | zero => rw [Fin.foldlM_zero, Fin.foldlM_zero, map_pure, map_pure]
  | succ n ih =>
    rewrite [Fin.foldlM_succ, Fin.foldlM_succ, map_bind, map_bind, bind_map_left, bind_map_left]
    refine bind_congr fun a => ?_
    rewrite [List.push_toArray, ← List.reverse_cons]; exact ih
@[simp, grind =] theorem toList_ofFnM {m : Type u → Type v} {n : Nat} {α : Type u} [Monad m] [LawfulMonad m]
    {f : Fin n → m α} : toList <$> ofFnM f = List.ofFnM f := foldlM_push_toArray (l := [])
@[simp] theorem ofFnM_pure_comp {m : Type u → Type v} {α : Type u} [Monad m] [LawfulMonad m] {n : Nat}
    {f : Fin n → α} : ofFnM (m := m) (pure ∘ f) = pure (ofFn f) := by
  refine (id_map _).symm.trans ((Functor.map_map toList List.toArray _).symm.trans ?_)
  rw [toList_ofFnM, List.ofFnM_pure_comp, map_pure, List.toArray_ofFn]
@[simp, grind =] theorem idRun_ofFnM {n : Nat} {α : Type u} {f : Fin n → Id α} :
    (ofFnM f).run = ofFn fun i => (f i).run :=
  congrArg Id.run (ofFnM_pure_comp (m := Id) (f := fun i => (f i).run))
theorem ofFn_succ {n : Nat} {α : Type u} {f : Fin (n + 1) → α} :
    ofFn f = (ofFn fun i : Fin n => f i.castSucc).push (f ⟨n, Nat.lt_succ_self n⟩) :=
  Array.ext' (by rewrite [toList_ofFn, toList_push, toList_ofFn]; exact List.ofFn_succ_last)
theorem ofFn_succ' {n : Nat} {α : Type u} {f : Fin (n + 1) → α} : ofFn f = #[f 0] ++ ofFn fun i => f i.succ :=
  Array.ext' (by rewrite [toList_ofFn, toList_append, toList_ofFn]; exact List.ofFn_succ)
theorem ofFnM_pure {m : Type u → Type v} {α : Type u} [Monad m] [LawfulMonad m] {n : Nat} {f : Fin n → α} :
    ofFnM (fun i => pure (f i)) = (pure (ofFn f) : m (Array α)) := ofFnM_pure_comp
@[implicit_reducible] protected def finRange (n : Nat) : Array (Fin n) := ofFn fun i => i
@[simp, grind =] theorem size_finRange {n : Nat} : (Array.finRange n).size = n := size_ofFn
@[simp, grind =] theorem getElem_finRange {n i : Nat} (h : i < (Array.finRange n).size) :
    (Array.finRange n)[i] = Fin.cast size_finRange ⟨i, h⟩ := getElem_ofFn h
@[simp] theorem finRange_zero : Array.finRange 0 = #[] := ofFn_zero
theorem finRange_succ {n : Nat} : Array.finRange (n + 1) = #[0] ++ (Array.finRange n).map Fin.succ :=
  ofFn_succ'.trans (congrArg (#[0] ++ ·) (map_ofFn (f := fun i : Fin n => i) (g := Fin.succ)).symm)
theorem finRange_succ_last {n : Nat} :
    Array.finRange (n + 1) = (Array.finRange n).map Fin.castSucc ++ #[Fin.last n] := by
  rewrite [← push_eq_append]
  exact ofFn_succ.trans (congrArg (push · _) (map_ofFn (f := fun i : Fin n => i) (g := Fin.castSucc)).symm)

/- Further laws. -/
@[congr] theorem mapFinIdx_congr {xs ys : Array α} (w : xs = ys) (f : (i : Nat) → α → i < xs.size → β) :
    xs.mapFinIdx f = ys.mapFinIdx fun i a h => f i a (w ▸ h) := by subst w; rfl
theorem mapFinIdx_eq_ofFn {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} :
    xs.mapFinIdx f = ofFn fun i : Fin xs.size => f i xs[i] i.2 :=
  ext (size_mapFinIdx.trans size_ofFn.symm) fun _ _ h =>
    (getElem_mapFinIdx _).trans (getElem_ofFn (f := fun i : Fin xs.size => f i xs[i] i.2) h).symm
theorem mapFinIdx_singleton {a : α} {f : (i : Nat) → α → i < 1 → β} : #[a].mapFinIdx f = #[f 0 a Nat.zero_lt_one] := rfl
theorem mapFinIdx_ne_empty_iff {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} :
    xs.mapFinIdx f ≠ #[] ↔ xs ≠ #[] := not_congr mapFinIdx_eq_empty_iff
theorem exists_of_mem_mapFinIdx {β : Type u} {α : Type v} {b : β} {xs : Array α}
    {f : (i : Nat) → α → i < xs.size → β} (h : b ∈ xs.mapFinIdx f) :
    ∃ (i : Nat) (h : i < xs.size), f i xs[i] h = b := mem_mapFinIdx.mp h
theorem mapFinIdx_eq_iff {xs : Array α} {f : (i : Nat) → α → i < xs.size → β} {ys : Array β} :
    xs.mapFinIdx f = ys ↔ ∃ h : ys.size = xs.size, ∀ (i : Nat) (h : i < xs.size), ys[i] = f i xs[i] h :=
  ⟨fun e => e ▸ ⟨size_mapFinIdx, fun _ _ => getElem_mapFinIdx _⟩,
   fun ⟨h, k⟩ => ext (size_mapFinIdx.trans h.symm) fun i _ hi => (getElem_mapFinIdx _).trans (k i (h ▸ hi)).symm⟩
theorem mapFinIdx_eq_mapFinIdx_iff {xs : Array α} {f g : (i : Nat) → α → i < xs.size → β} :
    xs.mapFinIdx f = xs.mapFinIdx g ↔ ∀ (i : Nat) (h : i < xs.size), f i xs[i] h = g i xs[i] h :=
  mapFinIdx_eq_iff.trans ⟨fun ⟨_, k⟩ i h => (k i h).symm.trans (getElem_mapFinIdx _),
    fun k => ⟨size_mapFinIdx, fun i h => (getElem_mapFinIdx _).trans (k i h).symm⟩⟩
theorem mapIdx_eq_mapFinIdx {xs : Array α} {f : Nat → α → β} : mapIdx f xs = xs.mapFinIdx fun i a _ => f i a := rfl
theorem mapIdx_append {f : Nat → α → β} {xs ys : Array α} :
    mapIdx f (xs ++ ys) = mapIdx f xs ++ mapIdx (fun i => f (i + xs.size)) ys :=
  Array.ext' (by
    rewrite [toList_mapIdx, toList_append, toList_append, toList_mapIdx, toList_mapIdx]; exact List.mapIdx_append)
theorem mapIdx_singleton {f : Nat → α → β} {a : α} : mapIdx f #[a] = #[f 0 a] := rfl
theorem mapIdx_ne_empty_iff {f : Nat → α → β} {xs : Array α} : mapIdx f xs ≠ #[] ↔ xs ≠ #[] :=
  not_congr mapIdx_eq_empty_iff
theorem exists_of_mem_mapIdx {β : Type u} {α : Type v} {f : Nat → α → β} {b : β} {xs : Array α}
    (h : b ∈ mapIdx f xs) : ∃ (i : Nat) (h : i < xs.size), f i xs[i] = b := mem_mapIdx.mp h
theorem mapIdx_eq_mapIdx_iff {f g : Nat → α → β} {xs : Array α} :
    mapIdx f xs = mapIdx g xs ↔ ∀ (i : Nat) (h : i < xs.size), f i xs[i] = g i xs[i] := mapFinIdx_eq_mapFinIdx_iff
end Array
