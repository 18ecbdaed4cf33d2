/-
The facts about options and sums that `grind` instantiates by itself, and at which terms.
-/
namespace Option
/- What the functions of options give on `none` and `some a`. -/
attribute [grind =] getD_none getD_some map_none map_some getM_none getM_some isSome_none isSome_some isNone_none
  isNone_some bind_none bind_some mapM_none mapM_some mapA_eq_mapM map_id all_none all_some any_none any_some
  orElse_some orElse_none some_get get_some join_none join_some sequence_none sequence_some getDM_none getDM_some
  min_some_some min_none_left min_none_right max_some_some max_none_left max_none_right
/- What the functions of options do to each other. -/
attribute [grind =] default_eq_none mem_some get!_none get!_some not_isSome not_isNone pure_apply bind_apply
  bind_fun_some mem_bind_iff isSome_bind isNone_bind get_bind any_bind all_bind bind_id_eq_join map_apply isSome_map
  isNone_map map_id_apply get_map filter_none filter_some mem_filter_iff bind_guard any_filter all_filter isNone_filter
  isSome_filter filter_bind filter_map any_map all_map bind_map map_bind join_map_eq_map_join isNone_join isSome_join
  get_join getD_join get!_join isSome_guard isNone_guard get_guard getD_guard guard_apply join_filter filter_join
  merge_none_left merge_none_right merge_some_some any_merge all_merge isSome_merge isNone_merge elim_none elim_some
  elim_filter elim_join getD_choice get!_choice toList_some toList_none toArray_some toArray_none some_or none_or
  or_some or_none isSome_or isNone_or or_self getD_or get!_or filter_or_filter orElse_eq_or none_beq_none none_beq_some
  some_beq_none some_beq_some isEqSome_eq_beq_some filter_beq_self self_beq_filter get_filter map_pbind pbind_map
  pbind_join get_pbind isSome_pmap isNone_pmap map_pmap pmap_map get_pmap elim_pmap pelim_filter pelim_join pfilter_none
  pfilter_some get_pfilter filter_pbind filter_pmap pfilter_join join_pfilter elim_pfilter pelim_pfilter isSome_max
  isNone_max isSome_min isNone_min any_max all_min get_min
attribute [grind _=_] join_join any_join all_join or_assoc map_or join_max join_min
attribute [grind = gen] pbind_none' pbind_some' pmap_none' pmap_some' pelim_none' pelim_some'
attribute [grind ←] not_mem_none
grind_pattern bind_assoc => (x.bind f).bind g where f =/= some; g =/= some
grind_pattern isNone_choice_iff_not_nonempty => (choice α).isNone
grind_pattern isSome_choice_iff_nonempty => (choice α).isSome
grind_pattern not_lt_none => a < none
grind_pattern none_lt_some => none < some a
grind_pattern some_lt_some => some a < some b
grind_pattern none_le => none ≤ a
grind_pattern not_some_le_none => some a ≤ none
grind_pattern some_le_some => some a ≤ some b
/- Options of values with a proof. -/
attribute [grind =] attach_none attachWith_none attach_some attachWith_some isNone_attach isNone_attachWith
  isSome_attach isSome_attachWith get_attach getD_attach get!_attach get_attachWith getD_attachWith attach_toList
  attach_map attachWith_map map_attach_eq_pmap
attribute [grind ←] mem_attach
/- Monadic functions. -/
attribute [grind =] bindM_none bindM_some forM_none forM_some forM_map forIn'_map forIn_map elimM_pure elimM_bind
  elimM_map tryCatch_eq_or throw_eq_none filterM_none filterM_some
/- Options made into lists and arrays. -/
attribute [grind =] mem_toArray forIn'_toArray forIn_toArray foldlM_toArray foldrM_toArray foldl_toArray foldr_toArray
  toList_toArray toArray_toList size_toArray mem_toList forIn'_toList forIn_toList foldlM_toList foldrM_toList
  foldl_toList foldr_toList head?_toList length_toList
attribute [grind ←] pairwise_toList
end Option
namespace Sum
/- Disjoint sums. -/
attribute [grind =] inl_getLeft inr_getRight getLeft?_eq_none_iff getRight?_eq_none_iff bnot_isRight isLeft_map
  isRight_map getLeft?_map getRight?_map swap_swap isLeft_swap isRight_swap getLeft?_swap getRight?_swap
  liftRel_swap_iff elim_const_const isLeft_inl isLeft_inr isRight_inl isRight_inr getLeft_inl getRight_inr getLeft?_inl
  getLeft?_inr getRight?_inl getRight?_inr elim_inl elim_inr map_inl map_inr swap_inl swap_inr liftRel_inl_inl
  liftRel_inr_inr lex_inl_inl lex_inr_inr
attribute [grind _=_] map_map elim_map
attribute [grind ←] not_liftRel_inl_inr not_liftRel_inr_inl lex_inr_inl
grind_pattern isLeft_eq_false => s.isLeft
grind_pattern isRight_eq_false => s.isRight
end Sum
