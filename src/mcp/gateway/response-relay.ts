/**
 * Relays the answer of an upstream to the client: messages pass through the engine, everything else unchanged.
 *
 * Enforce forwards no message that it cannot read, and sends the client a JSON-RPC error instead; observe forwards
 * it unread and counts it.
 */

import type { McpRefusalReason } from "../../event/event.ts";
import { limitWords } from "../../event/limits.ts";
import { shownUrl } from "../../event/shown-url.ts";
import { FramingError, type StreamEvent } from "../../framing/frame.ts";
import { JsonCostScanner, MAX_VALUES } from "../../framing/json-cost.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import { responseFields } from "../../http/dropped-headers.ts";
import { GatheredBytes } from "../../http/gathered-bytes.ts";
import { listOf } from "../../http/header-fields.ts";
import type { UpstreamResponse } from "../../http/upstream.ts";
import type { RequestId } from "../inspection/guard.ts";
import { TOO_MANY_VALUES } from "../inspection/read-message.ts";
import type { ClientSession } from "./client-session.ts";
import type { Endpoint } from "./endpoint.ts";
import { ErrorCode, isJsonRpc, joined } from "./json-rpc.ts";
import { ledToGateway } from "./oauth-metadata.ts";
import { answerMessages, asEvent } from "./own-responses.ts";
import { hasEventId, relayStream } from "./stream-relay.ts";
import { decoded, formOf, isEmpty, isRedirect, redirectTarget } from "./upstream-request.ts";

export interface RelayContext {
  endpoint: Endpoint;
  client: ClientResponse;
  session: ClientSession;
  /** The header fields of the client's request, flat. */
  fields: readonly string[];
  /** Ids of the requests that wait for this answer. */
  ids: readonly RequestId[];
  /** The gateway's own answers to other requests of the same body. */
  own: readonly Uint8Array[];
  batch: boolean;
  /** The request's. A GET opens a stream, which clients read whatever its Content-Type (@modelcontextprotocol/sdk 1.32). */
  method: string;
  /** Whether the answer is forwarded as it arrives and read alongside, because nothing of it can be left out. */
  asItArrives: boolean;
  /** The URL of the protected-resource metadata, at the gateway. */
  metadataUrl: string;
  /** Returns the bytes to send for an event of a stream; null: none. */
  event(event: StreamEvent): Uint8Array | null | Promise<Uint8Array | null>;
}

/** What to do about a redirect that is not followed. */
function redirectText(target: URL | null): string {
  if (target === null || !/^https?:$/.test(target.protocol))
    return "the upstream redirects to what is no address of an MCP server";
  const address = shownUrl(target.href);
  return address.length > MAX_SHOWN
    ? "the upstream redirects to a very long address: give the server's own url"
    : `the upstream redirects to ${address}: if you trust it, write that as the server's url`;
}

const MAX_SHOWN = 300;

/** Bytes allowed for field names and comments around a message. */
const EVENT_OVERHEAD = 64 * 1024;

export class ResponseRelay {
  readonly #context: RelayContext;
  readonly #answer: UpstreamResponse;
  /** Whether a stream to the client had already begun: the answer then becomes events of that stream. */
  readonly #begun: boolean;
  #resumable = false;

  constructor(context: RelayContext, answer: UpstreamResponse) {
    this.#context = context;
    this.#answer = answer;
    this.#begun = context.client.begun;
  }

  /** Whether the client can resume the stream, so that open requests may still be answered. */
  get resumable(): boolean {
    return this.#resumable;
  }

