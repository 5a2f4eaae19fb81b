/**
 * A conversation over HTTP+SSE of 2024-11-05: one stream to the client, and a path to which it posts its messages.
 * The `endpoint` event with which the stream begins is made to lead to the gateway.
 *
 * Direction of failure: a path for messages at another origin ends the stream in every mode; the client would go
 * round the gateway.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { FramingError, type StreamEvent } from "../../framing/frame.ts";
import type { RequestId } from "../inspection/guard.ts";
import { AnswerRelay } from "./answer.ts";
import { answerFields } from "./answer-head.ts";
import type { ClientAnswer } from "./client-answer.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Gone } from "./gone.ts";
import { incoming } from "./incoming.ts";
import { ErrorCode, readBody } from "./json-rpc.ts";
import { ledToGateway } from "./oauth-metadata.ts";
import { answerError, asEvent } from "./own-answer.ts";
import { isAnswer, ownFields, ownRequest, resultOf, type Sender } from "./own-request.ts";
import { withData } from "./sse-rewrite.ts";
import { inspectedEvent } from "./stream-relay.ts";
import { Talk } from "./talk.ts";
import { ask, failureText, type UpstreamAnswer, type UpstreamRequest } from "./upstream-request.ts";

const MAX_ANSWER_MS = 60_000;
/** As SESSION in the path for messages. */
const TOKEN = "session";

export interface SsePlace {
  endpoint: Endpoint;
  /** Path for messages, at the gateway. */
  messages: string;
  metadataUrl: string;
}

/** A GET for the stream, until its end. */
export async function openStream(
  place: SsePlace,
  request: IncomingMessage,
  client: ClientAnswer,
): Promise<void> {
  const { endpoint } = place;
  request.resume();
  const refusal = endpoint.guard.serverRefusal();
  if (refusal !== null && endpoint.guard.mode === "enforce") return answerError(client, 403, refusal.text);
  const { maxSessions } = endpoint.options.limits;
  if (endpoint.streams.size >= maxSessions)
    return answerError(client, 503, "[netmon] too many streams are open");
  const talk = new SseTalk(place, client);
  endpoint.streams.set(talk.token, talk);
  try {
    await talk.run(request);
  } finally {
    endpoint.streams.delete(talk.token);
    talk.close();
  }
}

/** The stream that a POST for messages belongs to. */
export function streamOf({ streams }: Endpoint, query: string): SseTalk | null {
  return streams.get(new URLSearchParams(query).get(TOKEN) ?? "") ?? null;
}

export class SseTalk {
  readonly token = randomUUID();
  readonly #place: SsePlace;
  readonly #client: ClientAnswer;
  readonly #talk: Talk;
  /** netmon's own requests, by id. */
  readonly #asked = new Map<string, PromiseWithResolvers>();
  /** Where the server wants its messages; null: it has not said it yet. */
  #messagesUrl: URL | null = null;

