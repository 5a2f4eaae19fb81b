"""Does from inside a session or sandbox what reaches for the controllers of shims outside, or stands in for one.

  reach SOCKET          whether the controller behind SOCKET serves a shim of ours, and which sockets are to be seen
  stand-in SOCKET       listens there until standard input ends, and tells what was sent to it
"""
import glob
import json
import os
import socket
import stat
import struct
import sys

action, path = sys.argv[1:3]


def reach():
    one = socket.socket(socket.AF_UNIX)
    one.settimeout(60)
    try:
        one.connect(path)
        words = ["shim", "--state-dir", os.path.join(os.path.dirname(path), "state"), "--", "cat"]
        text = "".join(word + "\0" for word in ["/", str(len(words)), *words]).encode()
        (from_client, to_client), (from_server, to_server) = os.pipe(), os.pipe()
        ends = [from_client, to_client, to_server, from_server]
        socket.send_fds(one, [b"H" + struct.pack("<I", len(text))], ends)
        one.sendall(text)
        return "served" if one.recv(1) == b"a" else "refused"
    except OSError as error:
        return "refused" if isinstance(error, (ConnectionResetError, BrokenPipeError)) else str(error)


def stand_in():
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    os.chmod(path, 0o777)
    listener.listen(8)
    print("listens", flush=True)
    sys.stdin.read()
    heard = []
    listener.settimeout(0)
    while True:
        try:
            one, _ = listener.accept()
        except BlockingIOError:
            return heard
        one.settimeout(60)
        try:
            heard.append(one.recv(65536).decode("latin1"))
        except ConnectionResetError:
            heard.append("")


places = ["/tmp/netmon-shims-*/*", "/run/netmon-shims-*/*", "/run/user/*/netmon-shims-*/*", "/run/netmon-run/*/shims"]
if action == "reach":
    named = [one for place in places for one in glob.glob(place)]
    # launchers of other sessions are in such directories, too
    seen = [one for one in named if stat.S_ISSOCK(os.stat(one).st_mode)]
    print(json.dumps({"seen": seen, "reached": reach()}))
else:
    print(json.dumps(stand_in()))
