/**
 * Fits both stages, and judges each tool by weights that were fitted without its part (partition.ts). The second
 * stage of a part is fitted to the other parts, with the suspicion that the first stage gives sentences of authors
 * and servers it was not fitted to. The same data give the same weights and parts.
 */
import { maxSeverity } from "../../src/detection/detection.ts";
import { judgeTool } from "../../src/detection/inspect-tool.ts";
import { type Model, type Suspicion, suspicionOf, type Weight } from "../../src/detection/suspicion.ts";
import { featuresOf, readingOf } from "../../src/detection/tool-reading.ts";
import { type SampleWithEvidence, withEvidence } from "./evidence.ts";
import { injectedOf } from "./injection.ts";
import type { Judged } from "./judge.ts";
import { isPublished, type Partition } from "./partition.ts";
import { fitSentences } from "./sentence-fit.ts";
import { fitTools, type ToolRow } from "./tool-fit.ts";
import { type TrainingRows, trainingRows } from "./training-rows.ts";
import { STEP } from "./weights-file.ts";

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
  /** Definitions put into those of published servers (injection.ts). */
  injected: LeftOut[];
}

/** What a definition of a published server counts in the second stage: what servers list is what is to pass. */
const PUBLISHED_SHARE = 6;
/** What one counts that was put into another: there are fewer of them. */
const INJECTED_SHARE = 0.6;

export function crossValidate(
  seen: readonly SampleWithEvidence[],
  { parts: PARTS, of: parts }: Partition,
): Fit {
  const readable = (one: SampleWithEvidence): boolean => one.evidence.sentences.length > 0;
  const training = trainingRows(seen);
  const teaches = seen.map(isTraining);
  const stages = Array.from({ length: PARTS }, (_, part) =>
    fitFirst(training, (at) => parts[at] !== part && teaches[at] === true),
  );
  const put = injectedOf(seen, { parts: PARTS, of: parts });
  const inside = withEvidence(put.map(({ sample }) => sample));
  const all = [...seen, ...inside];
  const partOf = [...parts, ...put.map(({ of }) => parts[of] ?? 0)];
  const rows = all.map((one, at): ToolRow => {
    const suspicion = suspicionsOf(one, stages[partOf[at] ?? 0]);
    const share = at >= seen.length ? INJECTED_SHARE : isPublished(one) ? PUBLISHED_SHARE : 1;
    return { values: featuresOf(one.evidence, suspicion), poisoned: one.poisoned, share };
  });
  const fitted = (keep: (at: number) => boolean): ReturnType<typeof fitTools> =>
    fitTools(rows.filter((_, at) => keep(at) && all[at] !== undefined && readable(all[at])));
  const models = stages.map(
    (stage, part): Model =>
      joined(
        stage,
        fitted((at) => partOf[at] !== part),
      ),
  );
  const judged = all.map((one, at): LeftOut => {
    const model = models[partOf[at] ?? 0];
    const from = performance.now();
    const detections = judgeTool(one.evidence, new Set(), model);
    const milliseconds = performance.now() - from;
    const odds = readingOf(one.evidence, model)?.odds ?? UNREAD;
    const score = detections[0]?.score ?? 0;
    return { ...one, detections, severity: maxSeverity(detections), score, milliseconds, odds };
  });
  const model = joined(
    fitFirst(training, (at) => teaches[at] === true),
    fitted(() => true),
  );
  return { model, leftOut: judged.slice(0, seen.length), injected: judged.slice(seen.length) };
}

/** Hidden text is found by what hides it; what people see of such a tool is harmless and teaches nothing. */
function isTraining({ poisoned, evidence }: SampleWithEvidence): boolean {
  return !(poisoned && evidence.fired.some(({ read, weight }) => read !== true && weight >= 6));
}

function suspicionsOf({ evidence }: SampleWithEvidence, stage: FirstStage | undefined): Suspicion[] {
  return stage === undefined ? [] : evidence.sentences.map(({ terms }) => suspicionOf(terms, stage));
}

/** As netmon ships it: weights in steps. */
function fitFirst(training: TrainingRows, used: (tool: number) => boolean): FirstStage {
  const { names, ofWords } = training;
  const together = fitSentences(training, used);
  const words = fitSentences(training, used, (term) => ofWords[term] === true);
  const forms = fitSentences(training, used, (term) => ofWords[term] !== true);
  const steps = (weight: number | undefined): number => Math.round((weight ?? 0) / STEP);
  const weights = new Map<string, Weight>();
  for (const [term, name] of names.entries()) {
    const isOfWords = ofWords[term] === true;
    const alone = (isOfWords ? words : forms).weights[term];
    const weight: Weight = [steps(together.weights[term]) * STEP, steps(alone) * STEP, isOfWords];
    if (weight[0] !== 0 || weight[1] !== 0) weights.set(name, weight);
  }
  return { bias: together.bias, wordsBias: words.bias, formsBias: forms.bias, weights };
}

function joined(stage: FirstStage, { bias, weights }: ReturnType<typeof fitTools>): Model {
  return { ...stage, toolBias: bias, toolWeights: weights };
}