  constructor(place: SsePlace, client: ClientAnswer) {
    this.#place = place;
    this.#client = client;
    this.#talk = new Talk(place.endpoint, false, {
      ask: (sender, method, params, over) => this.#ask(sender, method, params, over),
      send: async (sender, message, over) => {
        const answer = await this.#send(own(ownFields(sender), message), over);
        answer.body.destroy();
      },
    });
  }

  /** Resolves at the end of the stream. */
  async run(request: IncomingMessage): Promise<void> {
    const { endpoint, metadataUrl } = this.#place;
    const { upstream, serverId } = endpoint.options;
    const client = this.#client;
    const fields = request.rawHeaders;
    this.#talk.use(fields);
    let relay: AnswerRelay | null = null;
    try {
      const answer = await ask(endpoint.options, {
        method: "GET",
        path: `${upstream.pathname}${upstream.search}`,
        fields,
        body: null,
        changed: false,
        mirrored: true,
        gone: client.gone,
      });
      relay = new AnswerRelay(
        {
          endpoint,
          client,
          talk: this.#talk,
          fields,
          ids: [],
          own: [],
          batch: false,
          opensStream: true,
          led: (theirs) => ledToGateway(theirs, endpoint, metadataUrl),
          event: (event) => this.#event(event),
        },
        answer,
      );
      await relay.run();
    } catch (error) {
      if (client.gone.aborted) return;
      const { status, text } = failureText(error);
      const said = `The MCP server ${serverId} did not answer: ${text}.`;
      if (relay === null) answerError(client, status, `[netmon] ${said}`);
      else await relay.failed(status, said);
    }
  }

  /** A POST of the client's. Rejects with RequestBroken. */
  async post(request: IncomingMessage, client: ClientAnswer): Promise<void> {
    const { endpoint } = this.#place;
    const came = await incoming(endpoint, request, client);
    if (came === null || client.over) return;
    const fields = request.rawHeaders;
    this.#talk.use(fields);
    if ("unread" in came)
      return this.#pass([], { fields, body: came.unread, changed: false, mirrored: true }, client);
    const { bytes, decoded } = came;
    const { forward, back } = await this.#talk.conversation.fromClient(bytes);
    for (const message of back) await this.#client.write(asEvent(message));
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

  /** `ids`: of the requests in it. */
  async #pass(ids: readonly RequestId[], sent: Sent, client: ClientAnswer): Promise<void> {
    try {
      const answer = await this.#send(sent, client.gone);
      if (answer.status >= 300) await this.#talk.fail(ids, ErrorCode.server, `HTTP ${answer.status}`);
      await passed(answer, client);
    } catch (error) {
      if (client.gone.aborted) return;
      const { status, text } = failureText(error);
      await this.#talk.fail(ids, ErrorCode.server, text);
      const { serverId } = this.#place.endpoint.options;
      answerError(client, status, `[netmon] The MCP server ${serverId} did not answer: ${text}.`);
    }
  }

  close(): void {
    for (const { reject } of this.#asked.values()) reject(new Error("the stream has ended"));
    this.#asked.clear();
    this.#talk.close();
    if (!this.#client.over) this.#client.end();
  }

  #event(event: StreamEvent): Uint8Array | null | Promise<Uint8Array | null> {
    if (event.event === "endpoint") return this.#rewritten(event);
    for (const [id, { resolve, reject }] of this.#asked) {
      if (!isAnswer(event.data, id)) continue;
      this.#asked.delete(id);
      try {
        resolve(resultOf(JSON.parse(event.data), "tools/list"));
      } catch (error) {
        reject(error as Error);
      }
      return null;
    }
    const judged = inspectedEvent(this.#talk, event);
    if (!(judged instanceof Promise)) return judged;
    // It waits for further pages, which come on this very stream.
    void judged.then((bytes) => (bytes === null ? undefined : this.#client.write(bytes)));
    return null;
  }

  /** Throws FramingError where it leads elsewhere. */
  #rewritten(event: StreamEvent): Uint8Array {
    const { endpoint, messages } = this.#place;
    const { upstream } = endpoint.options;
    let url: URL | null = null;
    try {
      url = new URL(event.data.trim(), upstream);
    } catch {
      // below
    }
    if (url?.origin !== upstream.origin)
      throw new FramingError("malformed", "its path for messages is at another origin");
    this.#messagesUrl = url;
    return withData(event.raw, `${messages}?${TOKEN}=${this.token}`);
  }

  async #ask(sender: Sender, method: string, params: Record<string, unknown>, gone: Gone): Promise<unknown> {
    const { id, body, fields } = ownRequest(sender, method, params);
    const limit = Math.min(MAX_ANSWER_MS, this.#place.endpoint.options.limits.idleMs);
    let timer: NodeJS.Timeout | undefined;
    const answered = new Promise<unknown>((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      timer = setTimeout(() => reject(new Error(`${method} was not answered`)), limit);
    });
    // It may be rejected before it is waited for.
    answered.catch(() => {});
    try {
      const answer = await this.#send(own(fields, body), gone);
      answer.body.destroy();
      if (answer.status >= 300) throw new Error(`${method} was answered with HTTP ${answer.status}`);
      return await answered;
    } finally {
      clearTimeout(timer);
      this.#asked.delete(id);
    }
  }

  #send(sent: Sent, gone: Gone): Promise<UpstreamAnswer> {
    const url = this.#messagesUrl;
    if (url === null) return Promise.reject(new Error("the server has not said where its messages go"));
    const path = `${url.pathname}${url.search}`;
    return ask(this.#place.endpoint.options, { ...sent, method: "POST", path, gone });
  }
}

type Sent = Pick<UpstreamRequest, "fields" | "body" | "changed" | "mirrored">;

/** A message of netmon's own. */
function own(fields: readonly string[], message: Uint8Array): Sent {
  return { fields, body: Buffer.from(message), changed: true, mirrored: true };
}

interface PromiseWithResolvers {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** What HTTP answers to a message: as it came. */
async function passed(
  { status, message, fields, body }: UpstreamAnswer,
  client: ClientAnswer,
): Promise<void> {
  client.head(status, message, answerFields(fields, false));
  for await (const chunk of body) await client.write(chunk);
  client.end();
}
