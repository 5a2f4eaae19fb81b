/**
 * Whether a tool that a model is shown is the one that its server lists. Agents leave out what an API does not take, so
 * less than the server gave is no difference, except for a parameter; but nothing is shown that the server did not give
 * at that place.
 *
 * Fails closed: what is too large to compare differs.
 */
import type { NamedTool } from "../../agents/agent.ts";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { FieldChange } from "../../event/event.ts";
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { OF_NAMESPACE, type OfferedTool } from "../../llm/offered/offered-tool.ts";
import { canonicalDefinition } from "../../mcp/definition.ts";
import {
  isAgentsParameter,
  isNamespaceText,
  isShownText,
  isType,
  standsForAll,
  UNRESOLVED_AS_TEXT,
} from "./shown-text.ts";

export type ShownTool = Pick<OfferedTool, "description" | "schema" | "more"> & Partial<OfferedTool>;

/** What is known of a tool's server. */
export interface GivenServer {
  /** Those by which agents may know it. */
  ids: readonly string[];
  /** How models may be shown its instructions (shownInstructions). */
  instructions: ReadonlySet<string>;
}

/** Members in which a model is shown what a tool returns. */
const OUTPUT = new Set(
  "outputSchema output_schema response responseJsonSchema response_json_schema".split(" "),
);
const EXAMPLES = new Set(["input_examples", "inputExamples"]);

/** Schemas compared for one tool; the alternatives of one may be compared with those of another. */
const MAX_COMPARED = 20_000;
/** What takes as long as a schema: members copied or searched, and characters compared. */
const MEMBERS = 32;
const CHARACTERS = 128;
const MAX_DEPTH = 128;
const MAX_REFERENCES = 16;

/** Returns the first difference; null: there is none. `given`: the server's definition, parsed. */
export function shownDifference(shown: ShownTool, given: unknown, server: GivenServer): FieldChange | null {
  if (Array.isArray(given)) {
    const all = given.map((one) => shownDifference(shown, one, server));
    return all.includes(null) ? null : (all[0] ?? null);
  }
  const tool = isObject(given) ? given : {};
  const root = isObject(tool.inputSchema) ? tool.inputSchema : {};
  const description = typeof tool.description === "string" ? tool.description : "";
  const names: NamedTool[] = server.ids.map((id) => ({ server: id, tool: String(tool.name) }));
  if (!isShownText(shown.description, description, root, names))
    return changeOf(differs("/description", description, shown.description));
  for (const [key, value] of Object.entries(shown.more ?? {})) {
    if (key === OF_NAMESPACE && isNamespaceText(value, shown.namespace ?? "")) continue;
    const difference = ofMember(key, value, tool, root, server);
    if (difference !== null) return changeOf(difference);
  }
  if (shown.schema === undefined || shown.schema === null) return null;
  const difference = new Comparison(root).ofRoot(shown.schema);
  return difference && changeOf(difference);
}

/** Compares what else the model reads of a tool. */
function ofMember(
  key: string,
  value: unknown,
  tool: JsonObject,
  root: JsonObject,
  { instructions }: GivenServer,
): Difference | null {
  const at = `/${key}`;
  if (key === OF_NAMESPACE) {
    const [given] = instructions;
    return typeof value === "string" && instructions.has(value) ? null : differs(at, given, value);
  }
  if (OUTPUT.has(key)) {
    const output = isObject(tool.outputSchema) ? tool.outputSchema : {};
    return new Comparison(output).of(value, at);
  }
  if (EXAMPLES.has(key) && Array.isArray(value)) {
    const given = Array.isArray(root.examples) ? root.examples : [];
    return value.map(textOf).every(among(given.map(textOf))) ? null : differs(at, given, value);
  }
  return isSame(value, tool[key]) ? null : differs(at, tool[key], value);
}

const TEXTS = new Set(["description", "title"]);
const MAPS = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
const LISTS = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const SCHEMAS = new Set(
  "items not if then else contains propertyNames additionalProperties additionalItems unevaluatedProperties unevaluatedItems".split(
    " ",
  ),
);
const JSON_SCHEMA = /^https?:\/\/json-schema\.org\/(?:draft-0\d|draft\/20\d\d-\d\d)\/schema#?$/;
const COMPOSED = ["anyOf", "oneOf", "allOf"] as const;

/** Made into text only for who is told, since an alternative is tried for each. */
interface Difference {
  field: string;
  given: unknown;
  shown: unknown;
}

function differs(field: string, given: unknown, shown: unknown): Difference {
  return { field, given, shown };
}

