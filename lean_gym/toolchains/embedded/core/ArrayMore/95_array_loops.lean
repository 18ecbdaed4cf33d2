/-
Arrays in monads: folds, `mapM`, `filterM`, `filterMapM`, `flatMapM`, searches, loops.
-/
namespace Array

/- `mapM`. -/
section
variable {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] [LawfulMonad m]
@[simp] theorem mapM_pure {xs : Array α} {f : α → β} : xs.mapM (m := m) (pure <| f ·) = pure (xs.map f) := by
  cases xs
  rw [List.mapM_toArray, List.mapM_pure, map_pure, List.map_toArray]
@[simp] theorem mapM_append {f : α → m β} {xs ys : Array α} :
    (xs ++ ys).mapM f = return (← xs.mapM f) ++ (← ys.mapM f) := by
  cases xs; cases ys
  rewrite [List.append_toArray, List.mapM_toArray, List.mapM_toArray, List.mapM_toArray, List.mapM_append, map_bind,
    bind_map_left]
  refine bind_congr fun as => ?_
  rewrite [map_bind, bind_map_left]
  refine bind_congr fun bs => ?_
  rw [map_pure, List.append_toArray]
end
@[simp, grind =] theorem idRun_mapM {α : Type u} {β : Type v} {xs : Array α} {f : α → Id β} :
    (xs.mapM f).run = xs.map (f · |>.run) := mapM_pure (m := Id)
@[simp] theorem mapM_map {m : Type u → Type v} {α : Type w} {β : Type x} {γ : Type u} [Monad m] [LawfulMonad m]
    {f : α → β} {g : β → m γ} {xs : Array α} : (xs.map f).mapM g = xs.mapM (g ∘ f) := by
  cases xs
  rw [List.map_toArray, List.mapM_toArray, List.mapM_toArray, List.mapM_map]

