"""DNS messages on a TCP stream: two bytes of length before each (RFC 1035 section 4.2.2)."""
import struct


def exactly(stream, count):
    data = b""
    while len(data) < count:
        piece = stream.recv(count - len(data))
        if not piece:
            raise EOFError
        data += piece
    return data


def receive(stream):
    """The next message; EOFError at the end."""
    return exactly(stream, struct.unpack("!H", exactly(stream, 2))[0])


def send(stream, message):
    stream.sendall(struct.pack("!H", len(message)) + message)
