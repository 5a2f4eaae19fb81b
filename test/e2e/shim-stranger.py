"""Sends the socket of a shims' controller what no shim sends. Argument: its path. Ends when everything was refused."""
import os
import random
import socket
import struct
import sys
import threading

path = sys.argv[1]
draw = random.Random(7)


def hello(arguments, size=None):
    text = b"/\0" + str(len(arguments)).encode() + b"\0" + b"".join(word.encode() + b"\0" for word in arguments)
    return b"H" + struct.pack("<I", len(text) if size is None else size) + text


def connected():
    one = socket.socket(socket.AF_UNIX)
    one.settimeout(60)
    one.connect(path)
    return one


def turned_away(one, what):
    """Whether the other end hangs up without starting anything."""
    heard = b""
    try:
        while True:
            part = one.recv(65536)
            if part == b"":
                break
            heard += part
    except (ConnectionResetError, BrokenPipeError):
        pass
    if b"s" == heard[5:6] or heard.startswith(b"s"):
        sys.exit(what + " was served: " + repr(heard))


def try_out(what, message, descriptors=()):
    one = connected()
    try:
        if descriptors:
            socket.send_fds(one, [message[:5]], list(descriptors))
            one.sendall(message[5:])
        else:
            one.sendall(message)
    except (ConnectionResetError, BrokenPipeError):
        pass
    turned_away(one, what)
    one.close()


shim = ["shim", "--", "cat"]
(from_client, to_client), (from_server, to_server) = os.pipe(), os.pipe()
pipes = [from_client, to_client, to_server, from_server, *os.pipe()]
regular = os.open("/etc/passwd", os.O_RDONLY)
directory = os.open("/", os.O_RDONLY)
terminal, _ = os.openpty()
null = os.open("/dev/null", os.O_RDWR)
datagrams = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)

try_out("a text", b'{"jsonrpc":"2.0"}\n')
try_out("no descriptors", hello(shim))
try_out("three", hello(shim), pipes[:3])
try_out("five", hello(shim), pipes[:5])
try_out("sixty", hello(shim), (pipes * 8)[:60])
for name, fd in (("file", regular), ("directory", directory), ("terminal", terminal), ("device", null)):
    try_out("a " + name, hello(shim), [fd, *pipes[:3]])
try_out("datagrams", hello(shim), [datagrams.fileno(), *pipes[:3]])
try_out("an endless hello", hello(shim, 0x7FFFFFFF), pipes[:4])
try_out("a number that is none", b"H" + struct.pack("<I", 8) + b"/\0x\0shim\0"[:8], pipes[:4])
try_out("more words than there are", b"H" + struct.pack("<I", 9) + b"/\0999999\0", pipes[:4])
try_out("another command", hello(["doctor"]), pipes[:4])
try_out("5000 words", hello(["shim", "--"] + ["x"] * 5000), pipes[:4])
for _ in range(50):
    try_out("noise", draw.randbytes(draw.choice([1, 4, 5, 6, 300, 70000])) + b"\n\n\n\n\n")

# silent connections, more than there is room for, opened and closed
for _ in range(3):
    many = []
    for _ in range(1000):
        try:
            many.append(connected())
        except OSError:
            break
    for one in many:
        one.close()


def as_another():
    """Uses a child process, because a thread's connection has the user of the whole process."""
    child = os.fork()
    if child == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
        try:
            connected()
        except PermissionError:
            os._exit(0)
        except OSError:
            os._exit(2)
        os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


if as_another() != 0:
    sys.exit("another user could connect")
assert threading.active_count() == 1
print("all were turned away")
