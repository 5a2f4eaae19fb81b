/**
 * Output for display: colour only on a terminal, untrusted text escaped, and a clean end, without a stack trace, when
 * stdout's reader closes it. Enforcement does not depend on output.
 */
import type { Writable } from "node:stream";
import type { RunHost } from "../../app/exec/run-host.ts";
import type { ShimEnd, ShimOptions } from "../../app/shim/inspected-server.ts";
import type { FileSource } from "../../clients/session-config.ts";
import type { Log } from "../../event/log.ts";
import { withoutUrlSecrets } from "../../event/shown-url.ts";
import { shownText, UNCLEAR } from "../../event/unseen.ts";
import type { ThreadStarter } from "../../store/writer.ts";

/** The outside world of a command; tests give their own. */
export interface CliIo {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  env: NodeJS.ProcessEnv;
  /** What main() returns; commands set it instead of calling process.exit(). */
  exitCode: number;
  /** Whether the command ended with an error. */
  failed?: boolean;
  /** The command line itself, for processes that serve others' commands. */
  main?: (args: readonly string[], io: CliIo) => Promise<number>;
  /** Working directory of the requesting shim; default: this process's. */
  cwd?: string;
  /** Set on a terminal: resolves to what starts the command again as root, in place of this process, or to why it cannot. */
  sudo?: () => Promise<(() => void) | string>;
  /** Set in the controller, for one of its runs; default: this process. */
  host?: RunHost;
  /** Starter of a store's thread that the runs of the controller share. */
  startThread?: ThreadStarter;
  /** Set in the controller, for one of its shims: resolves to how the shim's server ended. */
  shim?: (options: ShimOptions, log: Log) => Promise<ShimEnd>;
  /** Set in the controller: the files that the shim's arguments name, as the shim opens them. */
  files?: () => Promise<FileSource>;
}

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;
export type Style = keyof typeof STYLES;

export interface Painter {
  /** Whether styles have an effect; otherwise texts are returned unchanged. */
  readonly colour: boolean;
  paint(style: Style, text: string): string;
}

/** Colour on a terminal unless NO_COLOR is set and not empty (no-color.org) or TERM is dumb; FORCE_COLOR wins. */
export function painter(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): Painter {
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "" && env.FORCE_COLOR !== "0";
  const colour = forced || (stream.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb");
  return {
    colour,
    paint: (style, text) => (colour ? `\x1b[${STYLES[style]}m${text}\x1b[0m` : text),
  };
}

/** Makes untrusted text (comm, paths, host names) safe for a terminal and one line. */
export function printable(text: string): string {
  return shownText(text);
}

/** Escapes netmon's own text that may quote such text, but keeps line breaks. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

/** Escapes a netmon message and hides secrets in URLs. Not for text to be judged, such as definitions. */
export function messageLines(text: string): string {
  return printableLines(withoutUrlSecrets(text));
}

/** JSON.stringify escapes controls below U+0020, and lone surrogates. */
const OBEYED = new RegExp(`[${UNCLEAR}]`, "gu");

/** Returns JSON of values that may quote untrusted text, with escapes for whatever a terminal would interpret. */
export function jsonText(value: unknown, indent?: number): string {
  return harmlessJson(JSON.stringify(value, null, indent));
}

/** Escapes such characters in JSON text. */
export function harmlessJson(text: string): string {
  return text.replace(OBEYED, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** Prints the result of a command: one JSON object with --json, otherwise text. */
export function print(
  io: CliIo,
  { json }: { json?: boolean | undefined },
  value: unknown,
  text: (painter: Painter) => string,
  indent?: number,
): void {
  io.stdout.write(json ? `${jsonText(value, indent)}\n` : text(painter(io.stdout, io.env)));
}

/**
 * Calls `onClosed` once when the stream's reader goes away (EPIPE) and swallows that error; passes others, such as a full
 * disk, to `onError`. A command with an attachment shuts down from there.
 */
export function onOutputClosed(
  stream: Writable,
  onClosed: () => void,
  onError: (error: Error) => void = onClosed,
): void {
  let closed = false;
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && error.code !== "ERR_STREAM_DESTROYED") return onError(error);
    if (!closed) onClosed();
    closed = true;
  });
}
