/**
 * A model's WebSocket in observe: every byte passes between client and provider, and the provider's messages are read
 * alongside for their tool calls. Compression is not negotiated, so that messages can be read.
 *
 * Fails open. What cannot be read has passed; it is reported once, and nothing of that connection is read any more.
 * Enforce hands no WebSocket through, nor does a proxy that redacts: neither could be done to its messages.
 */

import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Dispatcher } from "undici";
import { Receiver } from "ws";
import { agentOfRequest } from "../../agents/agents.ts";
import type { Action, LlmRefusalReason } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import { limitWords } from "../../event/limits.ts";
import { FramingError } from "../../framing/frame.ts";
import { CloseSignal } from "../../http/close-signal.ts";
import { requestFields, responseFields } from "../../http/dropped-headers.ts";
import { errorCode, failureStatus, UpstreamBody } from "../../http/upstream.ts";
import { formatOf } from "../formats.ts";
import { readObject } from "../json-document.ts";
import { SocketCalls } from "../websocket/socket-calls.ts";
import { upgradeTarget } from "./admission.ts";
import { countingJudge, report } from "./counting.ts";
import { failureOf } from "./failure.ts";
import type { RequestContext } from "./ports.ts";
import type { ProxyState } from "./request-handler.ts";
import { newRequestId } from "./request-id.ts";
import { type Route, routeOf } from "./routes.ts";

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
  readonly #client: Duplex;
  readonly #route: Route;
  readonly #exchange: RequestContext;
  /** Signals that the provider is not needed any more. */
  readonly #over = new CloseSignal();

  constructor(state: ProxyState, request: IncomingMessage, client: Duplex, route: Route) {
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
    client.on("error", () => client.destroy());
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
    const headers = requestFields(rawHeaders, {
      ...{ host, contentLength: null, changed: false, identity: false },
      drops: (name) => name === "sec-websocket-extensions",
    });
    const { idleMs } = options;
    try {
      upstream.to(this.#route.upstream).dispatch(
        {
          ...{ origin, path: this.#route.path, method: "GET", headers, upgrade: "websocket" },
          ...{ headersTimeout: idleMs, bodyTimeout: idleMs },
        },
        answer,
      );
      const { status, message, fields } = await answer.head;
      await this.#refused(status, message, fields, answer);
    } catch (error) {
      if (answer.upgraded || this.#over.aborted) return;
      ports.counters.upstream_errors++;
      ports.log.debug(`${this.#exchange.requestId}: provider ${this.#route.provider}: ${errorCode(error)}`);
      this.#client.end(headText(failureStatus(error), "", ["content-length", "0", "connection", "close"]));
    }
  }

  /** Ends the connection because netmon stops. */
  shutDown(): void {
    this.#client.destroy();
  }

  /** The provider did not switch: its answer is the client's. */
  async #refused(status: number, message: string, fields: string[], body: UpstreamBody): Promise<void> {
    if (status >= 400) this.#state.ports.counters.error_answers++;
    const sent = [...responseFields(fields, false), "connection", "close"];
    this.#client.write(headText(status, message, sent));
    for await (const chunk of body) if (!this.#client.write(chunk)) await once(this.#client, "drain");
    this.#client.end();
  }

  #connected(fields: string[], provider: Duplex, head: Buffer): void {
    const client = this.#client;
    this.#state.ports.counters.answers++;
    this.#state.ports.counters.streams++;
    const part = processFaults.part("proxy");
    part.contain(provider, "connection_ended", () => provider.destroy());
    provider.on("error", () => provider.destroy());
    client.write(
      headText(101, "Switching Protocols", [...fields, "connection", "Upgrade", "upgrade", "websocket"]),
    );
    if (head.length > 0) provider.write(head);
    const read = this.#reader();
    provider.on("data", (chunk: Buffer) => {
      if (client.destroyed) return;
      if (!handsThrough(this.#state)) {
        this.#report("upgrade", "block", "A WebSocket was ended: the mode is enforce now.");
        client.destroy();
        return;
      }
      if (!client.write(chunk)) provider.pause();
      read(chunk);
    });
    client.on("drain", () => provider.resume());
    provider.once("end", () => client.end()).once("close", () => client.destroy());
    client.pipe(provider);
    client.once("close", () => provider.destroy());
  }

  /** Returns what reads the provider's bytes. */
  #reader(): (bytes: Buffer) => void {
    const { ports, options } = this.#state;
    const judge = countingJudge(ports, this.#exchange, options.maxBlockBytes);
    const calls = new SocketCalls();
    const receiver = new Receiver({ isServer: false, maxPayload: options.maxEventBytes });
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
      const large = error.code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH";
      stop(
        new FramingError(
          large ? "too_large" : "malformed",
          `${error.message} ${large ? limitWords("event_bytes") : ""}`.trim(),
        ),
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

  #report(reason: LlmRefusalReason, action: Action, text: string): void {
    const { requestId, dialect, api } = this.#exchange;
    report(this.#state.ports, {
      ...{ requestId, dialect, api, direction: "response", action, reason, text },
      ...{ serverId: null, rule: null },
    });
  }
}

/** The answer to a request to switch protocols. */
class UpgradeAnswer extends UpstreamBody {
  /** Whether the provider has switched; `head` then rejects. */
  upgraded = false;
  readonly #connected: (fields: string[], socket: Duplex) => void;

  constructor(connected: (fields: string[], socket: Duplex) => void) {
    super();
    this.#connected = connected;
  }

  onRequestUpgrade(
    controller: Dispatcher.DispatchController,
    _status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    socket: Duplex,
  ): void {
    this.upgraded = true;
    const flat = Object.entries(headers).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value ?? ""]).flatMap((one) => [name, one]),
    );
    this.onResponseError(controller, new Error("there is no answer but the switch"));
    this.#connected(responseFields(flat, false), socket);
  }
}

function headText(status: number, message: string, fields: readonly string[]): Buffer {
  const lines = [`HTTP/1.1 ${status} ${message}`];
  for (let i = 0; i < fields.length; i += 2) lines.push(`${fields[i]}: ${fields[i + 1]}`);
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
}
