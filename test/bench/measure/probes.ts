/**
 * The cost of choosing among the addresses of a name, as glibc, musl and Go do it: six UDP sockets are connected and
 * nothing is sent, with and without netmon on the client's cgroup, to addresses that its rules refuse and that they do
 * not. Every cell runs once per round, in random order, and is divided by the cell without netmon of the same round.
 */
import type { Arena } from "../arena.ts";
import { ConnectCells } from "../connect-cells.ts";
import { type Figure, figure } from "../figure.ts";
import { RULES, shuffled } from "./connect.ts";

const ROUNDS = 100;
const AIM = 1.1;
const PATTERNS = ["glibc", "musl", "go"];

export async function measureProbes(arena: Arena): Promise<Figure[]> {
  const cells = await ConnectCells.open(arena, (cgroup) => ["probe", cgroup]);
  try {
    cells.none("none");
    cells.none("again");
    await cells.watched("passing", { mode: "enforce", ...RULES });
    await cells.watched("refused", { mode: "enforce", failClosed: true, ...RULES });
    const figures: Figure[] = [];
    for (const pattern of PATTERNS) {
      const ratios = new Map(cells.names.map((name) => [name, [] as number[]]));
      const base: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const took = new Map<string, number>();
        for (const name of shuffled(cells.names)) took.set(name, await cells.measure(name, pattern));
        const none = took.get("none") ?? Number.NaN;
        base.push(none / 1000);
        for (const [name, ns] of took) ratios.get(name)?.push(ns / none);
      }
      const row = (name: string, title: string, aim?: number): Figure =>
        figure(`${pattern}: ${title}`, ratios.get(name) ?? [], {
          digits: 3,
          ...(aim !== undefined && { aim }),
        });
      figures.push(
        figure(`${pattern}: six probes without netmon`, base, { unit: " µs", digits: 1 }),
        row("again", "without again (noise) : without"),
        row("passing", "enforce, 100,000 rules, addresses that pass : without", AIM),
        row("refused", "enforce, 100,000 rules, addresses that are refused : without", AIM),
      );
    }
    return figures;
  } finally {
    await cells.close();
  }
}
