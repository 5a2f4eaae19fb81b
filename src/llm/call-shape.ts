/**
 * Detects the shapes of tool calls in all known APIs, anywhere in a value: parts that no format reads must not
 * contain one, since some client may read it.
 *
 * Fails closed. A shape is refused whatever it means in its context; text without the words is not searched.
 */
import { wordSet } from "../collections/word-set.ts";
import { type JsonObject, MAX_SEARCHED, someObject } from "./json-document.ts";
import { UnreadableError } from "./wire.ts";

/** Words, one of which is in a key or a type of every shape; letters may be escaped. */
const WORDS = /call|tool|\\u00[4-7]/i;

/**
 * Members, in lower case and without underscores, that hold calls if they are lists of objects, or objects with a
 * name or input.
 */
const MEMBERS = wordSet("toolcalls toolcall functioncall functioncalls tooluse tooluses customtoolcall");

/** Types of blocks, items, parts and events that are calls, in lower case and with `_` for other separators. */
const TYPES =
  /(?:^|_)(?:tool_use|tool_call|function_call|mcp_call|shell_call|patch_call|computer_call|approval_request)(?:_|$)/;

/** The members of an object that a format reads, or knows to hold no call. */
export class KnownMembers {
  readonly #exact: ReadonlySet<string>;
  readonly #folded: ReadonlySet<string>;

  constructor(names: string) {
    this.#exact = wordSet(names);
    this.#folded = new Set([...this.#exact].map(goFolded));
  }

  /**
   * Throws UnreadableError if another member has the shape of a call, or a name that case-insensitive readers (Go's
   * encoding/json) take for one of these.
   */
  refuseOthers(object: JsonObject, what: string): void {
    for (const key of Object.keys(object)) {
      if (this.#exact.has(key)) continue;
      if (this.#folded.has(goFolded(key)))
        throw new UnreadableError(
          `${what} has the key ${JSON.stringify(key)}, which readers may take for another`,
        );
      if (hasCallShape({ [key]: object[key] }))
        throw new UnreadableError(`${what} has a tool call where none belongs`);
    }
  }
}

/** Folds ASCII letters like Go's bytes.EqualFold: U+017F is an s, U+212A a k. */
function goFolded(key: string): string {
  return key.toLowerCase().replaceAll("\u017f", "s");
}

/** Stands in for a text, so that its value is searched whatever words it contains. */
export const ANY_WORDS = "call";

export function mayHaveCallShapes(text: string): boolean {
  return text.length > MAX_SEARCHED || WORDS.test(text);
}

/** `text`: the source that contains the value. Throws UnreadableError. */
export function refuseCallShapes(text: string, value: unknown, what: string): void {
  if (mayHaveCallShapes(text) && hasCallShape(value))
    throw new UnreadableError(`${what} has a tool call where none belongs`);
}

export function hasCallShape(value: unknown): boolean {
  return someObject(value, (object) =>
    Object.entries(object).some(([key, member]) => {
      if (typeof member === "object" && member !== null) return MEMBERS.has(folded(key)) && maybeCall(member);
      return typeof member === "string" && key.toLowerCase() === "type" && isCallType(member);
    }),
  );
}

function folded(key: string): string {
  return key.toLowerCase().replaceAll("_", "").replaceAll("-", "");
}

function isCallType(type: string): boolean {
  return TYPES.test(type.toLowerCase().replace(/[.-]/g, "_"));
}

const CALL_MEMBERS = wordSet("name function arguments args input id");

function maybeCall(member: object): boolean {
  if (Array.isArray(member)) return member.some((item) => typeof item === "object" && item !== null);
  return Object.keys(member).some((key) => CALL_MEMBERS.has(key.toLowerCase()));
}
