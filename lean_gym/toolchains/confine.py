"""Confinement of a process by the Linux kernel: no new privileges, Landlock, and a seccomp filter.

A check runs a policy's text, and native code is within reach of such a text. :func:`confine` gives up, for the calling
process and for good, everything that a check has no use for: reading files outside the given paths, writing files,
starting programs and processes, the network, signals to other processes, and every system call that is not on a short
list. A refused call returns an error (``EPERM``, ``EACCES`` or ``ENOSYS``), so that Lean reports it; a call through
another architecture's table ends the process.

Two layers refuse writing: Landlock by path, the filter by system call. What neither hides: names, sizes and times of
files (``stat``), and what the process already holds open. The caller closes what the check must not have.

The module stands alone: it imports ``os``, ``sys``, ``errno``, ``struct`` and ``ctypes`` only, because it is loaded by
scripts that run as ``python -I -S``, without the folder of installed packages. The packages ``landlock`` and
``pyseccomp`` (which also needs ``libseccomp``) live there, and loading them would cost more than a check may.

Sources: ``landlock(7)``, ``seccomp(2)``, ``bpf(4)``; system call numbers as in the kernel's ``unistd.h``.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
import sys

__all__ = ["Confinement", "ConfinementError", "Plan", "bubblewrap_command", "confine", "prepare", "supported", "tried"]


class ConfinementError(RuntimeError):
    """A part of the confinement that was required is not to be had, or the call came too late."""


class Confinement:
    """What is in force, or could be.

    Attributes:
        no_new_privs: executing a program can give no more rights than the process has.
        landlock: Landlock's ABI version; 0 where it is missing. Files need 1, TCP 4, signals and abstract sockets 6.
        seccomp: the filter of system calls.

    >>> Confinement(True, 7, True).complete
    True
    >>> Confinement(True, 0, True).missing
    ('Landlock',)
    """

    __slots__ = ("landlock", "no_new_privs", "seccomp")

    no_new_privs: bool
    landlock: int
    seccomp: bool

    def __init__(self, no_new_privs: bool, landlock: int, seccomp: bool) -> None:
        object.__setattr__(self, "no_new_privs", no_new_privs)
        object.__setattr__(self, "landlock", landlock)
        object.__setattr__(self, "seccomp", seccomp)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"Confinement is immutable: cannot set {name}")

    def __reduce__(self) -> tuple[type[Confinement], tuple[bool, int, bool]]:
        return Confinement, (self.no_new_privs, self.landlock, self.seccomp)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Confinement) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())

    def __repr__(self) -> str:
        return f"Confinement(no_new_privs={self.no_new_privs}, landlock={self.landlock}, seccomp={self.seccomp})"

    @property
    def missing(self) -> tuple[str, ...]:
        """The parts that are not in force."""
        parts = {"no new privileges": self.no_new_privs, "Landlock": self.landlock, "seccomp": self.seccomp}
        return tuple(name for name, there in parts.items() if not there)

    @property
    def complete(self) -> bool:
        """Whether all three parts are in force."""
        return not self.missing


# --- system calls ----------------------------------------------------------------------------------------------------

_X86_64 = 0xC000003E  # AUDIT_ARCH_X86_64
_AARCH64 = 0xC00000B7  # AUDIT_ARCH_AARCH64
_ARCHITECTURES = {"x86_64": _X86_64, "aarch64": _AARCH64, "arm64": _AARCH64}

# Numbers of a call on (x86-64, AArch64); None where the architecture has no such call.
_Numbers = tuple["int | None", "int | None"]

# Allowed with any arguments: memory, threads, time, the process's own signals, reading files, its own descriptors.
ALWAYS: dict[str, _Numbers] = {
    "read": (0, 63), "write": (1, 64), "close": (3, 57), "stat": (4, None), "fstat": (5, 80), "lstat": (6, None),
    "poll": (7, None), "lseek": (8, 62), "mprotect": (10, 226), "munmap": (11, 215), "brk": (12, 214),
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "pread64": (17, 67),
    "pwrite64": (18, 68), "readv": (19, 65), "writev": (20, 66), "access": (21, None), "pipe": (22, None),
    "select": (23, None), "sched_yield": (24, 124), "mremap": (25, 216), "dup": (32, 23), "dup2": (33, None),
    "nanosleep": (35, 101), "getpid": (39, 172), "exit": (60, 93), "uname": (63, 160), "getcwd": (79, 17),
    "readlink": (89, None), "gettimeofday": (96, 169), "getrlimit": (97, 163), "getrusage": (98, 165),
    "sysinfo": (99, 179), "times": (100, 153), "getuid": (102, 174), "getgid": (104, 176), "geteuid": (107, 175),
    "getegid": (108, 177), "getppid": (110, 173), "getpgrp": (111, None), "rt_sigpending": (127, 136),
    "rt_sigtimedwait": (128, 137), "rt_sigsuspend": (130, 133), "sigaltstack": (131, 132), "arch_prctl": (158, None),
    "gettid": (186, 178), "time": (201, None), "futex": (202, 98), "sched_getaffinity": (204, 123),
    "epoll_create": (213, None), "getdents64": (217, 61), "set_tid_address": (218, 96), "restart_syscall": (219, 128),
    "fadvise64": (221, 223), "clock_gettime": (228, 113), "clock_getres": (229, 114), "clock_nanosleep": (230, 115),
    "exit_group": (231, 94), "epoll_wait": (232, None), "epoll_ctl": (233, 21), "newfstatat": (262, 79),
    "readlinkat": (267, 78), "faccessat": (269, 48), "pselect6": (270, 72), "ppoll": (271, 73),
    "set_robust_list": (273, 99), "get_robust_list": (274, 100), "epoll_pwait": (281, 22), "eventfd": (284, None),
    "eventfd2": (290, 19), "epoll_create1": (291, 20), "dup3": (292, 24), "pipe2": (293, 59), "preadv": (295, 69),
    "pwritev": (296, 70), "getcpu": (309, 168), "getrandom": (318, 278), "membarrier": (324, 283),
    "preadv2": (327, 286), "pwritev2": (328, 287), "statx": (332, 291), "rseq": (334, 293),
    "close_range": (436, 436), "faccessat2": (439, 439), "epoll_pwait2": (441, 441), "futex_waitv": (449, 449),
}  # fmt: skip

# Allowed for some arguments, see `_checked`.
CHECKED: dict[str, _Numbers] = {
    "open": (2, None), "openat": (257, 56), "mmap": (9, 222), "madvise": (28, 233), "ioctl": (16, 29),
    "fcntl": (72, 25), "clone": (56, 220), "kill": (62, 129), "tgkill": (234, 131), "prctl": (157, 167),
    "prlimit64": (302, 261),
}  # fmt: skip

# Allowed besides where programs may be executed.
EXECUTING: dict[str, _Numbers] = {
    "execve": (59, 221), "execveat": (322, 281), "fork": (57, None), "vfork": (58, None), "wait4": (61, 260),
    "waitid": (247, 95), "chdir": (80, 49), "fchdir": (81, 50), "umask": (95, 166), "flock": (73, 32),
}  # fmt: skip

# Allowed besides where Landlock lets the process write below some path.
WRITING: dict[str, _Numbers] = {
    "unlink": (87, None), "unlinkat": (263, 35), "mkdir": (83, None), "mkdirat": (258, 34), "rmdir": (84, None),
    "rename": (82, None), "renameat": (264, 38), "renameat2": (316, 276), "truncate": (76, 45), "ftruncate": (77, 46),
    "fsync": (74, 82), "fdatasync": (75, 83),
}  # fmt: skip

_NEW_CALLS = 424
"""From this number on all architectures count alike. Calls from here on that are not allowed answer ``ENOSYS``: the C
library then takes the older call, which can be judged: ``clone3`` keeps its flags in memory, ``clone`` does not."""

# Instructions of the filter: (code, jump if true, jump if false, constant), jumps counted from the next instruction.
_LOAD, _AND, _EQUAL, _AT_LEAST, _GREATER, _RETURN = 0x20, 0x54, 0x15, 0x35, 0x25, 0x06
_NUMBER, _ARCH = 0, 4  # offsets in `struct seccomp_data`
_ALLOW, _KILL, _ERRNO = 0x7FFF0000, 0x80000000, 0x00050000

_Instruction = tuple[int, int, int, int]
# (offset of the 32-bit word, mask, value): holds where word & mask == value.
_Condition = tuple[int, int, int]

_ANY = 0xFFFFFFFF
_OWN = 0x7FFFFFFE
"""Stands for the process's own number until the filter is applied; above every process number that Linux gives out."""


