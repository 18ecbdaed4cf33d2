/-
Elements at places that are given as `Fin`.
-/
namespace Fin
instance instGetElemFinVal {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
    [GetElem cont Nat elem dom] : GetElem cont (Fin n) elem fun xs i => dom xs i where
  getElem xs i h := getElem xs i.1 h
instance instGetElem?FinVal {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
    [GetElem? cont Nat elem dom] : GetElem? cont (Fin n) elem fun xs i => dom xs i where
  getElem? xs i := getElem? xs i.val
  getElem! xs i := getElem! xs i.val
instance instLawfulGetElemValOfNat {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
    [GetElem? cont Nat elem dom] [h : LawfulGetElem cont Nat elem dom] :
    LawfulGetElem cont (Fin n) elem fun xs i => dom xs i where
  getElem?_def xs i _ := h.getElem?_def xs i.1
  getElem!_def xs i := h.getElem!_def xs i.1
section
variable {Cont : Type u} {Elem : Type v} {Dom : Cont → Nat → Prop} {n : Nat}
@[simp, grind =] theorem getElem_fin [GetElem Cont Nat Elem Dom] (a : Cont) (i : Fin n) (h : Dom a i) :
    a[i] = a[i.1] := rfl
@[simp, grind =] theorem getElem?_fin [h : GetElem? Cont Nat Elem Dom] (a : Cont) (i : Fin n) :
    a[i]? = a[i.1]? := rfl
@[simp, grind =] theorem getElem!_fin [GetElem? Cont Nat Elem Dom] (a : Cont) (i : Fin n) [Inhabited Elem] :
    a[i]! = a[i.1]! := rfl
end
end Fin
