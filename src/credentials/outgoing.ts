/**
 * The way of a placeholder out of this machine: in its header field, to its own host, it becomes the key. Anywhere else
 * in a request it is misplaced.
 *
 * Looked at: path and query, also percent-decoded, and every header field. Bodies are searched by who reads them.
 * Linear in the request.
 */
import { append } from "../collections/long-lists.ts";
import { decodedOnce } from "../framing/percent-encoding.ts";
import { AnswerCover } from "./answer-cover.ts";
import { objectionToPlace } from "./destination.ts";
import { keyInField } from "./header-form.ts";
import type { Keyring } from "./keyring.ts";
import { placeholdersIn } from "./placeholder.ts";

export type PlaceholderPlace = "url" | "header" | "body" | "arguments";

/** A placeholder where it does not belong. */
export interface Misplaced {
  /** null: of none of this session. */
  credential: string | null;
  where: PlaceholderPlace;
  /** What is wrong, for a person: a sentence's end, after the credential's name. */
  why: string;
}

export interface PutIn {
  /** Names and values, flat. */
  fields: string[];
  /** Names of the credentials that were put in. */
  used: string[];
  /** Their keys. */
  keys: string[];
  misplaced: Misplaced[];
}

export interface OutgoingRequest {
  origin: string;
  /** With its query. */
  path: string;
  fields: readonly string[];
}

/** Resolves to the fields with keys in the place of placeholders. Rejects with CredentialError. */
export async function putIn(keyring: Keyring, request: OutgoingRequest): Promise<PutIn> {
  const { origin, path, fields } = request;
  const misplaced = misplacedIn(keyring, "url", [path, decodedOnce(path)]);
  const [target = ""] = path.split("?", 1);
  const out = [...fields];
  const used = new Map<string, string>();
  for (let at = 0; at < out.length; at += 2) {
    const [name = "", value = ""] = [out[at]?.toLowerCase(), out[at + 1]];
    if (placeholdersIn(value).length === 0 && placeholdersIn(name).length === 0) continue;
    const found = credentialIn(keyring, name, value);
    if (found === null) {
      append(misplaced, misplacedIn(keyring, "header", [name, value]));
      continue;
    }
    const { rule, placeholder } = found;
    const objection = objectionToPlace(rule.to, { origin, path: target, fields });
    if (objection !== null) misplaced.push({ credential: rule.name, where: "header", why: objection });
    else {
      const key = await keyring.key(placeholder);
      out[at + 1] = value.replace(placeholder, () => key);
      used.set(rule.name, key);
    }
  }
  return { fields: out, used: [...used.keys()], keys: [...used.values()], misplaced };
}

function credentialIn(keyring: Keyring, name: string, value: string) {
  const placeholder = value.trim().split(" ").at(-1) ?? "";
  const rule = keyring.ruleOf(placeholder);
  const fits = rule?.headers.some((form) => keyInField(form, name, value) === placeholder) ?? false;
  return rule !== null && fits ? { rule, placeholder } : null;
}

function misplacedIn(keyring: Keyring, where: PlaceholderPlace, texts: readonly string[]): Misplaced[] {
  return misplacedDigits(keyring, where, new Set(texts.flatMap(placeholdersIn)));
}

/** `digits`: those of the placeholders that were found. */
export function misplacedDigits(
  keyring: Keyring,
  where: PlaceholderPlace,
  digits: Iterable<string>,
): Misplaced[] {
  return [...digits].map((each) => ({
    credential: keyring.nameOf(each),
    where,
    why: `it does not belong into ${WORDS[where]}`,
  }));
}

const WORDS: Readonly<Record<PlaceholderPlace, string>> = {
  url: "a path or a query",
  header: "this header field",
  body: "a body",
  arguments: "the arguments of a call",
};

/** Hides the keys of a request in its answer; null: it has none. `found`: told once, with a sentence's end for a person. */
export function coverOf({ keys, used }: Pick<PutIn, "keys" | "used">, found: (text: string) => void) {
  return keys.length === 0
    ? null
    : new AnswerCover(keys, () =>
        found(`the key that it was sent (${used.join(", ")}), which netmon overwrote`),
      );
}

/** For an event, a log and a refusal. */
export function misplacedText({ credential, why }: Misplaced): string {
  const what = credential === null ? "a placeholder of another session" : `the placeholder of ${credential}`;
  return `${what}: ${why}`;
}