def _low(argument: int) -> int:
    """Offset of the lower half of a system call's argument (both architectures are little-endian)."""
    return 16 + 8 * argument


def _equals(argument: int, *values: int) -> list[list[_Condition]]:
    return [[(_low(argument), _ANY, value)] for value in values]


_NAMESPACES = 0x7E020000  # CLONE_NEWNS, …CGROUP, …UTS, …IPC, …USER, …PID, …NET
_CLONE_THREAD = 0x10000
_READ_ONLY = 0x3 | 0x40 | 0x200 | 0x400 | 0x400000  # O_ACCMODE, O_CREAT, O_TRUNC, O_APPEND, O_TMPFILE: all clear
_MAP_SHARED, _MAP_ANONYMOUS = 0x01, 0x20
_ADVICE = (0, 1, 2, 3, 4, 8, 14, 15, 16, 17)  # NORMAL … DONTNEED, FREE, HUGEPAGE, NOHUGEPAGE, DONTDUMP, DODUMP
_TERMINAL = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)  # TCGETS TIOCGWINSZ FIONREAD FIONBIO FIONCLEX FIOCLEX
_DESCRIPTOR = (0, 1, 2, 3, 4, 1030, 1034)  # F_DUPFD F_GETFD F_SETFD F_GETFL F_SETFL F_DUPFD_CLOEXEC F_GET_SEALS
_OWN_NAME = (15, 16, 21, 39, 0x53564D41)  # PR_SET_NAME, PR_GET_NAME, PR_GET_SECCOMP, PR_GET_NO_NEW_PRIVS, PR_SET_VMA


