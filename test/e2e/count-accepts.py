"""A TCP server that counts connections. Arguments: address. Prints its port, and the count when its input ends."""
import select
import socket
import sys

server = socket.create_server((sys.argv[1], 0), backlog=128)
print(server.getsockname()[1], flush=True)
count = 0
while True:
    ready, _, _ = select.select([server, sys.stdin], [], [])
    if server in ready:
        server.accept()[0].close()
        count += 1
    elif sys.stdin.read() == "":
        break
print(count, flush=True)
