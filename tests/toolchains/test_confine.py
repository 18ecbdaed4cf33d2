"""The confinement is tried for real: hostile acts in a child process, and the filter's program on all system calls."""

from __future__ import annotations

import copy
import errno
import json
import os
import pickle
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.toolchains import confine
from lean_gym.toolchains.confine import Confinement, ConfinementError

HERE = Path(__file__).parent
SCRIPT = HERE / "confined_acts.py"
OFFERED = confine.supported()

needs_all = pytest.mark.skipif(not OFFERED.complete, reason=f"this kernel offers no {', '.join(OFFERED.missing)}")
needs_seccomp = pytest.mark.skipif(not OFFERED.seccomp, reason="this kernel has no seccomp filters")
needs_root = pytest.mark.skipif(os.getuid() != 0, reason="needs root")


def names(text: str) -> list[str]:
    return text.split()


# An act and what it answers in a strict confinement.
DENIED = {
    "read_other_file": {"EACCES"},
    "list_other_folder": {"EACCES"},
    "read_parents_memory": {"EACCES"},
    "create_file": {"EPERM", "EACCES"},
    "overwrite_file": {"EPERM", "EACCES"},
    "append_to_file": {"EPERM", "EACCES"},
    "truncate_on_reading": {"EPERM", "EACCES"},
    "create_unnamed_file": {"EPERM", "EACCES"},
    "fill_shared_memory": {"EPERM", "EACCES"},
} | {
    name: {"EPERM", "ENOSYS"}
    for name in names(
        "fill_memory_file share_unnamed_memory system_v_memory delete_file rename_file link_file symlink_file "
        "make_folder remove_folder make_fifo truncate_file change_mode change_owner change_times set_attribute fork "
        "new_process_by_clone3 new_process_by_clone start_program start_shell execute_in_place execute_by_descriptor "
        "connect_tcp listen_tcp send_udp connect_unix connect_abstract pair_of_sockets signal_parent signal_everyone "
        "signal_group signal_parents_thread signal_by_tkill signal_by_queue signal_by_pidfd signal_by_descriptor "
        "trace_parent read_parent_by_vm write_parent_by_vm raise_limit limit_parent change_priority new_session "
        "new_namespace mount change_root become_other_user load_bpf perf_events user_faults io_ring keys more_filters "
        "outlive_parent become_dumpable type_into_terminal"
    )
}
ALLOWED = names(
    "read_given_file list_given_folder read_random run_threads use_pipe signal_itself map_memory read_limits "
    "load_library"
)

# Acts that succeed for an ordinary process in an ordinary container: they show that the acts are real ones.
FREE = names(
    "read_other_file list_other_folder create_file overwrite_file append_to_file truncate_on_reading "
    "fill_memory_file share_unnamed_memory system_v_memory symlink_file make_folder remove_folder make_fifo "
    "change_mode change_owner change_times fork new_process_by_clone start_program start_shell execute_in_place "
    "execute_by_descriptor connect_tcp listen_tcp send_udp connect_unix connect_abstract pair_of_sockets signal_parent "
    "signal_group signal_parents_thread signal_by_tkill signal_by_descriptor raise_limit limit_parent change_priority "
    "outlive_parent become_dumpable type_into_terminal link_file rename_file"
)


