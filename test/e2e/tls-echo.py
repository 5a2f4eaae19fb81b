"""A TLS server at every address of its network namespace: says `NAME at ADDRESS.`, the server name it was given.

usage: tls-echo.py CERTIFICATE KEY PORT; says "ready" when it listens.
"""
import socket
import ssl
import sys
import threading

context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(sys.argv[1], sys.argv[2])
names = threading.local()


def note(_session, name, _context):
    names.name = name


context.sni_callback = note


def serve(sock):
    try:
        names.name = None
        with context.wrap_socket(sock, server_side=True) as stream:
            stream.recv(65536)
            text = f"{names.name} at {sock.getsockname()[0] if sock.fileno() >= 0 else stream.getsockname()[0]}."
            stream.sendall(f"HTTP/1.0 200 OK\r\nContent-Length: {len(text)}\r\n\r\n{text}".encode())
    except OSError:
        pass


server = socket.create_server(("::", int(sys.argv[3])), family=socket.AF_INET6, dualstack_ipv6=True, backlog=128)
print("ready", flush=True)
while True:
    threading.Thread(target=serve, args=(server.accept()[0],), daemon=True).start()
