/-
Functions on lists: searching, counting, inserting and erasing, segments, enumerations, minima and maxima, orders.
-/
namespace List
variable {α : Type u}

/- Equality by `==`. -/
protected def beq [BEq α] : List α → List α → Bool
  | [], [] => true
  | a :: as, b :: bs => a == b && List.beq as bs
  | _, _ => false
instance instBEq [BEq α] : BEq (List α) := ⟨List.beq⟩
def isEqv : (as bs : List α) → (eqv : α → α → Bool) → Bool
  | [], [], _ => true
  | a :: as, b :: bs, eqv => eqv a b && isEqv as bs eqv
  | _, _, _ => false

/- The lexicographic order. -/
inductive Lex (r : α → α → Prop) : (as : List α) → (bs : List α) → Prop where
  | nil {a l} : Lex r [] (a :: l)
  | rel {a₁ l₁ a₂ l₂} (h : r a₁ a₂) : Lex r (a₁ :: l₁) (a₂ :: l₂)
  | cons {a l₁ l₂} (h : Lex r l₁ l₂) : Lex r (a :: l₁) (a :: l₂)
private theorem lex_cons_cons [DecidableEq α] {r : α → α → Prop} {a b : α} {as bs : List α} :
    Lex r (a :: as) (b :: bs) ↔ r a b ∨ a = b ∧ Lex r as bs :=
  ⟨fun h => match h with
    | .rel h => .inl h
    | .cons h => .inr ⟨rfl, h⟩,
   fun h => match h with
    | .inl h => .rel h
    | .inr ⟨e, h⟩ => e ▸ .cons h⟩
instance decidableLex [DecidableEq α] (r : α → α → Prop) [h : DecidableRel r] :
    (l₁ l₂ : List α) → Decidable (Lex r l₁ l₂)
  | [], [] => isFalse nofun
  | [], _ :: _ => isTrue .nil
  | _ :: _, [] => isFalse nofun
  | a :: as, b :: bs => match h a b with
    | isTrue k => isTrue (.rel k)
    | isFalse k => if e : a = b then
        match decidableLex r as bs with
        | isTrue l => isTrue (e ▸ .cons l)
        | isFalse l => isFalse fun x => (lex_cons_cons.mp x).elim k fun y => l y.2
      else isFalse fun x => (lex_cons_cons.mp x).elim k fun y => e y.1
protected abbrev lt [LT α] : List α → List α → Prop := Lex (· < ·)
instance instLT [LT α] : LT (List α) := ⟨List.lt⟩
instance decidableLT [DecidableEq α] [LT α] [DecidableLT α] (l₁ l₂ : List α) : Decidable (l₁ < l₂) :=
  decidableLex (· < ·) l₁ l₂
@[reducible] protected def le [LT α] (as bs : List α) : Prop := ¬ bs < as
instance instLE [LT α] : LE (List α) := ⟨List.le⟩
instance decidableLE [DecidableEq α] [LT α] [DecidableLT α] (l₁ l₂ : List α) : Decidable (l₁ ≤ l₂) :=
  inferInstanceAs (Decidable (Not _))
def lex [BEq α] (l₁ l₂ : List α) (lt : α → α → Bool := by exact (· < ·)) : Bool :=
  match l₁, l₂ with
  | [], _ :: _ => true
  | _, [] => false
  | a :: as, b :: bs => lt a b || (a == b && lex as bs lt)

/- Ends. -/
def getLastD : (as : List α) → (fallback : α) → α
  | [], a₀ => a₀
  | a :: as, _ => getLast (a :: as) nofun
def tail? : List α → Option (List α)
  | [] => none
  | _ :: as => some as
def tailD (l fallback : List α) : List α :=
  match l with
  | [] => fallback
  | _ :: tl => tl
/- DIFFERS: evaluation of these three does not report an empty list. -/
def head! [Inhabited α] : List α → α
  | [] => default
  | a :: _ => a
def tail! : List α → List α
  | [] => default
  | _ :: as => as
def getLast! [Inhabited α] : List α → α
  | [] => default
  | a :: as => getLast (a :: as) nofun
@[inline] protected def singleton (a : α) : List α := [a]
def leftpad (n : Nat) (a : α) (l : List α) : List α := replicate (n - length l) a ++ l
def rightpad (n : Nat) (a : α) (l : List α) : List α := l ++ replicate (n - length l) a
@[inline] def reduceOption : List (Option α) → List α := List.filterMap id
def takeWhile (p : α → Bool) : (xs : List α) → List α
  | [] => []
  | hd :: tl => match p hd with
    | true => hd :: takeWhile p tl
    | false => []
