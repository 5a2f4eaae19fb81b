/**
 * The cost of a watched connection: socket+connect+close over TCP between two namespaces, with and without netmon on
 * the client's cgroup. Every cell runs once per round, in random order, and is divided by the cell without netmon of
 * the same round.
 */
import type { Arena } from "../arena.ts";
import { ConnectCells } from "../connect-cells.ts";
import { type Figure, figure } from "../figure.ts";

const ROUNDS = 200;
const AIM = 1.03;

export const RULES = { addresses: 99_000, ranges: 1_000 };

export async function measureConnect(arena: Arena): Promise<Figure[]> {
  const cells = await ConnectCells.open(arena);
  try {
    cells.none("none");
    cells.none("again");
    await cells.empty("empty");
    await cells.watched("observe", { mode: "observe", ...RULES });
    await cells.watched("enforce", { mode: "enforce", ...RULES });
    await cells.watched("shared", { mode: "enforce", ...RULES }, { shared: true });
    await cells.watched("exact", { mode: "enforce", addresses: 100_000, ranges: 0 });
    await cells.silent("silent", { mode: "enforce", ...RULES });

    const ratios = new Map(cells.names.map((name) => [name, [] as number[]]));
    const base: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const took = new Map<string, number>();
      for (const name of shuffled(cells.names)) took.set(name, await cells.measure(name));
      const none = took.get("none") ?? Number.NaN;
      base.push(none / 1000);
      for (const [name, ns] of took) ratios.get(name)?.push(ns / none);
    }
    const row = (name: string, title: string, aim?: number): Figure =>
      figure(title, ratios.get(name) ?? [], { digits: 3, ...(aim !== undefined && { aim }) });
    return [
      figure("connect+close without netmon", base, { unit: " µs", digits: 1 }),
      row("again", "connect+close, without again (noise) : without"),
      row("empty", "connect+close, empty programs : without"),
      row("observe", "connect+close, observe, 100,000 rules, event each : without", AIM),
      row("enforce", "connect+close, enforce, 100,000 rules, event each : without", AIM),
      row("shared", "connect+close, the same in one of two sessions that share programs : without", AIM),
      row("exact", "connect+close, enforce, 100,000 rules without ranges : without", AIM),
      row("silent", "connect+close, enforce, 100,000 rules, events off : without", AIM),
    ];
  } finally {
    await cells.close();
  }
}

export function shuffled<T>(items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}
