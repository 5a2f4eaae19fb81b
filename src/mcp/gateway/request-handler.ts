/**
 * One request of a client at a Streamable HTTP endpoint, from its head to the end of its answer.
 *
 * Enforce refuses what it cannot check, observe passes and counts it.
 */
import type { IncomingMessage } from "node:http";
import type { ClientResponse } from "../../http/client-response.ts";
import { valuesOf } from "../../http/header-fields.ts";
import type { UpstreamResponse } from "../../http/upstream.ts";
import type { RequestId } from "../inspection/guard.ts";
import { Method } from "../inspection/methods.ts";
import { parsedText } from "../inspection/read-message.ts";
import { ClientSession } from "./client-session.ts";
import type { Endpoint } from "./endpoint.ts";
import { ErrorCode, type MessageBody, readBody, saysUnreadable } from "./json-rpc.ts";
import { incoming } from "./message-body.ts";
import { headerMismatch, mirrorsBody } from "./mirrored-headers.ts";
import { answerError, answerMessages, notify } from "./own-responses.ts";
import { type RelayedRequest, relayRequest } from "./relay-request.ts";
import type { RelayContext } from "./response-relay.ts";
import { inspectedEvent } from "./stream-relay.ts";

/** Longer ids are ignored, since a client could fill the memory with them. */
const MAX_SESSION_ID = 1024;
const NO_MESSAGES: MessageBody = { readable: true, batch: false, messages: [] };

export interface HandlerOptions {
  endpoint: Endpoint;
  request: IncomingMessage;
  client: ClientResponse;
  /** The URL of the protected-resource metadata, at the gateway. */
  metadataUrl: string;
}

export class RequestHandler {
  readonly #o: HandlerOptions;
  readonly #fields: readonly string[];
  /** The id as the client sent it; null: none, or not usable as a key. */
  readonly #sessionId: string | null;
  #session: ClientSession | null = null;
  /** Whether the session lasts only for this request. */
  #owned = false;
  /** Whether the answer may be a list of tools. */
  #mayList = true;
  /** Id of the session that this request ends; null: none. */
  #ends: string | null = null;

  constructor(options: HandlerOptions) {
    this.#o = options;
    this.#fields = options.request.rawHeaders;
    const [id, ...more] = valuesOf(this.#fields, "mcp-session-id");
    this.#sessionId = id !== undefined && more.length === 0 && id.length <= MAX_SESSION_ID ? id : null;
  }

  /** Rejects with RequestBroken. */
  async run(): Promise<void> {
    try {
      await (this.#o.request.method === "POST" ? this.#post() : this.#bodiless());
    } finally {
      this.#finish();
    }
  }

  async #post(): Promise<void> {
    const { endpoint, request, client } = this.#o;
    const received = await incoming(endpoint, request, client);
    if (received === null || client.over) return;
    if ("unread" in received) {
      this.#begin(NO_MESSAGES, false);
      return this.#relay([], [], false, { body: received.unread, changed: false, mirrored: true });
    }
    const { bytes, decoded } = received;
    const parsed = parsedText(bytes);
    const body = readBody(bytes, parsed);
    const [first] = body.messages;
    const mirrored = first !== undefined && mirrorsBody(this.#fields, first);
    if (this.#mismatch(body, mirrored)) return;
    const session = this.#begin(body, mirrored && !this.#isOfSession(body));
    const judged = session.conversation.fromClient(bytes, parsed);
    const { forward, back } = judged instanceof Promise ? await this.#waited(session, body, judged) : judged;
    if (forward === null) return this.#answered(body, back);
    const ids = back.length === 0 ? waiting(body) : waiting(readBody(Buffer.from(forward)));
    await this.#relay(ids, back, body.batch, {
      body: Buffer.from(forward.buffer, forward.byteOffset, forward.length),
      changed: forward !== bytes || decoded,
      mirrored: mirrored || endpoint.guard.mode === "observe",
    });
  }

  /**
   * Reports whether a message belongs to a session whatever its header names: some servers echo the revision without
   * sessions to `initialize` and keep sessions. A message of that revision names it in itself.
   */
  #isOfSession({ messages: [first] }: MessageBody): boolean {
    if (first === undefined || first.version !== null) return false;
    return this.#sessionId !== null || first.method === Method.initialize;
  }