class Comparison {
  readonly #root: JsonObject;
  #compared = 0;
  /** Texts of values of the given schema, each of which may belong to many places. */
  readonly #texts = new Map<unknown, string>();
  readonly #enums = new Map<unknown, ReadonlySet<string>>();

  constructor(root: JsonObject) {
    this.#root = root;
  }

  ofRoot(shown: unknown): Difference | null {
    if (isObject(shown) && isObject(shown.properties) && standsForAll(shown.properties)) {
      const { properties, required = [], ...rest } = shown;
      const known = Array.isArray(required) && required.every(among(Object.keys(properties as JsonObject)));
      return known
        ? this.#node(rest, this.#root, "/inputSchema", 0)
        : differs("/inputSchema/required", this.#root.required, required);
    }
    const difference = this.#node(shown, this.#root, "/inputSchema", 0);
    if (difference !== null || !isObject(shown)) return difference;
    const names = isObject(shown.properties) ? shown.properties : {};
    const { properties } = this.#resolved(this.#root);
    const gone = isObject(properties)
      ? Object.keys(properties).find((name) => !Object.hasOwn(names, name))
      : undefined;
    return gone === undefined
      ? null
      : differs(`/inputSchema/properties/${gone}`, (properties as JsonObject)[gone], undefined);
  }

  of(shown: unknown, at: string): Difference | null {
    return this.#node(shown, this.#root, at, 0);
  }

  #node(shown: unknown, givenHere: unknown, at: string, depth: number): Difference | null {
    if (++this.#compared > MAX_COMPARED || depth > MAX_DEPTH)
      return differs(at, "too large to compare", shown);
    if (shown === true) return null;
    if (!isObject(shown)) return isSame(shown, givenHere) ? null : differs(at, givenHere, shown);
    const given = this.#resolved(givenHere);
    const difference = this.#members(shown, given, at, depth);
    if (difference === null) return null;
    // one alternative in place of all
    const { description: _, ...own } = given;
    const fits = this.#alternatives(given).some(
      (one) => this.#members(shown, { ...own, ...one }, at, depth + 1) === null,
    );
    return fits ? null : difference;
  }

