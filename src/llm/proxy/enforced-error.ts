/**
 * An error of the provider in enforce: handed on with its status, as the vendor's error made of what is known in
 * it. Nothing else of its body leaves.
 *
 * Failure: an error that cannot be read becomes one that says so, with the same status, and is reported.
 */

import { FramingError } from "../../framing/frame.ts";
import { GrowingBytes } from "../../framing/growing-bytes.ts";
import type { ResponseHead } from "../../http/upstream.ts";
import { readDocument } from "../json-document.ts";
import { knownError } from "../known-error.ts";
import { UnreadableError } from "../wire.ts";
import type { AnswerContext, EnforcedReader } from "./answer.ts";
import { failureOf } from "./failure.ts";
import { jsonText } from "./json-body.ts";
import { knownHeaders } from "./response-headers.ts";

const MAX_BYTES = 256 * 1024;

export class ErrorReader implements EnforcedReader {
  readonly #context: AnswerContext;
  readonly #head: ResponseHead;
  readonly #body = new GrowingBytes();

  constructor(context: AnswerContext, head: ResponseHead) {
    this.#context = context;
    this.#head = head;
  }

  bytes(bytes: Buffer): void {
    if (this.#context.client.over) return;
    if (this.#body.length + bytes.length > MAX_BYTES)
      this.fault(new FramingError("too_large", `it is larger than ${MAX_BYTES} bytes`));
    else this.#body.append(bytes);
  }

  end(): void {
    const { client, format } = this.#context;
    if (client.over) return;
    if (this.#body.length === 0) {
      this.#answer(format.errorBody(this.#head.status, "upstream_ended", this.#withoutText()));
      return;
    }
    try {
      const known = knownError(readDocument(jsonText(this.#body.take()), "it").value);
      if (known === null) throw new UnreadableError("it says nothing that is known");
      this.#answer(format.knownErrorBody(known));
    } catch (error) {
      this.fault(error);
    }
  }

  fault(error: unknown): void {
    const { client, format, refused, abortUpstream } = this.#context;
    if (client.over) return;
    const { reason, text: what } = failureOf(error);
    const text = `${this.#withoutText()} Its body was not handed on: ${what}.`;
    this.#answer(format.errorBody(this.#head.status, reason, text));
    refused(reason, text);
    abortUpstream();
  }

  broken(text: string): void {
    if (!this.#context.client.over)
      this.#answer(this.#context.format.errorBody(this.#head.status, "upstream_ended", text));
  }

  #withoutText(): string {
    return `${this.#context.provider} answered with the HTTP status ${this.#head.status}.`;
  }

  #answer(body: string): void {
    const { status, fields: headers } = this.#head;
    const fields = knownHeaders(headers, this.#context.requestId, "application/json");
    this.#context.client.whole(status, fields, Buffer.from(body));
  }
}
