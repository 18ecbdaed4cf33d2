"""Lean texts that reach the machine through native code: what a sandbox is for. No audit ever sees them in these tests.

Each declares a function under the name of one that Lean's own library contains compiled; the interpreter then runs the
native code. The layouts of arguments are those of the native functions.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["can_name", "connect", "create_folder", "delete", "fill", "kill", "read", "start_program", "write"]

BYTE = "inductive Byte | " + " | ".join(f"b{i}" for i in range(255)) + "\n"  # one byte in memory up to 255 constructors
ARRAY = (
    '@[extern "lean_mk_empty_array_with_capacity"]\n'
    "def Array.mkEmpty {α : Type} (capacity : @& Nat) : Array α := ⟨[]⟩\n"
)


def lean_string(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def delete(path: Path) -> str:
    return (
        '@[extern "lean_io_remove_file"] def IO.FS.removeFile (path : @& String) (w : Nat) : Nat := w\n'
        f"#eval IO.FS.removeFile {lean_string(str(path))} 0\n"
    )


def create_folder(path: Path) -> str:
    return (
        '@[extern "lean_io_create_dir"] def IO.FS.createDir (path : @& String) (w : Nat) : Nat := w\n'
        f"#eval IO.FS.createDir {lean_string(str(path))} 0\n"
    )


WRITE_FILE = '@[extern "l_IO_FS_writeFile"] def IO.FS.writeFile (path content : String) (w : Nat) : Nat := w\n'


def write(path: Path, text: str) -> str:
    return f"{WRITE_FILE}#eval IO.FS.writeFile {lean_string(str(path))} {lean_string(text)} 0\n"


def fill(folder: Path, files: int) -> str:
    """Write many files of a megabyte each."""
    each = "".join(f"#eval IO.FS.writeFile {lean_string(f'{folder}/fill-{i}')} (big 20) 0\n" for i in range(files))
    return f'{WRITE_FILE}def big : Nat → String | 0 => "x" | n + 1 => big n ++ big n\n{each}'


def read(path: Path) -> str:
    """Show a file's text as a message."""
    return (
        "inductive Out | ok (text : String) | error (e : Nat)\n"
        '@[extern "l_IO_FS_readFile"] def IO.FS.readFile (path : String) (w : Nat) : Out := .error w\n'
        f'#eval match IO.FS.readFile {lean_string(str(path))} 0 with | .ok text => text | .error _ => "refused"\n'
    )


def start_program(command: str) -> str:
    return (
        f"{ARRAY}inductive IO.Process.Stdio | piped | inherit | null\n"
        "structure IO.Process.StdioConfig where\n"
        "  stdin : IO.Process.Stdio\n  stdout : IO.Process.Stdio\n  stderr : IO.Process.Stdio\n"
        "structure SpawnArgs where\n"
        "  stdio : IO.Process.StdioConfig\n  command : String\n  arguments : Array String\n"
        "  directory : Option String\n  environment : Array (Prod String (Option String))\n"
        "  inheritEnv : Bool\n  setsid : Bool\n"
        "inductive Out | ok (child : Nat) | error (e : Nat)\n"
        '@[extern "lean_io_process_spawn"] def IO.Process.spawn (a : SpawnArgs) (w : Nat) : Out := .error w\n'
        '#eval match IO.Process.spawn ⟨⟨.null, .null, .null⟩, "/bin/sh",\n'
        f'    ((Array.mkEmpty 2).push "-c").push {lean_string(command)}, none, Array.mkEmpty 0, true, false⟩ 0 with\n'
        '  | .ok _ => "started"\n'
        '  | .error _ => "refused"\n'
    )


def can_name(pid: int) -> bool:
    """Whether :func:`kill` can aim at a process: its number, 32 bits in memory, is written as a character."""
    return pid < 0x110000 and not 0xD800 <= pid < 0xE000


def kill(pid: int) -> str:
    """Send SIGKILL."""
    assert can_name(pid)
    return (
        "structure Child where\n  a : Nat\n  b : Nat\n  c : Nat\n  pid : Char\n  setsid : Bool\n"
        '@[extern "lean_io_process_child_kill"]\n'
        "def IO.Process.Child.kill (cfg : Nat) (child : Child) (w : Nat) : Nat := w\n"
        f"#eval IO.Process.Child.kill 0 ⟨0, 0, 0, Char.ofNat {pid}, false⟩ 0\n"
    )


def connect(port: int) -> str:
    """Open a TCP connection to this machine. Neither byte of the port may be 255."""
    return (
        f"{BYTE}{ARRAY}"
        "structure V4 where\n  address : Array Nat\n  low : Byte\n  high : Byte\n"
        "inductive Address | v4 (a : V4) | v6 (a : V4)\n"
        "inductive Out | ok (s : Nat) | error (e : Nat)\n"
        '@[extern "lean_uv_tcp_new"] def Std.Internal.UV.TCP.Socket.new (w : Nat) : Out := .error w\n'
        '@[extern "lean_uv_tcp_connect"]\n'
        "def Std.Internal.UV.TCP.Socket.connect (s : @& Nat) (a : @& Address) (w : Nat) : Out := .error w\n"
        "#eval match Std.Internal.UV.TCP.Socket.new 0 with\n"
        "  | .ok s => match Std.Internal.UV.TCP.Socket.connect s\n"
        f"      (.v4 ⟨((((Array.mkEmpty 4).push 127).push 0).push 0).push 1, .b{port % 256}, .b{port // 256}⟩) 0 with\n"
        '    | .ok _ => "connected"\n'
        '    | .error _ => "refused"\n'
        '  | .error _ => "no socket"\n'
    )
