/-
Vectors: arrays of a given size, and the functions of arrays for them.
-/
structure Vector (α : Type u) (n : Nat) where
  toArray : Array α
  size_toArray : toArray.size = n
deriving DecidableEq, Repr
attribute [simp, grind =] Vector.size_toArray
abbrev Array.toVector {α : Type u} (xs : Array α) : Vector α xs.size := .mk xs rfl
namespace Vector
variable {α : Type u} {n : Nat}
abbrev size {α : Type u} {n : Nat} (_ : Vector α n) : Nat := n
@[implicit_reducible] def toList (xs : Vector α n) : List α := xs.toArray.toList
@[elab_as_elim] def elimAsArray {motive : Vector α n → Sort w}
    (mk : ∀ (xs : Array α) (ha : xs.size = n), motive ⟨xs, ha⟩) :
    (xs : Vector α n) → motive xs
  | ⟨xs, h⟩ => mk xs h
@[elab_as_elim] def elimAsList {motive : Vector α n → Sort w}
    (mk : ∀ (l : List α) (ha : l.length = n), motive ⟨⟨l⟩, ha⟩) :
    (xs : Vector α n) → motive xs
  | ⟨⟨xs⟩, ha⟩ => mk xs ha
@[inline] def emptyWithCapacity (capacity : Nat) : Vector α 0 := ⟨.emptyWithCapacity capacity, rfl⟩
@[inline] def replicate (n : Nat) (v : α) : Vector α n := ⟨Array.replicate n v, Array.size_replicate⟩
instance instNonemptyOfNatNat : Nonempty (Vector α 0) := ⟨#v[]⟩
instance instNonempty [Nonempty α] : Nonempty (Vector α n) := ⟨replicate _ Classical.ofNonempty⟩
@[inline] def singleton (v : α) : Vector α 1 := ⟨#[v], rfl⟩
instance instInhabited [Inhabited α] : Inhabited (Vector α n) := ⟨replicate n default⟩
@[inline] def get (xs : Vector α n) (i : Fin n) : α := xs.toArray[(i.cast xs.size_toArray.symm).1]
@[inline] def uget (xs : Vector α n) (i : USize) (h : i.toNat < n) : α :=
  xs.toArray.uget i (xs.size_toArray.symm ▸ h)
instance instGetElemNatLt : GetElem (Vector α n) Nat α fun _ i => i < n := ⟨fun xs i h => get xs ⟨i, h⟩⟩
def contains [BEq α] (xs : Vector α n) (a : α) : Bool := xs.toArray.contains a
structure Mem (xs : Vector α n) (a : α) : Prop where
  val : a ∈ xs.toArray
instance instMembership : Membership α (Vector α n) := ⟨Mem⟩
@[inline] def getD (xs : Vector α n) (i : Nat) (default : α) : α := xs.toArray.getD i default
@[inline] def back! [Inhabited α] (xs : Vector α n) : α := xs.toArray.back!
@[inline] def back? (xs : Vector α n) : Option α := xs.toArray.back?
@[inline] def back [NeZero n] (xs : Vector α n) : α := xs[n - 1]'(Nat.sub_one_lt (NeZero.ne n))
@[inline] def head [NeZero n] (xs : Vector α n) : α := xs[0]'(Nat.pos_of_neZero n)
@[inline] def push (xs : Vector α n) (x : α) : Vector α (n + 1) :=
  ⟨xs.toArray.push x, (Array.size_push x).trans (congrArg (· + 1) xs.size_toArray)⟩
@[inline] def pop (xs : Vector α n) : Vector α (n - 1) :=
  ⟨Array.pop xs.toArray, Array.size_pop.trans (congrArg (· - 1) xs.size_toArray)⟩
@[inline] def set (xs : Vector α n) (i : Nat) (x : α) (h : i < n := by get_elem_tactic) : Vector α n :=
  ⟨xs.toArray.set i x (xs.size_toArray.symm ▸ h), by rw [Array.size_set, xs.size_toArray]⟩
@[inline] def setIfInBounds (xs : Vector α n) (i : Nat) (x : α) : Vector α n :=
  ⟨xs.toArray.setIfInBounds i x, by rw [Array.size_setIfInBounds, xs.size_toArray]⟩
