/**
 * A model's WebSocket in observe: every byte passes between client and provider, and the provider's messages are read
 * alongside for their tool calls. Compression is not negotiated, so that messages can be read.
 *
 * Fails open. What cannot be read has passed; it is reported once, and nothing of that connection is read any more.
 * Enforce hands no WebSocket through, nor does a proxy that redacts: neither could be done to its messages.
 */

import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { Receiver } from "ws";
import { agentOfRequest } from "../../agents/agents.ts";
import type { Action, LlmRefusalReason } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import { LIMITS, type LimitName, limitWords } from "../../event/limits.ts";
import { FramingError } from "../../framing/frame.ts";
import { CloseSignal } from "../../http/close-signal.ts";
import { connectFailure } from "../../http/connect-failure.ts";
import { requestFields, responseFields } from "../../http/dropped-headers.ts";
import { errorCode, failureStatus, type ResponseHead, type UpstreamBody } from "../../http/upstream.ts";
import { formatOf } from "../formats.ts";
import { readObject } from "../json-document.ts";
import { SocketCalls } from "../websocket/socket-calls.ts";
import { upgradeTarget } from "./admission.ts";
import { countingJudge, report } from "./counting.ts";
import { failureOf } from "./failure.ts";
import { fieldsWithKeys } from "./outgoing-credentials.ts";
import type { FailedRequest, RequestContext } from "./ports.ts";
import type { ProxyState } from "./request-handler.ts";
import { newRequestId } from "./request-id.ts";
import { type Route, routeOf } from "./routes.ts";
import { headText, UpgradeAnswer } from "./upgrade-answer.ts";

/** Each may hold on to the 64 KiB with which it arrived. */
const MOST_FRAGMENTS = LIMITS.websocket_parts.most;
/** What a provider sends byte by byte would take a hundred times its size. */
const MOST_PIECES = 16 * MOST_FRAGMENTS;

/** By the code of the reader's error. */
const LIMIT_OF: Readonly<Record<string, LimitName>> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: "event_bytes",
  WS_ERR_TOO_MANY_BUFFERED_PARTS: "websocket_parts",
};

/** Returns where a WebSocket is handed through to; null: it is not, and answered as any request. */
export function webSocketRoute(state: ProxyState, request: IncomingMessage): Route | null {
  const { options, port, rules } = state;
  if (!handsThrough(state)) return null;
  if (request.method !== "GET" || request.headers.upgrade?.trim().toLowerCase() !== "websocket") return null;
  const target = upgradeTarget(request, port, rules);
  if (target === null) return null;
  const route = routeOf(target, "GET", request.headers, options.providers);
  return "upstream" in route ? route : null;
}

function handsThrough({ ports }: ProxyState): boolean {
  return ports.policy().mode === "observe" && ports.redact === null;
}

export class WebSocketRelay {
  readonly #state: ProxyState;
  readonly #client: Socket;
  readonly #route: Route;
  readonly #exchange: RequestContext;
  /** Signals that the provider is not needed any more. */
  readonly #over = new CloseSignal();

