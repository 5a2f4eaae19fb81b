"""Calls of a client that checks who answers: one line of JSON for each line of JSON it reads.

Reads {"case": NAME, "to": [[HOST, PORT], ...]}; answers {"sent": ERRNO NAME or null, "from": [[HOST, PORT], ...],
"peer": [HOST, PORT] or null}: the source of each answer as recvfrom gives it, and what getpeername says.

Arguments: the cgroup to enter, the user to become.
"""
import errno
import json
import os
import socket
import struct
import sys

WAIT = struct.pack("ll", 5, 0)
MSG_FASTOPEN = 0x20000000
kept = {}


def open_socket(kind, host, dual):
    family = socket.AF_INET6 if ":" in host or dual else socket.AF_INET
    s = socket.socket(family, kind)
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, WAIT)
    s.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, WAIT)
    return s


def answers(s, count):
    found = []
    for _ in range(count):
        found.append(list(s.recvfrom(2048)[1][:2]))
    return found


def run(case, to):
    host, port = to[0]
    dual = host.startswith("::ffff:")
    if case == "sendto":  # one socket, every destination, then every answer
        s = open_socket(socket.SOCK_DGRAM, host, dual)
        for at in to:
            s.sendto(b"x", tuple(at))
        return answers(s, len(to)), None
    if case == "alternate":  # an answer before the next destination
        s = open_socket(socket.SOCK_DGRAM, host, dual)
        found = []
        for at in to:
            s.sendto(b"x", tuple(at))
            found += answers(s, 1)
        return found, None
    if case == "recvmsg":
        s = open_socket(socket.SOCK_DGRAM, host, dual)
        s.sendmsg([b"x"], [], 0, (host, port))
        return [list(s.recvmsg(2048)[3][:2])], None
    if case == "connect":
        s = open_socket(socket.SOCK_DGRAM, host, dual)
        s.connect((host, port))
        s.send(b"x")
        return answers(s, 1), list(s.getpeername()[:2])
    if case == "hold":  # connects and keeps the socket for "use"
        s = open_socket(socket.SOCK_DGRAM, host, dual)
        s.connect((host, port))
        kept[host] = s
        return [], list(s.getpeername()[:2])
    if case == "use":
        s = kept.pop(host)
        s.send(b"x")
        return answers(s, 1), list(s.getpeername()[:2])
    if case in ("tcp", "tcp6only", "fastopen"):
        s = open_socket(socket.SOCK_STREAM, host, dual)
        if case == "tcp6only":
            s.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if case == "fastopen":
            s.sendto(b"x", MSG_FASTOPEN, (host, port))
        else:
            s.connect((host, port))
            s.send(b"x")
        assert s.recv(1) == b"x"
        return [], list(s.getpeername()[:2])
    raise ValueError(case)


with open(sys.argv[1] + "/cgroup.procs", "w") as procs:
    procs.write(str(os.getpid()))
os.setgroups([])
os.setgid(int(sys.argv[2]))
os.setuid(int(sys.argv[2]))
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    request = json.loads(line)
    try:
        found, peer = run(request["case"], request["to"])
        print(json.dumps({"sent": None, "from": found, "peer": peer}), flush=True)
    except OSError as error:
        print(json.dumps({"sent": errno.errorcode[error.errno], "from": [], "peer": None}), flush=True)
