/**
 * Which server a shim stands in front of: the one that was named, else the declared one whose command this is,
 * else one named after its command.
 *
 * Direction of failure: closed. A server that only happens to be called like a declared one does not get its
 * name, and so not its permissions.
 */
import type { DeclaredServer } from "../../config/config.ts";
import { executableFile } from "../exec/executable-file.ts";
import { deriveServerId } from "./server-id.ts";

export interface ServerCommand {
  command: string;
  args: readonly string[];
}

/** `path`: the PATH by which commands are found. */
export function chooseServerId(
  given: string | undefined,
  started: ServerCommand,
  declared: readonly DeclaredServer[],
  path: string,
): string {
  if (given !== undefined) return given;
  const fitting = declared.find((server) => fits(server, started, path));
  if (fitting) return fitting.id;
  const derived = deriveServerId(started.command, started.args);
  if (!declared.some(({ id }) => id === derived)) return derived;
  return `${derived.slice(0, 100)}-undeclared`;
}

function fits(server: DeclaredServer, { command, args }: ServerCommand, path: string): boolean {
  if (server.type !== "stdio" || server.command === null || !isOwn(server)) return false;
  if (server.args.length !== args.length || server.args.some((arg, i) => arg !== args[i])) return false;
  return server.command === command || sameFile(server.command, command, path);
}

/** Of servers of clients' files the arguments are not kept: any command of the program would fit. */
function isOwn({ source }: DeclaredServer): boolean {
  return source.startsWith("sandbox.mcp.servers[");
}

function sameFile(one: string, other: string, path: string): boolean {
  const found = executableFile(one, path);
  return found !== null && found === executableFile(other, path);
}
