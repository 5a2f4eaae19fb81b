"""Hostile input to a listener, from a seed: random and partial messages, nothing at all, a reset in the middle, storms
of connections, slow and half-closed ones. Arguments: kind (udp, tcp, unix), address or path, port, seed, a JSON list of well-formed
openings in hex. Prints how many connections or datagrams it made.
"""
import json
import random
import socket
import struct
import sys
import time

KIND, WHERE, PORT, SEED, OPENINGS = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), json.loads(sys.argv[5])
draw = random.Random(SEED)
openings = [bytes.fromhex(text) for text in OPENINGS]
made = 0


def damaged():
    """A well-formed opening with random bytes changed, cut or doubled; or random bytes alone."""
    text = bytearray(draw.choice(openings)) if openings and draw.random() < 0.8 else bytearray(draw.randbytes(draw.choice([0, 1, 2, 11, 12, 300, 2000])))
    for _ in range(draw.randrange(4)):
        if text:
            text[draw.randrange(len(text))] = draw.randrange(256)
    cut = draw.random()
    if cut < 0.3:
        del text[draw.randrange(len(text) + 1) :]
    elif cut < 0.4:
        text += text * draw.randrange(1, 20)
    return bytes(text)


def dial():
    global made
    sock = socket.socket(socket.AF_UNIX if KIND == "unix" else socket.AF_INET, socket.SOCK_STREAM)
    if KIND == "unix":
        sock.connect(WHERE)  # with a time limit, a full backlog would be an error at once
    sock.settimeout(1)
    if KIND != "unix":
        sock.connect((WHERE, PORT))
    made += 1
    return sock


def reset(sock):
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    sock.close()


def stream():
    held = []
    for n in range(400):
        try:
            sock = dial()
            way = draw.randrange(6)
            if way > 0:
                sock.sendall(damaged())
            if way == 1:
                reset(sock)
            elif way == 2:
                sock.shutdown(socket.SHUT_WR)
                sock.settimeout(0.02)
                sock.recv(65536)
                sock.close()
            elif way == 3:
                sock.shutdown(socket.SHUT_RD)
                sock.sendall(damaged())
                sock.close()
            elif way == 4 and len(held) < 100:
                held.append(sock)  # slow: a byte now and then
            else:
                sock.close()
            for slow in held[-3:]:
                slow.send(b"\0")
        except OSError:
            pass
    for n in range(1500):  # a storm
        try:
            held.append(dial())
        except OSError:
            break
    for n, sock in enumerate(held):
        reset(sock) if n % 2 else sock.close()


def datagrams():
    global made
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        for n in range(1500):
            text = damaged() if n % 50 else draw.choice([b"", draw.randbytes(65507)])
            try:
                sock.sendto(text, (WHERE, PORT))
                made += 1
            except OSError:
                pass
            if n % 10 == 0:
                time.sleep(0.001)


datagrams() if KIND == "udp" else stream()
print(made)
