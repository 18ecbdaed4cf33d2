/-
Lists: all results of a fold (`scanl`, `scanr`), splitting at elements (`splitOn`), merging.
-/
namespace List
/- `scanlM` and `scanrM`. -/
section
universe u₁ u₂ u₃ u₄
variable {m : Type u₁ → Type u₂} {β : Type u₁} {α : Type u₃}
@[inline] private def scanAuxM [Monad m] (f : β → α → m β) (init : β) (l : List α) : m (List β) := go l init []
where
  @[specialize] go : List α → β → List β → m (List β)
  | [], last, acc => pure <| last :: acc
  | x :: xs, last, acc => do go xs (← f last x) (last :: acc)
@[inline] def scanlM [Monad m] (f : β → α → m β) (init : β) (l : List α) : m (List β) :=
  List.reverse <$> scanAuxM f init l
@[inline] def scanrM [Monad m] (f : α → β → m β) (init : β) (xs : List α) : m (List β) :=
  scanAuxM (flip f) init xs.reverse
private theorem scanAuxM_go [Monad m] [LawfulMonad m] (f : β → α → m β) (l : List α) (b : β) (acc : List β) :
    scanAuxM.go f l b acc = (· ++ acc) <$> scanAuxM.go f l b [] := by
  induction l generalizing b acc with
  | nil => exact (map_pure (fun x => x ++ acc) [b]).symm
  | cons a l ih =>
    refine Eq.trans (bind_congr fun c => ?_) (map_bind ..).symm
    show scanAuxM.go f l c (b :: acc) = (· ++ acc) <$> scanAuxM.go f l c [b]
    rewrite [ih, ih c [b], Functor.map_map]
    simp only [append_assoc, cons_append, nil_append]
private theorem scanAuxM_map [Monad m] {α₂ : Type u₄} (f : α → α₂) (g : β → α₂ → m β) (l : List α) (b : β)
    (acc : List β) : scanAuxM.go g (l.map f) b acc = scanAuxM.go (g · <| f ·) l b acc := by
  induction l generalizing b acc with
  | nil => rfl
  | cons a l ih => exact congrArg _ (funext fun c => ih c _)
@[simp, grind =] theorem scanlM_nil [Monad m] [LawfulMonad m] {init : β} {f : β → α → m β} :
    scanlM f init [] = pure [init] := map_pure _ _
@[simp, grind =] theorem scanlM_cons [Monad m] [LawfulMonad m] {init : β} {x : α} {xs : List α} {f : β → α → m β} :
    scanlM f init (x :: xs) = (do pure (init :: (← scanlM f (← f init x) xs))) := by
  simp only [scanlM, scanAuxM, scanAuxM.go, map_eq_pure_bind, bind_assoc]
  refine congrArg _ (funext fun b => ?_)
  rewrite [scanAuxM_go]
  simp only [map_eq_pure_bind, bind_assoc, pure_bind, reverse_append, reverse_singleton, singleton_append]
@[simp, grind =] theorem scanrM_concat [Monad m] [LawfulMonad m] {init : β} {xs : List α} {x : α}
    {f : α → β → m β} : scanrM f init (xs ++ [x]) = (do pure ((← scanrM f (← f x init) xs) ++ [init])) := by
  simp only [scanrM, scanAuxM, reverse_append, reverse_singleton, singleton_append, scanAuxM.go, flip]
  refine congrArg _ (funext fun b => ?_)
  rw [scanAuxM_go, map_eq_pure_bind]
@[simp, grind =] theorem scanrM_nil [Monad m] {init : β} {f : α → β → m β} : scanrM f init [] = pure [init] := rfl
theorem scanlM_eq_scanrM_reverse [Monad m] {init : β} {as : List α} {f : β → α → m β} :
    scanlM f init as = reverse <$> scanrM (flip f) init as.reverse := by rewrite [scanrM, reverse_reverse]; rfl
theorem scanrM_eq_scanlM_reverse [Monad m] [LawfulMonad m] {init : β} {as : List α} {f : α → β → m β} :
    scanrM f init as = reverse <$> scanlM (flip f) init as.reverse := by
  rewrite [scanlM, Functor.map_map]
  simp only [reverse_reverse]
  exact (id_map _).symm
@[simp, grind =] theorem scanrM_reverse [Monad m] [LawfulMonad m] {init : β} {as : List α} {f : α → β → m β} :
    scanrM f init as.reverse = reverse <$> scanlM (flip f) init as := by
  rw [scanrM_eq_scanlM_reverse, reverse_reverse]
@[simp, grind =] theorem scanlM_reverse [Monad m] {init : β} {as : List α} {f : β → α → m β} :
    scanlM f init as.reverse = reverse <$> scanrM (flip f) init as := rfl
