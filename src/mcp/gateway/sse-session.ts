/**
 * A conversation over HTTP+SSE of 2024-11-05: one stream to the client, and a path to which it posts its messages.
 * The `endpoint` event at the beginning of the stream is rewritten to lead to the gateway.
 *
 * A path for messages at another origin ends the stream in every mode, since the client would bypass the gateway.
 */

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { within } from "../../async/within.ts";
import { processFaults } from "../../event/faults.ts";
import { limitWords } from "../../event/limits.ts";
import { FramingError, type StreamEvent } from "../../framing/frame.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import type { CloseSignal } from "../../http/close-signal.ts";
import { responseFields } from "../../http/dropped-headers.ts";
import type { UpstreamResponse } from "../../http/upstream.ts";
import type { RequestId } from "../inspection/guard.ts";
import { OwnRequests } from "../own-requests.ts";
import { ClientSession } from "./client-session.ts";
import type { Endpoint, OpenStream } from "./endpoint.ts";
import { ErrorCode, readBody } from "./json-rpc.ts";
import { incoming } from "./message-body.ts";
import { answerMs, ownFields, type Sender } from "./own-request.ts";
import { answerError, asEvent } from "./own-responses.ts";
import { relayRequest } from "./relay-request.ts";
import type { RelayContext } from "./response-relay.ts";
import { inspectedEvent, withData } from "./stream-relay.ts";
import { ask, type EndpointRequest, failureText } from "./upstream-request.ts";

/** Query parameter of the path for messages. */
const TOKEN = "session";

export interface SseRoute {
  endpoint: Endpoint;
  /** The gateway's path for messages. */
  messages: string;
  metadataUrl: string;
}

/** Serves a GET for the stream, until its end. */
export async function openStream(
  route: SseRoute,
  request: IncomingMessage,
  client: ClientResponse,
): Promise<void> {
  const { endpoint } = route;
  request.resume();
  const refusal = endpoint.guard.serverRefusal();
  if (refusal !== null && endpoint.guard.mode === "enforce") return answerError(client, 403, refusal.text);
  const { maxSessions } = endpoint.options.limits;
  if (endpoint.streams.size >= maxSessions)
    return answerError(client, 503, `[netmon] too many streams are open ${limitWords("gateway_sessions")}`);
  const session = new SseSession(route, client);
  endpoint.streams.set(session.token, session);
  try {
    await session.run(request);
  } finally {
    endpoint.streams.delete(session.token);
    session.close();
  }
}

/** Returns the stream to which a POST for messages belongs; null: none. */
export function streamOf({ streams }: Endpoint, query: string): OpenStream | null {
  return streams.get(new URLSearchParams(query).get(TOKEN) ?? "") ?? null;
}

export class SseSession implements OpenStream {
  readonly token = randomUUID();
  readonly #route: SseRoute;
  readonly #client: ClientResponse;
  readonly #session: ClientSession;
  readonly #requests = new OwnRequests();
  /** The server's URL for messages; null: not yet known. */
  #messagesUrl: URL | null = null;

