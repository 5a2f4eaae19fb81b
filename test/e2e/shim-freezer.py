"""Hands a shims' controller descriptors whose other copies it keeps, and turns them so that whoever uses them waits.

Arguments: the path of the controller's socket, and names of attempts. After each, another shim must still be served.
Prints the name of each that held. A controller that waits serves nobody: the next attempt then ends in an error.
"""
import contextlib
import fcntl
import os
import select
import socket
import stat
import struct
import sys
import termios
import threading
import time

path = sys.argv[1]
LONG = 60  # seconds
kept = []  # descriptors that must stay open


def connected():
    one = socket.socket(socket.AF_UNIX)
    one.settimeout(LONG)
    one.connect(path)
    return one


def hello(descriptors, server=("cat",), more=()):
    """Asks for a shim; returns the connection."""
    words = ["shim", "--state-dir", os.path.join(os.path.dirname(path), "state"), *more, "--", *server]
    text = b"/\0" + str(len(words)).encode() + b"\0" + b"".join(word.encode() + b"\0" for word in words)
    one = connected()
    socket.send_fds(one, [b"H" + struct.pack("<I", len(text)) + text], list(descriptors))
    return one


def frame(one):
    head = b""
    while len(head) < 5:
        part = one.recv(5 - len(head))
        if part == b"":
            return None
        head += part
    size = struct.unpack("<I", head[1:])[0]
    payload = b""
    while len(payload) < size:
        payload += one.recv(size - len(payload))
    return head[:1].decode(), payload


def started(one):
    """Waits until the controller has the server started, and says that it has been."""
    while True:
        got = frame(one)
        if got is None:
            return False
        if got[0] == "s":
            one.sendall(b"S" + struct.pack("<I", 0))
            return True


def pipes():
    """Client's output, client's input, server's input, server's output: (what is handed over, the other ends)."""
    (from_client, client_out), (client_in, to_client) = os.pipe(), os.pipe()
    (server_in, to_server), (from_server, server_out) = os.pipe(), os.pipe()
    return [from_client, to_client, to_server, from_server], [client_out, client_in, server_in, server_out]


def sockets():
    pairs = [socket.socketpair() for _ in range(4)]
    for pair in pairs:
        for end in pair:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
            end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    kept.append(pairs)
    return [a.fileno() for a, _ in pairs], [b.fileno() for _, b in pairs]


def waits(fd):
    """Takes O_NONBLOCK off the open file."""
    fcntl.fcntl(fd, fcntl.F_SETFL, fcntl.fcntl(fd, fcntl.F_GETFL) & ~os.O_NONBLOCK)


def keep_waiting(fds, stop):
    while not stop.is_set():
        for fd in fds:
            waits(fd)
        time.sleep(0.001)


def pour(fd, stop):
    """Writes whole messages as long as they are taken."""
    os.set_blocking(fd, False)
    line = b'{"jsonrpc":"2.0","method":"notifications/x","params":{"x":"' + b"x" * 9000 + b'"}}\n'
    rest = b""
    while not stop.is_set():
        rest = rest or line
        try:
            rest = rest[os.write(fd, rest):]
        except BlockingIOError:
            time.sleep(0.005)
        except OSError:
            return


def meanwhile(one, mine, work):
    """Serves another shim while `work` runs on the first one's descriptors."""
    if not started(one):
        sys.exit("was not served")
    stop = threading.Event()
    threads = [threading.Thread(target=keep_waiting, args=(mine, stop)), *work(stop)]
    for thread in threads:
        thread.start()
    time.sleep(1.5)
    served()
    stop.set()
    for thread in threads:
        thread.join()
    one.close()


def full(ends):
    handed, others = ends()
    one = hello(handed)
    meanwhile(one, handed, lambda stop: [threading.Thread(target=pour, args=(others[3], stop)),
                                         threading.Thread(target=pour, args=(others[0], stop))])


def exact(ends):
    """As many bytes as are read at once, so that whoever reads tries again."""
    handed, others = ends()
    one = hello(handed)

    def write(stop):
        line = b'{"jsonrpc":"2.0","method":"x","params":"' + b"x" * 65493 + b'"}\n'
        os.write(others[3], line[:65536])
        os.write(others[0], line[:65536])

    meanwhile(one, handed, lambda stop: [threading.Thread(target=write, args=(stop,))])


