/**
 * The process of a shim: a small program that takes this one's place, and finds or starts the controller that does the
 * rest.
 *
 * Fails closed: without the program no server starts.
 */
import { builtFile } from "../native/built-file.ts";
import { execute } from "../native/execute.ts";
import { selected } from "./words.ts";

/** The command line of the controller; nobody types it. */
export const CONTROLLER = "shim-controller";

/**
 * How far the heap grows before it is collected, of the commands that serve messages: they live as long as the agent, and
 * what they keep is small. The launcher has the same for `shim` and `gateway`. With a full load a controller takes 5 % more
 * CPU for a call, and 50 MiB less.
 */
export const HEAP = ["--max-semi-space-size=4", "--heap-growing-percent=30"];

/** Words that start a controller, absolute; its command follows. */
export const netmonWords = (): string[] => [
  ...[process.execPath, ...new Set([...process.execArgv, ...HEAP])],
  process.argv[1] ?? "",
];

/** The words that start a shim whose controller is the user's; netmon's arguments follow. `netmon` starts the controller. */
export function shimWords(netmon: readonly string[]): string[] {
  return [shimProgram(), String(netmon.length), ...netmon];
}

/** Throws InstallationError. */
export function shimProgram(): string {
  return builtFile("netmon-shim", "dist/native/netmon-shim");
}

/** Whether the arguments are a shim's. */
export function isShim(args: readonly string[]): boolean {
  const command = selected(args);
  if (command !== "tools") return command === "shim";
  return ownOf(args).includes("serve") && !ownOf(args).includes("--http");
}

/** Whether they ask for more than help. */
export function wantsShim(args: readonly string[]): boolean {
  return isShim(args) && !ownOf(args).some((word) => word === "--help" || word === "-h" || word === "help");
}

function ownOf(args: readonly string[]): readonly string[] {
  return args.slice(0, args.includes("--") ? args.indexOf("--") : args.length);
}

/** Before anything of this process is touched: its streams are the same open files afterwards. */
export function tryToBecomeShim(): void {
  try {
    becomeShim();
  } catch {
    // the command says what is missing
  }
}

/** Throws InstallationError and KernelError. */
export function becomeShim(): never {
  const [program = "", ...words] = shimWords(netmonWords());
  execute(program, ["netmon-shim", ...words, ...process.argv.slice(2)]);
  throw new Error(`${program} was not started`);
}
