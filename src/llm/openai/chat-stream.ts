/**
 * Filters a streamed Chat answer: finds the pieces of tool calls in its chunks, holds them choice by choice, and
 * passes everything else at once.
 *
 * Fails closed. A chunk that deviates from the documentation is an UnreadableError.
 */

import { append } from "../../collections/long-lists.ts";
import { duplicateKey, elements, JsonEdits, jsonAt } from "../../framing/json-text.ts";
import { ANY_WORDS } from "../call-shape.ts";
import { FrameFilter } from "../frame-filter.ts";
import {
  asObject,
  holds,
  isObject,
  type JsonDocument,
  type JsonObject,
  named,
  readAnswer,
  refuseRepeats,
  textAt,
  treeOf,
  withData,
} from "../json-document.ts";
import { knownError } from "../known-error.ts";
import { type Frame, type JsonPath, type KnownError, UnreadableError } from "../wire.ts";
import { positionAt } from "./call-input.ts";
import { ChatChoice } from "./chat-choice.ts";
import {
  callsOf,
  choicesOf,
  hasCalls,
  isError,
  objectAt,
  refuseCoerced,
  refuseHidden,
  refuseUnknownCalls,
} from "./chat-chunk.ts";
import { chunkForChoice, oneChoice, onlyCalls, withoutCalls } from "./chat-rewrite.ts";
import { knownErrorFrame, knownErrorValue } from "./errors.ts";

const WHAT = "the chunk";
/** Members of a delta that are only displayed. Empty ones do not count, because the filter checks for content. */
const TEXTS = ["content", "reasoning_content", "reasoning"];
const DONE: Frame = { event: null, data: "[DONE]", raw: null };

export class ChatStream extends FrameFilter {
  readonly #choices = new Map<number, ChatChoice>();

  get heldBytes(): number {
    let sum = 0;
    for (const choice of this.#choices.values()) sum += choice.heldBytes;
    return sum;
  }

  protected drop(): void {
    this.#choices.clear();
  }

  protected read(received: Frame): Frame[] {
    // The API does not name its events.
    const frame = named(received, null);
    const data = frame.data.trim();
    if (data === "") return [frame];
    if (data === "[DONE]") return this.#done(frame.data === data ? frame : DONE);
    const document = readAnswer(frame.data, WHAT);
    if (document.deep) throw new UnreadableError(`${WHAT} is nested too deep`);
    const chunk = asObject(document.value, WHAT);
    const ambiguous = document.repeats && ambiguousCalls(document);
    const choices = choicesOf(chunk);
    const known = isError(chunk) ? knownError(chunk) : null;
    if (known && !choices?.length) return [knownErrorFrame(known)];
    refuseHidden(frame.data, chunk, choices ?? [], WHAT);
    if (!choices || choices.length === 0) return [frame];
    const sent = known ? withKnownError(frame, document, known) : frame;
    const frames =
      choices.length === 1
        ? this.#choice(sent, choices[0] as JsonObject, ambiguous)
        : this.#several(sent, choices, ambiguous);
    this.refuseHeld();
    if (!document.repeats) this.unread = this.#unreadIn(chunk, choices);
    return frames;
  }

  end(): boolean {
    return !this.finished && [...this.#choices.values()].some((choice) => choice.open);
  }

  /** Returns the paths of the texts if the only choice has text, has no call and continues; null otherwise. */
  #unreadIn(chunk: JsonObject, choices: readonly JsonObject[]): readonly JsonPath[] | null {
    const [choice, another] = choices;
    const delta = choice && objectAt(choice, "delta");
    if (!delta || another || hasCalls(delta) || finishOf(choice) !== null) return null;
    const texts = TEXTS.filter((key) => textAt(delta, key) !== "");
    const known = texts.length > 0 && holds(() => refuseHidden(ANY_WORDS, chunk, choices, WHAT));
    return known ? [...texts.map((key) => ["choices", 0, "delta", key]), ["obfuscation"]] : null;
  }

  /** Ends the stream on upstream's end marker; decides choices that had no finish_reason. */
  #done(frame: Frame): Frame[] {
    const out: Frame[] = [];
    for (const choice of this.#choices.values()) {
      if (!choice.open) continue;
      const { frames, blocked } = choice.decide(null);
      append(out, frames);
      if (blocked && this.options.onBlock === "terminate") return this.#terminate(choice, out);
    }
    return [...out, frame];
  }

  #several(frame: Frame, choices: readonly JsonObject[], ambiguous: boolean): Frame[] {
    if (!choices.some((choice) => this.#concerns(choice))) {
      for (const choice of choices) this.#choice(frame, choice, ambiguous);
      return [frame];
    }
    return oneChoice(frame).flatMap((single, i) =>
      this.finished ? [] : this.#choice(single, choices[i] as JsonObject, ambiguous),
    );
  }

