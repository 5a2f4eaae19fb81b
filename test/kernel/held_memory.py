"""held_memory.py DIR: prints the pid of a process whose command line keeps its readers waiting, and lives until its input
ends. On DIR, which must be empty, is a file system whose daemon answers no write. The process unmaps a changed file of it,
which waits with the lock of its memory, and wants to map something meanwhile: from then on others wait for the lock too."""
import ctypes, mmap, os, struct, sys, threading, time

LIBC = ctypes.CDLL(None, use_errno=True)
LIBC.mmap.restype = ctypes.c_void_p
LIBC.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
LIBC.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
INIT, LOOKUP, GETATTR, OPEN, READ, WRITE, FORGET, INTERRUPT = 26, 1, 3, 14, 15, 16, 2, 36


def attributes(inode):
    mode, size = (0o40755, 4096) if inode == 1 else (0o100666, 65536)
    return struct.pack("<6Q10I", inode, size, size // 512, 0, 0, 0, 0, 0, 0, mode, 1, 0, 0, 0, 4096, 0)


def serve(fuse):
    def reply(to, data=b"", error=0):
        os.write(fuse, struct.pack("<IiQ", 16 + len(data), error, to) + data)

    while True:
        try:
            message = os.read(fuse, 1 << 18)
        except OSError:
            return
        _, call, to, inode = struct.unpack_from("<IIQQ", message)
        if call == INIT:
            reply(to, struct.pack("<4I2HI", 7, 19, 65536, 0, 12, 10, 4096))
        elif call == LOOKUP:
            reply(to, struct.pack("<4Q2I", 2, 0, 1, 1, 0, 0) + attributes(2))
        elif call == GETATTR:
            reply(to, struct.pack("<Q2I", 1, 0, 0) + attributes(inode))
        elif call == OPEN:
            reply(to, struct.pack("<Q2I", 0, 0, 0))
        elif call == READ:
            reply(to, bytes(struct.unpack_from("<QQI", message, 40)[2]))
        elif call not in (WRITE, FORGET, INTERRUPT):
            reply(to, error=-38)


def hold(path):
    file = os.open(path, os.O_RDWR)
    protection = mmap.PROT_READ | mmap.PROT_WRITE
    memory = LIBC.mmap(None, 4096, protection, mmap.MAP_SHARED, file, 0)
    ctypes.memset(memory, 1, 1)

    def want():
        time.sleep(0.2)
        LIBC.mmap(None, 4096, mmap.PROT_READ, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)

    threading.Thread(target=want, daemon=True).start()
    LIBC.munmap(memory, 4096)
    time.sleep(3600)


directory = sys.argv[1]
fuse = os.open("/dev/fuse", os.O_RDWR)
options = f"fd={fuse},rootmode=40000,user_id=0,group_id=0".encode()
if LIBC.mount(b"netmon-test", directory.encode(), b"fuse", 0, options) != 0:
    sys.exit(f"mount: errno {ctypes.get_errno()}")
threading.Thread(target=serve, args=[fuse], daemon=True).start()
child = os.fork()
if child == 0:
    os.close(fuse)
    hold(directory + "/held")
time.sleep(1)
print(child, flush=True)
sys.stdin.read()
LIBC.umount2(directory.encode(), 2)
os.kill(child, 9)
os._exit(0)  # the end of the daemon ends what waits for it
