"""The other end of the helper's socket, for tests: runs the steps of a JSON plan (argv[1]) on descriptor 3.

Node cannot send descriptors; python3 is there wherever node-gyp is.
"""
import array
import ctypes
import json
import os
import platform
import signal
import socket
import struct
import sys
import time

BPF_OBJ_GET, BPF_LINK_CREATE = 7, 28
BPF_CGROUP_INET_EGRESS = 1


def bpf(command, attr):
    number = {"x86_64": 321, "aarch64": 280}[platform.machine()]
    libc = ctypes.CDLL(None, use_errno=True)
    buffer = ctypes.create_string_buffer(attr.ljust(128, b"\0"), 128)
    result = libc.syscall(number, command, buffer, 128)
    if result < 0:
        raise OSError(ctypes.get_errno(), f"bpf({command})")
    return result


def cgroup_link(program_pin, cgroup):
    path = ctypes.create_string_buffer(program_pin.encode())
    program = bpf(BPF_OBJ_GET, struct.pack("<QII", ctypes.addressof(path), 0, 0))
    target = os.open(cgroup, os.O_RDONLY)
    return bpf(BPF_LINK_CREATE, struct.pack("<IIII", program, target, BPF_CGROUP_INET_EGRESS, 0))


def send(connection, data, fds):
    control = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))] if fds else []
    sent = connection.sendmsg([data], control)
    connection.sendall(data[sent:])


def read_frame(connection):
    def exactly(count):
        data = b""
        while len(data) < count:
            part = connection.recv(count - len(data))
            if not part:
                sys.exit(0)
            data += part
        return data

    (length,) = struct.unpack("<I", exactly(4))
    return exactly(length)


def main():
    with open(sys.argv[1], encoding="utf8") as plan:
        steps = json.load(plan)
    connection = socket.socket(fileno=3)
    for step in steps:
        if "read" in step:
            frame = read_frame(connection)
            if step["read"] == "echo":
                connection.sendall(struct.pack("<I", len(frame)) + frame)
        if "say" in step:
            print(step["say"], file=sys.stderr, flush=True)
        if "sleep" in step:
            time.sleep(step["sleep"] / 1000)
        if "frame" in step or "raw" in step:
            data = bytes.fromhex(step.get("frame", step.get("raw")))
            if "frame" in step:
                data = struct.pack("<I", len(data)) + data
            fds = [os.open("/dev/null", os.O_RDONLY) for _ in range(step.get("fds", 0))]
            if "link" in step:
                fds.append(cgroup_link(step["link"]["program"], step["link"]["cgroup"]))
            send(connection, data, fds)
            for fd in fds:
                os.close(fd)
        if "split" in step:  # a frame byte by byte, one descriptor with each of the first bytes
            data = bytes.fromhex(step["split"])
            data = struct.pack("<I", len(data)) + data
            for i in range(len(data)):
                fd = os.open("/dev/null", os.O_RDONLY)
                send(connection, data[i : i + 1], [fd] if i < step["fds"] else [])
                os.close(fd)
        if "exit" in step:
            sys.exit(step["exit"])
        if "kill" in step:
            os.kill(os.getpid(), signal.SIGKILL)


main()
