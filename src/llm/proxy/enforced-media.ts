/**
 * Audio and video in enforce, where an endpoint has nothing else: bytes that no client reads as an answer of a
 * model, under a media type that says so. They are handed on as they are.
 */

import { valuesOf } from "../../http/header-fields.ts";
import type { ResponseHead } from "../../http/upstream.ts";
import type { AnswerContext, EnforcedReader } from "./answer.ts";
import { failureOf } from "./failure.ts";
import { knownHeaders } from "./response-headers.ts";

export class MediaReader implements EnforcedReader {
  readonly #context: AnswerContext;

  constructor(context: AnswerContext, { status, fields: headers }: ResponseHead) {
    this.#context = context;
    const [type = ""] = (valuesOf(headers, "content-type")[0] ?? "").toLowerCase().split(";");
    const fields = knownHeaders(headers, context.requestId, type.trim());
    context.client.head(status, [...fields, "x-content-type-options", "nosniff"]);
  }

  bytes(bytes: Buffer): void {
    this.#context.client.write(bytes);
  }

  end(): void {
    this.#context.client.end();
  }

  fault(error: unknown): void {
    const { client, provider, refused, abortUpstream } = this.#context;
    if (client.over) return;
    const { reason, text } = failureOf(error);
    client.cut();
    refused(reason, `netmon ended this answer of ${provider}: it cannot be read (${text}).`);
    abortUpstream();
  }

  broken(): void {
    this.#context.client.cut();
  }
}
