/**
 * What a sentence asks of the agent: each rule is a set of concepts that stand together, its weight, and when
 * it weighs less. Weights are added over a tool (score.ts): 6 is `high`, 10 `critical`.
 *
 * Direction of failure: rules give evidence; a sentence that fits none weighs nothing.
 */
import type { Concept } from "./concepts.ts";
import type { Category } from "./detection.ts";
import type { Purpose } from "./purpose.ts";

/** `otherTool`: a tool of another server or of none known is named in the sentence. */
export type Term = Concept | "otherTool";

export interface Rule {
  signal: string;
  category: Category;
  weight: number;
  /** One term of each array. */
  all: readonly (readonly Term[])[];
  /** None of them. */
  not?: readonly Term[];
  /** The tool is for it: the weight is `lowered` (default 0). */
  unless?: readonly Purpose[];
  lowered?: number;
  says: string;
}

export const TOOLS: readonly Term[] = ["anyTool", "otherTool"];
export const TAKES: readonly Term[] = ["read", "hand", "send"];
export const AWAY: readonly Term[] = ["url", "mailAddress", "remote", "account"];
