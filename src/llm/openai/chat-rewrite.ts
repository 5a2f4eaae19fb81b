/**
 * Rewrites a chunk of a Chat stream: without its tool calls, with some of them, with the text that replaces blocked
 * ones, or as the end of a choice. The chunk's envelope (id, model, created, fingerprint, usage and vendor additions)
 * stays byte for byte.
 *
 * Takes chunks of exactly one choice (`oneChoice`) that have already been read, so nothing here can fail.
 */
import { elements, type JsonNode, jsonAt, jsonTree, sourceOf } from "../../framing/json-text.ts";
import { withData } from "../json-document.ts";
import type { Frame } from "../wire.ts";
import type { ChatCall } from "./chat-calls.ts";
import { objectText } from "./object-text.ts";

type Changes = Readonly<Record<string, string | null | undefined>>;

/** Splits a chunk with several choices into chunks of one each; the last one keeps the usage. */
export function oneChoice(frame: Frame): Frame[] {
  const root = jsonTree(frame.data);
  const choices = elements(jsonAt(root, ["choices"]));
  return choices.map((choice, i) =>
    withData(
      frame,
      objectText(frame.data, root, {
        choices: `[${sourceOf(frame.data, choice)}]`,
        usage: i < choices.length - 1 && jsonAt(root, ["usage"]) ? "null" : undefined,
      }),
    ),
  );
}

/** Returns the chunk without calls, finish reason and usage: the part that is sent at once. */
export function withoutCalls(frame: Frame): Frame {
  const chunk = parts(frame);
  const none = { tool_calls: null, function_call: null };
  const delta = chunk.delta ? objectText(frame.data, chunk.delta, none) : "{}";
  return changed(chunk, { delta, finish_reason: "null" }, { usage: "null" });
}

/** Returns the chunk with only the calls in its delta. */
export function onlyCalls(frame: Frame): Frame {
  const chunk = parts(frame);
  const kept = ["tool_calls", "function_call"].flatMap((key) => {
    const value = jsonAt(chunk.delta, [key]);
    return value ? [`${JSON.stringify(key)}:${sourceOf(frame.data, value)}`] : [];
  });
  return changed(chunk, { delta: `{${kept.join(",")}}`, logprobs: "null" }, {});
}

/** Returns a chunk of the same answer with other contents; by default of the same choice. `delta`: JSON text. */
export function chunkForChoice(
  frame: Frame,
  delta: string,
  finishReason: string | null,
  index?: number,
): Frame {
  return changed(
    parts(frame),
    {
      index: index === undefined ? undefined : String(index),
      delta,
      finish_reason: JSON.stringify(finishReason),
      logprobs: "null",
    },
    { usage: "null" },
  );
}

export interface HeldChunk {
  readonly frame: Frame;
  /** The call of each element of its `tool_calls`, then that of its `function_call`. */
  readonly calls: readonly ChatCall[];
  /** Whether it has a role that the client did not have when the chunk was held. */
  readonly role: boolean;
}

/**
 * Returns the chunk with only the allowed calls, at their new positions; null if nothing else is left in it.
 * `hasRole`: the client has the role. `ends`: the chunk ends the choice. `finishReason`: undefined: unchanged.
 */
export function withAllowed(
  { frame, calls, role }: HeldChunk,
  hasRole: boolean,
  ends: boolean,
  finishReason: string | undefined,
): Frame | null {
  const chunk = parts(frame);
  const { root, delta } = chunk;
  const kept = elements(jsonAt(delta, ["tool_calls"])).flatMap((node, i) => {
    const call = calls[i];
    return call?.verdict?.action === "allow" ? [pieceText(frame.data, node, call)] : [];
  });
  const keepsOlder = calls.find((call) => call.older)?.verdict?.action === "allow";
  const counts = jsonAt(root, ["usage"])?.type === "object";
  if (kept.length === 0 && !keepsOlder && !counts && !ends) return null;
  const next = delta
    ? objectText(frame.data, delta, {
        role: role && hasRole ? null : undefined,
        tool_calls: kept.length > 0 ? `[${kept.join(",")}]` : null,
        function_call: keepsOlder ? undefined : null,
      })
    : undefined;
  const finish = finishReason === undefined ? undefined : JSON.stringify(finishReason);
  return changed(chunk, { delta: next, finish_reason: finish }, {});
}

/**
 * Returns a piece at its call's new position. The first piece gets the type, which some servers omit, and the first
 * one with a name gets the complete name, the others none.
 */
function pieceText(text: string, node: JsonNode, call: ChatCall): string {
  const changes: Record<string, string> = { index: String(call.sentIndex) };
  if (!call.begun && !jsonAt(node, ["type"])) changes.type = call.kind === "text" ? '"custom"' : '"function"';
  call.begun = true;
  // Some servers invent an id for every piece, and some clients take another id for another call.
  const id = jsonAt(node, ["id"])?.value;
  if (typeof id === "string" && id !== "" && id !== call.id) changes.id = JSON.stringify(call.id);
  const key = jsonAt(node, ["function"]) ? "function" : "custom";
  const named = jsonAt(node, [key]);
  if (call.namePieces > 1 && named && jsonAt(named, ["name"])?.value) {
    changes[key] = objectText(text, named, { name: JSON.stringify(call.nameSent ? "" : call.name) });
    call.nameSent = true;
  }
  return objectText(text, node, changes);
}

interface Parts {
  frame: Frame;
  root: JsonNode;
  choice: JsonNode;
  delta: JsonNode | undefined;
}

function parts(frame: Frame): Parts {
  const root = jsonTree(frame.data);
  const choice = elements(jsonAt(root, ["choices"]))[0] as JsonNode;
  const delta = jsonAt(choice, ["delta"]);
  return { frame, root, choice, delta: delta?.type === "object" ? delta : undefined };
}

/** Changes members of the choice and of the chunk; `logprobs` and members of the chunk only if they are present. */
function changed({ frame, root, choice }: Parts, choiceChanges: Changes, chunkChanges: Changes): Frame {
  const present = (node: JsonNode, changes: Changes): Changes =>
    Object.fromEntries(Object.entries(changes).filter(([key]) => jsonAt(node, [key])));
  const { logprobs, ...rest } = choiceChanges;
  const newChoice = objectText(frame.data, choice, { ...rest, ...present(choice, { logprobs }) });
  return withData(
    frame,
    objectText(frame.data, root, { choices: `[${newChoice}]`, ...present(root, chunkChanges) }),
  );
}
