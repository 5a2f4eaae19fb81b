/** Ambiguous messages, with the parts of their id and direction that are certain. */
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { jsonTree } from "../../framing/json-text.ts";
import { type Envelope, EnvelopeScanner } from "../stdio/envelope-scanner.ts";
import type { RequestId } from "./guard.ts";
import type { UnreadableMessage } from "./message.ts";

/** `value`: undefined: not even the id can be read; null: an object in it repeats a key. */
export function unreadable(
  text: string,
  value: unknown,
  why: string,
  code: UnreadableMessage["code"] = -32600,
): UnreadableMessage {
  const object = value === null ? certainMembers(text) : isObject(value) ? value : {};
  const id = idOf(object);
  const mayBeRequest = Object.hasOwn(object, "method");
  const mayBeResponse =
    id !== undefined && (!mayBeRequest || Object.hasOwn(object, "result") || Object.hasOwn(object, "error"));
  return { kind: "unreadable", reason: "unparsed", text, why, code, id, mayBeRequest, mayBeResponse };
}

/** Returns the members of the message, without the id if there is more than one. */
function certainMembers(text: string): JsonObject {
  const members: { key: string; value: unknown }[] = (jsonTree(text).children ?? []).map(({ children }) => ({
    key: String(children?.[0]?.value),
    value: children?.[1]?.value as unknown,
  }));
  const ids = members.filter(({ key }) => key === "id");
  return Object.fromEntries(
    members.flatMap(({ key, value }) => (key === "id" && ids.length > 1 ? [] : [[key, value]])),
  );
}

export function idOf(value: JsonObject): RequestId | undefined {
  const { id } = value;
  return typeof id === "string" || Number.isFinite(id) || id === null ? (id as RequestId) : undefined;
}

/** UTF-16 code units scanned at a time. */
const PART = 64 * 1024;

/**
 * Guesses the id of an unparsed message, and whether it is a request or a response; undefined: unknown. Only used to
 * tell the waiting peer that the message will not arrive.
 */
export function guessedEnvelope({ text, code, reason, id }: UnreadableMessage): Envelope | undefined {
  if (id !== undefined || (code !== -32700 && reason !== "too_large")) return undefined;
  const scanner = new EnvelopeScanner();
  for (let at = 0; at < text.length; at += PART) {
    const [found] = scanner.push(Buffer.from(text.slice(at, at + PART)));
    if (found !== undefined) return found;
  }
  return undefined;
}
