/**
 * Evidence that a tool's definition is poisoned, and its weight. Pure: no clock, no files, no network. Linear in the
 * size of the definition.
 *
 * Fails open: a value that is not a definition has no detections. Callers that need a valid one must check it.
 */
import { atOnce, type Steps } from "../async/steps.ts";
import { type CustomPattern, inspectCustom } from "./custom.ts";
import type { Category, Detection } from "./detection.ts";
import { evidenceOfText, type TextContext } from "./inspect-text.ts";
import { inspectParameterName } from "./parameter-names.ts";
import { type Purpose, purposesOf } from "./purpose.ts";
import { detectionsOf, type Fired, HIGH, MEDIUM } from "./score.ts";
import type { Model } from "./suspicion.ts";
import { subjectOf } from "./suspicion-terms.ts";
import { type Text, textsOf } from "./texts.ts";
import { type Evidence, type ReadSentence, readingOf, scoreOfOdds } from "./tool-reading.ts";

export interface InspectionContext {
  /** Names of all tools of the same server. */
  siblings?: readonly string[];
  /** Tools of the session's other servers, keyed by server id. */
  others?: ReadonlyMap<string, readonly string[]>;
  custom?: readonly CustomPattern[];
  /** Categories that are switched off. */
  disabled?: ReadonlySet<Category>;
}

/** `tool` as parsed from the wire. */
export function inspectTool(tool: unknown, context: InspectionContext = {}): Detection[] {
  return atOnce(toolSteps(tool, context));
}

export function* toolSteps(tool: unknown, context: InspectionContext = {}): Steps<Detection[]> {
  return judgeTool(yield* evidenceSteps(tool, context), context.disabled);
}

/** Returns all evidence found in a tool, for judgeTool to weigh. */
export function evidenceOfTool(tool: unknown, context: InspectionContext = {}): Evidence {
  return atOnce(evidenceSteps(tool, context));
}

function* evidenceSteps(tool: unknown, context: InspectionContext): Steps<Evidence> {
  const texts = textsOf(tool);
  const textContext = textContextOf(tool, texts, context);
  const fired: Fired[] = [];
  const sentences: ReadSentence[] = [];
  for (const text of texts) {
    const found = yield* evidenceOfText(text, textContext);
    for (const one of found.fired) fired.push(one);
    for (const one of found.sentences) sentences.push(one);
    for (const one of inspectCustom(text, context.custom ?? [])) fired.push(one);
    for (const one of nameFindings(text, textContext.purposes)) fired.push(one);
  }
  return { fired, sentences, purposes: textContext.purposes.size };
}

/** `model`: weights to use instead of those that netmon ships. */
export function judgeTool(
  evidence: Evidence,
  disabled: ReadonlySet<Category> = new Set(),
  model?: Model,
): Detection[] {
  const fired = evidence.fired.filter(({ category }) => !disabled.has(category));
  const reading = readingOf(evidence, model);
  if (reading === null) return detectionsOf(fired);
  const score = scoreOfOdds(reading.odds);
  if (disabled.has(READS_LIKE_POISON.category)) return detectionsOf(fired, score);
  const weight = score < HIGH ? MEDIUM : HIGH;
  const own = score < MEDIUM ? [] : [{ ...READS_LIKE_POISON, weight, ...reading.worst.location() }];
  return detectionsOf([...fired, ...own], score);
}

/** Critical only if rules found something as well. */
const READS_LIKE_POISON = {
  category: "hidden_instructions",
  signal: "reads_like_poison",
  read: true,
  says: "reads like the demands and claims of poisoned definitions",
} as const;

function nameFindings(text: Text, purposes: TextContext["purposes"]): Fired[] {
  const names = text.role === "parameter" || (NAMING.test(text.pointer) && SENTENCE.test(text.text));
  if (!names) return [];
  return inspectParameterName(text.text, purposes).map((finding) => ({
    ...finding,
    category: "argument_tampering",
    pointer: text.pointer,
    offset: 0,
    excerpt: text.text.slice(0, 100),
  }));
}

/** Returns the context for judging the texts of a definition. `texts`: all of them. */
export function textContextOf(
  tool: unknown,
  texts: readonly Text[],
  context: InspectionContext = {},
): Required<TextContext> {
  const { name, title, description } = (tool ?? {}) as Record<string, unknown>;
  const first = firstSentence(asText(description));
  const parameters = texts.filter(({ role }) => role === "parameter").map(({ text }) => text);
  return {
    purposes: purposesOf(asText(name), asText(title), first),
    ownName: asText(name).toLowerCase(),
    siblings: lowerCase(context.siblings ?? NOBODY),
    parameters: new Set(parameters.map((one) => one.toLowerCase())),
    foreignNames: foreignNames(context),
    subject: subjectOf([asText(name), asText(title), first, ...parameters]),
  };
}

/** Returns the context for judging texts that belong to no tool. */
export function contextOutsideTools(context: InspectionContext, purposes: ReadonlySet<Purpose>): TextContext {
  return {
    purposes,
    ownName: "",
    siblings: lowerCase(context.siblings ?? NOBODY),
    parameters: NO_PARAMETERS,
    foreignNames: foreignNames(context),
  };
}

const NO_PARAMETERS: ReadonlySet<string> = new Set();

/** Cache, since all tools of a listing have the same foreign names. */
const foreign = new WeakMap<object, { own: ReadonlySet<string>; names: ReadonlySet<string> }>();

function foreignNames({ others, siblings = NOBODY }: InspectionContext): ReadonlySet<string> {
  if (others === undefined) return new Set();
  const own = lowerCase(siblings);
  const known = foreign.get(others);
  if (known?.own === own) return known.names;
  const all = [...others.values()].flat().map((name) => name.toLowerCase());
  // A word such as "search" is more likely a verb than a tool.
  const names = new Set(all.filter((name) => !own.has(name) && /[_-]/.test(name)));
  foreign.set(others, { own, names });
  return names;
}

const NOBODY: readonly string[] = [];
/** Cache, since all tools of a listing have the same siblings. */
const lowered = new WeakMap<readonly string[], { length: number; names: ReadonlySet<string> }>();

function lowerCase(names: readonly string[]): ReadonlySet<string> {
  const known = lowered.get(names);
  if (known?.length === names.length) return known.names;
  const made = new Set(names.map((one) => one.toLowerCase()));
  lowered.set(names, { length: names.length, names: made });
  return made;
}

/** Pointers of names that may be worded as sentences. */
const NAMING = /^\/name$|\/title$/;
/** Matches a name with so many words that it is inspected like a parameter's. */
const SENTENCE = /(?<![A-Za-z0-9])(?:[A-Za-z0-9]+[_-]){4}/;

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function firstSentence(description: string): string {
  return /^[^.!?\n。]{0,200}/.exec(description)?.[0] ?? "";
}
