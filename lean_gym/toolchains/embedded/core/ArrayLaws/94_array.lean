/-
Arrays: functions. An array is the list of its elements to a proof, and a block of memory to a running program.
-/
/- What instances and implicit arguments may unfold. -/
set_option allowUnsafeReducibility true in
attribute [instance_reducible] Array.size
set_option allowUnsafeReducibility true in
attribute [implicit_reducible] Array.push Array.getInternal Array.get!Internal Array.empty Array.emptyWithCapacity
namespace Array
variable {α : Type u}
@[extern "lean_array_fset"] def set (xs : Array α) (i : Nat) (v : α) (h : i < xs.size := by get_elem_tactic) :
    Array α where
  toList := xs.toList.set i v
@[inline] def setIfInBounds (xs : Array α) (i : Nat) (v : α) : Array α :=
  if h : i < xs.size then xs.set i v h else xs
@[extern "lean_array_set"] def set! (xs : Array α) (i : Nat) (v : α) : Array α := setIfInBounds xs i v
@[extern "lean_array_pop"] def pop (xs : Array α) : Array α where
  toList := xs.toList.dropLast
@[extern "lean_mk_array"] def replicate (n : Nat) (v : α) : Array α where
  toList := List.replicate n v
protected def appendCore (as : Array α) (bs : Array α) : Array α :=
  let rec loop (i : Nat) (j : Nat) (as : Array α) : Array α :=
    if hlt : j < bs.size then
      match i with
      | 0 => as
      | i' + 1 => loop i' (j + 1) (as.push (bs.getInternal j hlt))
    else as
  loop bs.size 0 as
def extract (as : Array α) (start : Nat := 0) (stop : Nat := as.size) : Array α :=
  let rec loop (i : Nat) (j : Nat) (bs : Array α) : Array α :=
    if hlt : j < as.size then
      match i with
      | 0 => bs
      | i' + 1 => loop i' (j + 1) (bs.push (as.getInternal j hlt))
    else bs
  let sz' := min stop as.size - start
  loop sz' start (emptyWithCapacity sz')

/- Elements and membership. -/
private theorem sub_succ_lt {n i : Nat} (h : i < n) : n - (i + 1) < n - i :=
  Nat.sub_lt (Nat.sub_pos_of_lt h) (Nat.lt_succ_self 0)
instance instGetElem?NatLtSize : GetElem? (Array α) Nat α fun xs i => i < xs.size where
  getElem? xs i := decidableGetElem? xs i
  getElem! xs i := xs.get!Internal i
