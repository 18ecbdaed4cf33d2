/-
Classical logic: excluded middle from choice, and the simp lemmas that push negations.
-/
namespace Classical
noncomputable def indefiniteDescription {α : Sort u} (p : α → Prop) (h : ∃ x, p x) : { x // p x } :=
  choice (h.elim fun w hw => ⟨⟨w, hw⟩⟩)
noncomputable def choose {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : α := (indefiniteDescription p h).val
theorem choose_spec {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : p (choose h) := (indefiniteDescription p h).property

/- Diaconescu's argument: the values chosen for two predicates that agree if `p` holds tell whether it does. -/
theorem em (p : Prop) : p ∨ ¬ p := by
  have exU : ∃ b : Prop, b = True ∨ p := ⟨True, .inl rfl⟩
  have exV : ∃ b : Prop, b = False ∨ p := ⟨False, .inl rfl⟩
  have same : p → choose exU = choose exV := by
    intro hp
    have e : (fun b : Prop => b = True ∨ p) = (fun b : Prop => b = False ∨ p) :=
      funext fun b => propext ⟨fun _ => .inr hp, fun _ => .inr hp⟩
    have gen : ∀ (q r : Prop → Prop) (hq : ∃ b, q b) (hr : ∃ b, r b), q = r → choose hq = choose hr := by
      intro q r hq hr h
      subst h
      rfl
    exact gen _ _ exU exV e
  cases choose_spec exU with
  | inr hp => exact .inl hp
  | inl hu =>
    cases choose_spec exV with
    | inr hp => exact .inl hp
    | inl hv =>
      refine .inr fun hp => ?_
      have t : True = False := hu ▸ hv ▸ same hp
      exact t ▸ trivial
noncomputable scoped instance (priority := low) propDecidable (a : Prop) : Decidable a :=
  choice ((em a).elim (fun h => ⟨isTrue h⟩) (fun h => ⟨isFalse h⟩))
noncomputable def ofNonempty {α : Sort u} [Nonempty α] : α := choice inferInstance
theorem byCases {p q : Prop} (hpq : p → q) (hnpq : ¬ p → q) : q := (em p).elim hpq hnpq
theorem byContradiction {p : Prop} (h : ¬ p → False) : p := (em p).elim id (fun n => (h n).elim)
@[simp] theorem not_not {a : Prop} : ¬ ¬ a ↔ a := ⟨byContradiction, not_not_intro⟩
@[simp] theorem not_forall {α : Sort u} {p : α → Prop} : (¬ ∀ x, p x) ↔ ∃ x, ¬ p x :=
  ⟨fun h => byContradiction fun n => h fun x => byContradiction fun k => n ⟨x, k⟩, not_forall_of_exists_not⟩
theorem not_forall_not {α : Sort u} {p : α → Prop} : (¬ ∀ x, ¬ p x) ↔ ∃ x, p x :=
  ⟨fun h => byContradiction fun n => h fun x k => n ⟨x, k⟩, fun ⟨x, k⟩ h => h x k⟩
theorem not_exists_not {α : Sort u} {p : α → Prop} : (¬ ∃ x, ¬ p x) ↔ ∀ x, p x :=
  ⟨fun h x => byContradiction fun n => h ⟨x, n⟩, fun h ⟨x, n⟩ => n (h x)⟩
@[simp] theorem not_imp {a b : Prop} : ¬ (a → b) ↔ a ∧ ¬ b :=
  ⟨fun h => ⟨byContradiction fun n => h fun x => absurd x n, fun y => h fun _ => y⟩, fun h k => h.2 (k h.1)⟩
theorem not_and_iff_not_or_not {a b : Prop} : ¬ (a ∧ b) ↔ ¬ a ∨ ¬ b :=
  ⟨fun h => (em a).elim (fun x => .inr fun y => h ⟨x, y⟩) .inl, fun h k => h.elim (fun n => n k.1) (fun n => n k.2)⟩
theorem imp_iff_not_or {a b : Prop} : (a → b) ↔ (¬ a ∨ b) :=
  ⟨fun h => (em a).elim (fun x => .inr (h x)) .inl, fun h x => h.elim (absurd x) id⟩
theorem or_iff_not_imp_left {a b : Prop} : a ∨ b ↔ (¬ a → b) :=
  ⟨fun h n => h.resolve_left n, fun h => (em a).elim .inl fun n => .inr (h n)⟩
theorem or_iff_not_imp_right {a b : Prop} : a ∨ b ↔ (¬ b → a) :=
  ⟨fun h n => h.resolve_right n, fun h => (em b).elim .inr fun n => .inl (h n)⟩
end Classical
noncomputable def Exists.choose {α : Sort u} {p : α → Prop} (P : ∃ a, p a) : α := Classical.choose P
theorem Exists.choose_spec {α : Sort u} {p : α → Prop} (P : ∃ a, p a) : p P.choose := Classical.choose_spec P
