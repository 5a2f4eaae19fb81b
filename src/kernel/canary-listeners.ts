/**
 * The listeners that canaries try to reach: those of all sessions of this process are the same, which every session is
 * refused. They are opened with the first session and closed with the last.
 */
import dgram from "node:dgram";
import { once } from "node:events";
import net from "node:net";
import { noteListener } from "./own-listeners.ts";

/** In 127/8, so that nothing leaves this host even if the canary gets through. */
export const CANARY_ADDRESS = "127.110.101.116";

export interface CanaryPorts {
  /** TCP, and UDP if that was free. */
  port: number;
  /** UDP. */
  egressPort: number;
}

interface Listening extends CanaryPorts {
  close(): void;
}

let users = 0;
let listening: Promise<Listening> | null = null;

/** Resolves to the ports, in the network namespace of this process, and to what gives them up. */
export async function useCanaryListeners(): Promise<CanaryPorts & { letGo(): void }> {
  users++;
  listening ??= listen();
  const mine = listening;
  let isOver = false;
  const letGo = (): void => {
    if (isOver) return;
    isOver = true;
    if (--users > 0) return;
    listening = null;
    mine.then(
      (one) => one.close(),
      () => {}, // told to whoever opened them
    );
  };
  try {
    const { port, egressPort } = await mine;
    return { port, egressPort, letGo };
  } catch (error) {
    letGo();
    if (listening === mine) listening = null;
    throw error;
  }
}

async function listen(): Promise<Listening> {
  const tcp = net.createServer((socket) => socket.destroy());
  tcp.listen(0, CANARY_ADDRESS);
  await once(tcp, "listening");
  const { port } = tcp.address() as net.AddressInfo;
  const udp = await bindUdp(port).catch(() => null);
  const egress = await bindUdp(0);
  const all = [tcp, egress, ...(udp ? [udp] : [])];
  for (const one of all) {
    one.unref();
    const { _handle: handle } = one as unknown as { _handle: { fd: number } };
    noteListener(one, handle.fd);
  }
  return {
    port,
    egressPort: egress.address().port,
    close: () => {
      for (const one of all) one.close();
    },
  };
}

async function bindUdp(port: number): Promise<dgram.Socket> {
  const socket = dgram.createSocket("udp4");
  socket.bind(port, CANARY_ADDRESS);
  await once(socket, "listening");
  return socket;
}
