/**
 * Judges each source by a model that was fitted without it: all definitions of a collection at once, and those of honest
 * servers in parts, so that no server is judged by a model that has seen one of its author's. Never a random split. What is
 * nearly the same as a judged definition is left out as well.
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
  const without = (isOut: (row: Row) => boolean): Judged[] => {
    const out = strangers.filter(isOut);
    const rest = strangers.filter((row) => !isOut(row));
    const model = fitted(withoutNearDuplicates([...own, ...rest], out));
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
  const authors = [...new Set(strangers.filter((row) => !ofAttacks(row)).map(authorOf))].sort();
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const out = new Set(authors.filter((_author, index) => index % PARTS === part));
    return without((row) => !ofAttacks(row) && out.has(authorOf(row)));
  });
  return [...collections, ...parts].flat();
}

/** The scope of an npm package, or all before the first dot of one of PyPI: "@azure", "awslabs"; else the server's name. */
function authorOf({ sample: { server } }: Row): string {
  return /^(?:@[^/]+(?=\/)|[a-z]+(?=\.))/.exec(server)?.[0] ?? server;
}

function isAttack({ poisoned, unsure }: Row["sample"]): boolean {
  return poisoned || unsure !== "";
}