class Place:
    """Folders and sockets that the acts aim at."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.open, self.writable, outside = root / "open", root / "writable", root / "outside"
        for folder in (self.open, self.writable, outside, self.open / "empty"):
            folder.mkdir(parents=True)
        self.secret, self.victim = outside / "secret", self.open / "victim"
        self.secret.write_text("secret")
        self.restore()
        self.tcp = socket.create_server(("127.0.0.1", 0))
        self.abstract = f"lean-gym-{os.getpid()}-{id(self)}"
        self.sockets = [self.tcp]
        for address in (str(outside / "socket"), "\0" + self.abstract):
            server = socket.socket(socket.AF_UNIX)
            server.bind(address)
            server.listen()
            self.sockets.append(server)
        # Everybody may do everything here: only the confinement stands in the way.
        for path in (root, *root.rglob("*")):
            path.chmod(0o777)

    def restore(self) -> None:
        self.victim.write_text("victim")
        self.victim.chmod(0o666)

    def close(self) -> None:
        for each in self.sockets:
            each.close()

    def connections(self) -> int:
        """Connections that arrived at the listening socket."""
        self.tcp.settimeout(0)
        count = 0
        while True:
            try:
                self.tcp.accept()[0].close()
                count += 1
            except BlockingIOError:
                return count

    def files(self) -> dict[str, tuple[int, bytes]]:
        """Everything below the root: modes and contents."""
        return {
            str(p.relative_to(self.root)): (p.lstat().st_mode, p.read_bytes() if p.is_file() else b"")
            for p in sorted(self.root.rglob("*"))
        }

    def run(self, acts: list[str], confinement: dict[str, Any] | None, user: int | None = None, **more: Any) -> Any:
        specification = {
            "folder": str(self.root / "module"),
            "confine": confinement,
            "acts": acts,
            "secret": str(self.secret),
            "victim": str(self.victim),
            "open": str(self.open),
            "empty": str(self.open / "empty"),
            "writable": str(self.writable),
            "port": self.tcp.getsockname()[1],
            "unix": str(self.root / "outside" / "socket"),
            "abstract": self.abstract,
            "library": str(next(Path("/").glob("lib*/*-linux-gnu/libm.so.6"), "libm.so.6")),
            **more,
        }
        # Copies, which any user can read.
        (self.root / "module").mkdir(exist_ok=True)
        shutil.copy(confine.__file__, self.root / "module" / "confine.py")
        shutil.copy(SCRIPT, self.root / "module" / "acts.py")
        (self.root / "module").chmod(0o755)
        rights = {"user": user, "group": user, "extra_groups": []} if user is not None else {}
        done = subprocess.run(
            [interpreter(user), "-I", "-S", "-B", str(self.root / "module" / "acts.py"), json.dumps(specification)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            **rights,
        )
        assert done.returncode == 0, done.stderr
        shutil.rmtree(self.root / "module")
        return json.loads(done.stdout)


def interpreter(user: int | None) -> str:
    """An interpreter that the user can run; skip where there is none."""
    if user is None:
        return sys.executable
    for candidate in (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3"):
        command = [candidate, "-I", "-S", "-c", "import ctypes, json, resource"]
        if os.path.exists(candidate):
            try:
                if subprocess.run(command, user=user, group=user, extra_groups=[], capture_output=True).returncode == 0:
                    return candidate
            except PermissionError:
                continue
    pytest.skip("no interpreter that an ordinary user can run")


@pytest.fixture
def place() -> Iterator[Place]:
    import tempfile

    with tempfile.TemporaryDirectory(prefix="lean-gym-test-") as folder:
        os.chmod(folder, 0o777)
        here = Place(Path(folder) / "place")
        yield here
        here.close()


def strict(place: Place, **more: Any) -> dict[str, Any]:
    return {"read": [str(place.open), "/lib", "/lib64", "/usr", sys.base_prefix], "required": True, **more}


@needs_all
def test_the_acts_are_real(place: Place) -> None:
    acts = place.run([*ALLOWED, *FREE], None)["acts"]
    assert {name: answer for name, answer in acts.items() if answer != "done"} == {}


@needs_all
@pytest.mark.parametrize("user", [None, pytest.param(65534, marks=needs_root)], ids=["own user", "nobody"])
def test_strict_confinement(place: Place, user: int | None) -> None:
    before = place.files()
    result = place.run([*DENIED, *ALLOWED], strict(place), user)
    assert Confinement(*result["in_force"]) == OFFERED
    answers = result["acts"]
    assert {name: answers[name] for name in ALLOWED if answers[name] != "done"} == {}
    assert {name: answers[name] for name in DENIED if answers[name] not in DENIED[name]} == {}
    assert place.files() == before
    assert place.connections() == 0


@needs_seccomp
def test_without_landlock_nothing_is_changed_either(place: Place) -> None:
    before = place.files()
    confinement = strict(place, write=[str(place.writable)], required=False)
    result = place.run([*DENIED, *ALLOWED, "write_in_folder"], confinement, pretend=[True, 0, True])
    assert Confinement(*result["in_force"]) == Confinement(True, 0, True)
    reading = {"read_other_file", "list_other_folder", "read_parents_memory"}
    done = {name for name, answer in result["acts"].items() if answer == "done"}
    assert done - reading == set(ALLOWED)
    assert result["acts"]["write_in_folder"] == "EPERM"
    assert place.files() == before
    assert place.connections() == 0


@needs_all
def test_landlock_alone_keeps_files_and_signals(place: Place) -> None:
    before = place.files()
    files = [name for name in DENIED if name.endswith("_file") and "memory" not in name]
    files = [name for name in files if name not in ("link_file", "rename_file")] + ["make_folder", "remove_folder"]
    acts = [
        *files,
        "list_other_folder",
        "make_fifo",
        *(["signal_parent", "connect_abstract"] * (OFFERED.landlock >= 6)),
    ]
    acts += ["connect_tcp", "listen_tcp"] * (OFFERED.landlock >= 4)
    result = place.run(acts, strict(place, required=False), pretend=[True, OFFERED.landlock, False])
    assert Confinement(*result["in_force"]) == Confinement(True, OFFERED.landlock, False)
    assert {name: answer for name, answer in result["acts"].items() if answer not in ("EACCES", "EPERM")} == {}
    assert place.files() == before


@needs_all
def test_writing_below_a_given_folder_only(place: Place) -> None:
    before = place.files()
    outside = [name for name in DENIED if "file" in name and name not in ("link_file", "symlink_file", "make_fifo")]
    result = place.run(["write_in_folder", *outside], strict(place, write=[str(place.writable)]))["acts"]
    assert result.pop("write_in_folder") == "done"
    assert set(result.values()) <= {"EPERM", "EACCES", "ENOSYS"}
    assert place.files() == before
    moved = place.run(["move_out_of_folder"], strict(place, write=[str(place.writable)]))["acts"]
    assert moved["move_out_of_folder"] in ("EACCES", "EXDEV", "EPERM")
    assert set(place.files()) - set(before) == {"writable/file"}


@needs_all
def test_programs_may_run_but_stay_confined(place: Place) -> None:
    confinement = strict(place, allow_exec=True)
    confinement["read"] += ["/bin", "/etc/ld.so.cache"]
    kept = [
        name
        for name in DENIED
        if "file" in name or "folder" in name or "connect" in name or "listen" in name or "send" in name
    ]
    kept += ["new_namespace", "mount", "trace_parent", "load_bpf", "io_ring", "raise_limit", "signal_by_pidfd"]
    free = ["fork", "new_process_by_clone", "start_program", "start_shell", "execute_in_place", "write_null"]
    before = place.files()
    result = place.run([*free, *kept, *ALLOWED, "signal_parent"], confinement)["acts"]
    assert {name: result[name] for name in [*free, *ALLOWED] if result[name] != "done"} == {}
    assert {name: result[name] for name in kept if result[name] == "done"} == {}
    assert result["signal_parent"] == "EPERM"
    assert place.files() == before
    # The same from a program that was started in it.
    script = (
        f"import sys, subprocess; sys.path.insert(0, {str(Path(confine.__file__).parent)!r}); import confine;"
        f"confine.confine(**{confinement!r});"
        f"print(subprocess.run(['/bin/sh', '-c', 'echo ran; rm -f {place.victim}; echo x > {place.open}/x'],"
        f"capture_output=True, text=True).stdout)"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "ran", done.stderr
    assert place.files() == before


@needs_seccomp
@pytest.mark.parametrize(
    ("code", "signals"),
    [
        ("os.abort()", {signal.SIGABRT}),
        ("import ctypes; ctypes.string_at(0)", {signal.SIGSEGV, signal.SIGBUS}),
        ("confine._call(0x40000000 | 39)", {signal.SIGSYS}),
    ],
    ids=["abort", "crash", "x32 call"],
)
def test_a_crash_is_a_crash(code: str, signals: set[signal.Signals]) -> None:
    if "0x40000000" in code and os.uname().machine != "x86_64":
        pytest.skip("only x86-64 has a second table of calls in 64-bit mode")
    script = f"import sys, os; sys.path.insert(0, {str(Path(confine.__file__).parent)!r}); import confine;"
    script += f"import ctypes; confine.confine(['/usr']); {code}"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, timeout=60)
    assert -done.returncode in signals


@pytest.mark.parametrize("offered", [(False, 0, False), (True, 0, True), (True, 7, False)])
def test_required_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, offered: tuple[bool, int, bool]) -> None:
    monkeypatch.setattr(confine, "supported", lambda: Confinement(*offered))
    missing = ", ".join(Confinement(*offered).missing)
    with pytest.raises(ConfinementError, match=re.escape(missing)):
        confine.confine([], required=True)  # raises before it changes this process
    assert b"NoNewPrivs:\t0" in Path("/proc/self/status").read_bytes() or not sys.platform.startswith("linux")


def test_elsewhere_nothing_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert confine.supported() == Confinement(False, 0, False)
    done = threading.Event()
    other = threading.Thread(target=done.wait)
    other.start()
    try:
        assert confine.confine(["/"]) == Confinement(False, 0, False)  # and threads are no reason to refuse
    finally:
        done.set()
        other.join()


@needs_all
def test_too_late_with_threads() -> None:
    script = (
        f"import sys, threading; sys.path.insert(0, {str(Path(confine.__file__).parent)!r}); import confine\n"
        "e = threading.Event(); threading.Thread(target=e.wait, daemon=True).start()\n"
        "try: confine.confine([])\n"
        "except confine.ConfinementError as error: print(error)\n"
        "e.set()"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, timeout=60)
    assert "before it starts threads; it has 2" in done.stdout, done.stderr


@needs_all
def test_plan_serves_many_children_and_leaves_no_descriptor(tmp_path: Path) -> None:
    def count() -> int:
        return len(os.listdir("/proc/self/fd"))

    script = (
        f"import sys, os; sys.path.insert(0, {str(Path(confine.__file__).parent)!r}); import confine\n"
        "first = len(os.listdir('/proc/self/fd'))\n"
        "plan = confine.prepare(['/usr'])\n"
        "for i in range(5):\n"
        "    pid = os.fork()\n"
        "    if pid == 0:\n"
        "        ok = plan.apply(required=True).complete\n"
        "        os.kill(os.getpid(), 0)\n"
        "        try: os.kill(os.getppid(), 0); ok = False\n"
        "        except PermissionError: pass\n"
        "        os._exit(0 if ok else 1)\n"
        "    assert os.waitpid(pid, 0)[1] == 0\n"
        "plan.close(); plan.close()\n"
        "assert len(os.listdir('/proc/self/fd')) == first\n"
        "print('good')"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "good", done.stderr
    before = count()
    confine.prepare([str(tmp_path), str(tmp_path / "missing")]).close()
    assert count() == before


def test_record() -> None:
    record = Confinement(True, 3, False)
    assert record == Confinement(True, 3, False)
    assert record != Confinement(True, 4, False)
    assert record != (True, 3, False)
    assert len({record, copy.copy(record), pickle.loads(pickle.dumps(record))}) == 1
    assert record.missing == ("seccomp",)
    with pytest.raises(AttributeError, match="landlock"):
        record.landlock = 9  # type: ignore[misc]


def test_it_stands_alone() -> None:
    script = (
        f"import sys, os; sys.path.insert(0, {str(Path(confine.__file__).parent)!r}); before = set(sys.modules);"
        "import confine;"
        "print(sorted(m for m in set(sys.modules) - before if not m.startswith('_')))"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout.replace("'", '"')))
    assert loaded <= {"confine", "ctypes", "ctypes._endian", "errno", "struct", "types"}


# --- the filter's program ---------------------------------------------------------------------------------------------

ALLOW, KILL = "allow", "kill"
PID = 4321


def judge(program: list[tuple[int, int, int, int]], number: int, arch: int, arguments: tuple[int, ...] = ()) -> str:
    """What the kernel's interpreter makes of one call: written from the description of classic BPF in bpf(4)."""
    words = {0: number & 0xFFFFFFFF, 4: arch, 8: 0, 12: 0}
    for index in range(6):
        value = arguments[index] if index < len(arguments) else 0
        words[16 + 8 * index], words[20 + 8 * index] = value & 0xFFFFFFFF, value >> 32 & 0xFFFFFFFF
    a = at = 0
    while True:
        code, jt, jf, k = program[at]
        at += 1
        if code == 0x20:
            a = words[k]
        elif code == 0x54:
            a &= k
        elif code == 0x06:
            action, data = k & 0xFFFF0000, k & 0xFFFF
            return {0x7FFF0000: ALLOW, 0x80000000: KILL}.get(action) or errno.errorcode[data]
        else:
            at += jt if {0x15: a == k, 0x25: a > k, 0x35: a >= k}[code] else jf


