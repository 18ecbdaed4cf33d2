/-
The facts about lists that `grind` instantiates by itself, and at which terms. Here, behind all else, so that no proof
of the library depends on them.
-/
namespace List
/- What the functions of lists give on `[]` and `a :: l`. -/
attribute [grind =] length_nil length_cons length_set foldl_nil foldl_cons isEqv_nil_nil isEqv_nil_cons isEqv_cons_nil
  isEqv_cons_cons getLast?_nil head_cons head?_nil head?_cons tail_nil tail_cons tail?_nil tail?_cons map_nil map_cons
  filter_nil filterMap_nil filterMap_cons foldr_nil foldr_cons reverse_nil nil_append append_nil length_append
  concat_eq_append reverse_cons flatten_nil flatten_cons flatMap_nil flatMap_cons replicate_zero replicate_succ
  length_replicate leftpad rightpad isEmpty_nil isEmpty_cons elem_nil take_nil take_zero take_succ_cons drop_nil
  drop_zero drop_succ_cons dropLast_nil dropLast_singleton dropLast_cons_cons isPrefixOf_nil_left isPrefixOf_cons_nil
  isPrefixOf_cons_cons isSuffixOf_nil_left replace_nil replace_cons erase_nil erase_cons find?_nil find?_cons
  findSome?_nil findSome?_cons lookup_nil lookup_cons any_nil any_cons all_nil all_cons sum_nil sum_cons prod_nil
  prod_cons range_zero range'_zero range'_one
attribute [grind _=_] cons_append flatMap_append
grind_pattern append_assoc => (as ++ bs) ++ cs where as =/= []; bs =/= []; cs =/= []
grind_pattern append_assoc => as ++ (bs ++ cs) where as =/= []; bs =/= []; cs =/= []
/- Places, membership, what the functions of lists do to each other. -/
attribute [grind =] get_eq_getElem getElem!_eq_getElem?_getD getElem?_nil getElem_cons getElem?_cons getElem?_singleton
  getD_eq_getElem?_getD mem_cons contains_iff_mem contains_eq_mem contains_cons any_eq all_eq set_nil set_cons_zero
  set_cons_succ getElem_set getElem?_set beq_nil_eq nil_beq_eq cons_beq_cons getLast_eq_getElem getLast_cons_cons
  getLastD_eq_getLast? getLast_singleton getLast?_eq_getElem? getLast?_cons getLast?_concat getLast!_eq_getElem!
  head_eq_getElem headD_eq_head?_getD tailD_eq_tail? length_tail getElem_tail getElem?_tail getLast_tail cons_head_tail
  length_map getElem?_map getElem_map mem_map filter_cons mem_filter filter_append filterMap_some map_filterMap
  filterMap_map mem_filterMap filterMap_append mem_append getElem_append getElem?_append head_append_of_ne_nil
  head_append head?_append tail?_append tail_append set_append map_append sum_append sum_singleton sum_reverse
  prod_append prod_singleton prod_reverse flatten_singleton mem_flatMap head?_flatMap mem_replicate getElem_replicate
  getElem?_replicate head?_replicate filter_replicate length_reverse mem_reverse getElem?_reverse getElem_reverse
  reverse_reverse getLast?_reverse head?_reverse reverse_flatMap reverse_replicate foldr_cons_eq_append' foldl_flatten
  foldr_flatten foldl_reverse foldr_reverse foldlRecOn_nil foldlRecOn_cons foldrRecOn_nil foldrRecOn_cons head_reverse
  getLast_reverse getLast_append getLast?_append getLast?_flatMap getLast?_flatten contains_map contains_filter
  contains_filterMap contains_flatten contains_reverse contains_flatMap partition_eq_filter_filter length_dropLast
  getElem_dropLast getElem?_dropLast dropLast_append dropLast_concat dropLast_replicate any_flatten all_flatten
  any_flatMap all_flatMap any_reverse all_reverse length_replace getElem?_replace getElem_replace replace_append
  insert_nil contains_insert mem_insert_iff length_insert getElem?_insert getElem_insert insert_append
  insert_replicate_self removeAll_nil cons_removeAll removeAll_cons eraseDupsBy_nil eraseDupsBy_cons eraseDups_nil
  eraseDups_cons eraseDups_append