def dropWhile (p : α → Bool) : List α → List α
  | [] => []
  | a :: l => match p a with
    | true => dropWhile p l
    | false => a :: l
abbrev extract (l : List α) (start : Nat := 0) (stop : Nat := l.length) : List α := (l.drop start).take (stop - start)
@[inline] def partition (p : α → Bool) (as : List α) : List α × List α :=
  loop as ([], [])
where
  loop : List α → List α × List α → List α × List α
    | [], (bs, cs) => (bs.reverse, cs.reverse)
    | a :: as, (bs, cs) => match p a with
      | true => loop as (a :: bs, cs)
      | false => loop as (bs, a :: cs)
@[inline] def span (p : α → Bool) (as : List α) : List α × List α :=
  loop as []
where
  loop : List α → List α → List α × List α
    | [], acc => (acc.reverse, [])
    | a :: as, acc => match p a with
      | true => loop as (a :: acc)
      | false => (acc.reverse, a :: as)
def splitAt (n : Nat) (l : List α) : List α × List α :=
  go l n []
where
  go : List α → Nat → List α → List α × List α
    | [], _, _ => (l, [])
    | x :: xs, n + 1, acc => go xs n (x :: acc)
    | xs, _, acc => (acc.reverse, xs)
def splitBy (R : α → α → Bool) : List α → List (List α)
  | [] => []
  | a :: as => loop as a [] []
where
  loop : List α → α → List α → List (List α) → List (List α)
    | a :: as, b, r, acc => match R b a with
      | true => loop as a (b :: r) acc
      | false => loop as a [] ((b :: r).reverse :: acc)
    | [], ag, r, acc => ((ag :: r).reverse :: acc).reverse
def rotateLeft (xs : List α) (i : Nat := 1) : List α :=
  let len := xs.length
  if len ≤ 1 then xs else
    let i := i % len
    let ys := xs.take i
    let zs := xs.drop i
    zs ++ ys
def rotateRight (xs : List α) (i : Nat := 1) : List α :=
  let len := xs.length
  if len ≤ 1 then xs else
    let i := len - i % len
    let ys := xs.take i
    let zs := xs.drop i
    zs ++ ys

/- Prefixes, suffixes, sublists. -/
def isSublist [BEq α] : List α → List α → Bool
  | [], _ => true
  | _, [] => false
  | l₁@(hd₁ :: tl₁), hd₂ :: tl₂ => if hd₁ == hd₂ then tl₁.isSublist tl₂ else l₁.isSublist tl₂
def IsPrefix (l₁ : List α) (l₂ : List α) : Prop := Exists fun t => l₁ ++ t = l₂
def isPrefixOf [BEq α] : List α → List α → Bool
  | [], _ => true
  | _, [] => false
  | a :: as, b :: bs => a == b && isPrefixOf as bs
def isPrefixOf? [BEq α] : (l₁ : List α) → (l₂ : List α) → Option (List α)
  | [], l₂ => some l₂
  | _, [] => none
  | (x₁ :: l₁), (x₂ :: l₂) => if x₁ == x₂ then isPrefixOf? l₁ l₂ else none
def isSuffixOf [BEq α] (l₁ l₂ : List α) : Bool := isPrefixOf l₁.reverse l₂.reverse
def isSuffixOf? [BEq α] (l₁ l₂ : List α) : Option (List α) :=
  Option.map List.reverse <| isPrefixOf? l₁.reverse l₂.reverse
def IsSuffix (l₁ : List α) (l₂ : List α) : Prop := Exists fun t => t ++ l₁ = l₂
def IsInfix (l₁ : List α) (l₂ : List α) : Prop := Exists fun s => Exists fun t => s ++ l₁ ++ t = l₂
def isInfixOf_internal [BEq α] (l₁ l₂ : List α) : Bool :=
  l₁.isPrefixOf l₂ || match l₂ with
    | [] => false
    | _ :: l₂ => isInfixOf_internal l₁ l₂

/- Changes at a place or of an element. -/
def replace [BEq α] : (l : List α) → (a : α) → (b : α) → List α
  | [], _, _ => []
  | a :: as, b, c => match b == a with
    | true => c :: as
    | false => a :: replace as b c
def modifyTailIdx (l : List α) (i : Nat) (f : List α → List α) : List α :=
  go i l
