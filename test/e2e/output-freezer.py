"""Fills the standard error that it shares with netmon, takes O_NONBLOCK off it, and makes netmon write there.

Argument: the path of the run's socket for shims. Prints whether netmon still answers at it.
"""
import os
import socket
import sys

path = sys.argv[1]


def turned_away():
    """Sends what no shim sends, of which the first makes netmon write a warning."""
    one = socket.socket(socket.AF_UNIX)
    one.settimeout(60)
    one.connect(path)
    one.send(b"nonsense\n")
    try:
        while one.recv(100) != b"":
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        sys.exit(0)
    print("answers", flush=True)


os.set_blocking(2, False)
try:
    while True:
        os.write(2, b"x" * 4096)
except BlockingIOError:
    pass
os.set_blocking(2, True)
turned_away()
os.set_blocking(2, True)
turned_away()
turned_away()