@[simp, grind =] theorem scanlM_map [Monad m] [LawfulMonad m] {α₁ : Type u₃} {α₂ : Type u₄} {init : β}
    {f : α₁ → α₂} {g : β → α₂ → m β} {as : List α₁} :
    scanlM g init (as.map f) = scanlM (g · <| f ·) init as := congrArg _ (scanAuxM_map f g as init [])
@[simp, grind =] theorem scanrM_map [Monad m] [LawfulMonad m] {α₁ : Type u₃} {α₂ : Type u₄} {init : β}
    {f : α₁ → α₂} {g : α₂ → β → m β} {as : List α₁} :
    scanrM g init (as.map f) = scanrM (fun a b => g (f a) b) init as := by
  rewrite [scanrM, ← map_reverse]; exact scanAuxM_map f (flip g) as.reverse init []
end

/- `scanl` and `scanr`. -/
variable {α : Type u}
@[inline] def scanl {β : Type v} (f : β → α → β) (init : β) (as : List α) : List β :=
  Id.run <| as.scanlM (pure <| f · ·) init
@[inline] def scanr {β : Type v} (f : α → β → β) (init : β) (as : List α) : List β :=
  Id.run <| as.scanrM (pure <| f · ·) init
section
variable {β : Type u} {α : Type v} {b : β} {l : List α} {f : β → α → β}
@[simp, grind =] theorem scanl_nil {init : β} {f : β → α → β} : scanl f init [] = [init] := rfl
@[simp, grind =] theorem scanl_cons {a : α} {l : List α} {f : β → α → β} :
    scanl f b (a :: l) = b :: scanl f (f b a) l :=
  congrArg Id.run (scanlM_cons (m := Id) (f := (pure <| f · ·)))
theorem scanl_singleton {a : α} {f : β → α → β} : scanl f b [a] = [b, f b a] := rfl
@[simp] theorem length_scanl {init : β} {as : List α} {f : β → α → β} : (scanl f init as).length = as.length + 1 := by
  induction as generalizing init with
  | nil => rfl
  | cons a l ih => rw [scanl_cons, length_cons, ih, length_cons]
@[simp] theorem scanl_ne_nil : scanl f b l ≠ [] := ne_nil_of_length_eq_add_one length_scanl
@[simp] theorem scanl_iff_nil (c : β) : scanl f b l = [c] ↔ c = b ∧ l = [] := by
  cases l with
  | nil => exact ⟨fun h => ⟨(cons.inj h).1.symm, rfl⟩, fun h => h.1 ▸ rfl⟩
  | cons a l =>
    rewrite [scanl_cons]
    exact ⟨fun h => absurd (cons.inj h).2 scanl_ne_nil, fun h => nomatch h.2⟩
@[grind =] theorem getElem?_scanl {i : Nat} {f : β → α → β} :
    (scanl f b l)[i]? = if i ≤ l.length then some (foldl f b (l.take i)) else none := by
  induction l generalizing b i with
  | nil => cases i <;> rfl
  | cons a l ih => cases i with
    | zero => rewrite [scanl_cons]; rfl
    | succ i =>
      rewrite [scanl_cons, getElem?_cons_succ, ih, length_cons]
      simp only [Nat.add_le_add_iff_right]; rfl
@[simp, grind =] theorem getElem_scanl {i : Nat} {f : β → α → β} (h : i < (scanl f b l).length) :
    (scanl f b l)[i] = foldl f b (l.take i) := by
  rw [getElem_eq_iff, getElem?_scanl, if_pos (by rewrite [length_scanl] at h; exact Nat.le_of_lt_succ h)]
@[grind _=_] theorem take_scanl {f : β → α → β} (init : β) (as : List α) :
    ∀ i, (scanl f init as).take (i + 1) = scanl f init (as.take i) := by
  intro i
  induction as generalizing init i with
  | nil => rw [take_nil, scanl_nil, take_succ_cons, take_nil]
  | cons a l ih => cases i with
    | zero => rewrite [scanl_cons]; rfl
    | succ i => rw [scanl_cons, take_succ_cons, ih, take_succ_cons, scanl_cons]
theorem getElem?_scanl_zero : (scanl f b l)[0]? = some b := by rewrite [getElem?_scanl]; rfl
theorem getElem_scanl_zero : (scanl f b l)[0]'(by rewrite [length_scanl]; exact Nat.succ_pos _) = b := getElem_scanl _
@[simp] theorem head_scanl (h : scanl f b l ≠ []) : (scanl f b l).head h = b := by
  rewrite [head_eq_getElem, getElem_scanl]; rfl
