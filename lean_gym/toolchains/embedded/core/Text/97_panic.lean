/-
What `panic!`, `unreachable!`, `assert!` and `dbg_trace` expand to: for the logic the default value, or nothing.
-/
@[never_extract, extern "lean_panic_fn_borrowed"]
def panicCore {α : Sort u} [Inhabited α] (msg : @& String) : α := default
@[noinline, never_extract]
def panic {α : Sort u} [Inhabited α] (msg : String) : α := panicCore msg
@[noinline] def mkPanicMessage (modName : String) (line col : Nat) (msg : String) : String :=
  "PANIC at " ++ modName ++ ":" ++ toString line ++ ":" ++ toString col ++ ": " ++ msg
@[never_extract, inline]
def panicWithPos {α : Sort u} [Inhabited α] (modName : String) (line col : Nat) (msg : String) : α :=
  panic (mkPanicMessage modName line col msg)
@[noinline] def mkPanicMessageWithDecl (modName declName : String) (line col : Nat) (msg : String) : String :=
  "PANIC at " ++ declName ++ " " ++ modName ++ ":" ++ toString line ++ ":" ++ toString col ++ ": " ++ msg
@[never_extract, inline]
def panicWithPosWithDecl {α : Sort u} [Inhabited α] (modName declName : String) (line col : Nat) (msg : String) : α :=
  panic (mkPanicMessageWithDecl modName declName line col msg)
@[never_extract, extern "lean_dbg_trace"] def dbgTrace {α : Type u} (s : String) (f : Unit → α) : α := f ()
def dbgTraceVal {α : Type u} [ToString α] (a : α) : α := dbgTrace (toString a) fun _ => a
@[never_extract, extern "lean_dbg_trace_if_shared"] def dbgTraceIfShared {α : Type u} (s : String) (a : α) : α := a
@[never_extract, extern "lean_dbg_stack_trace"] def dbgStackTrace {α : Type u} (f : Unit → α) : α := f ()
@[never_extract] def dbgStackTraceIf {α : Type u} (cond : Bool) (f : Unit → α) : α :=
  if cond then dbgStackTrace f else f ()
@[extern "lean_dbg_sleep"] def dbgSleep {α : Type u} (ms : UInt32) (f : Unit → α) : α := f ()
