/**
 * Chooses the id of the server behind a shim: the given id, otherwise that of the declared server with this command,
 * otherwise one derived from the command. server-claims.ts then keeps apart two commands that choose one.
 *
 * Fails closed. A server whose derived id equals a declared one gets neither that id nor its permissions.
 */
import { createHash } from "node:crypto";
import { deriveServerId } from "../../clients/config-files/derived-id.ts";
import type { DeclaredServer } from "../../config/config.ts";
import { isOwnServer } from "../../registry/own-server.ts";
import { undeclaredName } from "../../registry/server-names.ts";
import { executableFile } from "../exec/executable-file.ts";

export interface ServerCommand {
  command: string;
  args: readonly string[];
}

/** `path`: the PATH in which commands are looked up. */
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
  return undeclaredName(derived.slice(0, 100));
}

/** Excludes servers from clients' files: they are kept without arguments, so any command of the program would match. */
function fits(server: DeclaredServer, { command, args }: ServerCommand, path: string): boolean {
  if (server.type !== "stdio" || server.command === null || !isOwnServer(server)) return false;
  if (server.args.length !== args.length || server.args.some((arg, i) => arg !== args[i])) return false;
  return server.command === command || sameFile(server.command, command, path);
}

/** Returns a digest of the command that has this id: a declared one, however it was written when it was started. */
export function commandDigest(
  id: string,
  started: ServerCommand,
  declared: readonly DeclaredServer[],
  path: string,
): string {
  const own = declared.find((server) => server.id === id && fits(server, started, path));
  const { command, args } = own ?? started;
  return createHash("sha256")
    .update(JSON.stringify([command, ...args]))
    .digest("hex");
}

function sameFile(one: string, other: string, path: string): boolean {
  const found = executableFile(one, path);
  return found !== null && found === executableFile(other, path);
}