def take(fd, size):
    """Reads without waiting, whoever else reads and whatever the open file's flags are by then."""
    if stat.S_ISSOCK(os.fstat(fd).st_mode):
        with socket.socket(fileno=os.dup(fd)) as one:
            return one.recv(size, socket.MSG_DONTWAIT)
    own = os.open(f"/proc/self/fd/{fd}", os.O_RDONLY | os.O_NONBLOCK)
    try:
        return os.read(own, size)
    finally:
        os.close(own)


def thieves(ends):
    """Others read what the controller was told of."""
    handed, others = ends()
    one = hello(handed)

    def steal(stop):
        while not stop.is_set():
            for fd in (handed[0], handed[3]):
                with contextlib.suppress(BlockingIOError):
                    take(fd, 1 << 20)

    def feed(stop):
        while not stop.is_set():
            for fd in (others[0], others[3]):
                if select.select([], [fd], [], 0)[1]:
                    os.write(fd, b"x" * 100)

    meanwhile(one, [], lambda stop: [threading.Thread(target=feed, args=(stop,)),
                                     threading.Thread(target=keep_waiting, args=(handed, stop)),
                                     threading.Thread(target=steal, args=(stop,))])


def refused(*fds, hangs_up=False):
    """In each place, one that is no pipe. It may not be served, and not make the controller wait."""
    for at in range(4):
        handed, _ = pipes()
        handed[at] = fds[at % len(fds)]
        one = hello(handed)
        while True:
            got = None
            try:
                got = frame(one)
            except ConnectionError:
                pass
            if got is None:
                break
            if got[0] == "s":
                sys.exit(f"descriptor {at} was taken")
        one.close()
    served()


def lingering():
    """A TCP socket whose last close waits for an hour: for bytes that its peer does not read."""
    listener = socket.create_server(("127.0.0.1", 0))
    client = socket.create_connection(listener.getsockname())
    peer, _ = listener.accept()
    kept.extend([listener, peer])
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 3600))
    client.setblocking(False)
    try:
        while True:
            client.send(b"x" * 65536)
    except BlockingIOError:
        pass
    return client


def give_last(one, message, sockets_given):
    """Sends descriptors and closes this process's copies."""
    socket.send_fds(one, [message], [given.fileno() for given in sockets_given])
    for given in sockets_given:
        os.close(given.detach())


def linger_in_hello():
    one = connected()
    give_last(one, b"H" + struct.pack("<I", 8), [lingering(), lingering(), lingering(), lingering()])
    one.sendall(b"/\x001\0shim\0"[:8])
    served()
    many = connected()
    give_last(many, b"H", [lingering() for _ in range(70)])
    served()


def linger_later():
    handed, _ = pipes()
    one = hello(handed)
    if not started(one):
        sys.exit("was not served")
    give_last(one, b"I", [lingering()])
    served()


def linger_in_stream():
    handed, others = sockets()
    one = hello(handed)
    if not started(one):
        sys.exit("was not served")
    pairs = kept[-1]
    for at in (0, 3):
        give_last(pairs[at][1], b'{"x":', [lingering()])
    served()


def give_nested(one, message):
    """A socket that nobody has, in whose queue one waits that closes as slowly as ever."""
    near, far = socket.socketpair()
    give_last(far, b" ", [lingering()])
    far.close()
    give_last(one, message, [near])


def in_files():
    """Asked for configuration files, as the user's own controller asks. A run does not, and hangs up."""
    handed, others = pipes()
    near, far = socket.socketpair()
    kept.append(near)
    one = hello([*handed, far.fileno()], more=("--config", "/x"))
    far.close()
    try:
        if frame(one) is not None:
            near.settimeout(LONG)
            near.recv(4)
            give_last(near, struct.pack("<I", 0), [lingering() for _ in range(4)])
    except (ConnectionError, TimeoutError):
        pass
    served()


def too_many():
    """Closes that wait, each with its thread, and then descriptors without end: no more are taken, and no more shims."""
    many = [os.open("/dev/null", os.O_RDONLY) for _ in range(250)]
    kept.append(hello(pipes()[0]))
    kept.append(connected())
    try:
        for _ in range(60):
            give_nested(connected(), b"x" * 5)
        while True:
            one = connected()
            socket.send_fds(one, [b"x" * 5], many)
            one.close()
            time.sleep(0.01)  # the listener's queue is no part of this
    except (ConnectionError, FileNotFoundError):
        return


def flood():
    """More descriptors than the controller may have open, in messages without end."""
    handed, others = sockets()
    one = hello(handed)
    if not started(one):
        sys.exit("was not served")
    pairs = kept[-1]
    many = [os.open("/dev/null", os.O_RDONLY) for _ in range(250)]
    for _ in range(40):
        for given in (one, pairs[0][1], pairs[3][1]):
            try:
                given.settimeout(0.01)
                socket.send_fds(given, [b"I" if given is one else b" "], many)
            except (TimeoutError, BlockingIOError, ConnectionError):
                pass
    for fd in many:
        os.close(fd)
    served()