  #members(shown: JsonObject, given: JsonObject, at: string, depth: number): Difference | null {
    for (const [key, value] of Object.entries(shown)) {
      const difference = this.#member(key, value, shown, given, `${at}/${key}`, depth);
      if (difference !== null) return difference;
    }
    return null;
  }

  #member(
    key: string,
    value: unknown,
    shown: JsonObject,
    given: JsonObject,
    at: string,
    depth: number,
  ): Difference | null {
    if (MAPS.has(key) && isObject(value)) return this.#map(key, value, given, at, depth);
    if (LISTS.has(key) && Array.isArray(value)) return this.#list(value, given, at, depth);
    const there = given[key];
    if (SCHEMAS.has(key) && isObject(value) && isObject(there))
      return this.#node(value, there, at, depth + 1);
    return this.#fits(key, value, shown, given) && this.#compared <= MAX_COMPARED
      ? null
      : differs(at, there, value);
  }

  /** Reports whether the given schema has such a member, which is no schema. */
  #fits(key: string, value: unknown, shown: JsonObject, given: JsonObject): boolean {
    const there = given[key];
    if (TEXTS.has(key) && typeof value === "string") {
      if (value === "") return true; // none
      const text = typeof there === "string" ? there : "";
      if (value !== text) this.#compared += (value.length + text.length) / CHARACTERS;
      return this.#compared <= MAX_COMPARED && isShownText(value, text, given);
    }
    if (SCHEMAS.has(key) && !Array.isArray(value)) return isBare(value);
    if (key === "required" && Array.isArray(value)) {
      const known = [given, ...this.#alternatives(given)].flatMap(({ required }) =>
        Array.isArray(required) ? required : [],
      );
      this.#compared += known.length / MEMBERS;
      const names = isObject(shown.properties) ? shown.properties : {};
      const isKnown = among(known);
      return value.every((name) => isKnown(name) || isAgentsParameter(String(name), names[String(name)]));
    }
    if (key === "enum" && Array.isArray(value)) {
      const known = this.#enumOf(given.enum);
      const constant = textOf(given.const);
      return value.map(textOf).every((one) => one === constant || known.has(one));
    }
    if (key === "type" && value === "string" && given.$ref !== undefined && UNRESOLVED_AS_TEXT) return true;
    if (key === "$ref" && Array.isArray(there) && there.includes(value)) return true;
    if (key === "type" && there === undefined) return [value].flat().every(isType);
    if (key === "type") return [value].flat().every(among([there].flat()));
    if (key === "nullable" || key === "strict") return typeof value === "boolean";
    if (key === "$schema" && there === undefined) return JSON_SCHEMA.test(String(value));
    return value === there || (there !== undefined && textOf(value) === this.#textOf(there));
  }

  #enumOf(given: unknown): ReadonlySet<string> {
    const values: unknown[] = Array.isArray(given) ? given : [];
    return getOrInsert(this.#enums, given, () => new Set(values.map(textOf)));
  }

  /** Like textOf, for a value of the given schema. */
  #textOf(given: unknown): string {
    return typeof given === "object" ? getOrInsert(this.#texts, given, () => textOf(given)) : textOf(given);
  }

  #map(key: string, value: JsonObject, given: JsonObject, at: string, depth: number): Difference | null {
    const maps = [given, ...this.#alternatives(given)].flatMap((one) =>
      isObject(one[key]) ? [one[key]] : [],
    );
    for (const [name, schema] of Object.entries(value)) {
      this.#compared += maps.length / MEMBERS;
      const known = maps.flatMap((map) => (Object.hasOwn(map, name) ? [map[name]] : []));
      if (known.length === 0 && key === "properties" && isAgentsParameter(name, schema)) continue;
      if (known.length === 0) return differs(`${at}/${name}`, undefined, schema);
      const found = known.map((one) => this.#node(schema, one, `${at}/${name}`, depth + 1));
      if (!found.includes(null)) return found[0] as Difference;
    }
    return null;
  }

  #list(value: readonly unknown[], given: JsonObject, at: string, depth: number): Difference | null {
    const known = [...LISTS, "items"].flatMap((key) =>
      Array.isArray(given[key]) ? given[key] : [],
    ) as unknown[];
    this.#compared += known.length / MEMBERS;
    for (const [i, schema] of value.entries()) {
      const first =
        known.length > i
          ? this.#node(schema, known[i], `${at}/${i}`, depth + 1)
          : differs(`${at}/${i}`, undefined, schema);
      if (first === null || isBare(schema)) continue;
      if (!known.some((one) => this.#node(schema, one, `${at}/${i}`, depth + 1) === null)) return first;
    }
    return null;
  }

  /** Returns the schemas that this one is composed of. */
  #alternatives(given: JsonObject): JsonObject[] {
    const all = COMPOSED.flatMap((key) => (Array.isArray(given[key]) ? given[key] : []));
    this.#compared += all.length / MEMBERS;
    return this.#compared > MAX_COMPARED ? [] : all.map((one) => this.#resolved(one));
  }

  /**
   * Returns the schema with what it refers to; an empty one for what is none. Its `$ref` is then all references on the
   * way: an agent may leave the first in place, or put what that refers to there, which may be a reference again.
   */
  #resolved(schema: unknown): JsonObject {
    let found = isObject(schema) ? schema : {};
    const references: string[] = [];
    while (typeof found.$ref === "string" && references.length < MAX_REFERENCES) {
      const target = this.#at(found.$ref);
      if (!isObject(target)) break;
      const { $ref, ...own } = found;
      references.push($ref as string);
      found = { ...target, ...own };
      this.#compared += (($ref as string).length + Object.keys(found).length) / MEMBERS;
    }
    if (references.length === 0) return found;
    return { ...found, $ref: [...references, ...[found.$ref ?? []].flat()] };
  }

  #at(reference: string): unknown {
    if (!reference.startsWith("#")) return undefined;
    return reference
      .split("/")
      .slice(1)
      .map((part) => part.replace(/~1/g, "/").replace(/~0/g, "~"))
      .reduce<unknown>(
        (at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
        this.#root,
      );
  }
}

const BARE = new Set(["type", "items", "additionalProperties", "nullable"]);

/** Reports whether a schema tells a model nothing but types. */
function isBare(schema: unknown): boolean {
  if (typeof schema === "boolean") return true;
  if (!isObject(schema)) return false;
  return Object.entries(schema).every(([key, value]) => {
    if (key === "type") return [value].flat().every(isType);
    if (key === "properties") return isObject(value) && Object.keys(value).length === 0;
    return BARE.has(key) && isBare(value);
  });
}

function among(all: readonly unknown[]): (one: unknown) => boolean {
  const known = new Set(all);
  return (one) => known.has(one);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (b !== undefined && textOf(a) === textOf(b));
}

/** A text that is equal for equal values. */
function textOf(value: unknown): string {
  return typeof value === "object" && value !== null ? canonicalDefinition(value) : JSON.stringify(value);
}

/** Characters of a value in an event. */
const MAX_SHOWN = 400;

function changeOf({ field, given, shown }: Difference): FieldChange {
  const text = (value: unknown): string => (JSON.stringify(value) ?? "").slice(0, MAX_SHOWN);
  return { field, previous: text(given), new: text(shown) };
}