def _checked(pid: int, executing: bool, writing: bool, landlock: int) -> dict[str, list[list[_Condition]]]:
    """For each call of `CHECKED` the alternatives, each a list of conditions, under which it is allowed."""
    own = _equals(0, pid)
    anything: list[list[_Condition]] = [[]]
    # Without Landlock no path can be singled out, and nothing is opened for writing. A started program gets /dev/null.
    opening = landlock > 0 and (writing or executing)
    # With programs to execute there are more process numbers than this one; Landlock then keeps signals inside.
    scoped = executing and landlock >= 6
    return {
        "open": anything if opening else [[(_low(1), _READ_ONLY, 0)]],
        "openat": anything if opening else [[(_low(2), _READ_ONLY, 0)]],
        # Shared anonymous memory can be filled without being counted as resident memory.
        "mmap": [[(_low(3), _MAP_SHARED, 0)], [(_low(3), _MAP_ANONYMOUS, 0)]],
        "madvise": _equals(2, *_ADVICE),
        "ioctl": _equals(1, *_TERMINAL),
        "fcntl": _equals(1, *_DESCRIPTOR),
        "clone": [[(_low(0), _NAMESPACES if executing else _NAMESPACES | _CLONE_THREAD,
                    0 if executing else _CLONE_THREAD)]],
        "kill": anything if scoped else own,
        "tgkill": anything if scoped else own,
        "prctl": _equals(0, *_OWN_NAME),
        # Reading the process's own limits: pid 0 or its own, no new limits (a null pointer).
        "prlimit64": [[(_low(0), _ANY, p), (_low(2), _ANY, 0), (_low(2) + 4, _ANY, 0)] for p in (0, pid)],
    }  # fmt: skip


def _judge(alternatives: list[list[_Condition]]) -> list[_Instruction]:
    """Instructions that allow the call where the conditions of an alternative hold, and refuse it otherwise."""
    body: list[_Instruction] = []
    for conditions in alternatives:
        steps: list[_Instruction] = []
        for offset, mask, value in conditions:
            steps.append((_LOAD, 0, 0, offset))
            if mask != _ANY:
                steps.append((_AND, 0, 0, mask))
            steps.append((_EQUAL, 0, 0, value))
        end = len(steps) + 1
        for at, (code, _, _, value) in enumerate(steps):
            body.append((code, 0, end - at - 1 if code == _EQUAL else 0, value))
        body.append((_RETURN, 0, 0, _ALLOW))
    return [*body, (_RETURN, 0, 0, _ERRNO | errno.EPERM)]


_Entry = tuple[int, int, list[_Instruction]]  # first and last number of calls, and what judges them


