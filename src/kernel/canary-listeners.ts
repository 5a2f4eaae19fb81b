/**
 * The listeners that canaries try to reach: those of all sessions of this process are the same, which every session is
 * refused. They are opened with the first session and closed with the last.
 */
import type dgram from "node:dgram";
import { once } from "node:events";
import net from "node:net";
import { orElse } from "../errors/or-else.ts";
import { NetworkNamespace } from "./netns.ts";
import { listenTcp, listenUdp } from "./netns-sockets.ts";

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
  const here = NetworkNamespace.own();
  const open: (net.Server | dgram.Socket)[] = [];
  const close = (): void => {
    for (const one of open.splice(0)) one.close();
  };
  const udp = (port: number): dgram.Socket => {
    const socket = listenUdp(here, CANARY_ADDRESS, port).unref();
    open.push(socket);
    return socket;
  };
  try {
    const tcp = net.createServer((socket) => socket.destroy());
    open.push(listenTcp(here, CANARY_ADDRESS, 0, tcp).unref());
    await once(tcp, "listening");
    const { port } = tcp.address() as net.AddressInfo;
    orElse(() => udp(port), null);
    return { port, egressPort: udp(0).address().port, close };
  } catch (error) {
    close();
    throw error;
  } finally {
    here.close();
  }
}
