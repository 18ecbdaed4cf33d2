"""What a hostile process would try, one function an act. Run as a script: ``python -I -S confined_acts.py SPEC``.

SPEC (JSON) says how to be confined, what the acts aim at, and which acts to try. For each act the script prints
whether it was done (``done``) or the name of the error (``EPERM``); the process lives to the end whatever an act does.
"""

import ctypes
import errno
import json
import os
import resource
import signal
import sys
import threading

SPEC = json.loads(sys.argv[1])
sys.path.insert(0, SPEC["folder"])
import confine  # noqa: E402

X86 = os.uname().machine == "x86_64"
PARENT = os.getppid()


def call(x86: int, arm: int, *arguments: int) -> int:
    """A bare system call."""
    result = confine._call(x86 if X86 else arm, *arguments)
    if result < 0:
        raise OSError(-result, os.strerror(-result))
    return result


def address(data: bytes) -> int:
    buffer = ctypes.create_string_buffer(data)
    KEEP.append(buffer)
    return ctypes.addressof(buffer)


KEEP: list[object] = []
ACTS = {}


def act(function):
    ACTS[function.__name__] = function
    return function


def name(kind: str) -> str:
    return f"{SPEC['open']}/{kind}-{os.getpid()}"


@act
def read_other_file():
    with open(SPEC["secret"], "rb") as file:
        file.read()


@act
def list_other_folder():
    os.listdir(os.path.dirname(SPEC["secret"]))


@act
def read_parents_memory():
    with open(f"/proc/{PARENT}/mem", "rb") as file:
        file.seek(0)


@act
def create_file():
    with open(name("new"), "wb"):
        pass


@act
def overwrite_file():
    with open(SPEC["victim"], "r+b") as file:
        file.write(b"x")


@act
def append_to_file():
    with open(SPEC["victim"], "ab") as file:
        file.write(b"x")


@act
def truncate_on_reading():
    os.close(os.open(SPEC["victim"], os.O_RDONLY | os.O_TRUNC))


@act
def create_unnamed_file():
    os.close(os.open(SPEC["open"], os.O_TMPFILE | os.O_RDWR))


@act
def fill_shared_memory():
    with open(f"/dev/shm/fill-{os.getpid()}", "wb") as file:
        file.write(b"x" * 4096)
    os.unlink(file.name)


@act
def fill_memory_file():
    os.write(os.memfd_create("fill"), b"x" * 4096)


@act
def share_unnamed_memory():
    import mmap

    mmap.mmap(-1, 4096, flags=mmap.MAP_SHARED | mmap.MAP_ANONYMOUS)


@act
def system_v_memory():
    call(29, 194, 0, 4096, 0o600)


@act
def delete_file():
    os.unlink(SPEC["victim"])


@act
def rename_file():
    os.rename(SPEC["victim"], name("renamed"))


@act
def link_file():
    os.link(SPEC["victim"], name("link"))


@act
def symlink_file():
    os.symlink("/etc", name("symlink"))


@act
def make_folder():
    os.mkdir(name("folder"))


@act
def remove_folder():
    os.rmdir(SPEC["empty"])


@act
def make_fifo():
    os.mkfifo(name("fifo"))


@act
def truncate_file():
    os.truncate(SPEC["victim"], 0)


@act
def change_mode():
    os.chmod(SPEC["victim"], 0o777)


@act
def change_owner():
    os.chown(SPEC["victim"], os.getuid(), os.getgid())


@act
def change_times():
    os.utime(SPEC["victim"], (1, 1))


@act
def set_attribute():
    os.setxattr(SPEC["victim"], "user.x", b"1")


@act
def fork():
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)


@act
def new_process_by_clone3():
    arguments = (0).to_bytes(32, "little") + int(signal.SIGCHLD).to_bytes(8, "little") + bytes(24)
    pid = call(435, 435, address(arguments), 64)
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)


@act
def new_process_by_clone():
    pid = call(56, 220, int(signal.SIGCHLD), 0, 0, 0, 0)
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)


@act
def start_program():
    os.waitpid(os.posix_spawn("/bin/true", ["true"], {}), 0)


@act
def start_shell():
    with os.popen("echo $((40 + 2))") as pipe:
        if "42" not in pipe.read():
            raise PermissionError(errno.EPERM, "the shell did not run")


@act
def execute_in_place():
    # A path that does not exist: an open kernel answers ENOENT, and the process lives.
    try:
        os.execv("/nonexistent", ["x"])
    except FileNotFoundError:
        return


@act
def execute_by_descriptor():
    try:
        call(322, 281, os.open("/dev/null", os.O_RDONLY), address(b""), 0, 0, 0x1000)
    except PermissionError as error:
        if error.errno == errno.EACCES:  # not executable: the call itself was let through
            return
        raise


@act
def connect_tcp():
    import socket

    socket.create_connection(("127.0.0.1", SPEC["port"]), 2).close()


@act
def listen_tcp():
    import socket

    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        s.listen()


@act
def send_udp():
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.sendto(b"x", ("127.0.0.1", SPEC["port"]))


@act
def connect_unix():
    import socket

    with socket.socket(socket.AF_UNIX) as s:
        s.connect(SPEC["unix"])


@act
def connect_abstract():
    import socket

    with socket.socket(socket.AF_UNIX) as s:
        s.connect("\0" + SPEC["abstract"])


@act
def pair_of_sockets():
    import socket

    for s in socket.socketpair():
        s.close()


@act
def signal_parent():
    os.kill(PARENT, 0)


@act
def signal_everyone():
    os.kill(-1, 0)


@act
def signal_group():
    os.killpg(os.getpgrp(), 0)


@act
def signal_parents_thread():
    call(234, 131, PARENT, PARENT, 0)