def no_right():
    """A reader's end is no right to write, nor the other way round."""
    handed, others = pipes()
    for at, other in enumerate(others):
        wrong = list(handed)
        wrong[at] = other
        one = hello(wrong)
        try:
            while (got := frame(one)) is not None:
                if got[0] == "s":
                    sys.exit(f"end {at} was used against its mode")
        except ConnectionError:
            pass
    served()


def stopped_terminal():
    ours, terminal = os.openpty()
    termios.tcflow(terminal, termios.TCOOFF)
    refused(terminal, ours)


def signals():
    handed, others = pipes()
    one = hello(handed)
    if not started(one):
        sys.exit("was not served")
    for fd in handed:
        try:
            fcntl.fcntl(fd, fcntl.F_SETFL, fcntl.fcntl(fd, fcntl.F_GETFL) | os.O_ASYNC)
            fcntl.fcntl(fd, fcntl.F_SETPIPE_SZ, 4096)
        except OSError:
            pass
    stop = threading.Event()
    thread = threading.Thread(target=pour, args=(others[3], stop))
    thread.start()
    served()
    stop.set()
    thread.join()


def other_kinds():
    event = os.eventfd(0)
    memory = os.memfd_create("x")
    epoll = select.epoll()
    refused(event, memory, epoll.fileno(), os.pidfd_open(os.getpid()))
    refused(os.open("/", os.O_RDONLY), os.open("/proc/self/exe", os.O_PATH), os.open("/dev/zero", os.O_RDWR))
    refused(os.open("/dev/tty", os.O_RDWR) if os.path.exists("/dev/tty") and has_terminal() else event)
    fifo = f"/tmp/netmon-freezer-{os.getpid()}"
    os.mkfifo(fifo)
    refused(os.open(fifo, os.O_RDWR | os.O_NONBLOCK), os.open(fifo, os.O_PATH))
    os.unlink(fifo)
    tcp = socket.create_server(("127.0.0.1", 0))
    datagrams = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    packets = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    kept.extend([tcp, datagrams, packets])
    refused(tcp.fileno(), datagrams[0].fileno(), packets[0].fileno())


def has_terminal():
    try:
        os.close(os.open("/dev/tty", os.O_RDWR))
        return True
    except OSError:
        return False


def served():
    """Another shim passes a message on, both ways."""
    handed, (client_out, client_in, server_in, server_out) = pipes()
    one = hello(handed)
    for fd in handed:
        os.close(fd)
    if not started(one):
        sys.exit("another shim is not served")
    asked = b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n'
    answer = b'{"jsonrpc":"2.0","id":1,"result":{}}\n'
    for source, message, sink in ((client_out, asked, server_in), (server_out, answer, client_in)):
        os.write(source, message)
        heard = b""
        while not heard.endswith(b"\n"):
            if not select.select([sink], [], [], LONG)[0]:
                sys.exit("another shim waits")
            part = os.read(sink, 65536)
            if part == b"":
                sys.exit("another shim has ended")
            heard += part
        if b'"id":1' not in heard:
            sys.exit("another shim got " + repr(heard))
    one.close()
    for fd in (client_out, client_in, server_in, server_out):
        os.close(fd)


ATTEMPTS = {
    "full-pipes": lambda: full(pipes),
    "full-sockets": lambda: full(sockets),
    "exact-pipes": lambda: exact(pipes),
    "exact-sockets": lambda: exact(sockets),
    "stolen-pipes": lambda: thieves(pipes),
    "stolen-sockets": lambda: thieves(sockets),
    "linger-in-hello": linger_in_hello,
    "linger-later": linger_later,
    "linger-in-stream": linger_in_stream,
    "descriptors": flood,
    "no-right": no_right,
    "terminal": stopped_terminal,
    "signals": signals,
    "other-kinds": other_kinds,
    "linger-in-files": in_files,
}
# "stay": what was done stays as it is until the input ends
BY_NAME = {"too-many": too_many, "stay": sys.stdin.read, **ATTEMPTS}

for name in sys.argv[2:] or ATTEMPTS:
    try:
        BY_NAME[name]()
    except Exception as error:
        sys.exit(f"{name}: {error!r}")
    except SystemExit as error:
        sys.exit(f"{name}: {error}")
    print(name, flush=True)
os._exit(0)
