/**
 * The shapes that tool calls have in any API that is known here, found wherever they stand: what no format reads
 * must not have one, since some client may.
 *
 * Failure: closed. A shape is refused whatever it means where it stands; text without the words is not looked into.
 */
import { words } from "../framing/words.ts";
import { type JsonObject, MAX_SEARCHED, someObject } from "./json-document.ts";
import { UnreadableError } from "./wire.ts";

/** Every shape has one of these words in a key or a type; letters may be written as escapes. */
const WORDS = /call|tool|\\u00[4-7]/i;

/**
 * Members, without case and underscores, that hold calls where they are lists of objects, or objects with a name or
 * input.
 */
const MEMBERS = words("toolcalls toolcall functioncall functioncalls tooluse tooluses customtoolcall");

/** Types, with `_` for other separators and without case: of blocks, items, parts and events that are calls. */
const TYPES =
  /(?:^|_)(?:tool_use|tool_call|function_call|mcp_call|shell_call|patch_call|computer_call|approval_request)(?:_|$)/;

/** The members of an object that a format reads, or knows to hold no call. */
export class KnownMembers {
  readonly #exact: ReadonlySet<string>;
  readonly #folded: ReadonlySet<string>;

  constructor(names: string) {
    this.#exact = words(names);
    this.#folded = new Set([...this.#exact].map(goFolded));
  }

  /**
   * Throws UnreadableError where another member has the shape of a call, or a name that readers which do not mind
   * the case (encoding/json of Go) take for one of these.
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

/** As bytes.EqualFold of Go folds ASCII letters: U+017F is an s, U+212A a k. */
function goFolded(key: string): string {
  return key.toLowerCase().replaceAll("\u017f", "s");
}

/** In place of a text: what stands in it is looked at whatever its words are. */
export const ANY_WORDS = "call";

export function mayHaveCallShapes(text: string): boolean {
  return text.length > MAX_SEARCHED || WORDS.test(text);
}

/** `text`: in which the value stands. Throws UnreadableError. */
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

const CALL_MEMBERS = words("name function arguments args input id");

function maybeCall(member: object): boolean {
  if (Array.isArray(member)) return member.some((item) => typeof item === "object" && item !== null);
  return Object.keys(member).some((key) => CALL_MEMBERS.has(key.toLowerCase()));
}
