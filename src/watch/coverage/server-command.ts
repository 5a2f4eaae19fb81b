/**
 * What a running process's command line says: whether it is a known server's, and how it is shown.
 *
 * Fails open: an unknown command line is no server's. Fails closed for what may be a secret, which is not shown.
 */
import { basename } from "node:path";
import { launcherOf, plainPackage } from "../../clients/config-files/server-launchers.ts";
import { globMatcher } from "../../collections/glob.ts";
import { mayBeSecret } from "../../decision/servers/declared-event.ts";

const MOST_WORDS = 32;
const MOST_CHARACTERS = 300;

/** npm writes its whole command line into one word. */
export function wordsOf(args: readonly string[]): string[] {
  const written = args.filter((word) => word !== "");
  const [only = ""] = written;
  return written.length === 1 && !only.startsWith("/") ? only.trim().split(" ") : written;
}

export function shownCommand(args: readonly string[]): string {
  const words = wordsOf(args).slice(0, MOST_WORDS);
  const shown = words.map((word, index) => (index > 0 && mayBeSecret(word, words[index - 1]) ? "…" : word));
  const text = shown.join(" ").replace(/\s+/g, " ");
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** Reports whether it is about to become a shim: `netmon shim` itself, or a launcher of --shim-servers. */
export function isShimCommand(args: readonly string[]): boolean {
  if (/\/netmon-shims-[^/]+\/[^/]+$/.test(args[1] ?? "")) return true;
  return args.some((word, index) => word === "shim" && NETMON.test(args[index - 1] ?? ""));
}

/** Its script too, which a shell or Node runs. */
const NETMON = /(?:^|\/)netmon(?:\.[cm]?[jt]s)?$/;

/** Matches `server_patterns` and `custom_servers` as the launchers in front of PATH do (app/exec/launcher-script.ts). */
export function serverMatcher(patterns: readonly string[]): (args: readonly string[]) => boolean {
  const names = patterns.filter((pattern) => !pattern.includes(" ")).map(globMatcher);
  const lines = patterns.filter((pattern) => pattern.includes(" ")).map(globMatcher);
  return (args) => {
    const [program = "", ...rest] = wordsOf(args);
    const line = [basename(program), ...rest].join(" ");
    const named = [basename(program), ...launchedWords(program, rest)];
    return lines.some((is) => is(line)) || named.some((word) => names.some((is) => is(word)));
  };
}

/** Returns the forms of what a launcher runs: as written, without its version, and each end of its path. */
function launchedWords(program: string, args: readonly string[]): string[] {
  const launcher = launcherOf(program);
  if (launcher === undefined) return [];
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? "";
    if (launcher.inline?.test(word)) return [];
    if (launcher.naming?.includes(word)) return formsOf(args[index + 1] ?? "");
    if (launcher.valued?.includes(word)) index++;
    else if (!word.startsWith("-") && launcher.words?.includes(word) !== true) return formsOf(word);
  }
  return [];
}

function formsOf(word: string): string[] {
  const plain = plainPackage(word);
  const parts = plain.split("/");
  return [word, ...parts.map((_, index) => parts.slice(index).join("/"))];
}