@act
def signal_by_tkill():
    call(200, 130, PARENT, 0)


@act
def signal_by_queue():
    call(129, 138, PARENT, 0, address(bytes(128)))


@act
def signal_by_pidfd():
    call(424, 424, os.pidfd_open(PARENT), 0, 0, 0)


@act
def signal_by_descriptor():
    import fcntl

    read, _ = os.pipe()
    fcntl.fcntl(read, 8, PARENT)  # F_SETOWN


@act
def trace_parent():
    call(101, 117, 0x4206, PARENT, 0, 0)  # PTRACE_SEIZE
    call(101, 117, 17, PARENT, 0, 0)


@act
def read_parent_by_vm():
    call(310, 270, PARENT, 0, 0, 0, 0)


@act
def write_parent_by_vm():
    call(311, 271, PARENT, 0, 0, 0, 0)


@act
def raise_limit():
    limits = b"".join((n & 2**64 - 1).to_bytes(8, "little") for n in resource.getrlimit(resource.RLIMIT_FSIZE))
    call(160, 164, int(resource.RLIMIT_FSIZE), address(limits))


@act
def limit_parent():
    call(302, 261, PARENT, 7, 0, address(bytes(16)))


@act
def change_priority():
    os.setpriority(os.PRIO_PROCESS, 0, 1)


@act
def new_session():
    try:
        os.setsid()
    except PermissionError as error:  # EPERM comes also from an open kernel, to the leader of a group
        if os.getpgrp() != os.getpid():
            raise
        raise OSError(errno.EPERM, "leader") from error


@act
def new_namespace():
    call(272, 97, 0x20000)


@act
def mount():
    call(165, 40, address(b"none"), address(b"/nonexistent"), address(b"tmpfs"), 0, 0)


@act
def change_root():
    os.chroot("/")


@act
def become_other_user():
    os.setresuid(65533, 65533, 65533)


@act
def load_bpf():
    call(321, 280, 5, address(bytes(128)), 128)


@act
def perf_events():
    call(298, 241, address(bytes(128)), 0, -1, -1, 0)


@act
def user_faults():
    call(323, 282, 1)


@act
def io_ring():
    call(425, 425, 1, address(bytes(128)))


@act
def keys():
    call(250, 219, 0, -3, 0, 0, 0)


@act
def more_filters():
    # Flags that do not exist: an open kernel answers EINVAL.
    call(317, 277, 99, 0, 0)


@act
def outlive_parent():
    confine._c().prctl(1, 0, 0, 0, 0) == 0 or refuse()  # PR_SET_PDEATHSIG: none


@act
def become_dumpable():
    confine._c().prctl(4, 1, 0, 0, 0) == 0 or refuse()


def refuse():
    raise OSError(ctypes.get_errno(), "prctl")


@act
def type_into_terminal():
    import fcntl

    try:
        fcntl.ioctl(0, 0x5412, b"x")  # TIOCSTI on a file that is no terminal: ENOTTY from an open kernel
    except OSError as error:
        if error.errno != errno.ENOTTY:
            raise


# --- acts that stay allowed


@act
def read_given_file():
    with open(SPEC["victim"], "rb") as file:
        file.read()


@act
def list_given_folder():
    os.listdir(SPEC["open"])


@act
def read_random():
    with open("/dev/urandom", "rb") as file:
        file.read(8)
    os.urandom(8)


@act
def run_threads():
    done = []
    threads = [threading.Thread(target=done.append, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if len(done) != 4:
        raise OSError(errno.EAGAIN, "threads")


@act
def use_pipe():
    read, write = os.pipe()
    os.write(write, b"x")
    os.read(read, 1)


@act
def signal_itself():
    seen = []
    signal.signal(signal.SIGUSR1, lambda *_: seen.append(1))
    os.kill(os.getpid(), signal.SIGUSR1)
    signal.raise_signal(signal.SIGUSR1)
    if len(seen) != 2:
        raise OSError(errno.EAGAIN, "signals")


@act
def map_memory():
    import mmap

    mmap.mmap(-1, 1 << 20, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS).close()
    with open(SPEC["victim"], "rb") as file:
        mmap.mmap(file.fileno(), 0, flags=mmap.MAP_SHARED, prot=mmap.PROT_READ).close()


@act
def read_limits():
    resource.getrlimit(resource.RLIMIT_STACK)


@act
def load_library():
    ctypes.CDLL(SPEC["library"])


@act
def write_in_folder():
    path = f"{SPEC['writable']}/file"
    with open(path, "wb") as file:
        file.write(b"x")
    os.rename(path, path + "2")
    os.mkdir(path)
    os.rmdir(path)
    os.truncate(path + "2", 0)
    os.unlink(path + "2")


@act
def move_out_of_folder():
    path = f"{SPEC['writable']}/file"
    with open(path, "wb"):
        pass
    os.rename(path, name("moved"))


@act
def write_null():
    with open("/dev/null", "wb") as file:
        file.write(b"x")


def try_act(name: str) -> str:
    try:
        ACTS[name]()
    except OSError as error:
        return errno.errorcode.get(error.errno or 0, "?")
    return "done"


def main() -> None:
    import socket  # loads what the acts need, before its files are out of reach

    del socket
    for module in ("mmap", "fcntl", "threading", "subprocess", "encodings.idna"):
        __import__(module)
    in_force = None
    if SPEC["confine"] is not None:
        if "pretend" in SPEC:
            confine.supported = lambda: confine.Confinement(*SPEC["pretend"])
        in_force = confine.confine(**SPEC["confine"])
    result = {"in_force": None if in_force is None else in_force.__reduce__()[1]}
    result["acts"] = {name: try_act(name) for name in SPEC["acts"]}
    print(json.dumps(result))


if __name__ == "__main__":
    main()
