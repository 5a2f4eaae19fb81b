"""A long-running process for the tests of `netmon watch`: does what an agent (or a peer outside) does with sockets.

Reads one JSON command per line, {"id": N, "op": NAME, ...}, runs each in a thread, and answers one JSON line
{"id": N, ...}. A failed call answers {"err": "EPERM"}. Its sockets close with it; it ends when standard
input closes.
"""
import errno
import json
import os
import socket
import sys
import threading
import time

held = {}
hammers = {}
lock = threading.Lock()


def family(host):
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def name_of(error):
    if isinstance(error, TimeoutError):
        return "ETIMEDOUT"
    return errno.errorcode.get(getattr(error, "errno", None), repr(error))


def dial(host, port, timeout=3.0):
    sock = socket.socket(family(host), socket.SOCK_STREAM)
    sock.settimeout(timeout)
    try:
        sock.connect((host, port))
    except BaseException:
        sock.close()
        raise
    return sock


def tcp(c):
    errors = {}
    for _ in range(c.get("count", 1)):
        try:
            dial(c["host"], c["port"], c.get("timeout", 3.0)).close()
        except OSError as error:
            errors[name_of(error)] = errors.get(name_of(error), 0) + 1
    return {"errors": errors} if "count" in c else ({"err": next(iter(errors))} if errors else {"ok": True})


def udp(c):
    """Sends `count` datagrams; with `answer`, waits for one reply."""
    sock = socket.socket(family(c["host"]), socket.SOCK_DGRAM)
    sock.settimeout(c.get("timeout", 3.0))
    errors = {}
    place = (c["host"], c["port"])
    with sock:
        for _ in range(c.get("count", 1)):
            try:
                sock.sendto(b"hello", place)
            except OSError as error:
                errors[name_of(error)] = errors.get(name_of(error), 0) + 1
        if errors or not c.get("answer"):
            return {"errors": errors}
        return {"errors": errors, "text": sock.recv(100).decode()}


def hold(c):
    held[c["name"]] = dial(c["host"], c["port"])
    return {"ok": True, "port": held[c["name"]].getsockname()[1]}


def echo(c):
    sock = held[c["name"]]
    sock.settimeout(c.get("timeout", 1.0))
    sock.sendall(b"ping")
    text = sock.recv(100).decode()
    return {"text": text} if text else {"err": "closed"}


def serve(sock):
    def talk(connection):
        with connection:
            try:
                while data := connection.recv(100):
                    connection.sendall(data)
            except OSError:
                pass

    while True:
        connection, _ = sock.accept()
        threading.Thread(target=talk, args=(connection,), daemon=True).start()


def listen(c):
    """An echo server; `udp` true: datagrams."""
    if c.get("udp"):
        sock = socket.socket(family(c["host"]), socket.SOCK_DGRAM)
        sock.bind((c["host"], c["port"]))

        def answer():
            while True:
                data, who = sock.recvfrom(100)
                try:
                    sock.sendto(data, who)
                except OSError:
                    pass

        threading.Thread(target=answer, daemon=True).start()
    else:
        sock = socket.create_server((c["host"], c["port"]), family=family(c["host"]), backlog=1024)
        threading.Thread(target=serve, args=(sock,), daemon=True).start()
    return {"port": sock.getsockname()[1]}


def unix_address(path):
    return "\0" + path[1:] if path.startswith("@") else path


def unix_listen(c):
    sock = socket.socket(socket.AF_UNIX)
    sock.bind(unix_address(c["path"]))
    sock.listen(8)
    threading.Thread(target=serve, args=(sock,), daemon=True).start()
    return {"ok": True}


def unix(c):
    with socket.socket(socket.AF_UNIX) as sock:
        sock.connect(unix_address(c["path"]))
        sock.sendall(b"ping")
        return {"text": sock.recv(100).decode()}


def packet(c):
    held[c["name"]] = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 0)
    return {"ok": True}


def drop(c):
    held.pop(c["name"]).close()
    return {"ok": True}


def move(c):
    with open(os.path.join(c["cgroup"], "cgroup.procs"), "w") as file:
        file.write("0")
    return {"ok": True}


def hammer(c):
    """Connects repeatedly until `unhammer`; records when connects got through and when not."""
    stop = threading.Event()
    got = {"ok": 0, "errors": {}, "ok_times": [], "err_times": []}
    done = threading.Event()

    def run():
        while not stop.is_set():
            try:
                dial(c["host"], c["port"], 1.0).close()
                got["ok"] += 1
                got["ok_times"].append(time.time() * 1000)
            except OSError as error:
                got["errors"][name_of(error)] = got["errors"].get(name_of(error), 0) + 1
                got["err_times"].append(time.time() * 1000)
            time.sleep(c.get("pause", 0.001))
        done.set()

    hammers[c["name"]] = (stop, done, got)
    threading.Thread(target=run, daemon=True).start()
    return {"ok": True}


def unhammer(c):
    stop, done, got = hammers.pop(c["name"])
    stop.set()
    done.wait(5)
    return got


OPS = {f.__name__: f for f in (tcp, udp, hold, echo, listen, unix_listen, unix, packet, drop, move, hammer, unhammer)}


def run(command):
    try:
        answer = OPS[command["op"]](command)
    except OSError as error:
        answer = {"err": name_of(error)}
    with lock:
        print(json.dumps({"id": command["id"], **answer}), flush=True)


for line in sys.stdin:
    threading.Thread(target=run, args=(json.loads(line),), daemon=True).start()
