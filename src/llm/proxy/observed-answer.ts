/**
 * An answer that is forwarded as it arrives, byte for byte, with its content coding. It is read alongside, only to
 * judge its tool calls.
 *
 * Fails open. An unreadable answer has already been sent; it is counted and reported.
 */

import type { LlmApi } from "../../event/event.ts";
import { limitWords } from "../../event/limits.ts";
import { awsEventFraming } from "../../framing/aws-event-stream.ts";
import { contentDecoder } from "../../framing/content-encoding.ts";
import { FramingError, type StreamFraming } from "../../framing/frame.ts";
import { GrowingBytes } from "../../framing/growing-bytes.ts";
import { jsonArrayFraming } from "../../framing/json-array.ts";
import { sseFraming } from "../../framing/sse.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import { contentType, listOf } from "../../http/header-fields.ts";
import type { ResponseHead, UpstreamBody } from "../../http/upstream.ts";
import { judgeAnswer } from "../whole-answer.ts";
import type { Answer, AnswerContext } from "./answer.ts";
import { failureOf } from "./failure.ts";
import { passedHeaders } from "./response-headers.ts";
import { type JudgedOutput, StreamJudge } from "./stream-judge.ts";

/** An answer in observe that is not read: not a model's answer, or an error. */
export function passedAnswer(client: ClientResponse, head: ResponseHead, requestId: string): Answer {
  client.head(head.status, passedHeaders(head.fields, requestId), head.message);
  return {
    read: async (body) => {
      for await (const chunk of body) await client.send(chunk);
      client.end();
    },
    broken: () => client.cut(),
    stop: () => {},
  };
}

/** Framing of a body; `whole`: one JSON value. */
type BodyForm = "whole" | "array_or_whole" | StreamFraming;

/** Returns the body's form by its Content-Type; null if no LLM API documents it, or there are several fields. */
function bodyForm(fields: readonly string[], api: LlmApi): BodyForm | null {
  const declared = contentType(fields);
  if (!declared?.utf8) return null;
  // Gemini streams without alt=sse are an array.
  if (declared.type === "application/json") return api === "generate_content" ? "array_or_whole" : "whole";
  return [sseFraming, awsEventFraming].find(({ mediaType }) => mediaType === declared.type) ?? null;
}

export function observedAnswer(context: AnswerContext, head: ResponseHead): Answer {
  const { client, copy, requestId, refused } = context;
  const passed = passedAnswer(client, head, requestId);
  const coding = listOf(head.fields, "content-encoding");
  const reader = new SideReader(context, bodyForm(head.fields, context.format.api));
  const length = listOf(head.fields, "content-length");
  let stopped = false;
  return {
    read: async (body) => {
      try {
        const decode = contentDecoder(coding);
        for await (const bytes of decode(passing(body, client))) {
          if (stopped) return;
          const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
          copy?.add(chunk);
          reader.bytes(chunk);
        }
        copy?.finish();
        if (!stopped) await reader.end();
      } catch (error) {
        if (!(error instanceof FramingError)) throw error;
        copy?.finish();
        if (!stopped) reader.unreadable(error);
        await passed.read(body);
      }
    },
    broken: (text) => {
      stopped = true;
      const call = reader.broken();
      copy?.finish();
      if (call) refused("upstream_ended", text);
      // A body with a length or a coding can only be cut off, as it was upstream.
      const error = length === undefined && coding === undefined ? reader.errorBytes(text) : null;
      if (error === null) passed.broken(text);
      else client.end(error);
    },
    stop: () => {
      stopped = true;
      copy?.finish();
    },
  };
}

/** Forwards the body to the client and yields it. If the reader stops early, the rest stays in `body`. */
async function* passing(body: UpstreamBody, client: ClientResponse): AsyncGenerator<Buffer> {
  for (let next = await body.next(); next.done !== true; next = await body.next()) {
    client.write(next.value);
    yield next.value;
    await client.flush();
  }
  client.end();
}

const NOWHERE: JudgedOutput = { event: () => {}, passed: () => {} };

/** Judges the forwarded bytes; its output is discarded. */
class SideReader {
  readonly #context: AnswerContext;
  #form: BodyForm | null;
  #stream: StreamJudge | null = null;
  readonly #body = new GrowingBytes();
  #failed = false;

  constructor(context: AnswerContext, form: BodyForm | null) {
    this.#context = context;
    this.#form = form;
  }

  bytes(bytes: Buffer): void {
    if (this.#failed) return;
    try {
      this.#read(bytes);
    } catch (error) {
      this.unreadable(error);
    }
  }

  async end(): Promise<void> {
    const { provider, format, judge, refused, scope } = this.#context;
    if (this.#failed) return;
    try {
      if (this.#stream) {
        if ((await this.#stream.end()).cut)
          refused("upstream_ended", `The answer of ${provider} ended inside a tool call.`);
      } else if (this.#body.length > 0)
        await judgeAnswer([this.#body.take()], { format, judge, scope, ahead: null });
    } catch (error) {
      this.unreadable(error);
    }
  }

  /** Ends reading because of an error; later bytes are not read. */
  unreadable(error: unknown): void {
    if (this.#failed) return;
    this.#failed = true;
    this.#stream = null;
    this.#body.take();
    const { reason, text } = failureOf(error);
    this.#context.refused(
      reason,
      `The answer of ${this.#context.provider} was passed on unchecked: it cannot be read (${text}).`,
    );
  }

  /** Ends reading because the upstream is lost. Reports whether that was inside a call. */
  broken(): boolean {
    return !this.#failed && this.#stream !== null && this.#stream.abandon();
  }

  /** Returns the vendor's error as the last events of the stream; null if events cannot be added at this point. */
  errorBytes(text: string): Buffer | null {
    if (typeof this.#form !== "object" || this.#form === null || this.#form === jsonArrayFraming) return null;
    const inside = this.#stream?.atBoundary !== true;
    if (inside && this.#form !== sseFraming) return null;
    const writer = this.#form.writer();
    const frames = this.#context.format.errorFrames("upstream_ended", text);
    // A blank line before the error ends any truncated event.
    return Buffer.concat([Buffer.from(inside ? "\n\n" : ""), ...frames.map((frame) => writer.write(frame))]);
  }

  #read(bytes: Buffer): void {
    if (this.#form === null) throw new FramingError("malformed", "its Content-Type is not one of an LLM API");
    if (this.#form === "array_or_whole") {
      const first = bytes.find((byte) => byte > 0x20);
      if (first !== undefined) this.#form = first === 0x5b ? jsonArrayFraming : "whole";
    }
    if (typeof this.#form === "object") {
      this.#stream ??= new StreamJudge(this.#context, this.#form, "rewrite", NOWHERE);
      // No call waits in observe, so this is never a promise.
      for (const part of this.#body.length > 0 ? [this.#body.take(), bytes] : [bytes])
        this.#stream.push(part)?.catch((error: unknown) => this.unreadable(error));
      return;
    }
    const { maxResponseBytes } = this.#context.options;
    if (this.#body.length + bytes.length > maxResponseBytes)
      throw new FramingError(
        "too_large",
        `larger than ${maxResponseBytes} bytes ${limitWords("response_bytes")}`,
      );
    this.#body.append(bytes);
  }
}
