/** Where `make bench` has put the programs that it measures beside netmon. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const directory = fileURLToPath(new URL(".", import.meta.url));

export const nodePeer = (path: string): string => join(directory, "node_modules", path);
export const pythonPeer = (program: string): string => join(directory, "build/venv/bin", program);
/** For a Node program that would listen on all interfaces. */
export const bindLoopback = fileURLToPath(new URL("../../peers/bind-loopback.mjs", import.meta.url));

export const peersInstalled = (): boolean =>
  existsSync(nodePeer(".package-lock.json")) && existsSync(pythonPeer("litellm"));
