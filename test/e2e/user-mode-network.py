"""Connects over TCP to places in a network namespace behind pasta or slirp4netns: one JSON object with the outcome of each.

usage: user-mode-network.py pasta|slirp4netns HOST:PORT ...
"""
import ctypes
import errno
import json
import os
import socket
import subprocess
import sys

NEWUSER, NEWNET = 0x10000000, 0x40000000
LIBC = ctypes.CDLL(None, use_errno=True)


def unshare(flags):
    if LIBC.unshare(flags):
        raise OSError(ctypes.get_errno(), "unshare")


def outcome(place):
    host, port = place.rsplit(":", 1)
    try:
        with socket.create_connection((host, int(port)), 10) as sock:
            sock.sendall(b"x")
            return "ok" if sock.recv(1) else "closed"
    except OSError as error:
        return errno.errorcode.get(error.errno, str(error))


def tell(places):
    print(json.dumps({place: outcome(place) for place in places}), flush=True)


def within_pasta(places):
    options = ["--config-net", "-q", "-t", "none", "-u", "none", "-T", "auto", "-U", "none"]
    words = [sys.executable, "-B", __file__, "here", *places]
    subprocess.run(["pasta", *options, "--", *words], check=True)


def within_slirp4netns(places):
    here, there = socket.socketpair()
    child = os.fork()
    if child == 0:
        uid, gid = os.getuid(), os.getgid()
        unshare(NEWUSER | NEWNET)
        for name, text in (("setgroups", "deny"), ("uid_map", f"0 {uid} 1"), ("gid_map", f"0 {gid} 1")):
            with open(f"/proc/self/{name}", "w") as file:
                file.write(text)
        there.send(b"x")
        there.recv(1)
        tell(places)
        os._exit(0)
    here.recv(1)
    ready, say = os.pipe()
    words = ["slirp4netns", "--configure", "--mtu=65520", f"--ready-fd={say}", str(child), "tap0"]
    helper = subprocess.Popen(words, pass_fds=[say], stdout=subprocess.DEVNULL)
    os.close(say)
    if not os.read(ready, 1):
        sys.exit("slirp4netns did not start")
    here.send(b"x")
    os.waitpid(child, 0)
    helper.kill()


{"here": tell, "pasta": within_pasta, "slirp4netns": within_slirp4netns}[sys.argv[1]](sys.argv[2:])