  /** Reports whether chunks of this choice are held, or will be. */
  #concerns(value: JsonObject): boolean {
    const delta = objectAt(value, "delta");
    return (
      (delta !== null && hasCalls(delta)) ||
      (this.#choices.get(positionAt(value, "index") ?? 0)?.open ?? false)
    );
  }

  #choice(frame: Frame, value: JsonObject, ambiguous: boolean): Frame[] {
    refuseMessage(value);
    const choice = this.#choiceAt(positionAt(value, "index") ?? 0);
    const delta = objectAt(value, "delta") ?? {};
    refuseUnknownCalls(delta, this.scope);
    refuseCoerced(delta);
    const pieces = callsOf(delta);
    const finishReason = finishOf(value);
    if (pieces.length > 0 && choice.index >= this.scope.answers)
      throw new UnreadableError(`${WHAT} has a tool call in a choice that was not asked for`);
    const has = { role: textAt(delta, "role") !== "", content: saysSomething(delta.content) };
    if (pieces.length === 0) {
      if (finishReason === null || !choice.open) return choice.pass(frame, has);
      if (!has.content) return [...choice.hold(frame, [], has.role), ...this.#decide(choice, finishReason)];
    }

    const out: Frame[] = [];
    let held = frame;
    if (flowsAtOnce(delta)) {
      append(out, choice.pass(withoutCalls(frame), has));
      held = onlyCalls(frame);
      has.role = false;
    }
    const calls = pieces.map((piece) => choice.calls.add(piece));
    if (ambiguous) for (const call of calls) call.ambiguous = true;
    if (finishReason !== null) {
      append(out, choice.hold(held, calls, has.role));
      append(out, this.#decide(choice, finishReason));
    } else if (!choice.drops(calls)) append(out, choice.hold(held, calls, has.role));
    return out;
  }

  #decide(choice: ChatChoice, finishReason: string): Frame[] {
    const { frames, blocked } = choice.decide(finishReason);
    return blocked && this.options.onBlock === "terminate" ? this.#terminate(choice, frames) : frames;
  }

  /** Ends the other choices too, and drops their held chunks. */
  #terminate(at: ChatChoice, frames: Frame[]): Frame[] {
    this.state = "finished";
    const template = frames.at(-1) as Frame;
    const others = [...this.#choices.values()].filter((choice) => choice !== at && !choice.finished);
    return [...frames, ...others.map((choice) => chunkForChoice(template, "{}", "stop", choice.index)), DONE];
  }

  #choiceAt(index: number): ChatChoice {
    const known = this.#choices.get(index);
    if (known) return known;
    const choice = new ChatChoice(index, this.judge, this.options);
    this.#choices.set(index, choice);
    return choice;
  }
}

/** Some servers send a complete message in a chunk, and the SDK takes it for the answer. */
function refuseMessage(choice: JsonObject): void {
  const message = choice.message;
  if (isObject(message) && hasCalls(message))
    throw new UnreadableError(`${WHAT} has tool calls in a whole message`);
}

function finishOf(choice: JsonObject): string | null {
  const reason = choice.finish_reason ?? "";
  if (typeof reason !== "string") throw new UnreadableError(`${WHAT} has a finish_reason that is not text`);
  return reason || null;
}

/** Reduces the error in a chunk that also has choices to its known part. */
function withKnownError(frame: Frame, document: JsonDocument, known: KnownError): Frame {
  const node = jsonAt(treeOf(document, WHAT), ["error"]);
  if (!node) throw new UnreadableError(`${WHAT} has an error that was not found`);
  const edits = new JsonEdits(frame.data);
  edits.replace(node, JSON.stringify(knownErrorValue(known)));
  return withData(frame, edits.apply());
}

function saysSomething(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0)
  );
}

/** Reports whether the delta has more than calls and the role: content, reasoning, audio. */
function flowsAtOnce(delta: JsonObject): boolean {
  return Object.entries(delta).some(
    ([key, value]) =>
      key !== "tool_calls" && key !== "function_call" && key !== "role" && saysSomething(value),
  );
}

/** Reports whether a call repeats a key. Throws UnreadableError for repeated keys on the path to the calls. */
function ambiguousCalls(document: JsonDocument): boolean {
  const root = treeOf(document, WHAT);
  refuseRepeats(root, WHAT);
  let found = false;
  for (const choice of elements(jsonAt(root, ["choices"]))) {
    const delta = jsonAt(choice, ["delta"]);
    for (const node of [choice, jsonAt(choice, ["message"]), delta]) refuseRepeats(node, WHAT);
    for (const key of ["tool_calls", "function_call"]) {
      const node = jsonAt(delta, [key]);
      if (node && duplicateKey(node) !== null) found = true;
    }
  }
  return found;
}
