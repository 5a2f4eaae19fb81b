/**
 * Arguments that arrive in pieces: each piece has a JSONPath (RFC 9535) to one value and that value; text may come in
 * several pieces with the same path (@google/genai 2.32, PartialArg).
 *
 * Fails closed. Pieces that do not fit together are `malformed`: clients may assemble them differently.
 */
import { JSONPathEnvironment, jsonpath } from "json-p3";
import { isObject, UNSAFE_KEYS } from "../json-document.ts";
import { either } from "./part.ts";

type Step = string | number;

type Value =
  | { kind: "object"; members: Map<string, Value> }
  | { kind: "array"; items: Value[] }
  /** JSON text of a number, boolean or null. */
  | { kind: "plain"; json: string }
  | { kind: "text"; text: string; continues: boolean };

const paths = new JSONPathEnvironment({ strict: true });
const MAX_STEPS = 64;

export class PartialArguments {
  readonly #root: Value = { kind: "object", members: new Map() };
  readonly #steps = new Map<string, Step[]>();
  malformed = false;
  #empty = true;

  get empty(): boolean {
    return this.#empty;
  }

  add(piece: unknown): void {
    this.#empty = false;
    if (!isObject(piece) || !this.#put(piece)) this.malformed = true;
  }

  /** Returns the arguments as JSON text. */
  text(): string {
    return textOf(this.#root);
  }

  #put(piece: { readonly [key: string]: unknown }): boolean {
    const path = either(piece, "jsonPath", "json_path");
    const steps = typeof path === "string" ? this.#stepsOf(path) : null;
    const value = pieceValue(piece);
    return steps !== null && value !== null && place(this.#root, steps, value);
  }

  #stepsOf(path: string): Step[] | null {
    const known = this.#steps.get(path);
    if (known) return known;
    const steps = stepsOf(path);
    if (steps && this.#steps.size < 1000) this.#steps.set(path, steps);
    return steps;
  }
}

/** Returns null unless the path leads to one value below the root, through none of the UNSAFE_KEYS. */
function stepsOf(path: string): Step[] | null {
  let query: ReturnType<JSONPathEnvironment["compile"]>;
  try {
    query = paths.compile(path);
  } catch {
    return null;
  }
  if (!query.singularQuery() || query.segments.length === 0 || query.segments.length > MAX_STEPS) return null;
  const steps: Step[] = [];
  for (const segment of query.segments) {
    const selector = segment.selectors[0];
    if (selector instanceof jsonpath.selectors.NameSelector && !UNSAFE_KEYS.has(selector.name))
      steps.push(selector.name);
    else if (selector instanceof jsonpath.selectors.IndexSelector && selector.index >= 0)
      steps.push(selector.index);
    else return null;
  }
  return steps;
}

/** Returns null for more than one value, or one of the wrong type. */
function pieceValue(piece: { readonly [key: string]: unknown }): Value | null {
  const continues = either(piece, "willContinue", "will_continue") === true;
  const text = either(piece, "stringValue", "string_value");
  const number = either(piece, "numberValue", "number_value");
  const bool = either(piece, "boolValue", "bool_value");
  const nothing = either(piece, "nullValue", "null_value");
  const given = [text, number, bool, nothing].filter((value) => value !== undefined);
  // The first or last piece of a text may have no value.
  if (given.length === 0) return { kind: "text", text: "", continues };
  if (given.length > 1) return null;
  if (typeof text === "string") return { kind: "text", text, continues };
  if (typeof number === "number" || typeof bool === "boolean")
    return { kind: "plain", json: JSON.stringify(given[0]) };
  return nothing === undefined ? null : { kind: "plain", json: "null" };
}

/** Reports false if something else has taken its place. */
function place(root: Value, steps: readonly Step[], value: Value): boolean {
  let at = root;
  for (const [depth, step] of steps.entries()) {
    const next = steps[depth + 1];
    const known = childOf(at, step);
    if (next === undefined) return known ? extend(known, value) : setChild(at, step, value);
    if (known) at = known;
    else {
      const made: Value =
        typeof next === "number" ? { kind: "array", items: [] } : { kind: "object", members: new Map() };
      if (!setChild(at, step, made)) return false;
      at = made;
    }
  }
  return false;
}

function childOf(parent: Value, step: Step): Value | undefined {
  if (typeof step === "string") return parent.kind === "object" ? parent.members.get(step) : undefined;
  return parent.kind === "array" ? parent.items[step] : undefined;
}

/** Items come in order: a gap is refused, and with it any huge index that would exhaust memory. */
function setChild(parent: Value, step: Step, value: Value): boolean {
  if (parent.kind === "object" && typeof step === "string") parent.members.set(step, value);
  else if (parent.kind === "array" && step === parent.items.length) parent.items.push(value);
  else return false;
  return true;
}

function extend(known: Value, more: Value): boolean {
  if (known.kind !== "text" || more.kind !== "text" || !known.continues) return false;
  known.text += more.text;
  known.continues = more.continues;
  return true;
}

function textOf(value: Value): string {
  switch (value.kind) {
    case "plain":
      return value.json;
    case "text":
      return JSON.stringify(value.text);
    case "array":
      return `[${value.items.map(textOf).join(",")}]`;
    case "object":
      return `{${[...value.members].map(([key, item]) => `${JSON.stringify(key)}:${textOf(item)}`).join(",")}}`;
  }
}
