"""Runs a command on a terminal of its own, for tests.

usage: on-terminal.py COLUMNS ROWS COMMAND...

The command's output goes to stdout unchanged. Lines on stdin, JSON each: {"keys": TEXT}, {"resize": [COLUMNS, ROWS]},
{"signal": NUMBER}. When the command has ended, one JSON line follows on stderr: {"code": exit code, or -signal,
"restored": whether the terminal's settings are those of the beginning}.
"""
import fcntl
import json
import os
import select
import struct
import sys
import termios


def resize(fd, columns, rows):
    fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


columns, rows, *command = sys.argv[1:]
master, slave = os.openpty()
resize(master, int(columns), int(rows))
before = termios.tcgetattr(slave)
pid = os.fork()
if pid == 0:
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    for fd in (0, 1, 2):
        os.dup2(slave, fd)
    os.execvp(command[0], command)

# without a buffer: lines in it would not be selected
told_lines = open(0, "rb", buffering=0)
status, inputs = None, {0, master}
while True:
    ready, _, _ = select.select(list(inputs), [], [], 0.05)
    if master in ready:
        os.write(1, os.read(master, 65536))
        continue
    if status is not None:
        break
    if 0 in ready:
        line = told_lines.readline()
        if line == b"":
            inputs.discard(0)
            continue
        told = json.loads(line)
        if "keys" in told:
            os.write(master, told["keys"].encode())
        if "resize" in told:
            resize(master, *told["resize"])
        if "signal" in told:
            os.kill(pid, told["signal"])
    ended, found = os.waitpid(pid, os.WNOHANG)
    if ended:
        status = os.waitstatus_to_exitcode(found)
print(json.dumps({"code": status, "restored": termios.tcgetattr(slave) == before}), file=sys.stderr)
