/-
What `grind` instantiates by itself about arrays, as in a full Lean.
-/

-- Arrays: elements, membership, changes, maps, folds, parts.
attribute [grind =] Array.mem_toList_iff Array.size_empty Array.getElem?_singleton Array.getElem_pop
  Array.getElem?_pop Array.replicate_zero Array.replicate_succ Array.getElem?_replicate Array.isEmpty_empty
  Array.isEmpty_push Array.isEmpty_toList Array.anyM_toList Array.any_toList Array.allM_toList Array.all_toList
  List.anyM_toArray List.any_toArray List.allM_toArray List.all_toArray Array.all_eq List.contains_toArray
  Array.contains_empty Array.contains_iff_mem Array.contains_eq_mem Array.any_empty Array.all_empty Array.any_push'
  Array.all_push' Array.getElem?_set Array.setIfInBounds_empty Array.set!_eq_setIfInBounds Array.setIfInBounds_def
  Array.getElem?_setIfInBounds Array.toList_setIfInBounds Array.beq_empty_eq Array.empty_beq_eq Array.push_beq_push
  Array.back_singleton Array.back_eq_getElem Array.back?_empty Array.back?_eq_getElem? List.map_toArray
  Array.map_empty Array.filter_empty List.filter_toArray Array.filter_push Array.filter_append Array.filterMap_empty
  List.filterMap_toArray Array.filterMap_push Array.filterMap_some Array.map_filterMap Array.filterMap_map
  Array.mem_filterMap Array.filterMap_append Array.getElem_append Array.getElem?_append Array.set_append
  Array.setIfInBounds_append Array.flatten_empty Array.toList_flatten Array.flatten_map_toArray_toArray
  Array.size_flatten Array.flatten_singleton Array.filterMap_flatten Array.filter_flatten Array.flatten_push
  Array.toList_flatMap Array.mem_flatMap Array.flatMap_push Array.mem_replicate Array.filter_replicate
  Array.getElem?_swap Array.reverse_empty List.reverse_toArray Array.reverse_push Array.getElem?_reverse
  Array.reverse_flatMap Array.flatMap_reverse Array.reverse_replicate Array.getElem_extract Array.extract_empty
  Array.extract_zero List.extract_toArray Array.foldrM_empty Array.foldl_empty Array.foldr_empty Array.foldl_push'
  Array.foldr_push' Array.foldr_cons_eq_append' List.foldr_push_eq_append' List.foldl_push_eq_append'
  Array.foldl_flatten Array.foldr_flatten Array.foldl_reverse Array.foldr_reverse Array.back_append Array.back?_append
  Array.contains_toList Array.contains_map Array.contains_filter Array.contains_filterMap Array.contains_flatten
  Array.contains_reverse Array.contains_flatMap Array.pop_replicate Array.any_flatten Array.all_flatten
  Array.any_flatMap Array.all_flatMap Array.any_reverse Array.all_reverse Array.size_modify Array.getElem_modify
  Array.toList_modify Array.getElem?_modify Array.swapIfInBounds_def Array.size_swapIfInBounds
  Array.getElem_swapIfInBounds Array.swapAt_def Array.swapAt!_def Array.replace_empty Array.replace_singleton
  Array.size_replace Array.replace_append Array.replace_push Array.toList_range' Array.getElem_range'
  Array.getElem?_range' List.toArray_range' Array.toList_range Array.getElem?_range List.toArray_range Array.sum_empty
  Array.sum_toList Array.sum_append Array.sum_singleton Array.sum_push Array.sum_reverse Array.prod_empty
  Array.prod_toList
  Array.prod_append Array.prod_singleton Array.prod_push Array.prod_reverse Array.uset_eq_set Array.back?_push
  Array.forIn_toList Array.forIn'_toList Array.isPrefixOf_toList Array.getElem_zipWith Array.findSomeM?_toList
  Array.findM?_toList Array.findSome?_toList Array.find?_toList Array.finIdxOf?_toList Array.findFinIdx?_toList
  List.take_toArray List.mapM_toArray List.modify_toArray List.unzip_toArray List.firstM_toArray
attribute [grind ←] Array.not_mem_empty Array.getElem_filter
attribute [grind _=_] Array.set_pop Array.back?_map Array.push_append Array.map_flatten Array.flatten_append
  Array.flatMap_append Array.filter_reverse Array.filterMap_reverse Array.foldl_append Array.foldr_append
  Array.contains_append Array.any_append Array.all_append
