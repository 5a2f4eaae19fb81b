/**
 * Whether a text that a model is shown is the one that the server gave. Agents change texts on the way, each in its own
 * way (`Agent.shows`); what all of them do is accepted of any, because a program that names itself another agent must
 * gain nothing.
 */
import { isDeepStrictEqual } from "node:util";
import type { NamedTool, ShownChanges } from "../../agents/agent.ts";
import { AGENTS } from "../../agents/agents.ts";
import { UNSEEN } from "../../event/unseen.ts";
import { shortened } from "../../llm/offered/offered-tool.ts";
import { canonicalDefinition } from "../../mcp/definition.ts";

const SHOWS = AGENTS.flatMap(({ shows }) => shows ?? []);
const DROPPED = new RegExp(`[${UNSEEN}]`, "gu");

/** `of`: the schema that the text describes, or the tool's own. `names`: those of the tool, if the text is its own. */
export function isShownText(
  shown: string,
  given: string,
  of: Readonly<Record<string, unknown>>,
  names: readonly NamedTool[] = [],
): boolean {
  if (shown === given) return true;
  const clean = cleaned(given);
  if (shown === clean || shown === given.trim() || shown === clean.trim()) return true;
  return SHOWS.some(({ label, ...changes }) => {
    if (label === undefined) return isChanged(shown, "", given, clean, of, changes, names);
    return names.some((name) => {
      const before = label(name);
      return (
        shown === before + given ||
        (shown.startsWith(before) && isChanged(shown, before, given, clean, of, changes, [name]))
      );
    });
  });
}

/** Reports whether the text behind its label is what an agent makes of the given one. */
function isChanged(
  labelled: string,
  label: string,
  given: string,
  clean: string,
  of: Readonly<Record<string, unknown>>,
  { cut, prefix, none, constraints }: ShownChanges,
  names: readonly NamedTool[],
): boolean {
  const shown = labelled.slice(label.length);
  return (
    (given.trim() === "" && none !== undefined && names.some((name) => none(name) === shown)) ||
    (cut !== undefined && [given, clean].some((text) => isCut(labelled, label + text, cut))) ||
    (prefix !== undefined && isPrefixed(shown, given, of, prefix)) ||
    (constraints === true && isConstrained(shown, given, of))
  );
}

/** In Unicode's compatibility form, and without what nobody sees. */
function cleaned(text: string): string {
  return text.normalize("NFKC").replace(DROPPED, "");
}

/** Cut texts may end within a character. */
function isCut(shown: string, whole: string, { mark, least }: { mark: string; least: number }): boolean {
  if (!shown.endsWith(mark)) return false;
  const rest = shown.slice(0, shown.length - mark.length);
  return rest.length >= least && whole.startsWith(rest.slice(0, -2));
}

/** Every name in brackets has to be one of the schema's. */
function isPrefixed(
  shown: string,
  given: string,
  of: Readonly<Record<string, unknown>>,
  prefix: RegExp,
): boolean {
  const [before] = isComposed(of) ? (prefix.exec(shown) ?? []) : [];
  if (before === undefined || shown.slice(before.length) !== given) return false;
  const known = new Set(canonicalDefinition(of).match(/"[\w-]+"/g));
  const names = (before.match(/\([^()]*\)/g) ?? []).flatMap((list) => list.slice(1, -1).split(", "));
  return names.every((name) => known.has(JSON.stringify(name)));
}

function isComposed(schema: Readonly<Record<string, unknown>>): boolean {
  return ["anyOf", "oneOf", "allOf"].some((key) => schema[key] !== undefined);
}

/** Reports whether the text is the given one and, in braces, constraints that the schema has: `{minLength: 1}`. */
function isConstrained(shown: string, given: string, schema: Readonly<Record<string, unknown>>): boolean {
  const before = given === "" ? "{" : `${given}\n\n{`;
  if (!shown.startsWith(before) || !shown.endsWith("}")) return false;
  let rest = shown.slice(before.length, -1);
  for (const [key, value] of Object.entries(schema).sort(([a], [b]) => b.length - a.length)) {
    if (!rest.includes(key)) continue;
    const one = `${key}: ${canonicalDefinition(value)}`;
    if (rest === one) return true;
    if (rest.startsWith(`${one}, `)) rest = rest.slice(one.length + 2);
    else if (rest.endsWith(`, ${one}`)) rest = rest.slice(0, -one.length - 2);
    else rest = rest.replace(`, ${one}, `, () => ", ");
  }
  return false;
}

const TYPES = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);

/** Gemini's are in capitals. */
export function isType(type: unknown): boolean {
  return typeof type === "string" && TYPES.has(type.toLowerCase());
}

/** Reports whether an agent adds this parameter to the tools that it offers. */
export function isAgentsParameter(name: string, schema: unknown): boolean {
  const { type, ...rest } = (schema ?? {}) as Record<string, unknown>;
  return SHOWS.some(({ parameters = {} }) => {
    const known = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    return known !== undefined && isType(type) && isDeepStrictEqual(rest, known);
  });
}

/** Reports whether these parameters say, as an agent's do, that they stand for all others. */
export function standsForAll(properties: Readonly<Record<string, unknown>>): boolean {
  return SHOWS.some(
    ({ standIn }) =>
      standIn !== undefined &&
      Object.entries(properties).every(([name, one]) => isAgentsParameter(name, one)) &&
      Object.hasOwn(properties, standIn),
  );
}

/** Returns the texts that agents may make of a server's instructions, as of a namespace (shortened). */
export function shownInstructions(given: string): string[] {
  const clean = cleaned(given);
  return [given, clean, given.trim(), clean.trim()].map(shortened);
}

/** Reports whether some agent says this of a namespace of this name by itself. */
export function isNamespaceText(text: unknown, name: string): boolean {
  return SHOWS.some(({ namespace }) => namespace?.(name) === text);
}

/** Whether some agent shows what it does not resolve as a text. */
export const UNRESOLVED_AS_TEXT = SHOWS.some(({ unresolvedAsText }) => unresolvedAsText === true);