  /** Resolves when the client has its answer; rejects with the upstream's error. */
  async run(): Promise<void> {
    const { status, fields } = this.#answer;
    const form = formOf(fields);
    if (this.#begun && (isRedirect(this.#answer) || isEmpty(this.#answer) || form === "other"))
      return this.#replaceNonMessage();
    if (isRedirect(this.#answer)) {
      const text = redirectText(redirectTarget(this.#answer, this.#context.endpoint.options.upstream.href));
      if (await this.#refuse("unparsed", text)) return;
      return this.#passUnread();
    }
    if (isEmpty(this.#answer)) return this.#empty();
    if (form === "other") {
      if (this.#context.own.length > 0 && this.#context.ids.length === 0) return this.#empty();
      if (status >= 200 && status < 300 && this.#mayBeRead()) {
        const text = "the upstream answered with neither JSON nor a stream of events in UTF-8";
        if (await this.#refuse("unparsed", text)) return;
      } else await this.#settle();
      return this.#passUnread();
    }
    let body: AsyncIterable<Uint8Array>;
    try {
      body = decoded(this.#answer);
    } catch (error) {
      if (!(error instanceof FramingError)) throw error;
      if (await this.#refuse("unparsed", `the upstream's answer cannot be decoded: ${error.message}`)) return;
      return this.#passUnread();
    }
    return form === "stream" ? this.#stream(body) : this.#whole(body);
  }

  /** Ends the answer because the upstream failed. */
  async failed(status: 407 | 502 | 504, text: string): Promise<void> {
    const { client, session, ids } = this.#context;
    if (client.over) return;
    // the server has taken what was sent
    if (this.#nobodyWaits()) return this.#unawaited();
    await this.#sendErrors(
      status,
      this.#resumable ? [] : await session.fail(ids, ErrorCode.server, `[netmon] ${text}`),
    );
    client.end();
  }

  /** Sends the client these errors, if what it has received of the answer permits. */
  async #sendErrors(status: number, errors: readonly Uint8Array[]): Promise<void> {
    const { client, own, batch, fields } = this.#context;
    if (!client.begun || this.#begun) answerMessages(client, fields, status, [...own, ...errors], batch);
    else if (formOf(this.#answer.fields) !== "stream") client.cut();
    else for (const error of errors) await client.send(asEvent(error));
  }

  async #empty(): Promise<void> {
    const { client, fields, own, batch, ids } = this.#context;
    const { status, message } = this.#answer;
    if (ids.length > 0) await this.#settle();
    this.#answer.body.destroy();
    if (own.length > 0) answerMessages(client, fields, 200, own, batch);
    else client.whole(status, this.#fields(false), Buffer.alloc(0), message);
  }

  /** Relays a JSON body: one message or batch, which is read when it is complete. */
  async #whole(body: AsyncIterable<Uint8Array>): Promise<void> {
    const { client, endpoint, asItArrives } = this.#context;
    const { maxMessageBytes } = endpoint.options.limits;
    let passing = asItArrives && !this.#begun;
    // So few bytes cannot exceed the limit on values.
    const limit = Math.min(maxMessageBytes, MAX_VALUES);
    const atHand = passing || body !== this.#answer.body ? null : this.#answer.body.takeAtHand(limit);
    if (atHand !== null) return client.over ? undefined : this.#read(atHand, false);
    const bytes = new GatheredBytes();
    const cost = new JsonCostScanner();
    let unread = false;
    if (passing) this.#head(body);
    for await (const chunk of body) {
      if (passing) {
        // A reload has changed the mode, and the body has not been read completely.
        if (endpoint.guard.mode === "enforce") return this.#cut();
        await client.send(chunk);
      }
      if (client.over) break;
      if (unread) continue;
      bytes.append(chunk);
      cost.push(chunk);
      const costly = cost.values > MAX_VALUES;
      if (bytes.length <= maxMessageBytes && !costly) continue;
      const text = costly
        ? `the upstream's answer is not read: ${TOO_MANY_VALUES}`
        : `the upstream's answer is larger than ${maxMessageBytes} bytes ${limitWords("message_bytes")}`;
      if (await this.#refuse("too_large", text)) return;
      unread = true;
      const start = bytes.take();
      if (passing) continue;
      passing = true;
      this.#head(body);
      await client.send(start);
    }
    // An incomplete message is not read.
    if (client.over) return;
    if (passing) client.end();
    if (!unread) await this.#read(bytes.take(), passing);
  }

  /** `forwarded`: the client already has the body. */
  async #read(body: Buffer, forwarded: boolean): Promise<void> {
    const { client, session, own, batch, ids, fields } = this.#context;
    const { status, message } = this.#answer;
    // An intermediary's error, which is not a message.
    if (this.#begun && !isJsonRpc(body)) return this.#replaceNonMessage();
    if (status >= 300 && !isJsonRpc(body)) {
      await this.#settle();
      return forwarded ? undefined : client.whole(status, this.#fields(true), body, message);
    }
    if (body.length === 0) return forwarded ? this.#settle() : this.#empty();
    const { forward, back } = await session.conversation.fromServer(body);
    session.answerServer(back);
    if (forwarded) return;
    const messages = forward === null ? own : [...own, forward];
    if (messages.length === 0) {
      if (this.#nobodyWaits()) return this.#unawaited();
      const lost = await session.fail(ids, ErrorCode.server, "[netmon] The answer was not forwarded.");
      return answerMessages(client, fields, 502, lost, batch);
    }
    if (this.#begun) return answerMessages(client, fields, status, messages, batch);
    const [only] = messages;
    const out = own.length === 0 && only !== undefined ? only : joined(messages, batch);
    client.whole(status, this.#fields(true), out, message);
  }

  async #stream(body: AsyncIterable<Uint8Array>): Promise<void> {
    const { client, endpoint, own } = this.#context;
    const { status, message } = this.#answer;
    if (!this.#begun) client.head(status, this.#fields(true), message);
    for (const answer of own) await client.send(asEvent(answer));
    let refusal: Promise<boolean> | null = null;
    await relayStream(body, {
      client,
      maxEventBytes: endpoint.options.limits.maxMessageBytes + EVENT_OVERHEAD,
      event: (event) => {
        this.#resumable ||= hasEventId(event.raw);
        return this.#context.event(event);
      },
      unreadable: ({ code, message: what }) => {
        const observes = endpoint.guard.mode === "observe";
        const reason = code === "too_large" ? "too_large" : "unparsed";
        refusal = this.#refuse(reason, `the upstream's stream cannot be read: ${what}`);
        return observes;
      },
    });
    await refusal;
    client.end();
  }

  /** Reports whether the client may read the body as messages although its fields claim neither JSON nor a stream. */
  #mayBeRead(): boolean {
    const { ids, method } = this.#context;
    const type = listOf(this.#answer.fields, "content-type") ?? "";
    return ids.length > 0 || method === "GET" || /json|event-stream/i.test(type);
  }

  /** Forwards the body unread, with its content coding. */
  async #passUnread(): Promise<void> {
    const { client } = this.#context;
    const { status, message, body } = this.#answer;
    if (this.#begun) return this.#replaceNonMessage();
    client.head(status, this.#fields(false), message);
    for await (const chunk of body) {
      await client.send(chunk);
      if (client.over) return;
    }
    client.end();
  }

  /** Replaces an answer that is not a message, because it cannot be sent in the stream that has begun. */
  async #replaceNonMessage(): Promise<void> {
    const { client, session, ids, own, batch, fields } = this.#context;
    const { status, body } = this.#answer;
    body.destroy();
    const text = `[netmon] The MCP server answered with HTTP ${status} and no message.`;
    answerMessages(
      client,
      fields,
      status,
      [...own, ...(await session.fail(ids, ErrorCode.server, text))],
      batch,
    );
  }

  /**
   * Reports whether the client waits for no message: it sent a notification or an answer, or ended its session, and
   * the server took it. Clients do not look for more than the status then.
   */
  #nobodyWaits(): boolean {
    const { client, ids, own, method } = this.#context;
    const { status } = this.#answer;
    return (
      method !== "GET" && ids.length + own.length === 0 && !client.begun && status >= 200 && status < 300
    );
  }

  /** Answers as a server does that has nothing to say (2025-11-25, "Sending Messages to the Server"). */
  #unawaited(): void {
    const { client, method } = this.#context;
    const { status, message, body } = this.#answer;
    body.destroy();
    const fields = withoutType(this.#fields(true));
    if (method === "POST") client.whole(202, fields, Buffer.alloc(0));
    else client.whole(status, fields, Buffer.alloc(0), message);
  }

  async #cut(): Promise<void> {
    await this.#settle();
    this.#context.client.cut();
  }

  /** Sends the head for a body that is forwarded as it arrives, decoded if need be. */
  #head(body: AsyncIterable<Uint8Array>): void {
    if (this.#begun) return;
    const { status, message } = this.#answer;
    this.#context.client.head(status, this.#fields(body !== this.#answer.body), message);
  }

  /** Reports false in observe, in which case the caller must forward the answer unread. */
  async #refuse(reason: McpRefusalReason, text: string): Promise<boolean> {
    const { endpoint, session, ids } = this.#context;
    endpoint.guard.refused("to_client", reason, text);
    if (endpoint.guard.mode === "observe") {
      await this.#settle();
      return false;
    }
    if (this.#nobodyWaits()) {
      this.#unawaited();
      return true;
    }
    const errors = await session.fail(ids, ErrorCode.server, `[netmon] Not handed on: ${text}.`);
    this.#answer.body.destroy();
    await this.#sendErrors(502, errors);
    return true;
  }

  /** Tells the engine that these requests were answered by something that is not a message. */
  async #settle(): Promise<void> {
    const { session, ids } = this.#context;
    await session.fail(ids, ErrorCode.server, `HTTP ${this.#answer.status}`);
  }

  #fields(changed: boolean): string[] {
    const { endpoint, metadataUrl } = this.#context;
    return responseFields(ledToGateway(this.#answer.fields, endpoint, metadataUrl), changed);
  }
}

/** `fields`: flat. */
function withoutType(fields: readonly string[]): string[] {
  return fields.filter((_, index) => fields[index - (index % 2)]?.toLowerCase() !== "content-type");
}
