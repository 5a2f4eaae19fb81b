/**
 * The command of a stdio server with `netmon shim` in front of it, as `netmon wrap-config` writes it:
 * `NETMON shim --server-id ID [OPTIONS] -- COMMAND ARGUMENTS`.
 */

export interface WrappedCommand {
  /** The program that runs the shim. */
  netmon: string;
  /** Its arguments, `--` included. */
  shim: readonly string[];
  /** The server's own. */
  command: string;
  args: readonly string[];
}

/** Arguments of netmon in front of the server's command. */
export function shimArguments(serverId: string, options: readonly string[]): string[] {
  return ["shim", "--server-id", serverId, ...options, "--"];
}

/** By its file's name: other programs have a `shim` of their own (mise, asdf, pyenv), whatever options it takes. */
export function isNetmon(program: string): boolean {
  return /(?:^|\/)netmon(?:\.[cm]?js)?$/.test(program);
}

/** null: netmon's shim is not in front. Also knows one that was put there by hand, without `--server-id`. */
export function wrappedCommand(command: string | null, args: readonly string[]): WrappedCommand | null {
  if (command === null || args[0] !== "shim" || !isNetmon(command)) return null;
  const named = args[1] === "--server-id";
  const end = args.indexOf("--", named ? 3 : 1); // a server may be called --
  const inner = args[end + 1];
  if (end < 0 || inner === undefined) return null;
  return { netmon: command, shim: args.slice(0, end + 1), command: inner, args: args.slice(end + 2) };
}
