/**
 * Sentences of tools as rows of numbers, so that many fits leave out one part each without building them anew.
 * The same data give the same rows.
 */
import { PARAMETER } from "../../src/detection/sentence-position.ts";
import { isOfWords } from "../../src/detection/word-terms.ts";
import type { SampleWithEvidence } from "./evidence.ts";

/** Words and names of parameters count from so many servers on, any term from so many sentences on. */
const LEAST_SERVERS = 10;
const LEAST_SENTENCES = 3;

export interface TrainingRows {
  /** By the numbers that `terms` has. */
  names: string[];
  ofWords: boolean[];
  /** The terms of row r are terms[starts[r]] up to terms[starts[r + 1]]. */
  starts: Int32Array;
  terms: Int32Array;
  /** The tool of each row, as its index among those given. */
  tool: Int32Array;
  poisoned: boolean[];
}

export function trainingRows(tools: readonly SampleWithEvidence[]): TrainingRows {
  const names = vocabularyOf(tools);
  const index = new Map(names.map((name, at) => [name, at]));
  const starts = [0];
  const terms: number[] = [];
  const tool: number[] = [];
  for (const [at, { evidence }] of tools.entries())
    for (const sentence of evidence.sentences) {
      for (const name of sentence.terms) {
        const term = index.get(name);
        if (term !== undefined) terms.push(term);
      }
      starts.push(terms.length);
      tool.push(at);
    }
  return {
    names,
    ofWords: names.map(isOfWords),
    starts: Int32Array.from(starts),
    terms: Int32Array.from(terms),
    tool: Int32Array.from(tool),
    poisoned: tools.map(({ poisoned }) => poisoned),
  };
}

function vocabularyOf(tools: readonly SampleWithEvidence[]): string[] {
  const sentences = new Map<string, number>();
  const servers = new Map<string, Set<string>>();
  for (const { evidence, server, tool } of tools)
    for (const { terms } of evidence.sentences)
      for (const term of terms) {
        const count = (sentences.get(term) ?? 0) + 1;
        sentences.set(term, count);
        const known = servers.get(term) ?? new Set();
        if (known.size < LEAST_SERVERS) servers.set(term, known.add(server || String(tool.name)));
      }
  return [...sentences]
    .filter(
      ([term, count]) =>
        count >= LEAST_SENTENCES &&
        (!(isOfWords(term) || term.startsWith(PARAMETER)) || (servers.get(term)?.size ?? 0) >= LEAST_SERVERS),
    )
    .map(([term]) => term);
}
