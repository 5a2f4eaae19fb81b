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
/** A string that is only an image. */
const DATA_URI = /^data:image\/[\w+.-]+;base64,[A-Za-z0-9+/=_-]*$/;

export function textsOf(definition: unknown, root = ""): Text[] {
  const found: Text[] = [];
  const stack: { value: unknown; pointer: string; key: string; role: Role; keysAreNames: boolean }[] = [
    { value: definition, pointer: root, key: "", role: "prose", keysAreNames: false },
  ];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { value, pointer, key: at, role, keysAreNames } = top;
    if (typeof value === "string") {
      if (value !== "" && !DATA_URI.test(value)) found.push({ pointer, key: at, text: value, role });
      continue;
    }
    if (typeof value !== "object" || value === null) continue;
    const inside = Object.entries(value).map(([key, child]) => {
      const childPointer = pointerBelow(pointer, key);
      const named = !Array.isArray(value);
      if (named && keysAreNames) found.push({ pointer: childPointer, key, text: key, role: "parameter" });
      // A key that is a sentence is read as one, wherever it is.
      else if (named && /[^\w$:.@/-]/.test(key))
        found.push({ pointer: childPointer, key, text: key, role: "prose" });
      const inherited = role === "value" || (named && VALUE_KEYS.has(key) && !keysAreNames);
      const childRole: Role = inherited
        ? "value"
        : (named && NAME_KEYS.has(key) && !keysAreNames) ||
            (!named && role === "name") ||
            (key === "title" && !keysAreNames && restatesName(child, value, pointer))
          ? "name"
          : "prose";
      return {
        value: child,
        pointer: childPointer,
        key,
        role: childRole,
        keysAreNames: named && !keysAreNames && SCHEMA_MAPS.has(key),
      };
    });
    for (const one of inside.reverse()) stack.push(one); // a spread could exceed the limit on arguments
  }
  return found;
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