  /** Waits for a call that needs a person's approval: keeps the client notified, and gives up when it disconnects. */
  async #waited<T>(session: ClientSession, body: MessageBody, judged: Promise<T>): Promise<T> {
    const { client } = this.#o;
    const ids = waiting(body);
    const stop = client.closed.listen(() => session.conversation.abandon(ids));
    for (const id of ids) session.notified.set(id, (message) => notify(client, this.#fields, message));
    try {
      return await judged;
    } finally {
      stop();
      for (const id of ids) session.notified.delete(id);
    }
  }

  /** GET opens the stream of a session, DELETE ends the session, OPTIONS is a browser's preflight. */
  async #bodiless(): Promise<void> {
    const { endpoint, request, client } = this.#o;
    request.resume();
    const refusal = endpoint.guard.serverRefusal();
    if (refusal !== null && endpoint.guard.mode === "enforce") return answerError(client, 405, refusal.text);
    this.#begin(NO_MESSAGES, false);
    await this.#relay([], [], false, { body: null, changed: false, mirrored: true });
  }

  /** Reports whether the request was refused. */
  #mismatch({ batch, messages }: MessageBody, mirrored: boolean): boolean {
    const { endpoint, client } = this.#o;
    const [message] = messages;
    if (message === undefined || !(mirrored || messages.some(({ version }) => version !== null)))
      return false;
    const what = batch
      ? "a batch has no place in this version of the protocol"
      : headerMismatch(this.#fields, message, endpoint.params.of(message.params?.name));
    if (what === null) return false;
    endpoint.guard.refused(
      "to_server",
      "header_mismatch",
      `the request headers and the body disagree: ${what}`,
    );
    if (endpoint.guard.mode === "observe") return false;
    answerError(client, 400, `[netmon] Bad Request: the request headers and the body disagree: ${what}.`, {
      id: batch ? null : message.id,
      code: batch ? ErrorCode.invalidRequest : ErrorCode.headerMismatch,
    });
    return true;
  }

  #begin({ messages }: MessageBody, stateless: boolean): ClientSession {
    const { endpoint } = this.#o;
    this.#mayList = messages.length === 0 || messages.some(({ method }) => method !== Method.callTool);
    const known = stateless || this.#sessionId === null ? null : endpoint.sessions.get(this.#sessionId);
    const initializes = messages.some(({ method }) => method === Method.initialize);
    this.#owned = known === null;
    const session =
      known ?? new ClientSession(endpoint, stateless || (this.#sessionId === null && !initializes));
    if (known === null && !stateless) session.sessionId = this.#sessionId;
    session.use(this.#fields);
    session.hold();
    this.#session = session;
    return session;
  }

  /** Answers a request of which nothing is forwarded to the server. */
  #answered({ batch }: MessageBody, back: readonly Uint8Array[]): void {
    const status = back.length === 1 && saysUnreadable(back[0] as Uint8Array) ? 400 : 200;
    answerMessages(this.#o.client, this.#fields, status, back, batch && status === 200);
  }

  async #relay(
    ids: readonly RequestId[],
    own: readonly Uint8Array[],
    batch: boolean,
    sent: Omit<RelayedRequest, "method">,
  ): Promise<void> {
    const { endpoint, request, client, metadataUrl } = this.#o;
    const session = this.#session as ClientSession;
    const method = request.method as string;
    const { guard, options } = endpoint;
    const context: RelayContext = {
      endpoint,
      client,
      session,
      fields: this.#fields,
      ids,
      own,
      batch,
      method,
      asItArrives: guard.mode === "observe" && own.length === 0 && !(options.filtered && this.#mayList),
      metadataUrl,
      event: (event) => inspectedEvent(session, event),
    };
    await relayRequest(context, { ...sent, method }, (answer) => this.#followSession(answer, method));
  }

  /** Records that the answer begins or ends a session. */
  #followSession({ status, fields }: UpstreamResponse, method: string): void {
    const { sessions, tools } = this.#o.endpoint;
    const session = this.#session as ClientSession;
    if (this.#sessionId !== null && (status === 404 || (method === "DELETE" && status < 300))) {
      this.#ends = this.#sessionId;
      return;
    }
    if (status >= 300 || !this.#owned || session.tools === tools) return;
    const id = valuesOf(fields, "mcp-session-id")[0] ?? this.#sessionId;
    if (id !== null && id !== undefined && id.length <= MAX_SESSION_ID)
      this.#owned = !sessions.add(id, session);
  }

  #finish(): void {
    const { sessions, tools } = this.#o.endpoint;
    const session = this.#session;
    if (session === null) return;
    session.release();
    if (this.#ends !== null) sessions.end(this.#ends);
    if (!this.#owned) return;
    // An `initialize` that began no session: later requests have conversations of their own.
    if (session.tools.instructions !== undefined) tools.instructions = session.tools.instructions;
    session.close();
  }
}

function waiting({ messages }: MessageBody): RequestId[] {
  return messages.filter(({ isRequest }) => isRequest).map(({ id }) => id);
}
