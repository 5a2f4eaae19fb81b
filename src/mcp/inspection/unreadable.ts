/** A message that cannot be read without doubt, with the id and the direction that are certain. */
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { jsonTree } from "../../framing/json-text.ts";
import { type Envelope, EnvelopeScanner } from "../stdio/envelope-scanner.ts";
import type { RequestId } from "./guard.ts";
import type { UnreadableMessage } from "./message.ts";

/** `value` undefined: not even the id can be read; null: an object in it has a key twice. */
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

/** The keys of the message, with the id where it has one only. */
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

/** UTF-16 units that are looked at together. Many servers write the id last. */
const PART = 64 * 1024;

/**
 * The id of a message that is not parsed, and whether it asks or answers, as far as that can be seen. A guess: only to
 * tell whoever waits for the message that it does not come.
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
