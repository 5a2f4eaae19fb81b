/**
 * Redaction of what a model reads, in requests and in tool results: e-mail addresses, credentials, card numbers and
 * user-defined patterns become `[REDACTED:name]`. Only text changes (message-text.ts); every other byte stays.
 *
 * Fails closed: a body that is not JSON throws UnreadableError, and a caller in enforce mode sends nothing of it.
 * Text that no pattern matches is sent: redaction prevents accidents, it does not stop anyone who encodes data.
 */
import { decodedPieces } from "../../framing/decoded-pieces.ts";
import { JsonEdits, type JsonNode, JsonTextError, jsonTreeInSteps } from "../../framing/json-text.ts";
import { UnreadableError } from "../wire.ts";
import { apiKey } from "./api-key.ts";
import { type Detector, replaced, STEP } from "./detector.ts";
import { card, custom, email } from "./detectors.ts";
import { messageText } from "./message-text.ts";

export interface RedactionOptions {
  readonly patterns: readonly ("email" | "api_key" | "card")[];
  /** RE2 patterns. */
  readonly custom: readonly { readonly name: string; readonly pattern: string }[];
}

export interface Redacted {
  /** The same string if nothing was found. */
  body: string;
  redactions: number;
}

/**
 * Redacts a body in steps, between which other requests may be read. `outline`: the body without its long strings
 * (json-outline.ts), if those have already been checked. Throws UnreadableError.
 */
export type Redactor = (body: string, outline?: string) => Generator<void, Redacted>;

/** The order matters: an address inside a URL's password is part of the credential. */
const BUILT_IN: readonly Detector[] = [apiKey, email, card];

/** `texts`: selects the string nodes to search. Throws ValueError for a pattern that RE2 cannot compile. */
export function redactor(
  options: RedactionOptions,
  texts: (root: JsonNode) => Iterable<JsonNode> = messageText,
): Redactor {
  const detectors: Detector[] = [
    // First, because the user's patterns are more specific than netmon's guesses.
    ...options.custom.map(custom),
    ...BUILT_IN.filter(({ name }) => options.patterns.some((wanted) => wanted === name)),
  ];
  return function* steps(body, outline = body) {
    const edits = new JsonEdits(body);
    let redactions = 0;
    let scanned = 0;
    const root = yield* parsed(body, outline);
    for (const node of texts(root)) {
      const before = node.length > STEP ? yield* decoded(body, node) : (node.value as string);
      if (scanned > 0 && scanned + before.length > STEP) {
        yield;
        scanned = 0;
      }
      scanned += before.length;
      let text = before;
      for (const detector of detectors)
        text = yield* replaced(detector, text, () => {
          redactions++;
          return `[REDACTED:${detector.name}]`;
        });
      if (text !== before) edits.replace(node, JSON.stringify(text));
    }
    return { body: edits.apply(), redactions };
  };
}

function* decoded(body: string, node: JsonNode): Generator<void, string> {
  const pieces: string[] = [];
  for (const piece of decodedPieces(body, node, STEP)) {
    pieces.push(piece);
    yield;
  }
  return pieces.join("");
}

function* parsed(body: string, outline: string): Generator<void, JsonNode> {
  try {
    return yield* jsonTreeInSteps(body, outline);
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    throw new UnreadableError(error.message);
  }
}
