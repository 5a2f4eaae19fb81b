/**
 * One conversation at an endpoint as HTTP carries it: the engine that reads its messages, and the client on whose
 * behalf netmon asks. A session of 2025 has one for all its requests; where there are no sessions each request has
 * its own, and what is known of the server's list is the endpoint's.
 */
import { CloseSignal } from "../../http/close-signal.ts";
import type { Guard, RequestId } from "../inspection/guard.ts";
import { ToolListState } from "../inspection/inspection.ts";
import { errorMessage } from "./json-rpc.ts";
import type { ParamHeaders } from "./mirrored-headers.ts";
import { askUpstream, type Sender, sendUpstream } from "./own-request.ts";
import type { Conversation, EndpointOptions } from "./ports.ts";

/** How netmon's own messages get to the server. */
export interface Transport {
  /** Resolves to the `result`. */
  ask(sender: Sender, method: string, params: Record<string, unknown>, over: CloseSignal): Promise<unknown>;
  send(sender: Sender, message: Uint8Array, over: CloseSignal): Promise<void>;
  /** A notification to the client, where one stream has all its answers. */
  notify?(message: string): void;
}

/** What a session takes from its endpoint. */
export interface SessionEndpoint {
  readonly options: EndpointOptions;
  readonly guard: Guard;
  readonly params: ParamHeaders;
  /** What is known of the server's list by all who have no session. */
  readonly tools: ToolListState;
}

export class ClientSession {
  readonly conversation: Conversation;
  readonly tools: ToolListState;
  /** Where the client hears of a request that waits, by its id. */
  readonly notified = new Map<RequestId, (message: string) => void>();
  readonly #endpoint: SessionEndpoint;
  readonly #transport: Transport;
  readonly #ended = new CloseSignal();
  readonly #sender: Sender = { fields: [], sessionId: null };
  /** Requests and streams of it that are open. */
  #open = 0;
  /** Monotonic milliseconds. */
  #usedAt = performance.now();

  /** `shared`: what is known of the list belongs to the endpoint. */
  constructor(endpoint: SessionEndpoint, shared: boolean, transport: Transport = overHttp(endpoint)) {
    this.#endpoint = endpoint;
    this.#transport = transport;
    this.tools = shared ? endpoint.tools : new ToolListState();
    this.conversation = endpoint.options.converse({
      guard: endpoint.guard,
      tools: this.tools,
      heard: (listing) => endpoint.params.learn(listing),
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

  /** A request of the client: its credentials are the ones to use from now on. */
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

  /** Milliseconds since it was last used; 0 while something of it is open. */
  idleMs(now: number): number {
    return this.#open > 0 ? 0 : now - this.#usedAt;
  }

  /** The answers to requests of the server that were not handed on. */
  answerServer(messages: readonly Uint8Array[]): void {
    for (const message of messages)
      this.#transport.send(this.#sender, message, this.#ended).catch(() => {
        const { log, serverId } = this.#endpoint.options;
        log.debug(`${serverId}: a refusal could not be told to the server`);
      });
  }

  /** The errors that take the place of answers that will not come. */
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
