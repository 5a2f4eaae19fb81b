/** Paths of the programs that `make bench` has installed for comparison with netmon. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const directory = fileURLToPath(new URL(".", import.meta.url));

export const nodePeer = (path: string): string => join(directory, "node_modules", path);
export const pythonPeer = (program: string): string => join(directory, "build/venv/bin", program);
export const goPeer = (program: string): string => join(directory, "build", program);
/** Preloaded into a Node program that would otherwise listen on all interfaces. */
export const bindLoopback = fileURLToPath(new URL("../../peers/bind-loopback.mjs", import.meta.url));

export const peersInstalled = (): boolean =>
  [nodePeer(".package-lock.json"), pythonPeer("litellm"), goPeer("thv")].every((path) => existsSync(path));