@[inline] def set! (xs : Vector α n) (i : Nat) (x : α) : Vector α n :=
  ⟨xs.toArray.set! i x, by simp only [Array.set!_eq_setIfInBounds, Array.size_setIfInBounds, xs.size_toArray]⟩
@[inline] def foldlM {β : Type v} {n : Nat} {m : Type v → Type w} {α : Type x} [Monad m] (f : β → α → m β) (b : β)
    (xs : Vector α n) : m β :=
  xs.toArray.foldlM f b
@[inline] def foldrM {β : Type v} {n : Nat} {m : Type v → Type w} {α : Type x} [Monad m] (f : α → β → m β) (b : β)
    (xs : Vector α n) : m β :=
  xs.toArray.foldrM f b
@[inline] def foldl {β : Type v} {n : Nat} (f : β → α → β) (b : β) (xs : Vector α n) : β := xs.toArray.foldl f b
@[inline] def foldr {β : Type v} {n : Nat} (f : α → β → β) (b : β) (xs : Vector α n) : β := xs.toArray.foldr f b
@[inline] def append {m : Nat} (xs : Vector α n) (ys : Vector α m) : Vector α (n + m) :=
  ⟨xs.toArray ++ ys.toArray, by rw [Array.size_append, xs.size_toArray, ys.size_toArray]⟩
instance instHAppendHAddNat {m : Nat} : HAppend (Vector α n) (Vector α m) (Vector α (n + m)) := ⟨append⟩
@[inline] protected def cast {m : Nat} (h : n = m) (xs : Vector α n) : Vector α m :=
  ⟨xs.toArray, xs.size_toArray.trans h⟩
@[inline] def extract (xs : Vector α n) (start : Nat := 0) (stop : Nat := n) : Vector α (min stop n - start) :=
  ⟨xs.toArray.extract start stop, by rw [Array.size_extract, xs.size_toArray]⟩
@[inline] def take (xs : Vector α n) (i : Nat) : Vector α (min i n) :=
  ⟨xs.toArray.take i, Array.size_extract.trans (congrArg (min i) xs.size_toArray)⟩
@[inline] def drop (xs : Vector α n) (i : Nat) : Vector α (n - i) := ⟨xs.toArray.drop i, by simp⟩
@[inline] def shrink (xs : Vector α n) (i : Nat) : Vector α (min i n) :=
  ⟨xs.toArray.shrink i, by rw [Array.shrink_eq_take]; exact (xs.take i).size_toArray⟩
@[implicit_reducible, inline] def map {β : Type v} {n : Nat} (f : α → β) (xs : Vector α n) : Vector β n :=
  ⟨xs.toArray.map f, by rw [Array.size_map, xs.size_toArray]⟩
@[inline] def mapIdx {β : Type v} {n : Nat} (f : Nat → α → β) (xs : Vector α n) : Vector β n :=
  ⟨xs.toArray.mapIdx f, by rw [Array.size_mapIdx, xs.size_toArray]⟩
@[inline] def mapFinIdx {β : Type v} {n : Nat} (xs : Vector α n) (f : (i : Nat) → α → (h : i < n) → β) : Vector β n :=
  ⟨xs.toArray.mapFinIdx (fun i a h => f i a (xs.size_toArray ▸ h)), by rw [Array.size_mapFinIdx, xs.size_toArray]⟩
@[inline] def mapM {m : Type v → Type w} {α : Type x} {β : Type v} [Monad m] (f : α → m β) (xs : Vector α n) :
    m (Vector β n) := go 0 (Nat.zero_le n) #v[]