@[simp] theorem head?_scanl : (scanl f b l).head? = some b := by rw [head?_eq_getElem?, getElem?_scanl_zero]
theorem getLast_scanl (h : scanl f b l ≠ []) : (scanl f b l).getLast h = foldl f b l := by
  rw [getLast_eq_getElem, getElem_scanl, length_scanl, Nat.add_sub_cancel, take_length]
theorem getLast?_scanl : (scanl f b l).getLast? = some (foldl f b l) := by
  rw [getLast?_eq_some_getLast scanl_ne_nil, getLast_scanl]
theorem tail_scanl (h : 0 < l.length) :
    (scanl f b l).tail = scanl f (f b (l.head (ne_nil_of_length_pos h))) l.tail := by
  cases l with
  | nil => exact absurd h (Nat.lt_irrefl 0)
  | cons a l => rewrite [scanl_cons]; rfl
theorem getElem?_succ_scanl {i : Nat} {f : β → α → β} :
    (scanl f b l)[i + 1]? = (scanl f b l)[i]?.bind fun x => l[i]?.map fun y => f x y := by
  induction l generalizing b i with
  | nil => cases i <;> rfl
  | cons a l ih => cases i with
    | zero => rewrite [scanl_cons, getElem?_cons_succ, getElem?_scanl_zero]; rfl
    | succ i => rw [scanl_cons, getElem?_cons_succ, ih, getElem?_cons_succ, getElem?_cons_succ]