def _search(entries: list[_Entry], low: int, high: int) -> list[_Instruction]:
    """A binary search for the call's number, known to lie in ``low … high - 1``; calls of no entry are refused."""
    if len(entries) == 1:
        [(first, last, body)] = entries
        found: list[_Instruction] = [(_EQUAL, 0, len(body), first)]
        if first < last:
            found = [(_AT_LEAST, 0, len(body) + 1, first), (_GREATER, len(body), 0, last)]
        refuse: list[_Instruction] = [(_RETURN, 0, 0, _ERRNO | (errno.ENOSYS if low >= _NEW_CALLS else errno.EPERM))]
        if low < _NEW_CALLS < high:
            refuse = [(_AT_LEAST, 0, 1, _NEW_CALLS), (_RETURN, 0, 0, _ERRNO | errno.ENOSYS), *refuse]
        return [*found, *body, *refuse]
    half = len(entries) // 2
    middle = entries[half][0]
    before, after = _search(entries[:half], low, middle), _search(entries[half:], middle, high)
    return [(_AT_LEAST, len(before), 0, middle), *before, *after]


def _ranges(numbers: list[int]) -> list[tuple[int, int]]:
    """Runs of neighbouring numbers.

    >>> _ranges([5, 1, 2, 9, 3])
    [(1, 3), (5, 5), (9, 9)]
    """
    runs: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs


def filter_program(
    architecture: int, pid: int, *, executing: bool = False, writing: bool = False, landlock: int = 0
) -> list[tuple[int, int, int, int]]:
    """The seccomp filter as classic BPF instructions ``(code, jump if true, jump if false, constant)``.

    Args:
        architecture: the kernel's ``AUDIT_ARCH_…`` number of x86-64 or AArch64.
        pid: the process's own number; it may send signals to itself.
        executing: programs may be executed.
        writing: files may be written, where Landlock lets them.
        landlock: ABI of the Landlock that is in force besides; 0 for none.
    """
    column = 0 if architecture == _X86_64 else 1
    free = dict(ALWAYS)
    if executing:
        free |= EXECUTING
    if writing and landlock:
        free |= WRITING
    program: list[_Instruction] = [
        (_LOAD, 0, 0, _ARCH),
        (_EQUAL, 1, 0, architecture),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
    ]
    if architecture == _X86_64:  # the x32 table
        program += [(_AT_LEAST, 0, 1, 0x40000000), (_RETURN, 0, 0, _KILL)]
    numbers = [pair[column] for pair in free.values()]
    entries: list[_Entry] = [
        (first, last, [(_RETURN, 0, 0, _ALLOW)]) for first, last in _ranges([n for n in numbers if n is not None])
    ]
    for name, alternatives in _checked(pid, executing, writing, landlock).items():
        number = CHECKED[name][column]
        if number is not None:
            entries.append((number, number, _judge(alternatives)))
    program += _search(sorted(entries), 0, 1 << 32)
    return program


# --- the kernel's interface ------------------------------------------------------------------------------------------

_SECCOMP = {_X86_64: 317, _AARCH64: 277}
_LANDLOCK_CREATE, _LANDLOCK_ADD, _LANDLOCK_RESTRICT = 444, 445, 446
_PR_SET_NO_NEW_PRIVS, _PR_GET_NO_NEW_PRIVS = 38, 39

# Rights of Landlock over files.
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_FILE_RIGHTS = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14 | 1 << 15  # the rights that a single file can have
_WRITE = 0x7FF2 & ~_READ_FILE & ~_READ_DIR  # write, remove, make, refer, truncate


def _handled_files(abi: int) -> int:
    """All rights over files that this ABI knows: those not granted are refused."""
    return (1 << (13, 14, 15, 15, 16)[min(abi, 5) - 1]) - 1


_DEVICES = ("/dev/null", "/dev/zero", "/dev/urandom", "/dev/random")
"""Always readable: Lean reads random numbers when it starts."""

_libc: ctypes.CDLL | None = None


def _c() -> ctypes.CDLL:
    global _libc
    if _libc is None:
        _libc = ctypes.CDLL(None, use_errno=True)
        _libc.syscall.argtypes = [ctypes.c_long] * 6
        _libc.syscall.restype = ctypes.c_long
        _libc.prctl.argtypes = [ctypes.c_int] + [ctypes.c_ulong] * 4
        _libc.prctl.restype = ctypes.c_int
    return _libc


def _call(number: int, *arguments: int) -> int:
    """A system call; the error number, negative, where it fails."""
    result = int(_c().syscall(number, *arguments, *(0,) * (5 - len(arguments))))
    return -ctypes.get_errno() if result < 0 else result


