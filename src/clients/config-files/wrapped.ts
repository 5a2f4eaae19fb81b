/** What may precede a server in a client's file: `netmon shim`, `netmon gateway`, or a bridge to the network. */

import { launcherOf } from "./server-launchers.ts";

/**
 * The command of a stdio server behind `netmon shim`, as `netmon wrap-config` writes it:
 * `NETMON shim --server-id ID [OPTIONS] -- COMMAND ARGUMENTS`.
 */
export interface WrappedCommand {
  /** The program that runs the shim. */
  netmon: string;
  /** The arguments of the shim, including `--`. */
  shim: readonly string[];
  /** The server's own command. */
  command: string;
  args: readonly string[];
}

/** netmon's arguments before the server's command. */
export function shimArguments(serverId: string, options: readonly string[]): string[] {
  return ["shim", "--server-id", serverId, ...options, "--"];
}

/**
 * Judges by the file name: other programs also have a `shim` command (mise, asdf, pyenv), with any options. A relative
 * path leads into the project, which may bring a program of that name.
 */
export function isNetmon(program: string): boolean {
  return /^(?:\/(?:.*\/)?)?netmon(?:\.[cm]?js)?$/s.test(program);
}

/** null: it is not behind netmon's shim. Also recognizes one added by hand, without `--server-id`. */
export function wrappedCommand(command: string | null, args: readonly string[]): WrappedCommand | null {
  if (command === null || args[0] !== "shim" || !isNetmon(command)) return null;
  const named = args[1] === "--server-id";
  const end = args.indexOf("--", named ? 3 : 1); // a server may be named --
  const inner = args[end + 1];
  if (end < 0 || inner === undefined) return null;
  return { netmon: command, shim: args.slice(0, end + 1), command: inner, args: args.slice(end + 2) };
}

/**
 * The address of a network server behind `netmon gateway`, as `netmon wrap-config` writes it: that of the gateway's
 * endpoint, with the server's own as its fragment, `GATEWAY/servers/ID/mcp#URL`. Clients do not send a fragment, so
 * the file itself records the server's own address.
 */
export interface WrappedUrl {
  /** Everything before the server's own address. */
  prefix: string;
  /** The server's own address, with unexpanded placeholders of the client. */
  url: string;
}

/** null: it is not behind a gateway. */
export function wrappedUrl(url: string | null): WrappedUrl | null {
  const [, prefix, inner] =
    /^(https?:\/\/[^/?#@]+\/servers\/[^/?#]+\/(?:mcp|sse)#)(.+)$/s.exec(url ?? "") ?? [];
  return prefix === undefined || inner === undefined ? null : { prefix, url: inner };
}

/** The text that `gateway`, an origin, adds before a server's address. null: the gateway has no path for this name. */
export function urlFront(gateway: string, { name, sse }: { name: string; sse: boolean }): string | null {
  const segment = encodeURIComponent(name);
  // a quote would end some TOML strings
  if (segment === "." || segment === ".." || segment.includes("'")) return null;
  return `${gateway}/servers/${segment}/${sse ? "sse" : "mcp"}#`;
}

/** npm and PyPI names of programs that take the server's URL as an argument. */
const BRIDGES = new Set(["mcp-remote", "mcp-proxy", "supergateway", "mcp-remote-client"]);

function programName(word: string): string {
  return (word.split("/").at(-1) ?? "").replace(/(?<=.)@.*$/, "").replace(/\.(?:cmd|exe|js|mjs)$/, "");
}

/** Whether a command with a bridge's name in it surely starts that one, rather than any program that is given the name. */
function startsBridge(command: string, args: readonly string[]): boolean {
  const [program = "", ...rest] = [command, ...args];
  if (BRIDGES.has(programName(program))) return true;
  const launcher = launcherOf(program);
  if (launcher === undefined) return false;
  const { words = [], valued = [], naming = [], inline } = launcher;
  const at = rest.findIndex((word, index) => {
    if (valued.includes(rest[index - 1] ?? "")) return false;
    return inline?.test(word) || !(word.startsWith("-") || words.includes(word));
  });
  const word = rest[at] ?? "";
  return (
    BRIDGES.has(programName(word)) &&
    !(at > 0 && naming.includes(rest[at - 1] ?? "") && rest[at + 1] !== word)
  );
}

/**
 * The URL behind a command; null: an ordinary stdio server. Clients without support for remote servers run mcp-remote
 * and the like, whose connections come from inside the session.
 */
export function bridgedUrl(command: string, args: readonly string[]): string | null {
  if (!startsBridge(command, args)) return null;
  const words = [command, ...args];
  const at = words.findIndex((word) => BRIDGES.has(programName(word)));
  if (at < 0) return null;
  return words.slice(at + 1).find((word) => /^https?:\/\//i.test(word)) ?? null;
}
