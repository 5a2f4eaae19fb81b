/**
 * Judges each source by a model that was fitted without it: all definitions of a collection at once, and those of honest
 * servers in parts, so that no server is judged by a model that has seen it. Never a random split. What is nearly the same
 * as a judged definition is left out as well.
 */
import { fitted } from "./fit.ts";
import { type Judged, judge } from "./judge.ts";
import { withoutNearDuplicates } from "./near-duplicates.ts";
import type { Row } from "./train.ts";

const PARTS = 4;

/** "mcp-x" for "mcp-x: kind". */
export function sourceOf(group: string): string {
  return group.split(":")[0] ?? group;
}

/** `own`: to fit with only. `strangers`: to fit with and to be judged. */
export function judgeLeftOut(own: readonly Row[], strangers: readonly Row[]): Judged[] {
  const given = new Set(strangers.map(({ sample }) => sample));
  const without = (isOut: (row: Row) => boolean): Judged[] => {
    const out = strangers.filter(isOut);
    const rest = strangers.filter((row) => !isOut(row));
    const model = fitted(withoutNearDuplicates([...own, ...rest], out), (sample) => given.has(sample));
    // among all tools of their servers, though only these are judged
    return judge(
      out.map(({ sample }) => sample),
      model,
    );
  };
  const attacked = new Set(
    strangers.filter(({ sample }) => isAttack(sample)).map(({ sample }) => sourceOf(sample.group)),
  );
  const ofAttacks = ({ sample }: Row): boolean => attacked.has(sourceOf(sample.group));
  const collections = [...attacked].map((source) =>
    without(({ sample }) => sourceOf(sample.group) === source),
  );
  const servers = [
    ...new Set(strangers.filter((row) => !ofAttacks(row)).map(({ sample }) => sample.server)),
  ].sort();
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const out = new Set(servers.filter((_server, index) => index % PARTS === part));
    return without((row) => !ofAttacks(row) && out.has(row.sample.server));
  });
  return [...collections, ...parts].flat();
}

function isAttack({ poisoned, unsure }: Row["sample"]): boolean {
  return poisoned || unsure !== "";
}
