/** Recall and false positives of judged definitions: per tool, per server and per group. */
import type { Severity } from "../../src/detection/detection.ts";
import { type Judged, reaches } from "./judge.ts";

export interface Share {
  hits: number;
  of: number;
}

export interface Rates {
  /** Poisoned definitions found. */
  found: Share;
  /** Honest definitions flagged. */
  flagged: Share;
  /** Servers with a poisoned definition, of which one was found. */
  serversFound: Share;
  /** Servers of honest definitions only, of which one was flagged. */
  serversFlagged: Share;
}

export function ratesOf(judged: readonly Judged[], threshold: Severity): Rates {
  const share = (some: readonly Judged[]): Share => ({
    hits: some.filter((one) => reaches(one, threshold)).length,
    of: some.length,
  });
  const servers = grouped(
    judged.filter(({ server }) => server !== ""),
    ({ server }) => server,
  );
  const perServer = (some: readonly Judged[][]): Share => ({
    hits: some.filter((tools) => tools.some((tool) => reaches(tool, threshold))).length,
    of: some.length,
  });
  const attacked = [...servers.values()].map((tools) => tools.filter(({ poisoned }) => poisoned));
  return {
    found: share(judged.filter(({ poisoned }) => poisoned)),
    flagged: share(judged.filter(({ poisoned, unsure }) => !poisoned && unsure === "")),
    serversFound: perServer(attacked.filter((tools) => tools.length > 0)),
    serversFlagged: perServer(
      [...servers.values()].filter((tools) => tools.every((one) => !one.poisoned && one.unsure === "")),
    ),
  };
}

/** By kind of attack, worst first. */
export function recallByGroup(judged: readonly Judged[], threshold: Severity): [string, Share][] {
  const groups = grouped(
    judged.filter(({ poisoned, unsure }) => poisoned || unsure !== ""),
    ({ group, unsure }) => `${group || "(no group)"}${unsure && ` (${unsure})`}`,
  );
  return [...groups]
    .map(([group, some]): [string, Share] => [
      group,
      { hits: some.filter((one) => reaches(one, threshold)).length, of: some.length },
    ])
    .sort(([, a], [, b]) => a.hits / a.of - b.hits / b.of);
}

function grouped(judged: readonly Judged[], keyOf: (one: Judged) => string): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const key = keyOf(one);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [one]);
    else known.push(one);
  }
  return groups;
}

const Z = 1.959964;

/** The 95 % interval of a share: Wilson's score interval, which holds near 0 and 1 too. */
export function wilson(hits: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const share = hits / of;
  const middle = share + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const scale = 1 + Z ** 2 / of;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
