/**
 * A rule: what a sentence asks of the agent, as a set of terms that stand together, with its weight and when it weighs
 * less. Weights are added over a tool (score.ts): 6 is `high`, 10 `critical`. The rules themselves: rules.json.
 */
import type { Concept } from "./concepts.ts";
import type { Category } from "./detection.ts";
import type { Purpose } from "./purpose.ts";

/** What a sentence has to do with its tool. */
export const RELATIONS = [
  /** A tool of another server or of none known is named. */
  "otherTool",
  /** Another tool of the same server is named. */
  "siblingTool",
  /** The tool itself is named. */
  "thisTool",
  /** The text speaks of one of the tool's parameters, from outside of it. */
  "ownParameter",
  /** The sentence begins with when it holds, and goes on with what is to be done then. */
  "onCondition",
  /** The sentence says of all of something what must be done with it. */
  "forAll",
  /** The sentence is the first of the description. */
  "opens",
  /** The text is the description of a parameter. */
  "inParameter",
  /** The text is an enum value, a default, an example or a pattern. */
  "inValue",
  /** The text is a title, an annotation, `_meta` or an output schema. */
  "inMargin",
] as const;
export type Relation = (typeof RELATIONS)[number];

export type Term = Concept | Relation;

export interface Rule {
  signal: string;
  category: Category;
  weight: number;
  /** One term of each array. */
  all: readonly (readonly Term[])[];
  /** None of them. */
  not: readonly Term[];
  /** The tool is for it: the weight is `lowered` (default 0). */
  unless: readonly Purpose[];
  lowered?: number;
  says: string;
}
