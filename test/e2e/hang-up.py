"""Connects to a Unix socket and closes it at once, repeatedly. Arguments: path, seconds. Prints how often."""
import socket
import sys
import time

path, seconds = sys.argv[1], float(sys.argv[2])
until = time.monotonic() + seconds
count = 0
while time.monotonic() < until:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as sock:
        try:
            sock.connect(path)
            if count % 2:
                sock.send(b"{")
            count += 1
        except OSError as error:
            print(type(error).__name__, file=sys.stderr)
            sys.exit(1)
print(count)
