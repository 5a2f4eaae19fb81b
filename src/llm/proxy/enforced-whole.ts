/**
 * A whole answer in enforce: judged when its last byte has come, and only then sent.
 *
 * Direction of failure: closed. What cannot be read is a 502 with the vendor's error.
 */

import { FramingError } from "../../framing/frame.ts";
import { GrowingBytes } from "../../framing/growing-bytes.ts";
import type { ResponseHead } from "../../http/upstream.ts";
import type { AnswerContext, EnforcedReader } from "./answer.ts";
import { failureOf } from "./failure.ts";
import { jsonText } from "./json-body.ts";
import { knownHeaders } from "./response-headers.ts";
import { vendorError } from "./vendor-error.ts";

const EMPTY = Buffer.alloc(0);

export class WholeReader implements EnforcedReader {
  readonly #context: AnswerContext;
  readonly #head: ResponseHead;
  readonly #mayBeEmpty: boolean;
  readonly #body = new GrowingBytes();

  constructor(context: AnswerContext, head: ResponseHead, mayBeEmpty: boolean) {
    this.#context = context;
    this.#head = head;
    this.#mayBeEmpty = mayBeEmpty;
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
    const { client, format, judge, requestId, scope } = this.#context;
    const { status, fields: headers } = this.#head;
    if (client.over) return;
    if (this.#mayBeEmpty && this.#body.length === 0) {
      client.whole(status, [...knownHeaders(headers, requestId, null), "content-length", "0"], EMPTY);
      return;
    }
    try {
      const text = jsonText(this.#body.take());
      const rewritten = format.rewrite(text, judge, scope);
      client.whole(status, knownHeaders(headers, requestId, "application/json"), Buffer.from(rewritten));
    } catch (error) {
      this.fault(error);
    }
  }

  fault(error: unknown): void {
    const { client, provider, requestId, format, refused, abortUpstream } = this.#context;
    if (client.over) return;
    const { reason, text: what } = failureOf(error);
    const text = `netmon did not hand on the answer of ${provider}: it cannot be checked for tool calls (${what}).`;
    vendorError(client, format, { status: 502, reason, text, requestId });
    refused(reason, text);
    abortUpstream();
  }

  broken(text: string): void {
    const { client, format, requestId } = this.#context;
    vendorError(client, format, { status: 502, reason: "upstream_ended", text, requestId, retry: true });
  }
}
