/-
Which definitions instances and implicit arguments may unfold (`implicit_reducible`), as in a full Lean. Here, behind
all else, so that no proof of the library depends on it.
-/
set_option allowUnsafeReducibility true
attribute [implicit_reducible] ExceptT Id InvImage Not OptionT ReaderT StateT bne cast cond dite id ite
attribute [implicit_reducible] BitVec.abs BitVec.add BitVec.allOnes BitVec.and BitVec.append BitVec.cast BitVec.clz
  BitVec.clzAuxRec BitVec.cpop BitVec.cpopNatRec BitVec.decEq BitVec.extractLsb' BitVec.getLsb BitVec.getLsbD
  BitVec.getMsbD BitVec.msb BitVec.mul BitVec.neg BitVec.not BitVec.ofInt BitVec.ofNat BitVec.ofNatLT BitVec.or
  BitVec.replicate BitVec.rotateLeft BitVec.rotateLeftAux BitVec.rotateRight BitVec.rotateRightAux BitVec.sdiv
  BitVec.setWidth BitVec.setWidth' BitVec.shiftLeft BitVec.shiftLeftZeroExtend BitVec.signExtend BitVec.sle BitVec.slt
  BitVec.smod BitVec.smtSDiv BitVec.smtUDiv BitVec.srem BitVec.sshiftRight BitVec.sub BitVec.toInt BitVec.toNat
  BitVec.udiv BitVec.ule BitVec.ult BitVec.umod BitVec.ushiftRight BitVec.xor
attribute [implicit_reducible] Bool.and Bool.decEq Bool.not Bool.or Bool.toNat
attribute [implicit_reducible] ByteArray.append ByteArray.empty ByteArray.emptyWithCapacity ByteArray.get
  ByteArray.push ByteArray.size ByteArray.utf8Decode?
attribute [implicit_reducible] Char.isAlpha Char.isAlphanum Char.isDigit Char.isLower Char.isUpper Char.isWhitespace
  Char.ofNat Char.ofNatAux Char.toLower Char.toNat Char.toString Char.toUpper Char.utf8Size
attribute [implicit_reducible] Decidable.decide
attribute [implicit_reducible] Fin.Internal.ofNat
attribute [implicit_reducible] Function.LeftInverse Function.RightInverse Function.comp
attribute [implicit_reducible] Id.run
attribute [implicit_reducible] Int.add Int.bmod Int.decEq Int.decNonneg Int.ediv Int.emod Int.fdiv Int.fmod Int.mul
  Int.natAbs Int.neg Int.negOfNat Int.pow Int.shiftRight Int.sub Int.subNatNat Int.tdiv Int.tmod Int.toNat
attribute [implicit_reducible] Int16.add Int16.div Int16.mod Int16.mul Int16.neg Int16.ofInt Int16.ofIntLE Int16.ofNat
  Int16.sub Int16.toBitVec Int16.toInt Int16.toNatClampNeg
attribute [implicit_reducible] Int32.add Int32.div Int32.mod Int32.mul Int32.neg Int32.ofInt Int32.ofIntLE Int32.ofNat
  Int32.sub Int32.toBitVec Int32.toInt Int32.toNatClampNeg
attribute [implicit_reducible] Int64.add Int64.div Int64.mod Int64.mul Int64.neg Int64.ofInt Int64.ofIntLE Int64.ofNat
  Int64.sub Int64.toBitVec Int64.toInt Int64.toNatClampNeg
attribute [implicit_reducible] Int8.add Int8.div Int8.mod Int8.mul Int8.neg Int8.ofInt Int8.ofIntLE Int8.ofNat
  Int8.sub Int8.toBitVec Int8.toInt Int8.toNatClampNeg
attribute [implicit_reducible] Lean.Grind.IntModule.OfNatModule.Q Lean.Grind.Ring.OfSemiring.Q
attribute [implicit_reducible] List.append List.concat List.flatMap List.flatten List.get List.get?Internal
  List.isEmpty List.map List.replicate List.toByteArray List.toByteArray.loop List.utf8Encode
attribute [implicit_reducible] Nat.pred Nat.shiftLeft Nat.shiftRight Nat.testBit
attribute [implicit_reducible] Option.all Option.any Option.bind Option.filter Option.get Option.getD Option.guard
  Option.isNone Option.isSome Option.join Option.map Option.pelim Option.unattach
attribute [implicit_reducible] Ordering.then
attribute [implicit_reducible] Prod.map Prod.swap
attribute [implicit_reducible] Rat.neg
attribute [implicit_reducible] String.Pos.toSlice String.Slice.rawEndPos String.Slice.slice String.Slice.sliceFrom
  String.Slice.sliceTo String.append String.decEq String.ofList String.push String.rawEndPos String.singleton
  String.slice String.sliceFrom String.sliceTo String.toSlice String.utf8ByteSize String.utf8EncodeChar
attribute [implicit_reducible] UInt16.add UInt16.decEq UInt16.div UInt16.mod UInt16.mul UInt16.ofNat UInt16.ofNatLT
  UInt16.sub UInt16.toNat
attribute [implicit_reducible] UInt32.add UInt32.decEq UInt32.div UInt32.mod UInt32.mul UInt32.ofNat UInt32.ofNatLT
  UInt32.sub UInt32.toNat
attribute [implicit_reducible] UInt64.add UInt64.decEq UInt64.div UInt64.mod UInt64.mul UInt64.ofNat UInt64.ofNatLT
  UInt64.sub UInt64.toNat
attribute [implicit_reducible] UInt8.add UInt8.decEq UInt8.div UInt8.land UInt8.mod UInt8.mul UInt8.ofNat
  UInt8.ofNatLT UInt8.sub UInt8.toNat UInt8.toUInt32
attribute [implicit_reducible] WellFounded.Nat.fix WellFounded.Nat.fix.go

/- The others, by the attribute that a full Lean shows for them. -/
attribute [implicit_reducible] ByteArray.utf8DecodeChar? Fin.cast Fin.castAdd Fin.castLE Fin.castSucc Fin.last
  Fin.succ Int.bdiv Option.getM Option.pfilter
attribute [instance_reducible] Array.finRange Classical.decidable_of_decidable_not Fin.IntCast.instIntCast
  Fin.NatCast.instNatCast List.length Nat.add Nat.lt_wfRel Nat.mul
  Nat.sub Ord.lex' Ord.on Ord.opposite PSigma.skipLeft Prod.rprod
  Std.PRange.UpwardEnumerable.instLETransOfLawfulUpwardEnumerableLE
  Std.PRange.UpwardEnumerable.instLTTransOfLawfulUpwardEnumerableLT UInt16.intCast UInt16.natCast UInt32.intCast
  UInt32.natCast UInt64.intCast UInt64.natCast UInt8.intCast UInt8.natCast Vector.instMul beqOfOrd emptyWf leOfOrd
  lexOrd ltOfOrd
attribute [reducible] Lean.Grind.EqMatch Lean.Grind.Linarith.Expr.denote Lean.Grind.Linarith.Poly.denote
  Lean.Grind.Linarith.Var.denote Lean.Grind.MatchCond Lean.Omega.Constraint.sat' Lean.Omega.IntList.bmod
  Lean.Omega.LowerBound.sat Lean.Omega.UpperBound.sat Nat.Internal.Linear.ExprCnstr.denote Nat.decEq Nat.recAux
