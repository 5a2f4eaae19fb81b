/**
 * Redaction of what a model reads, in requests and in results of tools: e-mail addresses, credentials, card numbers
 * and patterns of the user's own become `[REDACTED:name]`. Only text changes (message-text.ts); every other byte stays.
 *
 * Direction of failure: closed; a body that is not JSON throws UnreadableError, and a caller that enforces sends
 * nothing of it. What no pattern finds is sent: redaction lessens accidents and stops no one who encodes.
 */
import { decodedPieces } from "../../framing/decoded-pieces.ts";
import { JsonEdits, type JsonNode, JsonTextError, jsonTreeInSteps } from "../../framing/json-text.ts";
import { UnreadableError } from "../wire.ts";
import { apiKey } from "./api-key.ts";
import { type Detector, STEP } from "./detector.ts";
import { card, custom, email } from "./detectors.ts";
import { messageText } from "./message-text.ts";

export interface RedactionOptions {
  readonly patterns: readonly ("email" | "api_key" | "card")[];
  /** RE2 patterns. */
  readonly custom: readonly { readonly name: string; readonly pattern: string }[];
}

export interface Redacted {
  /** The same string where nothing was found. */
  body: string;
  redactions: number;
}

/**
 * In steps, between which other requests may be read. `outline`: what is left of the body without long strings
 * (json-outline.ts), where those were checked already. Throws UnreadableError.
 */
export type Redactor = (body: string, outline?: string) => Generator<void, Redacted>;

/** In this order: an address inside a URL's password is part of the credential. */
const BUILT_IN: readonly Detector[] = [apiKey, email, card];

/** `texts`: the string nodes to look into. Throws ValueError for a pattern that RE2 cannot hold. */
export function redactor(
  options: RedactionOptions,
  texts: (root: JsonNode) => Iterable<JsonNode> = messageText,
): Redactor {
  const detectors: Detector[] = [
    // first: what the user names is more specific than what netmon guesses
    ...options.custom.map(custom),
    ...BUILT_IN.filter(({ name }) => options.patterns.some((wanted) => wanted === name)),
  ];
  return function* steps(body, outline = body) {
    const edits = new JsonEdits(body);
    let redactions = 0;
    let looked = 0;
    const root = yield* parsed(body, outline);
    for (const node of texts(root)) {
      const before = node.length > STEP ? yield* decoded(body, node) : (node.value as string);
      if (looked > 0 && looked + before.length > STEP) {
        yield;
        looked = 0;
      }
      looked += before.length;
      let text = before;
      for (const { name, replace } of detectors) {
        text = yield* replace(text, () => {
          redactions++;
          return `[REDACTED:${name}]`;
        });
      }
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
