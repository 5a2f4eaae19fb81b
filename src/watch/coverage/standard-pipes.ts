/**
 * Standard input and output of a session's processes, by the links of /proc, and who holds their other ends.
 *
 * Fails open: a process that ends meanwhile, or cannot be looked at, holds nothing.
 */
import { opendirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { orElse } from "../../errors/or-else.ts";
import type { Input } from "../../kernel/helper/messages.ts";
import { processArguments } from "../../kernel/target/process-arguments.ts";
import { readStat } from "../../kernel/target/procfs.ts";

/** `pipe:[123]`, `socket:[123]`. */
export interface StandardPipes {
  input: string;
  output: string;
}

/** Descriptors looked at before the event loop runs, and altogether. */
const BATCH = 256;
const MOST = 20_000;
const MOST_ANCESTORS = 16;

/** null: one of them is something else. */
export function standardPipes(pid: number): StandardPipes | null {
  const [input, output] = [linkOf(pid, 0), linkOf(pid, 1)];
  return isPipe(input) && isPipe(output) ? { input, output } : null;
}

export function linkOf(pid: number, number: number | string): string {
  return orElse(() => readlinkSync(`/proc/${pid}/fd/${number}`), "");
}

/** Resolves to whether it is the relay of a shim (native/shim), wherever its package lies; a keeper of servers relays nothing. */
export async function isRelay(pid: number): Promise<boolean> {
  const program = basename(orElse(() => readlinkSync(`/proc/${pid}/exe`), ""));
  return program === "netmon-shim" && (await processArguments.of(pid))[1] !== "--keep";
}

export function parentOf(pid: number): number {
  return orElse(() => readStat(pid), null)?.parent ?? 0;
}

/**
 * Resolves to the process that holds the other ends of both: the nearest ancestor, else any other of `pids`. null: none.
 * `makers`: of socket pairs, whose other ends no link shows.
 */
export async function clientOf(
  pid: number,
  { input, output }: StandardPipes,
  makers: Pick<Input, "inputMaker" | "outputMaker">,
  pids: readonly number[],
): Promise<number | null> {
  const session = new Set(pids);
  const order = new Set(ancestorsOf(pid).filter((one) => session.has(one)));
  for (const one of pids) if (one !== pid) order.add(one);
  const budget = { left: MOST };
  for (const one of order) {
    let [writes, reads] = [input.startsWith("socket") && makers.inputMaker === one, false];
    reads = output.startsWith("socket") && makers.outputMaker === one;
    if (!writes || !reads)
      for await (const { link, flags } of descriptorsOf(one, new Set([input, output]), budget)) {
        writes ||= link === input && flags !== READ_ONLY;
        reads ||= link === output && flags !== WRITE_ONLY;
        if (writes && reads) break;
      }
    if (writes && reads) return one;
    if (budget.left <= 0) return null;
  }
  return null;
}

const [READ_ONLY, WRITE_ONLY] = [0, 1];

/** Reports whether a relay copies into this pipe itself: one that became a shim has given it to a controller. */
export async function isPassing(relay: number, input: string): Promise<boolean> {
  for await (const _ of descriptorsOf(relay, new Set([input]), { left: MOST })) return true;
  return false;
}

/** Returns at most 16, the nearest first. */
export function ancestorsOf(pid: number): number[] {
  const found: number[] = [];
  for (let at = parentOf(pid); at > 1 && found.length < MOST_ANCESTORS; at = parentOf(at)) found.push(at);
  return found;
}

/** Yields those that are pipes of `wanted`, with their access mode. */
async function* descriptorsOf(
  pid: number,
  wanted: ReadonlySet<string>,
  budget: { left: number },
): AsyncGenerator<{ link: string; flags: number }> {
  const directory = orElse(() => opendirSync(`/proc/${pid}/fd`), null);
  if (directory === null) return;
  try {
    for (let entry = directory.readSync(); entry !== null && budget.left > 0; entry = directory.readSync()) {
      if (--budget.left % BATCH === 0) await turn();
      const link = linkOf(pid, entry.name);
      if (!wanted.has(link) || !link.startsWith("pipe")) continue;
      const info = orElse(() => readFileSync(`/proc/${pid}/fdinfo/${entry.name}`, "latin1"), "");
      yield { link, flags: Number.parseInt(/^flags:\s*(\d+)/m.exec(info)?.[1] ?? "0", 8) & 3 };
    }
  } catch {
    // it ended
  } finally {
    directory.closeSync();
  }
}

function isPipe(link: string): boolean {
  return /^(?:pipe|socket):\[\d+\]$/.test(link);
}
