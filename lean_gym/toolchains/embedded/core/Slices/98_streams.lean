/-
Streams: what loops over several collections side by side (`for x in xs, y in ys`) draw from.
-/
namespace Std
class ToStream (collection : Type u) (stream : outParam (Type u)) : Type u where
  toStream : collection → stream
export Std.ToStream (toStream)
class Stream (stream : Type u) (value : outParam (Type v)) : Type (max u v) where
  next? : stream → Option (value × stream)
@[specialize] private partial def Stream.forIn.visit {ρ : Type u} {α : Type v} {m : Type w → Type w'} {β : Type w}
    [Stream ρ α] [Monad m] (f : α → β → m (ForInStep β)) (s : ρ) (b : β) : m β :=
  have : Nonempty (m β) := ⟨pure b⟩
  match Stream.next? s with
  | some (a, s) => do
    match (← f a b) with
    | ForInStep.done b => return b
    | ForInStep.yield b => visit f s b
  | none => return b
@[inline] protected def Stream.forIn {ρ : Type u} {α : Type v} {m : Type w → Type w'} {β : Type w} [Stream ρ α]
    [Monad m] (s : ρ) (b : β) (f : α → β → m (ForInStep β)) : m β := Stream.forIn.visit f s b
instance (priority := low) instForInOfMonadOfStream {m : Type w → Type w'} {ρ : Type u} {α : Type v} [Monad m]
    [Stream ρ α] : ForIn m ρ α where
  forIn := Stream.forIn
instance instToStreamList {α : Type u} : ToStream (List α) (List α) := ⟨fun c => c⟩
instance instToStreamArraySubarray {α : Type u} : ToStream (Array α) (Subarray α) := ⟨fun a => a[*...*]⟩
instance instToStreamSubarray {α : Type u} : ToStream (Subarray α) (Subarray α) := ⟨fun a => a⟩
instance instToStreamRange : ToStream Legacy.Range Legacy.Range := ⟨fun r => r⟩
instance instStreamProd {ρ : Type u} {α : Type v} {γ : Type w} {β : Type w'} [Stream ρ α] [Stream γ β] :
    Stream (ρ × γ) (α × β) where
  next? := fun (s₁, s₂) =>
    match Stream.next? s₁ with
    | none => none
    | some (a, s₁) =>
      match Stream.next? s₂ with
      | none => none
      | some (b, s₂) => some ((a, b), (s₁, s₂))
instance instStreamList {α : Type u} : Stream (List α) α where
  next?
    | [] => none
    | a :: as => some (a, as)
instance instStreamSubarray {α : Type u} : Stream (Subarray α) α where
  next? s :=
    if h : s.start < s.stop then
      some (s.array[s.start]'(Nat.lt_of_lt_of_le h s.stop_le_array_size),
        ⟨{ s.internalRepresentation with
           start := s.start + 1
           start_le_stop := h }⟩)
    else none
instance instStreamRangeNat : Stream Legacy.Range Nat where
  next? r := if r.start < r.stop then some (r.start, { r with start := r.start + r.step }) else none
end Std
