/**
 * One upstream behind one filter: what is known of it and who speaks with it. Any number of paths may lead to it.
 */
import type { IncomingMessage } from "node:http";
import type { ClientResponse } from "../../http/client-response.ts";
import type { Guard } from "../inspection/guard.ts";
import { ToolListState } from "../inspection/inspection.ts";
import { ParamHeaders } from "./param-headers.ts";
import type { EndpointOptions } from "./ports.ts";
import { SessionTable } from "./session-table.ts";

/** An open stream of HTTP+SSE. */
export interface OpenStream {
  /** Passes on a message that the client posts. Rejects with RequestBroken. */
  post(request: IncomingMessage, client: ClientResponse): Promise<void>;
  close(): void;
}

export class Endpoint {
  readonly options: EndpointOptions;
  readonly guard: Guard;
  /** For conversations without a session. */
  readonly tools = new ToolListState();
  readonly params = new ParamHeaders();
  readonly sessions: SessionTable;
  /** HTTP+SSE: by the token in the path that the client was given. */
  readonly streams = new Map<string, OpenStream>();
  /** Where the upstream said that its protected-resource metadata is; null: nowhere yet. */
  metadataUrl: URL | null = null;

  constructor(options: EndpointOptions) {
    this.options = options;
    this.guard = options.guard;
    this.sessions = new SessionTable(options.limits);
  }

  close(): void {
    this.sessions.close();
    for (const stream of this.streams.values()) stream.close();
    this.streams.clear();
  }
}
