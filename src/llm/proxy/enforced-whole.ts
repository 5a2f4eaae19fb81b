/**
 * A whole answer in enforce: judged when its last byte has come, and only then sent.
 *
 * Direction of failure: closed. What cannot be read is a 502 with the vendor's error.
 */
import { FramingError } from "../../framing/frame.ts";
import { GrowingBytes } from "../../framing/growing-bytes.ts";
import type { AnswerContext, AnswerHead, EnforcedReader } from "./answer.ts";
import { failureOf } from "./failure.ts";
import { responseHeaders } from "./headers.ts";
import { jsonText } from "./json-body.ts";
import { vendorError } from "./vendor-error.ts";

export class WholeReader implements EnforcedReader {
  readonly #context: AnswerContext;
  readonly #head: AnswerHead;
  readonly #body = new GrowingBytes();

  constructor(context: AnswerContext, head: AnswerHead) {
    this.#context = context;
    this.#head = head;
  }

  bytes(bytes: Buffer): void {
    if (this.#context.client.over) return;
    const { maxResponseBytes } = this.#context.options;
    if (this.#body.length + bytes.length > maxResponseBytes)
      this.fault(
        new FramingError("too_large", `it is larger than proxy.max_response_bytes, ${maxResponseBytes}`),
      );
    else this.#body.append(bytes);
  }

  end(): void {
    const { client, exchange, format, judge } = this.#context;
    if (client.over) return;
    try {
      const body = this.#body.take();
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