  constructor(state: ProxyState, request: IncomingMessage, client: Socket, route: Route) {
    this.#state = state;
    this.#client = client;
    this.#route = route;
    const format = formatOf(route.dialect === "gemini" ? "generate_content" : "responses");
    this.#exchange = {
      mode: "observe",
      requestId: newRequestId(),
      dialect: format.dialect,
      api: format.api,
      provider: route.provider,
      agent: agentOfRequest(request.headers["user-agent"])?.name ?? null,
    };
    client.on("error", () => client.destroy()).on("timeout", () => client.destroy());
    const ended = state.open.add(this);
    client.once("close", () => {
      ended();
      this.#over.abort();
    });
  }

  /** `head`: bytes of the client behind its request. Resolves when the provider has answered. */
  async run({ rawHeaders }: IncomingMessage, head: Buffer): Promise<void> {
    const { ports, upstream, options } = this.#state;
    ports.counters.requests++;
    const { origin, host } = this.#route.upstream;
    const answer = new UpgradeAnswer((fields, socket) => this.#connected(fields, socket, head));
    this.#over.listen(() => answer.destroy());
    const sent = await fieldsWithKeys(
      ports,
      this.#route,
      requestFields(rawHeaders, {
        host,
        contentLength: null,
        changed: false,
        identity: false,
        drops: (name) => name === "sec-websocket-extensions",
      }),
    );
    for (const { text, rule } of sent.refusals) this.#report("placeholder", "allow", text, rule);
    const headers = sent.fields;
    const { idleMs } = options;
    let refusal: ResponseHead;
    try {
      upstream.to(this.#route.upstream).dispatch(
        {
          origin,
          path: this.#route.path,
          method: "GET",
          headers,
          upgrade: "websocket",
          headersTimeout: idleMs,
          bodyTimeout: idleMs,
          // a switch over HTTP/2 is another exchange, whose answer says nothing to a client of HTTP/1
          ...{ allowH2: false },
        },
        answer,
      );
      refusal = await answer.head;
    } catch (error) {
      if (!answer.upgraded && !this.#over.aborted) this.#unreachable(error);
      return;
    }
    if (refusal.status === 401) ports.keyring?.refused(sent.used);
    await this.#refused(refusal, answer);
  }

  /** Ends the connection because netmon stops. */
  shutDown(): void {
    this.#client.destroy();
  }

  #unreachable(error: unknown): void {
    const { ports } = this.#state;
    const { provider, requestId } = this.#exchange;
    const known = connectFailure(error);
    const [status, what] = [known?.status ?? failureStatus(error), known?.text ?? errorCode(error)];
    ports.counters.upstream_errors++;
    this.#failed({ status: null, error: errorCode(error) });
    const level = status === 407 ? "warn" : "debug";
    ports.log[level](`${requestId}: provider ${provider}: ${what} (${errorCode(error)})`);
    const text = `netmon's LLM proxy got no answer from ${provider} (${what}).\n`;
    const fields = ["content-type", "text/plain", "content-length", `${Buffer.byteLength(text)}`];
    this.#client.write(headText(status, "", [...fields, "connection", "close"]));
    this.#client.write(text);
    this.#finish();
  }

  /** The provider did not switch: its answer is the client's. */
  async #refused({ status, message, fields }: ResponseHead, body: UpstreamBody): Promise<void> {
    if (status >= 400) {
      this.#state.ports.counters.error_answers++;
      this.#failed({ status, error: null });
    }
    const client = this.#client;
    client.setTimeout(this.#state.options.idleMs).resume();
    client.write(headText(status, message, [...responseFields(fields, false), "connection", "close"]));
    try {
      await pipeline(body, client, { end: false });
    } catch {
      client.destroy();
    }
    this.#finish();
  }

  /** Ends the connection when the client has taken what is written, for which it has the idle time. */
  #finish(): void {
    this.#client.setTimeout(this.#state.options.idleMs).resume().destroySoon();
  }

  #connected(fields: string[], provider: Socket, head: Buffer): void {
    const client = this.#client;
    this.#state.ports.counters.answers++;
    this.#state.ports.counters.streams++;
    const { provider: name } = this.#exchange;
    this.#report(
      "upgrade",
      "allow",
      `A WebSocket of ${name} is handed through, and what the client sends is not read; enforce answers it with 426.`,
    );
    const part = processFaults.part("proxy");
    part.contain(provider, "connection_ended", () => provider.destroy());
    provider.on("error", () => provider.destroy()).on("timeout", () => provider.destroy());
    client.write(
      headText(101, "Switching Protocols", [...fields, "connection", "Upgrade", "upgrade", "websocket"]),
    );
    if (head.length > 0) provider.write(head);
    this.#relay(provider, client, this.#reader());
    this.#relay(client, provider, () => {});
    provider.once("close", () => this.#finish());
    client.once("close", () => provider.destroy());
  }

  /** Passes on what `from` sends, as fast as `to` takes it; `to` may take nothing for the idle time at most. */
  #relay(from: Socket, to: Socket, read: (bytes: Buffer) => void): void {
    from.on("data", (chunk: Buffer) => {
      if (!to.writable || !this.#mayPass()) return;
      if (!to.write(chunk)) {
        from.pause();
        to.setTimeout(this.#state.options.idleMs);
      }
      read(chunk);
    });
    to.on("drain", () => {
      to.setTimeout(0);
      from.resume();
    });
    if (from.readableEnded) to.end();
    else from.once("end", () => to.end());
  }

  /** Ends the connection if WebSockets are not handed through any more. */
  #mayPass(): boolean {
    if (this.#client.destroyed) return false;
    if (handsThrough(this.#state)) return true;
    const why =
      this.#state.ports.policy().mode === "enforce" ? "the mode is enforce" : "requests are redacted";
    this.#report("upgrade", "block", `A WebSocket was ended: ${why} now.`);
    this.#client.destroy();
    return false;
  }

  /** Returns what reads the provider's bytes. */
  #reader(): (bytes: Buffer) => void {
    const { ports, options } = this.#state;
    const judge = countingJudge(ports, this.#exchange, options.maxBlockBytes);
    const calls = new SocketCalls();
    const receiver = new Receiver({
      isServer: false,
      maxPayload: options.maxEventBytes,
      maxFragments: MOST_FRAGMENTS,
      maxBufferedChunks: MOST_PIECES,
    });
    let reading = true;
    const stop = (error: unknown): void => {
      if (reading) this.#unreadable(error);
      reading = false;
    };
    receiver.on("message", (data) => {
      if (!reading) return;
      try {
        const { object } = readObject(data.toString("utf8"), "a message of the WebSocket");
        for (const call of calls.read(object)) judge(call);
      } catch (error) {
        stop(error);
      }
    });
    receiver.on("error", (error: NodeJS.ErrnoException) => {
      const limit = LIMIT_OF[error.code ?? ""];
      stop(
        limit === undefined
          ? new FramingError("malformed", error.message)
          : new FramingError("too_large", `${error.message} ${limitWords(limit)}`),
      );
    });
    return (bytes) => {
      if (reading) receiver.write(bytes);
    };
  }

  #unreadable(error: unknown): void {
    const { reason, text } = failureOf(error);
    const { provider } = this.#exchange;
    const what = `A WebSocket of ${provider} is passed on unchecked from here: it cannot be read (${text}).`;
    this.#report(reason, "allow", what);
  }

  #failed(what: Pick<FailedRequest, "status" | "error">): void {
    const { requestId, dialect, api, provider } = this.#exchange;
    const { ports, options } = this.#state;
    const upstream = options.providers[provider] ?? this.#route.upstream.origin;
    ports.failed({ request_id: requestId, dialect, api, provider, upstream, ...what });
  }

  #report(reason: LlmRefusalReason, action: Action, text: string, rule: string | null = null): void {
    const { requestId, dialect, api } = this.#exchange;
    report(this.#state.ports, {
      requestId,
      dialect,
      api,
      direction: "response",
      action,
      reason,
      text,
      serverId: null,
      rule,
    });
  }
}
