"""An agent that uses up the descriptors of the process that guards it: more connections to the proxy than it may have
open, held for some of its ticks. Then reports whether the proxy still answers."""
import os
import socket
import time
import urllib.parse
import urllib.request

url = os.environ["ANTHROPIC_BASE_URL"]
place = urllib.parse.urlsplit(url)
COUNT, PROCESSES, SECONDS = 250, 4, 3.5


def hold():
    sockets = []
    try:
        for _ in range(COUNT):
            sockets.append(socket.create_connection((place.hostname, place.port), timeout=5))
    except OSError:
        pass
    time.sleep(SECONDS)


children = []
for _ in range(PROCESSES):
    pid = os.fork()
    if pid == 0:
        hold()
        os._exit(0)
    children.append(pid)
for pid in children:
    os.waitpid(pid, 0)
outcome = ""
for _ in range(100):
    try:
        with urllib.request.urlopen(url, timeout=20) as response:
            print("answers", response.status)
            break
    except OSError as error:
        outcome = str(error)
        time.sleep(0.1)
else:
    print("does not answer:", outcome)
