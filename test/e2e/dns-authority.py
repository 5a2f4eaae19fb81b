"""An authoritative name server for the tests of learned addresses, behind a real resolver.

  a-A-B-C-D.*            the address A.B.C.D, TTL 0
  rotN.*                 two addresses of 10.79.0.0/16, others at every answer, TTL 1
  alias-LABEL.*          CNAME to LABEL.cdn.other
  big-A-B-C-D.*          60 addresses from A.B.C.D on: truncated over UDP
  https-A-B-C-D.*        HTTPS with an ipv4hint
  dual-A-B-C-D.*         the address A.B.C.D, and the IPv6 address fd98::2
  silent                 no answer
  everything else        NXDOMAIN

usage: dns-authority.py ADDRESS PORT; says "ready" when it listens.
"""
import random
import re
import socket
import struct
import sys
import threading

from dns_stream import receive, send

A, CNAME, AAAA, HTTPS = 1, 5, 28, 65


def encoded(name):
    return b"".join(bytes([len(label)]) + label.encode() for label in name.split(".")) + b"\0"


def record(name, kind, ttl, data):
    return encoded(name) + struct.pack("!HHIH", kind, 1, ttl, len(data)) + data


def address_of(label):
    found = re.search(r"-(\d+)-(\d+)-(\d+)-(\d+)$", label)
    return bytes(int(part) for part in found.groups()) if found else None


def records(name, kind):
    """Records of the answer; None: no such name."""
    label = name.split(".")[0].lower()
    if label.startswith("alias-"):
        target = label[6:] + ".cdn.other"
        return [record(name, CNAME, 5, encoded(target))] + (records(target, kind) or [])
    if label.startswith("rot"):
        some = [bytes([10, 79, random.randrange(256), random.randrange(1, 255)]) for _ in range(2)]
        return [record(name, A, 1, a) for a in some] if kind == A else []
    start = address_of(label)
    if start is None:
        return None
    if label.startswith("https-"):
        hint = struct.pack("!H", 1) + b"\0" + struct.pack("!HH", 4, 4) + start
        return [record(name, HTTPS, 0, hint)] if kind == HTTPS else []
    if label.startswith("dual-") and kind == AAAA:
        return [record(name, AAAA, 0, bytes.fromhex("fd98" + "0" * 27 + "2"))]
    if kind != A:
        return []
    many = 60 if label.startswith("big-") else 1
    return [record(name, A, 0, start[:3] + bytes([start[3] + i])) for i in range(many)]


def answer(query, limit):
    """None: damaged, so that there is none."""
    try:
        return answered(query, limit)
    except (ValueError, IndexError, struct.error):
        return None


def answered(query, limit):
    labels, at = [], 12
    while query[at]:
        labels.append(query[at + 1 : at + 1 + query[at]].decode())
        at += 1 + query[at]
    kind = struct.unpack("!H", query[at + 1 : at + 3])[0]
    question = query[12 : at + 5]
    found = records(".".join(labels), kind)
    flags = 0x8400 | (query[2] & 1) << 8 | (3 if found is None else 0)
    body = b"".join(found or [])
    if 12 + len(question) + len(body) > limit:
        return query[:2] + struct.pack("!HHHHH", flags | 0x200, 1, 0, 0, 0) + question
    return query[:2] + struct.pack("!HHHHH", flags, 1, len(found or []), 0, 0) + question + body


def serve_stream(stream):
    with stream:
        try:
            while True:
                reply = answer(receive(stream), 65535)
                if reply is None:
                    return
                send(stream, reply)
        except (EOFError, OSError):
            pass


def serve_streams(server):
    while True:
        threading.Thread(target=serve_stream, args=(server.accept()[0],), daemon=True).start()


place = (sys.argv[1], int(sys.argv[2]))
datagrams = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
datagrams.bind(place)
streams = socket.create_server(place, backlog=128)
threading.Thread(target=serve_streams, args=(streams,), daemon=True).start()
print("ready", flush=True)
while True:
    query, client = datagrams.recvfrom(4096)
    if query[12:].startswith(b"\6silent"):
        continue
    reply = answer(query, 512)
    if reply is not None:
        datagrams.sendto(reply, client)
