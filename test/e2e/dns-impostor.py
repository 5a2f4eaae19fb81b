"""An agent that makes its own network namespace, where it is root, takes the resolver's address there, and answers for
names that the session may reach.

usage: dns-impostor.py RESOLVER NAME ADDRESS, in the new namespace. Asks the resolver for NAME over TCP until it has an
answer or ten queries had none; prints the address, or the reason for none, in one line. Then waits for the end of its
input, because the namespace lives that long.
"""
import fcntl
import socket
import struct
import sys
import threading
import time

from dns_stream import receive, send

RESOLVER, NAME, ADDRESS = sys.argv[1:]
SIOCSIFFLAGS, SIOCSIFADDR = 0x8914, 0x8916


def configure(interface, address):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        place = struct.pack("16sH2s4s8x", interface, socket.AF_INET, b"", socket.inet_aton(address))
        fcntl.ioctl(sock, SIOCSIFADDR, place)
        fcntl.ioctl(sock, SIOCSIFFLAGS, struct.pack("16sH14x", interface, 1))


def serve(server):
    while True:
        stream, _ = server.accept()
        query = receive(stream)
        record = b"\xc0\x0c" + struct.pack("!HHIH", 1, 1, 3600, 4) + socket.inet_aton(ADDRESS)
        reply = query[:2] + struct.pack("!HHHHH", 0x8400, 1, 1, 0, 0) + query[12:] + record
        send(stream, reply)


def ask():
    labels = b"".join(bytes([len(label)]) + label.encode() for label in NAME.split("."))
    query = struct.pack("!HHHHHH", 7, 0x0100, 1, 0, 0, 0) + labels + b"\0" + struct.pack("!HH", 1, 1)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as sock:
        sock.settimeout(10)
        sock.connect((RESOLVER, 53))
        send(sock, query)
        return socket.inet_ntoa(receive(sock)[-4:])


configure(b"lo", "127.0.0.1")
configure(b"lo:1", RESOLVER)
listener = socket.create_server((RESOLVER, 53))
threading.Thread(target=serve, args=(listener,), daemon=True).start()
outcome = ""
for _ in range(10):
    try:
        outcome = ask()
        break
    except (OSError, EOFError) as error:
        outcome = type(error).__name__
        time.sleep(0.3)
print(outcome, flush=True)
sys.stdin.read()
