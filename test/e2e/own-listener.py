"""What a session reaches on loopback without a rule: one JSON object with the outcome of each attempt.

usage: own-listener.py SESSION_CGROUP OTHER_SESSION_PORT [by_cookie|taken_over]
One process goes into the session, one stays outside and listens as it is told. Both have the same user.
"""
import array
import contextlib
import json
import os
import socket
import struct
import sys
import threading
import time

SESSION, ELSEWHERE = sys.argv[1], int(sys.argv[2])
NOBODY = 65534
MPTCP = 262
SIZE = 3_000_000
IP_MINTTL = 21


def drop():
    os.setgroups([])
    os.setresgid(NOBODY, NOBODY, NOBODY)
    os.setresuid(NOBODY, NOBODY, NOBODY)


def enter(cgroup):
    with open(f"{cgroup}/cgroup.procs", "w") as file:
        file.write(str(os.getpid()))


def listener(host, port=0, shared=False, protocol=0, backlog=16):
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM, protocol)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    if shared:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    if protocol == 0:
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_FASTOPEN, 5)
    sock.bind((host, port))
    sock.listen(backlog)
    return sock


def serve(sock):
    """Answers each connection with what it sends, and closes first."""
    def answer(connection):
        with connection:
            while data := connection.recv(65536):
                connection.sendall(data)
                if data.endswith(b"."):
                    return

    def accept():
        while True:
            try:
                connection, _ = sock.accept()
            except OSError:
                return
            threading.Thread(target=answer, args=(connection,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    return sock.getsockname()[1]


def close(sock):
    sock.shutdown(socket.SHUT_RDWR)  # wakes accept()
    sock.close()


def outcome(attempt):
    try:
        return attempt() or "ok"
    except OSError as error:
        return type(error).__name__ if type(error) is not OSError else os.strerror(error.errno)


def talk(sock, text=b"hello."):
    sock.settimeout(10)
    writer = threading.Thread(target=sock.sendall, args=(text,))
    writer.start()
    got = 0
    while data := sock.recv(65536):
        got += len(data)
    writer.join()
    if got != len(text):
        return f"{got} bytes"


def tcp(host, port, text=b"hello.", protocol=0, source=None):
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, protocol) as sock:
        sock.settimeout(10)
        if source:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            sock.bind(source)
        sock.connect((host, port))
        return talk(sock, text)


def fast_open(port):
    with socket.socket() as sock:
        sock.settimeout(10)
        sock.sendto(b"hello.", socket.MSG_FASTOPEN, ("127.0.0.1", port))
        data = b""
        while more := sock.recv(100):
            data += more
        return None if data == b"hello." else repr(data)


def udp(port, connected):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        if connected:
            sock.connect(("127.0.0.1", port))
            sock.send(b"x")
        else:
            sock.sendto(b"x", ("127.0.0.1", port))


def in_child(work):
    """The outcome of `work` in a process of its own."""
    said, say = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(say, json.dumps(outcome(work)).encode())
        os._exit(0)
    os.waitpid(child, 0)
    return json.loads(os.read(said, 1000))


def deaf(sock, is_deaf=True):
    """Makes the kernel discard whatever this socket gets: packets on loopback have a TTL of 64."""
    sock.setsockopt(socket.IPPROTO_IP, IP_MINTTL, 255 if is_deaf else 0)


def too_late(listens):
    """Writes on a connection whose other end is gone: the kernel says so, as without netmon."""
    own = listener("127.0.0.1")
    with socket.socket() as client, own:
        client.settimeout(10)
        client.connect(own.getsockname())
        with own.accept()[0] as server:
            client.send(b"hello.")
            server.recv(100)
            deaf(client)
            server.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        if not listens:
            own.close()
        deaf(client, False)
        client.send(b"hello.")
        return client.recv(100).decode()


def by_cookie(outside):
    """A connection made by a SYN cookie, whose end its client does not hear of: do data reach the port's next owner?"""
    own = listener("127.0.0.1", shared=True, backlog=1)
    own.settimeout(2)
    port = own.getsockname()[1]
    waiting = [socket.socket() for _ in range(6)]
    for sock in waiting:  # half-open connections: there is no room for more
        deaf(sock)
        sock.setblocking(False)
        sock.connect_ex(("127.0.0.1", port))
    with socket.socket() as client:
        client.settimeout(2)
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, 1)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        client.connect(("127.0.0.1", port))
        with contextlib.suppress(TimeoutError):
            server = own.accept()[0]
            time.sleep(1.5)  # the client's probe, which has no data, has found the other end
            deaf(client)
            server.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            server.close()
        outside.listen("127.0.0.1", port, shared=True)
        own.close()
        client.send(b"hello.")
        deaf(client, False)
        return client.recv(100).decode()


