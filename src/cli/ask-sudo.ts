/**
 * Becoming root by sudo, for a command of an ordinary user on a terminal: this process is replaced, and the command
 * starts again as root. sudo's process keeps the environment (callers-environment.ts), so that no secret of it is
 * in an argument.
 *
 * Fails open: without sudo, the caller goes on with the reason.
 */
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installedCopy, PREFIX } from "../app/install/install.ts";
import { orElse } from "../errors/or-else.ts";
import { execute } from "../native/execute.ts";
import { isSudo } from "./callers-environment.ts";
import { ownOf } from "./command-words.ts";
import { whoChangesProgram } from "./own-program.ts";

/** For people: sudo shows it if it needs a password. */
const PROMPT = "netmon needs root for the kernel layer. Password of %p: ";

/** Returns what replaces this process, or why nothing can. `args`: netmon's, without node and script. */
export function wayBySudo(args: readonly string[], env: NodeJS.ProcessEnv): (() => void) | string {
  // a session's processes gain no rights
  if (/^NoNewPrivs:\s*1$/m.test(orElse(() => readFileSync("/proc/self/status", "utf8"), "")))
    return "it needs root, which no_new_privs keeps from this process";
  const sudo = (env.PATH ?? "")
    .split(delimiter)
    .map((directory) => join(directory, "sudo"))
    .find((path) => isSudo(path));
  if (sudo === undefined) return "it needs root, and there is no sudo on PATH";
  const program = rootsProgram(args);
  if (typeof program === "string") return program;
  return () => execute(sudo, ["sudo", "-p", PROMPT, "--", ...program, ...args]);
}

/** Words that start a netmon which only root can change, or why there is none. */
function rootsProgram(args: readonly string[]): readonly string[] | string {
  const whose = ownOf(args).includes("--allow-writable-program") ? null : whoChangesProgram();
  if (whose === null) return [process.execPath, ...process.execArgv, process.argv[1] ?? ""];
  const copy = installedCopy(PREFIX);
  if (copy !== null) return [copy];
  return `it needs root, which does not run this program (${whose}): sudo "${process.execPath}" "${process.argv[1]}" install`;
}