where
  go (k : Nat) (h : k ≤ n) (acc : Vector β k) : m (Vector β n) := do
    if h' : k < n then go (k + 1) h' (acc.push (← f xs[k]))
    else return acc.cast (Nat.le_antisymm h (Nat.le_of_not_lt h'))
  termination_by n - k
  decreasing_by exact Nat.sub_succ_lt_self _ _ h'
@[inline] protected def forM {m : Type v → Type w} {α : Type x} [Monad m] (xs : Vector α n) (f : α → m PUnit) : m
    PUnit :=
  xs.toArray.forM f
@[inline] def flatMapM {m : Type v → Type w} {α : Type x} {n : Nat} {β : Type v} {k : Nat} [Monad m] (xs : Vector α n)
    (f : α → m (Vector β k)) : m (Vector β (n * k)) := go 0 (Nat.zero_le n) (#v[].cast (Nat.zero_mul k).symm)
where
  go (i : Nat) (h : i ≤ n) (acc : Vector β (i * k)) : m (Vector β (n * k)) := do
    if h' : i < n then go (i + 1) h' ((acc ++ (← f xs[i])).cast (Nat.succ_mul i k).symm)
    else return acc.cast (congrArg (· * k) (Nat.le_antisymm h (Nat.le_of_not_lt h')))
  termination_by n - i
  decreasing_by exact Nat.sub_succ_lt_self _ _ h'
@[inline] def mapFinIdxM {n : Nat} {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (xs : Vector α n)
    (f : (i : Nat) → α → (h : i < n) → m β) : m (Vector β n) :=
  let rec @[specialize] map (i : Nat) (j : Nat) (inv : i + j = n) (ys : Vector β (n - i)) : m (Vector β n) := do
    match i, inv with
    | 0, _ => return ys.cast (by omega)
    | i + 1, inv =>
      have j_lt : j < n := inv ▸ Nat.lt_add_of_pos_left i.succ_pos
      map i (j + 1) ((Nat.succ_add_eq_add_succ i j).symm.trans inv)
        ((ys.push (← f j xs[j] j_lt)).cast (by omega))
  map n 0 rfl (#v[].cast (Nat.sub_self n).symm)
@[inline] def mapIdxM {n : Nat} {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (f : Nat → α → m β)
    (xs : Vector α n) : m (Vector β n) := xs.mapFinIdxM fun i a _ => f i a
@[inline] def firstM {β : Type v} {n : Nat} {α : Type u} {m : Type v → Type w} [Alternative m] (f : α → m β)
    (xs : Vector α n) : m β := xs.toArray.firstM f
private theorem sum_sizes : ∀ (l : List (Vector α n)), (l.map fun v => v.toArray.size).sum = l.length * n
  | [] => (Nat.zero_mul n).symm
  | v :: l => by
    rw [List.map_cons, List.sum_cons, sum_sizes l, v.size_toArray, List.length_cons, Nat.succ_mul, Nat.add_comm]
private theorem sum_const {m : Nat} : ∀ l : List α, (l.map fun _ => m).sum = l.length * m
  | [] => (Nat.zero_mul m).symm
  | _ :: l => by rw [List.map_cons, List.sum_cons, sum_const l, List.length_cons, Nat.succ_mul, Nat.add_comm]
@[inline] def flatten {m : Nat} (xs : Vector (Vector α n) m) : Vector α (m * n) :=
  ⟨(xs.toArray.map Vector.toArray).flatten, by
    rcases xs with ⟨⟨l⟩, h⟩
    have h : l.length = m := h
    simp only [Array.size_flatten, List.map_toArray, List.map_map, List.sum_toArray]
    rw [← h, ← sum_sizes l]; rfl⟩
@[inline] def flatMap {β : Type v} {n m : Nat} (xs : Vector α n) (f : α → Vector β m) : Vector β (n * m) :=
  ⟨xs.toArray.flatMap fun a => (f a).toArray, by
    simp only [Array.size_flatMap, size_toArray]
    rcases xs with ⟨⟨l⟩, h⟩
    have h : l.length = n := h
    simp only [List.map_toArray, List.sum_toArray]
    rw [sum_const, h]⟩
@[inline] def zipIdx (xs : Vector α n) (k : Nat := 0) : Vector (α × Nat) n :=
  ⟨xs.toArray.zipIdx k, by rw [Array.size_zipIdx, xs.size_toArray]⟩
@[inline] def zip {β : Type v} {n : Nat} (as : Vector α n) (bs : Vector β n) : Vector (α × β) n :=
  ⟨as.toArray.zip bs.toArray, by simp⟩
@[inline] def zipWith {β : Type v} {φ : Type w} {n : Nat} (f : α → β → φ) (as : Vector α n) (bs : Vector β n) :
    Vector φ n :=
  ⟨as.toArray.zipWith f bs.toArray, by simp⟩
@[inline] def unzip {β : Type v} {n : Nat} (xs : Vector (α × β) n) : Vector α n × Vector β n :=
  ⟨⟨xs.toArray.unzip.1, by simp⟩, ⟨xs.toArray.unzip.2, by simp⟩⟩
@[inline] def ofFn (f : Fin n → α) : Vector α n := ⟨Array.ofFn f, Array.size_ofFn⟩
@[inline] def swap (xs : Vector α n) (i j : Nat) (hi : i < n := by get_elem_tactic) (hj : j < n := by get_elem_tactic) :
    Vector α n :=
  ⟨xs.toArray.swap i j (xs.size_toArray.symm ▸ hi) (xs.size_toArray.symm ▸ hj), by rw [Array.size_swap,
      xs.size_toArray]⟩
@[inline] def swapIfInBounds (xs : Vector α n) (i j : Nat) : Vector α n := ⟨xs.toArray.swapIfInBounds i j, by simp⟩
@[inline] def swapAt (xs : Vector α n) (i : Nat) (x : α) (hi : i < n := by get_elem_tactic) : α × Vector α n :=
  let a := xs.toArray.swapAt i x (xs.size_toArray.symm ▸ hi)
  ⟨a.fst, a.snd, by simp [a]⟩
@[inline] def swapAt! (xs : Vector α n) (i : Nat) (x : α) : α × Vector α n :=
  let a := xs.toArray.swapAt! i x
  ⟨a.fst, a.snd, by simp [a]⟩
@[inline] def range (n : Nat) : Vector Nat n := ⟨Array.range n, Array.size_range⟩
@[inline] def range' (start size : Nat) (step : Nat := 1) : Vector Nat size :=
  ⟨Array.range' start size step, Array.size_range'⟩
@[inline] def isEqv (xs ys : Vector α n) (r : α → α → Bool) : Bool :=
  Array.isEqvAux xs.toArray ys.toArray (xs.size_toArray.trans ys.size_toArray.symm) r n
      (Nat.le_of_eq xs.size_toArray.symm)
instance instBEq [BEq α] : BEq (Vector α n) := ⟨fun xs ys => isEqv xs ys (· == ·)⟩
@[inline] def reverse (xs : Vector α n) : Vector α n :=
  ⟨xs.toArray.reverse, by rw [Array.size_reverse, xs.size_toArray]⟩
@[inline] def eraseIdx (xs : Vector α n) (i : Nat) (h : i < n := by get_elem_tactic) : Vector α (n - 1) :=
  ⟨xs.toArray.eraseIdx i (xs.size_toArray.symm ▸ h), by rw [Array.size_eraseIdx, xs.size_toArray]⟩
/- DIFFERS: evaluation of these two does not report that the index is out of bounds. -/
@[inline] def eraseIdx! (xs : Vector α n) (i : Nat) : Vector α (n - 1) :=
  if _ : i < n then xs.eraseIdx i
  else
    have : Inhabited (Vector α (n - 1)) := ⟨xs.pop⟩
    default
@[inline] def insertIdx (xs : Vector α n) (i : Nat) (x : α) (h : i ≤ n := by get_elem_tactic) : Vector α (n + 1) :=
  ⟨xs.toArray.insertIdx i x (xs.size_toArray.symm ▸ h), by rw [Array.size_insertIdx, xs.size_toArray]⟩
@[inline] def insertIdx! (xs : Vector α n) (i : Nat) (x : α) : Vector α (n + 1) :=
  if _ : i ≤ n then xs.insertIdx i x
  else
    have : Inhabited (Vector α (n + 1)) := ⟨xs.push x⟩
    default
@[inline] def tail (xs : Vector α n) : Vector α (n - 1) := (xs.extract 1).cast (congrArg (· - 1) (Nat.min_self n))
@[inline] def finIdxOf? [BEq α] (xs : Vector α n) (x : α) : Option (Fin n) :=
  (xs.toArray.finIdxOf? x).map (Fin.cast xs.size_toArray)
@[inline] def findFinIdx? (p : α → Bool) (xs : Vector α n) : Option (Fin n) :=
  (xs.toArray.findFinIdx? p).map (Fin.cast xs.size_toArray)
@[inline] def findM? {n : Nat} {α : Type} {m : Type → Type} [Monad m] (f : α → m Bool) (as : Vector α n) : m
    (Option α) :=
  as.toArray.findM? f
@[inline] def findSomeM? {β : Type v} {n : Nat} {m : Type v → Type w} {α : Type x} [Monad m] (f : α → m (Option β))
    (as : Vector α n) :
    m (Option β) := as.toArray.findSomeM? f
@[inline] def findRevM? {n : Nat} {α : Type} {m : Type → Type} [Monad m] (f : α → m Bool) (as : Vector α n) :
    m (Option α) := as.toArray.findRevM? f
@[inline] def findSomeRevM? {β : Type v} {n : Nat} {m : Type v → Type w} {α : Type x} [Monad m] (f : α → m (Option β))
    (as : Vector α n) :
    m (Option β) := as.toArray.findSomeRevM? f
@[inline] def find? {n : Nat} {α : Type} (f : α → Bool) (as : Vector α n) : Option α := as.toArray.find? f
@[inline] def findRev? {n : Nat} {α : Type} (f : α → Bool) (as : Vector α n) : Option α := as.toArray.findRev? f
@[inline] def findSome? {β : Type v} {n : Nat} (f : α → Option β) (as : Vector α n) : Option β := as.toArray.findSome? f
@[inline] def findSomeRev? {β : Type v} {n : Nat} (f : α → Option β) (as : Vector α n) : Option β :=
  as.toArray.findSomeRev? f
@[inline] def isPrefixOf {m : Nat} [BEq α] (xs : Vector α m) (ys : Vector α n) : Bool :=
  xs.toArray.isPrefixOf ys.toArray
@[inline] def anyM {m : Type → Type v} [Monad m] (p : α → m Bool) (xs : Vector α n) : m Bool := xs.toArray.anyM p
@[inline] def allM {m : Type → Type v} [Monad m] (p : α → m Bool) (xs : Vector α n) : m Bool := xs.toArray.allM p
@[inline] def any (xs : Vector α n) (p : α → Bool) : Bool := xs.toArray.any p
@[inline] def all (xs : Vector α n) (p : α → Bool) : Bool := xs.toArray.all p
@[inline] def countP (p : α → Bool) (xs : Vector α n) : Nat := xs.toArray.countP p
@[inline] def count [BEq α] (a : α) (xs : Vector α n) : Nat := xs.toArray.count a
@[inline] def replace [BEq α] (xs : Vector α n) (a b : α) : Vector α n := ⟨xs.toArray.replace a b, by simp⟩
@[inline] def sum [Add α] [Zero α] (xs : Vector α n) : α := xs.toArray.sum
@[inline] def prod [Mul α] [One α] (xs : Vector α n) : α := xs.toArray.prod
@[inline, simp] def leftpad {m : Nat} (n : Nat) (a : α) (xs : Vector α m) : Vector α (max n m) :=
  (replicate (n - m) a ++ xs).cast (Nat.sub_add_eq_max n m)
@[inline, simp] def rightpad {m : Nat} (n : Nat) (a : α) (xs : Vector α m) : Vector α (max n m) :=
  (xs ++ replicate (n - m) a).cast ((Nat.add_comm ..).trans (Nat.sub_add_eq_max n m))
@[simp] theorem mem_toArray_iff (a : α) (xs : Vector α n) : a ∈ xs.toArray ↔ a ∈ xs := ⟨fun h => ⟨h⟩, fun ⟨h⟩ => h⟩
instance instForIn'InferInstanceMembershipOfMonad {m : Type v → Type w} {α : Type x} [Monad m] :
    ForIn' m (Vector α n) α inferInstance :=
  ⟨fun xs b f => Array.forIn' xs.toArray b fun a h b => f a ((mem_toArray_iff a xs).mp h) b⟩
instance instForMOfMonad {m : Type v → Type w} {α : Type x} [Monad m] : ForM m (Vector α n) α := ⟨Vector.forM⟩
instance instLT [LT α] : LT (Vector α n) := ⟨fun xs ys => xs.toArray < ys.toArray⟩
instance instLE [LT α] : LE (Vector α n) := ⟨fun xs ys => xs.toArray ≤ ys.toArray⟩
/- DIFFERS: a full Lean's body is a loop over `0...n`; the value is the same. It is inlined, as Lean's own code has a
function of this name that takes other arguments. -/
@[inline] def lex [BEq α] (xs ys : Vector α n) (lt : α → α → Bool := by exact (· < ·)) : Bool :=
  xs.toArray.lex ys.toArray lt
end Vector