attribute [grind →] Array.empty_of_isEmpty Array.forall_none_of_filterMap_eq_empty Array.eq_of_mem_replicate
attribute [grind! ←] List.foldrM_push_eq_append List.foldlM_push_eq_append Array.foldl_push_eq_append
  Array.foldl_cons_eq_append Array.foldr_cons_eq_append List.foldr_push_eq_append List.foldl_push_eq_append
  Array.foldr_append_eq_append Array.foldl_append_eq_append Array.foldr_flip_append_eq_append
  Array.foldl_flip_append_eq_append
namespace Array
grind_pattern eq_empty_of_size_eq_zero => xs.size where
  guard xs.size = 0
grind_pattern size_pos_of_mem => a ∈ xs, xs.size
grind_pattern getElem?_eq_none => xs.size, xs[i]? where
  guard xs.size ≤ i
grind_pattern mem_or_eq_of_mem_push => xs.push b, a ∈ xs
grind_pattern mem_or_eq_of_mem_set => a ∈ xs.set i b
grind_pattern size_filter_le => (xs.filter p).size
grind_pattern getElem?_filter => (xs.filter p)[i]?, some a
grind_pattern size_filterMap_le => (Array.filterMap f xs).size
grind_pattern filterMap_filterMap => filterMap g (filterMap f xs) where
  f =/= some
  g =/= some
grind_pattern contains_iff_exists_mem_beq => xs.contains a
end Array

-- Arrays: sizes, and arrays made of lists.
attribute [grind =] Array.toArray_toList Array.getElem_toList Array.getElem?_toList Array.emptyWithCapacity_eq
  List.getElem!_toArray Array.getElem!_toList Array.popWhile_empty Array.size_eraseIdx
attribute [grind] Array.insertIdxIfInBounds
namespace Array
grind_pattern getElem_mem => xs[i] ∈ xs
end Array

-- Elements with a proof that they are elements.
namespace Array
grind_pattern mem_pmap_of_mem => _ ∈ pmap f xs H, a ∈ xs
end Array

-- Folds over arrays as lists, appending.
attribute [grind =] Array.foldlM_toList Array.foldl_toList Array.foldrM_toList Array.foldr_toList
  Array.toListAppend_eq Array.toListImpl_eq Array.toList_pop Array.toList_appendList
namespace Array
grind_pattern append_assoc => (xs ++ ys) ++ zs where
  xs =/= #[]
  ys =/= #[]
  zs =/= #[]
grind_pattern append_assoc => xs ++ (ys ++ zs) where
  xs =/= #[]
  ys =/= #[]
  zs =/= #[]
end Array

-- Counting in arrays.
attribute [grind =] List.countP_toArray Array.countP_toList Array.countP_singleton Array.countP_append
  Array.countP_set Array.countP_reverse List.count_toArray Array.count_toList Array.count_empty
  Array.count_eq_size_filter Array.count_singleton Array.count_append Array.count_flatten Array.count_reverse
  Array.count_set
attribute [grind ←=] Std.Internal.Array.countP_eq_zero_of_forall
namespace Array
grind_pattern countP_eq_size_filter => xs.countP p, xs.filter p
grind_pattern count_le_size => count a xs
grind_pattern Std.Internal.Array.not_of_countP_eq_zero_of_mem => xs.countP p, x ∈ xs where
  guard xs.countP p = 0
end Array

-- Functions of indices.
attribute [grind =] Array.mapIdx_append Array.mapIdx_set

-- Equality of arrays.
attribute [grind =] Array.isEqv_toList Array.beq_toList List.isEqv_toArray List.beq_toArray

-- Permutations of arrays.
namespace Array
grind_pattern Perm.mem_iff => xs ~ ys, a ∈ xs
grind_pattern Perm.mem_iff => xs ~ ys, a ∈ ys
grind_pattern Perm.append => xs ~ ys, as ~ bs, xs ++ as
grind_pattern Perm.append => xs ~ ys, as ~ bs, ys ++ bs
grind_pattern Perm.push => xs ~ ys, xs.push x
grind_pattern Perm.push => xs ~ ys, ys.push x
end Array

-- Removal from arrays.
attribute [grind =] Array.eraseP_empty Array.size_eraseP Array.mem_eraseP_of_neg Array.eraseP_append
  Array.eraseP_replicate Array.size_erase Array.mem_erase_of_ne Array.erase_append Array.erase_replicate
  Array.eraseIdxIfInBounds_eq Array.eraseIdx_eq_take_drop_succ Array.getElem?_eraseIdx Array.getElem_eraseIdx
  Array.eraseIdx_append Array.eraseIdx_replicate Array.set_eraseIdx
