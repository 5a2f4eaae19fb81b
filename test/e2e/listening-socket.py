"""A listening socket outside of the service, as systemd holds one.

listening-socket.py hold PATH GID [MODE]  makes it, prints the descriptor, and keeps it until standard input ends.
listening-socket.py give PID FD COUNT FOR COMMAND...  starts the command with it as descriptor 3, announced as COUNT
    descriptors for the process FOR, or `self`.
"""
import ctypes
import os
import socket
import sys


def hold(path, gid, mode="660"):
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(path)
    os.chown(path, 0, int(gid))
    os.chmod(path, int(mode, 8))
    listening.listen(64)
    print(listening.fileno(), flush=True)
    sys.stdin.read()


def give(pid, fd, count, whom, *command):
    libc = ctypes.CDLL(None, use_errno=True)
    pidfd = os.pidfd_open(int(pid))
    got = libc.syscall(438, pidfd, int(fd), 0)  # pidfd_getfd(2)
    if got < 0:
        raise OSError(ctypes.get_errno(), "pidfd_getfd")
    if got != 3:
        os.dup2(got, 3)
    os.set_inheritable(3, True)
    os.environ.update(LISTEN_FDS=count, LISTEN_PID=str(os.getpid()) if whom == "self" else whom)
    os.execv(command[0], command)


{"hold": hold, "give": give}[sys.argv[1]](*sys.argv[2:])