def taken_over(outside):
    """A connection that nobody has accepted when its listener closes: does the port's next owner get it?"""
    own = listener("127.0.0.1", shared=True)
    port = own.getsockname()[1]
    with socket.socket() as client:
        client.settimeout(2)
        client.connect(("127.0.0.1", port))
        outside.listen("127.0.0.1", port, shared=True)
        own.close()
        client.send(b"hello.")
        return client.recv(100).decode()


class Outside:
    """The process outside: listens and hands out listeners."""

    def __init__(self):
        self.here, there = socket.socketpair()
        if os.fork() == 0:
            self.here.close()
            drop()
            while said := there.recv(1000):
                host, port, shared, hand = json.loads(said)
                sock = listener(host, port, shared)
                sent = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("i", sock.fileno()))] if hand else []
                port = sock.getsockname()[1] if hand else serve(sock)
                there.sendmsg([struct.pack("i", port)], sent)
            os._exit(0)
        there.close()

    def listen(self, host, port=0, shared=False, hand=False):
        self.here.send(json.dumps([host, port, shared, hand]).encode())
        data, ancillary, _, _ = self.here.recvmsg(4, socket.CMSG_SPACE(4))
        port = struct.unpack("i", data)[0]
        if not hand:
            return port
        return port, socket.socket(fileno=array.array("i", ancillary[0][2])[0])


def nested_server(cgroup):
    """A listener of a process in a cgroup below the session's."""
    said, say = os.pipe()
    stay, end = os.pipe()
    if os.fork() == 0:
        os.close(end)
        enter(cgroup)
        drop()
        os.write(say, struct.pack("i", serve(listener("127.0.0.1"))))
        os.read(stay, 1)  # until the session's process ends
        os._exit(0)
    return struct.unpack("i", os.read(said, 4))[0]


