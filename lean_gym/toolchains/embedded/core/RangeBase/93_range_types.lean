/-
Ranges: in `Rcc`, `Rco`, … the letters say how they begin and end: closed, open or infinite.
-/
namespace Std

structure Rcc (α : Type u) where
  lower : α
  upper : α
deriving DecidableEq
structure Rco (α : Type u) where
  lower : α
  upper : α
deriving DecidableEq
structure Rci (α : Type u) where
  lower : α
deriving DecidableEq
structure Roc (α : Type u) where
  lower : α
  upper : α
deriving DecidableEq
structure Roo (α : Type u) where
  lower : α
  upper : α
deriving DecidableEq
structure Roi (α : Type u) where
  lower : α
deriving DecidableEq
structure Ric (α : Type u) where
  upper : α
deriving DecidableEq
structure Rio (α : Type u) where
  upper : α
deriving DecidableEq
structure Rii (α : Type u) where
deriving DecidableEq

/- Which elements they have. -/
section
variable {α : Type u}
namespace Rcc
variable {r : Rcc α} {a : α}
instance instMembershipOfLE [LE α] : Membership α (Rcc α) := ⟨fun r a => r.lower ≤ a ∧ a ≤ r.upper⟩
instance instDecidableMemOfDecidableLE [LE α] [DecidableLE α] : Decidable (a ∈ r) :=
  inferInstanceAs (Decidable (_ ∧ _))
end Rcc
namespace Rco
variable {r : Rco α} {a : α}
instance instMembershipOfLEOfLT [LE α] [LT α] : Membership α (Rco α) := ⟨fun r a => r.lower ≤ a ∧ a < r.upper⟩
instance instDecidableMemOfDecidableLEOfDecidableLT [LE α] [DecidableLE α] [LT α] [DecidableLT α] :
    Decidable (a ∈ r) := inferInstanceAs (Decidable (_ ∧ _))
end Rco
namespace Rci
variable {r : Rci α} {a : α}
instance instMembershipOfLE [LE α] : Membership α (Rci α) := ⟨fun r a => r.lower ≤ a⟩
instance instDecidableMemOfDecidableLE [LE α] [DecidableLE α] : Decidable (a ∈ r) :=
  inferInstanceAs (Decidable (_ ≤ _))
end Rci
namespace Roc
variable {r : Roc α} {a : α}
instance instMembershipOfLEOfLT [LE α] [LT α] : Membership α (Roc α) := ⟨fun r a => r.lower < a ∧ a ≤ r.upper⟩
instance instDecidableMemOfDecidableLEOfDecidableLT [LE α] [DecidableLE α] [LT α] [DecidableLT α] :
    Decidable (a ∈ r) := inferInstanceAs (Decidable (_ ∧ _))
end Roc
namespace Roo
variable {r : Roo α} {a : α}
instance instMembershipOfLT [LT α] : Membership α (Roo α) := ⟨fun r a => r.lower < a ∧ a < r.upper⟩
instance instDecidableMemOfDecidableLT [LT α] [DecidableLT α] : Decidable (a ∈ r) :=
  inferInstanceAs (Decidable (_ ∧ _))
end Roo
namespace Roi
variable {r : Roi α} {a : α}
instance instMembershipOfLT [LT α] : Membership α (Roi α) := ⟨fun r a => r.lower < a⟩
instance instDecidableMemOfDecidableLT [LT α] [DecidableLT α] : Decidable (a ∈ r) :=
  inferInstanceAs (Decidable (_ < _))
end Roi
namespace Ric
variable {r : Ric α} {a : α}
instance instMembershipOfLE [LE α] : Membership α (Ric α) := ⟨fun r a => a ≤ r.upper⟩
instance instDecidableMemOfDecidableLE [LE α] [DecidableLE α] : Decidable (a ∈ r) :=
  inferInstanceAs (Decidable (_ ≤ _))
