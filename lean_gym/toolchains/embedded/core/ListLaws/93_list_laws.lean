/-
Laws of lists: elements, places, ends, `map`, `filter`, `append`, `flatten`, `replicate`, `reverse`.
-/
namespace List
variable {α : Type u}
/- The functions at `[]` and `a :: l`. -/
@[simp] theorem length_singleton {a : α} : length [a] = 1 := rfl
theorem length_concat {as : List α} {a : α} : (concat as a).length = as.length + 1 := by simp
@[simp] theorem append_eq {as bs : List α} : List.append as bs = as ++ bs := rfl
@[simp] theorem reverseAux_nil {r : List α} : reverseAux [] r = r := rfl
@[simp] theorem reverseAux_cons {a : α} {l r : List α} : reverseAux (a :: l) r = reverseAux l (a :: r) := rfl
theorem reverseAux_eq_append {as bs : List α} : reverseAux as bs = reverseAux as [] ++ bs := by simp
theorem append_cons (as : List α) (b : α) (bs : List α) : as ++ b :: bs = as ++ [b] ++ bs := by simp
@[simp] theorem empty_eq : (∅ : List α) = [] := rfl
@[simp] theorem flatMap_nil {β : Type v} {f : α → List β} : List.flatMap f [] = [] := rfl
@[simp] theorem flatMap_cons {β : Type v} {x : α} {xs : List α} {f : α → List β} :
    List.flatMap f (x :: xs) = f x ++ List.flatMap f xs := rfl
@[simp] theorem flatMap_append {β : Type v} {xs ys : List α} {f : α → List β} :
    (xs ++ ys).flatMap f = xs.flatMap f ++ ys.flatMap f := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp [ih]
@[simp] theorem beq_nil_nil [BEq α] : List.beq ([] : List α) ([] : List α) = true := rfl
@[simp] theorem beq_cons_nil [BEq α] {a : α} {as : List α} : List.beq (a :: as) [] = false := rfl
@[simp] theorem beq_nil_cons [BEq α] {a : α} {as : List α} : List.beq [] (a :: as) = false := rfl
theorem beq_cons_cons [BEq α] {a b : α} {as bs : List α} : List.beq (a :: as) (b :: bs) = (a == b && List.beq as bs) :=
  rfl
instance instReflBEq [BEq α] [ReflBEq α] : ReflBEq (List α) where
  rfl {as} := by
    induction as with
    | nil => rfl
    | cons a as ih => exact Bool.and_eq_true _ _ ▸ ⟨BEq.rfl, ih⟩
instance instLawfulBEq [BEq α] [LawfulBEq α] : LawfulBEq (List α) where
  eq_of_beq {as bs} h := by
    induction as generalizing bs with
    | nil => cases bs with
      | nil => rfl
      | cons b bs => nomatch h
    | cons a as ih => cases bs with
      | nil => nomatch h
      | cons b bs =>
        have ⟨h₁, h₂⟩ := Bool.and_eq_true _ _ ▸ (show (a == b && List.beq as bs) = true from h)
        rw [eq_of_beq h₁, ih h₂]
@[simp] theorem isEqv_nil_nil {eqv : α → α → Bool} : isEqv ([] : List α) [] eqv = true := rfl
@[simp] theorem isEqv_nil_cons {eqv : α → α → Bool} {a : α} {as : List α} : isEqv [] (a :: as) eqv = false := rfl
@[simp] theorem isEqv_cons_nil {eqv : α → α → Bool} {a : α} {as : List α} : isEqv (a :: as) [] eqv = false := rfl
theorem isEqv_cons_cons {eqv : α → α → Bool} {a b : α} {as bs : List α} :
    isEqv (a :: as) (b :: bs) eqv = (eqv a b && isEqv as bs eqv) := rfl
theorem nil_lex_nil [BEq α] {lt : α → α → Bool} : lex ([] : List α) [] lt = false := (rfl)
@[simp] theorem nil_lex_cons [BEq α] {lt : α → α → Bool} {b} {bs : List α} : lex [] (b :: bs) lt = true := (rfl)
theorem cons_lex_nil [BEq α] {lt : α → α → Bool} {a} {as : List α} : lex (a :: as) [] lt = false := (rfl)
@[simp] theorem cons_lex_cons [BEq α] {lt : α → α → Bool} {a b} {as bs : List α} :
    lex (a :: as) (b :: bs) lt = (lt a b || (a == b && lex as bs lt)) := (rfl)
@[simp] theorem lex_nil [BEq α] {lt : α → α → Bool} {as : List α} : lex as [] lt = false := by
  cases as
  · exact nil_lex_nil
  · exact cons_lex_nil
