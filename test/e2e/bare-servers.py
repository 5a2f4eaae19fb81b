"""Starts a program with pipes or socket pairs, as clients of MCP servers do, and says something to it at once.

bare-servers.py pipe|socket MESSAGE COMMAND...   prints the program's first line, and ends with the standard input.
"""
import socket
import subprocess
import sys

how, message, *command = sys.argv[1:]
if how == "pipe":
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    writes, reads = child.stdin, child.stdout
else:
    pairs = [socket.socketpair(), socket.socketpair()]
    child = subprocess.Popen(command, stdin=pairs[0][1], stdout=pairs[1][1])
    for _, theirs in pairs:
        theirs.close()
    writes, reads = pairs[0][0].makefile("wb"), pairs[1][0].makefile("rb")
writes.write(message.encode())
writes.flush()
print(reads.readline().decode().strip() or "nothing", flush=True)
sys.stdin.read()
writes.close()
child.kill()
child.wait()