attribute [grind _=_] getLast?_map filter_map length_flatten map_flatten filterMap_flatten filter_flatten flatten_append
  flatMap_def filter_reverse filterMap_reverse foldl_append foldr_append contains_append map_dropLast tail_reverse
  any_append all_append replace_take
attribute [grind ←] not_mem_nil
attribute [grind →] nil_of_isEmpty mem_or_eq_of_mem_set mem_of_mem_head? forall_none_of_filterMap_eq_nil
  eq_of_mem_replicate
grind_pattern eq_nil_of_length_eq_zero => length l where guard l.length = 0
grind_pattern length_pos_of_mem => a ∈ l, length l
grind_pattern eq_or_mem_of_mem_cons => b :: l, a ∈ l
grind_pattern map_map => map g (map f l) where g =/= List.reverse; f =/= List.reverse
grind_pattern length_filter_le => (l.filter p).length
grind_pattern getElem_filter => (l.filter p)[i]
grind_pattern getElem?_filter => (l.filter p)[i]?, some a
grind_pattern length_filterMap_le => (List.filterMap f l).length
grind_pattern filterMap_filterMap => filterMap g (filterMap f l) where f =/= some; g =/= some
grind_pattern reverse_append => (as ++ bs).reverse where as =/= []; bs =/= []
grind_pattern reverse_append => bs.reverse ++ as.reverse where as =/= []; bs =/= []
grind_pattern reverse_concat => (l ++ [a]).reverse where l =/= []
grind_pattern reverse_concat => a :: l.reverse where l =/= []
grind_pattern reverse_flatMap => (l.flatMap f).reverse where f =/= List.reverse ∘ _
grind_pattern flatMap_reverse => l.reverse.flatMap f where f =/= List.reverse ∘ _
grind_pattern contains_iff_exists_mem_beq => l.contains a
grind_pattern mem_partition => a ∈ (partition p l).1
grind_pattern mem_partition => a ∈ (partition p l).2
grind_pattern length_le_length_insert => (l.insert a).length
grind_pattern length_insert_pos => (l.insert a).length
/- Sublists, prefixes, suffixes, infixes and subsets. -/
attribute [grind =] prefix_take_iff prefix_take_le_iff isPrefixOf_cons_cons_self isPrefixOf_replicate
  isSuffixOf_cons_nil isSuffixOf_replicate subset_def cons_sublist_cons sublist_nil sublist_filterMap_iff
  sublist_map_iff sublist_filter_iff singleton_sublist append_sublist_append_left sublist_cons_iff cons_sublist_iff
  reverse_sublist append_sublist_append_right sublist_replicate_iff isSublist_iff_sublist infix_nil prefix_nil
  suffix_nil reverse_suffix reverse_prefix reverse_infix cons_prefix_cons prefix_replicate_iff suffix_replicate_iff
  infix_replicate_iff isPrefixOf_iff_prefix isSuffixOf_iff_suffix
attribute [grind _=_] sublist_reverse_iff
attribute [grind ←] nil_sublist Sublist.refl Sublist.cons Sublist.tail Sublist.map Sublist.middle Sublist.drop
  nil_prefix nil_suffix nil_infix prefix_rfl suffix_rfl infix_rfl drop_sublist_drop_left drop_subset_drop_left
  IsPrefix.map IsSuffix.map IsInfix.map IsPrefix.filter IsSuffix.filter IsInfix.filter IsPrefix.filterMap
  IsSuffix.filterMap IsInfix.filterMap
attribute [grind →] Sublist.subset Sublist.of_cons_cons IsPrefix.mem IsSuffix.mem IsInfix.mem mem_of_mem_take
  mem_of_mem_drop
