/**
 * Placeholders: what an agent is given instead of a key. It begins as the key does, so that the agent takes it for one,
 * and is worth nothing except to the netmon that made it.
 *
 * Every netmon recognises every placeholder by its end, so one of another session or an earlier one is noticed as well.
 * The end is the same each time: Claude Code remembers the last twenty characters of a key that a person has accepted.
 */
import { randomBytes } from "node:crypto";

const END = "-netmon-placeholder-";
const END_BYTES = Buffer.from(END);
/** Hexadecimal digits before the end: they differ for each credential of each session. */
const DIGITS = 32;
/** Length of the part that is the same for every kind of key. */
export const PLACEHOLDER_BYTES = DIGITS + END.length;

/** What keys of known services begin with, the longer ones first. */
const BEGINNINGS = [
  ...["sk-ant-api03-", "sk-ant-admin01-", "sk-ant-", "sk-proj-", "sk-svcacct-", "sk-or-v1-", "sk-"],
  ...["AIza", "github_pat_", "ghp_", "gho_", "ghs_", "ghu_", "glpat-", "xoxb-", "xoxp-", "xapp-"],
  ...[
    "hf_",
    "gsk_",
    "xai-",
    "npm_",
    "pypi-",
    "r8_",
    "lin_api_",
    "ntn_",
    "secret_",
    "nvapi-",
    "pplx-",
    "tvly-",
  ],
];

/** Returns a new placeholder in the shape of a key. */
export function newPlaceholder(key: string): string {
  const beginning = BEGINNINGS.find((one) => key.startsWith(one)) ?? "";
  return `${beginning}${randomBytes(DIGITS / 2).toString("hex")}${END}`;
}

/** What tells placeholders apart: their digits. */
export function digitsOf(placeholder: string): string {
  return placeholder.slice(-PLACEHOLDER_BYTES, -END.length);
}

const ANY = new RegExp(`([0-9a-f]{${DIGITS}})${END}`, "g");

/** Returns the digits of every placeholder in a text. */
export function placeholdersIn(text: string): string[] {
  return text.includes(END) ? [...text.matchAll(ANY)].map(([, digits]) => digits as string) : [];
}

/** Visits the places of the placeholders in these bytes: where the digits begin. */
function* placesIn(bytes: Buffer): Generator<{ digits: string; at: number }> {
  for (let end = bytes.indexOf(END_BYTES); end >= 0; end = bytes.indexOf(END_BYTES, end + END.length)) {
    const at = end - DIGITS;
    if (at < 0) continue;
    const digits = bytes.toString("latin1", at, end);
    if (/^[0-9a-f]*$/.test(digits)) yield { digits, at };
  }
}

/** Finds placeholders in bytes that arrive in pieces, wherever they are cut. */
export class PlaceholderSearch {
  readonly found = new Set<string>();
  /** The end of what was there before, too short for a placeholder. */
  #before: Buffer = Buffer.alloc(0);

  /** Returns whether a placeholder ends in this piece. */
  push(piece: Buffer): boolean {
    const most = PLACEHOLDER_BYTES - 1;
    const seam = Buffer.concat([this.#before, piece.subarray(0, most)]);
    let any = false;
    for (const bytes of [seam, piece])
      for (const { digits } of placesIn(bytes)) {
        this.found.add(digits);
        any = true;
      }
    this.#before = piece.length >= most ? piece.subarray(-most) : seam.subarray(-most);
    return any;
  }
}

/** Returns a copy in which every placeholder is overwritten, byte by byte, so that JSON stays what it is. */
export function withoutPlaceholders(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (const { at } of placesIn(bytes)) copy.fill("*", at, at + PLACEHOLDER_BYTES);
  return copy;
}

/** Whether a value that was JSON holds a placeholder in a text or a key. */
export function holdsPlaceholder(value: unknown): boolean {
  const open = [value];
  for (let one = open.pop(); open.length > 0 || one !== undefined; one = open.pop()) {
    if (typeof one === "string" && placeholdersIn(one).length > 0) return true;
    if (typeof one !== "object" || one === null) continue;
    for (const [key, member] of Object.entries(one)) {
      if (!Array.isArray(one) && placeholdersIn(key).length > 0) return true;
      if (typeof member === "string" || (typeof member === "object" && member !== null)) open.push(member);
    }
  }
  return false;
}
