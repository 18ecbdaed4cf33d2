/-
What `grind` instantiates by itself about arrays, as in a full Lean.
-/

-- Arrays: elements, membership, changes, maps, folds, parts.
attribute [grind =] Array.mem_toList_iff Array.getElem_pop Array.replicate_zero Array.isEmpty_empty Array.isEmpty_push
  Array.isEmpty_toList Array.anyM_toList Array.any_toList Array.allM_toList Array.all_toList List.anyM_toArray
  List.any_toArray List.allM_toArray List.all_toArray List.contains_toArray Array.contains_eq_mem Array.any_push'
  Array.all_push' Array.setIfInBounds_empty Array.set!_eq_setIfInBounds Array.toList_setIfInBounds Array.beq_empty_eq
  Array.empty_beq_eq Array.push_beq_push List.map_toArray Array.map_empty List.filter_toArray Array.filter_append
  Array.filterMap_empty List.filterMap_toArray Array.filterMap_some Array.filterMap_map Array.mem_filterMap
  Array.filterMap_append Array.flatten_empty Array.toList_flatten Array.size_flatten Array.flatten_singleton
  Array.filterMap_flatten Array.filter_flatten Array.toList_flatMap Array.mem_flatMap Array.flatMap_push
  Array.mem_replicate Array.reverse_empty List.reverse_toArray Array.reverse_push Array.getElem?_reverse
  Array.reverse_replicate Array.getElem_extract Array.extract_empty Array.extract_zero List.extract_toArray
  Array.foldrM_empty Array.foldl_push' Array.foldr_push' Array.foldr_cons_eq_append' List.foldr_push_eq_append'
  List.foldl_push_eq_append' Array.foldl_flatten Array.foldr_flatten Array.foldl_reverse Array.foldr_reverse
  Array.back?_append Array.contains_toList Array.contains_map Array.contains_filter Array.contains_filterMap
  Array.contains_flatten Array.contains_reverse Array.contains_flatMap Array.pop_replicate Array.any_flatten
  Array.all_flatten Array.any_flatMap Array.all_flatMap Array.any_reverse Array.all_reverse Array.size_modify
  Array.toList_modify Array.size_swapIfInBounds Array.swapAt_def Array.swapAt!_def Array.replace_empty
  Array.replace_singleton Array.size_replace Array.toList_range' Array.getElem_range' List.toArray_range'
  Array.toList_range List.toArray_range Array.sum_empty Array.sum_toList Array.sum_append Array.sum_singleton
  Array.sum_push Array.sum_reverse Array.prod_toList Array.prod_append Array.prod_singleton Array.prod_push
  Array.prod_reverse Array.uset_eq_set Array.back?_push Array.forIn_toList Array.forIn'_toList Array.isPrefixOf_toList
  Array.getElem_zipWith Array.findSomeM?_toList Array.findM?_toList Array.findSome?_toList Array.find?_toList
  Array.finIdxOf?_toList Array.findFinIdx?_toList List.mapM_toArray List.modify_toArray List.unzip_toArray
  List.firstM_toArray
attribute [grind ←] Array.not_mem_empty
attribute [grind _=_] Array.back?_map Array.push_append Array.map_flatten Array.flatten_append Array.flatMap_append
  Array.filter_reverse Array.filterMap_reverse Array.foldl_append Array.foldr_append Array.contains_append
  Array.any_append Array.all_append
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
grind_pattern size_filter_le => (xs.filter p).size
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
attribute [grind =] List.countP_toArray Array.countP_toList Array.countP_append Array.countP_reverse
  List.count_toArray Array.count_toList Array.count_empty Array.count_append Array.count_flatten Array.count_reverse

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
attribute [grind =] Array.mem_eraseP_of_neg Array.mem_erase_of_ne

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
  Array.findSome?_guard Array.findSome?_append Array.find?_singleton Array.find?_eq_none Array.find?_isSome
  Array.find?_filter Array.find?_filterMap Array.find?_append Array.find?_replicate Array.findIdx_empty
  Array.findIdx_singleton Array.findIdx_extract Array.findIdx?_singleton Array.findIdx?_eq_none_iff
  Array.findIdx?_push Array.findIdx_eq_getD_findIdx? Array.findFinIdx?_empty Array.findFinIdx?_singleton
  Array.idxOf?_empty Array.finIdxOf?_empty Array.finIdxOf?_eq_none_iff Array.isSome_finIdxOf? Array.isNone_finIdxOf?
attribute [grind _=_] Array.findSome?_map Array.find?_flatten
attribute [grind →] Array.find?_some Array.mem_of_find?_eq_some
namespace Array
grind_pattern get_find?_mem => (xs.find? p).get h
grind_pattern findIdx_getElem => xs[xs.findIdx p]
grind_pattern findIdx_le_size => xs.findIdx p, xs.size
grind_pattern findIdx_lt_size => xs.findIdx p, xs.size
grind_pattern idxOf_le_size => xs.idxOf a, xs.size
grind_pattern idxOf_lt_size_iff => xs.idxOf a, xs.size
end Array

-- Arrays of consecutive numbers.
attribute [grind _=_] Array.range'_append_1
attribute [grind =] Array.range'_zero Array.range'_one Array.pop_range' Array.mem_range'_1 Array.count_range'
  Array.count_range_1' Array.mem_range Array.take_range Array.find?_range_eq_some Array.find?_range_eq_none
  Array.count_range Array.getElem?_zipIdx Array.zipIdx_singleton

-- Arrays side by side.
attribute [grind =] Array.zipWith_map Array.map_zipWith Array.zipWith_replicate Array.getElem_zip Array.zip_replicate
  Array.zipWithAll_replicate Array.zipWithM_eq_mapM_id_zipWith Array.unzip_replicate

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
