/**
 * One conversation at an HTTP endpoint: the engine that reads its messages, and the client on whose behalf netmon sends
 * requests. A session of 2025 has one for all its requests; without sessions each request has its own, and the state of
 * the server's tool list belongs to the endpoint.
 */
import { CloseSignal } from "../../http/close-signal.ts";
import type { Guard, RequestId } from "../inspection/guard.ts";
import { ToolListState } from "../inspection/inspection.ts";
import { errorMessage } from "./json-rpc.ts";
import type { ParamHeaders } from "./mirrored-headers.ts";
import { askUpstream, type Sender, sendUpstream } from "./own-request.ts";
import type { Conversation, EndpointOptions } from "./ports.ts";

/** Carries netmon's own messages to the server. */
export interface Transport {
  /** Resolves to the `result`. */
  ask(sender: Sender, method: string, params: Record<string, unknown>, over: CloseSignal): Promise<unknown>;
  send(sender: Sender, message: Uint8Array, over: CloseSignal): Promise<void>;
  /** Sends the client a notification; only for transports with one stream for all answers. */
  notify?(message: string): void;
}

/** The parts of an endpoint that a session uses. */
export interface SessionEndpoint {
  readonly options: EndpointOptions;
  readonly guard: Guard;
  readonly params: ParamHeaders;
  /** State of the server's tool list, shared by all conversations without a session. */
  readonly tools: ToolListState;
}

export class ClientSession {
  readonly conversation: Conversation;
  readonly tools: ToolListState;
  /** Notifies the client of a waiting request; keyed by the request's id. */
  readonly notified = new Map<RequestId, (message: string) => void>();
  readonly #endpoint: SessionEndpoint;
  readonly #transport: Transport;
  readonly #ended = new CloseSignal();
  readonly #sender: Sender = { fields: [], sessionId: null };
  /** Number of open requests and streams. */
  #open = 0;
  /** Monotonic milliseconds. */
  #usedAt = performance.now();

  /** `shared`: the state of the tool list belongs to the endpoint. */
  constructor(endpoint: SessionEndpoint, shared: boolean, transport: Transport = overHttp(endpoint)) {
    this.#endpoint = endpoint;
    this.#transport = transport;
    this.tools = shared ? endpoint.tools : new ToolListState();
    this.conversation = endpoint.options.converse({
      guard: endpoint.guard,
      tools: this.tools,
      onListed: (listing) => endpoint.params.learn(listing),
      notify: (message, id) => (transport.notify ?? this.notified.get(id))?.(message),
      ask: (method, params) => transport.ask(this.#sender, method, params, this.#ended),
    });
  }

  get sessionId(): string | null {
    return this.#sender.sessionId;
  }

  set sessionId(id: string | null) {
    this.#sender.sessionId = id;
  }

  /** Records a request of the client, whose credentials are used from now on. */
  use(fields: readonly string[]): void {
    this.#sender.fields = fields;
    this.#usedAt = performance.now();
  }

  hold(): void {
    this.#open++;
  }

  release(): void {
    this.#open--;
    this.#usedAt = performance.now();
  }

  /** Milliseconds since the session was last used; 0 while a request or stream is open. */
  idleMs(now: number): number {
    return this.#open > 0 ? 0 : now - this.#usedAt;
  }

  /** Sends netmon's answers to requests of the server that were not forwarded. */
  answerServer(messages: readonly Uint8Array[]): void {
    for (const message of messages)
      this.#transport.send(this.#sender, message, this.#ended).catch(() => {
        const { log, serverId } = this.#endpoint.options;
        log.debug(`${serverId}: a refusal could not be told to the server`);
      });
  }

  /** Returns the errors that replace answers which will not arrive. */
  async fail(ids: readonly RequestId[], code: number, text: string): Promise<Uint8Array[]> {
    const errors: Uint8Array[] = [];
    for (const id of ids) {
      const { forward } = await this.conversation.fromServer(errorMessage(id, code, text));
      if (forward !== null) errors.push(forward);
    }
    return errors;
  }

  close(): void {
    this.#ended.abort();
    this.conversation.close();
  }
}

function overHttp({ options }: SessionEndpoint): Transport {
  return {
    ask: (sender, method, params, over) => askUpstream(options, sender, method, params, over),
    send: (sender, message, over) => sendUpstream(options, sender, message, over),
  };
}
