"""Sends a controller what no run's client sends; see test/e2e/serve-hosted.test.ts.

hosted-stranger.py SOCKET KIND...: for each kind, prints it and the types of the frames that came, until the other end
hung up. KIND: hello (a run's, as it should be), garbage, long (a hello of 5 MiB), cut (half of a hello), words (5000
arguments), shim (another command), files (a descriptor with it), ended, started, unknown and large (frames behind a hello that no client sends then).
"""
import os
import socket
import struct
import sys


def frame(kind, payload=b""):
    return kind + struct.pack("<I", len(payload)) + payload


def hello(words, before=b"000 0 1 2"):
    texts = [before, os.environ.get("HOME", "/").encode(), str(len(words)).encode(), *words, b"PATH=/usr/bin:/bin"]
    environment = [f"{name}={value}".encode() for name, value in os.environ.items() if name in ("NETMON_SERVICE", "HOME")]
    return frame(b"N", b"".join(text + b"\0" for text in texts + environment))


RUN = hello([b"run", b"--quiet", b"--", b"true"])
SENT = {
    "hello": RUN,
    "garbage": b"\xff" * 4096,
    "long": b"N" + struct.pack("<I", 5 << 20),
    "cut": RUN[:20],
    "words": hello([b"run"] + [b"x"] * 5000),
    "shim": hello([b"status"]),
    "before": hello([b"run", b"--", b"true"], b"1"),
    "files": RUN,
    "ended": RUN + frame(b"E", bytes(8)),
    "started": RUN + frame(b"S"),
    "unknown": RUN + frame(b"Q"),
    "large": RUN + b"Y" + struct.pack("<I", 1 << 30),
    "signal": RUN + frame(b"Y", struct.pack("<II", 4000, 7)),
}


def read_all(one, size):
    got = b""
    while len(got) < size:
        part = one.recv(size - len(got))
        if part == b"":
            raise ConnectionResetError
        got += part
    return got


def told(kind):
    one = socket.socket(socket.AF_UNIX)
    one.settimeout(60)
    types = ""
    try:
        one.connect(sys.argv[1])
        if kind == "files":
            socket.send_fds(one, [SENT[kind][:5]], [0])
            one.sendall(SENT[kind][5:])
        else:
            one.sendall(SENT[kind])
        if kind == "cut":
            one.shutdown(socket.SHUT_WR)
        while True:
            head = read_all(one, 5)
            types += chr(head[0])
            read_all(one, struct.unpack("<I", head[1:])[0])
            if types[-1] in "lw":  # it was served
                break
    except (ConnectionError, PermissionError, FileNotFoundError):
        pass
    one.close()
    return types


for kind in sys.argv[2:]:
    print(kind, told(kind) or "-", flush=True)