def _architecture() -> int | None:
    if not sys.platform.startswith("linux") or ctypes.sizeof(ctypes.c_void_p) != 8:
        return None
    return _ARCHITECTURES.get(os.uname().machine)


def supported() -> Confinement:
    """What this kernel offers, asked without changing anything. All is missing on other systems than Linux."""
    architecture = _architecture()
    if architecture is None:
        return Confinement(False, 0, False)
    action = ctypes.c_uint32(_ERRNO)
    return Confinement(
        no_new_privs=_c().prctl(_PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) >= 0,
        landlock=max(0, _call(_LANDLOCK_CREATE, 0, 0, 1)),
        seccomp=_call(_SECCOMP[architecture], 2, 0, ctypes.addressof(action)) == 0,  # SECCOMP_GET_ACTION_AVAIL
    )


def tried() -> Confinement:
    """What is really in force in a child process that is confined, on this machine and in this container."""
    if _architecture() is None:
        return Confinement(False, 0, False)
    import subprocess

    try:
        command = [sys.executable, "-I", "-S", os.path.abspath(__file__)]
        said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout.split()
        return Confinement(said[0] == "1", int(said[1]), said[2] == "1")
    except (OSError, subprocess.SubprocessError, ValueError, IndexError):
        return Confinement(False, 0, False)


class Plan:
    """A confinement made ready: cheap to apply in many forked children. Made by :func:`prepare`.

    Holds one descriptor (closed on execution of a program), freed by :meth:`close`.
    """

    __slots__ = ("_code", "_executing", "_offered", "_own", "_program", "_ruleset", "_writing")

    def __init__(self, offered: Confinement, ruleset: int, executing: bool, writing: bool) -> None:
        self._offered, self._ruleset, self._executing, self._writing = offered, ruleset, executing, writing
        self._build_filter(offered.landlock)

    def close(self) -> None:
        """Free the descriptor."""
        if self._ruleset >= 0:
            os.close(self._ruleset)
            self._ruleset = -1

    def apply(self, *, required: bool = False) -> Confinement:
        """Confine the calling process, for good; see :func:`confine`. Closes the plan in this process."""
        try:
            return self._apply(required)
        finally:
            self.close()

    def _apply(self, required: bool) -> Confinement:
        if required and not self._offered.complete:
            raise ConfinementError(f"sandbox required, but this kernel offers no {', '.join(self._offered.missing)}")
        if not self._offered.no_new_privs:  # nothing to apply
            return Confinement(False, 0, False)
        try:
            threads = os.stat("/proc/self/task").st_nlink - 2
        except OSError:
            threads = 1
        if threads > 1:  # Landlock binds the calling thread and those that it starts later
            raise ConfinementError(f"confine a process before it starts threads; it has {threads}")
        privileges = _c().prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
        landlock = 0
        if privileges and self._ruleset >= 0 and _call(_LANDLOCK_RESTRICT, self._ruleset, 0) == 0:
            landlock = self._offered.landlock
        in_force = Confinement(privileges, landlock, privileges and self._filter(landlock))
        if required and not in_force.complete:
            raise ConfinementError(f"sandbox required, but the kernel refused {', '.join(in_force.missing)}")
        return in_force

    def _build_filter(self, landlock: int) -> None:
        """Pack the filter's instructions, with a mark in place of the process's own number."""
        architecture = _architecture()
        instructions = [] if architecture is None else filter_program(
            architecture, _OWN, executing=self._executing, writing=self._writing, landlock=landlock
        )  # fmt: skip
        packed = b"".join([struct.pack("<HBBI", *instruction) for instruction in instructions])
        self._code = ctypes.create_string_buffer(packed, len(packed))
        self._own = [8 * at + 4 for at, instruction in enumerate(instructions) if instruction[3] == _OWN]
        program = struct.pack("<HxxxxxxQ", len(instructions), ctypes.addressof(self._code))  # struct sock_fprog
        self._program = ctypes.create_string_buffer(program, len(program))

    def _filter(self, landlock: int) -> bool:
        architecture = _architecture()
        if architecture is None or not self._offered.seccomp:
            return False
        if landlock != self._offered.landlock:
            self._build_filter(landlock)
        pid = os.getpid()
        for offset in self._own:
            struct.pack_into("<I", self._code, offset, pid)
        return _call(_SECCOMP[architecture], 1, 1, ctypes.addressof(self._program)) == 0  # SET_MODE_FILTER, TSYNC


