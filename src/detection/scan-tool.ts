/** Scans a tool definition: every text in it, among the names of its own server. */
import { atOnce, type Steps } from "../async/steps.ts";
import { BoundedMap } from "../collections/bounded-map.ts";
import { getOrInsert } from "../collections/get-or-insert.ts";
import { append } from "../collections/long-lists.ts";
import { claimedHints } from "./claimed-hints.ts";
import { type CustomPattern, scanCustom } from "./custom.ts";
import type { Category, Detection } from "./detection.ts";
import type { Model } from "./model.ts";
import { NAME_RULES } from "./rules.ts";
import { isHarmless, type TextContext, textSteps } from "./scan-text.ts";
import { detectionsOf, type Fired, HIGH } from "./score.ts";
import { type Text, textsOf } from "./texts.ts";

export interface ScanContext {
  /** Names of all tools of the same server. */
  siblings?: readonly string[];
  /** Tools of other servers, by server. */
  others?: ReadonlyMap<string, readonly string[]>;
  custom?: readonly CustomPattern[];
  disabled?: ReadonlySet<Category>;
  /** Instead of the one that netmon ships. */
  model?: Model;
}

/** UTF-16 code units of texts and their pointers that are looked at in one step. */
const STEP = 16_384;

export function scanTool(tool: unknown, context: ScanContext = {}): Detection[] {
  return atOnce(toolSteps(tool, context));
}

/** Never throws, whatever `tool` is. */
export function* toolSteps(tool: unknown, context: ScanContext = {}): Steps<Detection[]> {
  const texts = textsOf(tool);
  const { name, title, description } = (tool ?? {}) as Record<string, unknown>;
  const purpose = [name, title, description].map((one) => asText(one).slice(0, 200)).join(" ");
  const parameters = new Set(
    texts.filter(({ role }) => role === "parameter").map(({ text }) => text.toLowerCase()),
  );
  const around = { ...textContext(context), ownName: asText(name).toLowerCase(), parameters };
  const { custom = [] } = context;
  const fired: Fired[] = claimedHints(tool);
  // Schemas repeat their texts.
  const read = new Map<string, Set<string>>();
  let units = 0;
  for (const text of texts) {
    units += text.text.length + text.pointer.length;
    if (units > STEP) {
      units = 0;
      yield;
    }
    if (custom.length > 0) append(fired, scanCustom(text, custom));
    append(fired, demandingNames(text, purpose));
    if (isHarmless(text, around)) continue;
    const known = getOrInsert(read, text.role, () => new Set());
    if (known.has(text.text)) continue;
    known.add(text.text);
    append(fired, yield* textSteps(text, around));
  }
  return detectionsOf(fired.filter(({ category }) => !context.disabled?.has(category)));
}

/** The context of texts that belong to no tool. */
export function textContext({ siblings = NOBODY, others, model }: ScanContext): TextContext {
  const foreign = others === undefined ? NONE : lowerCase(others, () => [...others.values()].flat());
  const near = lowerCase(siblings, () => siblings, siblings.length);
  return { ownName: "", siblings: near, parameters: NONE, foreign, ...(model && { model }) };
}

const NOBODY: readonly string[] = [];
const NONE: ReadonlySet<string> = new Set();
/** Cache, since all tools of a listing have the same siblings and others. */
const lowered = new WeakMap<object, { length: number; names: ReadonlySet<string> }>();

/** `length`: of what can grow. */
function lowerCase(of: object, listed: () => readonly string[], length = 0): ReadonlySet<string> {
  const known = lowered.get(of);
  if (known?.length === length) return known.names;
  const names = new Set(listed().map((one) => one.toLowerCase()));
  lowered.set(of, { length, names });
  return names;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Limits the input of patterns, some of which take quadratic time. A demand that a model would follow is shorter. */
export const MAX_PART = 512;
const OVERLAP = 128;
/** Names of tools and titles that are worded as sentences are read as those of parameters are. */
const SENTENCE = /(?<![A-Za-z0-9])(?:[A-Za-z0-9]+[_-]){4}/;

/** Names of parameters that no pattern matches; tools share them. */
const harmless = new BoundedMap<string, true>(8192);

const NOTHING: readonly Fired[] = [];

/**
 * Names that are demands by themselves: a model fills in what a parameter's name asks for, and prefers a tool with a rank in
 * its name. `purpose`: what the tool says it is for, for which it may ask.
 */
export function demandingNames({ text, role, pointer, key }: Text, purpose: string): readonly Fired[] {
  const isTool = key === "name" && pointer === "/name";
  const asks = role === "parameter" || ((isTool || key === "title") && SENTENCE.test(text));
  if (!asks && !isTool) return NOTHING;
  const known = isTool ? null : harmless;
  if (known?.get(text) === true) return NOTHING;
  const found = new Map<string, Fired>();
  let matched = false;
  for (let from = 0; from === 0 || from + OVERLAP < text.length; from += MAX_PART - OVERLAP) {
    const part = text.slice(from, from + MAX_PART).replace(/([a-z0-9])([A-Z])/g, "$1_$2");
    const flat = part.toLowerCase().replace(/[^a-z0-9]+/g, "_");
    for (const { signal, category, says, of, words, purpose: honest } of NAME_RULES) {
      const applies = of === "tool" ? isTool : asks;
      if (!applies || found.has(signal) || words?.test(flat) !== true) continue;
      matched = true;
      if (honest?.test(purpose) === true) continue;
      const excerpt = text.slice(0, 100);
      found.set(signal, { category, signal, weight: HIGH, says, pointer, offset: 0, excerpt });
    }
  }
  if (!matched && text.length <= MAX_PART) known?.set(text, true);
  return [...found.values()];
}
