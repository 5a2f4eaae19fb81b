/**
 * What the gateway needs from outside: judgement, connections to upstreams, a log. `app` provides them; the gateway
 * itself knows HTTP and how MCP is carried by it, no policy, no configuration and no pins.
 */
import type { Dispatcher } from "undici";
import { CodedError } from "../../event/coded-error.ts";
import type { ListenFailure } from "../../http/server.ts";
import type { Guard } from "../inspection/guard.ts";
import type { Inspection, InspectionOptions } from "../inspection/inspection.ts";

export class GatewayError extends CodedError<ListenFailure | "loop" | "nothing"> {
  override readonly name = "GatewayError";
}

export type Conversation = Pick<Inspection, "fromClient" | "fromServer" | "abandon" | "close">;

export interface EndpointOptions {
  serverId: string;
  /** http: Streamable HTTP of any version; sse: HTTP+SSE of 2024-11-05. */
  type: "http" | "sse";
  upstream: URL;
  /** Names and values, sent to the upstream's origin and nowhere else; they take the place of the client's. */
  headers: readonly string[];
  guard: Guard;
  /** Its lists are cut to a filter, in observe too. */
  filtered: boolean;
  /** Closed by whoever made it. */
  dispatcher: Dispatcher;
  converse: (options: InspectionOptions) => Conversation;
  limits: GatewayLimits;
  log: GatewayLog;
}

export interface GatewayLimits {
  /** Bytes of one message, either direction. */
  maxMessageBytes: number;
  /** Milliseconds without a byte from an upstream, or without a client that takes one. */
  idleMs: number;
  /** Sessions of one endpoint. */
  maxSessions: number;
  sessionIdleMs: number;
}

export interface GatewayOptions {
  port: number;
  bind: string;
  /** Values of Host, with or without a port. */
  allowedHosts: readonly string[];
  /** Values of Origin. */
  allowedOrigins: readonly string[];
  /** A connection was ended for another one, or refused, because there are too many. */
  dropped(): void;
  log: GatewayLog;
}

/** Never gets headers or bodies. */
export interface GatewayLog {
  debug(text: string): void;
  warn(text: string): void;
}