def prepare(read: list[str], write: list[str] | tuple[str, ...] = (), *, allow_exec: bool = False) -> Plan:
    """Make a confinement ready without applying it. Arguments as for :func:`confine`.

    Raises:
        ConfinementError: Landlock refused a rule.
    """
    offered = supported()
    abi = offered.landlock
    ruleset = -1
    if abi:
        handled = _handled_files(abi)
        attributes = struct.pack(
            "<QQQ", handled, 3 if abi >= 4 else 0, 3 if abi >= 6 else 0
        )  # files; TCP bind and connect; abstract sockets and signals
        buffer = ctypes.create_string_buffer(attributes, len(attributes))
        size = 24 if abi >= 6 else 16 if abi >= 4 else 8
        ruleset = _call(_LANDLOCK_CREATE, ctypes.addressof(buffer), size, 0)
        if ruleset < 0:
            offered = Confinement(offered.no_new_privs, 0, offered.seccomp)
        else:
            os.set_inheritable(ruleset, False)
            reading = _READ_FILE | _READ_DIR | (_EXECUTE if allow_exec else 0)
            try:
                for path in _DEVICES:
                    _allow_path(ruleset, path, _READ_FILE)
                if allow_exec or write:
                    _allow_path(ruleset, "/dev/null", _READ_FILE | _WRITE_FILE)
                for path in read:
                    _allow_path(ruleset, path, reading & handled)
                for path in write:
                    _allow_path(ruleset, path, (reading | _WRITE) & handled)
            except BaseException:
                os.close(ruleset)
                raise
    return Plan(offered, ruleset, allow_exec, bool(write))


def _allow_path(ruleset: int, path: str, rights: int) -> None:
    """Grant rights over a file or below a folder. A path that is not there, or out of reach, grants nothing."""
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return
    try:
        if os.fstat(descriptor).st_mode & 0o170000 != 0o040000:
            rights &= _FILE_RIGHTS
        rule = struct.pack("<Qi", rights, descriptor)
        buffer = ctypes.create_string_buffer(rule, len(rule))
        result = _call(_LANDLOCK_ADD, ruleset, 1, ctypes.addressof(buffer), 0)  # LANDLOCK_RULE_PATH_BENEATH
    finally:
        os.close(descriptor)
    if result < 0:
        raise ConfinementError(f"Landlock refused a rule for {path!r}: {os.strerror(-result)}")


def confine(
    read: list[str], write: list[str] | tuple[str, ...] = (), *, allow_exec: bool = False, required: bool = False
) -> Confinement:
    """Give up, for good, what a check has no use for. Call it while the process has one thread.

    Args:
        read: files and folders that may be read (a path that is not there grants nothing).
        write: files and folders below which may be read and written too. Needs Landlock: without it nothing may be
            written. Modes, owners, times, links and attributes can be changed nowhere.
        allow_exec: programs below ``read`` and ``write`` may be executed and processes started; they are confined as
            well. Needed by ``lake env lean``. The loader and the system's libraries then belong to ``read``.
        required: raise where a part is missing, instead of going on with what there is.

    Returns:
        What is in force.

    Raises:
        ConfinementError: ``required``, and a part is missing; or there are more threads.
    """
    return prepare(read, write, allow_exec=allow_exec).apply(required=required)


# --- without the kernel's help ---------------------------------------------------------------------------------------

_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache", "/etc/alternatives")


def bubblewrap_command(argv: list[str], read: list[str], write: list[str] | tuple[str, ...] = ()) -> list[str]:
    """The command that runs ``argv`` under ``bwrap``: for kernels with neither Landlock nor seccomp filters.

    The program sees the system's own folders, the ``read`` paths and the ``write`` paths and no others, has no
    network, no capabilities, and its own process numbers, and dies with the caller.

    Raises:
        FileNotFoundError: there is no ``bwrap`` on the path.
    """
    import shutil

    program = shutil.which("bwrap")
    if program is None:
        raise FileNotFoundError("bwrap is not on the path; install the package bubblewrap")
    command = [program, "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    command += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
    for path in (*_SYSTEM, *read):
        command += ["--ro-bind-try", path, path]
    for path in write:
        command += ["--bind", path, path]
    return [*command, "--", *argv]


if __name__ == "__main__":  # see `tried`
    in_force = confine([])
    print(int(in_force.no_new_privs), in_force.landlock, int(in_force.seccomp))