  constructor(route: SseRoute, client: ClientResponse) {
    this.#route = route;
    this.#client = client;
    this.#session = new ClientSession(route.endpoint, false, {
      ask: (sender, method, params, over) => this.#ask(sender, method, params, over),
      send: async (sender, message, over) => {
        const answer = await this.#send(own(ownFields(sender), message), over);
        answer.body.destroy();
      },
      notify: (message) => client.write(asEvent(Buffer.from(message))),
    });
  }

  /** Resolves at the end of the stream. */
  async run(request: IncomingMessage): Promise<void> {
    const { endpoint, metadataUrl } = this.#route;
    const fields = request.rawHeaders;
    this.#session.use(fields);
    const context: RelayContext = {
      endpoint,
      client: this.#client,
      session: this.#session,
      fields,
      ids: [],
      own: [],
      batch: false,
      method: "GET",
      asItArrives: false,
      metadataUrl,
      event: (event) => this.#event(event),
    };
    await relayRequest(context, { method: "GET", body: null, changed: false, mirrored: true });
  }

  /** Handles a POST of the client. Rejects with RequestBroken. */
  async post(request: IncomingMessage, client: ClientResponse): Promise<void> {
    const { endpoint } = this.#route;
    const received = await incoming(endpoint, request, client);
    if (received === null || client.over) return;
    const fields = request.rawHeaders;
    this.#session.use(fields);
    if ("unread" in received)
      return this.#pass([], { fields, body: received.unread, changed: false, mirrored: true }, client);
    const { bytes, decoded } = received;
    const { forward, back } = await this.#session.conversation.fromClient(bytes);
    for (const message of back) await this.#client.send(asEvent(message));
    if (forward === null) return client.whole(202, ["content-type", "text/plain"], Buffer.from("Accepted"));
    const ids = readBody(bytes).messages.flatMap(({ id, isRequest }) => (isRequest ? [id] : []));
    const sent = {
      fields,
      body: Buffer.from(forward),
      changed: forward !== bytes || decoded,
      mirrored: endpoint.guard.mode === "observe",
    };
    await this.#pass(ids, sent, client);
  }

  /** `ids`: the ids of the requests in the body. */
  async #pass(ids: readonly RequestId[], sent: Sent, client: ClientResponse): Promise<void> {
    try {
      const answer = await this.#send(sent, client.closed);
      if (answer.status >= 300) await this.#session.fail(ids, ErrorCode.server, `HTTP ${answer.status}`);
      await passed(answer, client);
    } catch (error) {
      if (client.closed.aborted) return;
      const { status, text } = failureText(error);
      await this.#session.fail(ids, ErrorCode.server, text);
      const { serverId } = this.#route.endpoint.options;
      answerError(client, status, `[netmon] The MCP server ${serverId} did not answer: ${text}.`);
    }
  }

  close(): void {
    this.#requests.close();
    this.#session.close();
    if (!this.#client.over) this.#client.end();
  }

  #event(event: StreamEvent): Uint8Array | null | Promise<Uint8Array | null> {
    if (event.event === "endpoint") return this.#rewritten(event);
    if (this.#requests.takes(event.data)) return null;
    const judged = inspectedEvent(this.#session, event);
    if (!(judged instanceof Promise)) return judged;
    // It waits for further pages, which arrive on this same stream.
    const forwardLater = async (): Promise<void> => {
      const bytes = await judged;
      if (bytes !== null) await this.#client.send(bytes);
    };
    processFaults.part("gateway").background(forwardLater, "connection_ended", () => this.close());
    return null;
  }

  /** Rewrites the `endpoint` event. Throws FramingError if it leads to another origin. */
  #rewritten(event: StreamEvent): Uint8Array {
    const { endpoint, messages } = this.#route;
    const { upstream } = endpoint.options;
    const text = event.data.trim();
    const url = URL.canParse(text, upstream.href) ? new URL(text, upstream) : null;
    if (url?.origin !== upstream.origin)
      throw new FramingError("malformed", "its path for messages has a different origin");
    this.#messagesUrl = url;
    return withData(event.raw, `${messages}?${TOKEN}=${this.token}`);
  }

  async #ask(
    sender: Sender,
    method: string,
    params: Record<string, unknown>,
    closed: CloseSignal,
  ): Promise<unknown> {
    const answered = this.#requests.request(method, params, async (message) => {
      const answer = await this.#send(own(ownFields(sender, method, params), message), closed);
      answer.body.destroy();
      if (answer.status >= 300) throw new Error(`${method} was answered with HTTP ${answer.status}`);
    });
    if (await within(answered, answerMs(this.#route.endpoint.options))) return answered;
    throw new Error(`${method} was not answered`);
  }

  #send(sent: Sent, closed: CloseSignal): Promise<UpstreamResponse> {
    const url = this.#messagesUrl;
    if (url === null) return Promise.reject(new Error("the server has not named its path for messages"));
    const path = `${url.pathname}${url.search}`;
    return ask(this.#route.endpoint.options, { ...sent, method: "POST", path, closed });
  }
}

type Sent = Pick<EndpointRequest, "fields" | "body" | "changed" | "mirrored">;

/** Returns the request for a message of netmon's own. */
function own(fields: readonly string[], message: Uint8Array): Sent {
  return { fields, body: Buffer.from(message), changed: true, mirrored: true };
}

/** Forwards the HTTP response to a message unchanged. */
async function passed(
  { status, message, fields, body }: UpstreamResponse,
  client: ClientResponse,
): Promise<void> {
  client.head(status, responseFields(fields, false), message);
  for await (const chunk of body) await client.send(chunk);
  client.end();
}
