/**
 * Fits both stages, and judges each tool by weights that were fitted without its author, or its server where it is
 * honest. The second stage of a part is fitted to the other parts, with the suspicion that the first stage gives
 * sentences of authors and servers it was not fitted to.
 *
 * Failure: none; the same data give the same weights and the same parts.
 */

import { maxSeverity } from "../../src/mcp/detection/detection.ts";
import { judgeTool } from "../../src/mcp/detection/inspect-tool.ts";
import {
  isOfWords,
  type Model,
  type Suspicion,
  suspicionOf,
  type Weight,
} from "../../src/mcp/detection/suspicion.ts";
import { featuresOf, readingOf } from "../../src/mcp/detection/tool-reading.ts";
import type { Seen } from "./evidence.ts";
import type { Judged } from "./judge.ts";
import { fitSentences } from "./sentence-fit.ts";
import { fitTools, type ToolRow } from "./tool-fit.ts";

/** Authors of poisoned texts by file; two files are of one author. */
const AUTHORS = ["own", "poisoned|second", "rounds", "third", "fourth", "fifth"].map(
  (files) => new RegExp(`(?:^|/)(?:poisoned-)?(?:${files})\\.jsonl:`),
);
const PARTS = AUTHORS.length;
/** Odds of what the sentences of a tool say nothing of. */
const UNREAD = Number.NEGATIVE_INFINITY;

type FirstStage = Omit<Model, "toolBias" | "toolWeights">;

export interface LeftOut extends Judged {
  /** Logarithm of the odds by weights that the author or server was left out of. */
  odds: number;
}

export interface Fit {
  /** Fitted to all; what netmon ships. */
  model: Model;
  leftOut: LeftOut[];
}

export function crossValidate(seen: readonly Seen[]): Fit {
  const parts = seen.map(partOf);
  const readable = (one: Seen): boolean => one.evidence.sentences.length > 0;
  const stages = Array.from({ length: PARTS }, (_, part) =>
    fitFirst(seen.filter((one, at) => parts[at] !== part && isLesson(one))),
  );
  const rows = seen.map((one, at): ToolRow => {
    const suspicion = suspicionsOf(one, stages[parts[at] ?? 0]);
    return { values: featuresOf(one.evidence, suspicion), poisoned: one.poisoned };
  });
  const fitted = (keep: (at: number) => boolean): ReturnType<typeof fitTools> =>
    fitTools(rows.filter((_, at) => keep(at) && seen[at] !== undefined && readable(seen[at])));
  const models = stages.map(
    (stage, part): Model =>
      joined(
        stage,
        fitted((at) => parts[at] !== part),
      ),
  );
  const leftOut = seen.map((one, at): LeftOut => {
    const model = models[parts[at] ?? 0];
    const from = performance.now();
    const detections = judgeTool(one.evidence, new Set(), model);
    const milliseconds = performance.now() - from;
    const odds = readingOf(one.evidence, model)?.odds ?? UNREAD;
    const score = detections[0]?.score ?? 0;
    return { ...one, detections, severity: maxSeverity(detections), score, milliseconds, odds };
  });
  const model = joined(
    fitFirst(seen.filter(isLesson)),
    fitted(() => true),
  );
  return { model, leftOut };
}

/** Texts of one author stand in one part, as do tools of one honest server. */
function partOf({ poisoned, where, server, tool }: Seen): number {
  const author = poisoned ? AUTHORS.findIndex((files) => files.test(where)) : -1;
  return author >= 0 ? author : hash(server || String(tool.name)) % PARTS;
}

/** Hidden text is found by what hides it; what people see of such a tool is harmless and teaches nothing. */
function isLesson({ poisoned, evidence }: Seen): boolean {
  return !(poisoned && evidence.fired.some(({ read, weight }) => read !== true && weight >= 6));
}

function suspicionsOf({ evidence }: Seen, stage: FirstStage | undefined): Suspicion[] {
  return stage === undefined ? [] : evidence.sentences.map(({ terms }) => suspicionOf(terms, stage));
}

function fitFirst(lessons: readonly Seen[]): FirstStage {
  const together = fitSentences(lessons);
  const words = fitSentences(lessons, isOfWords);
  const forms = fitSentences(lessons, (term) => !isOfWords(term));
  const weights = new Map<string, Weight>();
  for (const [term, weight] of together.weights)
    weights.set(term, [weight, (isOfWords(term) ? words : forms).weights.get(term) ?? 0]);
  return { bias: together.bias, wordsBias: words.bias, formsBias: forms.bias, weights };
}

function joined(stage: FirstStage, { bias, weights }: ReturnType<typeof fitTools>): Model {
  return { ...stage, toolBias: bias, toolWeights: weights };
}

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
