/**
 * A stream in enforce: what need not wait goes out at once, a call after its verdict.
 *
 * Direction of failure: closed. A fault, and an upstream that breaks off, become the vendor's error inside the
 * stream and an orderly end of the body.
 */
import { awsEventFraming } from "../../framing/aws-event-stream.ts";
import type { Frame, StreamFraming, StreamWriter } from "../../framing/frame.ts";
import { jsonArrayFraming } from "../../framing/json-array.ts";
import { canonicalSseFraming } from "../../framing/sse-canonical.ts";
import type { ResponseHead } from "../../http/upstream.ts";
import { type AnswerContext, type EnforcedReader, MAX_HELD_BLOCKS } from "./answer.ts";
import { failureOf } from "./failure.ts";
import { knownHeaders } from "./response-headers.ts";
import { StreamJudge } from "./stream-judge.ts";

const CONTENT_TYPE: ReadonlyMap<StreamFraming, string> = new Map([
  [canonicalSseFraming, "text/event-stream"],
  [jsonArrayFraming, "application/json"],
  [awsEventFraming, "application/vnd.amazon.eventstream"],
]);

export class StreamReader implements EnforcedReader {
  readonly #context: AnswerContext;
  readonly #judge: StreamJudge;
  readonly #writer: StreamWriter;
  readonly #emit = (event: Frame): void => {
    this.#context.client.write(this.#writer.write(event));
  };

  constructor(context: AnswerContext, head: ResponseHead, framing: StreamFraming) {
    const { client, requestId, format, judge, options, scope } = context;
    this.#context = context;
    context.counters.streams++;
    this.#writer = framing.writer();
    const filter = format.stream(judge, {
      maxBlockBytes: options.maxBlockBytes,
      onBlock: options.streamBlock,
      scope,
    });
    const maxHeldBytes = MAX_HELD_BLOCKS * options.maxBlockBytes + options.maxEventBytes;
    this.#judge = new StreamJudge(framing, filter, { maxEventBytes: options.maxEventBytes, maxHeldBytes });
    client.head(head.status, knownHeaders(head.fields, requestId, CONTENT_TYPE.get(framing) ?? ""));
  }

  bytes(bytes: Buffer): void {
    if (this.#context.client.over) return;
    try {
      this.#judge.push(bytes, this.#emit);
    } catch (error) {
      this.fault(error);
      return;
    }
    if (!this.#judge.finished) return;
    this.#context.client.end(this.#writer.end(null));
    this.#context.abortUpstream();
  }

  end(): void {
    const { client } = this.#context;
    if (client.over) return;
    try {
      const { rest, cut } = this.#judge.end(this.#emit);
      if (cut) this.#upstreamEnded("The answer ended inside a tool call, which was therefore not sent.");
      else {
        client.end(this.#writer.end(rest));
      }
    } catch (error) {
      this.fault(error);
    }
  }

  fault(error: unknown): void {
    const { client, provider, format, refused, abortUpstream } = this.#context;
    if (client.over) return;
    const { reason, text: what } = failureOf(error);
    const text = `netmon ended this answer of ${provider}: it cannot be checked for tool calls (${what}).`;
    for (const frame of format.errorFrames(reason, text)) this.#emit(frame);
    client.end(this.#writer.end(null));
    refused(reason, text);
    abortUpstream();
  }

  broken(text: string): void {
    if (this.#context.client.over) return;
    if (this.#judge.abandon()) {
      this.#upstreamEnded(text);
      return;
    }
    this.#error(text);
  }

  #upstreamEnded(text: string): void {
    this.#error(text);
    this.#context.refused("upstream_ended", text);
  }

  #error(text: string): void {
    for (const frame of this.#context.format.errorFrames("upstream_ended", text)) this.#emit(frame);
    this.#context.client.end(this.#writer.end(null));
  }
}
