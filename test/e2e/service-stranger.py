"""Speaks proto/service.proto by hand, as a member of the group who keeps to nothing else.

service-stranger.py SOCKET ASK [SESSION [DOCUMENT]] prints the answers, one a line, until the connection ends or, with
`hold`, forever.
ASK: open, resume, enter, end, empty, version, hold (open, and stay), stay (enter, and stay), twice (open on one
connection, and then SESSION-2), flood (connections, until the file SESSION is there), look, looks (many), lookagain, openlook, detach, question, join, joins (many), admits (join, and have a child and a grandchild enter, before and after the connection has ended), share, toolong (open, and share too much), garbage, silence.
"""
import os
import socket
import struct
import sys
import time

NAMES = {1: "refusal", 2: "opened", 3: "done", 4: "event", 5: "ended", 6: "looked", 7: "reply", 9: "joined"}


def field(number, value):
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def varint(value):
    out = b""
    while value > 0x7F:
        out += bytes([value & 0x7F | 0x80])
        value >>= 7
    return out + bytes([value])


def framed(message):
    return struct.pack("<I", len(message)) + message


def fields(message):
    at, found = 0, []

    def number():
        nonlocal at
        value = shift = 0
        while True:
            byte = message[at]
            at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    while at < len(message):
        key = number()
        if key & 7 == 0:
            found.append((key >> 3, number()))
            continue
        length = number()
        found.append((key >> 3, message[at : at + length]))
        at += length
    return found


def show(message):
    """Returns whether it was an answer, rather than an event."""
    for number, body in fields(message):
        texts = [part.decode(errors="replace") for _, part in fields(body) if isinstance(part, bytes)]
        if number != 4:
            print(NAMES.get(number, number), *texts, flush=True)
    return all(number != 4 for number, _ in fields(message))


def read(connection, size):
    data = b""
    while len(data) < size:
        part = connection.recv(size - len(data))
        if not part:
            raise EOFError
        data += part
    return data


def connected(path):
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(path)
    return connection


def request(ask, session, document):
    policy = field(1, b"stranger") + field(2, document)
    whole = field(1, session) + field(2, policy)
    kinds = {
        "open": lambda: field(1, 1) + field(2, whole),
        "hold": lambda: field(1, 1) + field(2, whole),
        "resume": lambda: field(1, 1) + field(2, whole + field(3, 1)),
        "twice": lambda: field(1, 1) + field(2, whole),
        "enter": lambda: field(1, 1) + field(4, field(1, session)),
        "stay": lambda: field(1, 1) + field(4, field(1, session)),
        "end": lambda: field(1, 1) + field(5, field(1, b"a stranger wants it")),
        "look": lambda: field(1, 1) + field(6, b""),
        "looks": lambda: field(1, 1) + field(6, b""),
        "lookagain": lambda: field(1, 1) + field(6, b""),
        "openlook": lambda: field(1, 1) + field(2, whole),
        "detach": lambda: field(1, 1) + field(7, field(1, session)),
        "question": lambda: field(1, 1) + field(8, field(1, b"{}")),
        "join": lambda: field(1, 1) + field(10, field(1, session)),
        "joins": lambda: field(1, 1) + field(10, field(1, session)),
        "admits": lambda: field(1, 1) + field(10, field(1, session)),
        "share": lambda: field(1, 1) + field(9, field(1, document)),
        "toolong": lambda: field(1, 1) + field(2, whole),
        "empty": lambda: field(1, 1),
        "version": lambda: field(1, 77),
        "garbage": lambda: b"\xff" * 40,
        "silence": lambda: b"",
    }
    return kinds[ask]()


def offspring(generations, path, session):
    pid = os.fork()
    if pid > 0:
        os.waitpid(pid, 0)
        return
    if generations > 1:
        offspring(generations - 1, path, session)
    else:
        connection = connected(path)
        connection.send(framed(request("enter", session, b"")))
        print("enters", end=" ")
        show(read(connection, struct.unpack("<I", read(connection, 4))[0]))
    os._exit(0)


def main():
    path, ask = sys.argv[1:3]
    session = (sys.argv[3] if len(sys.argv) > 3 else "x").encode()
    document = (sys.argv[4] if len(sys.argv) > 4 else "{}").encode()
    if ask == "flood":
        kept = []
        until = time.monotonic() + 60
        while time.monotonic() < until and not os.path.exists(session):
            try:
                connection = connected(path)
                connection.send(framed(request("empty", session, document)))
                kept = kept[-200:] + [connection]
                if len(kept) == 200:
                    print("flooding", flush=True)
            except OSError:
                pass
        print("flooded", flush=True)
        return
    try:
        connection = connected(path)
    except OSError as error:
        print("refused", error.strerror, flush=True)
        return
    if ask != "silence":
        connection.send(framed(request(ask, session, document)))
    try:
        while True:
            (size,) = struct.unpack("<I", read(connection, 4))
            if show(read(connection, size)) and ask != "hold":
                break
        if ask in ("looks", "joins"):
            for _ in range(30 if ask == "looks" else 80):
                connection = connected(path)
                connection.send(framed(request(ask, session, document)))
                show(read(connection, struct.unpack("<I", read(connection, 4))[0]))
        if ask in ("openlook", "lookagain"):
            connection.send(framed(request("look", session, document)))
            while not show(read(connection, struct.unpack("<I", read(connection, 4))[0])):
                pass
        if ask == "admits":
            for ends in (False, True):
                if ends:
                    connection.close()
                    time.sleep(0.5)
                offspring(2, path, session)
                offspring(1, path, session)
        if ask == "toolong":
            for size in (128 * 1024, 128 * 1024 + 1):
                connection.sendall(framed(request("share", session, b"x" * size)))
                while not show(read(connection, struct.unpack("<I", read(connection, 4))[0])):
                    pass
        if ask == "twice":
            connection.send(framed(request("open", session + b"-2", document)))
            while not show(read(connection, struct.unpack("<I", read(connection, 4))[0])):
                pass
        print("cgroup", [line for line in open("/proc/self/cgroup").read().split("\n") if line.startswith("0:")][0], flush=True)
        if ask == "stay":
            time.sleep(1000)
    except (EOFError, ConnectionError):
        print("ended", flush=True)


main()
