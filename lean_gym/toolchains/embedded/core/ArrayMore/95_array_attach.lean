/-
Arrays: elements together with a proof.
-/
namespace Array
variable {α : Type u}
def pmap {β : Type v} {P : α → Prop} (f : (a : α) → P a → β) (xs : Array α) (H : ∀ a ∈ xs, P a) : Array β :=
  (xs.toList.pmap f fun a m => H a (mem_def.mpr m)).toArray
def attachWith (xs : Array α) (P : α → Prop) (H : ∀ x ∈ xs, P x) : Array {x // P x} :=
  ⟨xs.toList.attachWith P fun x h => H x (mem_def.mpr h)⟩
@[inline] def attach (xs : Array α) : Array {x // x ∈ xs} := xs.attachWith _ fun _ => id
def unattach {p : α → Prop} (xs : Array {x // p x}) : Array α := xs.map (·.val)

/- As lists. -/
@[simp, grind =] theorem _root_.List.attachWith_toArray {l : List α} {P : α → Prop} {H : ∀ x ∈ l.toArray, P x} :
    l.toArray.attachWith P H = (l.attachWith P fun x h => H x (mem_def.mpr h)).toArray := rfl
@[simp, grind =] theorem _root_.List.attach_toArray {l : List α} :
    l.toArray.attach = (l.attachWith (· ∈ l.toArray) fun _ => mem_def.mpr).toArray := rfl
@[simp, grind =] theorem _root_.List.pmap_toArray {β : Type v} {l : List α} {P : α → Prop} {f : (a : α) → P a → β}
    {H : ∀ a ∈ l.toArray, P a} : l.toArray.pmap f H = (l.pmap f fun a m => H a (mem_def.mpr m)).toArray := rfl
@[simp, grind =] theorem toList_attachWith {xs : Array α} {P : α → Prop} {H : ∀ x ∈ xs, P x} :
    (xs.attachWith P H).toList = xs.toList.attachWith P fun x h => H x (mem_def.mpr h) := rfl
@[simp, grind =] theorem toList_attach {xs : Array α} :
    xs.attach.toList = xs.toList.attachWith (· ∈ xs) fun _ => mem_def.mpr := rfl
@[simp, grind =] theorem toList_pmap {β : Type v} {xs : Array α} {P : α → Prop} {f : (a : α) → P a → β}
    {H : ∀ a ∈ xs, P a} :
    (xs.pmap f H).toList = xs.toList.pmap f fun a m => H a (mem_def.mpr m) := rfl
private theorem _root_.List.map_attachWith' {β : Type v} {P : α → Prop} {l : List α} {H : ∀ x ∈ l, P x}
    {f : {x // P x} → β} :
    (l.attachWith P H).map f = l.pmap (fun a h => f ⟨a, h⟩) H := List.map_pmap H
private theorem _root_.List.pmap_congr' {β : Type v} {P : α → Prop} {f : (a : α) → P a → β} {l l' : List α} (e : l = l')
    (H : ∀ a ∈ l, P a) : l.pmap f H = l'.pmap f (e ▸ H) := by subst e; rfl
private theorem pmap_eq {β : Type v} {P : α → Prop} {f : (a : α) → P a → β} {xs : Array α} {l : List α}
    (e : xs.toList = l)
    (H : ∀ a ∈ xs, P a) {ys : Array β} (h : l.pmap f (fun a m => H a (mem_def.mpr (e ▸ m))) = ys.toList) :
    xs.pmap f H = ys := by subst e; exact Array.ext' h
theorem map_pmap {β : Type v} {γ : Type w} {p : α → Prop} {g : β → γ} {f : (a : α) → p a → β} {xs : Array α}
    (H : ∀ a ∈ xs, p a) :
    map g (pmap f xs H) = pmap (fun a h => g (f a h)) xs H := Array.ext' (toList_map.trans (List.map_pmap _))
theorem pmap_congr_left {β : Type v} {p q : α → Prop} {f : (a : α) → p a → β} {g : (a : α) → q a → β} (xs : Array α)
    {H₁ : ∀ a ∈ xs, p a} {H₂ : ∀ a ∈ xs, q a} (h : ∀ a ∈ xs, ∀ (h₁ : p a) (h₂ : q a), f a h₁ = g a h₂) :
    pmap f xs H₁ = pmap g xs H₂ := congrArg List.toArray (List.pmap_congr_left _ fun a m => h a (mem_def.mpr m))
private theorem map_attachWith' {β : Type v} {P : α → Prop} {xs : Array α} {H : ∀ x ∈ xs, P x} {f : {x // P x} → β} :
    (xs.attachWith P H).map f = xs.pmap (fun a h => f ⟨a, h⟩) H := map_pmap H
private theorem map_attach' {β : Type v} {xs : Array α} {f : {x // x ∈ xs} → β} :
    xs.attach.map f = xs.pmap (fun a h => f ⟨a, h⟩) fun _ => id := map_pmap _
theorem map_attach_eq_pmap {β : Type v} {xs : Array α} {f : {x // x ∈ xs} → β} :
    map f xs.attach = pmap (fun a h => f ⟨a, h⟩) xs fun _ => id := map_pmap _
theorem pmap_map {β : Type u} {γ : Type v} {α : Type w} {p : β → Prop} {g : (b : β) → p b → γ} {f : α → β}
    {xs : Array α} (H : ∀ a ∈ map f xs, p a) :
    pmap g (map f xs) H = pmap (fun a h => g (f a) h) xs fun _ h => H _ (mem_map_of_mem h) :=
  pmap_eq toList_map H (List.pmap_map _)
@[simp] theorem pmap_empty {β : Type v} {P : α → Prop} (f : (a : α) → P a → β) :
    pmap f #[] (fun _ h => absurd h (not_mem_empty _)) = #[] := rfl
@[simp] theorem pmap_push {β : Type v} {P : α → Prop} (f : (a : α) → P a → β) (a : α) (xs : Array α)
    (h : ∀ b ∈ xs.push a, P b) :
    pmap f (xs.push a) h = (pmap f xs fun b m => h b (mem_push_of_mem a m)).push (f a (h a mem_push_self)) :=
  pmap_eq toList_push h ((List.pmap_append _).trans toList_push.symm)
@[simp] theorem attach_empty : (#[] : Array α).attach = #[] := rfl
@[simp] theorem attachWith_empty {P : α → Prop} (H : ∀ x ∈ #[], P x) :
    (#[] : Array α).attachWith P H = #[] := rfl
@[simp] theorem _root_.List.attachWith_mem_toArray {l : List α} :
    l.attachWith (fun x => x ∈ l.toArray) (fun _ => mem_def.mpr) = l.attach.map fun ⟨x, h⟩ => ⟨x, mem_def.mpr h⟩ :=
  ((List.map_attachWith' (H := fun _ => id)).trans (List.pmap_congr_left l fun _ _ _ _ => rfl)).symm
@[simp] theorem pmap_eq_map {β : Type v} {p : α → Prop} {f : α → β} {xs : Array α} (H : ∀ a ∈ xs, p a) :
    pmap (fun a (_ : p a) => f a) xs H = map f xs := Array.ext' ((List.pmap_eq_map _).trans toList_map.symm)
theorem attachWith_congr {xs ys : Array α} (w : xs = ys) {P : α → Prop} {H : ∀ x ∈ xs, P x} :
    xs.attachWith P H = ys.attachWith P fun _ h => H _ (w ▸ h) := by subst w; rfl
theorem pmap_eq_map_attach {β : Type v} {p : α → Prop} {f : (a : α) → p a → β} {xs : Array α} (H : ∀ a ∈ xs, p a) :
    pmap f xs H = map (fun x => f x.val (H _ x.2)) xs.attach := by
  rewrite [map_attach']; exact pmap_congr_left xs fun _ _ _ _ => rfl
theorem attachWith_eq_map_attach {xs : Array α} {P : α → Prop} {H : ∀ a ∈ xs, P a} :
    xs.attachWith P H = map (fun ⟨x, h⟩ => ⟨x, H _ h⟩) xs.attach := pmap_eq_map_attach (f := Subtype.mk) H
theorem attach_congr {xs ys : Array α} (h : xs = ys) : xs.attach = map (fun x => ⟨x.val, h ▸ x.2⟩) ys.attach := by
  subst h; exact attachWith_eq_map_attach
@[simp] theorem attach_push {a : α} {xs : Array α} : (xs.push a).attach =
    (xs.attach.map fun ⟨x, h⟩ => ⟨x, mem_push_of_mem a h⟩).push ⟨a, mem_push_self⟩ :=
  (pmap_push Subtype.mk a xs fun _ => id).trans (congrArg (push · _) (pmap_eq_map_attach _))
@[simp] theorem attachWith_push {a : α} {xs : Array α} {P : α → Prop} {H : ∀ x ∈ xs.push a, P x} :
    (xs.push a).attachWith P H =
      (xs.attachWith P fun x h => H x (mem_push_of_mem a h)).push ⟨a, H a mem_push_self⟩ :=
  pmap_push Subtype.mk a xs H
@[simp] theorem pmap_eq_attachWith {p q : α → Prop} {f : ∀ (a : α), p a → q a} {xs : Array α}
    (H : ∀ a ∈ xs, p a) : pmap (fun a h => ⟨a, f a h⟩) xs H = xs.attachWith q fun x h => f x (H x h) :=
  pmap_congr_left xs (H₂ := fun x h => f x (H x h)) fun _ _ _ _ => rfl
theorem attach_map_val {β : Type v} (xs : Array α) (f : α → β) :
    map (fun (i : {i // i ∈ xs}) => f i.val) xs.attach = map f xs :=
  map_attach'.trans (pmap_eq_map _)
theorem attach_map_subtype_val (xs : Array α) : map Subtype.val xs.attach = xs :=
  (attach_map_val xs id).trans (map_id xs)
theorem attachWith_map_val {β : Type v} {p : α → Prop} {f : α → β} {xs : Array α} (H : ∀ a ∈ xs, p a) :
    map (fun (i : {i // p i}) => f i.val) (xs.attachWith p H) = map f xs := map_attachWith'.trans (pmap_eq_map _)
theorem attachWith_map_subtype_val {p : α → Prop} {xs : Array α} (H : ∀ a ∈ xs, p a) :
    map Subtype.val (xs.attachWith p H) = xs := (attachWith_map_val (f := id) H).trans (map_id xs)

/- Elements and sizes. -/
@[simp, grind =] theorem mem_attachWith {xs : Array α} {q : α → Prop} (H : ∀ x ∈ xs, q x) (x : {x // q x}) :
    x ∈ xs.attachWith q H ↔ x.val ∈ xs := mem_def.trans ((List.mem_attachWith _ x).trans mem_def.symm)
@[simp, grind ←] theorem mem_attach (xs : Array α) (x : {x // x ∈ xs}) : x ∈ xs.attach := (mem_attachWith _ x).mpr x.2
@[simp, grind =] theorem mem_pmap {β : Type v} {p : α → Prop} {f : (a : α) → p a → β} {xs : Array α} {H : ∀ a ∈ xs, p a}
    {b : β} : b ∈ pmap f xs H ↔ ∃ (a : α) (h : a ∈ xs), f a (H a h) = b :=
  mem_def.trans (List.mem_pmap.trans ⟨fun ⟨a, h, e⟩ => ⟨a, mem_def.mpr h, e⟩, fun ⟨a, h, e⟩ => ⟨a, mem_def.mp h, e⟩⟩)
theorem mem_pmap_of_mem {β : Type v} {p : α → Prop} {f : (a : α) → p a → β} {xs : Array α} {H : ∀ a ∈ xs, p a} {a : α}
    (h : a ∈ xs) : f a (H a h) ∈ pmap f xs H := mem_pmap.mpr ⟨a, h, rfl⟩
@[simp, grind =] theorem size_pmap {β : Type v} {p : α → Prop} {f : (a : α) → p a → β} {xs : Array α}
    {H : ∀ a ∈ xs, p a} :
    (pmap f xs H).size = xs.size := List.length_pmap
@[simp, grind =] theorem size_attach {xs : Array α} : xs.attach.size = xs.size := List.length_pmap
@[simp, grind =] theorem size_attachWith {p : α → Prop} {xs : Array α} {H : ∀ x ∈ xs, p x} :
    (xs.attachWith p H).size = xs.size := List.length_pmap
@[simp] theorem pmap_eq_empty_iff {β : Type v} {p : α → Prop} {f : (a : α) → p a → β} {xs : Array α}
    {H : ∀ a ∈ xs, p a} :
    pmap f xs H = #[] ↔ xs = #[] := by rw [← size_eq_zero_iff, size_pmap, size_eq_zero_iff]
theorem pmap_ne_empty_iff {β : Type v} {P : α → Prop} (f : (a : α) → P a → β) {xs : Array α} (H : ∀ a ∈ xs, P a) :
    pmap f xs H ≠ #[] ↔ xs ≠ #[] := not_congr pmap_eq_empty_iff
@[simp] theorem attach_eq_empty_iff {xs : Array α} : xs.attach = #[] ↔ xs = #[] := pmap_eq_empty_iff (H := fun _ => id)
theorem attach_ne_empty_iff {xs : Array α} : xs.attach ≠ #[] ↔ xs ≠ #[] := not_congr attach_eq_empty_iff
@[simp] theorem attachWith_eq_empty_iff {xs : Array α} {P : α → Prop} {H : ∀ a ∈ xs, P a} :
    xs.attachWith P H = #[] ↔ xs = #[] := pmap_eq_empty_iff (H := H)
theorem attachWith_ne_empty_iff {xs : Array α} {P : α → Prop} {H : ∀ a ∈ xs, P a} :
    xs.attachWith P H ≠ #[] ↔ xs ≠ #[] := not_congr attachWith_eq_empty_iff
private theorem mem_of_getElem?' {xs : Array α} {i : Nat} {a : α} (h : xs[i]? = some a) : a ∈ xs :=
  mem_def.mpr (List.mem_of_getElem? (getElem?_toList.trans h))
private theorem _root_.Option.pmap_congr' {β : Type v} {p q : α → Prop} {f : (a : α) → p a → β} {g : (a : α) → q a → β}
    (h : ∀ a h₁ h₂, f a h₁ = g a h₂) : ∀ {o o' : Option α} (_ : o = o') (H₁ : ∀ a, o = some a → p a)
      (H₂ : ∀ a, o' = some a → q a), o.pmap f H₁ = o'.pmap g H₂
  | none, _, rfl, _, _ => rfl
  | some _, _, rfl, _, _ => congrArg some (h _ _ _)
@[simp, grind =] theorem getElem?_pmap {β : Type v} {p : α → Prop} {f : (a : α) → p a → β} {xs : Array α}
    (h : ∀ a ∈ xs, p a)
    (i : Nat) : (pmap f xs h)[i]? = Option.pmap f xs[i]? fun x H => h x (mem_of_getElem?' H) :=
  getElem?_toList.symm.trans ((List.getElem?_pmap _ i).trans
    (Option.pmap_congr' (f := f) (g := f) (fun _ _ _ => rfl) getElem?_toList _ _))
@[simp, grind =] theorem getElem_pmap {β : Type v} {p : α → Prop} (f : (a : α) → p a → β) {xs : Array α}
    (h : ∀ a ∈ xs, p a)
    {i : Nat} (hi : i < (pmap f xs h).size) : (pmap f xs h)[i] =
      f (xs[i]'(size_pmap (f := f) ▸ hi)) (h _ (getElem_mem (size_pmap (f := f) ▸ hi))) := List.getElem_pmap _ _ hi
@[simp, grind =] theorem getElem?_attachWith {xs : Array α} {i : Nat} {P : α → Prop} {H : ∀ a ∈ xs, P a} :
    (xs.attachWith P H)[i]? = Option.pmap Subtype.mk xs[i]? fun _ a => H _ (mem_of_getElem?' a) := getElem?_pmap H i
@[simp, grind =] theorem getElem?_attach {xs : Array α} {i : Nat} :
    xs.attach[i]? = Option.pmap Subtype.mk xs[i]? fun _ => mem_of_getElem?' := getElem?_pmap (fun _ => id) i
@[simp, grind =] theorem getElem_attachWith {xs : Array α} {P : α → Prop} {H : ∀ a ∈ xs, P a} {i : Nat}
    (h : i < (xs.attachWith P H).size) : (xs.attachWith P H)[i] =
      ⟨xs[i]'(size_attachWith (H := H) ▸ h), H _ (getElem_mem (size_attachWith (H := H) ▸ h))⟩ :=
  getElem_pmap Subtype.mk H h
@[simp, grind =] theorem getElem_attach {xs : Array α} {i : Nat} (h : i < xs.attach.size) :
    xs.attach[i] = ⟨xs[i]'(size_attach (xs := xs) ▸ h), getElem_mem (size_attach (xs := xs) ▸ h)⟩ :=
  getElem_pmap Subtype.mk (fun _ => id) h

/- In terms of each other, and after other functions. -/
private theorem pmap_pmap' {β : Type v} {γ : Type w} {p : α → Prop} {q : β → Prop} {g : (a : α) → p a → β}
    {f : (b : β) → q b → γ}
    {l : List α} (H₁ : ∀ a ∈ l, p a) (H₂ : ∀ a ∈ l.pmap g H₁, q a) :
    (l.pmap g H₁).pmap f H₂ = l.pmap (P := fun a => ∃ h : p a, q (g a h)) (fun a h => f (g a h.1) h.2)
      (fun a m => ⟨H₁ a m, H₂ _ (List.mem_pmap_of_mem m)⟩) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (_ :: ·) (ih _ _)
@[simp] theorem pmap_attachWith {α : Type u} {q : α → Prop} {β : Type v} {xs : Array α} {p : {x // q x} → Prop}
    {f : (a : {x // q x}) → p a → β} (H₁ : ∀ x ∈ xs, q x) (H₂ : ∀ a ∈ xs.attachWith q H₁, p a) :
    pmap f (xs.attachWith q H₁) H₂ = xs.pmap (P := fun a => ∃ h : q a, p ⟨a, h⟩) (fun a h => f ⟨a, h.1⟩ h.2)
      fun a h => ⟨H₁ _ h, H₂ ⟨a, H₁ _ h⟩ ((mem_attachWith H₁ _).mpr h)⟩ :=
  congrArg List.toArray (pmap_pmap' (g := Subtype.mk) _ fun a m => H₂ a (mem_def.mpr m))
@[simp] theorem pmap_attach {β : Type v} {xs : Array α} {p : {x // x ∈ xs} → Prop} {f : (a : {x // x ∈ xs}) → p a → β}
    (H : ∀ a ∈ xs.attach, p a) : pmap f xs.attach H = xs.pmap (P := fun a => ∃ h : a ∈ xs, p ⟨a, h⟩)
      (fun a h => f ⟨a, h.1⟩ h.2) fun a h => ⟨h, H ⟨a, h⟩ (mem_attach xs _)⟩ := pmap_attachWith _ H
theorem pmap_pmap {β : Type v} {γ : Type w} {p : α → Prop} {q : β → Prop} {g : (a : α) → p a → β}
    {f : (b : β) → q b → γ} {xs : Array α}
    (H₁ : ∀ a ∈ xs, p a) (H₂ : ∀ a ∈ pmap g xs H₁, q a) : pmap f (pmap g xs H₁) H₂ =
      pmap (fun a h => f (g a.val h) (H₂ (g a.val h) (mem_pmap_of_mem a.2))) xs.attach fun a _ => H₁ a.val a.2 := by
  rewrite [pmap_attach]
  refine (congrArg List.toArray (pmap_pmap' _ fun a m => H₂ a (mem_def.mpr m))).trans ?_
  exact congrArg List.toArray (List.pmap_congr_left xs.toList fun _ _ _ _ => rfl)
theorem attachWith_map {β : Type v} {xs : Array α} {f : α → β} {P : β → Prop} (H : ∀ b ∈ map f xs, P b) :
    (map f xs).attachWith P H =
      map (fun ⟨x, h⟩ => ⟨f x, h⟩) (xs.attachWith (P ∘ f) fun _ h => H _ (mem_map_of_mem h)) :=
  (pmap_map H).trans (map_attachWith' (P := P ∘ f) (β := {x // P x}) (f := fun x => ⟨f x.1, x.2⟩)).symm
theorem attach_map {β : Type v} {xs : Array α} {f : α → β} :
    (map f xs).attach = map (fun ⟨x, h⟩ => ⟨f x, mem_map_of_mem h⟩) xs.attach := by
  rewrite [map_attach']
  exact (pmap_map fun _ => id).trans (pmap_congr_left xs fun _ _ _ _ => rfl)
@[simp] theorem map_attachWith {β : Type v} {xs : Array α} {P : α → Prop} {H : ∀ a ∈ xs, P a} {f : {x // P x} → β} :
    map f (xs.attachWith P H) = map (fun ⟨x, h⟩ => f ⟨x, H _ h⟩) xs.attach :=
  map_attachWith'.trans (pmap_eq_map_attach H)
theorem map_attachWith_eq_pmap {β : Type v} {xs : Array α} {P : α → Prop} {H : ∀ a ∈ xs, P a} {f : {x // P x} → β} :
    map f (xs.attachWith P H) = pmap (fun a (h : a ∈ xs ∧ P a) => f ⟨a, H _ h.1⟩) xs fun a h => ⟨h, H a h⟩ :=
  map_attachWith'.trans (pmap_congr_left xs fun _ _ _ _ => rfl)
@[simp] theorem pmap_append {ι : Type u} {α : Type v} {p : ι → Prop} {f : (a : ι) → p a → α}
    {xs ys : Array ι} (h : ∀ a ∈ xs ++ ys, p a) : pmap f (xs ++ ys) h =
      pmap f xs (fun a m => h a (mem_append.mpr (.inl m))) ++ pmap f ys fun a m => h a (mem_append.mpr (.inr m)) :=
  pmap_eq toList_append h ((List.pmap_append _).trans toList_append.symm)
theorem pmap_append' {β : Type v} {p : α → Prop} {f : (a : α) → p a → β} {xs ys : Array α} (h₁ : ∀ a ∈ xs, p a)
    (h₂ : ∀ a ∈ ys, p a) : pmap f (xs ++ ys) (fun a m => (mem_append.mp m).elim (h₁ a) (h₂ a)) =
      pmap f xs h₁ ++ pmap f ys h₂ := pmap_append _
@[simp] theorem attachWith_append {P : α → Prop} {xs ys : Array α} {H : ∀ a ∈ xs ++ ys, P a} :
    (xs ++ ys).attachWith P H = xs.attachWith P (fun a m => H a (mem_append.mpr (.inl m))) ++
      ys.attachWith P fun a m => H a (mem_append.mpr (.inr m)) := pmap_append H
@[simp] theorem attach_append {xs ys : Array α} :
    (xs ++ ys).attach = map (fun ⟨x, h⟩ => ⟨x, mem_append.mpr (.inl h)⟩) xs.attach ++
      map (fun ⟨x, h⟩ => ⟨x, mem_append.mpr (.inr h)⟩) ys.attach :=
  attachWith_append.trans (congr (congrArg HAppend.hAppend attachWith_eq_map_attach) attachWith_eq_map_attach)
@[simp] theorem pmap_reverse {β : Type v} {P : α → Prop} {f : (a : α) → P a → β} {xs : Array α}
    (H : ∀ a ∈ xs.reverse, P a) : pmap f xs.reverse H = (pmap f xs fun a h => H a (mem_reverse.mpr h)).reverse :=
  pmap_eq toList_reverse H ((List.pmap_reverse _).trans toList_reverse.symm)
theorem reverse_pmap {β : Type v} {P : α → Prop} {f : (a : α) → P a → β} {xs : Array α} (H : ∀ a ∈ xs, P a) :
    (pmap f xs H).reverse = pmap f xs.reverse fun a h => H a (mem_reverse.mp h) := (pmap_reverse _).symm
@[simp] theorem attachWith_reverse {P : α → Prop} {xs : Array α} {H : ∀ a ∈ xs.reverse, P a} :
    xs.reverse.attachWith P H = (xs.attachWith P fun a h => H a (mem_reverse.mpr h)).reverse := pmap_reverse H
theorem reverse_attachWith {P : α → Prop} {xs : Array α} {H : ∀ a ∈ xs, P a} :
    (xs.attachWith P H).reverse = xs.reverse.attachWith P fun a h => H a (mem_reverse.mp h) := reverse_pmap H
@[simp] theorem attach_reverse {xs : Array α} :
    xs.reverse.attach = map (fun ⟨x, h⟩ => ⟨x, mem_reverse.mpr h⟩) xs.attach.reverse :=
  attachWith_reverse.trans ((congrArg reverse attachWith_eq_map_attach).trans map_reverse.symm)
theorem reverse_attach {xs : Array α} :
    xs.attach.reverse = map (fun ⟨x, h⟩ => ⟨x, mem_reverse.mp h⟩) xs.reverse.attach :=
  (reverse_attachWith (H := fun _ => id)).trans attachWith_eq_map_attach

/- Without the proof. -/
@[simp] theorem unattach_empty {p : α → Prop} : (#[] : Array {x // p x}).unattach = #[] := map_empty
@[simp] theorem unattach_push {p : α → Prop} {a : {x // p x}} {xs : Array {x // p x}} :
    (xs.push a).unattach = xs.unattach.push a.val := map_push
@[simp] theorem mem_unattach {p : α → Prop} {xs : Array {x // p x}} {a : α} :
    a ∈ xs.unattach ↔ ∃ h : p a, ⟨a, h⟩ ∈ xs :=
  mem_map.trans ⟨fun ⟨⟨_, h⟩, m, e⟩ => e ▸ ⟨h, m⟩, fun ⟨h, m⟩ => ⟨⟨a, h⟩, m, rfl⟩⟩
@[simp] theorem size_unattach {p : α → Prop} {xs : Array {x // p x}} : xs.unattach.size = xs.size := size_map
@[simp, grind =] theorem _root_.List.unattach_toArray {p : α → Prop} {xs : List {x // p x}} :
    xs.toArray.unattach = xs.unattach.toArray := List.map_toArray
@[simp] theorem toList_unattach {p : α → Prop} {xs : Array {x // p x}} : xs.unattach.toList = xs.toList.unattach :=
  toList_map
@[simp] theorem unattach_attach {xs : Array α} : xs.attach.unattach = xs := attach_map_subtype_val xs
@[simp] theorem unattach_attachWith {p : α → Prop} {xs : Array α} {H : ∀ a ∈ xs, p a} :
    (xs.attachWith p H).unattach = xs := attachWith_map_subtype_val H
@[simp] theorem getElem?_unattach {p : α → Prop} {xs : Array {x // p x}} (i : Nat) :
    xs.unattach[i]? = Option.map Subtype.val xs[i]? := getElem?_map
@[simp] theorem getElem_unattach {p : α → Prop} {xs : Array {x // p x}} (i : Nat) (h : i < xs.unattach.size) :
    xs.unattach[i] = (xs[i]'(size_unattach (xs := xs) ▸ h)).val := getElem_map _ h
@[simp] theorem unattach_filter {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Bool} {g : α → Bool}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : (filter f xs).unattach = filter g xs.unattach :=
  Array.ext' (by rw [toList_unattach, toList_filter, toList_filter, toList_unattach, List.unattach_filter (hf := hf)])
@[simp] theorem unattach_reverse {p : α → Prop} {xs : Array {x // p x}} :
    xs.reverse.unattach = xs.unattach.reverse := map_reverse
@[simp] theorem unattach_append {p : α → Prop} {xs₁ xs₂ : Array {x // p x}} :
    (xs₁ ++ xs₂).unattach = xs₁.unattach ++ xs₂.unattach := map_append
@[simp] theorem unattach_flatten {p : α → Prop} {xs : Array (Array {x // p x})} :
    xs.flatten.unattach = (map unattach xs).flatten :=
  Array.ext' (by
    rw [toList_unattach, toList_flatten, toList_flatten, List.unattach_flatten, toList_map, List.map_map, List.map_map]
    exact congrArg (fun f => (List.map f xs.toList).flatten) (funext fun _ => toList_unattach.symm))
@[simp] theorem unattach_replicate {p : α → Prop} {n : Nat} {x : {x // p x}} :
    (replicate n x).unattach = replicate n x.val := Array.ext' (toList_map.trans List.map_replicate)

/- Functions that look at the values only. -/
@[simp] theorem map_subtype {β : Type v} {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → β} {g : α → β}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : map f xs = map g xs.unattach := by
  rewrite [unattach, map_map]; exact congrArg (map · xs) (funext fun ⟨x, h⟩ => hf x h)
theorem foldl_subtype {β : Type v} {p : α → Prop} {xs : Array {x // p x}} {f : β → {x // p x} → β} {g : β → α → β}
    {x : β}
    (hf : ∀ b x h, f b ⟨x, h⟩ = g b x) : foldl f x xs = foldl g x xs.unattach := by
  rw [← foldl_toList, ← foldl_toList, toList_unattach, List.foldl_subtype hf]
@[simp] theorem foldl_subtype' {β : Type v} {stop : Nat} {p : α → Prop} {xs : Array {x // p x}} {f : β → {x // p x} → β}
    {g : β → α → β} {x : β} (hf : ∀ b x h, f b ⟨x, h⟩ = g b x) (h : stop = xs.size) :
    foldl f x xs 0 stop = foldl g x xs.unattach := by subst h; exact foldl_subtype hf
theorem foldr_subtype {β : Type v} {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → β → β} {g : α → β → β}
    {x : β}
    (hf : ∀ x h b, f ⟨x, h⟩ b = g x b) : foldr f x xs = foldr g x xs.unattach := by
  rw [← foldr_toList, ← foldr_toList, toList_unattach, List.foldr_subtype hf]
@[simp] theorem foldr_subtype' {β : Type v} {start : Nat} {p : α → Prop} {xs : Array {x // p x}}
    {f : {x // p x} → β → β}
    {g : α → β → β} {x : β} (hf : ∀ x h b, f ⟨x, h⟩ b = g x b) (h : start = xs.size) :
    foldr f x xs start = foldr g x xs.unattach := by subst h; exact foldr_subtype hf
@[simp] theorem filterMap_subtype {β : Type v} {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Option β}
    {g : α → Option β} (hf : ∀ x h, f ⟨x, h⟩ = g x) : filterMap f xs = filterMap g xs.unattach :=
  Array.ext' (by rw [toList_filterMap, toList_filterMap, toList_unattach, List.filterMap_subtype hf])
@[simp] theorem flatMap_subtype {β : Type v} {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Array β}
    {g : α → Array β} (hf : ∀ x h, f ⟨x, h⟩ = g x) : flatMap f xs = flatMap g xs.unattach :=
  Array.ext' (by
    rw [toList_flatMap, toList_flatMap, toList_unattach, List.flatMap_subtype fun x h => congrArg toList (hf x h)])
private theorem foldl_attachWith' {β : Type v} {xs : Array α} {q : α → Prop} (H : ∀ a ∈ xs, q a)
    {f : β → {x // q x} → β} {b : β} :
    (xs.attachWith q H).foldl f b = xs.attach.foldl (fun b x => f b ⟨x.1, H _ x.2⟩) b := by
  rw [attachWith_eq_map_attach, ← foldl_toList, toList_map, List.foldl_map, foldl_toList]
private theorem foldr_attachWith' {β : Type v} {xs : Array α} {q : α → Prop} (H : ∀ a ∈ xs, q a)
    {f : {x // q x} → β → β} {b : β} :
    (xs.attachWith q H).foldr f b = xs.attach.foldr (fun x b => f ⟨x.1, H _ x.2⟩ b) b := by
  rw [attachWith_eq_map_attach, ← foldr_toList, toList_map, List.foldr_map, foldr_toList]
@[simp, grind =] theorem foldl_attachWith {β : Type v} {stop : Nat} {xs : Array α} {q : α → Prop} (H : ∀ a ∈ xs, q a)
    {f : β → {x // q x} → β} {b : β} (w : stop = xs.size) :
    foldl f b (xs.attachWith q H) 0 stop = foldl (fun b ⟨a, h⟩ => f b ⟨a, H _ h⟩) b xs.attach := by
  subst w
  rewrite [← size_attachWith (H := H)]; exact foldl_attachWith' H
@[simp, grind =] theorem foldr_attachWith {β : Type v} {start : Nat} {xs : Array α} {q : α → Prop} (H : ∀ a ∈ xs, q a)
    {f : {x // q x} → β → β} {b : β} (w : start = xs.size) :
    foldr f b (xs.attachWith q H) start = foldr (fun a acc => f ⟨a.val, H _ a.2⟩ acc) b xs.attach := by
  subst w
  rewrite [← size_attachWith (H := H)]; exact foldr_attachWith' H
theorem foldl_pmap {β : Type v} {γ : Type w} {xs : Array α} {P : α → Prop} {f : (a : α) → P a → β} (H : ∀ a ∈ xs, P a)
    (g : γ → β → γ)
    (x : γ) : foldl g x (pmap f xs H) = foldl (fun acc a => g acc (f a.val (H _ a.2))) x xs.attach := by
  rw [pmap_eq_map_attach, ← foldl_toList, toList_map, List.foldl_map, foldl_toList]
theorem foldr_pmap {β : Type v} {γ : Type w} {xs : Array α} {P : α → Prop} {f : (a : α) → P a → β} (H : ∀ a ∈ xs, P a)
    (g : β → γ → γ)
    (x : γ) : foldr g x (pmap f xs H) = foldr (fun a acc => g (f a.val (H _ a.2)) acc) x xs.attach := by
  rw [pmap_eq_map_attach, ← foldr_toList, toList_map, List.foldr_map, foldr_toList]
theorem foldl_attach {β : Type v} {xs : Array α} {f : β → α → β} {b : β} :
    foldl (fun acc t => f acc t.val) b xs.attach = foldl f b xs := by
  rw [foldl_subtype (g := f) fun _ _ _ => rfl, unattach_attach]
theorem foldr_attach {β : Type v} {xs : Array α} {f : α → β → β} {b : β} :
    foldr (fun t acc => f t.val acc) b xs.attach = foldr f b xs := by
  rw [foldr_subtype (g := f) fun _ _ _ => rfl, unattach_attach]
@[simp, grind =] theorem filterMap_attachWith {β : Type v} {stop : Nat} {q : α → Prop} {xs : Array α}
    {f : {x // q x} → Option β}
    (H : ∀ x ∈ xs, q x) (w : stop = (xs.attachWith q H).size) :
    filterMap f (xs.attachWith q H) 0 stop = filterMap (fun ⟨x, h⟩ => f ⟨x, H _ h⟩) xs.attach := by
  subst w
  refine Array.ext' ?_
  rewrite [toList_filterMap, attachWith_eq_map_attach, toList_map, List.filterMap_map, toList_filterMap]; rfl
@[simp, grind =] theorem filter_attachWith {stop : Nat} {q : α → Prop} {xs : Array α} {p : {x // q x} → Bool}
    (H : ∀ x ∈ xs, q x) (w : stop = (xs.attachWith q H).size) :
    filter p (xs.attachWith q H) 0 stop =
      map (fun ⟨x, h⟩ => ⟨x, H _ h⟩) (filter (fun ⟨x, h⟩ => p ⟨x, H _ h⟩) xs.attach) := by
  subst w
  refine Array.ext' ?_
  rewrite [toList_filter, attachWith_eq_map_attach, toList_map, List.filter_map, toList_map, toList_filter]; rfl

/- What a definition by well-founded recursion through an array is turned into, and why an element is smaller. -/
theorem sizeOf_lt_of_mem {a : α} [SizeOf α] {as : Array α} (h : a ∈ as) : sizeOf a < sizeOf as := by
  cases as
  exact Nat.lt_of_lt_of_le (List.sizeOf_lt_of_mem h.val) (Nat.le_add_left _ _)
theorem sizeOf_get [SizeOf α] (as : Array α) (i : Nat) (h : i < as.size) : sizeOf as[i] < sizeOf as :=
  sizeOf_lt_of_mem (getElem_mem h)
section
variable {β : Type v} {P : α → Prop} {xs : Array α}
@[wf_preprocess] theorem map_wfParam {f : α → β} : (wfParam xs).map f = xs.attach.unattach.map f := by
  rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem map_unattach {xs : Array (Subtype P)} {f : α → β} :
    xs.unattach.map f = xs.map fun ⟨x, h⟩ => binderNameHint x f <| binderNameHint h () <| f (wfParam x) := map_map
@[wf_preprocess] theorem foldl_wfParam {f : β → α → β} {x : β} :
    (wfParam xs).foldl f x = xs.attach.unattach.foldl f x := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem foldl_unattach {xs : Array (Subtype P)} {f : β → α → β} {x : β} :
    xs.unattach.foldl f x = xs.foldl (fun s ⟨x, h⟩ =>
      binderNameHint s f <| binderNameHint x (f s) <| binderNameHint h () <| f s (wfParam x)) x :=
  (foldl_subtype fun _ _ _ => rfl).symm
@[wf_preprocess] theorem foldr_wfParam {f : α → β → β} {x : β} :
    (wfParam xs).foldr f x = xs.attach.unattach.foldr f x := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem foldr_unattach {xs : Array (Subtype P)} {f : α → β → β} {x : β} :
    xs.unattach.foldr f x = xs.foldr (fun ⟨x, h⟩ s =>
      binderNameHint x f <| binderNameHint s (f x) <| binderNameHint h () <| f (wfParam x) s) x :=
  (foldr_subtype fun _ _ _ => rfl).symm
@[wf_preprocess] theorem filter_wfParam {f : α → Bool} : (wfParam xs).filter f = xs.attach.unattach.filter f := by
  rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem filter_unattach {xs : Array (Subtype P)} {f : α → Bool} :
    xs.unattach.filter f = (xs.filter (fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x))).unattach := (unattach_filter fun _ _ => rfl).symm
@[wf_preprocess] theorem reverse_wfParam : (wfParam xs).reverse = xs.attach.unattach.reverse := by
  rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem reverse_unattach {xs : Array (Subtype P)} : xs.unattach.reverse = xs.reverse.unattach :=
  unattach_reverse.symm
@[wf_preprocess] theorem filterMap_wfParam {f : α → Option β} :
    (wfParam xs).filterMap f = xs.attach.unattach.filterMap f := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem filterMap_unattach {xs : Array (Subtype P)} {f : α → Option β} :
    xs.unattach.filterMap f = xs.filterMap fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := (filterMap_subtype fun _ _ => rfl).symm
@[wf_preprocess] theorem flatMap_wfParam {f : α → Array β} :
    (wfParam xs).flatMap f = xs.attach.unattach.flatMap f := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem flatMap_unattach {xs : Array (Subtype P)} {f : α → Array β} :
    xs.unattach.flatMap f = xs.flatMap fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := (flatMap_subtype fun _ _ => rfl).symm
end
end Array