grind_pattern map_subset => l₁ ⊆ l₂, map f l₁ where l₂ =/= List.map _ _
grind_pattern map_subset => l₁ ⊆ l₂, map f l₂ where l₁ =/= List.map _ _
grind_pattern filter_subset => l₁ ⊆ l₂, filter p l₁ where l₂ =/= List.filter _ _
grind_pattern filter_subset => l₁ ⊆ l₂, filter p l₂ where l₁ =/= List.filter _ _
grind_pattern filterMap_subset => l₁ ⊆ l₂, filterMap f l₁ where l₂ =/= List.filterMap _ _
grind_pattern filterMap_subset => l₁ ⊆ l₂, filterMap f l₂ where l₁ =/= List.filterMap _ _
grind_pattern Sublist.head_mem => l₁ <+ l₂, l₁.head h
grind_pattern Sublist.getLast_mem => l₁ <+ l₂, l₁.getLast h
grind_pattern Sublist.length_le => l₁ <+ l₂, length l₁
grind_pattern Sublist.length_le => l₁ <+ l₂, length l₂
grind_pattern Sublist.eq_of_length_le => l₁ <+ l₂, length l₁, length l₂ where guard length l₂ ≤ length l₁
grind_pattern tail_sublist => tail l <+ _
grind_pattern Sublist.map => l₁ <+ l₂, map f l₁
grind_pattern Sublist.map => l₁ <+ l₂, map f l₂
grind_pattern Sublist.filterMap => filterMap f l₁ <+ filterMap f l₂ where
  l₁ =/= List.filterMap _ _; l₂ =/= List.filterMap _ _
grind_pattern Sublist.filterMap => l₁ <+ l₂, filterMap f l₁ where l₂ =/= List.filterMap _ _
grind_pattern Sublist.filterMap => l₁ <+ l₂, filterMap f l₂ where l₁ =/= List.filterMap _ _
grind_pattern Sublist.filter => filter p l₁ <+ filter p l₂ where l₁ =/= List.filter _ _; l₂ =/= List.filter _ _
grind_pattern Sublist.filter => l₁ <+ l₂, l₁.filter p where l₂ =/= List.filter _ _
grind_pattern Sublist.filter => l₁ <+ l₂, l₂.filter p where l₁ =/= List.filter _ _
grind_pattern sublist_append_left => Sublist, l₁ ++ l₂
grind_pattern sublist_append_right => Sublist, l₁ ++ l₂
grind_pattern sublist_append_of_sublist_left => l <+ l₁, l₁ ++ l₂
grind_pattern sublist_append_of_sublist_right => l <+ l₂, l₁ ++ l₂
grind_pattern Sublist.append => l₁ <+ l₂, r₁ <+ r₂, l₁ ++ r₁, l₂ ++ r₂
grind_pattern prefix_append => l₁ <+: l₁ ++ l₂
grind_pattern suffix_append => l₂ <:+ l₁ ++ l₂
grind_pattern infix_append' => l₂ <:+: l₁ ++ (l₂ ++ l₃)
grind_pattern IsPrefix.isInfix => l₁ <+: l₂, IsInfix
grind_pattern IsSuffix.isInfix => l₁ <:+ l₂, IsInfix
grind_pattern suffix_cons => _ <:+ a :: l
grind_pattern IsPrefix.trans => l₁ <+: l₂, l₂ <+: l₃
grind_pattern IsSuffix.trans => l₁ <:+ l₂, l₂ <:+ l₃
grind_pattern IsInfix.trans => l₁ <:+: l₂, l₂ <:+: l₃
grind_pattern prefix_append_of_prefix => l₁ <+: l₂, l₂ ++ l₃
grind_pattern suffix_append_of_suffix => l₁ <:+ l₃, l₂ ++ l₃
grind_pattern infix_append_of_infix_left => l₁ <:+: l₂, l₂ ++ l₃
grind_pattern infix_append_of_infix_right => l₁ <:+: l₃, l₂ ++ l₃
grind_pattern IsInfix.length_le => l₁ <:+: l₂, l₁.length
grind_pattern IsInfix.length_le => l₁ <:+: l₂, l₂.length
grind_pattern IsPrefix.length_le => l₁ <+: l₂, l₁.length
grind_pattern IsPrefix.length_le => l₁ <+: l₂, l₂.length
grind_pattern IsSuffix.length_le => l₁ <:+ l₂, l₁.length
grind_pattern IsSuffix.length_le => l₁ <:+ l₂, l₂.length
grind_pattern IsInfix.reverse => l₁ <:+: l₂, l₁.reverse
grind_pattern IsInfix.reverse => l₁ <:+: l₂, l₂.reverse
grind_pattern IsSuffix.reverse => l₁ <:+ l₂, l₁.reverse
grind_pattern IsSuffix.reverse => l₁ <:+ l₂, l₂.reverse
grind_pattern IsPrefix.reverse => l₁ <+: l₂, l₁.reverse
grind_pattern IsPrefix.reverse => l₁ <+: l₂, l₂.reverse
grind_pattern take_prefix => take i l <+: _
grind_pattern drop_suffix => drop i l <+: _
grind_pattern take_sublist => take i l <+ l
grind_pattern drop_sublist => drop i l <+ l
grind_pattern take_subset => take i l ⊆ l
grind_pattern drop_subset => drop i l ⊆ l
grind_pattern takeWhile_prefix => l.takeWhile p <+: _
grind_pattern dropWhile_suffix => l.dropWhile p <+: _
grind_pattern takeWhile_sublist => l.takeWhile p <+ _
grind_pattern dropWhile_sublist => l.dropWhile p <+ _
grind_pattern takeWhile_subset => l.takeWhile p ⊆ _
grind_pattern dropWhile_subset => l.dropWhile p ⊆ _
grind_pattern dropLast_prefix => l.dropLast <+: _
grind_pattern dropLast_sublist => l.dropLast <+ _
grind_pattern dropLast_subset => l.dropLast ⊆ _
grind_pattern tail_suffix => tail l <+: _
grind_pattern IsPrefix.map => l₁ <+: l₂, l₁.map f
grind_pattern IsPrefix.map => l₁ <+: l₂, l₂.map f
grind_pattern IsSuffix.map => l₁ <:+ l₂, l₁.map f
grind_pattern IsSuffix.map => l₁ <:+ l₂, l₂.map f
grind_pattern IsInfix.map => l₁ <:+: l₂, l₁.map f
grind_pattern IsInfix.map => l₁ <:+: l₂, l₂.map f
grind_pattern IsPrefix.filter => l₁ <+: l₂, l₁.filter p
grind_pattern IsPrefix.filter => l₁ <+: l₂, l₂.filter p
grind_pattern IsSuffix.filter => l₁ <:+ l₂, l₁.filter p
grind_pattern IsSuffix.filter => l₁ <:+ l₂, l₂.filter p
grind_pattern IsInfix.filter => l₁ <:+: l₂, l₁.filter p
grind_pattern IsInfix.filter => l₁ <:+: l₂, l₂.filter p
grind_pattern IsPrefix.filterMap => l₁ <+: l₂, filterMap f l₁
grind_pattern IsPrefix.filterMap => l₁ <+: l₂, filterMap f l₂
grind_pattern IsSuffix.filterMap => l₁ <:+ l₂, filterMap f l₁
grind_pattern IsSuffix.filterMap => l₁ <:+ l₂, filterMap f l₂
grind_pattern IsInfix.filterMap => l₁ <:+: l₂, filterMap f l₁
grind_pattern IsInfix.filterMap => l₁ <:+: l₂, filterMap f l₂
/- `Pairwise` and `Nodup`. -/
attribute [grind =] pairwise_pair pairwise_map pairwise_filterMap pairwise_filter pairwise_append pairwise_middle
  pairwise_flatten pairwise_flatMap pairwise_reverse pairwise_replicate pairwise_pmap nodup_iff_pairwise_ne nodup_cons
  nodup_append nodup_replicate nodup_iff_count
