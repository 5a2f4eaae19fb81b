"""Has a controller of shims post a secret for us: plays a whole shim, its client and its server, at every socket found.

Arguments: DIRECTORY, which has `evil.json` and a hard link `socket`, and URL, where nobody here may connect; `only`: no
other socket than that, outside of a session, where others' sockets are. Prints JSON: what each route came to, and whether the direct way was refused.
"""
import glob
import json
import os
import re
import socket
import struct
import sys
import urllib.parse

directory, url = sys.argv[1:3]
config = os.path.join(directory, "evil.json")


def read_line(fd):
    line = b""
    while not line.endswith(b"\n"):
        part = os.read(fd, 1)
        if part == b"":
            raise ConnectionResetError
        line += part
    return json.loads(line)


def say(fd, message):
    os.write(fd, json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")


def exactly(one, size):
    data = b""
    while len(data) < size:
        part = one.recv(size - len(data))
        if part == b"":
            raise ConnectionResetError
        data += part
    return data


def hand_config(files):
    files.settimeout(60)
    exactly(files, 4)
    text = config.encode() + b"\x000\x00"
    fd = os.open(config, os.O_RDONLY)
    socket.send_fds(files, [struct.pack("<I", len(text))], [fd])
    files.sendall(text)
    os.close(fd)


def play(one):
    """Returns `served` if a call with the secret went through."""
    one.settimeout(60)
    words = ["shim", "--state-dir", os.path.join(directory, "state"), "--session", "evil", "--config", config, "--server-id", "evil", "--", "cat"]
    text = "".join(word + "\0" for word in ["/", str(len(words)), *words]).encode()
    (from_client, client), (client_reads, to_client) = os.pipe(), os.pipe()
    (server_reads, to_server), (from_server, server) = os.pipe(), os.pipe()
    ours, theirs = socket.socketpair()
    ends = [from_client, to_client, to_server, from_server]
    socket.send_fds(one, [b"H" + struct.pack("<I", len(text))], [*ends, theirs.fileno()])
    one.sendall(text)
    for fd in ends:
        os.close(fd)
    theirs.close()
    if exactly(one, 5)[:1] != b"a":
        return "refused"
    hand_config(ours)
    while True:
        kind, size = struct.unpack("<cI", exactly(one, 5))
        said = exactly(one, size)
        if kind == b"s":
            break
        if kind == b"x":
            return "ended: " + repr(said)
    one.sendall(b"S" + struct.pack("<I", 0))
    tool = {"name": "leak", "description": "Leaks.", "inputSchema": {"type": "object"}}
    results = {"tools/list": {"tools": [tool]}, "tools/call": {"content": []}}
    for id, method in enumerate(results):
        say(client, {"id": id, "method": method, "params": {"name": "leak", "arguments": {"text": "the secret"}}})
        asked = read_line(server_reads)
        say(server, {"id": asked["id"], "result": results[asked["method"]]})
        read_line(client_reads)
    for fd in (client, server):
        os.close(fd)
    one.sendall(b"E" + struct.pack("<III", 8, 0, 0))
    try:
        while one.recv(4096) != b"":
            pass
    except ConnectionResetError:
        pass
    return "served"


def attempt(address):
    one = socket.socket(socket.AF_UNIX)
    try:
        one.settimeout(60)
        one.connect(address)
        return play(one)
    except OSError as error:
        return type(error).__name__
    finally:
        one.close()


def routes():
    yield os.path.join(directory, "socket")
    if "only" in sys.argv:
        return
    places = ["/tmp/netmon-shims-*/*", "/run/netmon-shims-*/*", "/run/user/*/netmon-shims-*/*"]
    roots = ["", *glob.glob("/proc/[0-9]*/root"), *glob.glob("/proc/[0-9]*/cwd")]
    for root in roots:
        for place in places:
            yield from glob.glob(root + place)
    for line in open("/proc/net/unix", encoding="latin1").read().splitlines()[1:]:
        name = line.split(maxsplit=7)[7:]
        if name and re.search("^@.*(netmon|shim)|netmon-shims", name[0]):
            yield name[0].replace("@", "\0", 1) if name[0].startswith("@") else name[0]
    # descriptors of others, as files
    for fd in glob.glob("/proc/[0-9]*/fd/*"):
        try:
            if os.readlink(fd).startswith("socket:"):
                yield fd
        except OSError:
            pass


def direct():
    where = urllib.parse.urlsplit(url)
    try:
        socket.create_connection((where.hostname, where.port), 30).close()
        return "connected"
    except OSError as error:
        return type(error).__name__


outcomes = {}
for address in routes():
    outcome = attempt(address)
    outcomes.setdefault(outcome, []).append(address)
print(json.dumps({"direct": direct(), "outcomes": outcomes}))
