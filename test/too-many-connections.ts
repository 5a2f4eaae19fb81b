/** Opens connections to a server on loopback until it cuts one off. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** `most`: how many it takes. Resolves when `more` were cut off; the others are open until `close`. */
export async function tooManyConnections(
  port: number,
  most: number,
  more: number,
): Promise<{ close(): void }> {
  const sockets: Socket[] = [];
  const ended: Promise<unknown>[] = [];
  for (let i = 0; i < most + more; i++) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {}).resume();
    sockets.push(socket);
    await once(socket, "connect");
    if (i >= most) ended.push(once(socket, "close"));
  }
  await Promise.all(ended);
  return {
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
