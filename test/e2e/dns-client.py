"""What an agent does with names, for the tests of learned addresses: one JSON command per line, one JSON answer.

  {"op": "loop", "count", "first", "seed", "port"}   names and connections in a tight loop, see below
  {"op": "look", "name"}                            addresses by getaddrinfo (glibc, the resolv.conf it finds)
  {"op": "tls", "address", "port", "name"}          a handshake, and what the server says
  {"op": "hold", "address", "port", "name"}         a handshake that is kept; "held" with the "name" goes on with it
  {"op": "time", "server", "names"}                 how long each query takes
  {"op": "flood", "server", "queries"}              raw queries at once (hex); waits for all answers
  {"op": "ask", "server", "port", "query", "tcp", "timeout"}    one raw query (hex); the answer (hex) and who sent it
"""
import json
import random
import socket
import ssl
import struct
import sys
import time


def connect(address, port):
    sock = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
    sock.settimeout(10)
    try:
        sock.connect((address, port))
        return "ok"
    except OSError as error:
        return type(error).__name__
    finally:
        sock.close()


def look(name):
    try:
        found = socket.getaddrinfo(name, None, socket.AF_INET, socket.SOCK_STREAM)
        return {"addresses": [entry[4][0] for entry in found]}
    except OSError as error:
        return {"err": str(error)}


def loop(c):
    """Leaks: connections to an address before it was told. Denials: refused connections to one that was."""
    draw = random.Random(c["seed"])
    out = {"asked": 0, "denied": [], "leaks": [], "unresolved": []}
    for i in range(c["count"]):
        serial = c["first"] + i
        fresh = f"10.77.{serial >> 8}.{serial & 255}"
        if connect(fresh, c["port"]) != "PermissionError":
            out["leaks"].append(fresh)
        name = "a-" + fresh.replace(".", "-") + ".pool.test"
        for asked in (name, f"rot{draw.randrange(1000)}.names.test", "alias-" + name):
            out["asked"] += 1
            answer = look(asked)
            if "err" in answer:
                out["unresolved"].append([asked, answer["err"]])
                continue
            for address in answer["addresses"]:
                outcome = connect(address, c["port"])
                if outcome != "ok":
                    out["denied"].append([asked, address, outcome])
    return out


def ask(c):
    query = bytes.fromhex(c["query"])
    kind = socket.SOCK_STREAM if c.get("tcp") else socket.SOCK_DGRAM
    family = socket.AF_INET6 if ":" in c["server"] else socket.AF_INET
    with socket.socket(family, kind) as sock:
        sock.settimeout(c.get("timeout", 10))
        try:
            if c.get("tcp"):
                sock.connect((c["server"], c["port"]))
                sock.sendall(struct.pack("!H", len(query)) + query)
                stream = sock.makefile("rb")
                length = struct.unpack("!H", stream.read(2))[0]
                return {"answer": stream.read(length).hex(), "from": sock.getpeername()[0]}
            sock.sendto(query, (c["server"], c["port"]))
            answer, sender = sock.recvfrom(65535)
            return {"answer": answer.hex(), "from": sender[0], "port": sender[1]}
        except OSError as error:
            return {"err": type(error).__name__}


def flood(c):
    """Sends queries, few enough at once for the sockets' buffers, and takes every answer."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.settimeout(30)
        sock.connect((c["server"], 53))
        for sent, query in enumerate(c["queries"]):
            if sent >= 50:
                sock.recv(65535)
            sock.send(bytes.fromhex(query))
        for _ in c["queries"][:50]:
            sock.recv(65535)
    return {}


def time_queries(c):
    """Milliseconds of one query for each name, over UDP, one after the other."""
    spent = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.settimeout(10)
        sock.connect((c["server"], 53))
        for serial, name in enumerate(c["names"]):
            labels = b"".join(bytes([len(label)]) + label.encode() for label in name.split("."))
            query = struct.pack("!HHHHHH", serial, 0x0100, 1, 0, 0, 0) + labels + b"\0" + struct.pack("!HH", 1, 1)
            started = time.perf_counter()
            sock.send(query)
            while sock.recv(65535)[:2] != query[:2]:
                pass
            spent.append((time.perf_counter() - started) * 1000)
    return {"spent": spent}


def tls(c):
    """TLS to an address under a server name (null: none); `pieces`: the ClientHello in segments of that size."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    session = context.wrap_bio(incoming, outgoing, server_hostname=c["name"])
    sock = socket.socket(socket.AF_INET6 if ":" in c["address"] else socket.AF_INET, socket.SOCK_STREAM)
    sock.settimeout(20)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    pieces = c.get("pieces", 0)

    def until(step):
        while True:
            try:
                return step()
            except ssl.SSLWantReadError:
                data = outgoing.read()
                for at in range(0, len(data), pieces or len(data) or 1):
                    sock.sendall(data[at : at + (pieces or len(data))])
                received = sock.recv(65536)
                if not received:
                    raise EOFError
                incoming.write(received)

    try:
        with sock:
            sock.connect((c["address"], c["port"]))
            if c.get("plain"):
                sock.sendall(bytes.fromhex(c["plain"]))
                return {"received": sock.recv(100).hex(), "peer": sock.getpeername()[0]}
            until(session.do_handshake)
            session.write(c.get("say", "GET /\r\n").encode())
            sock.sendall(outgoing.read())
            text = b""
            while not text.endswith(b"."):
                text += until(lambda: session.read(65536))
            return {"text": text.decode(), "peer": sock.getpeername()[0]}
    except (OSError, EOFError) as error:
        return {"err": getattr(error, "reason", None) or type(error).__name__}


HELD = {}


def hold(c):
    """TLS that is kept; `held` says something on it and waits for what comes back, or for its end."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    sock = socket.create_connection((c["address"], c["port"]), timeout=20)
    HELD[c["name"]] = context.wrap_socket(sock, server_hostname=c["name"])
    return {}


def held(c):
    try:
        with HELD.pop(c["name"]) as stream:
            if not c.get("wait"):
                stream.sendall(b"GET /\r\n")
            return {"text": stream.recv(65536).decode()}
    except OSError as error:
        return {"err": type(error).__name__}


OPS = {
    "hold": hold,
    "held": held,
    "tls": tls,
    "time": time_queries,
    "flood": flood,
    "loop": loop,
    "look": lambda c: look(c["name"]),
    "ask": ask,
    "connect": lambda c: {"outcome": connect(c["address"], c["port"])},
}
print("ready", flush=True)
for line in sys.stdin:
    command = json.loads(line)
    print(json.dumps(OPS[command["op"]](command)), flush=True)