attribute [grind ←] Pairwise.tail pairwise_singleton Pairwise.filter Pairwise.drop Pairwise.take
attribute [grind →] Pairwise.sublist Pairwise.of_cons
attribute [grind <=] Pairwise.map Pairwise.filterMap Pairwise.pmap
grind_pattern Nodup.idxOf_getElem => Nodup xs, idxOf (xs[i]'h) xs
grind_pattern nodup_nil => @Nodup α []
grind_pattern Nodup.sublist => l₁ <+ l₂, Nodup l₁
grind_pattern Nodup.sublist => l₁ <+ l₂, Nodup l₂
grind_pattern Nodup.count => count a l, Nodup l
/- Permutations. -/
attribute [grind =] perm_iff_count
grind_pattern Perm.mem_iff => l₁ ~ l₂, a ∈ l₁
grind_pattern Perm.mem_iff => l₁ ~ l₂, a ∈ l₂
grind_pattern Perm.append => l₁ ~ l₂, t₁ ~ t₂, l₁ ++ t₁
grind_pattern Perm.append => l₁ ~ l₂, t₁ ~ t₂, l₂ ++ t₂
grind_pattern Perm.append_cons => l₁ ~ l₂, r₁ ~ r₂, l₁ ++ a :: r₁
grind_pattern Perm.append_cons => l₁ ~ l₂, r₁ ~ r₂, l₂ ++ a :: r₂
grind_pattern Perm.filterMap => l₁ ~ l₂, filterMap f l₁
grind_pattern Perm.filterMap => l₁ ~ l₂, filterMap f l₂
grind_pattern Perm.map => l₁ ~ l₂, map f l₁
grind_pattern Perm.map => l₁ ~ l₂, map f l₂
grind_pattern Perm.pmap => l₁ ~ l₂, pmap f l₁ H₁
grind_pattern Perm.pmap => l₁ ~ l₂, pmap f l₂ H₂
grind_pattern Perm.filter => l₁ ~ l₂, filter p l₁
grind_pattern Perm.filter => l₁ ~ l₂, filter p l₂
grind_pattern Perm.erase => l₁ ~ l₂, l₁.erase a
grind_pattern Perm.erase => l₁ ~ l₂, l₂.erase a
grind_pattern Perm.count => l₁ ~ l₂, count a l₁
grind_pattern Perm.count => l₁ ~ l₂, count a l₂
grind_pattern Perm.insert => l₁ ~ l₂, l₁.insert a
grind_pattern Perm.insert => l₁ ~ l₂, l₂.insert a
grind_pattern Perm.nodup_iff => l₁ ~ l₂, Nodup l₁
grind_pattern Perm.nodup_iff => l₁ ~ l₂, Nodup l₂
grind_pattern Perm.sum_nat => l₁ ~ l₂, l₁.sum
grind_pattern Perm.sum_nat => l₁ ~ l₂, l₂.sum
grind_pattern Perm.prod_nat => l₁ ~ l₂, l₁.prod
grind_pattern Perm.prod_nat => l₁ ~ l₂, l₂.prod
/- `take`, `drop`, `dropLast`, `intersperse`. -/
attribute [grind =] length_intersperse getElem?_intersperse getElem_intersperse length_take getElem_take getElem?_take
  take_take take_replicate drop_replicate take_append_of_le_length take_append_length take_add getElem_drop
  getElem?_drop getLast_drop drop_append_of_le_length drop_append_length drop_take_self findIdx_take min_findIdx_findIdx
  rotateLeft_replicate rotateRight_replicate length_zipWith getElem_zipWith reverse_zipWith zipWith_replicate length_zip
  getElem_zip zip_replicate length_drop drop_length take_length splitAt_eq
attribute [grind _=_] tail_dropLast dropLast_reverse
/- `zip`, `zipWith`, `zipWithAll`, `unzip`. -/
attribute [grind =] getElem?_zipWith head?_zipWith head_zipWith zipWith_map zipWith_map_left zipWith_map_right
  zipWith_foldr_eq_zip_foldr zipWith_foldl_eq_zip_foldl map_zipWith take_zipWith drop_zipWith tail_zipWith
  zipWith_append tail_zip zip_append zip_map' getElem?_zipWithAll head?_zipWithAll head_zipWithAll zipWithAll_map
  zipWithAll_map_left zipWithAll_map_right map_zipWithAll zipWithAll_replicate unzip_fst unzip_snd unzip_eq_map
  unzip_replicate
attribute [grind _=_] zip_map zip_map_left zip_map_right
/- Searching. -/
attribute [grind =] findSome?_eq_none_iff findSome?_guard head?_filterMap getLast?_filterMap head_flatten
  getLast_flatten findSome?_replicate find?_eq_none find?_isSome find?_filter head?_filter getLast?_filter
  find?_filterMap find?_map find?_flatMap find?_replicate find?_pmap findIdx?_nil findIdx?_cons findIdx_cons
  findIdx_append findIdx?_eq_none_iff findIdx?_isSome findIdx?_isNone findIdx_eq_getD_findIdx? findFinIdx?_cons
  idxOf_cons idxOf_append finIdxOf?_cons isSome_finIdxOf? idxOf?_cons isNone_idxOf? lookup_eq_none_iff lookup_append
  lookup_replicate
attribute [grind _=_] map_findSome? findSome?_map find?_flatten findIdx?_map
attribute [grind →] find?_some mem_of_find?_eq_some
grind_pattern Sublist.findSome?_isSome => l₁ <+ l₂, l₁.findSome? f
grind_pattern Sublist.findSome?_isSome => l₁ <+ l₂, l₂.findSome? f
grind_pattern IsPrefix.findSome?_eq_some => l₁ <+: l₂, l₁.findSome? f, some b
grind_pattern IsPrefix.findSome?_eq_some => l₁ <+: l₂, l₂.findSome? f, some b
grind_pattern IsPrefix.findSome?_eq_none => l₁ <+: l₂, l₂.findSome? f
grind_pattern IsPrefix.findSome?_eq_none => l₁ <+: l₂, l₁.findSome? f
grind_pattern IsSuffix.findSome?_eq_none => l₁ <+: l₂, l₂.findSome? f
grind_pattern IsSuffix.findSome?_eq_none => l₁ <+: l₂, l₁.findSome? f
grind_pattern IsInfix.findSome?_eq_none => l₁ <+: l₂, l₂.findSome? f
grind_pattern IsInfix.findSome?_eq_none => l₁ <+: l₂, l₁.findSome? f
grind_pattern get_find?_mem => (xs.find? p).get h
grind_pattern Sublist.find?_isSome => l₁ <+ l₂, l₁.find? p
grind_pattern Sublist.find?_isSome => l₁ <+ l₂, l₂.find? p
grind_pattern IsPrefix.find?_eq_some => l₁ <+: l₂, l₁.find? p, some b
grind_pattern IsPrefix.find?_eq_some => l₁ <+: l₂, l₂.find? p, some b
grind_pattern Sublist.find?_eq_none => l₁ <+ l₂, l₂.find? p
grind_pattern Sublist.find?_eq_none => l₁ <+ l₂, l₁.find? p
grind_pattern IsPrefix.find?_eq_none => l₁ <+: l₂, l₂.find? p
grind_pattern IsPrefix.find?_eq_none => l₁ <+: l₂, l₁.find? p
grind_pattern IsSuffix.find?_eq_none => l₁ <:+ l₂, l₂.find? p
grind_pattern IsSuffix.find?_eq_none => l₁ <:+ l₂, l₁.find? p
grind_pattern findIdx_getElem => xs[xs.findIdx p]
grind_pattern findIdx_le_length => xs.findIdx p, xs.length
grind_pattern findIdx_lt_length => xs.findIdx p, xs.length
grind_pattern not_of_lt_findIdx => xs.findIdx p, xs[i]
grind_pattern IsPrefix.findIdx_le => l₁ <:+ l₂, l₁.findIdx p
grind_pattern IsPrefix.findIdx_le => l₁ <:+ l₂, l₂.findIdx p
grind_pattern IsPrefix.findIdx_eq_of_findIdx_lt_length => l₁ <:+ l₂, l₁.findIdx p, l₂.findIdx p
grind_pattern Sublist.findIdx?_eq_none => l₁ <+ l₂, l₁.findIdx? p
grind_pattern Sublist.findIdx?_eq_none => l₁ <+ l₂, l₂.findIdx? p
grind_pattern IsPrefix.findIdx?_eq_none => l₁ <+: l₂, l₁.findIdx? p
grind_pattern IsPrefix.findIdx?_eq_none => l₁ <+: l₂, l₂.findIdx? p
grind_pattern IsSuffix.findIdx?_eq_none => l₁ <:+ l₂, l₁.findIdx? p
grind_pattern IsSuffix.findIdx?_eq_none => l₁ <:+ l₂, l₂.findIdx? p
grind_pattern IsInfix.findIdx?_eq_none => l₁ <:+: l₂, l₁.findIdx? p
grind_pattern IsInfix.findIdx?_eq_none => l₁ <:+: l₂, l₂.findIdx? p
grind_pattern idxOf_le_length => l.idxOf a, l.length
grind_pattern idxOf_lt_length_iff => l.idxOf a, l.length
grind_pattern Sublist.lookup_isSome => l₁ <+ l₂, l₁.lookup k
grind_pattern Sublist.lookup_isSome => l₁ <+ l₂, l₂.lookup k
grind_pattern IsPrefix.lookup_eq_none => l₁ <+: l₂, l₁.lookup k
grind_pattern IsPrefix.lookup_eq_none => l₁ <+: l₂, l₂.lookup k
grind_pattern IsSuffix.lookup_eq_none => l₁ <:+ l₂, l₁.lookup k
grind_pattern IsSuffix.lookup_eq_none => l₁ <:+ l₂, l₂.lookup k
grind_pattern IsInfix.lookup_eq_none => l₁ <:+: l₂, l₁.lookup k
grind_pattern IsInfix.lookup_eq_none => l₁ <:+: l₂, l₂.lookup k
/- Counting. -/
attribute [grind =] countP_nil countP_cons countP_append countP_reverse count_nil count_cons count_eq_length_filter
  count_tail count_append count_flatten count_reverse count_replicate replicate_sublist_iff count_erase
attribute [grind ←=] Std.Internal.List.countP_eq_zero_of_forall
grind_pattern countP_eq_length_filter => l.countP p, l.filter p
grind_pattern Std.Internal.List.not_of_countP_eq_zero_of_mem => xs.countP p, x ∈ xs where guard xs.countP p = 0
grind_pattern boole_getElem_le_countP => l.countP p, l[i]
grind_pattern Sublist.countP_le => l₁ <+ l₂, countP p l₁
grind_pattern Sublist.countP_le => l₁ <+ l₂, countP p l₂
grind_pattern IsPrefix.countP_le => l₁ <+: l₂, countP p l₁
grind_pattern IsPrefix.countP_le => l₁ <+: l₂, countP p l₂
grind_pattern IsSuffix.countP_le => l₁ <:+ l₂, countP p l₁
grind_pattern IsSuffix.countP_le => l₁ <:+ l₂, countP p l₂
grind_pattern IsInfix.countP_le => l₁ <:+: l₂, countP p l₁
grind_pattern IsInfix.countP_le => l₁ <:+: l₂, countP p l₂
grind_pattern countP_tail_le => countP p l.tail
grind_pattern count_le_length => count a l
grind_pattern Sublist.count_le => l₁ <+ l₂, count a l₁
grind_pattern Sublist.count_le => l₁ <+ l₂, count a l₂
grind_pattern IsPrefix.count_le => l₁ <+: l₂, count a l₁
grind_pattern IsPrefix.count_le => l₁ <+: l₂, count a l₂
grind_pattern IsSuffix.count_le => l₁ <:+ l₂, count a l₁
grind_pattern IsSuffix.count_le => l₁ <:+ l₂, count a l₂
grind_pattern IsInfix.count_le => l₁ <:+: l₂, count a l₁
grind_pattern IsInfix.count_le => l₁ <:+: l₂, count a l₂
grind_pattern boole_getElem_le_count => l.count a, l[i]
/- Erasing. -/
attribute [grind =] eraseIdx_length_sub_one eraseP_nil eraseP_cons length_eraseP mem_eraseP_of_neg eraseP_filterMap
  eraseP_filter eraseP_append eraseP_replicate eraseP_comm length_erase mem_erase_of_ne erase_append erase_replicate
  erase_comm length_eraseIdx eraseIdx_eq_take_drop_succ eraseIdx_append eraseIdx_replicate
attribute [grind _=_] eraseP_map erase_filter
attribute [grind ←] Sublist.eraseP IsPrefix.eraseP head_eraseP_mem getLast_eraseP_mem Sublist.erase IsPrefix.erase
  Pairwise.erase
attribute [grind →] mem_of_mem_eraseP mem_of_mem_erase
grind_pattern eraseP_sublist => l.eraseP p, List.Sublist
grind_pattern eraseP_subset => l.eraseP p, List.Subset
grind_pattern Pairwise.eraseP => Pairwise p (l.eraseP q)
grind_pattern Pairwise.eraseP => Pairwise p l, l.eraseP q
grind_pattern Nodup.eraseP => Nodup (l.eraseP p)
grind_pattern Nodup.eraseP => Nodup l, l.eraseP p
grind_pattern length_erase => l.erase a, List.Sublist
grind_pattern erase_subset => l.erase a, List.Subset
grind_pattern Nodup.not_mem_erase => a ∈ l.erase a, l.Nodup
grind_pattern Nodup.erase => Nodup (l.erase a)
grind_pattern Nodup.erase => Nodup l, l.erase a
grind_pattern eraseIdx_sublist => l.eraseIdx i, _ <+ l
grind_pattern eraseIdx_sublist => l.eraseIdx i, _ ⊆ l
grind_pattern Pairwise.eraseIdx => Pairwise p (l.eraseIdx k)
grind_pattern Pairwise.eraseIdx => Pairwise p l, l.eraseIdx k
grind_pattern Nodup.eraseIdx => Nodup (l.eraseIdx k)
grind_pattern Nodup.eraseIdx => Nodup l, l.eraseIdx k
grind_pattern IsPrefix.eraseIdx => eraseIdx l k <+: eraseIdx l' k
grind_pattern IsPrefix.eraseIdx => eraseIdx l k, l <+: l'
grind_pattern IsPrefix.eraseIdx => eraseIdx l' k, l <+: l'
/- Inserting and changing at a place. -/
attribute [grind =] length_insertIdx insertIdx_eraseIdx insertIdx_comm eraseIdx_insertIdx_self tail_modifyHead
  eraseIdx_modifyHead_zero modify_nil getElem?_modify getElem_modify drop_modify_of_lt drop_modify_of_ge
attribute [grind _=_] modifyHead_dropLast take_modify
grind_pattern take_modifyHead => (l.modifyHead f).take i where i =/= 0
grind_pattern modify_modify_eq => (l.modify i f).modify i g where l =/= []
/- `range`, `zipIdx`, `finRange`, `ofFn`. -/
attribute [grind =] finRange_zero length_ofFn ofFn_zero mem_ofFn head_ofFn getLast_ofFn ofFnM_zero mem_range'_1
  getLast?_range' getLast_range' count_range' count_range_1' sum_range' drop_range' take_range'_of_length_le
  take_range'_of_length_ge mem_range take_range count_range zipIdx_singleton head?_zipIdx getLast?_zipIdx
  mem_zipIdx_iff_le_and_getElem?_sub zipIdx_append length_range' range'_eq_nil_iff tail_range' range'_inj getElem_range'
  head_range' range'_append_1 getElem_range length_range range_eq_nil tail_range range_sublist range_subset head_range
  getLast_range getElem?_zipIdx getElem_zipIdx tail_zipIdx
attribute [grind _=_] finRange_reverse
/- `mapIdx`, `mapFinIdx`. -/
attribute [grind =] mapIdx_nil length_mapIdx getElem?_mapIdx getElem_mapIdx mapIdx_cons mapIdx_append mapIdx_set
/- Least and greatest elements. -/
attribute [grind =] min?_nil min?_eq_none_iff isSome_min?_iff min?_replicate_of_pos get_min? min_replicate max?_nil
  max?_eq_none_iff isSome_max?_iff max?_replicate_of_pos get_max? max_replicate
attribute [grind .] isSome_min?_of_mem min_mem min_le_of_mem isSome_max?_of_mem max_mem le_max_of_mem
/- Lists of elements with a proof. -/
attribute [grind =] pmap_nil pmap_cons attach_nil attachWith_nil attach_cons attachWith_cons mem_attachWith mem_pmap
  length_pmap length_attach length_attachWith getElem?_pmap getElem_pmap getElem_attach head?_pmap head_pmap
  getLast?_pmap getLast_pmap count_attach count_attachWith countP_pmap
attribute [grind ←] mem_attach
grind_pattern mem_pmap_of_mem => _ ∈ pmap f l H, a ∈ l
/- Monadic functions. -/
attribute [grind =] mapM_map zipWithM'_eq_zipWithM zipWithM'_eq_mapM_id_zipWith forM_map
/- Lists of the values of a fold. -/
attribute [grind =] tail_scanl scanl_map getLast_scanr tail_scanr scanr_map
grind_pattern length_scanl => scanl f init as
grind_pattern length_scanr => scanr f init as
/- Lists made into arrays. -/
attribute [grind =] push_toArray isEmpty_toArray back!_toArray back?_toArray back_toArray set_toArray forIn'_toArray
  forIn_toArray foldrM_toArray foldlM_toArray foldr_toArray foldl_toArray forM_toArray sum_toArray prod_toArray
  append_toArray findSomeM?_toArray findM?_toArray findSome?_toArray find?_toArray findFinIdx?_toArray findIdx?_toArray
  finIdxOf?_toArray idxOf?_toArray findIdx_toArray idxOf_toArray isPrefixOf_toArray
end List
namespace Fin
/- Folds over `Fin n`. -/
attribute [grind =] foldlM_eq_foldlM_finRange foldrM_eq_foldrM_finRange foldl_eq_finRange_foldl foldr_eq_finRange_foldr
end Fin
namespace Array
/- Arrays made into lists. -/
attribute [grind =] getLast!_toList getLast?_toList getLast_toList
end Array
