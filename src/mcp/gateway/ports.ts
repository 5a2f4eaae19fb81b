/**
 * Dependencies of the gateway: judgement, connections to upstreams and a log, provided by `app`. The gateway itself
 * knows HTTP and MCP over HTTP, but no policy, configuration or pins.
 */
import type { Dispatcher } from "undici";
import type { Keyring } from "../../credentials/keyring.ts";
import { userErrors } from "../../errors/user-error.ts";
import type { Log } from "../../event/log.ts";
import type { ListenFailure } from "../../http/server.ts";
import type { Guard } from "../inspection/guard.ts";
import type { Inspection, InspectionOptions } from "../inspection/inspection.ts";

export class GatewayError extends userErrors<ListenFailure | "loop" | "nothing">("GatewayError", {
  port_in_use: "busy",
  port_not_allowed: "privilege",
  listen: "usage",
  loop: "usage",
  nothing: "usage",
}) {}

export type Conversation = Pick<Inspection, "fromClient" | "fromServer" | "abandon" | "close">;

export interface EndpointOptions {
  serverId: string;
  /** `http`: Streamable HTTP of any version; `sse`: HTTP+SSE of 2024-11-05. */
  type: "http" | "sse";
  upstream: URL;
  /**
   * Names and values, flat, sent only to the upstream's origin; they replace the client's fields. With placeholders in
   * the place of keys. Throws CredentialError.
   */
  headers(): readonly string[];
  guard: Guard;
  /** The keys that go into requests in the place of placeholders; null: there are none. */
  keyring: Keyring | null;
  /** Whether its lists are filtered, in observe too. */
  filtered: boolean;
  /** Owned by its creator, who closes it. */
  dispatcher: Dispatcher;
  converse: (options: InspectionOptions) => Conversation;
  limits: GatewayLimits;
  log: GatewayLog;
}

export interface GatewayLimits {
  /** Bytes of one message, in either direction. */
  maxMessageBytes: number;
  /** Milliseconds without a byte from an upstream, or without a client accepting one. */
  idleMs: number;
  /** Sessions per endpoint. */
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
  /** Called when a connection is closed to make room, or refused, because there are too many. */
  dropped(): void;
  log: GatewayLog;
}

/** Never gets headers or bodies. */
type GatewayLog = Pick<Log, "debug" | "warn">;