theorem getElem_succ_scanl {i : Nat} {f : β → α → β} (h : i + 1 < (scanl f b l).length) : (scanl f b l)[i + 1] =
    f ((scanl f b l)[i]'(Nat.lt_of_succ_lt h)) (l[i]'(by rw [length_scanl] at h; exact Nat.lt_of_succ_lt_succ h)) := by
  have h' : i < l.length := by rewrite [length_scanl] at h; exact Nat.lt_of_succ_lt_succ h
  rewrite [getElem_scanl, getElem_scanl, ← take_append_getElem h', foldl_append]; rfl
@[grind =] theorem scanl_append {l₁ l₂ : List α} :
    scanl f b (l₁ ++ l₂) = scanl f b l₁ ++ (scanl f (foldl f b l₁) l₂).tail := by
  induction l₁ generalizing b with
  | nil => cases l₂ with
    | nil => rfl
    | cons a l => rewrite [nil_append, scanl_cons, foldl_nil, scanl_cons]; rfl
  | cons a l ih => rewrite [cons_append, scanl_cons, ih, scanl_cons]; rfl
theorem scanl_map {init : β} {γ : Type w} {f : β → γ → β} {g : α → γ} {as : List α} :
    scanl f init (as.map g) = scanl (fun acc x => f acc (g x)) init as :=
  congrArg Id.run (scanlM_map (m := Id) (g := (pure <| f · ·)))
theorem scanl_eq_scanr_reverse {init : β} {as : List α} {f : β → α → β} :
    scanl f init as = reverse (scanr (flip f) init as.reverse) :=
  congrArg Id.run (scanlM_eq_scanrM_reverse (m := Id) (f := (pure <| f · ·)))
@[simp, grind =] theorem scanl_reverse {init : β} {f : β → α → β} {as : List α} :
    scanl f init as.reverse = reverse (scanr (flip f) init as) := rfl
end

section
variable {β : Type v} {b : β} {l : List α} {f : α → β → β}
theorem scanr_eq_scanl_reverse {init : β} {as : List α} {f : α → β → β} :
    scanr f init as = reverse (scanl (flip f) init as.reverse) :=
  congrArg Id.run (scanrM_eq_scanlM_reverse (m := Id) (f := (pure <| f · ·)))
@[simp, grind =] theorem scanr_reverse {init : β} {f : α → β → β} {as : List α} :
    scanr f init as.reverse = reverse (scanl (flip f) init as) := by
  rw [scanr_eq_scanl_reverse, reverse_reverse]
@[simp, grind =] theorem scanr_nil {init : β} {f : α → β → β} : scanr f init [] = [init] := rfl
@[simp, grind =] theorem scanr_cons {a : α} {l : List α} {f : α → β → β} :
    scanr f b (a :: l) = foldr f b (a :: l) :: scanr f b l := by
  rw [scanr_eq_scanl_reverse, reverse_cons, scanl_append, reverse_append, foldl_reverse, ← scanr_eq_scanl_reverse]; rfl
@[simp] theorem scanr_ne_nil : scanr f b l ≠ [] := by
  cases l with
  | nil => exact cons_ne_nil _ _
  | cons a l => rewrite [scanr_cons]; exact cons_ne_nil _ _
theorem scanr_singleton {a : α} {f : α → β → β} : scanr f b [a] = [f a b, b] := rfl
@[simp] theorem length_scanr {init : β} {as : List α} {f : α → β → β} : (scanr f init as).length = as.length + 1 := by
  rw [scanr_eq_scanl_reverse, length_reverse, length_scanl, length_reverse]
@[simp] theorem scanr_iff_nil (c : β) : scanr f b l = [c] ↔ c = b ∧ l = [] := by
  cases l with
  | nil => exact ⟨fun h => ⟨(cons.inj h).1.symm, rfl⟩, fun h => h.1 ▸ rfl⟩
  | cons a l =>
    rewrite [scanr_cons]
    exact ⟨fun h => absurd (cons.inj h).2 scanr_ne_nil, fun h => nomatch h.2⟩
@[grind =] theorem scanr_append (l₁ l₂ : List α) :
    scanr f b (l₁ ++ l₂) = scanr f (foldr f b l₂) l₁ ++ (scanr f b l₂).tail := by
  induction l₁ with
  | nil => cases l₂ with
    | nil => rfl
    | cons a l => rewrite [nil_append, scanr_cons]; rfl
  | cons a l ih => rewrite [cons_append, scanr_cons, ih, scanr_cons, foldr_cons, foldr_append]; rfl
@[simp] theorem head_scanr (h : scanr f b l ≠ []) : (scanr f b l).head h = foldr f b l := by
  cases l with
  | nil => rfl
  | cons a l => simp only [scanr_cons, head_cons]
theorem getLast_scanr (h : scanr f b l ≠ []) : (scanr f b l).getLast h = b := by
  simp only [scanr_eq_scanl_reverse, getLast_reverse, head_scanl]
theorem getLast?_scanr : (scanr f b l).getLast? = some b := by
  rw [getLast?_eq_some_getLast scanr_ne_nil, getLast_scanr]
theorem tail_scanr (h : 0 < l.length) : (scanr f b l).tail = scanr f b l.tail := by
  cases l with
  | nil => exact absurd h (Nat.lt_irrefl 0)
  | cons a l => rewrite [scanr_cons]; rfl
@[grind _=_] theorem drop_scanr {i : Nat} {f : α → β → β} (h : i ≤ l.length) :
    (scanr f b l).drop i = scanr f b (l.drop i) := by
  induction l generalizing i with
  | nil => rewrite [Nat.eq_zero_of_le_zero h]; rfl
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => rewrite [scanr_cons]; exact ih (Nat.le_of_succ_le_succ h)
@[grind =] theorem getElem?_scanr {i : Nat} {f : α → β → β} :
    (scanr f b l)[i]? = if i < l.length + 1 then some (foldr f b (l.drop i)) else none := by
  induction l generalizing i with
  | nil => cases i <;> rfl
  | cons a l ih => cases i with
    | zero => rewrite [scanr_cons]; rfl
    | succ i =>
      rewrite [scanr_cons, getElem?_cons_succ, ih, length_cons]
      simp only [Nat.add_lt_add_iff_right]; rfl
@[simp, grind =] theorem getElem_scanr {i : Nat} {f : α → β → β} (h : i < (scanr f b l).length) :
    (scanr f b l)[i] = foldr f b (l.drop i) := by
  rw [getElem_eq_iff, getElem?_scanr, if_pos (by rwa [length_scanr] at h)]
@[simp] theorem head?_scanr : (scanr f b l).head? = some (foldr f b l) := by
  rw [head?_eq_some_head scanr_ne_nil, head_scanr]
theorem getElem_scanr_zero : (scanr f b l)[0]'(by rewrite [length_scanr]; exact Nat.succ_pos _) = foldr f b l :=
  getElem_scanr _
theorem getElem?_scanr_zero : (scanr f b l)[0]? = some (foldr f b l) := by rewrite [getElem?_scanr]; rfl
theorem getElem?_scanr_of_lt {i : Nat} {f : α → β → β} (h : i < l.length + 1) :
    (scanr f b l)[i]? = some (foldr f b (l.drop i)) :=
  getElem?_scanr.trans (if_pos h)
theorem scanr_map {γ : Type w} {f : α → β → β} {g : γ → α} (b : β) (l : List γ) :
    scanr f b (l.map g) = scanr (fun x acc => f (g x) acc) b l :=
  congrArg Id.run (scanrM_map (m := Id) (g := (pure <| f · ·)))
end

section
universe u₁ u₂ u₃
variable {m : Type u₁ → Type u₂} {β : Type u₁} {α : Type u₃} {init : β}
theorem scanlM_pure [Monad m] [LawfulMonad m] {f : β → α → β} {as : List α} :
    as.scanlM (m := m) (pure <| f · ·) init = pure (as.scanl f init) := by
  induction as generalizing init with
  | nil => exact scanlM_nil
  | cons a l ih => rewrite [scanlM_cons]; simp only [ih, pure_bind, scanl_cons]
theorem scanrM_pure [Monad m] [LawfulMonad m] {f : α → β → β} {as : List α} :
    as.scanrM (m := m) (pure <| f · ·) init = pure (as.scanr f init) := by
  rewrite [scanrM_eq_scanlM_reverse, scanr_eq_scanl_reverse]
  exact (congrArg _ (scanlM_pure (f := flip f))).trans (map_pure _ _)
end
theorem idRun_scanlM {β : Type v} {init : β} {f : β → α → Id β} {as : List α} :
    (as.scanlM f init).run = as.scanl (f · · |>.run) init := rfl
theorem idRun_scanrM {β : Type v} {init : β} {f : α → β → Id β} {as : List α} :
    (as.scanrM f init).run = as.scanr (f · · |>.run) init := rfl

/- `splitOn`. DIFFERS: the first two compile as they stand. -/
def splitOnPPrepend (p : α → Bool) : (l : List α) → (acc : List α) → List (List α)
  | [], acc => [acc.reverse]
  | a :: t, acc => if p a then acc.reverse :: splitOnPPrepend p t [] else splitOnPPrepend p t (a :: acc)
def splitOnP (p : α → Bool) (l : List α) : List (List α) := splitOnPPrepend p l []
@[inline] def splitOnPTR (p : α → Bool) (l : List α) : List (List α) := go l #[] #[]
where
  @[specialize] go : List α → Array α → Array (List α) → List (List α)
  | [], acc, r => r.toListAppend [acc.toList]
  | a :: t, acc, r => if p a then go t #[] (r.push acc.toList) else go t (acc.push a) r
@[inline] def splitOn [BEq α] (a : α) (as : List α) : List (List α) := as.splitOnP (· == a)
section
variable {p : α → Bool}
@[simp] theorem splitOn_nil [BEq α] (a : α) : [].splitOn a = [[]] := rfl
@[simp] theorem splitOnP_nil : [].splitOnP p = [[]] := rfl
@[simp] theorem splitOnPPrepend_ne_nil (p : α → Bool) (xs acc : List α) : xs.splitOnPPrepend p acc ≠ [] := by
  induction xs generalizing acc with
  | nil => exact cons_ne_nil _ _
  | cons a l ih =>
    show (if p a then acc.reverse :: splitOnPPrepend p l [] else splitOnPPrepend p l (a :: acc)) ≠ []
    cases p a with
    | true => exact cons_ne_nil _ _
    | false => exact ih _
@[simp] theorem splitOnPPrepend_nil {acc : List α} : splitOnPPrepend p [] acc = [acc.reverse] := rfl
@[simp] theorem splitOnPPrepend_nil_right {xs : List α} : splitOnPPrepend p xs [] = splitOnP p xs := rfl
theorem splitOnP_eq_splitOnPPrepend {xs : List α} : splitOnP p xs = splitOnPPrepend p xs [] := rfl
theorem splitOnPPrepend_cons_eq_ite {x : α} {xs acc : List α} : splitOnPPrepend p (x :: xs) acc =
    if p x then acc.reverse :: splitOnP p xs else splitOnPPrepend p xs (x :: acc) := rfl
theorem splitOnPPrepend_cons_pos {a : α} {l acc : List α} (h : p a) :
    splitOnPPrepend p (a :: l) acc = acc.reverse :: splitOnP p l := if_pos h
theorem splitOnPPrepend_cons_neg {a : α} {l acc : List α} (h : p a = false) :
    splitOnPPrepend p (a :: l) acc = splitOnPPrepend p l (a :: acc) := if_neg (Bool.not_eq_true _ ▸ h)
theorem splitOnP_cons_eq_ite_splitOnPPrepend {x : α} {xs : List α} :
    splitOnP p (x :: xs) = if p x then [] :: splitOnP p xs else splitOnPPrepend p xs [x] := rfl
theorem splitOnPPrepend_eq_modifyHead {p : α → Bool} {xs acc : List α} :
    splitOnPPrepend p xs acc = modifyHead (acc.reverse ++ ·) (splitOnP p xs) := by
  induction xs generalizing acc with
  | nil => exact congrArg (fun l => [l]) (append_nil _).symm
  | cons a l ih =>
    rewrite [splitOnPPrepend_cons_eq_ite, splitOnP_cons_eq_ite_splitOnPPrepend]
    split
    · exact congrArg (· :: splitOnP p l) (append_nil _).symm
    · rewrite [ih, ih (acc := [a]), modifyHead_modifyHead]
      exact congrArg (modifyHead · _) (funext fun t => by rewrite [reverse_cons, append_assoc]; rfl)
@[simp] theorem splitOnP_ne_nil (p : α → Bool) (xs : List α) : xs.splitOnP p ≠ [] := splitOnPPrepend_ne_nil p xs []
theorem splitOnP_cons_eq_ite_modifyHead (x : α) (xs : List α) :
    (x :: xs).splitOnP p = if p x then [] :: xs.splitOnP p else (xs.splitOnP p).modifyHead (cons x) := by
  rewrite [splitOnP_cons_eq_ite_splitOnPPrepend, splitOnPPrepend_eq_modifyHead]; rfl
theorem splitOnP_spec {p : α → Bool} (as : List α) :
    flatten (zipWith (· ++ ·) (splitOnP p as) (((as.filter p).map fun x => [x]) ++ [[]])) = as := by
  induction as with
  | nil => rfl
  | cons a l ih =>
    rewrite [splitOnP_cons_eq_ite_modifyHead]
    by_cases h : p a
    · rewrite [if_pos h, filter_cons_of_pos h]; exact congrArg (a :: ·) ih
    · rewrite [if_neg h, filter_cons_of_neg h]
      cases k : splitOnP p l with
      | nil => exact absurd k (splitOnP_ne_nil p l)
      | cons b t =>
        rewrite [k] at ih
        cases e : (map (fun x => [x]) (filter p l) ++ [[]]) with
        | nil => exact absurd e (append_ne_nil_of_right_ne_nil _ (cons_ne_nil _ _))
        | cons c s => rewrite [e] at ih; exact congrArg (a :: ·) ih
theorem splitOnP_eq_singleton {xs : List α} (h : ∀ x ∈ xs, p x = false) : xs.splitOnP p = [xs] := by
  induction xs with
  | nil => rfl
  | cons a l ih =>
    rewrite [splitOnP_cons_eq_ite_modifyHead, if_neg (Bool.not_eq_true _ ▸ h a (.head l)),
      ih fun x m => h x (.tail a m)]; rfl
theorem splitOnP_append_cons {p : α → Bool} (xs as : List α) {sep : α} (hsep : p sep) :
    (xs ++ sep :: as).splitOnP p = List.splitOnP p xs ++ List.splitOnP p as := by
  induction xs with
  | nil => rewrite [nil_append, splitOnP_cons_eq_ite_modifyHead, if_pos hsep]; rfl
  | cons a l ih =>
    rewrite [cons_append, splitOnP_cons_eq_ite_modifyHead, splitOnP_cons_eq_ite_modifyHead, ih]
    split
    · rfl
    · cases k : splitOnP p l with
      | nil => exact absurd k (splitOnP_ne_nil p l)
      | cons b t => rfl
theorem splitOnP_append_cons_of_forall_mem {xs : List α} (h : ∀ x ∈ xs, p x = false) (sep : α) (hsep : p sep)
    (as : List α) :
    (xs ++ sep :: as).splitOnP p = xs :: as.splitOnP p := by
  rewrite [splitOnP_append_cons xs as hsep, splitOnP_eq_singleton h]; rfl
end

section
variable {a : α} {xs : List α} [BEq α]
theorem splitOn_eq_splitOnP {α : Type u} {x : α} {xs : List α} [BEq α] : xs.splitOn x = xs.splitOnP (· == x) := rfl
@[simp] theorem splitOn_ne_nil (a : α) (xs : List α) : xs.splitOn a ≠ [] := splitOnP_ne_nil _ xs
theorem splitOn_cons_eq_ite_modifyHead {a : α} (x : α) (xs : List α) :
    (x :: xs).splitOn a = if x == a then [] :: xs.splitOn a else (xs.splitOn a).modifyHead (cons x) :=
  splitOnP_cons_eq_ite_modifyHead x xs
theorem splitOn_eq_singleton_of_beq_eq_false (h : ∀ x ∈ xs, (x == a) = false) : xs.splitOn a = [xs] :=
  splitOnP_eq_singleton h
theorem splitOn_eq_singleton [LawfulBEq α] (h : a ∉ xs) : xs.splitOn a = [xs] :=
  splitOnP_eq_singleton fun _ m => beq_false_of_ne fun e => h (e ▸ m)
theorem splitOn_append_cons_of_beq (xs as : List α) {sep : α} (hsep : sep == a) :
    (xs ++ sep :: as).splitOn a = xs.splitOn a ++ as.splitOn a := splitOnP_append_cons (p := (· == a)) xs as hsep
theorem splitOn_append_cons_self [ReflBEq α] (xs as : List α) :
    (xs ++ a :: as).splitOn a = xs.splitOn a ++ as.splitOn a := splitOn_append_cons_of_beq xs as BEq.rfl
theorem splitOn_append_cons_of_forall_mem_beq_eq_false (h : ∀ x ∈ xs, (x == a) = false) (sep : α)
    (hsep : sep == a) (as : List α) : (xs ++ sep :: as).splitOn a = xs :: as.splitOn a :=
  splitOnP_append_cons_of_forall_mem h sep hsep as
theorem splitOn_append_cons_self_of_not_mem [LawfulBEq α] (h : a ∉ xs) (as : List α) :
    (xs ++ a :: as).splitOn a = xs :: as.splitOn a :=
  splitOn_append_cons_of_forall_mem_beq_eq_false (fun y m => beq_false_of_ne fun e : y = a => h (e ▸ m)) a BEq.rfl as
@[simp] theorem intercalate_splitOn [LawfulBEq α] (x : α) : [x].intercalate (xs.splitOn x) = xs := by
  induction xs with
  | nil => rfl
  | cons a l ih =>
    rewrite [splitOn_cons_eq_ite_modifyHead]
    cases k : l.splitOn x with
    | nil => exact absurd k (splitOn_ne_nil x l)
    | cons b t =>
      rewrite [k] at ih
      split
      · next h =>
        refine Eq.trans ?_ (congrArg (a :: ·) ih)
        rewrite [eq_of_beq h]; rfl
      · refine Eq.trans ?_ (congrArg (a :: ·) ih)
        cases t <;> rfl
theorem splitOn_intercalate {ls : List (List α)} [LawfulBEq α] (x : α) (hx : ∀ l ∈ ls, x ∉ l) (hls : ls ≠ []) :
    ([x].intercalate ls).splitOn x = ls := by
  cases ls with
  | nil => exact absurd rfl hls
  | cons a ls =>
    clear hls
    induction ls generalizing a with
    | nil =>
      rewrite [intercalate, intersperse_singleton, flatten_cons, flatten_nil, append_nil]
      exact splitOn_eq_singleton (hx a (.head _))
    | cons b ls ih =>
      have := splitOn_append_cons_self_of_not_mem (hx a (.head _)) ([x].intercalate (b :: ls))
      rewrite [ih b fun l m => hx l (.tail a m)] at this
      exact this
end

/- Merging and sorting. -/
section
open MergeSort.Internal LeanGym.Internal
@[simp] theorem MergeSort.Internal.splitInTwo_fst {n : Nat} (l : { l : List α // l.length = n }) :
    (splitInTwo l).1 = ⟨l.1.take ((n + 1) / 2), by rewrite [length_take, l.2]; exact min_half n⟩ :=
  Subtype.ext (congrArg Prod.fst splitAt_eq)
@[simp] theorem MergeSort.Internal.splitInTwo_snd {n : Nat} (l : { l : List α // l.length = n }) :
    (splitInTwo l).2 = ⟨l.1.drop ((n + 1) / 2), by rewrite [length_drop, l.2]; exact sub_half n⟩ :=
  Subtype.ext (congrArg Prod.snd splitAt_eq)
theorem MergeSort.Internal.splitInTwo_fst_append_splitInTwo_snd {n : Nat} (l : { l : List α // l.length = n }) :
    (splitInTwo l).1.1 ++ (splitInTwo l).2.1 = l.1 := by
  rewrite [splitInTwo_fst, splitInTwo_snd]; exact take_append_drop _ _
def zipIdxLE (le : α → α → Bool) (a b : α × Nat) : Bool :=
  if le a.1 b.1 then if le b.1 a.1 then a.2 ≤ b.2 else true else false
theorem mem_merge_left {l : List α} {x : α} {r : List α} (s : α → α → Bool) (h : x ∈ l) : x ∈ merge l r s :=
  mem_merge.mpr (.inl h)
theorem mem_merge_right {r : List α} {x : α} {l : List α} (s : α → α → Bool) (h : x ∈ r) : x ∈ merge l r s :=
  mem_merge.mpr (.inr h)
theorem Perm.merge {l₁ l₂ r₁ r₂ : List α} (s₁ s₂ : α → α → Bool) (hl : l₁ ~ l₂) (hr : r₁ ~ r₂) :
    merge l₁ r₁ s₁ ~ merge l₂ r₂ s₂ := (merge_perm_append s₁).trans ((hl.append hr).trans (merge_perm_append s₂).symm)
theorem merge_of_le {le : α → α → Bool} {xs ys : List α} (h : ∀ a b, a ∈ xs → b ∈ ys → le a b) :
    merge xs ys le = xs ++ ys := by
  induction xs with
  | nil => exact nil_merge ys
  | cons x xs ih => cases ys with
    | nil => rw [merge_right, append_nil]
    | cons y ys =>
      rewrite [cons_merge_cons_pos _ _ _ (h x y (.head _) (.head _)), ih fun a b m n => h a b (.tail x m) n]; rfl
theorem mergeSort_of_pairwise {le : α → α → Bool} {l : List α} (h : Pairwise (le · ·) l) : mergeSort l le = l :=
  induction_of_mergeSort (P := fun l => Pairwise (le · ·) l → mergeSort l le = l) (fun _ => mergeSort_nil)
    (fun a _ => mergeSort_singleton a) (fun a b xs ih₁ ih₂ h => by
      have e := take_append_drop (i := (xs.length + 1 + 1 + 1) / 2) (l := a :: b :: xs)
      rewrite [← e] at h
      have ⟨h₁, h₂, k⟩ := pairwise_append.mp h
      rewrite [mergeSort_cons_cons, ih₁ h₁, ih₂ h₂]
      exact (merge_of_le fun a b m n => k a m b n).trans e) l h
theorem MergeSort.Internal.splitInTwo_fst_pairwise {n : Nat} {le : α → α → Prop} (l : { l : List α // l.length = n })
    (h : Pairwise le l.1) : Pairwise le (splitInTwo l).1.1 := by rewrite [splitInTwo_fst]; exact h.take
theorem MergeSort.Internal.splitInTwo_snd_pairwise {n : Nat} {le : α → α → Prop} (l : { l : List α // l.length = n })
    (h : Pairwise le l.1) : Pairwise le (splitInTwo l).2.1 := by rewrite [splitInTwo_snd]; exact h.drop
theorem MergeSort.Internal.splitInTwo_fst_le_splitInTwo_snd {n : Nat} {le : α → α → Prop}
    {l : { l : List α // l.length = n }} (h : Pairwise le l.1) :
    ∀ a b, a ∈ (splitInTwo l).1.1 → b ∈ (splitInTwo l).2.1 → le a b := by
  rewrite [splitInTwo_fst, splitInTwo_snd]
  rewrite [← take_append_drop (i := (n + 1) / 2) (l := l.1)] at h
  exact fun a b m k => (pairwise_append.mp h).2.2 a m b k
theorem map_merge {β : Type v} {f : α → β} {r : α → α → Bool} {s : β → β → Bool} {l l' : List α}
    (hl : ∀ a ∈ l, ∀ b ∈ l', r a b = s (f a) (f b)) : (l.merge l' r).map f = (l.map f).merge (l'.map f) s := by
  induction l generalizing l' with
  | nil => rw [nil_merge, map_nil, nil_merge]
  | cons x xs ih => induction l' with
    | nil => rw [merge_right, map_nil, merge_right]
    | cons y ys ihy =>
      rewrite [cons_merge_cons, map_cons, map_cons, cons_merge_cons, ← hl x (.head _) y (.head _)]
      split
      · rw [map_cons, ih fun a m b n => hl a (.tail x m) b n, map_cons]
      · rw [map_cons, ihy fun a m b n => hl a m b (.tail y n), map_cons]
theorem map_mergeSort {β : Type v} {r : α → α → Bool} {s : β → β → Bool} {f : α → β} {l : List α}
    (hl : ∀ a ∈ l, ∀ b ∈ l, r a b = s (f a) (f b)) : (l.mergeSort r).map f = (l.map f).mergeSort s :=
  induction_of_mergeSort (P := fun l => (∀ a ∈ l, ∀ b ∈ l, r a b = s (f a) (f b)) →
      (l.mergeSort r).map f = (l.map f).mergeSort s)
    (fun _ => by rw [mergeSort_nil, map_nil, mergeSort_nil])
    (fun a _ => by rw [mergeSort_singleton, map_cons, map_nil, mergeSort_singleton])
    (fun a b xs ih₁ ih₂ hl => by
      have t {c n} (m : c ∈ take n (a :: b :: xs)) : c ∈ a :: b :: xs := take_subset _ _ m
      have d {c n} (m : c ∈ drop n (a :: b :: xs)) : c ∈ a :: b :: xs := drop_subset _ _ m
      rw [mergeSort_cons_cons, map_merge fun x m y n => hl x (t (mem_mergeSort.mp m)) y (d (mem_mergeSort.mp n)),
        ih₁ fun x m y n => hl x (t m) y (t n), ih₂ fun x m y n => hl x (d m) y (d n),
        map_take, map_drop, map_cons, map_cons, mergeSort_cons_cons, length_map]) l hl
end
end List