/- Folds through arrays of elements with a proof. -/
section
variable {m : Type u → Type v} {α : Type w} {β : Type u}
@[simp] theorem foldlM_attachWith {stop : Nat} [Monad m] {xs : Array α} {q : α → Prop} (H : ∀ a ∈ xs, q a)
    {f : β → {x // q x} → m β} {b : β} (w : stop = xs.size) :
    (xs.attachWith q H).foldlM f b 0 stop = xs.attach.foldlM (fun b ⟨a, h⟩ => f b ⟨a, H _ h⟩) b := by
  subst w
  rw [← size_attachWith (H := H), ← foldlM_toList, ← foldlM_toList, toList_attachWith, toList_attach,
    List.foldlM_attachWith, List.foldlM_attachWith]
@[simp] theorem foldrM_attachWith {start : Nat} [Monad m] [LawfulMonad m] {xs : Array α} {q : α → Prop}
    (H : ∀ a ∈ xs, q a) {f : {x // q x} → β → m β} {b : β} {w : start = xs.size} :
    (xs.attachWith q H).foldrM f b start = xs.attach.foldrM (fun a acc => f ⟨a.val, H _ a.2⟩ acc) b := by
  subst w
  rw [← size_attachWith (H := H), ← foldrM_toList, ← foldrM_toList, toList_attachWith, toList_attach,
    List.foldrM_attachWith, List.foldrM_attachWith]
@[simp] theorem foldlM_subtype {stop : Nat} [Monad m] {p : α → Prop} {xs : Array {x // p x}}
    {f : β → {x // p x} → m β} {g : β → α → m β} {x : β} (hf : ∀ b x h, f b ⟨x, h⟩ = g b x) (w : stop = xs.size) :
    xs.foldlM f x 0 stop = xs.unattach.foldlM g x 0 stop := by
  subst w
  refine Eq.trans ?_ (congrArg (fun n => foldlM g x xs.unattach 0 n) size_unattach)
  rw [← foldlM_toList, ← foldlM_toList, toList_unattach, List.foldlM_subtype hf]
@[simp] theorem foldrM_subtype {start : Nat} [Monad m] [LawfulMonad m] {p : α → Prop} {xs : Array {x // p x}}
    {f : {x // p x} → β → m β} {g : α → β → m β} {x : β} (hf : ∀ x h b, f ⟨x, h⟩ b = g x b) (w : start = xs.size) :
    xs.foldrM f x start = xs.unattach.foldrM g x start := by
  subst w
  refine Eq.trans ?_ (congrArg (fun n => foldrM g x xs.unattach n) size_unattach)
  rw [← foldrM_toList, ← foldrM_toList, toList_unattach, List.foldrM_subtype hf]
@[simp] theorem mapM_subtype [Monad m] [LawfulMonad m] {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → m β}
    {g : α → m β} (hf : ∀ x h, f ⟨x, h⟩ = g x) : xs.mapM f = xs.unattach.mapM g := by
  rewrite [unattach, mapM_map]; exact congrArg (mapM · xs) (funext fun ⟨x, h⟩ => hf x h)
end

/- `forM`, `forIn`. -/
@[simp] theorem forM_append {m : Type u → Type v} {α : Type w} [Monad m] [LawfulMonad m] {xs ys : Array α}
    {f : α → m PUnit} :
    forM (xs ++ ys) f = (do forM xs f; forM ys f) := by
  cases xs; cases ys
  rewrite [List.append_toArray, List.forM_toArray, List.forM_toArray, List.forM_toArray]
  exact List.forM_append
@[simp] theorem forM_map {m : Type u → Type v} {α : Type w} {β : Type x} [Monad m] [LawfulMonad m] {xs : Array α}
    {g : α → β} {f : β → m PUnit} : forM (xs.map g) f = forM xs fun a => f (g a) := by
  cases xs
  rewrite [List.map_toArray, List.forM_toArray, List.forM_toArray]
  exact List.forM_map
section
variable {m : Type u → Type v} {α : Type w} {β γ : Type u} [Monad m] [LawfulMonad m]
@[simp] theorem forIn'_yield_eq_foldlM {xs : Array α} (f : (a : α) → a ∈ xs → β → m γ)
    (g : (a : α) → a ∈ xs → β → γ → β) (init : β) :
    forIn' xs init (fun a m b => (fun c => .yield (g a m b c)) <$> f a m b) =
      xs.attach.foldlM (fun b ⟨a, m⟩ => g a m b <$> f a m b) init := by
  cases xs
  rw [List.forIn'_toArray, List.forIn'_yield_eq_foldlM, ← foldlM_toList, toList_attach,
    List.foldlM_attachWith]
@[simp] theorem forIn_yield_eq_foldlM {xs : Array α} (f : α → β → m γ) (g : α → β → γ → β) (init : β) :
    forIn xs init (fun a b => (fun c => .yield (g a b c)) <$> f a b) =
      xs.foldlM (fun b a => g a b <$> f a b) init := by
  rw [← forIn_toList, List.forIn_yield_eq_foldlM, foldlM_toList]
end
@[simp] theorem forIn'_pure_yield_eq_foldl {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] [LawfulMonad m]
    {xs : Array α} (f : (a : α) → a ∈ xs → β → β) (init : β) :
    forIn' xs init (fun a m b => pure (.yield (f a m b))) =
      pure (f := m) (xs.attach.foldl (fun b ⟨a, h⟩ => f a h b) init) := by
  cases xs
  rw [List.forIn'_toArray, List.forIn'_pure_yield_eq_foldl, ← foldl_toList, toList_attach,
    List.foldl_attachWith]
section
variable {m : Type u → Type v} {α : Type w} {β : Type x} {γ : Type u} {init : γ} [Monad m] [LawfulMonad m]
@[simp] theorem forIn'_map {xs : Array α} (g : α → β) (f : (b : β) → b ∈ xs.map g → γ → m (ForInStep γ)) :
    forIn' (xs.map g) init f = forIn' xs init fun a h y => f (g a) (mem_map_of_mem h) y := by
  refine (List.forIn'_toArray (xs.map g).toList init f).trans ?_
  refine (List.forIn'_congr toList_map rfl fun _ _ _ => rfl).trans ?_
  exact (List.forIn'_map _ _).trans
    (List.forIn'_toArray xs.toList init fun a h y => f (g a) (mem_map_of_mem h) y).symm
@[simp] theorem forIn_map {xs : Array α} {g : α → β} {f : β → γ → m (ForInStep γ)} :
    forIn (xs.map g) init f = forIn xs init fun a y => f (g a) y := by
  rw [← forIn_toList, toList_map, List.forIn_map, forIn_toList]
end

/- `anyM`, `allM` and searches. -/
section
variable {m : Type → Type u} {α : Type v} [Monad m] [LawfulMonad m] {p : α → Bool} {xs : Array α}
@[simp] theorem anyM_pure : xs.anyM (m := m) (pure <| p ·) = pure (xs.any p) := by
  rw [← anyM_toList, List.anyM_pure, any_toList]
@[simp] theorem allM_pure : xs.allM (m := m) (pure <| p ·) = pure (xs.all p) := by
  rw [← allM_toList, List.allM_pure, all_toList]
end
@[simp] theorem findM?_pure {α : Type} {m : Type → Type u} [Monad m] [LawfulMonad m] {p : α → Bool} {xs : Array α} :
    findM? (m := m) (pure <| p ·) xs = pure (xs.find? p) := by
  rw [← findM?_toList, List.findM?_pure, find?_toList]
@[simp] theorem findSomeM?_pure {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] [LawfulMonad m]
    {f : α → Option β} {xs : Array α} : findSomeM? (m := m) (pure <| f ·) xs = pure (xs.findSome? f) := by
  rw [← findSomeM?_toList, List.findSomeM?_pure, findSome?_toList]

/- `filterM`, `filterMapM`, `flatMapM`. -/
section
variable {m : Type → Type u} {α : Type}
private theorem foldlM_filter [Monad m] [LawfulMonad m] {p : α → m Bool} {l acc : List α} :
    l.foldlM (fun acc a => do if (← p a) then return acc.push a else return acc) acc.reverse.toArray =
      (fun r : List α => r.reverse.toArray) <$> List.filterAuxM p l acc := by
  induction l generalizing acc with
  | nil => exact (map_pure (f := m) (fun r : List α => r.reverse.toArray) acc).symm
  | cons a l ih =>
    rewrite [List.foldlM_cons, bind_assoc]
    refine (bind_congr fun b => ?_).trans (map_bind _ (p a) _).symm
    cases b
    · exact (pure_bind _ _).trans ih
    · refine (pure_bind _ _).trans ?_
      rewrite [List.push_toArray, ← List.reverse_cons]; exact ih
@[simp] theorem _root_.List.filterM_toArray' {stop : Nat} [Monad m] [LawfulMonad m] {l : List α} {p : α → m Bool}
    (w : stop = l.length) : l.toArray.filterM p 0 stop = List.toArray <$> l.filterM p := by
  refine (List.foldlM_toArray' _ _ _ w).trans ((foldlM_filter (acc := [])).trans ?_)
  rewrite [List.filterM, map_bind, ← bind_pure_comp]
  exact bind_congr fun as => (map_pure (f := m) List.toArray as.reverse).symm
@[simp] theorem _root_.List.filterRevM_toArray' {start : Nat} [Monad m] [LawfulMonad m] {l : List α} {p : α → m Bool}
    (w : start = l.length) : l.toArray.filterRevM p start = List.toArray <$> l.filterRevM p := by
  rewrite [filterRevM, List.foldrM_toArray' _ _ _ w, ← List.foldlM_reverse]
  refine (congrArg _ (foldlM_filter (acc := []))).trans ?_
  rewrite [Functor.map_map, List.filterRevM]
  exact congrArg (· <$> _) (funext fun r => by rw [List.reverse_toArray, List.reverse_reverse])
end

section
variable {m : Type u → Type v} {α : Type w} {β : Type u}
private theorem foldlM_filterMap [Monad m] [LawfulMonad m] {f : α → m (Option β)} {l : List α} {acc : Array β} :
    l.foldlM (fun bs a => do match (← f a) with | some b => pure (bs.push b) | none => pure bs) acc =
      (fun r : List β => acc ++ r.toArray) <$> l.filterMapM f := by
  induction l generalizing acc with
  | nil => rewrite [List.filterMapM_nil, map_pure, append_empty]; rfl
  | cons a l ih =>
    rewrite [List.foldlM_cons, List.filterMapM_cons, bind_assoc, map_bind]
    refine bind_congr fun b => ?_
    cases b with
    | none => exact (pure_bind _ _).trans ih
    | some b =>
      refine (pure_bind _ _).trans (ih.trans ?_)
      rewrite [map_bind, ← bind_pure_comp]
      refine bind_congr fun bs => ?_
      rewrite [map_pure, push_eq_append, append_assoc]
      exact congrArg (fun t => pure (acc ++ t)) (List.append_toArray [b] bs)
@[simp] theorem _root_.List.filterMapM_toArray' {stop : Nat} [Monad m] [LawfulMonad m] {l : List α}
    {f : α → m (Option β)} (w : stop = l.length) :
    l.toArray.filterMapM f 0 stop = List.toArray <$> l.filterMapM f := by
  refine (List.foldlM_toArray' _ _ _ w).trans (foldlM_filterMap.trans ?_)
  exact congrArg (· <$> _) (funext fun _ => empty_append)
private theorem foldlM_flatMap [Monad m] [LawfulMonad m] {f : α → m (Array β)} {l : List α} {acc : Array β} :
    l.foldlM (fun bs a => do return bs ++ (← f a)) acc =
      (fun r : List β => acc ++ r.toArray) <$> l.flatMapM fun a => toList <$> f a := by
  induction l generalizing acc with
  | nil => rewrite [List.flatMapM_nil, map_pure, append_empty]; rfl
  | cons a l ih =>
    rewrite [List.foldlM_cons, List.flatMapM_cons, bind_assoc, map_bind, bind_map_left]
    refine bind_congr fun bs => ?_
    refine (pure_bind _ _).trans (ih.trans ?_)
    rewrite [map_bind, ← bind_pure_comp]
    refine bind_congr fun cs => ?_
    rw [map_pure, append_assoc, ← List.append_toArray]
@[simp] theorem _root_.List.flatMapM_toArray [Monad m] [LawfulMonad m] {l : List α} {f : α → m (Array β)} :
    l.toArray.flatMapM f = List.toArray <$> l.flatMapM fun a => toList <$> f a := by
  refine (List.foldlM_toArray _ _ _).trans (foldlM_flatMap.trans ?_)
  exact congrArg (· <$> _) (funext fun _ => empty_append)
@[simp] theorem filterMapM_subtype {stop : Nat} [Monad m] [LawfulMonad m] {p : α → Prop} {xs : Array {x // p x}}
    {f : {x // p x} → m (Option β)} {g : α → m (Option β)} (hf : ∀ x h, f ⟨x, h⟩ = g x) (w : stop = xs.size) :
    xs.filterMapM f 0 stop = xs.unattach.filterMapM g := by
  cases xs
  rewrite [List.filterMapM_toArray' w, List.unattach_toArray, List.filterMapM_subtype hf]
  exact (List.filterMapM_toArray' rfl).symm
@[simp] theorem flatMapM_subtype [Monad m] [LawfulMonad m] {p : α → Prop} {xs : Array {x // p x}}
    {f : {x // p x} → m (Array β)} {g : α → m (Array β)} (hf : ∀ x h, f ⟨x, h⟩ = g x) :
    xs.flatMapM f = xs.unattach.flatMapM g := by
  cases xs
  rw [List.flatMapM_toArray, List.unattach_toArray, List.flatMapM_toArray,
    List.flatMapM_subtype fun x h => congrArg (toList <$> ·) (hf x h)]
end

/- As on lists. -/
theorem _root_.List.filterM_toArray {m : Type → Type u} {α : Type} [Monad m] [LawfulMonad m] {l : List α}
    {p : α → m Bool} : l.toArray.filterM p = List.toArray <$> l.filterM p := List.filterM_toArray' (m := m) rfl
theorem _root_.List.filterRevM_toArray {m : Type → Type u} {α : Type} [Monad m] [LawfulMonad m] {l : List α}
    {p : α → m Bool} : l.toArray.filterRevM p = List.toArray <$> l.filterRevM p := List.filterRevM_toArray' (m := m) rfl
theorem _root_.List.filterMapM_toArray {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] [LawfulMonad m]
    {l : List α} {f : α → m (Option β)} : l.toArray.filterMapM f = List.toArray <$> l.filterMapM f :=
  List.filterMapM_toArray' (m := m) rfl
private theorem toList_of_toArray {m : Type u → Type v} {β : Type u} [Monad m] [LawfulMonad m] {a : m (Array β)}
    {b : m (List β)} (h : a = List.toArray <$> b) : toList <$> a = b := by
  subst h; rewrite [Functor.map_map]; exact id_map b
theorem toList_filterM {m : Type → Type u} {α : Type} [Monad m] [LawfulMonad m] {xs : Array α} {p : α → m Bool} :
    toList <$> xs.filterM p = xs.toList.filterM p := toList_of_toArray (m := m) List.filterM_toArray
theorem toList_filterRevM {m : Type → Type u} {α : Type} [Monad m] [LawfulMonad m] {xs : Array α}
    {p : α → m Bool} : toList <$> xs.filterRevM p = xs.toList.filterRevM p :=
  toList_of_toArray (m := m) List.filterRevM_toArray
theorem toList_filterMapM {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] [LawfulMonad m] {xs : Array α}
    {f : α → m (Option β)} : toList <$> xs.filterMapM f = xs.toList.filterMapM f :=
  toList_of_toArray (m := m) List.filterMapM_toArray
theorem toList_flatMapM {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] [LawfulMonad m] {xs : Array α}
    {f : α → m (Array β)} : toList <$> xs.flatMapM f = xs.toList.flatMapM fun a => toList <$> f a :=
  toList_of_toArray (m := m) List.flatMapM_toArray
theorem map_toList_inj {m : Type u → Type v} {α : Type u} [Monad m] [LawfulMonad m] {xs ys : m (Array α)} :
    toList <$> xs = toList <$> ys ↔ xs = ys := by
  refine ⟨fun h => ?_, fun h => h ▸ rfl⟩
  have e : List.toArray <$> toList <$> xs = List.toArray <$> toList <$> ys := congrArg (List.toArray <$> ·) h
  rewrite [Functor.map_map, Functor.map_map] at e
  exact (id_map xs).symm.trans (e.trans (id_map ys))
theorem idRun_forIn'_yield_eq_foldl {α : Type u} {β : Type v} {xs : Array α} (f : (a : α) → a ∈ xs → β → Id β)
    (init : β) : (forIn' xs init (fun a m b => .yield <$> f a m b)).run =
      xs.attach.foldl (fun b ⟨a, h⟩ => f a h b |>.run) init := forIn'_pure_yield_eq_foldl (m := Id) _ _

/- What a definition by well-founded recursion through an array is turned into. -/
section
variable {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] {P : α → Prop} {xs : Array α}
@[wf_preprocess] theorem foldlM_wfParam {f : β → α → m β} {init : β} :
    (wfParam xs).foldlM f init = xs.attach.unattach.foldlM f init := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem foldlM_unattach {xs : Array (Subtype P)} {f : β → α → m β} {init : β} :
    xs.unattach.foldlM f init = xs.foldlM (fun b ⟨x, h⟩ =>
      binderNameHint b f <| binderNameHint x (f b) <| binderNameHint h () <| f b (wfParam x)) init := by
  rewrite [← foldlM_toList, toList_unattach, ← foldlM_toList]
  exact (List.foldlM_subtype fun _ _ _ => rfl).symm
end

section
variable {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] [LawfulMonad m] {P : α → Prop} {xs : Array α}
@[wf_preprocess] theorem foldrM_wfParam {f : α → β → m β} {init : β} :
    (wfParam xs).foldrM f init = xs.attach.unattach.foldrM f init := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem foldrM_unattach {xs : Array (Subtype P)} {f : α → β → m β} {init : β} :
    xs.unattach.foldrM f init = xs.foldrM (fun ⟨x, h⟩ b =>
      binderNameHint x f <| binderNameHint h () <| binderNameHint b (f x) <| f (wfParam x) b) init := by
  rewrite [← foldrM_toList, toList_unattach, ← foldrM_toList]
  exact (List.foldrM_subtype fun _ _ _ => rfl).symm
@[wf_preprocess] theorem mapM_wfParam {f : α → m β} : (wfParam xs).mapM f = xs.attach.unattach.mapM f := by
  rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem mapM_unattach {xs : Array (Subtype P)} {f : α → m β} :
    xs.unattach.mapM f = xs.mapM fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := (mapM_subtype fun _ _ => rfl).symm
@[wf_preprocess] theorem filterMapM_wfParam {f : α → m (Option β)} :
    (wfParam xs).filterMapM f = xs.attach.unattach.filterMapM f := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem filterMapM_unattach {xs : Array (Subtype P)} {f : α → m (Option β)} :
    xs.unattach.filterMapM f = xs.filterMapM fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) :=
      (filterMapM_subtype (m := m) (fun _ _ => rfl) rfl).symm
@[wf_preprocess] theorem flatMapM_wfParam {f : α → m (Array β)} :
    (wfParam xs).flatMapM f = xs.attach.unattach.flatMapM f := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem flatMapM_unattach {xs : Array (Subtype P)} {f : α → m (Array β)} :
    xs.unattach.flatMapM f = xs.flatMapM fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) :=
      (flatMapM_subtype (m := m) fun _ _ => rfl).symm
end
end Array