end Ric
namespace Rio
variable {r : Rio α} {a : α}
instance instMembershipOfLT [LT α] : Membership α (Rio α) := ⟨fun r a => a < r.upper⟩
instance instDecidableMemOfDecidableLT [LT α] [DecidableLT α] : Decidable (a ∈ r) :=
  inferInstanceAs (Decidable (_ < _))
end Rio
namespace Rii
variable {r : Rii α} {a : α}
instance instMembership : Membership α (Rii α) := ⟨fun _ _ => True⟩
instance instDecidableMem : Decidable (a ∈ r) := inferInstanceAs (Decidable True)
end Rii
end

/- The elements that are in a given range `a...b`, too, are again such a range. -/
class Rcc.HasRcoIntersection (α : Type w) where
  intersection : Rcc α → Rco α → Rco α
class Rcc.LawfulRcoIntersection (α : Type w) [LT α] [LE α] [HasRcoIntersection α] : Prop where
  mem_intersection_iff {a : α} {r : Rcc α} {s : Rco α} : a ∈ HasRcoIntersection.intersection r s ↔ a ∈ r ∧ a ∈ s
class Rco.HasRcoIntersection (α : Type w) where
  intersection : Rco α → Rco α → Rco α
class Rco.LawfulRcoIntersection (α : Type w) [LT α] [LE α] [HasRcoIntersection α] : Prop where
  mem_intersection_iff {a : α} {r : Rco α} {s : Rco α} : a ∈ HasRcoIntersection.intersection r s ↔ a ∈ r ∧ a ∈ s
class Rci.HasRcoIntersection (α : Type w) where
  intersection : Rci α → Rco α → Rco α
class Rci.LawfulRcoIntersection (α : Type w) [LT α] [LE α] [HasRcoIntersection α] : Prop where
  mem_intersection_iff {a : α} {r : Rci α} {s : Rco α} : a ∈ HasRcoIntersection.intersection r s ↔ a ∈ r ∧ a ∈ s
class Roc.HasRcoIntersection (α : Type w) where
  intersection : Roc α → Rco α → Rco α
class Roc.LawfulRcoIntersection (α : Type w) [LT α] [LE α] [HasRcoIntersection α] : Prop where
  mem_intersection_iff {a : α} {r : Roc α} {s : Rco α} : a ∈ HasRcoIntersection.intersection r s ↔ a ∈ r ∧ a ∈ s
class Roo.HasRcoIntersection (α : Type w) where
  intersection : Roo α → Rco α → Rco α
class Roo.LawfulRcoIntersection (α : Type w) [LT α] [LE α] [HasRcoIntersection α] : Prop where
  mem_intersection_iff {a : α} {r : Roo α} {s : Rco α} : a ∈ HasRcoIntersection.intersection r s ↔ a ∈ r ∧ a ∈ s
class Roi.HasRcoIntersection (α : Type w) where
  intersection : Roi α → Rco α → Rco α
class Roi.LawfulRcoIntersection (α : Type w) [LT α] [LE α] [HasRcoIntersection α] : Prop where
  mem_intersection_iff {a : α} {r : Roi α} {s : Rco α} : a ∈ HasRcoIntersection.intersection r s ↔ a ∈ r ∧ a ∈ s
class Ric.HasRcoIntersection (α : Type w) where
  intersection : Ric α → Rco α → Rco α
class Ric.LawfulRcoIntersection (α : Type w) [LT α] [LE α] [HasRcoIntersection α] : Prop where
  mem_intersection_iff {a : α} {r : Ric α} {s : Rco α} : a ∈ HasRcoIntersection.intersection r s ↔ a ∈ r ∧ a ∈ s
class Rio.HasRcoIntersection (α : Type w) where
  intersection : Rio α → Rco α → Rco α
class Rio.LawfulRcoIntersection (α : Type w) [LT α] [LE α] [HasRcoIntersection α] : Prop where
  mem_intersection_iff {a : α} {r : Rio α} {s : Rco α} : a ∈ HasRcoIntersection.intersection r s ↔ a ∈ r ∧ a ∈ s
end Std