attribute [grind →] Array.mem_of_mem_eraseP Array.mem_of_mem_erase
attribute [grind _=_] Array.eraseP_map
namespace Array
grind_pattern mem_of_mem_eraseIdx => a ∈ xs.eraseIdx i
end Array

-- Arrays of the values of a function.
attribute [grind =] Array.ofFn_zero Array.ofFnM_zero

-- Parts of arrays.
attribute [grind =] Array.extract_eq_pop Array.extract_append Array.map_extract Array.extract_replicate
attribute [grind _=_] Array.extract_append_extract
namespace Array
grind_pattern extract_extract => (as.extract i j).extract k l where
  as =/= #[]
end Array

-- Searching in arrays.
attribute [grind =] Array.findSome?_singleton Array.findSomeRev?_push Array.findSome?_eq_none_iff
  Array.findSome?_guard Array.findSome?_append Array.getElem?_zero_flatten Array.findSome?_replicate
  Array.find?_singleton Array.finRev?_push Array.find?_eq_none Array.find?_isSome Array.find?_filter
  Array.find?_filterMap Array.find?_append Array.find?_replicate Array.findIdx_empty Array.findIdx_singleton
  Array.findIdx_append Array.findIdx_push Array.findIdx_extract Array.findIdx?_singleton Array.findIdx?_eq_none_iff
  Array.findIdx?_push Array.findIdx_eq_getD_findIdx? Array.findFinIdx?_empty Array.findFinIdx?_singleton
  Array.idxOf_append Array.idxOf?_empty Array.isNone_idxOf? Array.finIdxOf?_empty Array.finIdxOf?_eq_none_iff
  Array.isSome_finIdxOf? Array.isNone_finIdxOf?
attribute [grind _=_] Array.findSome?_map Array.find?_flatten
attribute [grind →] Array.find?_some Array.mem_of_find?_eq_some
namespace Array
grind_pattern get_find?_mem => (xs.find? p).get h
grind_pattern findIdx_getElem => xs[xs.findIdx p]
grind_pattern findIdx_le_size => xs.findIdx p, xs.size
grind_pattern findIdx_lt_size => xs.findIdx p, xs.size
grind_pattern not_of_lt_findIdx => xs.findIdx p, xs[i]
grind_pattern idxOf_le_size => xs.idxOf a, xs.size
grind_pattern idxOf_lt_size_iff => xs.idxOf a, xs.size
end Array

-- Arrays of consecutive numbers.
attribute [grind _=_] Array.range'_succ Array.range'_append Array.range'_append_1 Array.range_eq_range'
  Array.range_succ
attribute [grind =] Array.range'_zero Array.range'_one Array.mem_range' Array.pop_range' Array.mem_range'_1
  Array.count_range' Array.count_range_1' Array.mem_range Array.take_range Array.find?_range_eq_some
  Array.find?_range_eq_none Array.count_range Array.getElem?_zipIdx Array.zipIdx_singleton Array.zipIdx_append

-- Arrays side by side.
attribute [grind =] Array.getElem?_zipWith Array.zipWith_map Array.zipWith_map_left Array.zipWith_map_right
  Array.zipWith_foldr_eq_zip_foldr Array.zipWith_foldl_eq_zip_foldl Array.map_zipWith Array.take_zipWith
  Array.extract_zipWith Array.zipWith_append Array.zipWith_replicate Array.reverse_zipWith Array.getElem_zip
  Array.zip_append Array.zip_map' Array.zip_replicate Array.zipWithAll_replicate Array.zipWithM_eq_mapM_id_zipWith
  Array.unzip_eq_map Array.unzip_replicate
attribute [grind _=_] Array.zip_map

-- Insertion into arrays.
attribute [grind =] Array.insertIdx_comm Array.getElem_insertIdx Array.getElem?_insertIdx

-- Loops over arrays in monads.
attribute [grind =] Array.mapM_map Array.mapM_append Array.forM_append Array.forM_map Array.forIn'_map Array.forIn_map
  List.filterM_toArray List.filterRevM_toArray List.filterMapM_toArray List.flatMapM_toArray

-- The order of arrays.
attribute [grind =] List.lex_toArray Array.lex_toList
namespace Array
grind_pattern List.lt_toArray => l₁.toArray < l₂.toArray
grind_pattern List.le_toArray => l₁.toArray ≤ l₂.toArray
grind_pattern lt_toList => xs.toList < ys.toList
grind_pattern le_toList => xs.toList ≤ ys.toList
end Array