def attempts(outside, inherited, nested):
    result = {}

    def attempt(name, work):
        result[name] = outcome(work)

    port = serve(listener("127.0.0.1"))
    attempt("own 127.0.0.1", lambda: tcp("127.0.0.1", port))
    attempt("own mapped", lambda: tcp("::ffff:127.0.0.1", port))
    attempt("own unspecified", lambda: tcp("0.0.0.0", port))
    attempt("own, much", lambda: tcp("127.0.0.1", port, b"x" * SIZE + b"."))
    attempt("own, fast open", lambda: fast_open(port))
    attempt("own, another address of loopback", lambda: tcp("127.7.7.7", port))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        source = free.getsockname()
    # the server has closed first, so that its end waits between the same two ports
    attempt("own, from one port", lambda: tcp("127.0.0.1", port, source=source))
    attempt("own, from that port again", lambda: tcp("127.0.0.1", port, source=source))
    six = serve(listener("::1"))
    attempt("own ::1", lambda: tcp("::1", six))
    attempt("own ::", lambda: tcp("::", six))
    wild = serve(listener("0.0.0.0"))
    attempt("own at 0.0.0.0", lambda: tcp("127.7.7.7", wild))
    both = serve(listener("::"))
    attempt("own at ::", lambda: tcp("::1", both))
    attempt("own at ::, IPv4", lambda: tcp("127.0.0.1", both))
    attempt("own at ::, mapped", lambda: tcp("::ffff:127.0.0.1", both))
    alone = serve(listener("127.0.0.1", shared=True))
    attempt("own, shareable", lambda: tcp("127.0.0.1", alone))
    attempt("nested", lambda: tcp("127.0.0.1", nested))
    try:
        many = serve(listener("127.0.0.1", protocol=MPTCP))
        attempt("own, MPTCP", lambda: tcp("127.0.0.1", many, b"x" * SIZE + b".", MPTCP))
    except OSError:
        result["own, MPTCP"] = "absent"

    for host in ("127.0.0.1", "0.0.0.0"):
        theirs = outside.listen(host)
        attempt(f"outside at {host}", lambda: tcp("127.0.0.1", theirs))
        attempt(f"outside at {host}, mapped", lambda: tcp("::ffff:127.0.0.1", theirs))
        attempt(f"outside at {host}, unspecified", lambda: tcp("0.0.0.0", theirs))
        attempt(f"outside at {host}, fast open", lambda: fast_open(theirs))
    for host in ("::1", "::"):
        theirs = outside.listen(host)
        attempt(f"outside at {host}", lambda: tcp("::1", theirs))
    attempt("of another session", lambda: tcp("127.0.0.1", ELSEWHERE))
    attempt("inherited", lambda: tcp("127.0.0.1", serve(inherited)))
    passed, sock = outside.listen("127.0.0.1", hand=True)
    serve(sock)
    attempt("passed in", lambda: tcp("127.0.0.1", passed))

    attempt("own, too late", lambda: too_late(listens=True))
    attempt("own, too late and closed", lambda: too_late(listens=False))
    gone = listener("127.0.0.1")
    port = serve(gone)
    attempt("own, closed later", lambda: tcp("127.0.0.1", port))
    close(gone)
    attempt("nobody's", lambda: tcp("127.0.0.1", port))
    outside.listen("127.0.0.1", port)
    attempt("outside, where the session listened", lambda: tcp("127.0.0.1", port))
    # an address of its own is no cover for the same port elsewhere
    theirs = outside.listen("127.0.0.2")
    serve(listener("127.0.0.3", theirs))
    attempt("outside, with the session's port", lambda: tcp("127.0.0.2", theirs))
    attempt("own, with the port of one outside", lambda: tcp("127.0.0.3", theirs))

    port = outside.listen("127.0.0.1", shared=True)
    serve(listener("127.0.0.1", port, shared=True))
    outcomes = {outcome(lambda: tcp("127.0.0.1", port)) for _ in range(20)}
    result["shared with one outside"] = " ".join(sorted(outcomes))

    datagrams = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    datagrams.bind(("127.0.0.1", 0))
    attempt("own, UDP", lambda: udp(datagrams.getsockname()[1], False))
    attempt("own, connected UDP", lambda: udp(datagrams.getsockname()[1], True))
    return result


def main():
    outside = Outside()
    inherited = listener("127.0.0.1")
    os.makedirs(f"{SESSION}/nested", exist_ok=True)
    said, say = os.pipe()
    child = os.fork()
    if child == 0:
        enter(SESSION)
        nested = nested_server(f"{SESSION}/nested")
        drop()
        alone = {"by_cookie": by_cookie, "taken_over": taken_over}
        if name := "".join(sys.argv[3:]):
            result = {name: outcome(lambda: alone[name](outside))}
        else:
            result = attempts(outside, inherited, nested)
        os.write(say, json.dumps(result).encode())
        os._exit(0)
    os.close(say)
    with os.fdopen(said) as file:
        text = file.read()
    os.waitpid(child, 0)
    print(text)


main()
