"""What a session does in network namespaces that it makes: one JSON object with the outcome of each attempt.

usage: own-namespaces.py HOME_PORT
HOME_PORT is a TCP service on the loopback of the namespace that this starts in.
"""
import array
import ctypes
import json
import os
import socket
import struct
import subprocess
import sys

NEWUSER, NEWNET = 0x10000000, 0x40000000
LIBC = ctypes.CDLL(None, use_errno=True)
HOME = ("127.0.0.1", int(sys.argv[1]))
NAT = """table ip nat {
    chain output { type nat hook output priority -100; ip daddr 127.0.0.1 tcp dport 7 dnat to 10.200.0.2:%d; }
    chain postrouting { type nat hook postrouting priority 100; oifname "first" masquerade; }
}"""


def unshare(flags):
    if LIBC.unshare(flags):
        raise OSError(ctypes.get_errno(), "unshare")


def become_root():
    uid, gid = os.getuid(), os.getgid()
    unshare(NEWUSER | NEWNET)
    for name, text in (("setgroups", "deny"), ("uid_map", f"0 {uid} 1"), ("gid_map", f"0 {gid} 1")):
        with open(f"/proc/self/{name}", "w") as file:
            file.write(text)


def ip(*words):
    subprocess.run(["ip", *words], check=True)


def outcome(attempt):
    try:
        return attempt() or "ok"
    except OSError as error:
        return type(error).__name__ if type(error) is not OSError else os.strerror(error.errno)


def tcp(address, sock=None):
    sock = sock or socket.socket(socket.AF_INET6 if ":" in address[0] else socket.AF_INET)
    sock.settimeout(3)
    with sock:
        sock.connect(address)


def udp(address, connected):
    with socket.socket(socket.AF_INET6 if ":" in address[0] else socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.settimeout(5)
        if connected:
            sock.connect(address)
            sock.send(b"x")
        else:
            sock.sendto(b"x", address)
        sock.recv(10)


def serve():
    """A TCP and a UDP service on every address of this namespace, in a child; returns their port."""
    stream = socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True)
    port = stream.getsockname()[1]
    datagrams = socket.socket(socket.AF_INET6, socket.SOCK_DGRAM)
    datagrams.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    datagrams.bind(("::", port))
    if os.fork() == 0:
        while True:
            data, peer = datagrams.recvfrom(10)
            datagrams.sendto(data, peer)
    return port


def received(channel):
    _, ancillary, _, _ = channel.recvmsg(1, socket.CMSG_SPACE(4))
    return socket.socket(fileno=array.array("i", ancillary[0][2])[0])


def send(channel, sock):
    channel.sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("i", sock.fileno()))])


def main():
    result = {"home": outcome(lambda: tcp(HOME))}
    inherited = socket.socket()
    stays, goes = socket.socketpair()
    if os.fork() == 0:
        # stays in the first namespace: passes a socket in, and uses one that was passed out
        send(goes, socket.socket())
        result = outcome(lambda: tcp(HOME, received(goes)))
        goes.send(result.encode())
        os._exit(0)
    become_root()
    ip("link", "set", "lo", "up")
    port = serve()
    result["tcp 127.7.7.7"] = outcome(lambda: tcp(("127.7.7.7", port)))
    result["mapped"] = outcome(lambda: tcp(("::ffff:127.0.0.1", port)))
    for host in ("127.0.0.1", "::1", "0.0.0.0"):
        result[f"tcp {host}"] = outcome(lambda: tcp((host, port)))
        result[f"udp {host}"] = outcome(lambda: udp((host, port), False))
        result[f"connected {host}"] = outcome(lambda: udp((host, port), True))
    # sockets belong to the namespace that they were made in
    result["inherited"] = outcome(lambda: tcp(HOME, inherited))
    result["passed in"] = outcome(lambda: tcp(HOME, received(stays)))
    send(stays, socket.socket())
    result["passed out"] = stays.recv(100).decode()

    # a second namespace, joined to this one
    ready, tell = os.pipe()
    done, wait = os.pipe()
    second = os.fork()
    if second == 0:
        unshare(NEWNET)
        os.write(tell, b"x")
        os.read(done, 1)
        ip("addr", "add", "10.200.0.2/24", "dev", "second")
        ip("addr", "add", "fd77::2/64", "dev", "second", "nodad")
        ip("link", "set", "second", "up")
        ip("link", "add", "bridged", "type", "bridge")
        ip("addr", "add", "10.201.0.2/24", "dev", "bridged")
        ip("link", "set", "second2", "master", "bridged", "up")
        ip("link", "set", "bridged", "up")
        for name in ("all", "second"):
            with open(f"/proc/sys/net/ipv4/conf/{name}/route_localnet", "w") as file:
                file.write("1")
        os.write(tell, struct.pack("i", serve()))
        signal = os.read(done, 1)
        os._exit(0)
    os.read(ready, 1)
    ip("link", "add", "first", "type", "veth", "peer", "name", "second", "netns", str(second))
    ip("link", "add", "first2", "type", "veth", "peer", "name", "second2", "netns", str(second))
    ip("link", "add", "bridge", "type", "bridge")
    ip("link", "set", "first2", "master", "bridge", "up")
    ip("addr", "add", "10.201.0.1/24", "dev", "bridge")
    ip("link", "set", "bridge", "up")
    ip("addr", "add", "10.200.0.1/24", "dev", "first")
    ip("addr", "add", "fd77::1/64", "dev", "first", "nodad")
    ip("link", "set", "first", "up")
    os.write(wait, b"x")
    there = struct.unpack("i", os.read(ready, 4))[0]
    for host in ("10.200.0.2", "fd77::2"):
        result[f"tcp {host}"] = outcome(lambda: tcp((host, there)))
        result[f"connected {host}"] = outcome(lambda: udp((host, there), True))
    result["bridge"] = outcome(lambda: tcp(("10.201.0.2", there)))
    # loopback addresses that lead out of the namespace
    for name in ("all", "first"):
        with open(f"/proc/sys/net/ipv4/conf/{name}/route_localnet", "w") as file:
            file.write("1")
    subprocess.run(["nft", "-f", "-"], input=NAT % there, text=True, check=True)
    result["translated"] = outcome(lambda: tcp(("127.0.0.1", 7)))
    ip("route", "del", "local", "127.0.0.0/8", "dev", "lo", "table", "local")
    ip("route", "add", "127.0.0.5/32", "via", "10.200.0.2", "dev", "first")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.bind(("10.200.0.1", 0))
        result["loopback outside"] = outcome(lambda: sock.sendto(b"x", ("127.0.0.5", there)) and None)
    result["loopback outside, tcp"] = outcome(lambda: tcp(("127.0.0.5", there)))
    print(json.dumps(result), flush=True)


try:
    main()
finally:
    os.killpg(0, 15)