instance instLawfulGetElemNatLtSize : LawfulGetElem (Array α) Nat α fun xs i => i < xs.size where
  getElem?_def xs i d := by
    by_cases h : i < xs.size
    · rewrite [dif_pos h]; exact dif_pos h
    · rewrite [dif_neg h]; exact dif_neg h
  getElem!_def xs i := by
    by_cases h : i < xs.size
    · have e : xs[i]? = some (xs[i]'h) := dif_pos h
      rewrite [e]
      exact dif_pos h
    · have e : xs[i]? = none := dif_neg h
      rewrite [e]
      exact dif_neg h
@[simp] theorem getInternal_eq_getElem (a : Array α) (i : Nat) (h) : a.getInternal i h = a[i]'h := rfl
@[simp] theorem get!Internal_eq_getElem! [Inhabited α] (a : Array α) (i : Nat) :
    a.get!Internal i = a[i]! := rfl
@[simp, grind =] theorem _root_.List.mem_toArray {a : α} {l : List α} : a ∈ l.toArray ↔ a ∈ l := mem_def
@[simp] theorem getElem_mem {xs : Array α} {i : Nat} (h : i < xs.size) : xs[i]'h ∈ xs :=
  mem_def.mpr (List.getElem_mem h)
@[simp] theorem size_set {xs : Array α} {i : Nat} {v : α} (h : i < xs.size) : (set xs i v h).size = xs.size :=
  List.length_set
@[simp] theorem size_pop {xs : Array α} : xs.pop.size = xs.size - 1 := List.length_dropLast
@[extern "lean_array_fswap"] def swap (xs : Array α) (i j : Nat) (hi : i < xs.size := by get_elem_tactic)
    (hj : j < xs.size := by get_elem_tactic) : Array α :=
  let v₁ := xs[i]'hi
  let v₂ := xs[j]'hj
  let xs' := xs.set i v₂ hi
  xs'.set j v₁ (Nat.lt_of_lt_of_eq hj (size_set hi).symm)
@[simp] theorem size_swap {xs : Array α} {i j : Nat} {hi hj} : (xs.swap i j hi hj).size = xs.size :=
  (size_set (Nat.lt_of_lt_of_eq hj (size_set hi).symm)).trans (size_set hi)
@[extern "lean_array_swap"] def swapIfInBounds (xs : Array α) (i j : Nat) : Array α :=
  if h₁ : i < xs.size then
    if h₂ : j < xs.size then swap xs i j h₁ h₂ else xs
  else xs
instance instEmptyCollection : EmptyCollection (Array α) := ⟨Array.empty⟩
def isEmpty (xs : Array α) : Bool := xs.size = 0
@[specialize] def isEqvAux (xs ys : Array α) (hsz : xs.size = ys.size) (p : α → α → Bool) :
    ∀ (i : Nat) (_ : i ≤ xs.size), Bool
  | 0, _ => true
  | i + 1, h => p (xs[i]'h) (ys[i]'(hsz ▸ h)) && isEqvAux xs ys hsz p i (Nat.le_trans (Nat.le_add_right i 1) h)
@[inline] def isEqv (xs ys : Array α) (p : α → α → Bool) : Bool :=
  if h : xs.size = ys.size then isEqvAux xs ys h p xs.size (Nat.le_refl xs.size) else false
instance instBEq [BEq α] : BEq (Array α) := ⟨fun xs ys => isEqv xs ys BEq.beq⟩
instance instDecidableEq [DecidableEq α] : DecidableEq (Array α) := fun xs ys =>
  match decEq xs.toList ys.toList with
  | isTrue h => isTrue (Array.ext' h)
  | isFalse h => isFalse fun e => h (congrArg Array.toList e)
def ofFn {n : Nat} (f : Fin n → α) : Array α := go 0 (emptyWithCapacity n)
where
  @[semireducible] go (i : Nat) (acc : Array α) : Array α :=
    if h : i < n then go (i + 1) (acc.push (f ⟨i, h⟩)) else acc
  termination_by n - i
  decreasing_by exact sub_succ_lt h
def range (n : Nat) : Array Nat := ofFn fun (i : Fin n) => i.val
def range' (start size : Nat) (step : Nat := 1) : Array Nat := ofFn fun (i : Fin size) => start + step * i.val
@[inline] protected def singleton (v : α) : Array α := [v].toArray
def back! [Inhabited α] (xs : Array α) : α := xs[xs.size - 1]!
def back (xs : Array α) (h : 0 < xs.size := by get_elem_tactic) : α :=
  xs[xs.size - 1]'(Nat.sub_lt h (Nat.lt_succ_self 0))
def back? (xs : Array α) : Option α := xs[xs.size - 1]?
@[inline] def swapAt (xs : Array α) (i : Nat) (v : α) (hi : i < xs.size := by get_elem_tactic) : α × Array α :=
  let e := xs[i]'hi
  let xs' := xs.set i v hi
  (e, xs')
def shrink (xs : Array α) (n : Nat) : Array α :=
  let rec loop
    | 0, xs => xs
    | n + 1, xs => loop n xs.pop
  loop (xs.size - n) xs
abbrev take (xs : Array α) (i : Nat) : Array α := extract xs 0 i
@[simp] theorem take_eq_extract {xs : Array α} {i : Nat} : xs.take i = xs.extract 0 i := rfl
abbrev drop (xs : Array α) (i : Nat) : Array α := extract xs i xs.size
@[simp] theorem drop_eq_extract {xs : Array α} {i : Nat} : xs.drop i = xs.extract i xs.size := rfl
def modifyM {m : Type u → Type v} [Monad m] (xs : Array α) (i : Nat) (f : α → m α) : m (Array α) := do
  if h : i < xs.size then
    let v := xs[i]'h
    let v ← f v
    pure <| xs.set i v h
  else
    pure xs
@[inline] def modify (xs : Array α) (i : Nat) (f : α → α) : Array α := Id.run <| modifyM xs i (pure <| f ·)
@[inline] def modifyOp (xs : Array α) (idx : Nat) (f : α → α) : Array α := xs.modify idx f

/- Loops. -/
private theorem sub_sub_lt {n i : Nat} (h : i + 1 ≤ n) : n - 1 - i < n := by omega
protected def forIn' {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (as : Array α) (b : β)
    (f : (a : α) → a ∈ as → β → m (ForInStep β)) : m β :=
  let rec loop (i : Nat) (h : i ≤ as.size) (b : β) : m β := do
    match i, h with
    | 0, _ => pure b
    | i + 1, h =>
      have h' : i < as.size := h
      have : as.size - 1 - i < as.size := sub_sub_lt h
      match (← f (as[as.size - 1 - i]'this) (getElem_mem this) b) with
      | ForInStep.done b => pure b
      | ForInStep.yield b => loop i (Nat.le_of_lt h') b
  loop as.size (Nat.le_refl _) b
instance instForIn'InferInstanceMembershipOfMonad {m : Type v → Type w} [Monad m] :
    ForIn' m (Array α) α inferInstance := ⟨Array.forIn'⟩
@[simp] theorem forIn'_eq_forIn' {m : Type v → Type w} {β : Type v} [Monad m] : @Array.forIn' α β m _ = forIn' := rfl
def foldlM {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (f : β → α → m β) (init : β) (as : Array α)
    (start := 0) (stop := as.size) : m β :=
  let fold (stop : Nat) (h : stop ≤ as.size) :=
    let rec loop (i : Nat) (j : Nat) (b : β) : m β := do
      if hlt : j < stop then
        match i with
        | 0 => pure b
        | i' + 1 =>
          have : j < as.size := Nat.lt_of_lt_of_le hlt h
          loop i' (j + 1) (← f b (as[j]'this))
      else
        pure b
    loop (stop - start) start init
  if h : stop ≤ as.size then fold stop h else fold as.size (Nat.le_refl _)
def foldrM {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (f : α → β → m β) (init : β) (as : Array α)
    (start := as.size) (stop := 0) : m β :=
  let rec fold (i : Nat) (h : i ≤ as.size) (b : β) : m β := do
    if i == stop then
      pure b
    else
      match i, h with
      | 0, _ => pure b
      | i + 1, h =>
        have : i < as.size := Nat.lt_of_lt_of_le (Nat.lt_succ_self _) h
        fold i (Nat.le_of_lt this) (← f (as[i]'this) b)
  if h : start ≤ as.size then
    if stop < start then fold start h init else pure init
  else if stop < as.size then fold as.size (Nat.le_refl _) init
  else pure init
def mapM {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (f : α → m β) (as : Array α) : m (Array β) :=
  let rec @[semireducible] map (i : Nat) (bs : Array β) : m (Array β) := do
    if hlt : i < as.size then
      map (i + 1) (bs.push (← f (as[i]'hlt)))
    else
      pure bs
  termination_by as.size - i
  decreasing_by exact sub_succ_lt hlt
  map 0 (emptyWithCapacity as.size)
private theorem inv_lt {i j n : Nat} (inv : i + 1 + j = n) : j < n := by omega
private theorem inv_succ {i j n : Nat} (inv : i + 1 + j = n) : i + (j + 1) = n := by omega
@[inline] def mapFinIdxM {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (as : Array α)
    (f : (i : Nat) → α → (h : i < as.size) → m β) : m (Array β) :=
  let rec @[specialize] map (i : Nat) (j : Nat) (inv : i + j = as.size) (bs : Array β) : m (Array β) := do
    match i, inv with
    | 0, _ => pure bs
    | i + 1, inv =>
      have j_lt : j < as.size := inv_lt inv
      map i (j + 1) (inv_succ inv) (bs.push (← f j (as[j]'j_lt) j_lt))
  map as.size 0 (Nat.add_zero _) (emptyWithCapacity as.size)
@[inline] def mapIdxM {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (f : Nat → α → m β) (as : Array α) :
    m (Array β) := as.mapFinIdxM fun i a _ => f i a
@[inline] def firstM {β : Type v} {α : Type u} {m : Type v → Type w} [Alternative m] (f : α → m β) (as : Array α) :
    m β := go 0
where
  go (i : Nat) : m β := if hlt : i < as.size then f (as[i]'hlt) <|> go (i + 1) else failure
  termination_by as.size - i
  decreasing_by exact sub_succ_lt hlt
@[inline] def findSomeM? {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (f : α → m (Option β))
    (as : Array α) : m (Option β) := do
  for a in as do
    match (← f a) with
    | some b => return (some b)
    | _ => pure ⟨⟩
  return none
@[inline] def findM? {m : Type → Type w} {α : Type} [Monad m] (p : α → m Bool) (as : Array α) : m (Option α) := do
  for a in as do
    if (← p a) then
      return some a
  return none
@[inline] def findIdxM? {m : Type → Type v} [Monad m] (p : α → m Bool) (as : Array α) : m (Option Nat) := do
  let mut i := 0
  for a in as do
    if (← p a) then
      return some i
    i := i + 1
  return none
def anyM {α : Type u} {m : Type → Type w} [Monad m] (p : α → m Bool) (as : Array α) (start := 0) (stop := as.size) :
    m Bool :=
  let any (stop : Nat) (h : stop ≤ as.size) :=
    let rec @[semireducible] loop (j : Nat) : m Bool := do
      if hlt : j < stop then
        have : j < as.size := Nat.lt_of_lt_of_le hlt h
        if (← p (as[j]'this)) then
          pure true
        else
          loop (j + 1)
      else
        pure false
    termination_by stop - j
    decreasing_by exact sub_succ_lt hlt
    loop start
  if h : stop ≤ as.size then any stop h else any as.size (Nat.le_refl _)
@[inline] def allM {α : Type u} {m : Type → Type w} [Monad m] (p : α → m Bool) (as : Array α) (start := 0)
    (stop := as.size) : m Bool :=
  return !(← as.anyM (start := start) (stop := stop) fun v => return !(← p v))
@[inline] def findSomeRevM? {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (f : α → m (Option β))
    (as : Array α) : m (Option β) :=
  let rec @[specialize] find : (i : Nat) → i ≤ as.size → m (Option β)
    | 0, _ => pure none
    | i + 1, h => do
      have : i < as.size := Nat.lt_of_lt_of_le (Nat.lt_succ_self _) h
      let r ← f (as[i]'this)
      match r with
      | some _ => pure r
      | none =>
        have : i ≤ as.size := Nat.le_of_lt this
        find i this
  find as.size (Nat.le_refl _)
@[inline] def findRevM? {α : Type} {m : Type → Type w} [Monad m] (p : α → m Bool) (as : Array α) : m (Option α) :=
  as.findSomeRevM? fun a => return if (← p a) then some a else none
@[inline] protected def forM {α : Type u} {m : Type v → Type w} [Monad m] (f : α → m PUnit) (as : Array α)
    (start := 0) (stop := as.size) : m PUnit := as.foldlM (fun _ => f) ⟨⟩ start stop
instance instForMOfMonad {m : Type v → Type w} [Monad m] : ForM m (Array α) α where
  forM xs f := Array.forM f xs
@[inline] def forRevM {α : Type u} {m : Type v → Type w} [Monad m] (f : α → m PUnit) (as : Array α)
    (start := as.size) (stop := 0) : m PUnit := as.foldrM (fun a _ => f a) ⟨⟩ start stop
@[inline] def foldl {α : Type u} {β : Type v} (f : β → α → β) (init : β) (as : Array α) (start := 0)
    (stop := as.size) : β := Id.run <| as.foldlM (pure <| f · ·) init start stop
@[inline] def foldr {α : Type u} {β : Type v} (f : α → β → β) (init : β) (as : Array α) (start := as.size)
    (stop := 0) : β := Id.run <| as.foldrM (pure <| f · ·) init start stop
@[inline] def sum {α : Type u} [Add α] [Zero α] : Array α → α := foldr (· + ·) 0
@[inline] def countP {α : Type u} (p : α → Bool) (as : Array α) : Nat :=
  as.foldr (init := 0) fun a acc => bif p a then acc + 1 else acc
@[inline] def count {α : Type u} [BEq α] (a : α) (as : Array α) : Nat := countP (· == a) as
@[inline] def map {α : Type u} {β : Type v} (f : α → β) (as : Array α) : Array β := Id.run <| as.mapM (pure <| f ·)
instance instFunctor : Functor Array := { map := map }
@[inline] def mapFinIdx {α : Type u} {β : Type v} (as : Array α) (f : (i : Nat) → α → (h : i < as.size) → β) :
    Array β := Id.run <| as.mapFinIdxM (pure <| f · · ·)
@[inline] def mapIdx {α : Type u} {β : Type v} (f : Nat → α → β) (as : Array α) : Array β :=
  Id.run <| as.mapIdxM (pure <| f · ·)
def zipIdx (xs : Array α) (start := 0) : Array (α × Nat) := xs.mapIdx fun i a => (a, start + i)
@[inline] def find? {α : Type u} (p : α → Bool) (as : Array α) : Option α := Id.run do
  for a in as do
    if p a then
      return some a
  return none
@[inline] def findSome? {α : Type u} {β : Type v} (f : α → Option β) (as : Array α) : Option β :=
  Id.run <| as.findSomeM? (pure <| f ·)
@[inline] def findSomeRev? {α : Type u} {β : Type v} (f : α → Option β) (as : Array α) : Option β :=
  Id.run <| as.findSomeRevM? (pure <| f ·)
@[inline] def findRev? {α : Type} (p : α → Bool) (as : Array α) : Option α := Id.run <| as.findRevM? (pure <| p ·)
@[inline] def findIdx? {α : Type u} (p : α → Bool) (as : Array α) : Option Nat :=
  let rec @[semireducible] loop (j : Nat) :=
    if h : j < as.size then
      if p (as[j]'h) then some j else loop (j + 1)
    else none
  termination_by as.size - j
  decreasing_by exact sub_succ_lt h
  loop 0
@[inline] def findFinIdx? {α : Type u} (p : α → Bool) (as : Array α) : Option (Fin as.size) :=
  let rec @[semireducible] loop (j : Nat) :=
    if h : j < as.size then
      if p (as[j]'h) then some ⟨j, h⟩ else loop (j + 1)
    else none
  termination_by as.size - j
  decreasing_by exact sub_succ_lt h
  loop 0
@[inline] def findIdx (p : α → Bool) (as : Array α) : Nat := (as.findIdx? p).getD as.size
@[semireducible] def idxOfAux [BEq α] (xs : Array α) (v : α) (i : Nat) : Option (Fin xs.size) :=
  if h : i < xs.size then
    if xs[i]'h == v then some ⟨i, h⟩
    else idxOfAux xs v (i + 1)
  else none
termination_by xs.size - i
decreasing_by exact sub_succ_lt h
def finIdxOf? [BEq α] (xs : Array α) (v : α) : Option (Fin xs.size) := idxOfAux xs v 0
def idxOf [BEq α] (a : α) : Array α → Nat := findIdx (· == a)
def idxOf? [BEq α] (xs : Array α) (v : α) : Option Nat := (xs.finIdxOf? v).map (·.val)
@[inline] def any (as : Array α) (p : α → Bool) (start := 0) (stop := as.size) : Bool :=
  Id.run <| as.anyM (pure <| p ·) start stop
@[inline] def all (as : Array α) (p : α → Bool) (start := 0) (stop := as.size) : Bool :=
  Id.run <| as.allM (pure <| p ·) start stop
def contains [BEq α] (as : Array α) (a : α) : Bool := as.any (a == ·)
def elem [BEq α] (a : α) (as : Array α) : Bool := as.contains a
@[inline] def toListAppend (as : Array α) (l : List α) : List α := as.foldr List.cons l
protected def append (as : Array α) (bs : Array α) : Array α := bs.foldl (init := as) fun xs v => xs.push v
instance instAppend : Append (Array α) := ⟨Array.append⟩
protected def appendList (as : Array α) (bs : List α) : Array α := bs.foldl (init := as) fun xs v => xs.push v
instance instHAppendList : HAppend (Array α) (List α) (Array α) := ⟨Array.appendList⟩
@[inline] def flatMapM {m : Type v → Type w} {β : Type v} [Monad m] (f : α → m (Array β)) (as : Array α) :
    m (Array β) := as.foldlM (init := empty) fun bs a => do return bs ++ (← f a)
@[inline] def flatMap {β : Type v} (f : α → Array β) (as : Array α) : Array β :=
  as.foldl (init := empty) fun bs a => bs ++ f a
@[inline] def flatten (xss : Array (Array α)) : Array α := xss.foldl (init := empty) fun acc xs => acc ++ xs
def reverse (as : Array α) : Array α :=
  if h : as.size ≤ 1 then
    as
  else
    loop as 0 ⟨as.size - 1, Nat.pred_lt (mt (fun h : as.size = 0 => h ▸ Nat.zero_le 1) h)⟩
where
  termination {i j : Nat} (h : i < j) : j - 1 - (i + 1) < j - i := by
    rewrite [Nat.sub_sub, Nat.add_comm]
    exact Nat.lt_of_le_of_lt (Nat.pred_le _) (sub_succ_lt h)
  loop (as : Array α) (i : Nat) (j : Fin as.size) :=
    if h : i < j.val then
      have := termination h
      let as := as.swap i j.val (Nat.lt_trans h j.2) j.2
      have : j.val - 1 < as.size := by rewrite [size_swap]; exact Nat.lt_of_le_of_lt (Nat.pred_le _) j.2
      loop as (i + 1) ⟨j.val - 1, this⟩
    else
      as
  termination_by j.val - i
@[inline] def filter (p : α → Bool) (as : Array α) (start := 0) (stop := as.size) : Array α :=
  as.foldl (init := #[]) (start := start) (stop := stop) fun acc a => if p a then acc.push a else acc
@[inline] def filterM {m : Type → Type v} {α : Type} [Monad m] (p : α → m Bool) (as : Array α) (start := 0)
    (stop := as.size) : m (Array α) :=
  as.foldlM (init := #[]) (start := start) (stop := stop) fun acc a => do
    if (← p a) then return acc.push a else return acc
@[specialize] def filterMapM {m : Type v → Type w} {β : Type v} [Monad m] (f : α → m (Option β)) (as : Array α)
    (start := 0) (stop := as.size) : m (Array β) :=
  as.foldlM (init := #[]) (start := start) (stop := stop) fun bs a => do
    match (← f a) with
    | some b => pure (bs.push b)
    | none => pure bs
@[inline] def filterMap {β : Type v} (f : α → Option β) (as : Array α) (start := 0) (stop := as.size) : Array β :=
  Id.run <| as.filterMapM (pure <| f ·) (start := start) (stop := stop)
@[specialize] def getMax? (as : Array α) (lt : α → α → Bool) : Option α :=
  if h : 0 < as.size then
    let a0 := as[0]'h
    some <| as.foldl (init := a0) (start := 1) fun best a => if lt best a then a else best
  else
    none
@[inline] def partition (p : α → Bool) (as : Array α) : Array α × Array α := Id.run do
  let mut bs := #[]
  let mut cs := #[]
  for a in as do
    if p a then
      bs := bs.push a
    else
      cs := cs.push a
  return (bs, cs)
@[semireducible] def popWhile (p : α → Bool) (as : Array α) : Array α :=
  if h : as.size > 0 then
    if p (as[as.size - 1]'(Nat.sub_lt h (Nat.lt_succ_self 0))) then
      popWhile p as.pop
    else
      as
  else
    as
termination_by as.size
decreasing_by rewrite [size_pop]; exact Nat.sub_lt h (Nat.lt_succ_self 0)
def takeWhile (p : α → Bool) (as : Array α) : Array α :=
  let rec @[semireducible] go (i : Nat) (acc : Array α) : Array α :=
    if h : i < as.size then
      let a := as[i]'h
      if p a then
        go (i + 1) (acc.push a)
      else
        acc
    else
      acc
  termination_by as.size - i
  decreasing_by exact sub_succ_lt h
  go 0 #[]
@[semireducible] def eraseIdx (xs : Array α) (i : Nat) (h : i < xs.size := by get_elem_tactic) : Array α :=
  if h' : i + 1 < xs.size then
    let xs' := xs.swap (i + 1) i h' h
    xs'.eraseIdx (i + 1) (Nat.lt_of_lt_of_eq h' size_swap.symm)
  else
    xs.pop
termination_by xs.size - i
decreasing_by rewrite [size_swap]; exact sub_succ_lt h
def eraseIdxIfInBounds (xs : Array α) (i : Nat) : Array α := if h : i < xs.size then xs.eraseIdx i h else xs
def erase [BEq α] (as : Array α) (a : α) : Array α :=
  match as.finIdxOf? a with
  | none => as
  | some i => as.eraseIdx i.val i.isLt
def eraseP (as : Array α) (p : α → Bool) : Array α :=
  match as.findFinIdx? p with
  | none => as
  | some i => as.eraseIdx i.val i.isLt
@[inline] def insertIdx (as : Array α) (i : Nat) (a : α) (_ : i ≤ as.size := by get_elem_tactic) : Array α :=
  let rec @[semireducible] loop (as : Array α) (j : Fin as.size) :=
    if h : i < j.val then
      have hj : j.val - 1 < as.size := Nat.lt_of_le_of_lt (Nat.pred_le _) j.2
      let as' := as.swap (j.val - 1) j.val hj j.2
      loop as' ⟨j.val - 1, Nat.lt_of_lt_of_eq hj size_swap.symm⟩
    else
      as
  termination_by j.val
  decreasing_by exact Nat.sub_lt (Nat.lt_of_le_of_lt (Nat.zero_le i) h) (Nat.lt_succ_self 0)
  let j := as.size
  let as := as.push a
  loop as ⟨j, size_push a ▸ Nat.lt_succ_self _⟩
def insertIdxIfInBounds (as : Array α) (i : Nat) (a : α) : Array α := if h : i ≤ as.size then insertIdx as i a h else as
@[semireducible] def isPrefixOfAux [BEq α] (as bs : Array α) (hle : as.size ≤ bs.size) (i : Nat) : Bool :=
  if h : i < as.size then
    let a := as[i]'h
    have : i < bs.size := Nat.lt_of_lt_of_le h hle
    let b := bs[i]'this
    if a == b then
      isPrefixOfAux as bs hle (i + 1)
    else
      false
  else
    true
termination_by as.size - i
decreasing_by exact sub_succ_lt h
def isPrefixOf [BEq α] (as bs : Array α) : Bool := if h : as.size ≤ bs.size then isPrefixOfAux as bs h 0 else false
section
variable {β : Type v} {γ : Type w}
@[inline] def zipWith (f : α → β → γ) (as : Array α) (bs : Array β) : Array γ := go 0 #[]
where
  @[semireducible] go (i : Nat) (cs : Array γ) : Array γ :=
    if h : i < as.size then
      let a := as[i]'h
      if h : i < bs.size then
        let b := bs[i]'h
        go (i + 1) (cs.push (f a b))
      else
        cs
    else
      cs
  termination_by as.size - i
  decreasing_by exact sub_succ_lt ‹_›
def zip (as : Array α) (bs : Array β) : Array (α × β) := zipWith Prod.mk as bs
def zipWithAll (f : Option α → Option β → γ) (as : Array α) (bs : Array β) : Array γ := go as bs 0 #[]
where
  go (as : Array α) (bs : Array β) (i : Nat) (cs : Array γ) :=
    if h : i < max as.size bs.size then
      let a := as[i]?
      let b := bs[i]?
      go as bs (i + 1) (cs.push (f a b))
    else
      cs
  termination_by max as.size bs.size - i
  decreasing_by exact sub_succ_lt h
def unzip (as : Array (α × β)) : Array α × Array β :=
  as.foldl (init := (#[], #[])) fun (as, bs) (a, b) => (as.push a, bs.push b)
end
def replace [BEq α] (xs : Array α) (a b : α) : Array α :=
  match xs.finIdxOf? a with
  | none => xs
  | some i => xs.set i.val b i.isLt
def leftpad (n : Nat) (a : α) (xs : Array α) : Array α := replicate (n - xs.size) a ++ xs
def rightpad (n : Nat) (a : α) (xs : Array α) : Array α := xs ++ replicate (n - xs.size) a
@[inline] def reduceOption (as : Array (Option α)) : Array α := as.filterMap id
def eraseReps {α : Type u} [BEq α] (as : Array α) : Array α :=
  if h : 0 < as.size then
    let ⟨last, acc⟩ := as.foldl (init := (as[0]'h, #[])) fun ⟨last, acc⟩ a =>
      if a == last then ⟨last, acc⟩ else ⟨a, acc.push last⟩
    acc.push last
  else
    #[]
private def allDiffAuxAux [BEq α] (as : Array α) (a : α) : forall (i : Nat), i < as.size → Bool
  | 0, _ => true
  | i + 1, h =>
    have : i < as.size := Nat.lt_trans (Nat.lt_succ_self _) h
    a != as[i]'this && allDiffAuxAux as a i this
@[semireducible] private def allDiffAux [BEq α] (as : Array α) (i : Nat) : Bool :=
  if h : i < as.size then
    allDiffAuxAux as (as[i]'h) i h && allDiffAux as (i + 1)
  else
    true
termination_by as.size - i
decreasing_by exact sub_succ_lt h
def allDiff [BEq α] (as : Array α) : Bool := allDiffAux as 0
def toListRev (xs : Array α) : List α := xs.foldl (fun l t => t :: l) []
protected def repr {α : Type u} [Repr α] (xs : Array α) : Std.Format :=
  let _ : Std.ToFormat α := ⟨repr⟩
  if xs.size == 0 then
    "#[]"
  else
    Std.Format.bracketFill "#[" (Std.Format.joinSep (toList xs) ("," ++ Std.Format.line)) "]"
@[inline] def getEvenElems {α : Type u} (as : Array α) : Array α :=
  (·.2) <| as.foldl (init := (true, Array.empty)) fun (even, acc) a =>
    if even then (false, acc.push a) else (true, acc)
instance instRepr {α : Type u} [Repr α] : Repr (Array α) := ⟨fun xs _ => Array.repr xs⟩
end Array
instance instToStringArray {α : Type u} [ToString α] : ToString (Array α) := ⟨fun a => "#" ++ toString a.toList⟩