where
  go : Nat → List α → List α
    | 0, l => f l
    | _ + 1, [] => []
    | i + 1, a :: l => a :: go i l
@[inline] def modifyHead (f : α → α) : List α → List α
  | [] => []
  | a :: l => f a :: l
def modify (l : List α) (i : Nat) (f : α → α) : List α := l.modifyTailIdx i (modifyHead f)
@[inline] protected def insert [BEq α] (a : α) (l : List α) : List α := if l.contains a then l else a :: l
instance [BEq α] : Insert α (List α) := ⟨List.insert⟩
instance : Singleton α (List α) := ⟨fun a => [a]⟩
def insertIdx (xs : List α) (i : Nat) (a : α) : List α := xs.modifyTailIdx i (cons a)
def eraseP (p : α → Bool) : List α → List α
  | [] => []
  | a :: l => bif p a then l else a :: eraseP p l
def eraseIdx : (l : List α) → (i : Nat) → List α
  | [], _ => []
  | _ :: as, 0 => as
  | a :: as, n + 1 => a :: eraseIdx as n

/- Searching and counting. -/
def findSome? {β : Type v} (f : α → Option β) : List α → Option β
  | [] => none
  | a :: as => match f a with
    | some b => some b
    | none => findSome? f as
def findRev? (p : α → Bool) : List α → Option α
  | [] => none
  | a :: as => match findRev? p as with
    | some b => some b
    | none => if p a then some a else none
def findSomeRev? {β : Type v} (f : α → Option β) : List α → Option β
  | [] => none
  | a :: as => match findSomeRev? f as with
    | some b => some b
    | none => f a
@[inline] def findIdx (p : α → Bool) (l : List α) : Nat :=
  go l 0
where
  go : List α → Nat → Nat
    | [], n => n
    | a :: l, n => bif p a then n else go l (n + 1)
def idxOf [BEq α] (a : α) : List α → Nat := findIdx (· == a)
def findIdx? (p : α → Bool) (l : List α) : Option Nat :=
  go l 0
where
  go : List α → Nat → Option Nat
    | [], _ => none
    | a :: l, i => if p a then some i else go l (i + 1)
@[inline] def idxOf? [BEq α] (a : α) : List α → Option Nat := findIdx? (· == a)
@[inline] def findFinIdx? (p : α → Bool) (l : List α) : Option (Fin l.length) :=
  go l 0 rfl
where
  go : (l' : List α) → (i : Nat) → (h : l'.length + i = l.length) → Option (Fin l.length)
    | [], _, _ => none
    | a :: l, i, h =>
      if p a then some ⟨i, by rw [length_cons] at h; omega⟩
      else go l (i + 1) (by rw [length_cons] at h; omega)
@[inline] def finIdxOf? [BEq α] (a : α) : (l : List α) → Option (Fin l.length) := findFinIdx? (· == a)
@[inline] def countP (p : α → Bool) (l : List α) : Nat :=
  go l 0
where
  go : List α → Nat → Nat
    | [], acc => acc
    | x :: xs, acc => bif p x then go xs (acc + 1) else go xs acc
@[inline] def count [BEq α] (a : α) : List α → Nat := countP (· == a)
def lookup {β : Type v} [BEq α] : α → List (α × β) → Option β
  | _, [] => none
  | a, (k, b) :: as => match a == k with
    | true => some b
    | false => lookup a as
def isPerm [BEq α] : List α → List α → Bool
  | [], l₂ => l₂.isEmpty
  | a :: l₁, l₂ => l₂.contains a && l₁.isPerm (l₂.erase a)
def or (bs : List Bool) : Bool := bs.any id
def and (bs : List Bool) : Bool := bs.all id

/- Several lists. -/
def zipWithAll {β : Type v} {γ : Type w} (f : Option α → Option β → γ) : List α → List β → List γ
  | [], bs => bs.map fun b => f none (some b)
  | a :: as, [] => (a :: as).map fun a => f (some a) none
  | a :: as, b :: bs => f (some a) (some b) :: zipWithAll f as bs
def unzip {β : Type v} : (l : List (α × β)) → List α × List β
  | [] => ([], [])
  | (a, b) :: t => match unzip t with
    | (as, bs) => (a :: as, b :: bs)
def zipIdx : (l : List α) → (n : Nat := 0) → List (α × Nat)
  | [], _ => nil
  | x :: xs, n => (x, n) :: zipIdx xs (n + 1)
def prod [Mul α] [One α] : List α → α := foldr (· * ·) 1
def intersperse (sep : α) : (l : List α) → List α
  | [] => []
  | [x] => [x]
  | x :: xs => x :: sep :: intersperse sep xs