ARCHITECTURES = {"x86_64": (confine._X86_64, 0), "aarch64": (confine._AARCH64, 1)}
TABLES = (confine.ALWAYS, confine.CHECKED, confine.EXECUTING, confine.WRITING)


@pytest.fixture(params=ARCHITECTURES)
def arch(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def number(name: str, arch: str) -> int | None:
    column = ARCHITECTURES[arch][1]
    return next(table[name][column] for table in TABLES if name in table)


def test_filter_allows_the_listed_calls_and_no_others(arch: str) -> None:
    audit, column = ARCHITECTURES[arch]
    for executing in (False, True):
        for writing in (False, True):
            for landlock in (0, 7):
                program = confine.filter_program(audit, PID, executing=executing, writing=writing, landlock=landlock)
                assert len(program) < 4096
                free = {n[column] for n in confine.ALWAYS.values()}
                free |= {n[column] for n in confine.EXECUTING.values()} if executing else set()
                free |= {n[column] for n in confine.WRITING.values()} if writing and landlock else set()
                checked = {n[column] for n in confine.CHECKED.values()}
                for call in range(600):
                    if call in checked:
                        continue
                    answer = judge(program, call, audit)
                    refused = "ENOSYS" if call >= 424 else "EPERM"
                    assert answer == (ALLOW if call in free else refused), call


@given(call=st.integers(0, 2**32 - 1), arguments=st.tuples(*[st.integers(0, 2**64 - 1)] * 6))
@settings(max_examples=300)
def test_filter_always_ends_in_a_verdict(call: int, arguments: tuple[int, ...]) -> None:
    for audit, _ in ARCHITECTURES.values():
        program = confine.filter_program(audit, PID)
        assert judge(program, call, audit, arguments) in (ALLOW, KILL, "EPERM", "ENOSYS")
        assert judge(program, call, audit ^ 1, arguments) == KILL
    assert judge(confine.filter_program(confine._X86_64, PID), call | 0x40000000, confine._X86_64, arguments) == KILL


THREAD = 0x3D0F00  # what pthread_create asks of clone
EVERY_CASE = [
    # call, arguments, verdict: strict, with programs
    ("openat", (0, 0, os.O_RDONLY), ALLOW, ALLOW),
    ("openat", (0, 0, os.O_RDONLY | 0o2000000), ALLOW, ALLOW),
    ("openat", (0, 0, os.O_WRONLY), "EPERM", ALLOW),
    ("openat", (0, 0, os.O_RDWR), "EPERM", ALLOW),
    ("openat", (0, 0, 0o100), "EPERM", ALLOW),
    ("openat", (0, 0, 0o1000), "EPERM", ALLOW),
    ("openat", (0, 0, 0o20000000), "EPERM", ALLOW),
    ("open", (0, os.O_RDONLY), ALLOW, ALLOW),
    ("open", (0, os.O_RDWR), "EPERM", ALLOW),
    ("mmap", (0, 4096, 3, 0x22), ALLOW, ALLOW),
    ("mmap", (0, 4096, 1, 0x01), ALLOW, ALLOW),
    ("mmap", (0, 4096, 3, 0x21), "EPERM", "EPERM"),
    ("mmap", (0, 4096, 3, 0x23), "EPERM", "EPERM"),
    ("madvise", (0, 4096, 4), ALLOW, ALLOW),
    ("madvise", (0, 4096, 14), ALLOW, ALLOW),
    ("madvise", (0, 4096, 21), "EPERM", "EPERM"),
    ("madvise", (0, 4096, 100), "EPERM", "EPERM"),
    ("ioctl", (1, 0x5401), ALLOW, ALLOW),
    ("ioctl", (1, 0x5412), "EPERM", "EPERM"),
    ("fcntl", (1, 3), ALLOW, ALLOW),
    ("fcntl", (1, 8), "EPERM", "EPERM"),
    ("fcntl", (1, 1033), "EPERM", "EPERM"),
    ("clone", (THREAD,), ALLOW, ALLOW),
    ("clone", (17,), "EPERM", ALLOW),
    ("clone", (0x4111,), "EPERM", ALLOW),
    ("clone", (THREAD | 0x20000,), "EPERM", "EPERM"),
    ("clone", (17 | 0x10000000,), "EPERM", "EPERM"),
    ("kill", (PID, 6), ALLOW, ALLOW),
    ("kill", (1, 9), "EPERM", ALLOW),
    ("kill", (2**64 - 1, 9), "EPERM", ALLOW),
    ("kill", (0, 9), "EPERM", ALLOW),
    ("tgkill", (PID, PID + 1, 6), ALLOW, ALLOW),
    ("tgkill", (1, 1, 9), "EPERM", ALLOW),
    ("prctl", (15,), ALLOW, ALLOW),
    ("prctl", (1,), "EPERM", "EPERM"),
    ("prctl", (22,), "EPERM", "EPERM"),
    ("prlimit64", (0, 3, 0, 1), ALLOW, ALLOW),
    ("prlimit64", (PID, 3, 0, 1), ALLOW, ALLOW),
    ("prlimit64", (0, 3, 0x7000_0000, 0), "EPERM", "EPERM"),
    ("prlimit64", (0, 3, 0x7000_0000_0000_0000, 0), "EPERM", "EPERM"),
    ("prlimit64", (1, 3, 0, 1), "EPERM", "EPERM"),
]


@pytest.mark.parametrize(("name", "arguments", "closed", "executing"), EVERY_CASE)
def test_filter_judges_arguments(arch: str, name: str, arguments: tuple[int, ...], closed: str, executing: str) -> None:
    call = number(name, arch)
    if call is None:
        pytest.skip(f"{arch} has no {name}")
    audit = ARCHITECTURES[arch][0]
    assert judge(confine.filter_program(audit, PID, landlock=7), call, audit, arguments) == closed
    open_to_programs = confine.filter_program(audit, PID, executing=True, landlock=7)
    assert judge(open_to_programs, call, audit, arguments) == executing


@pytest.mark.parametrize("name", ["kill", "tgkill", "openat"])
def test_what_needs_landlock_is_refused_without(arch: str, name: str) -> None:
    audit = ARCHITECTURES[arch][0]
    program = confine.filter_program(audit, PID, executing=True, writing=True)
    call = number(name, arch)
    assert call is not None
    assert judge(program, call, audit, (1, 9, os.O_RDWR)) == "EPERM"
    unlink = number("unlinkat", arch)
    assert unlink is not None
    assert judge(program, unlink, audit) == "EPERM"


def test_numbers_are_the_kernels(arch: str) -> None:
    headers = {
        "x86_64": sorted(Path("/usr/include").glob("**/asm/unistd_64.h")),
        "aarch64": sorted(Path("/usr/include").glob("asm-generic/unistd.h")),
    }[arch]
    if not headers:
        pytest.skip("the kernel's headers are not installed")
    text = headers[0].read_text()
    numbers = {m[1]: int(m[2]) for m in re.finditer(r"#define __NR(?:3264)?_(\w+)\s+(\d+)\b", text)}
    renamed = {"newfstatat": "fstatat"} if arch == "aarch64" else {}
    column = ARCHITECTURES[arch][1]
    for table in TABLES:
        for name, pair in table.items():
            known = numbers.get(renamed.get(name, name))
            assert pair[column] == known or (known is None and pair[column] in (None, *range(424, 500))), name


# --- bubblewrap -------------------------------------------------------------------------------------------------------


def test_bubblewrap_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    with pytest.raises(FileNotFoundError, match="bubblewrap"):
        confine.bubblewrap_command(["true"], [])


def test_bubblewrap_keeps_the_machine(place: Place) -> None:
    if shutil.which("bwrap") is None:
        pytest.skip("bwrap is not installed")
    if subprocess.run(confine.bubblewrap_command(["/bin/true"], []), capture_output=True).returncode != 0:
        pytest.skip("bwrap does not work here (no user namespaces)")
    before = place.files()
    port = place.tcp.getsockname()[1]
    script = (
        f"cat {place.victim}; cat {place.secret}; rm -f {place.victim}; echo x > {place.open}/x;"
        f"echo y > {place.writable}/y; kill -0 {os.getpid()} && echo signalled;"
        f"exec 3<>/dev/tcp/127.0.0.1/{port} && echo connected"
    )
    command = confine.bubblewrap_command(["/bin/bash", "-c", script], [str(place.open)], [str(place.writable)])
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stdout == "victim"
    after = place.files()
    assert after.pop("writable/y")[1] == b"y\n"
    assert after == before
    assert place.connections() == 0
