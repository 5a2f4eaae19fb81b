"""Starts a command on a terminal of its own and closes the terminal on SIGUSR1, as a closed window does.

usage: closing-terminal.py COMMAND...

The command is in the foreground of a shell's session, as a shell starts it. Its output goes to stdout; its pid to the file
$STATUS-pid, and its exit code, or -signal, to $STATUS.
"""
import os
import pty
import signal
import sys

STATUS = os.environ["STATUS"]


def write(path, text):
    """Makes the file appear with its text."""
    with open(path + ".part", "w") as file:
        file.write(text)
    os.rename(path + ".part", path)


leader, master = pty.fork()
if leader == 0:
    command = os.fork()
    if command == 0:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        os.tcsetpgrp(0, os.getpgrp())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        os.execvp(sys.argv[1], sys.argv[1:])
    # hands the hang-up on to its jobs, as shells do
    signal.signal(signal.SIGHUP, lambda *_: os.kill(command, signal.SIGHUP))
    write(STATUS + "-pid", str(command))
    _, status = os.waitpid(command, 0)
    write(STATUS, str(os.waitstatus_to_exitcode(status)))
    sys.exit(0)

closed = False


def close(*_):
    global closed
    closed = True
    os.close(master)


signal.signal(signal.SIGUSR1, close)
while True:
    try:
        os.write(1, os.read(master, 65536))
    except OSError:
        break
os.waitpid(leader, 0)
