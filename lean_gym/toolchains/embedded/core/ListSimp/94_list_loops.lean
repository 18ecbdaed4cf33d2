/-
Lists in monads: folds, `mapM`, `filterMapM`, `flatMapM`, `zipWithM`, `anyM`, `allM`, searches, loops.
-/
namespace List

/- Functions. -/
def mapM' {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] (f : α → m β) : List α → m (List β)
  | [] => pure []
  | a :: l => return (← f a) :: (← mapM' f l)
@[inline] def zipWithM {m : Type u → Type v} [Monad m] {α : Type w} {β : Type x} {γ : Type u} (f : α → β → m γ)
    (as : List α) (bs : List β) : m (List γ) :=
  let rec @[specialize] loop
    | a :: as, b :: bs, acc => do loop as bs (acc.push (← f a b))
    | _, _, acc => pure acc.toList
  loop as bs #[]
def zipWithM' {m : Type u → Type v} [Monad m] {α : Type w} {β : Type x} {γ : Type u} (f : α → β → m γ)
    (xs : List α) (ys : List β) : m (List γ) :=
  match xs, ys with
  | x :: xs, y :: ys => do
    let z ← f x y
    let zs ← zipWithM' f xs ys
    pure (z :: zs)
  | _, _ => pure []
@[inline] def filterRevM {m : Type → Type v} [Monad m] {α : Type} (p : α → m Bool) (as : List α) : m (List α) :=
  filterAuxM p as.reverse []
@[inline] def partitionM {m : Type → Type u} {α : Type} [Monad m] (p : α → m Bool) (l : List α) :
    m (List α × List α) :=
  go l #[] #[]
where
  @[specialize] go : List α → Array α → Array α → m (List α × List α)
    | [], acc₁, acc₂ => pure (acc₁.toList, acc₂.toList)
    | x :: xs, acc₁, acc₂ => do
      if (← p x) then go xs (acc₁.push x) acc₂ else go xs acc₁ (acc₂.push x)
def mapMonoM {m : Type u → Type v} {α : Type u} [Monad m] (as : List α) (f : α → m α) : m (List α) :=
  match as with
  | [] => return []
  | b :: bs => return (← f b) :: (← mapMonoM bs f)
def mapMono {α : Type u} (as : List α) (f : α → α) : List α := Id.run <| as.mapMonoM (pure <| f ·)

/- Folds. -/
section
variable {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m]
@[simp, grind =] theorem foldlM_nil {f : β → α → m β} {b : β} : [].foldlM f b = pure b := rfl
@[simp, grind =] theorem foldlM_cons {f : β → α → m β} {b : β} {a : α} {l : List α} :
    (a :: l).foldlM f b = f b a >>= fun init => l.foldlM f init := rfl
@[simp, grind =] theorem foldrM_nil {f : α → β → m β} {b : β} : [].foldrM f b = pure b := rfl
@[simp] theorem foldlM_reverse {l : List α} {f : β → α → m β} {b : β} :
    l.reverse.foldlM f b = l.foldrM (fun x y => f y x) b := rfl
@[simp] theorem foldrM_reverse {l : List α} {f : α → β → m β} {b : β} :
    l.reverse.foldrM f b = l.foldlM (fun x y => f y x) b := congrArg (foldlM _ b) l.reverse_reverse
theorem foldlM_map {β₁ : Type w} {β₂ : Type x} {f : β₁ → β₂} {g : β → β₂ → m β} {l : List β₁} {init : β} :
    (l.map f).foldlM g init = l.foldlM (fun x y => g x (f y)) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih => exact bind_congr fun _ => ih
theorem foldrM_map [LawfulMonad m] {β₁ : Type w} {β₂ : Type x} {f : β₁ → β₂} {g : β₂ → β → m β} {l : List β₁}
    {init : β} : (l.map f).foldrM g init = l.foldrM (fun x y => g (f x) y) init := by
  show foldlM _ init (l.map f).reverse = _
  rewrite [← map_reverse, foldlM_map]; rfl
end

section
variable {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] [LawfulMonad m]
@[simp] theorem foldlM_append {f : β → α → m β} {b : β} {l l' : List α} :
    (l ++ l').foldlM f b = l.foldlM f b >>= fun init => l'.foldlM f init := by
  induction l generalizing b with
  | nil => exact (pure_bind b (foldlM f · l')).symm
  | cons a l ih => exact (bind_congr (x := f b a) fun _ => ih).trans (bind_assoc _ _ _).symm
@[simp] theorem foldrM_append {f : α → β → m β} {b : β} {l l' : List α} :
    (l ++ l').foldrM f b = l'.foldrM f b >>= fun init => l.foldrM f init := by
  show foldlM _ b (l ++ l').reverse = _
  rewrite [reverse_append, foldlM_append]; rfl
@[simp, grind =] theorem foldrM_cons {a : α} {l : List α} {f : α → β → m β} {b : β} :
    (a :: l).foldrM f b = l.foldrM f b >>= f a := by
  show foldlM _ b (a :: l).reverse = _
  rewrite [reverse_cons, foldlM_append]
  exact bind_congr fun c => bind_pure (f a c)
@[simp] theorem foldlM_pure {f : β → α → β} {b : β} {l : List α} :
    l.foldlM (m := m) (pure <| f · ·) b = pure (l.foldl f b) := by
  induction l generalizing b with
  | nil => rfl
  | cons a l ih => exact (pure_bind _ _).trans ih
@[simp] theorem foldrM_pure {f : α → β → β} {b : β} {l : List α} :
    l.foldrM (m := m) (pure <| f · ·) b = pure (l.foldr f b) := by
  exact foldlM_pure.trans (congrArg pure foldl_reverse)
end

/- `mapM`. -/
section
variable {m : Type u → Type v} {α : Type w} {β : Type u} {f : α → m β}
@[simp] theorem mapM'_nil [Monad m] : mapM' f [] = pure [] := rfl
@[simp] theorem mapM'_cons {a : α} {l : List α} {f : α → m β} [Monad m] :
    mapM' f (a :: l) = return ((← f a) :: (← mapM' f l)) := rfl
@[simp, grind =] theorem mapM_nil [Monad m] : [].mapM f = pure [] := rfl
end
private theorem mapM_loop {m : Type u → Type v} {α : Type w} {β : Type u} {l : List α} {f : α → m β} [Monad m]
    [LawfulMonad m] {acc : List β} : mapM.loop f l acc = return acc.reverse ++ (← mapM' f l) := by
  induction l generalizing acc with
  | nil => rewrite [mapM'_nil, pure_bind, append_nil]; rfl
  | cons a l ih =>
    rewrite [mapM'_cons, bind_assoc]
    refine bind_congr (x := f a) fun b => ?_
    rewrite [bind_assoc, ih]
    refine bind_congr fun bs => ?_
    rewrite [pure_bind, reverse_cons, append_assoc]
    rfl
theorem mapM'_eq_mapM {m : Type u → Type v} {α : Type w} {β : Type u} {l : List α} {f : α → m β} [Monad m]
    [LawfulMonad m] : mapM' f l = mapM f l := (mapM_loop.trans (bind_pure _)).symm
@[simp, grind =] theorem mapM_cons {m : Type u → Type v} {α : Type w} {β : Type u} {a : α} {l : List α} {f : α → m β}
    [Monad m] [LawfulMonad m] : (a :: l).mapM f = return ((← f a) :: (← l.mapM f)) := by
  rewrite [← mapM'_eq_mapM, ← mapM'_eq_mapM]; rfl
@[simp] theorem mapM_pure {m : Type u → Type v} {α : Type w} {β : Type u} {l : List α} [Monad m] [LawfulMonad m]
    {f : α → β} : l.mapM (m := m) (pure <| f ·) = pure (l.map f) := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [mapM_cons, pure_bind, ih, pure_bind]; rfl
@[simp] theorem mapM_map {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] [LawfulMonad m] {γ : Type x}
    {f : γ → α} {g : α → m β} {l : List γ} : (l.map f).mapM g = l.mapM (g ∘ f) := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [map_cons, mapM_cons, mapM_cons, ih]; rfl
@[simp, grind =] theorem mapM_append {m : Type u → Type v} {α : Type w} {β : Type u} {l₁ l₂ : List α} {f : α → m β}
    [Monad m] [LawfulMonad m] : (l₁ ++ l₂).mapM f = return (← l₁.mapM f) ++ (← l₂.mapM f) := by
  induction l₁ with
  | nil => rewrite [mapM_nil, pure_bind]; exact (bind_pure _).symm
  | cons a l ih =>
    simp only [cons_append, mapM_cons, ih, bind_assoc, pure_bind]
@[simp, grind =] theorem idRun_mapM {α : Type u} {β : Type v} {l : List α} {f : α → Id β} :
    (l.mapM f).run = l.map (f · |>.run) := mapM_pure (m := Id)

/- `filterMapM` and `flatMapM`. -/
@[simp, grind =] theorem filterMapM_nil {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m]
    {f : α → m (Option β)} : [].filterMapM f = pure [] := rfl
@[simp, grind =] theorem flatMapM_nil {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] {f : α → m (List β)} :
    [].flatMapM f = pure [] := rfl
private theorem filterMapM_loop {m : Type u → Type v} {α : Type w} {β : Type u} {l : List α} [Monad m] [LawfulMonad m]
    {f : α → m (Option β)} {acc : List β} :
    filterMapM.loop f l acc = (acc.reverse ++ ·) <$> filterMapM.loop f l [] := by
  induction l generalizing acc with
  | nil => exact (congrArg pure (append_nil _).symm).trans (map_pure _ _).symm
  | cons a l ih =>
    refine Eq.trans (bind_congr (x := f a) fun o => ?_) (map_bind _ _ _).symm
    cases o with
    | none => exact ih
    | some b =>
      show filterMapM.loop f l (b :: acc) = _ <$> filterMapM.loop f l [b]
      rewrite [ih, ih (acc := [b]), Functor.map_map]
      simp only [reverse_cons, append_assoc, reverse_nil, nil_append]
@[simp, grind =] theorem filterMapM_cons {m : Type u → Type v} {α : Type w} {β : Type u} {a : α} {l : List α} [Monad m]
    [LawfulMonad m] {f : α → m (Option β)} : (a :: l).filterMapM f = do
    match (← f a) with
    | none => filterMapM f l
    | some b => return (b :: (← filterMapM f l)) := by
  refine bind_congr (x := f a) fun o => ?_
  cases o with
  | none => rfl
  | some b => exact filterMapM_loop.trans (bind_pure_comp _ _).symm
private theorem flatMapM_loop {m : Type u → Type v} {α : Type w} {β : Type u} {l : List α} [Monad m] [LawfulMonad m]
    {f : α → m (List β)} {acc : List (List β)} :
    flatMapM.loop f l acc = (acc.reverse.flatten ++ ·) <$> flatMapM.loop f l [] := by
  induction l generalizing acc with
  | nil => exact (congrArg pure (append_nil _).symm).trans (map_pure _ _).symm
  | cons a l ih =>
    refine Eq.trans (bind_congr (x := f a) fun bs => ?_) (map_bind _ _ _).symm
    rewrite [ih, ih (acc := [bs]), Functor.map_map]
    simp only [reverse_cons, flatten_append, append_assoc, reverse_nil, nil_append, flatten_cons, flatten_nil,
      append_nil]
@[simp, grind =] theorem flatMapM_cons {m : Type u → Type v} {α : Type w} {β : Type u} {a : α} {l : List α} [Monad m]
    [LawfulMonad m] {f : α → m (List β)} : (a :: l).flatMapM f = do
    let bs ← f a
    return (bs ++ (← l.flatMapM f)) := by
  refine bind_congr (x := f a) fun bs => ?_
  refine (flatMapM_loop (acc := [bs])).trans ?_
  rewrite [show [bs].reverse.flatten = bs from append_nil bs]
  exact (bind_pure_comp _ _).symm

/- `zipWithM`. -/
section
variable {m : Type u → Type v} {α : Type w} {β : Type x} {γ : Type u} [Monad m] {f : α → β → m γ}
@[simp, grind =] theorem zipWithM'_nil_left {l : List β} : zipWithM' f [] l = pure [] := rfl
@[simp, grind =] theorem zipWithM'_nil_right {l : List α} : zipWithM' f l [] = pure [] := by cases l <;> rfl
@[simp, grind =] theorem zipWithM'_cons_cons {m : Type u → Type v} {α : Type w} {β : Type x} {γ : Type u} {a : α}
    {as : List α} {b : β} {bs : List β} [Monad m] {f : α → β → m γ} : zipWithM' f (a :: as) (b :: bs) =
    return (← f a b) :: (← zipWithM' f as bs) := rfl
@[simp, grind =] theorem zipWithM_nil_left {l : List β} : zipWithM f [] l = pure [] := rfl
@[simp, grind =] theorem zipWithM_nil_right {l : List α} : zipWithM f l [] = pure [] := by cases l <;> rfl
end
private theorem zipWithM_loop {m : Type u → Type v} {α : Type w} {β : Type x} {γ : Type u} {as : List α} {bs : List β}
    [Monad m] {f : α → β → m γ} [LawfulMonad m] {acc : Array γ} :
    zipWithM.loop f as bs acc = (acc.toList ++ ·) <$> zipWithM' f as bs := by
  induction as generalizing acc bs with
  | nil => rewrite [zipWithM'_nil_left, map_pure, append_nil]; cases bs <;> rfl
  | cons a as ih => cases bs with
    | nil => rewrite [zipWithM'_nil_right, map_pure, append_nil]; rfl
    | cons b bs =>
      rewrite [zipWithM'_cons_cons, map_bind]
      refine bind_congr (x := f a b) fun c => ?_
      rewrite [ih, map_bind, ← bind_pure_comp]
      refine bind_congr fun cs => ?_
      rewrite [map_pure, Array.toList_push, append_assoc]
      rfl
theorem zipWithM'_eq_zipWithM {m : Type u → Type v} {α : Type w} {β : Type x} {γ : Type u} {as : List α} {bs : List β}
    [Monad m] {f : α → β → m γ} [LawfulMonad m] : zipWithM' f as bs = zipWithM f as bs :=
  ((zipWithM_loop (acc := #[])).trans (id_map' _)).symm
@[simp, grind =] theorem zipWithM_cons_cons {m : Type u → Type v} {α : Type w} {β : Type x} {γ : Type u} {a : α}
    {as : List α} {b : β} {bs : List β} [Monad m] {f : α → β → m γ} [LawfulMonad m] : zipWithM f (a :: as) (b :: bs) =
    return (← f a b) :: (← zipWithM f as bs) := by
  rewrite [← zipWithM'_eq_zipWithM, ← zipWithM'_eq_zipWithM]; rfl
@[simp] theorem zipWithM'_eq_mapM_id_zipWith {α : Type w} {β : Type x} {γ : Type u} {m : Type u → Type v} [Monad m]
    [LawfulMonad m] {f : α → β → m γ} {as : List α} {bs : List β} :
    zipWithM' f as bs = mapM id (zipWith f as bs) := by
  induction as generalizing bs with
  | nil => rfl
  | cons a as ih => cases bs with
    | nil => rfl
    | cons b bs => rewrite [zipWith_cons_cons, mapM_cons, zipWithM'_cons_cons, ih]; rfl

/- `anyM`, `allM` and searches. -/
section
variable {m : Type → Type u} {α : Type v} [Monad m] {p : α → m Bool}
@[simp] theorem anyM_nil : ([] : List α).anyM p = pure false := rfl
@[simp] theorem anyM_cons {x : α} {xs : List α} : (x :: xs).anyM p = (do
    if (← p x) then pure true
    else xs.anyM p) := bind_congr fun b => by cases b <;> rfl
@[simp] theorem allM_nil : ([] : List α).allM p = pure true := rfl
@[simp] theorem allM_cons {x : α} {xs : List α} : (x :: xs).allM p = (do
    if (← p x) then xs.allM p
    else pure false) := bind_congr fun b => by cases b <;> rfl
@[simp] theorem anyM_pure {as : List α} [LawfulMonad m] {p : α → Bool} :
    as.anyM (m := m) (pure <| p ·) = pure (as.any p) := by
  induction as with
  | nil => rfl
  | cons a l ih => refine (pure_bind (p a) _).trans ?_; rewrite [any_cons]; cases p a <;> first | rfl | exact ih
@[simp] theorem allM_pure {as : List α} [LawfulMonad m] {p : α → Bool} :
    as.allM (m := m) (pure <| p ·) = pure (as.all p) := by
  induction as with
  | nil => rfl
  | cons a l ih => refine (pure_bind (p a) _).trans ?_; rewrite [all_cons]; cases p a <;> first | rfl | exact ih
end
@[simp] theorem findM?_pure {α : Type} {m : Type → Type u} [Monad m] [LawfulMonad m] (p : α → Bool) (as : List α) :
    findM? (m := m) (pure <| p ·) as = pure (as.find? p) := by
  induction as with
  | nil => rfl
  | cons a l ih => refine (pure_bind (p a) _).trans ?_; rewrite [find?_cons]; cases p a <;> first | rfl | exact ih
@[simp, grind =] theorem idRun_findM? {α : Type} (p : α → Id Bool) (as : List α) :
    (findM? p as).run = as.find? (p · |>.run) := findM?_pure (m := Id) _ _
section
variable {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m]
@[simp, grind =] theorem findSomeM?_nil {f : α → m (Option β)} : ([] : List α).findSomeM? f = pure none := rfl
@[grind =] theorem findSomeM?_cons {f : α → m (Option β)} {a : α} {as : List α} : (a :: as).findSomeM? f = (do
    match (← f a) with
    | some b => return some b
    | none => as.findSomeM? f) := rfl
@[simp] theorem findSomeM?_pure [LawfulMonad m] {f : α → Option β} {as : List α} :
    findSomeM? (m := m) (pure <| f ·) as = pure (as.findSome? f) := by
  induction as with
  | nil => rfl
  | cons a l ih => refine (pure_bind (f a) _).trans ?_; rewrite [findSome?_cons]; cases f a <;> first | rfl | exact ih
end
@[simp, grind =] theorem idRun_findSomeM? {α : Type u} {β : Type v} (f : α → Id (Option β)) (as : List α) :
    (findSomeM? f as).run = as.findSome? (f · |>.run) := findSomeM?_pure (m := Id)

/- Loops. -/
section
variable {m : Type u → Type v} {α : Type w} [Monad m] [LawfulMonad m]
@[simp, grind =] theorem forM_append {l₁ l₂ : List α} {f : α → m PUnit} :
    forM (l₁ ++ l₂) f = (do forM l₁ f; forM l₂ f) := by
  induction l₁ with
  | nil => exact (pure_bind PUnit.unit fun _ => forM l₂ f).symm
  | cons a l ih => rw [cons_append, forM_cons, forM_cons, ih, bind_assoc]
@[simp] theorem forM_map {β : Type x} {l : List α} {g : α → β} {f : β → m PUnit} :
    forM (l.map g) f = forM l fun a => f (g a) := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [map_cons, forM_cons, forM_cons, ih]
variable {β γ : Type u}
@[simp, grind =] theorem forIn'_map {β : Type x} {init : γ} {l : List α} (g : α → β)
    (f : (b : β) → b ∈ l.map g → γ → m (ForInStep γ)) :
    forIn' (l.map g) init f = forIn' l init fun a h y => f (g a) (mem_map_of_mem h) y := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih =>
    rewrite [forIn'_cons]
    refine (forIn'_cons _ _).trans (bind_congr fun r => ?_)
    cases r with
    | done => rfl
    | yield => exact ih _
@[simp] theorem forIn'_yield_eq_foldlM {l : List α} (f : (a : α) → a ∈ l → β → m γ)
    (g : (a : α) → a ∈ l → β → γ → β) (init : β) :
    forIn' l init (fun a m b => (fun c => .yield (g a m b c)) <$> f a m b) =
      l.attach.foldlM (fun b ⟨a, m⟩ => g a m b <$> f a m b) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih =>
    rewrite [forIn'_cons, attach_cons, foldlM_cons, bind_map_left, bind_map_left]
    refine bind_congr fun c => ?_
    rewrite [foldlM_map]
    exact ih (fun a m b => f a (mem_cons_of_mem _ m) b) (fun a m b c => g a (mem_cons_of_mem _ m) b c) _
@[simp] theorem forIn'_pure_yield_eq_foldl {l : List α} (f : (a : α) → a ∈ l → β → β) (init : β) :
    forIn' l init (fun a m b => pure (.yield (f a m b))) =
      pure (f := m) (l.attach.foldl (fun b ⟨a, h⟩ => f a h b) init) := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih =>
    rewrite [forIn'_cons, pure_bind, attach_cons, foldl_cons, foldl_map]
    exact ih (fun a m b => f a (mem_cons_of_mem _ m) b) _
end
@[simp] theorem idRun_forIn'_yield_eq_foldl {α : Type u} {β : Type v} (l : List α) (f : (a : α) → a ∈ l → β → Id β)
    (init : β) : (forIn' l init (fun a m b => .yield <$> f a m b)).run =
      l.attach.foldl (fun b ⟨a, h⟩ => f a h b |>.run) init := forIn'_pure_yield_eq_foldl (m := Id) _ _

/- Through lists of elements with a proof. -/
section
variable {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] {l : List α} {q : α → Prop}
@[simp] theorem foldlM_attachWith (H : ∀ a, a ∈ l → q a) {f : β → { x // q x } → m β} {b : β} :
    (l.attachWith q H).foldlM f b = l.attach.foldlM (fun b ⟨a, h⟩ => f b ⟨a, H _ h⟩) b := by
  rw [attachWith, pmap_eq_map_attach, foldlM_map]
@[simp] theorem foldrM_attachWith [LawfulMonad m] (H : ∀ a, a ∈ l → q a) {f : { x // q x } → β → m β} {b : β} :
    (l.attachWith q H).foldrM f b = l.attach.foldrM (fun a acc => f ⟨a.1, H _ a.2⟩ acc) b := by
  rw [attachWith, pmap_eq_map_attach, foldrM_map]
end

section
variable {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] {p : α → Prop} {l : List { x // p x }}
@[simp] theorem foldlM_subtype {f : β → { x // p x } → m β} {g : β → α → m β} {x : β}
    (hf : ∀ b x h, f b ⟨x, h⟩ = g b x) : l.foldlM f x = l.unattach.foldlM g x := by
  rewrite [unattach, foldlM_map]
  exact congrArg (fun k => foldlM k x l) (funext fun b => funext fun ⟨y, h⟩ => hf b y h)
variable [LawfulMonad m]
@[simp] theorem foldrM_subtype {f : { x // p x } → β → m β} {g : α → β → m β} {x : β}
    (hf : ∀ x h b, f ⟨x, h⟩ b = g x b) : l.foldrM f x = l.unattach.foldrM g x := by
  rewrite [unattach, foldrM_map]
  exact congrArg (fun k => foldrM k x l) (funext fun ⟨y, h⟩ => funext fun b => hf y h b)
@[simp] theorem mapM_subtype {f : { x // p x } → m β} {g : α → m β} (hf : ∀ x h, f ⟨x, h⟩ = g x) :
    l.mapM f = l.unattach.mapM g := by
  rewrite [unattach, mapM_map]
  exact congrArg (fun k => mapM k l) (funext fun ⟨y, h⟩ => hf y h)
@[simp] theorem filterMapM_subtype {f : { x // p x } → m (Option β)} {g : α → m (Option β)}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : l.filterMapM f = l.unattach.filterMapM g := by
  induction l with
  | nil => rfl
  | cons a l ih => obtain ⟨a, h⟩ := a; rw [filterMapM_cons, unattach_cons, filterMapM_cons, ih, hf a h]
@[simp] theorem flatMapM_subtype {f : { x // p x } → m (List β)} {g : α → m (List β)}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : l.flatMapM f = l.unattach.flatMapM g := by
  induction l with
  | nil => rfl
  | cons a l ih => obtain ⟨a, h⟩ := a; rw [flatMapM_cons, unattach_cons, flatMapM_cons, ih, hf a h]
end

/- What a definition by well-founded recursion through a list in a monad is turned into. -/
section
variable {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] {P : α → Prop} {xs : List α}
@[wf_preprocess] theorem foldlM_wfParam {f : β → α → m β} {init : β} :
    (wfParam xs).foldlM f init = xs.attach.unattach.foldlM f init := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem foldlM_unattach {xs : List (Subtype P)} {f : β → α → m β} {init : β} :
    xs.unattach.foldlM f init = xs.foldlM (fun b ⟨x, h⟩ =>
      binderNameHint b f <| binderNameHint x (f b) <| binderNameHint h () <| f b (wfParam x)) init := foldlM_map
variable [LawfulMonad m]
@[wf_preprocess] theorem foldrM_wfParam {f : α → β → m β} {init : β} :
    (wfParam xs).foldrM f init = xs.attach.unattach.foldrM f init := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem foldrM_unattach {xs : List (Subtype P)} {f : α → β → m β} {init : β} :
    xs.unattach.foldrM f init = xs.foldrM (fun ⟨x, h⟩ b =>
      binderNameHint x f <| binderNameHint h () <| binderNameHint b (f x) <| f (wfParam x) b) init := foldrM_map
@[wf_preprocess] theorem mapM_wfParam {f : α → m β} : (wfParam xs).mapM f = xs.attach.unattach.mapM f := by
  rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem mapM_unattach {xs : List (Subtype P)} {f : α → m β} :
    xs.unattach.mapM f = xs.mapM fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := mapM_map
@[wf_preprocess] theorem filterMapM_wfParam {f : α → m (Option β)} :
    (wfParam xs).filterMapM f = xs.attach.unattach.filterMapM f := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem filterMapM_unattach {xs : List (Subtype P)} {f : α → m (Option β)} :
    xs.unattach.filterMapM f = xs.filterMapM fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := (filterMapM_subtype fun _ _ => rfl).symm
@[wf_preprocess] theorem flatMapM_wfParam {f : α → m (List β)} :
    (wfParam xs).flatMapM f = xs.attach.unattach.flatMapM f := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem flatMapM_unattach {xs : List (Subtype P)} {f : α → m (List β)} :
    xs.unattach.flatMapM f = xs.flatMapM fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := (flatMapM_subtype fun _ _ => rfl).symm
end
end List