def intercalate (sep : List α) (xs : List (List α)) : List α := (intersperse sep xs).flatten
def eraseDupsBy (r : α → α → Bool) (as : List α) : List α :=
  loop as []
where
  loop : List α → List α → List α
    | [], bs => bs.reverse
    | a :: as, bs => match bs.any (r a) with
      | true => loop as bs
      | false => loop as (a :: bs)
def eraseDups [BEq α] (as : List α) : List α := eraseDupsBy (· == ·) as
def eraseRepsBy (r : α → α → Bool) : List α → List α
  | [] => []
  | a :: as => loop a as []
where
  loop : α → List α → List α → List α
    | a, [], acc => (a :: acc).reverse
    | a, a' :: as, acc => match r a a' with
      | true => loop a as acc
      | false => loop a' as (a :: acc)
def eraseReps [BEq α] (as : List α) : List α := eraseRepsBy (· == ·) as
def removeAll [BEq α] (xs ys : List α) : List α := xs.filter fun x => !ys.elem x

/- Minima and maxima. -/
def min? [Min α] : List α → Option α
  | [] => none
  | a :: as => some <| as.foldl min a
protected def min [Min α] : (l : List α) → (h : l ≠ []) → α
  | a :: as, _ => as.foldl min a
def max? [Max α] : List α → Option α
  | [] => none
  | a :: as => some <| as.foldl max a
protected def max [Max α] : (l : List α) → (h : l ≠ []) → α
  | a :: as, _ => as.foldl max a

/- Elements with a proof. -/
def pmap {β : Type v} {P : α → Prop} (f : ∀ a, P a → β) : ∀ l : List α, (H : ∀ a ∈ l, P a) → List β
  | [], _ => []
  | a :: l, H => f a (forall_mem_cons.1 H).1 :: pmap f l (forall_mem_cons.1 H).2
def attachWith (l : List α) (P : α → Prop) (H : ∀ x ∈ l, P x) : List {x // P x} := pmap Subtype.mk l H
@[inline] def attach (l : List α) : List {x // x ∈ l} := attachWith l _ fun _ => id
def unattach {α : Type u} {p : α → Prop} (l : List { x // p x }) : List α := l.map (·.val)

/- With indices. -/
@[inline] def mapIdx {β : Type v} (f : Nat → α → β) (as : List α) : List β :=
  go as #[]
where
  @[specialize] go : List α → Array β → List β
    | [], acc => acc.toList
    | a :: as, acc => go as (acc.push (f acc.size a))

/- Sorting. -/
def merge (xs ys : List α) (le : α → α → Bool := by exact fun a b => a ≤ b) : List α :=
  match xs, ys with
  | [], ys => ys
  | xs, [] => xs
  | x :: xs, y :: ys => if le x y then x :: merge xs (y :: ys) le else y :: merge (x :: xs) ys le
termination_by xs.length + ys.length
decreasing_by
  · exact Nat.add_lt_add_right (Nat.lt_succ_self _) _
  · exact Nat.lt_succ_self _
@[simp] theorem nil_merge {le : α → α → Bool} (ys : List α) : merge [] ys le = ys := by rw [merge]
@[simp] theorem merge_right {le : α → α → Bool} (xs : List α) : merge xs [] le = xs := by
  cases xs with
  | nil => rw [merge]
  | cons x xs => rw [merge]; exact nofun

/- In monads. -/
section
universe u₁ u₂ u₃
variable {m : Type u₁ → Type u₂} [Monad m]
def foldlM {s : Type u₁} {α : Type u₃} : (f : s → α → m s) → (init : s) → List α → m s
  | _, s, [] => pure s
  | f, s, a :: as => do
    let s' ← f s a
    List.foldlM f s' as
@[inline] def foldrM {s : Type u₁} {α : Type u₃} (f : α → s → m s) (init : s) (l : List α) : m s :=
  l.reverse.foldlM (fun s a => f a s) init
@[inline] def mapM {α : Type u₃} {β : Type u₁} (f : α → m β) (as : List α) : m (List β) :=
  let rec loop
    | [], bs => pure bs.reverse
    | a :: as, bs => do
      let b ← f a
      loop as (b :: bs)
  loop as []
protected def forM {α : Type u₃} (as : List α) (f : α → m PUnit) : m PUnit :=
  match as with
  | [] => pure ⟨⟩
  | a :: as => do f a; List.forM as f
end
end List
