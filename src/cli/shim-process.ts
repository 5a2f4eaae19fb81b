/**
 * Shim process: replaces itself with a small program that finds or starts the controller, which does the rest.
 *
 * Fails closed: without the program no server starts.
 */
import { resolve } from "node:path";
import { execute } from "../native/execute.ts";
import { shimProgram } from "../native/shim-program.ts";
import { ownOf, selected } from "./command-words.ts";

/** Command that starts the controller; not for users. */
export const CONTROLLER = "shim-controller";

/**
 * V8's flag for a small young generation, for the commands that serve messages: they live as long as the agent and keep
 * little. The launcher has the same one for `shim` and `gateway`, and start.cjs limits the growth between collections.
 * Under full load a controller takes 5% more CPU per call, and 50 MiB less.
 */
export const HEAP = ["--max-semi-space-size=4"];

/** Words that start a controller, with absolute paths; its command follows. */
export const netmonWords = (): string[] => [
  ...[process.execPath, ...new Set([...process.execArgv, ...HEAP])],
  process.argv[1] ?? "",
];

/** Words that start a shim under the user's controller; netmon's arguments follow. `netmon` starts the controller. */
export function shimWords(netmon: readonly string[]): string[] {
  return [shimProgram(), String(netmon.length), ...netmon];
}

/** Returns options of netmon shim for the settings that are given, with absolute paths. */
export function shimOptions(
  given: Readonly<Record<"session" | "config" | "mode" | "stateDir", string | undefined>>,
): string[] {
  const words = (option: string, value: string | undefined): string[] => (value ? [option, value] : []);
  return [
    ...words("--session", given.session),
    ...words("--config", given.config && resolve(given.config)),
    ...words("--mode", given.mode),
    ...words("--state-dir", given.stateDir && resolve(given.stateDir)),
  ];
}

/** Reports whether the arguments start a shim. */
export function isShim(args: readonly string[]): boolean {
  const command = selected(args);
  if (command !== "tools") return command === "shim";
  return ownOf(args).includes("serve") && !ownOf(args).includes("--http");
}

/** Reports whether they request more than help. */
export function wantsShim(args: readonly string[]): boolean {
  return isShim(args) && !ownOf(args).some((word) => word === "--help" || word === "-h" || word === "help");
}

/** Must run before this process uses its streams: the shim inherits the same open files. */
export function tryToBecomeShim(): void {
  try {
    becomeShim();
  } catch {
    // the command reports what is missing
  }
}

/** Throws InstallationError and KernelError. */
export function becomeShim(): never {
  const [program = "", ...words] = shimWords(netmonWords());
  execute(program, ["netmon-shim", ...words, ...process.argv.slice(2)]);
  throw new Error(`${program} was not started`);
}
