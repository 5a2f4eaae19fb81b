/**
 * Filters an answer of InvokeModelWithResponseStream, with the filter of the model's own API. Each `chunk` message
 * has the payload `{"bytes": base64 of one event of that API}` (@aws-sdk/client-bedrock-runtime 3.1163,
 * ResponseStream).
 *
 * Fails closed. An ambiguous chunk is an UnreadableError.
 */
import { isUtf8 } from "node:buffer";
import { jsonAt, sourceOf } from "../../framing/json-text.ts";
import { refuseCallShapes } from "../call-shape.ts";
import { FrameFilter } from "../frame-filter.ts";
import { asObject, madeFrame, readAnswer, readDocument, refuseRepeats, treeOf } from "../json-document.ts";
import { type Frame, type StreamFilter, UnreadableError, type WireFormat } from "../wire.ts";
import { bedrockConverse } from "./converse.ts";
import { knownException } from "./errors.ts";
import { formatOfEvent, novaEvent } from "./model-body.ts";

const WHAT = "a chunk";

/** Padded, and without characters that only some readers skip. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export class ModelStream extends FrameFilter {
  #format: WireFormat | null = null;
  #inner: StreamFilter | null = null;
  /** The original frame of each event, so that unchanged events are sent byte for byte. */
  readonly #outer = new WeakMap<Frame, Frame>();

  override get finished(): boolean {
    return this.#inner?.finished ?? false;
  }

  get heldBytes(): number {
    return this.#inner?.heldBytes ?? 0;
  }

  protected read(frame: Frame): Frame[] {
    if (frame.inert) return [frame];
    if (frame.event === null) throw new UnreadableError("a message of the event stream has no type");
    const exception = knownException(frame);
    if (exception) {
      // The exception tells the client: held frames are not sent.
      this.drop();
      return [exception];
    }
    if (frame.event !== "chunk") {
      this.scope.unknownType("an event", frame.event);
      refuseCallShapes(frame.data, readAnswer(frame.data, WHAT).value, WHAT);
      return [frame];
    }
    const text = eventText(frame);
    if (text === null) return [frame];
    this.#format ??= formatOfEvent(readDocument(text, WHAT).value);
    this.#inner ??= this.#format.stream(this.judge, { ...this.options, unnamed: true });
    const nova = this.#format === bedrockConverse;
    const inner = nova ? novaFrame(text, frame) : { event: null, data: text, raw: frame.raw };
    this.#outer.set(inner, frame);
    return this.#wrapped(this.#inner.push(inner));
  }

  end(): boolean {
    return this.#inner?.end() ?? false;
  }

  protected drop(): void {
    this.#inner?.end();
    this.#inner = null;
  }

  #wrapped(frames: Frame[]): Frame[] {
    // An event stream ends with its last message, not with OpenAI's end marker.
    const events = frames.filter((frame) => this.#outer.has(frame) || frame.data !== "[DONE]");
    return events.map((frame) => this.#outer.get(frame) ?? this.#chunk(frame));
  }

  #chunk(frame: Frame): Frame {
    const nova = this.#format === bedrockConverse;
    const text = nova ? `{${JSON.stringify(frame.event)}:${frame.data}}` : frame.data;
    return madeFrame("chunk", { bytes: Buffer.from(text).toString("base64") });
  }
}

/** Returns the event's text; null if the chunk has none. */
function eventText(frame: Frame): string | null {
  const document = readAnswer(frame.data, "a chunk message");
  if (document.repeats) refuseRepeats(treeOf(document, "a chunk message"), "a chunk message");
  const chunk = asObject(document.value, "a chunk message");
  const other = Object.keys(chunk).find((key) => key !== "bytes" && key !== "p");
  if (other !== undefined) throw new UnreadableError("a chunk message has more than its bytes");
  if (chunk.bytes === undefined) return null;
  if (typeof chunk.bytes !== "string" || !BASE64.test(chunk.bytes))
    throw new UnreadableError("the bytes of a chunk are not base64");
  const bytes = Buffer.from(chunk.bytes, "base64");
  if (!isUtf8(bytes)) throw new UnreadableError("the bytes of a chunk are not UTF-8");
  return bytes.toString("utf8");
}

/**
 * Converts Nova's event to the form of ConverseStream: the name of the member, and its value. A chunk with another
 * name becomes an event of an unknown type.
 */
function novaFrame(text: string, outer: Frame): Frame {
  const document = readDocument(text, WHAT);
  const value = asObject(document.value, WHAT);
  const name = novaEvent(value);
  if (name === null) return { event: Object.keys(value)[0] ?? "", data: text, raw: outer.raw };
  const root = treeOf(document, WHAT);
  refuseRepeats(root, WHAT);
  const node = jsonAt(root, [name]);
  return { event: name, data: node ? sourceOf(text, node) : "", raw: outer.raw };
}
