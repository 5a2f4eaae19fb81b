"""Starts programs with pipes or socket pairs, as clients of MCP servers do, and says something to each at once, or in two
parts a second apart.

bare-servers.py pipe|socket|slowly MESSAGE COMMAND... [++ COMMAND...]   prints each one's first line, and ends with its input.
"""
import socket
import subprocess
import sys
import time


def start(how, command):
    if how != "socket":
        child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return child, child.stdin, child.stdout
    pairs = [socket.socketpair(), socket.socketpair()]
    child = subprocess.Popen(command, stdin=pairs[0][1], stdout=pairs[1][1])
    for _, theirs in pairs:
        theirs.close()
    return child, pairs[0][0].makefile("wb"), pairs[1][0].makefile("rb")


how, message, *words = sys.argv[1:]
commands = [[]]
for word in words:
    if word == "++":
        commands.append([])
    else:
        commands[-1].append(word)
started = [start(how, command) for command in commands]
for _, writes, _ in started:
    for part in (message[:9], message[9:]) if how == "slowly" else (message,):
        writes.write(part.encode())
        writes.flush()
        time.sleep(how == "slowly")
print(*[reads.readline().decode().strip() or "nothing" for _, _, reads in started], flush=True)
sys.stdin.read()
for child, writes, _ in started:
    writes.close()
    child.kill()
    child.wait()
