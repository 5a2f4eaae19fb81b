/**
 * Every string of a definition that a model reads, with its JSON pointer: names, titles, descriptions, names of
 * parameters, enum, default, examples, annotations, `_meta`, nested schemas, and unknown fields.
 *
 * Pointers are bounded in length, because patterns examine the pointer of each text, and untrusted servers choose how
 * many there are and how long. A longer pointer loses its middle, and a longer key its end; the key itself is a text
 * and stays complete.
 *
 * The caller must refuse nesting deeper than MAX_DEFINITION_DEPTH.
 */
export type Role = "prose" | "name" | "parameter" | "value";

export interface Text {
  pointer: string;
  /** The last part of the pointer, since reading that out of each of many costs time; '': the pointer is the root. */
  key: string;
  text: string;
  role: Role;
}

const VALUE_KEYS = new Set(["enum", "default", "const", "examples", "example", "pattern", "format"]);
const NAME_KEYS = new Set(["name", "$ref", "$id", "$schema", "type", "required", "mimeType"]);
const SCHEMA_MAPS = new Set(["properties", "$defs", "definitions", "patternProperties"]);
/** Libraries derive titles from names (`Repo Path` for `repo_path`), or use an identifier. */
const NOT_IN_NAMES = /[\s_-]/g;
const IDENTIFIER = /^[\w.$-]{1,64}$/;
const NOT_IN_KEYS = /[^\w$:.@/-]/;
/** A string that is only an image. */
const DATA_URI = /^data:image\/[\w+.-]+;base64,[A-Za-z0-9+/=_-]*$/;

interface Node {
  value: unknown;
  pointer: string;
  key: string;
  role: Role;
  /** Whether its keys are names of parameters. */
  named: boolean;
}

export function textsOf(definition: unknown, root = ""): Text[] {
  const found: Text[] = [];
  const stack: Node[] = [{ value: definition, pointer: root, key: "", role: "prose", named: false }];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const { value, pointer, key, role, named } = node;
    if (typeof value === "string") {
      if (value !== "" && !DATA_URI.test(value)) found.push({ pointer, key, text: value, role });
    } else if (Array.isArray(value)) {
      for (let at = value.length - 1; at >= 0; at--)
        if (hasTexts(value[at]))
          stack.push({ value: value[at], pointer: `${pointer}/${at}`, key: `${at}`, role, named: false });
    } else if (typeof value === "object" && value !== null) {
      const keys = Object.keys(value);
      // A key that is a sentence is read as one, wherever it is.
      for (const one of keys)
        if (named || NOT_IN_KEYS.test(one))
          found.push({
            pointer: pointerBelow(pointer, one),
            key: one,
            text: one,
            role: named ? "parameter" : "prose",
          });
      for (const one of keys.reverse()) {
        const child = (value as Record<string, unknown>)[one];
        if (hasTexts(child)) stack.push(below(node, one, child));
      }
    }
  }
  return found;
}

function hasTexts(value: unknown): boolean {
  return typeof value === "string" || (typeof value === "object" && value !== null);
}

function below({ value, pointer, role, named }: Node, key: string, child: unknown): Node {
  const isName =
    !named && (NAME_KEYS.has(key) || (key === "title" && restatesName(child, value as object, pointer)));
  const isValue = role === "value" || (!named && VALUE_KEYS.has(key));
  return {
    value: child,
    pointer: pointerBelow(pointer, key),
    key,
    role: isValue ? "value" : isName ? "name" : "prose",
    named: !named && SCHEMA_MAPS.has(key),
  };
}

const MAX_KEY = 100;
/** UTF-16 code units of a pointer. */
const MAX_POINTER = 512;
const KEPT = 240;

export function pointerBelow(pointer: string, key: string): string {
  const short = key.length <= MAX_KEY ? key : `${key.slice(0, MAX_KEY)}…`;
  const escaped = /[~/]/.test(short) ? short.replaceAll("~", "~0").replaceAll("/", "~1") : short;
  const below = `${pointer}/${escaped}`;
  if (below.length <= MAX_POINTER) return below;
  return `${below.slice(0, KEPT)}…${below.slice(below.indexOf("/", below.length - KEPT))}`;
}

/** `titled`: the object with the title, at `pointer`. */
function restatesName(title: unknown, titled: object, pointer: string): boolean {
  if (typeof title !== "string") return false;
  const name =
    "name" in titled && typeof titled.name === "string" ? titled.name : (pointer.split("/").at(-1) ?? "");
  const lettersOf = (text: string): string => text.toLowerCase().replace(NOT_IN_NAMES, "");
  return IDENTIFIER.test(title) || lettersOf(title) === lettersOf(name);
}
