/-
What `grind` instantiates by itself about access to elements, the identity, orders and monads.
-/

-- Access to elements, whatever the collection.
attribute [grind =] getElem?_pos getElem?_neg getElem!_pos getElem!_neg get_getElem? isSome_getElem?
  List.getElem_cons_zero List.getElem_cons_succ
grind_pattern getElem?_pos => c[i] where
  guard valid c i
grind_pattern List.getElem_mem => l[n]'h ∈ l
grind_pattern List.getElem?_eq_none => l.length, l[i]? where
  guard l.length ≤ i

-- The identity.
attribute [grind] id

-- The lexicographic order of pairs.
attribute [grind =] Prod.lex_def

-- Arrays of bytes.
attribute [grind =] ByteArray.size_append

-- Monad transformers.
attribute [grind =] monadMap_refl ExceptT.run_bind_lift ExceptT.bind_throw ExceptT.run_bind ExceptT.lift_pure
  ExceptT.run_monadMap ExceptT.run_adapt OptionT.run_mk OptionT.run_pure OptionT.run_lift OptionT.run_throw
  OptionT.run_bind_lift OptionT.bind_throw OptionT.run_bind OptionT.lift_pure OptionT.run_map OptionT.run_monadMap
  OptionT.run_failure ReaderT.run_mapConst ReaderT.run_map ReaderT.run_monadMap StateT.run_bind_lift
  StateT.run_monadLift StateT.run_monadMap
attribute [grind ext] ReaderT.ext
