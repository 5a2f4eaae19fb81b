/**
 * What speaks for a tool's definition being poisoned. Pure: no clock, no files, no network, linear in the size
 * of the definition.
 *
 * Direction of failure: what is no definition at all has no detections here; a caller that needs a whole one
 * checks it (definition.ts).
 */
import { type CustomPattern, inspectCustom } from "./custom.ts";
import type { Category, Detection } from "./detection.ts";
import { inspectText, type TextContext } from "./inspect-text.ts";
import { inspectParameterName } from "./parameter-names.ts";
import { purposesOf } from "./purpose.ts";
import { detectionsOf, type Fired } from "./score.ts";
import { subjectOf } from "./suspicion-terms.ts";
import { type Text, textsOf } from "./texts.ts";

export interface InspectionContext {
  /** Names of all tools of the same server. */
  siblings?: readonly string[];
  /** Tools of other servers of the session, by server id. */
  others?: ReadonlyMap<string, readonly string[]>;
  custom?: readonly CustomPattern[];
  /** Categories that are not looked for. */
  disabled?: ReadonlySet<Category>;
}

/** `tool` as parsed from the wire. */
export function inspectTool(tool: unknown, context: InspectionContext = {}): Detection[] {
  const texts = textsOf(tool);
  const textContext = textContextOf(tool, texts, context);
  const fired: Fired[] = texts.flatMap((text) => [
    ...inspectText(text, textContext),
    ...inspectCustom(text, context.custom ?? []),
    ...(text.role !== "parameter" && !(text.pointer === "/name" && SENTENCE.test(text.text))
      ? []
      : inspectParameterName(text.text, textContext.purposes).map((finding) => ({
          ...finding,
          category: "argument_tampering" as const,
          pointer: text.pointer,
          offset: 0,
          excerpt: text.text.slice(0, 100),
        }))),
  ]);
  return detectionsOf(fired.filter(({ category }) => !context.disabled?.has(category)));
}

/** What the texts of a definition are judged by; `texts`: all of them. */
export function textContextOf(
  tool: unknown,
  texts: readonly Text[],
  context: InspectionContext = {},
): Required<TextContext> {
  const { name, title, description } = (tool ?? {}) as Record<string, unknown>;
  const first = firstSentence(asText(description));
  const parameters = texts.filter(({ role }) => role === "parameter").map(({ text }) => text);
  const lower = (names: readonly string[]): Set<string> => new Set(names.map((one) => one.toLowerCase()));
  return {
    purposes: purposesOf(asText(name), asText(title), first),
    ownName: asText(name).toLowerCase(),
    siblings: lower(context.siblings ?? []),
    parameters: lower(parameters),
    foreignNames: foreignNames(context),
    subject: subjectOf([asText(name), asText(title), first, ...parameters]),
  };
}

export function foreignNames({ others, siblings = [] }: InspectionContext): Set<string> {
  const own = new Set(siblings.map((name) => name.toLowerCase()));
  const names = [...(others?.values() ?? [])].flat().map((name) => name.toLowerCase());
  // a word such as "search" is a verb before it is a tool
  return new Set(names.filter((name) => !own.has(name) && /[_-]/.test(name)));
}

/** A name with so many words is read as a parameter's is. */
const SENTENCE = /(?:[A-Za-z0-9]+[_-]){4}/;

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function firstSentence(description: string): string {
  return /^[^.!?\n。]{0,200}/.exec(description)?.[0] ?? "";
}