theorem getLastD_nil {a : α} : getLastD [] a = a := rfl
theorem getLastD_cons {a b : α} {l : List α} : getLastD (b :: l) a = getLastD l b := by cases l <;> rfl
@[simp] theorem headD_nil {d : α} : headD [] d = d := rfl
@[simp] theorem headD_cons {a : α} {l : List α} {d : α} : headD (a :: l) d = a := rfl
@[simp] theorem tail?_nil : tail? ([] : List α) = none := rfl
@[simp] theorem tail?_cons {a : α} {l : List α} : tail? (a :: l) = some l := rfl
@[simp] theorem tailD_nil {l' : List α} : tailD [] l' = l' := rfl
@[simp] theorem tailD_cons {a : α} {l : List α} {l' : List α} : tailD (a :: l) l' = l := rfl
attribute [simp] leftpad rightpad
@[simp] theorem elem_nil [BEq α] {a : α} : ([] : List α).elem a = false := rfl
theorem elem_cons [BEq α] {a b : α} {bs : List α} :
    (b :: bs).elem a = match a == b with | true => true | false => bs.elem a := rfl
@[simp] theorem contains_nil [BEq α] {a : α} : ([] : List α).contains a = false := rfl
theorem mem_of_elem_eq_true [BEq α] [LawfulBEq α] {a : α} {as : List α} : elem a as = true → a ∈ as := elem_iff.mp
theorem elem_eq_true_of_mem [BEq α] [ReflBEq α] {a : α} {as : List α} (h : a ∈ as) : elem a as = true := by
  induction h with
  | head as => rw [elem, BEq.rfl]
  | tail b _ ih => rewrite [elem]; split <;> first | rfl | exact ih
@[simp] theorem extract_eq_take_drop {l : List α} {start stop : Nat} :
    l.extract start stop = (l.drop start).take (stop - start) := rfl
@[simp] theorem takeWhile_nil {p : α → Bool} : ([] : List α).takeWhile p = [] := rfl
@[simp] theorem dropWhile_nil {p : α → Bool} : ([] : List α).dropWhile p = [] := rfl
@[simp] theorem dropLast_nil : ([] : List α).dropLast = [] := rfl
@[simp] theorem dropLast_singleton {x : α} : [x].dropLast = [] := rfl
@[simp] theorem dropLast_cons_cons {x y : α} {zs : List α} : (x :: y :: zs).dropLast = x :: (y :: zs).dropLast := rfl
@[simp] theorem length_dropLast_cons {a : α} {as : List α} : (a :: as).dropLast.length = as.length := by
  induction as generalizing a with
  | nil => rfl
  | cons b as ih => exact congrArg Nat.succ ih
instance instDecidableRelSubsetOfDecidableEq [DecidableEq α] : DecidableRel (Subset : List α → List α → Prop) :=
  fun _ _ => decidableBAll _ _
@[simp] theorem isPrefixOf_nil_left [BEq α] {l : List α} : isPrefixOf ([] : List α) l = true := by cases l <;> rfl
@[simp] theorem isPrefixOf_cons_nil [BEq α] {a : α} {as : List α} : isPrefixOf (a :: as) [] = false := rfl
theorem isPrefixOf_cons_cons [BEq α] {a b : α} {as bs : List α} :
    isPrefixOf (a :: as) (b :: bs) = (a == b && isPrefixOf as bs) := rfl
@[simp] theorem isSuffixOf_nil_left [BEq α] {l : List α} : isSuffixOf ([] : List α) l = true := by
  rw [isSuffixOf, reverse_nil, isPrefixOf_nil_left]
@[simp] theorem rotateLeft_nil {n : Nat} : ([] : List α).rotateLeft n = [] := rfl
@[simp] theorem rotateRight_nil {n : Nat} : ([] : List α).rotateRight n = [] := rfl
@[simp] theorem pairwise_cons {R : α → α → Prop} {a : α} {l : List α} :
    Pairwise R (a :: l) ↔ (∀ a', a' ∈ l → R a a') ∧ Pairwise R l :=
  ⟨fun h => by cases h with | cons x y => exact ⟨x, y⟩, fun h => .cons h.1 h.2⟩
instance instDecidablePairwise {R : α → α → Prop} [DecidableRel R] : (l : List α) → Decidable (Pairwise R l)
  | [] => isTrue .nil
  | a :: l => match instDecidablePairwise (R := R) l, decidableBAll (R a) l with
    | isTrue h, isTrue k => isTrue (.cons k h)
    | isFalse h, _ => isFalse fun x => h (pairwise_cons.mp x).2
    | _, isFalse k => isFalse fun x => k (pairwise_cons.mp x).1
instance nodupDecidable [DecidableEq α] : ∀ l : List α, Decidable (Nodup l) := instDecidablePairwise
@[simp] theorem replace_nil [BEq α] {a b : α} : ([] : List α).replace a b = [] := rfl
theorem replace_cons [BEq α] {a b c : α} {as : List α} :
    (a :: as).replace b c = match b == a with | true => c :: as | false => a :: replace as b c := rfl
@[simp] theorem modifyTailIdx_zero {l : List α} {f : List α → List α} : l.modifyTailIdx 0 f = f l := rfl
@[simp] theorem modifyTailIdx_succ_nil {i : Nat} {f : List α → List α} :
    ([] : List α).modifyTailIdx (i + 1) f = [] := rfl
@[simp] theorem modifyTailIdx_succ_cons {i : Nat} {a : α} {l : List α} {f : List α → List α} :
    (a :: l).modifyTailIdx (i + 1) f = a :: l.modifyTailIdx i f := rfl
@[simp] theorem modifyHead_nil {f : α → α} : [].modifyHead f = [] := rfl
@[simp] theorem modifyHead_cons {a : α} {l : List α} {f : α → α} : (a :: l).modifyHead f = f a :: l := rfl
@[simp] theorem erase_nil [BEq α] (a : α) : [].erase a = [] := rfl
theorem erase_cons [BEq α] {a b : α} {l : List α} : (b :: l).erase a = if b == a then l else b :: l.erase a := by
  show (match b == a with
    | true => l
    | false => b :: l.erase a) = _
  cases b == a <;> rfl
@[simp] theorem eraseIdx_nil {i : Nat} : ([] : List α).eraseIdx i = [] := by cases i <;> rfl
@[simp] theorem eraseIdx_cons_zero {a : α} {as : List α} : (a :: as).eraseIdx 0 = as := rfl
@[simp] theorem eraseIdx_cons_succ {a : α} {as : List α} {i : Nat} :
    (a :: as).eraseIdx (i + 1) = a :: as.eraseIdx i := rfl
@[simp] theorem find?_nil {p : α → Bool} : ([] : List α).find? p = none := rfl
theorem find?_cons {p : α → Bool} {a : α} {as : List α} :
    (a :: as).find? p = match p a with | true => some a | false => as.find? p := rfl
@[simp] theorem findSome?_nil {β : Type v} {f : α → Option β} : ([] : List α).findSome? f = none := rfl
theorem findSome?_cons {β : Type v} {f : α → Option β} {a : α} {as : List α} :
    (a :: as).findSome? f = match f a with | some b => some b | none => as.findSome? f := rfl
@[simp] theorem findIdx_nil {p : α → Bool} : [].findIdx p = 0 := rfl
@[simp] theorem idxOf_nil [BEq α] {x : α} : ([] : List α).idxOf x = 0 := rfl
@[simp] theorem lookup_nil {β : Type v} [BEq α] {a : α} : ([] : List (α × β)).lookup a = none := rfl
theorem lookup_cons {β : Type v} [BEq α] {a k : α} {b : β} {as : List (α × β)} :
    ((k, b) :: as).lookup a = match a == k with | true => some b | false => as.lookup a := rfl
@[simp] theorem or_nil : [].or = false := rfl
@[simp] theorem or_cons {a : Bool} {l : List Bool} : (a :: l).or = (a || l.or) := rfl
@[simp] theorem and_nil : [].and = true := rfl
@[simp] theorem and_cons {a : Bool} {l : List Bool} : (a :: l).and = (a && l.and) := rfl
@[simp] theorem zipWith_nil_left {β : Type v} {γ : Type w} {l : List β} {f : α → β → γ} : zipWith f [] l = [] := rfl
@[simp] theorem zipWith_nil_right {β : Type v} {γ : Type w} {l : List α} {f : α → β → γ} : zipWith f l [] = [] := by
  cases l <;> rfl
@[simp] theorem zipWith_cons_cons {β : Type v} {γ : Type w} {a : α} {as : List α} {b : β} {bs : List β}
    {f : α → β → γ} :
    zipWith f (a :: as) (b :: bs) = f a b :: zipWith f as bs := rfl
@[simp] theorem zip_nil_left {β : Type v} {l : List β} : zip ([] : List α) l = [] := rfl
@[simp] theorem zip_nil_right {β : Type v} {l : List α} : zip l ([] : List β) = [] := by cases l <;> rfl
@[simp] theorem zip_cons_cons {β : Type v} {a : α} {as : List α} {b : β} {bs : List β} :
    zip (a :: as) (b :: bs) = (a, b) :: zip as bs := rfl
@[simp] theorem zipWithAll_nil {β : Type v} {γ : Type w} {f : Option α → Option β → γ} {as : List α} :
    zipWithAll f as [] = as.map fun a => f (some a) none := by cases as <;> rfl
@[simp] theorem nil_zipWithAll {β : Type v} {γ : Type w} {f : Option α → Option β → γ} {bs : List β} :
    zipWithAll f [] bs = bs.map fun b => f none (some b) := by cases bs <;> rfl
@[simp] theorem zipWithAll_cons_cons {β : Type v} {γ : Type w} {f : Option α → Option β → γ} {a : α} {as : List α}
    {b : β} {bs : List β} :
    zipWithAll f (a :: as) (b :: bs) = f (some a) (some b) :: zipWithAll f as bs := rfl
@[simp] theorem unzip_nil {β : Type v} : ([] : List (α × β)).unzip = ([], []) := rfl
@[simp] theorem unzip_cons {β : Type v} {h : α × β} {t : List (α × β)} :
    (h :: t).unzip = match unzip t with | (as, bs) => (h.1 :: as, h.2 :: bs) := rfl
theorem sum_eq_foldr [Add α] [Zero α] {l : List α} : l.sum = l.foldr (· + ·) 0 := rfl
@[simp] theorem prod_nil [Mul α] [One α] : ([] : List α).prod = 1 := rfl
@[simp] theorem prod_cons [Mul α] [One α] {a : α} {l : List α} : (a :: l).prod = a * l.prod := rfl
theorem prod_eq_foldr [Mul α] [One α] {l : List α} : l.prod = l.foldr (· * ·) 1 := rfl
@[simp] theorem range_zero : range 0 = [] := rfl
@[simp] theorem range'_zero {s step : Nat} : range' s 0 step = [] := rfl
@[simp] theorem range'_one {s step : Nat} : range' s 1 step = [s] := rfl
theorem range'_succ {s n step : Nat} : range' s (n + 1) step = s :: range' (s + step) n step := rfl
@[simp] theorem zipIdx_nil {i : Nat} : ([] : List α).zipIdx i = [] := rfl
@[simp] theorem zipIdx_cons {a : α} {as : List α} {i : Nat} : (a :: as).zipIdx i = (a, i) :: as.zipIdx (i + 1) := rfl
@[simp] theorem intersperse_nil {sep : α} : ([] : List α).intersperse sep = [] := rfl
@[simp] theorem intersperse_singleton {x : α} {sep : α} : [x].intersperse sep = [x] := rfl
@[simp] theorem intersperse_cons_cons {x : α} {y : α} {zs : List α} {sep : α} :
    (x :: y :: zs).intersperse sep = x :: sep :: ((y :: zs).intersperse sep) := rfl
@[simp] theorem nil_removeAll [BEq α] {ys : List α} : [].removeAll ys = [] := rfl

/- Length. -/
theorem ne_nil_of_length_eq_add_one {l : List α} {n : Nat} (h : length l = n + 1) : l ≠ [] := fun e => by
  rewrite [e] at h; nomatch h
theorem eq_nil_iff_length_eq_zero {l : List α} : l = [] ↔ length l = 0 := length_eq_zero_iff.symm
theorem exists_mem_of_length_pos {l : List α} (h : 0 < length l) : ∃ a, a ∈ l := by
  cases l with
  | nil => exact absurd h (Nat.lt_irrefl 0)
  | cons a l => exact ⟨a, .head _⟩
theorem length_pos_iff_exists_mem {l : List α} : 0 < length l ↔ ∃ a, a ∈ l :=
  ⟨exists_mem_of_length_pos, fun ⟨_, h⟩ => length_pos_of_mem h⟩
theorem exists_mem_of_length_eq_add_one {l : List α} {n : Nat} (h : l.length = n + 1) : ∃ a, a ∈ l :=
  exists_mem_of_length_pos (h ▸ Nat.succ_pos n)
theorem exists_cons_of_length_pos {l : List α} (h : 0 < l.length) : ∃ h t, l = h :: t := by
  cases l with
  | nil => exact absurd h (Nat.lt_irrefl 0)
  | cons a l => exact ⟨a, l, rfl⟩
theorem length_pos_iff_exists_cons {l : List α} : 0 < l.length ↔ ∃ h t, l = h :: t :=
  ⟨exists_cons_of_length_pos, fun ⟨_, _, e⟩ => e ▸ Nat.succ_pos _⟩
theorem exists_cons_of_length_eq_add_one {l : List α} {n : Nat} (h : l.length = n + 1) : ∃ h t, l = h :: t :=
  exists_cons_of_length_pos (h ▸ Nat.succ_pos n)
theorem ne_nil_iff_length_pos {l : List α} : l ≠ [] ↔ 0 < length l := length_pos_iff.symm
theorem length_eq_one_iff {l : List α} : length l = 1 ↔ ∃ a, l = [a] :=
  ⟨fun h => match l, h with | [a], _ => ⟨a, rfl⟩, fun ⟨_, h⟩ => h ▸ rfl⟩
@[simp] theorem cons_ne_self (a : α) (l : List α) : a :: l ≠ l := fun e =>
  Nat.succ_ne_self l.length (congrArg length e)
@[simp] theorem ne_cons_self {a : α} {l : List α} : l ≠ a :: l := (cons_ne_self a l).symm
theorem head_eq_of_cons_eq {h₁ h₂ : α} {t₁ t₂ : List α} (H : h₁ :: t₁ = h₂ :: t₂) : h₁ = h₂ := (cons.inj H).1
theorem tail_eq_of_cons_eq {h₁ h₂ : α} {t₁ t₂ : List α} (H : h₁ :: t₁ = h₂ :: t₂) : t₁ = t₂ := (cons.inj H).2
theorem cons_eq_cons {a b : α} {l l' : List α} : a :: l = b :: l' ↔ a = b ∧ l = l' := by simp
theorem ne_nil_iff_exists_cons {l : List α} : l ≠ [] ↔ ∃ b l', l = b :: l' :=
  ⟨exists_cons_of_ne_nil, fun ⟨_, _, e⟩ => e ▸ cons_ne_nil _ _⟩
theorem singleton_inj {α : Type u} {a b : α} : [a] = [b] ↔ a = b := by simp
@[simp] theorem concat_ne_nil (a : α) (l : List α) : l ++ [a] ≠ [] := by cases l <;> exact nofun

/- Places. -/
@[simp] theorem getElem!_eq_getElem?_getD [Inhabited α] {l : List α} {i : Nat} :
    l[i]! = (l[i]?).getD (default : α) := by
  rewrite [getElem!_def]; cases l[i]? <;> rfl
theorem getElem_cons {a : α} {l : List α} {i : Nat} (w : i < (a :: l).length) :
    (a :: l)[i] = if h : i = 0 then a else l[i - 1]'(Nat.lt_of_lt_of_le (Nat.sub_one_lt h) (Nat.le_of_lt_succ w)) := by
  cases i with
  | zero => rfl
  | succ i => rewrite [dif_neg (Nat.succ_ne_zero i)]; rfl
theorem getElem?_cons {a : α} {l : List α} {i : Nat} : (a :: l)[i]? = if i = 0 then some a else l[i - 1]? := by
  cases i <;> rfl
theorem getElem?_eq_some_iff {l : List α} {i : Nat} {a : α} : l[i]? = some a ↔ ∃ h : i < l.length, l[i] = a := by
  by_cases h : i < l.length
  · rewrite [getElem?_eq_getElem h]
    exact ⟨fun e => ⟨h, Option.some.inj e⟩, fun ⟨_, e⟩ => e ▸ rfl⟩
  · rewrite [getElem?_eq_none (Nat.le_of_not_lt h)]
    exact ⟨nofun, fun ⟨k, _⟩ => (h k).elim⟩
theorem getElem_of_getElem? {l : List α} {i : Nat} {a : α} : l[i]? = some a → ∃ h : i < l.length, l[i] = a :=
  getElem?_eq_some_iff.mp
theorem some_eq_getElem?_iff {l : List α} {i : Nat} {a : α} : some a = l[i]? ↔ ∃ h : i < l.length, l[i] = a :=
  eq_comm.trans getElem?_eq_some_iff
theorem some_getElem_eq_getElem?_iff {xs : List α} {i : Nat} (h : i < xs.length) : (some xs[i] = xs[i]?) ↔ True := by
  rewrite [getElem?_eq_getElem h]; simp
theorem getElem?_eq_some_getElem_iff {xs : List α} {i : Nat} (h : i < xs.length) : (xs[i]? = some xs[i]) ↔ True := by
  rewrite [getElem?_eq_getElem h]; simp
theorem getElem_eq_iff {l : List α} {i : Nat} {x : α} (h : i < l.length) : l[i] = x ↔ l[i]? = some x := by
  rw [getElem?_eq_getElem h, Option.some_inj]
theorem getElem_eq_getElem?_get {l : List α} {i : Nat} (h : i < l.length) :
    l[i] = l[i]?.get ((getElem?_eq_getElem h).symm ▸ rfl) := (Option.get_of_eq_some _ (getElem?_eq_getElem h)).symm
theorem getElem_eq_getD {l : List α} {i : Nat} {h : i < l.length} (fallback : α) : l[i] = l.getD i fallback := by
  rewrite [getD, getElem?_eq_getElem h]; rfl
theorem getD_getElem? {l : List α} {i : Nat} {d : α} : l[i]?.getD d = if p : i < l.length then l[i]'p else d := by
  by_cases h : i < l.length
  · rewrite [dif_pos h, getElem?_eq_getElem h]; rfl
  · rewrite [dif_neg h, getElem?_eq_none (Nat.le_of_not_lt h)]; rfl
@[simp] theorem getElem_singleton {a : α} {i : Nat} (h : i < 1) : [a][i] = a := by
  obtain rfl := Nat.lt_one_iff.mp h
  rfl
theorem getElem?_singleton {a : α} {i : Nat} : [a][i]? = if i = 0 then some a else none := getElem?_cons
theorem getElem_of_eq {l l' : List α} (h : l = l') {i : Nat} (w : i < l.length) : l[i] = l'[i]'(h ▸ w) := by
  subst h; rfl
theorem getElem_zero {l : List α} (h : 0 < l.length) : l[0] = l.head (length_pos_iff.mp h) := by
  cases l with
  | nil => exact absurd h (Nat.lt_irrefl 0)
  | cons a l => rfl
theorem ext_getElem_iff {l₁ l₂ : List α} : l₁ = l₂ ↔
    l₁.length = l₂.length ∧ ∀ (i : Nat) (h₁ : i < l₁.length) (h₂ : i < l₂.length), l₁[i]'h₁ = l₂[i]'h₂ :=
  ⟨fun h => by subst h; exact ⟨rfl, fun _ _ _ => rfl⟩, fun h => ext_getElem h.1 h.2⟩
theorem getElem_append_left {as bs : List α} {i : Nat} (h : i < as.length) {h' : i < (as ++ bs).length} :
    (as ++ bs)[i] = as[i] := by
  induction as generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero i)
  | cons a as ih =>
    cases i with
    | zero => rfl
    | succ i => exact ih (Nat.lt_of_succ_lt_succ h)
theorem getElem_append_right {as bs : List α} {i : Nat} (h₁ : as.length ≤ i) {h₂ : i < (as ++ bs).length} :
    (as ++ bs)[i]'h₂ = bs[i - as.length]'(Nat.sub_lt_left_of_lt_add h₁ (Nat.lt_of_lt_of_eq h₂ length_append)) := by
  induction as generalizing i with
  | nil => rfl
  | cons a as ih =>
    cases i with
    | zero => exact absurd h₁ (Nat.not_succ_le_zero _)
    | succ i =>
      have := ih (i := i) (Nat.le_of_succ_le_succ h₁) (h₂ := Nat.lt_of_succ_lt_succ h₂)
      simp only [length_cons, Nat.add_sub_add_right]
      exact this
attribute [simp] getElem_append_left getElem_append_right
@[simp] theorem getElem_concat_length {l : List α} {a : α} {i : Nat} (h : i = l.length) (w) :
    (l ++ [a])[i]'w = a := by
  subst h
  rewrite [getElem_append_right (Nat.le_refl _)]
  simp
theorem getElem?_concat_length {l : List α} {a : α} : (l ++ [a])[l.length]? = some a := by
  induction l with
  | nil => rfl
  | cons b l ih => exact ih
theorem getD_cons_zero {x : α} {xs : List α} {d : α} : getD (x :: xs) 0 d = x := rfl
theorem getD_cons_succ {x : α} {xs : List α} {n : Nat} {d : α} : getD (x :: xs) (n + 1) d = getD xs n d := rfl

/- Elements. -/
theorem eq_or_mem_of_mem_cons {a b : α} {l : List α} : a ∈ b :: l → a = b ∨ a ∈ l := mem_cons.mp
theorem mem_concat_self {xs : List α} {a : α} : a ∈ xs ++ [a] := mem_append_right xs mem_cons_self
theorem mem_append_cons_self {a : α} {xs ys : List α} : a ∈ xs ++ a :: ys := mem_append_right _ mem_cons_self
theorem eq_append_cons_of_mem {a : α} {xs : List α} (h : a ∈ xs) : ∃ as bs, xs = as ++ a :: bs ∧ a ∉ as := by
  induction xs with
  | nil => nomatch h
  | cons x xs ih =>
    by_cases e : a = x
    · exact ⟨[], xs, e ▸ rfl, not_mem_nil⟩
    · obtain ⟨as, bs, rfl, k⟩ := ih ((mem_cons.mp h).resolve_left e)
      exact ⟨x :: as, bs, rfl, fun m => (mem_cons.mp m).elim e k⟩
theorem exists_mem_of_ne_nil (l : List α) (h : l ≠ []) : ∃ x, x ∈ l := exists_mem_of_length_pos (length_pos_iff.2 h)
section
variable {p : Prop} [Decidable p] {x : α}
@[simp] theorem mem_dite_nil_left {l : ¬ p → List α} : (x ∈ if h : p then [] else l h) ↔ ∃ h : ¬ p, x ∈ l h := by
  by_cases h : p
  · rewrite [dif_pos h]; exact ⟨nofun, fun ⟨k, _⟩ => absurd h k⟩
  · rewrite [dif_neg h]; exact ⟨fun e => ⟨h, e⟩, fun ⟨_, e⟩ => e⟩
@[simp] theorem mem_dite_nil_right {l : p → List α} : (x ∈ if h : p then l h else []) ↔ ∃ h : p, x ∈ l h := by
  by_cases h : p
  · rewrite [dif_pos h]; exact ⟨fun e => ⟨h, e⟩, fun ⟨_, e⟩ => e⟩
  · rewrite [dif_neg h]; exact ⟨nofun, fun ⟨k, _⟩ => absurd k h⟩
@[simp] theorem mem_ite_nil_left {l : List α} : (x ∈ if p then [] else l) ↔ ¬ p ∧ x ∈ l := by
  by_cases h : p <;> simp [h]
@[simp] theorem mem_ite_nil_right {l : List α} : (x ∈ if p then l else []) ↔ p ∧ x ∈ l := by
  by_cases h : p <;> simp [h]
end
theorem eq_of_mem_singleton {a b : α} (h : a ∈ [b]) : a = b := mem_singleton.mp h
theorem forall_mem_ne {a : α} {l : List α} : (∀ a' : α, a' ∈ l → ¬a = a') ↔ a ∉ l :=
  ⟨fun h m => h a m rfl, fun h _ m e => h (e ▸ m)⟩
theorem forall_mem_ne' {a : α} {l : List α} : (∀ a' : α, a' ∈ l → ¬a' = a) ↔ a ∉ l :=
  ⟨fun h m => h a m rfl, fun h _ m e => h (e ▸ m)⟩
theorem exists_mem_nil (p : α → Prop) : ¬ (∃ x, ∃ _ : x ∈ @nil α, p x) := fun ⟨_, h, _⟩ => nomatch h
theorem exists_mem_cons {p : α → Prop} {a : α} {l : List α} :
    (∃ x, ∃ _ : x ∈ a :: l, p x) ↔ p a ∨ ∃ x, ∃ _ : x ∈ l, p x := by simp
theorem forall_mem_singleton {p : α → Prop} {a : α} : (∀ (x) (_ : x ∈ [a]), p x) ↔ p a := by simp
theorem mem_nil_iff (a : α) : a ∈ ([] : List α) ↔ False := by simp
theorem mem_singleton_self (a : α) : a ∈ [a] := .head _
theorem mem_of_mem_cons_of_mem {a b : α} {l : List α} (h : a ∈ b :: l) (k : b ∈ l) : a ∈ l :=
  (mem_cons.mp h).elim (fun e => e ▸ k) id
theorem eq_or_ne_mem_of_mem {a b : α} {l : List α} (h' : a ∈ b :: l) : a = b ∨ (a ≠ b ∧ a ∈ l) :=
  (Classical.em (a = b)).imp_right fun h => ⟨h, (mem_cons.mp h').resolve_left h⟩
theorem mem_of_ne_of_mem {a y : α} {l : List α} (h₁ : a ≠ y) (h₂ : a ∈ y :: l) : a ∈ l :=
  (mem_cons.mp h₂).resolve_left h₁
theorem ne_of_not_mem_cons {a b : α} {l : List α} (h : a ∉ b :: l) : a ≠ b := fun e => h (e ▸ .head _)
theorem not_mem_of_not_mem_cons {a b : α} {l : List α} (h : a ∉ b :: l) : a ∉ l := fun k => h (.tail _ k)
theorem not_mem_cons_of_ne_of_not_mem {a y : α} {l : List α} (h : a ≠ y) (k : a ∉ l) : a ∉ y :: l :=
  fun m => k (mem_of_ne_of_mem h m)
theorem ne_and_not_mem_of_not_mem_cons {a y : α} {l : List α} (p : a ∉ y :: l) : a ≠ y ∧ a ∉ l :=
  ⟨ne_of_not_mem_cons p, not_mem_of_not_mem_cons p⟩
theorem getElem_of_mem {a} {l : List α} (h : a ∈ l) : ∃ (i : Nat) (h : i < l.length), l[i]'h = a := by
  induction h with
  | head as => exact ⟨0, Nat.succ_pos _, rfl⟩
  | tail b _ ih =>
    obtain ⟨i, h, e⟩ := ih
    exact ⟨i + 1, Nat.succ_lt_succ h, e⟩
theorem getElem?_of_mem {a} {l : List α} (h : a ∈ l) : ∃ i : Nat, l[i]? = some a :=
  have ⟨i, k⟩ := getElem_of_mem h
  ⟨i, getElem?_eq_some_iff.mpr k⟩
theorem mem_of_getElem {l : List α} {i : Nat} {h} {a : α} (e : l[i] = a) : a ∈ l := e ▸ getElem_mem h
theorem mem_of_getElem? {l : List α} {i : Nat} {a : α} (e : l[i]? = some a) : a ∈ l :=
  have ⟨_, k⟩ := getElem?_eq_some_iff.mp e
  mem_of_getElem k
theorem mem_iff_getElem {a} {l : List α} : a ∈ l ↔ ∃ (i : Nat) (h : i < l.length), l[i]'h = a :=
  ⟨getElem_of_mem, fun ⟨_, _, e⟩ => mem_of_getElem e⟩
theorem mem_iff_getElem? {a} {l : List α} : a ∈ l ↔ ∃ i : Nat, l[i]? = some a :=
  ⟨getElem?_of_mem, fun ⟨_, e⟩ => mem_of_getElem? e⟩
theorem exists_mem_iff_exists_getElem {P : α → Prop} {l : List α} : (∃ x ∈ l, P x) ↔ ∃ (i : Nat), ∃ hi, P (l[i]) :=
  ⟨fun ⟨_, m, h⟩ => by obtain ⟨i, hi, rfl⟩ := getElem_of_mem m; exact ⟨i, hi, h⟩,
   fun ⟨i, hi, h⟩ => ⟨l[i], getElem_mem hi, h⟩⟩
theorem forall_mem_iff_forall_getElem {P : α → Prop} {l : List α} : (∀ x ∈ l, P x) ↔ ∀ (i : Nat) hi, P (l[i]) :=
  ⟨fun h i hi => h l[i] (getElem_mem hi), fun h x m => by obtain ⟨i, hi, rfl⟩ := getElem_of_mem m; exact h i hi⟩
@[simp] theorem elem_eq_contains [BEq α] {a : α} {l : List α} : elem a l = l.contains a := rfl
@[simp] theorem decide_mem_cons [BEq α] [LawfulBEq α] {y a : α} {l : List α} :
    decide (y ∈ a :: l) = (y == a || decide (y ∈ l)) := by
  rewrite [Bool.eq_iff_iff]; exact Iff.rfl
theorem elem_eq_mem [BEq α] [LawfulBEq α] (a : α) (as : List α) : elem a as = decide (a ∈ as) := by
  rw [Bool.eq_iff_iff, elem_iff, decide_eq_true_eq]
@[simp] theorem contains_eq_mem [BEq α] [LawfulBEq α] (a : α) (as : List α) : as.contains a = decide (a ∈ as) :=
  elem_eq_mem a as
@[simp] theorem contains_cons [BEq α] {a : α} {b : α} {l : List α} :
    (a :: l).contains b = (b == a || l.contains b) := by
  rewrite [contains, elem_cons]; cases b == a <;> rfl
theorem nil_of_isEmpty {l : List α} (h : l.isEmpty) : l = [] := isEmpty_iff.mp h
@[simp] theorem isEmpty_eq_false_iff {l : List α} : l.isEmpty = false ↔ l ≠ [] := by cases l <;> simp
theorem isEmpty_eq_false_iff_exists_mem {xs : List α} : xs.isEmpty = false ↔ ∃ x, x ∈ xs := by
  rw [isEmpty_eq_false_iff, ← length_pos_iff_exists_mem, length_pos_iff]
theorem isEmpty_iff_length_eq_zero {l : List α} : l.isEmpty ↔ l.length = 0 := by rw [isEmpty_iff, length_eq_zero_iff]
theorem any_eq {p : α → Bool} {l : List α} : l.any p = decide (∃ x, x ∈ l ∧ p x) := by
  rw [Bool.eq_iff_iff, any_eq_true, decide_eq_true_eq]
theorem all_eq {p : α → Bool} {l : List α} : l.all p = decide (∀ x, x ∈ l → p x) := by
  rw [Bool.eq_iff_iff, all_eq_true, decide_eq_true_eq]
theorem decide_exists_mem {l : List α} {p : α → Prop} [DecidablePred p] :
    decide (∃ x, x ∈ l ∧ p x) = l.any fun b => decide (p b) := by
  simp [any_eq]
theorem decide_forall_mem {l : List α} {p : α → Prop} [DecidablePred p] :
    decide (∀ x, x ∈ l → p x) = l.all fun b => decide (p b) := by
  simp [all_eq]
@[simp] theorem any_eq_false {p : α → Bool} {l : List α} : l.any p = false ↔ ∀ x, x ∈ l → ¬p x := by
  rewrite [any_eq, decide_eq_false_iff_not]; exact ⟨fun h x m k => h ⟨x, m, k⟩, fun h ⟨x, m, k⟩ => h x m k⟩
@[simp] theorem all_eq_false {p : α → Bool} {l : List α} : l.all p = false ↔ ∃ x, x ∈ l ∧ ¬p x := by
  induction l with
  | nil => exact ⟨nofun, fun ⟨_, m, _⟩ => nomatch m⟩
  | cons a l ih =>
    rewrite [all_cons]
    cases h : p a with
    | false => exact ⟨fun _ => ⟨a, .head _, fun k => nomatch h.symm.trans k⟩, fun _ => rfl⟩
    | true =>
      exact ih.trans ⟨fun ⟨x, m, k⟩ => ⟨x, .tail _ m, k⟩,
        fun ⟨x, m, k⟩ => ⟨x, (mem_cons.mp m).resolve_left fun e => k (e ▸ h), k⟩⟩
theorem any_beq [BEq α] {l : List α} {a : α} : (l.any fun x => a == x) = l.contains a := by
  induction l with
  | nil => rfl
  | cons b l ih => rw [any_cons, ih, contains_cons]
theorem all_bne [BEq α] {l : List α} {a : α} : (l.all fun x => a != x) = !l.contains a := by
  induction l with
  | nil => rfl
  | cons b l ih => rewrite [all_cons, ih, contains_cons, Bool.not_or]; rfl

/- `set`. -/
@[simp] theorem set_nil {i : Nat} {a : α} : [].set i a = [] := by cases i <;> rfl
@[simp] theorem set_cons_zero {x : α} {xs : List α} {a : α} : (x :: xs).set 0 a = a :: xs := rfl
@[simp] theorem set_cons_succ {x : α} {xs : List α} {i : Nat} {a : α} :
    (x :: xs).set (i + 1) a = x :: xs.set i a := rfl
@[simp] theorem length_set {as : List α} {i : Nat} {a : α} : (as.set i a).length = as.length := by
  induction as generalizing i with
  | nil => rfl
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (· + 1) ih
theorem getElem?_set {l : List α} {i j : Nat} {a : α} :
    (l.set i a)[j]? = if i = j then if i < l.length then some a else none else l[j]? := by
  induction l generalizing i j with
  | nil =>
    by_cases e : i = j
    · rewrite [if_pos e]; exact (if_neg (Nat.not_lt_zero i)).symm
    · rewrite [if_neg e]; rfl
  | cons b l ih => cases i with
    | zero => cases j with
      | zero => exact ((if_pos rfl).trans (if_pos (Nat.succ_pos _))).symm
      | succ j => exact (if_neg fun e => nomatch e).symm
    | succ i => cases j with
      | zero => exact (if_neg (Nat.succ_ne_zero i)).symm
      | succ j =>
        refine ih.trans ?_
        simp only [Nat.add_right_cancel_iff, Nat.add_lt_add_iff_right, length_cons, getElem?_cons_succ]
@[simp] theorem getElem?_set_self {l : List α} {i : Nat} {a : α} (h : i < l.length) : (l.set i a)[i]? = some a := by
  rw [getElem?_set, if_pos rfl, if_pos h]
@[simp] theorem getElem_set_self {l : List α} {i : Nat} {a : α} (h : i < (l.set i a).length) : (l.set i a)[i] = a :=
  (getElem_eq_iff h).mpr (getElem?_set_self (length_set (as := l) ▸ h))
theorem getElem?_set_self' {l : List α} {i : Nat} {a : α} : (set l i a)[i]? = Function.const _ a <$> l[i]? := by
  rewrite [getElem?_set, if_pos rfl]
  by_cases h : i < l.length
  · rewrite [if_pos h, getElem?_eq_getElem h]; rfl
  · rewrite [if_neg h, getElem?_eq_none (Nat.le_of_not_lt h)]; rfl
@[simp] theorem getElem?_set_ne {l : List α} {i j : Nat} (h : i ≠ j) {a : α} : (l.set i a)[j]? = l[j]? := by
  rw [getElem?_set, if_neg h]
@[simp] theorem getElem_set_ne {l : List α} {i j : Nat} (h : i ≠ j) {a : α} (hj : j < (l.set i a).length) :
    (l.set i a)[j] = l[j]'(by rewrite [length_set] at hj; exact hj) :=
  (getElem_eq_iff hj).mpr ((getElem?_set_ne h).trans (getElem?_eq_getElem _))
theorem getElem_set {l : List α} {i j : Nat} {a : α} (h) :
    (set l i a)[j]'h = if i = j then a else l[j]'(length_set (as := l) ▸ h) := by
  by_cases e : i = j
  · subst e; rw [if_pos rfl, getElem_set_self]
  · rw [if_neg e, getElem_set_ne e]
theorem getElem?_set' {l : List α} {i j : Nat} {a : α} :
    (set l i a)[j]? = if i = j then Function.const _ a <$> l[j]? else l[j]? := by
  by_cases e : i = j
  · subst e; rw [if_pos rfl, getElem?_set_self']
  · rw [if_neg e, getElem?_set_ne e]
@[simp] theorem set_getElem_self {as : List α} {i : Nat} (h : i < as.length) : as.set i as[i] = as := by
  apply ext_getElem?
  intro j
  rewrite [getElem?_set]
  by_cases e : i = j
  · subst e; rw [if_pos rfl, if_pos h, getElem?_eq_getElem h]
  · rw [if_neg e]
theorem set_eq_of_length_le {l : List α} {i : Nat} (h : l.length ≤ i) {a : α} : l.set i a = l := by
  induction l generalizing i with
  | nil => rfl
  | cons b l ih => cases i with
    | zero => exact absurd h (Nat.not_succ_le_zero _)
    | succ i => rw [set_cons_succ, ih (Nat.le_of_succ_le_succ h)]
@[simp] theorem set_eq_nil_iff {l : List α} (i : Nat) (a : α) : l.set i a = [] ↔ l = [] := by
  cases l <;> cases i
  · exact Iff.rfl
  · exact Iff.rfl
  · simp
  · simp
theorem set_comm (a b : α) {i j : Nat} {l : List α} (h : i ≠ j) : (l.set i a).set j b = (l.set j b).set i a := by
  induction l generalizing i j with
  | nil => rfl
  | cons c l ih => cases i with
    | zero => cases j with
      | zero => exact absurd rfl h
      | succ j => rfl
    | succ i => cases j with
      | zero => rfl
      | succ j => exact congrArg (c :: ·) (ih fun e => h (congrArg (· + 1) e))
@[simp] theorem set_set (a : α) {b : α} {l : List α} {i : Nat} : (l.set i a).set i b = l.set i b := by
  induction l generalizing i with
  | nil => rfl
  | cons c l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (c :: ·) ih
theorem mem_set {l : List α} {i : Nat} (h : i < l.length) (a : α) : a ∈ l.set i a :=
  mem_of_getElem? (getElem?_set_self h)
theorem mem_or_eq_of_mem_set {l : List α} {i : Nat} {a b : α} (h : a ∈ l.set i b) : a ∈ l ∨ a = b := by
  induction l generalizing i with
  | nil => rewrite [set_nil] at h; nomatch h
  | cons c l ih => cases i with
    | zero => exact (mem_cons.mp h).elim .inr fun k => .inl (.tail _ k)
    | succ i => exact (mem_cons.mp h).elim (fun e => .inl (e ▸ .head _)) fun k => (ih k).imp_left (.tail _)

/- `==`. -/
@[simp] theorem beq_nil_eq [BEq α] {l : List α} : (l == []) = l.isEmpty := by cases l <;> rfl
@[simp] theorem nil_beq_eq [BEq α] {l : List α} : ([] == l) = l.isEmpty := by cases l <;> rfl
@[simp] theorem cons_beq_cons [BEq α] {a b : α} {l₁ l₂ : List α} : (a :: l₁ == b :: l₂) = (a == b && l₁ == l₂) := rfl
@[simp] theorem concat_beq_concat [BEq α] {a b : α} {l₁ l₂ : List α} :
    (l₁ ++ [a] == l₂ ++ [b]) = (l₁ == l₂ && a == b) := by
  induction l₁ generalizing l₂ with
  | nil =>
    cases l₂
    · exact Bool.and_true _
    · simp
  | cons x l₁ ih => cases l₂ <;> simp [ih, Bool.and_assoc]
theorem length_eq_of_beq [BEq α] {l₁ l₂ : List α} (h : l₁ == l₂) : l₁.length = l₂.length := by
  induction l₁ generalizing l₂ with
  | nil => cases l₂ <;> first | rfl | nomatch h
  | cons x l₁ ih => cases l₂ with
    | nil => nomatch h
    | cons y l₂ => rewrite [cons_beq_cons, Bool.and_eq_true] at h; exact congrArg Nat.succ (ih h.2)
@[simp] theorem isEqv_eq [BEq α] [LawfulBEq α] {l₁ l₂ : List α} : l₁.isEqv l₂ (· == ·) = (l₁ = l₂) := by
  induction l₁ generalizing l₂ with
  | nil => cases l₂ <;> simp
  | cons x l₁ ih => cases l₂ with
    | nil => simp
    | cons y l₂ => rw [isEqv_cons_cons, Bool.and_eq_true, ih, cons_eq_cons, beq_iff_eq]

/- The last element and the first. -/
@[simp] theorem getLast?_nil : getLast? ([] : List α) = none := rfl
theorem getLast_eq_getElem {l : List α} (h : l ≠ []) :
    getLast l h = l[l.length - 1]'(Nat.sub_lt (length_pos_iff.mpr h) Nat.one_pos) := by
  induction l with
  | nil => exact (h rfl).elim
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => exact ih (cons_ne_nil b l)
theorem getElem_length_sub_one_eq_getLast {l : List α} (h : l.length - 1 < l.length) :
    l[l.length - 1] = getLast l (length_pos_iff.mp (Nat.lt_of_le_of_lt (Nat.zero_le _) h)) :=
  (getLast_eq_getElem _).symm
@[simp] theorem getLast_cons_cons {a b : α} {l : List α} :
    getLast (a :: b :: l) (by simp) = getLast (b :: l) (by simp) := rfl
theorem getLast_cons {a : α} {l : List α} (h : l ≠ nil) : getLast (a :: l) (cons_ne_nil a l) = getLast l h := by
  cases l with
  | nil => exact (h rfl).elim
  | cons b l => rfl
theorem getLast_eq_getLastD {a : α} {l : List α} (h) : getLast (a :: l) h = getLastD l a := by cases l <;> rfl
@[simp] theorem getLastD_eq_getLast? {a : α} {l : List α} : getLastD l a = (getLast? l).getD a := by cases l <;> rfl
@[simp] theorem getLast_singleton {a : α} (h) : getLast [a] h = a := rfl
@[simp] theorem getLast_mem {l : List α} (h : l ≠ []) : getLast l h ∈ l := by
  rewrite [getLast_eq_getElem h]; exact getElem_mem _
theorem getLast?_eq_some_getLast {l : List α} (h : l ≠ []) : getLast? l = some (getLast l h) := by
  cases l with
  | nil => exact (h rfl).elim
  | cons a l => rfl
theorem getLast_mem_getLast? {l : List α} (h : l ≠ []) : getLast l h ∈ getLast? l := getLast?_eq_some_getLast h
theorem getLastD_mem_cons {l : List α} {a : α} : getLastD l a ∈ a :: l := by
  cases l with
  | nil => exact .head _
  | cons b l => exact .tail _ (getLast_mem _)
theorem getElem_cons_length {x : α} {xs : List α} {i : Nat} (h : i = xs.length) :
    (x :: xs)[i]'(h ▸ Nat.lt_succ_self _) = (x :: xs).getLast (cons_ne_nil x xs) := by
  rewrite [getLast_eq_getElem]; subst h; rfl
@[simp] theorem getLast?_singleton {a : α} : getLast? [a] = some a := rfl
theorem getLast?_eq_getElem? {l : List α} : l.getLast? = l[l.length - 1]? := by
  by_cases h : l = []
  · subst h; rfl
  · rw [getLast?_eq_some_getLast h, getLast_eq_getElem h, getElem?_eq_getElem]
theorem getLast_eq_iff_getLast?_eq_some {a : α} {xs : List α} (h) : xs.getLast h = a ↔ xs.getLast? = some a := by
  rw [getLast?_eq_some_getLast h, Option.some_inj]
theorem getLast?_cons {a : α} {l : List α} : (a :: l).getLast? = some (l.getLast?.getD a) := by cases l <;> rfl
theorem getLast?_cons_of_ne_nil {x : α} {xs : List α} (h : xs ≠ []) : (x :: xs).getLast? = xs.getLast? := by
  rewrite [getLast?_cons, getLast?_eq_some_getLast h]; rfl
@[simp] theorem getLast?_cons_cons {a b : α} {l : List α} : (a :: b :: l).getLast? = (b :: l).getLast? := rfl
theorem getLast?_concat {l : List α} {a : α} : (l ++ [a]).getLast? = some a := by
  rewrite [getLast?_eq_getElem?, length_append]; exact getElem?_concat_length
theorem getLastD_concat {a b : α} {l : List α} : (l ++ [b]).getLastD a = b := by
  rewrite [getLastD_eq_getLast?, getLast?_concat]; rfl
theorem getLast!_nil [Inhabited α] : ([] : List α).getLast! = default := rfl
@[simp] theorem getLast!_eq_getLast?_getD [Inhabited α] {l : List α} : getLast! l = (getLast? l).getD default := by
  cases l <;> rfl
theorem getLast!_of_getLast? [Inhabited α] {a : α} {l : List α} (h : getLast? l = some a) : getLast! l = a := by
  rewrite [getLast!_eq_getLast?_getD, h]; rfl
theorem getLast!_eq_getElem! [Inhabited α] {l : List α} : l.getLast! = l[l.length - 1]! := by
  rw [getLast!_eq_getLast?_getD, getElem!_eq_getElem?_getD, getLast?_eq_getElem?]
theorem head?_singleton {a : α} : head? [a] = some a := rfl
theorem head!_of_head? [Inhabited α] {a : α} {l : List α} (h : head? l = some a) : head! l = a := by
  cases l with
  | nil => nomatch h
  | cons b l => exact Option.some.inj h
theorem head?_eq_getElem? {l : List α} : l.head? = l[0]? := by cases l <;> rfl
theorem head_singleton {a : α} : head [a] (by simp) = a := rfl
theorem head_eq_getElem {l : List α} (h : l ≠ []) : head l h = l[0]'(length_pos_iff.mpr h) := (getElem_zero _).symm
theorem getElem_zero_eq_head {l : List α} (h : 0 < l.length) : l[0] = head l (length_pos_iff.mp h) := getElem_zero h
theorem head!_eq_getElem! [Inhabited α] {l : List α} : head! l = l[0]! := by cases l <;> rfl
theorem headD_eq_getD {l : List α} {fallback : α} : headD l fallback = l.getD 0 fallback := by cases l <;> rfl
theorem head?_eq_some_head {l : List α} (h : l ≠ []) : head? l = some (head l h) := by
  cases l with
  | nil => exact (h rfl).elim
  | cons a l => rfl
theorem head_eq_iff_head?_eq_some {a : α} {xs : List α} (h) : xs.head h = a ↔ xs.head? = some a := by
  rw [head?_eq_some_head h, Option.some_inj]
@[simp] theorem head?_eq_none_iff {l : List α} : l.head? = none ↔ l = [] := by cases l <;> simp
theorem head?_eq_some_iff {xs : List α} {a : α} : xs.head? = some a ↔ ∃ ys, xs = a :: ys := by cases xs <;> simp
@[simp] theorem isSome_head? {l : List α} : l.head?.isSome ↔ l ≠ [] := by cases l <;> simp
@[simp] theorem head_mem {l : List α} (h : l ≠ []) : head l h ∈ l := by
  cases l with
  | nil => exact (h rfl).elim
  | cons a l => exact .head _
theorem mem_of_head? {l : List α} {a : α} (h : l.head? = some a) : a ∈ l := by
  cases l with
  | nil => nomatch h
  | cons b l => exact Option.some.inj h ▸ .head _
theorem mem_of_mem_head? {l : List α} {a : α} : a ∈ l.head? → a ∈ l := mem_of_head?
theorem head_mem_head? {l : List α} (h : l ≠ []) : head l h ∈ head? l := head?_eq_some_head h
theorem head?_concat {a : α} {l : List α} : (l ++ [a]).head? = some (l.head?.getD a) := by cases l <;> rfl
theorem head?_concat_concat {a b : α} {l : List α} : (l ++ [a, b]).head? = (l ++ [a]).head? := by cases l <;> rfl
theorem head_of_head?_eq_some {l : List α} {x} (hx : l.head? = some x) :
    l.head (ne_nil_of_mem (mem_of_head? hx)) = x := (head_eq_iff_head?_eq_some _).mpr hx
theorem head_of_mem_head? {l : List α} {x} (hx : x ∈ l.head?) :
    l.head (ne_nil_of_mem (mem_of_mem_head? hx)) = x := head_of_head?_eq_some hx
@[simp] theorem headD_eq_head?_getD {a : α} {l : List α} : headD l a = (head? l).getD a := by cases l <;> rfl
@[simp] theorem tailD_eq_tail? {l l' : List α} : tailD l l' = (tail? l).getD l' := by cases l <;> rfl
@[simp] theorem length_tail {l : List α} : l.tail.length = l.length - 1 := by cases l <;> rfl
theorem tail_eq_tailD {l : List α} : l.tail = tailD l [] := by cases l <;> rfl
theorem tail_eq_tail? {l : List α} : l.tail = (tail? l).getD [] := by cases l <;> rfl
theorem mem_of_mem_tail {a : α} {l : List α} (h : a ∈ tail l) : a ∈ l := by
  cases l with
  | nil => exact h
  | cons b l => exact .tail _ h
theorem ne_nil_of_tail_ne_nil {l : List α} (h : l.tail ≠ []) : l ≠ [] := fun e => by subst e; exact h rfl
@[simp] theorem getElem_tail {l : List α} {i : Nat} (h : i < l.tail.length) :
    (tail l)[i] = l[i + 1]'(Nat.add_lt_of_lt_sub (Nat.lt_of_lt_of_eq h length_tail)) := by
  cases l with
  | nil => exact absurd h (Nat.not_lt_zero _)
  | cons a l => rfl
@[simp] theorem getElem?_tail {l : List α} {i : Nat} : (tail l)[i]? = l[i + 1]? := by cases l <;> rfl
@[simp] theorem set_tail {l : List α} {i : Nat} {a : α} : l.tail.set i a = (l.set (i + 1) a).tail := by cases l <;> rfl
theorem one_lt_length_of_tail_ne_nil {l : List α} (h : l.tail ≠ []) : 1 < l.length :=
  Nat.add_lt_of_lt_sub (a := 0) (Nat.lt_of_lt_of_eq (length_pos_iff.mpr h) length_tail)
@[simp] theorem head_tail {l : List α} (h : l.tail ≠ []) :
    (tail l).head h = l[1]'(one_lt_length_of_tail_ne_nil h) := by
  rw [head_eq_getElem, getElem_tail]
@[simp] theorem head?_tail {l : List α} : (tail l).head? = l[1]? := by rw [head?_eq_getElem?, getElem?_tail]
@[simp] theorem getLast_tail {l : List α} (h : l.tail ≠ []) :
    (tail l).getLast h = l.getLast (ne_nil_of_tail_ne_nil h) := by
  cases l with
  | nil => exact (h rfl).elim
  | cons a l => exact (getLast_cons h).symm
theorem getLast?_tail {l : List α} : (tail l).getLast? = if l.length = 1 then none else l.getLast? := by
  match l with
  | [] => rfl
  | [a] => rfl
  | a :: b :: l => exact (if_neg fun e => Nat.succ_ne_zero _ (Nat.succ.inj e)).symm
@[simp] theorem cons_head_tail {l : List α} (h : l ≠ []) : l.head h :: l.tail = l := by
  cases l with
  | nil => exact (h rfl).elim
  | cons a l => rfl

/- `map`. -/
@[simp] theorem isEmpty_map {β : Type v} {l : List α} {f : α → β} : (l.map f).isEmpty = l.isEmpty := by cases l <;> rfl
@[simp] theorem getElem?_map {β : Type v} {f : α → β} {l : List α} {i : Nat} : (map f l)[i]? = Option.map f l[i]? := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih
theorem map_id'' {f : α → α} (h : ∀ x, f x = x) (l : List α) : map f l = l := by
  rw [show f = id from funext h, map_id]
theorem map_singleton {β : Type v} {f : α → β} {a : α} : map f [a] = [f a] := rfl
theorem exists_of_mem_map {β : Type v} {f : α → β} {l : List α} {b : β} (h : b ∈ map f l) : ∃ a, a ∈ l ∧ f a = b :=
  mem_map.1 h
theorem forall_mem_map {β : Type v} {f : α → β} {l : List α} {P : β → Prop} :
    (∀ (i) (_ : i ∈ l.map f), P i) ↔ ∀ (j) (_ : j ∈ l), P (f j) :=
  ⟨fun h j m => h _ (mem_map.mpr ⟨j, m, rfl⟩), fun h _ m => have ⟨j, k, e⟩ := mem_map.mp m; e ▸ h j k⟩
theorem eq_nil_of_map_eq_nil {β : Type v} {f : α → β} {l : List α} (h : map f l = []) : l = [] := map_eq_nil_iff.mp h
@[simp] theorem map_inj_left {β : Type v} {f g : α → β} {l : List α} : map f l = map g l ↔ ∀ a ∈ l, f a = g a := by
  induction l <;> simp [*]
theorem map_inj_right {β : Type v} {f : α → β} {l l' : List α} (w : ∀ x y, f x = f y → x = y) :
    map f l = map f l' ↔ l = l' := by
  refine ⟨fun h => ?_, fun h => h ▸ rfl⟩
  induction l generalizing l' with
  | nil => exact (map_eq_nil_iff.mp h.symm).symm
  | cons a l ih => cases l' with
    | nil => nomatch h
    | cons b l' => injection h with h₁ h₂; rw [w _ _ h₁, ih h₂]
theorem map_inj {β : Type v} {f g : α → β} : map f = map g ↔ f = g :=
  ⟨fun h => funext fun a => (cons.inj (congrFun h [a])).1, fun h => h ▸ rfl⟩
theorem map_eq_cons_iff {β : Type v} {f : α → β} {l : List α} {b : β} {l₂ : List β} :
    map f l = b :: l₂ ↔ ∃ a l₁, l = a :: l₁ ∧ f a = b ∧ map f l₁ = l₂ := by
  cases l with
  | nil => exact ⟨nofun, fun ⟨_, _, e, _⟩ => nomatch e⟩
  | cons a l =>
    rewrite [map_cons, cons_eq_cons]
    exact ⟨fun ⟨h, k⟩ => ⟨a, l, rfl, h, k⟩, fun ⟨_, _, e, h, k⟩ => by cases e; exact ⟨h, k⟩⟩
theorem map_eq_cons_iff' {β : Type v} {f : α → β} {l : List α} {b : β} {l₂ : List β} :
    map f l = b :: l₂ ↔ l.head?.map f = some b ∧ l.tail?.map (map f) = some l₂ := by cases l <;> simp
@[simp] theorem map_eq_singleton_iff {β : Type v} {f : α → β} {l : List α} {b : β} :
    map f l = [b] ↔ ∃ a, l = [a] ∧ f a = b := by
  rewrite [map_eq_cons_iff]
  exact ⟨fun ⟨a, l₁, e, h, k⟩ => ⟨a, map_eq_nil_iff.mp k ▸ e, h⟩, fun ⟨a, e, h⟩ => ⟨a, [], e, h, rfl⟩⟩
theorem map_eq_map_iff {β : Type v} {f g : α → β} {l : List α} : map f l = map g l ↔ ∀ a ∈ l, f a = g a := map_inj_left
theorem map_eq_iff {β : Type v} {f : α → β} {l : List α} {l' : List β} :
    map f l = l' ↔ ∀ i : Nat, l'[i]? = l[i]?.map f :=
  ⟨fun h i => by rw [← h, getElem?_map], fun h => ext_getElem? fun i => by rw [h, getElem?_map]⟩
theorem map_eq_foldr {β : Type v} {f : α → β} {l : List α} : map f l = foldr (fun a bs => f a :: bs) [] l := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a :: ·) ih
@[simp] theorem map_set {β : Type v} {f : α → β} {l : List α} {i : Nat} {a : α} :
    (l.set i a).map f = (l.map f).set i (f a) := by
  induction l generalizing i with
  | nil => rfl
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (f b :: ·) ih
@[simp] theorem head_map {β : Type v} {f : α → β} {l : List α} (w) :
    (map f l).head w = f (l.head (fun e => w (map_eq_nil_iff.mpr e))) := by
  cases l with
  | nil => exact (w rfl).elim
  | cons a l => rfl
@[simp] theorem head?_map {β : Type v} {f : α → β} {l : List α} : (map f l).head? = l.head?.map f := by cases l <;> rfl
@[simp] theorem map_tail? {β : Type v} {f : α → β} {l : List α} : (tail? l).map (map f) = tail? (map f l) := by
  cases l <;> rfl
@[simp] theorem map_tail {β : Type v} {f : α → β} {l : List α} : map f l.tail = (map f l).tail := by cases l <;> rfl
theorem headD_map {β : Type v} {f : α → β} {l : List α} {a : α} : (map f l).headD (f a) = f (l.headD a) := by
  cases l <;> rfl
theorem tailD_map {β : Type v} {f : α → β} {l l' : List α} : tailD (map f l) (map f l') = map f (tailD l l') := by
  cases l <;> rfl
@[simp] theorem getLast?_map {β : Type v} {f : α → β} {l : List α} : (map f l).getLast? = l.getLast?.map f := by
  rw [getLast?_eq_getElem?, getLast?_eq_getElem?, getElem?_map, length_map]
@[simp] theorem getLast_map {β : Type v} {f : α → β} {l : List α} (h) :
    getLast (map f l) h = f (getLast l (fun e => h (map_eq_nil_iff.mpr e))) := by
  rewrite [getLast_eq_iff_getLast?_eq_some, getLast?_map, getLast?_eq_some_getLast]; rfl
theorem getLastD_map {β : Type v} {f : α → β} {l : List α} {a : α} : (map f l).getLastD (f a) = f (l.getLastD a) := by
  simp

/- `filter` and `filterMap`. -/
section
variable {p : α → Bool}
@[simp] theorem filter_eq_self {l} : filter p l = l ↔ ∀ a ∈ l, p a := by
  induction l with
  | nil => simp
  | cons a l ih =>
    by_cases h : p a
    · simp [h, ih]
    · rewrite [filter_cons_of_neg h]
      refine ⟨fun e => ?_, fun k => absurd (k a (.head _)) h⟩
      have := length_filter_le p l
      rewrite [e] at this
      exact absurd this (Nat.not_succ_le_self _)
theorem filter_bne_eq_self_of_not_mem {l : List α} {a : α} [BEq α] [LawfulBEq α] (h : a ∉ l) : l.filter (· != a) = l :=
  filter_eq_self.mpr fun b m => bne_iff_ne.mpr fun e => h (e ▸ m)
@[simp] theorem length_filter_eq_length_iff {l} : (filter p l).length = l.length ↔ ∀ a ∈ l, p a := by
  induction l with
  | nil => simp
  | cons a l ih =>
    by_cases h : p a
    · simp [h, ih]
    · rewrite [filter_cons_of_neg h]
      refine ⟨fun e => ?_, fun k => absurd (k a (.head _)) h⟩
      have := length_filter_le p l
      rewrite [e] at this
      exact absurd this (Nat.not_succ_le_self _)
@[simp] theorem filter_eq_nil_iff {l} : filter p l = [] ↔ ∀ a, a ∈ l → ¬p a := by
  rewrite [eq_nil_iff_forall_not_mem]
  exact ⟨fun h a m k => h a (mem_filter.mpr ⟨m, k⟩), fun h a m => h a (mem_filter.mp m).1 (mem_filter.mp m).2⟩
theorem forall_mem_filter {l : List α} {P : α → Prop} :
    (∀ (i) (_ : i ∈ l.filter p), P i) ↔ ∀ (j) (_ : j ∈ l), p j → P j := by simp
theorem getElem_filter {l : List α} {i : Nat} (h : i < (l.filter p).length) : p (l.filter p)[i] :=
  (mem_filter.mp (getElem_mem h)).2
theorem getElem?_filter {l : List α} {a : α} {i : Nat} (_h : i < (l.filter p).length) (w : (l.filter p)[i]? = some a) :
    p a :=
  (mem_filter.mp (mem_of_getElem? w)).2
theorem foldl_filter {β : Type v} {p : α → Bool} {l : List α} {f : β → α → β} {init : β} :
    (l.filter p).foldl f init = l.foldl (fun x y => if p y then f x y else x) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih => by_cases h : p a <;> simp [h, ih]
theorem foldr_filter {β : Type v} {p : α → Bool} {l : List α} {f : α → β → β} {init : β} :
    (l.filter p).foldr f init = l.foldr (fun x y => if p x then f x y else y) init := by
  induction l with
  | nil => rfl
  | cons a l ih => by_cases h : p a <;> simp [h, ih]
theorem foldl_ite_left {β : Type v} {l : List α} {P : α → Prop} [DecidablePred P] {f : β → α → β} {init : β} :
    (l.foldl (init := init) fun sofar a => if P a then f sofar a else sofar) =
      (l.filter fun b => decide (P b)).foldl (init := init) f := by
  simp [foldl_filter]
theorem foldl_ite_right {β : Type v} {l : List α} {P : α → Prop} [DecidablePred P] {f : β → α → β} {init : β} :
    (l.foldl (init := init) fun sofar a => if P a then sofar else f sofar a) =
      (l.filter (fun a => ¬ P a)).foldl (init := init) f := by
  rewrite [foldl_filter]
  exact congrArg (fun g => foldl g init l) (funext fun x => funext fun y => by by_cases h : P y <;> simp [h])
theorem filter_map {β : Type v} {p : α → Bool} {f : β → α} {l : List β} :
    filter p (map f l) = map f (filter (p ∘ f) l) := by
  induction l with
  | nil => rfl
  | cons a l ih => by_cases h : p (f a) <;> simp [h, ih]
theorem map_filter_eq_foldr {β : Type v} {p : α → Bool} {l : List α} {f : α → β} :
    map f (filter p l) = foldr (fun a bs => if p a then f a :: bs else bs) [] l := by
  rw [← foldr_filter, map_eq_foldr]
theorem filter_eq_cons_iff {l : List α} {a : α} {as : List α} : filter p l = a :: as ↔
    ∃ l₁ l₂, l = l₁ ++ a :: l₂ ∧ (∀ x, x ∈ l₁ → ¬p x) ∧ p a ∧ filter p l₂ = as := by
  constructor
  · intro h
    induction l with
    | nil => nomatch h
    | cons x l ih =>
      by_cases k : p x
      · rewrite [filter_cons_of_pos k] at h
        injection h with h₁ h₂
        exact ⟨[], l, h₁ ▸ rfl, nofun, h₁ ▸ k, h₂⟩
      · rewrite [filter_cons_of_neg k] at h
        obtain ⟨l₁, l₂, rfl, w₁, w₂⟩ := ih h
        exact ⟨x :: l₁, l₂, rfl, forall_mem_cons.mpr ⟨k, w₁⟩, w₂⟩
  · rintro ⟨l₁, l₂, rfl, h₁, h, h₂⟩
    rewrite [filter_append, filter_eq_nil_iff.mpr h₁, filter_cons_of_pos h, h₂]; rfl
theorem filter_congr {p q : α → Bool} {l : List α} (h : ∀ x ∈ l, p x = q x) : filter p l = filter q l := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [filter_cons, filter_cons, h a (.head _), ih fun x k => h x (.tail _ k)]
theorem head_filter_of_pos {l : List α} (w : l ≠ []) (h : p (l.head w)) :
    (filter p l).head (ne_nil_of_mem (mem_filter.2 ⟨head_mem w, h⟩)) = l.head w := by
  cases l with
  | nil => exact (w rfl).elim
  | cons a l => exact (head_eq_iff_head?_eq_some _).mpr (by rewrite [filter_cons_of_pos (show p a from h)]; rfl)
end

section
variable {β : Type v} {f : α → Option β} {l : List α}
@[simp] theorem filterMap_nil : filterMap f [] = [] := rfl
theorem filterMap_cons {a : α} :
    filterMap f (a :: l) = match f a with | none => filterMap f l | some b => b :: filterMap f l := rfl
@[simp] theorem filterMap_cons_none {a : α} (h : f a = none) : filterMap f (a :: l) = filterMap f l := by
  rw [filterMap_cons, h]
@[simp] theorem filterMap_cons_some {a : α} {b : β} (h : f a = some b) :
    filterMap f (a :: l) = b :: filterMap f l := by
  rw [filterMap_cons, h]
@[simp] theorem filterMap_eq_map {f : α → β} : filterMap (some ∘ f) = map f := by
  funext l
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a :: ·) ih
@[simp] theorem filterMap_eq_map' {f : α → β} : filterMap (fun x => some (f x)) = map f := filterMap_eq_map
theorem filterMap_some_fun : filterMap (some : α → Option α) = id := by
  funext l
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (a :: ·) ih
@[simp] theorem filterMap_some {l : List α} : filterMap some l = l := by rewrite [filterMap_some_fun]; rfl
theorem map_filterMap_some_eq_filter_map_isSome :
    (l.filterMap f).map some = (l.map f).filter fun b => b.isSome := by
  induction l with
  | nil => rfl
  | cons a l ih => cases h : f a <;> simp [h, ih, filter_cons]
theorem length_filterMap_le (f : α → Option β) (l : List α) : (filterMap f l).length ≤ l.length := by
  induction l with
  | nil => exact Nat.le_refl 0
  | cons a l ih =>
    rewrite [filterMap_cons]
    cases f a
    · exact Nat.le_succ_of_le ih
    · exact Nat.succ_le_succ ih
@[simp] theorem filterMap_length_eq_length {l} : (filterMap f l).length = l.length ↔ ∀ a ∈ l, (f a).isSome := by
  induction l with
  | nil => simp
  | cons a l ih =>
    cases h : f a with
    | none =>
      rewrite [filterMap_cons_none h]
      refine ⟨fun e => ?_, fun k => ?_⟩
      · have := length_filterMap_le f l
        rewrite [e] at this
        exact absurd this (Nat.not_succ_le_self _)
      · have := k a (.head _); rewrite [h] at this; nomatch this
    | some b =>
      rewrite [filterMap_cons_some h, forall_mem_cons]
      exact ⟨fun e => ⟨by rw [h]; rfl, ih.mp (Nat.succ.inj e)⟩, fun k => congrArg (· + 1) (ih.mpr k.2)⟩
@[simp] theorem filterMap_eq_filter {p : α → Bool} : filterMap (Option.guard (p ·)) = filter p := by
  funext l
  induction l with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p a
    · rw [filterMap_cons_some (Option.guard_pos h), ih, filter_cons_of_pos h]
    · rw [filterMap_cons_none (Option.guard_eq_none_iff.mpr (Bool.of_not_eq_true h)), ih, filter_cons_of_neg h]
theorem filterMap_filterMap {γ : Type w} {f : α → Option β} {l : List α} {g : β → Option γ} :
    filterMap g (filterMap f l) = filterMap (fun x => (f x).bind g) l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, filterMap_cons]
    cases f a with
    | none => exact ih
    | some b => exact filterMap_cons.trans (ih ▸ rfl)
theorem map_filterMap {γ : Type w} {f : α → Option β} {l : List α} {g : β → γ} :
    map g (filterMap f l) = filterMap (fun x => (f x).map g) l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, filterMap_cons]
    cases f a with
    | none => exact ih
    | some b => exact congrArg (g b :: ·) ih
@[simp] theorem filterMap_map {γ : Type w} {l : List α} {f : α → β} {g : β → Option γ} :
    filterMap g (map f l) = filterMap (g ∘ f) l := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [map_cons, filterMap_cons, filterMap_cons, ih]; rfl
theorem filter_filterMap {p : β → Bool} : filter p (filterMap f l) = filterMap (fun x => (f x).filter p) l := by
  induction l with
  | nil => rfl
  | cons a l ih => cases h : f a with
    | none => rw [filterMap_cons_none h, filterMap_cons_none (by rewrite [h]; rfl), ih]
    | some b =>
      rewrite [filterMap_cons_some h]
      by_cases k : p b
      · rw [filter_cons_of_pos k, filterMap_cons_some (by rewrite [h]; exact if_pos k), ih]
      · rw [filter_cons_of_neg k, filterMap_cons_none (by rewrite [h]; exact if_neg k), ih]
theorem filterMap_filter {p : α → Bool} :
    filterMap f (filter p l) = filterMap (fun x => if p x then f x else none) l := by
  induction l with
  | nil => rfl
  | cons a l ih => by_cases h : p a <;> simp [filterMap_cons, h, ih]
@[simp] theorem mem_filterMap {b : β} : b ∈ filterMap f l ↔ ∃ a, a ∈ l ∧ f a = some b := by
  induction l with
  | nil => exact ⟨nofun, fun ⟨_, m, _⟩ => nomatch m⟩
  | cons a l ih => cases h : f a with
    | none =>
      rewrite [filterMap_cons_none h, ih]
      exact ⟨fun ⟨x, m, e⟩ => ⟨x, .tail _ m, e⟩, fun ⟨x, m, e⟩ => (mem_cons.mp m).elim
        (fun k => by rewrite [k, h] at e; nomatch e) fun m => ⟨x, m, e⟩⟩
    | some c =>
      rewrite [filterMap_cons_some h, mem_cons, ih]
      exact ⟨fun k => k.elim (fun e => ⟨a, .head _, e ▸ h⟩) fun ⟨x, m, e⟩ => ⟨x, .tail _ m, e⟩,
        fun ⟨x, m, e⟩ => (mem_cons.mp m).elim (fun k => by rewrite [k, h] at e; exact .inl (Option.some.inj e).symm)
        fun m => .inr ⟨x, m, e⟩⟩
theorem forall_mem_filterMap {P : β → Prop} :
    (∀ (i) (_ : i ∈ filterMap f l), P i) ↔ ∀ (j) (_ : j ∈ l) (b), f j = some b → P b :=
  ⟨fun h j m b e => h b (mem_filterMap.mpr ⟨j, m, e⟩),
   fun h b m => have ⟨j, k, e⟩ := mem_filterMap.mp m; h j k b e⟩
@[simp] theorem filterMap_append {l' : List α} : filterMap f (l ++ l') = filterMap f l ++ filterMap f l' := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [cons_append, filterMap_cons, filterMap_cons]
    cases f a with
    | none => exact ih
    | some b => exact congrArg (b :: ·) ih
theorem map_filterMap_of_inv {g : β → α} (H : ∀ x : α, (f x).map g = some x) : map g (filterMap f l) = l := by
  simp only [map_filterMap, H]; exact filterMap_some
theorem head_filterMap_of_eq_some (w : l ≠ []) {b : β} (h : f (l.head w) = some b) :
    (filterMap f l).head (ne_nil_of_mem (mem_filterMap.2 ⟨_, head_mem w, h⟩)) = b := by
  cases l with
  | nil => exact (w rfl).elim
  | cons a l => exact (head_eq_iff_head?_eq_some _).mpr (by rw [filterMap_cons_some (show f a = some b from h)]; rfl)
@[simp] theorem filterMap_eq_nil_iff {l} : filterMap f l = [] ↔ ∀ a ∈ l, f a = none := by
  induction l with
  | nil => exact ⟨fun _ => nofun, fun _ => rfl⟩
  | cons a l ih =>
    rewrite [filterMap_cons, forall_mem_cons]
    cases f a with
    | none => exact ih.trans (and_iff_right rfl).symm
    | some b => exact ⟨nofun, fun h => nomatch h.1⟩
theorem forall_none_of_filterMap_eq_nil (h : filterMap f l = []) : ∀ x ∈ l, f x = none := filterMap_eq_nil_iff.mp h
theorem filterMap_eq_cons_iff {l} {b} {bs} : filterMap f l = b :: bs ↔
    ∃ l₁ a l₂, l = l₁ ++ a :: l₂ ∧ (∀ x, x ∈ l₁ → f x = none) ∧ f a = some b ∧ filterMap f l₂ = bs := by
  constructor
  · intro h
    induction l with
    | nil => nomatch h
    | cons a l ih => cases k : f a with
      | none =>
        rewrite [filterMap_cons_none k] at h
        obtain ⟨l₁, c, l₂, rfl, w₁, w₂⟩ := ih h
        exact ⟨a :: l₁, c, l₂, rfl, forall_mem_cons.mpr ⟨k, w₁⟩, w₂⟩
      | some c =>
        rewrite [filterMap_cons_some k] at h
        injection h with h₁ h₂
        exact ⟨[], a, l, rfl, nofun, h₁ ▸ k, h₂⟩
  · rintro ⟨l₁, a, l₂, rfl, h₁, h, h₂⟩
    rewrite [filterMap_append, filterMap_eq_nil_iff.mpr h₁, filterMap_cons_some h, h₂]; rfl
end
end List
