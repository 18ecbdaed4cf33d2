/-
Further functions on arrays.
-/
namespace List
variable {α : Type u}
/- Definitions. -/
@[inline_if_reduce] def toArrayAux : List α → Array α → Array α
  | nil, xs => xs
  | cons a as, xs => toArrayAux as (xs.push a)
@[inline, match_pattern, export lean_list_to_array] def toArrayImpl (xs : List α) : Array α :=
  xs.toArrayAux (Array.mkEmpty xs.length)
end List
@[inline] def Option.toArray {α : Type u} : Option α → Array α
  | none => #[]
  | some a => #[a]
namespace Array
variable {α : Type u}
instance instLT [LT α] : LT (Array α) := ⟨fun as bs => as.toList < bs.toList⟩
instance instLE [LT α] : LE (Array α) := ⟨fun as bs => ¬ bs < as⟩
@[extern "lean_array_size", simp] def usize (xs : @& Array α) : USize := xs.size.toUSize
@[extern "lean_array_uget", simp, implicit_reducible] def uget
    (xs : @& Array α) (i : USize) (h : i.toNat < xs.size) : α := xs[i.toNat]
@[extern "lean_array_uget_borrowed"] unsafe opaque ugetBorrowed
    (xs : @& Array α) (i : USize) (h : i.toNat < xs.size) : α :=
  xs.uget i h
@[extern "lean_array_uset", implicit_reducible] def uset (xs : Array α) (i : USize) (v : α)
    (h : i.toNat < xs.size) : Array α :=
  xs.set i.toNat v h
instance instGetElemUSizeLtNatToNatSize : GetElem (Array α) USize α fun xs i => i.toNat < xs.size :=
  ⟨fun xs i h => xs.uget i h⟩
@[inline] def swapAt! (xs : Array α) (i : Nat) (v : α) : α × Array α :=
  if h : i < xs.size then swapAt xs i v else (v, xs)
@[export lean_array_to_list_impl] def toListImpl (as : Array α) : List α := as.foldr List.cons []
@[inline] def prod {α : Type u} [Mul α] [One α] : Array α → α := foldr (· * ·) 1
@[inline] def findSome! {α : Type u} {β : Type v} [Inhabited β] (f : α → Option β) (xs : Array α) : β :=
  match xs.findSome? f with
  | some b => b
  | none => default
@[inline] def filterRevM {m : Type → Type v} {α : Type} [Monad m] (p : α → m Bool) (as : Array α) (start := as.size)
    (stop := 0) : m (Array α) :=
  reverse <$> as.foldrM (init := #[]) (start := start) (stop := stop) fun a acc => do
    if (← p a) then return acc.push a else return acc
def eraseIdx! (xs : Array α) (i : Nat) : Array α := if h : i < xs.size then xs.eraseIdx i h else default
def insertIdx! (as : Array α) (i : Nat) (a : α) : Array α := if h : i ≤ as.size then insertIdx as i a h else default
@[specialize] def zipWithMAux {α : Type u} {β : Type x} {γ : Type v} {m : Type v → Type w} [Monad m] (as : Array α)
    (bs : Array β) (f : α → β → m γ) (i : Nat) (cs : Array γ) : m (Array γ) := do
  if h : i < as.size then
    let a := as[i]
    if h : i < bs.size then
      let b := bs[i]
      zipWithMAux as bs f (i + 1) <| cs.push (← f a b)
    else
      return cs
  else
    return cs
termination_by as.size - i
decreasing_by exact Nat.sub_succ_lt_self _ _ ‹i < as.size›
@[inline] def zipWithM {α : Type u} {β : Type x} {γ : Type v} {m : Type v → Type w} [Monad m] (f : α → β → m γ)
    (as : Array α) (bs : Array β) : m (Array γ) := zipWithMAux as bs f 0 #[]
end Array
