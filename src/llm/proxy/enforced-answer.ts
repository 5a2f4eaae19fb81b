/**
 * An answer in enforce: nothing of a tool call is sent before its verdict.
 *
 * Direction of failure: closed. What cannot be read becomes the vendor's error: a 502 before anything was
 * sent, an error inside the stream afterwards, and in both cases an orderly end of the HTTP body, since
 * clients repeat a request whose connection was cut.
 */
import { isUtf8 } from "node:buffer";
import {
  FramingError,
  type OutgoingEvent,
  type StreamFraming,
  type StreamWriter,
} from "../../framing/frame.ts";
import { jsonArrayFraming } from "../../framing/json-array.ts";
import { UnreadableError } from "../wire.ts";
import {
  type Answer,
  type AnswerContext,
  type AnswerHead,
  type BodyForm,
  MAX_HELD_BLOCKS,
} from "./answer.ts";
import { type BodyReader, decoding } from "./decoding.ts";
import { failureOf } from "./failure.ts";
import { listOf, responseHeaders } from "./headers.ts";
import { StreamJudge } from "./stream-judge.ts";
import { vendorError } from "./vendor-error.ts";

/** Reads decoded bytes; `broken` as in Answer. */
interface Reader extends BodyReader {
  broken(text: string): void;
}

export function enforcedAnswer(context: AnswerContext, head: AnswerHead, form: BodyForm): Answer {
  let reader: Reader;
  if (form === "whole") reader = new WholeReader(context, head);
  else if (form === "array_or_whole") reader = new ArrayOrWholeReader(context, head);
  else reader = new StreamReader(context, head, form);
  const { client, copy, flow } = context;
  const copied: BodyReader = {
    bytes: (bytes) => {
      copy?.add(bytes);
      reader.bytes(bytes);
    },
    end: () => {
      reader.end();
      copy?.finish();
    },
    fault: (error) => {
      reader.fault(error);
      copy?.finish();
    },
  };
  const body = decoding(listOf(head.headers, "content-encoding"), copied, flow, () => client.writable());
  return {
    data: (chunk) => body.push(chunk),
    end: () => body.end(),
    broken: (text) => {
      body.stop();
      reader.broken(text);
      copy?.finish();
    },
    stop: () => {
      body.stop();
      copy?.finish();
    },
  };
}

/** The head alone tells that it cannot be read. */
export function unreadableAnswer(context: AnswerContext, head: AnswerHead, error: unknown): Answer {
  new WholeReader(context, head).fault(error);
  return { data: () => {}, end: () => {}, broken: () => {}, stop: () => {} };
}

class StreamReader implements Reader {
  readonly #context: AnswerContext;
  readonly #judge: StreamJudge;
  readonly #writer: StreamWriter;
  readonly #emit = (event: OutgoingEvent): void => {
    this.#context.client.write(this.#writer.write(event));
  };

  constructor(context: AnswerContext, head: AnswerHead, framing: StreamFraming) {
    const { client, exchange, format, judge, options } = context;
    this.#context = context;
    context.counters.streams++;
    this.#writer = framing.writer();
    const filter = format.stream(judge, {
      maxBlockBytes: options.maxBlockBytes,
      onBlock: options.streamBlock,
    });
    const maxHeldBytes = MAX_HELD_BLOCKS * options.maxBlockBytes + options.maxEventBytes;
    this.#judge = new StreamJudge(framing, filter, { maxEventBytes: options.maxEventBytes, maxHeldBytes });
    client.head(head.status, head.message, responseHeaders(head.headers, exchange.requestId, true));
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
    const { client, exchange, format, refused, abortUpstream } = this.#context;
    if (client.over) return;
    const { reason, text: what } = failureOf(error);
    const text = `netmon ended this answer of ${exchange.provider}: it cannot be checked for tool calls (${what}).`;
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

class WholeReader implements Reader {
  readonly #context: AnswerContext;
  readonly #head: AnswerHead;
  readonly #parts: Buffer[] = [];
  #size = 0;

  constructor(context: AnswerContext, head: AnswerHead) {
    this.#context = context;
    this.#head = head;
  }

  bytes(bytes: Buffer): void {
    if (this.#context.client.over) return;
    const { maxResponseBytes } = this.#context.options;
    this.#size += bytes.length;
    if (this.#size > maxResponseBytes)
      this.fault(
        new FramingError("too_large", `it is larger than proxy.max_response_bytes, ${maxResponseBytes}`),
      );
    else this.#parts.push(bytes);
  }

  end(): void {
    const { client, exchange, format, judge } = this.#context;
    if (client.over) return;
    try {
      const body = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts);
      const text = jsonText(body);
      const rewritten = format.rewrite(text, judge);
      client.answer(
        this.#head.status,
        responseHeaders(this.#head.headers, exchange.requestId, true),
        rewritten === text ? body : Buffer.from(rewritten),
        this.#head.message,
      );
    } catch (error) {
      this.fault(error);
    }
  }

  fault(error: unknown): void {
    const { client, exchange, format, refused, abortUpstream } = this.#context;
    if (client.over) return;
    const { reason, text: what } = failureOf(error);
    const text = `netmon did not hand on the answer of ${exchange.provider}: it cannot be checked for tool calls (${what}).`;
    vendorError(client, format, { status: 502, reason, text, requestId: exchange.requestId });
    refused(reason, text);
    abortUpstream();
  }

  broken(text: string): void {
    const { client, exchange, format } = this.#context;
    vendorError(client, format, {
      status: 502,
      reason: "upstream_ended",
      text,
      requestId: exchange.requestId,
      retry: true,
    });
  }
}

/** The text of a JSON body; a BOM is not part of it. Throws UnreadableError. */
export function jsonText(body: Buffer): string {
  if (!isUtf8(body)) throw new UnreadableError("it is not UTF-8");
  const text = body.toString("utf8");
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

const SPACE = [0x20, 0x09, 0x0a, 0x0d];
const ARRAY = 0x5b;

/** Decides by the first byte that is no white space. */
class ArrayOrWholeReader implements Reader {
  readonly #context: AnswerContext;
  readonly #head: AnswerHead;
  readonly #space: Buffer[] = [];
  #size = 0;
  #chosen: Reader | null = null;

  constructor(context: AnswerContext, head: AnswerHead) {
    this.#context = context;
    this.#head = head;
  }

  bytes(bytes: Buffer): void {
    if (this.#chosen) {
      this.#chosen.bytes(bytes);
      return;
    }
    this.#space.push(bytes);
    this.#size += bytes.length;
    const first = bytes.find((byte) => !SPACE.includes(byte));
    if (first === undefined && this.#size <= this.#context.options.maxEventBytes) return;
    const chosen = this.#choose(first === ARRAY);
    for (const part of this.#space) chosen.bytes(part);
  }

  end(): void {
    (this.#chosen ?? this.#choose(false)).end();
  }

  fault(error: unknown): void {
    (this.#chosen ?? this.#choose(false)).fault(error);
  }

  broken(text: string): void {
    (this.#chosen ?? this.#choose(false)).broken(text);
  }

  #choose(array: boolean): Reader {
    this.#chosen = array
      ? new StreamReader(this.#context, this.#head, jsonArrayFraming)
      : new WholeReader(this.#context, this.#head);
    return this.#chosen;
  }
}
