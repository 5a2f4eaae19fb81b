/**
 * `netmon gateway`: HTTP servers behind an inspection. Start order: configuration and rules → offered endpoints →
 * listening → serving. Stop order is the reverse; events are stored last.
 *
 * On failure: a failed start leaves nothing behind; a reload that cannot be used leaves the old configuration in force.
 */

import type { Dispatcher } from "undici";
import { everyStep } from "../../async/every-step.ts";
import { oneAtATime } from "../../async/serial-queue.ts";
import type { Config } from "../../config/config.ts";
import type { Keyring } from "../../credentials/keyring.ts";
import { serverAddr } from "../../decision/servers/tool-poller.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { EventSink, InspectionCounters } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import { LIMITS } from "../../event/limits.ts";
import type { Log } from "../../event/log.ts";
import { serverAgent } from "../../mcp/client/connector.ts";
import { Endpoint } from "../../mcp/gateway/endpoint.ts";
import { Gateway } from "../../mcp/gateway/gateway.ts";
import { type Conversation, GatewayError, type GatewayLimits } from "../../mcp/gateway/ports.ts";
import { Inspection, type InspectionOptions } from "../../mcp/inspection/inspection.ts";
import { netmonPackage } from "../../native/built-file.ts";
import type { ToolFilter } from "../../policy/tool-filter.ts";
import type { StateDirs } from "../../state/paths.ts";
import { claimGateway, type GatewayClaim } from "../../state/proxy-record.ts";
import type { PolicyOverrides } from "../../watch/policy/policy-source.ts";
import { openKeyring, ownCredentials, tellOfKeys, updateKeyring } from "../credentials.ts";
import { type InspectionRecords, InspectionSession } from "../inspection-session.ts";
import type { GatewayFiles } from "./gateway-files.ts";
import { headersFor, type OfferedEndpoint, offered } from "./offered.ts";

export interface GatewaySessionOptions {
  sessionId: string;
  dirs: StateDirs;
  files: GatewayFiles;
  overrides: PolicyOverrides;
  /** undefined: gateway.port. */
  port: number | undefined;
  /** undefined: gateway.bind. */
  bind: string | undefined;
  /** The keys of the session that the gateway belongs to; missing: it reads those of its configuration itself. */
  keyring?: Keyring;
  /** Where the settings of proxies and certificate authorities are; default: this process's. */
  environment?: NodeJS.ProcessEnv;
  /** Records of the session that the gateway belongs to. */
  records?: InspectionRecords;
}

/** Description of one endpoint, for display and for programs. */
export interface EndpointFacts {
  url: string;
  server_id: string;
  /** Origin of the upstream. */
  upstream: string;
  /** Filters of the server and of the rule, as patterns: a tool is offered only if all of them let it through. */
  filters: readonly FilterFacts[];
}

export interface FilterFacts {
  /** Empty: every tool that is not denied. */
  allowed: readonly string[];
  denied: readonly string[];
}

const MAX_SESSIONS = LIMITS.gateway_sessions.most;
const SESSION_IDLE_MS = 3_600_000;
const CONNECT_MS = 10_000;

export class GatewaySession {
  readonly #options: GatewaySessionOptions;
  readonly #log: Log;
  readonly #inspection: InspectionSession;
  readonly #limits: GatewayLimits;
  readonly #instances = new Map<string, { endpoint: Endpoint; dispatcher: Dispatcher }>();
  #offeredEndpoints: readonly OfferedEndpoint[] = [];
  #gateway!: Gateway;
  #keyring!: Keyring;
  readonly #inTurn = oneAtATime();
  #claim: GatewayClaim | null = null;

  private constructor(options: GatewaySessionOptions, ports: { output: EventSink; log: Log }) {
    const { sessionId, dirs, files, overrides, records } = options;
    this.#options = options;
    this.#log = ports.log;
    this.#inspection = new InspectionSession(
      { sessionId, dirs, files, overrides, transport: "gateway", ...(records && { records }) },
      ports,
    );
    const config = (): Config => this.config;
    this.#limits = {
      get maxMessageBytes() {
        return config().mcp.inspection.max_message_bytes;
      },
      get idleMs() {
        return config().gateway.idle_seconds * 1000;
      },
      maxSessions: MAX_SESSIONS,
      sessionIdleMs: SESSION_IDLE_MS,
    };
  }

  /** Listens and serves. Rejects with ConfigError, CredentialError, ValueError, StateError, GatewayError. */
  static async start(
    options: GatewaySessionOptions,
    ports: { output: EventSink; log: Log },
  ): Promise<GatewaySession> {
    options.files.rules(); // fails before anything is opened
    const session = new GatewaySession(options, ports);
    try {
      session.#keyring = options.keyring ?? (await session.#readKeys());
      const endpoints = session.#offered();
      session.#gateway = await Gateway.start(session.#gatewayOptions());
      session.#serve(endpoints);
      return session;
    } catch (error) {
      try {
        await session.#release();
      } finally {
        await session.#inspection.stop("it could not be started");
      }
      throw error;
    }
  }

  get config(): Config {
    return this.#inspection.config;
  }

  get url(): string {
    return this.#gateway.url;
  }

  get port(): number {
    return this.#gateway.port;
  }

  get endpoints(): EndpointFacts[] {
    return this.#offeredEndpoints.map(({ base, server, filters }) => ({
      url: `${this.url}${base}/${server.type === "sse" ? "sse" : "mcp"}`,
      server_id: server.id,
      upstream: new URL(server.url).origin,
      filters: filters.map(({ allowed, denied }) => ({
        allowed: allowed.map(({ source }) => source),
        denied: denied.map(({ source }) => source),
      })),
    }));
  }

  announce(): void {
    this.#inspection.announce(this.url, [...new Set(this.#offeredEndpoints.map(({ server }) => server.id))]);
    this.#record();
  }

  /** Reads configuration and rules again; on error, logs it and keeps the old ones. Never rejects; calls are serialized. */
  reload(cause: "config" | "signal"): Promise<void> {
    return this.#inTurn(() => this.#reload(cause));
  }

  async #reload(cause: "config" | "signal"): Promise<void> {
    const { port, bind, allowed_hosts, allowed_origins } = this.config.gateway;
    if (this.#ownsKeyring)
      await this.#inspection.reloadAfter(cause, (next) => updateKeyring(this.#keyring, next, this.#log));
    else this.#inspection.reload(cause);
    const { gateway } = this.config;
    const fixed = { port, bind, allowed_hosts, allowed_origins };
    for (const key of Object.keys(fixed) as (keyof typeof fixed)[])
      if (JSON.stringify(gateway[key]) !== JSON.stringify(fixed[key]))
        this.#log.warn(`gateway.${key} takes effect when netmon gateway is restarted`);
    try {
      this.#serve(this.#offered());
    } catch (error) {
      const why = errorMessage(error);
      this.#log.error(`the endpoints stay as they were: ${why}`);
    }
    this.#record();
  }

  /** Writes the record for `netmon status`; nothing else depends on it. */
  #record(): void {
    const { sessionId, dirs } = this.#options;
    const { mode, fail_closed } = this.config.sandbox.mcp;
    const endpoints = this.endpoints.map(({ url, server_id, upstream }) => ({ url, server_id, upstream }));
    const about = { netmon_version: netmonPackage().version, session_id: sessionId, url: this.url };
    const facts = { ...about, mode, fail_closed, endpoints };
    try {
      if (this.#claim === null) this.#claim = claimGateway(dirs, facts);
      else this.#claim.write(facts);
    } catch (error) {
      this.#log.warn(`netmon status does not show this gateway's current state: ${errorMessage(error)}`);
    }
  }

  async stop(reason: string): Promise<InspectionCounters> {
    let counters: InspectionCounters;
    try {
      await this.#release();
    } finally {
      counters = await this.#inspection.stop(reason);
    }
    return counters;
  }

  get #ownsKeyring(): boolean {
    return this.#options.keyring === undefined;
  }

  async #readKeys(): Promise<Keyring> {
    const keyring = await openKeyring(this.config, () => ownCredentials());
    tellOfKeys(keyring, this.#inspection.emit, this.#log);
    for (const note of keyring.notes) this.#log.warn(note);
    return keyring;
  }

  #offered(): OfferedEndpoint[] {
    const { files } = this.#options;
    const { endpoints, omissions } = offered(this.config, files.upstream, files.rules(), (server) =>
      files.hasFullUrl(server),
    );
    for (const omission of omissions) this.#log.warn(omission);
    return endpoints;
  }

  #serve(endpoints: readonly OfferedEndpoint[]): void {
    for (const { server } of endpoints) this.#refuseLoop(new URL(server.url), server.id);
    const keys = new Set(endpoints.map(({ key }) => key));
    this.#offeredEndpoints = endpoints;
    this.#gateway.serve(
      endpoints.map((endpoint) => ({ base: endpoint.base, endpoint: this.#instance(endpoint) })),
    );
    for (const [key, { dispatcher }] of this.#instances) {
      if (keys.has(key)) continue;
      this.#instances.delete(key);
      processFaults.part("gateway").background(() => dispatcher.destroy(), "kept");
    }
  }

  #instance({ key, server, filter }: OfferedEndpoint): Endpoint {
    const known = this.#instances.get(key);
    if (known) return known.endpoint;
    const dispatcher = serverAgent({
      url: server.url,
      tlsFingerprint: server.tls_fingerprint,
      timeoutMs: CONNECT_MS,
      environment: this.#options.environment ?? process.env,
      caFile: this.config.proxy.ca_file || null,
    });
    const { id, type } = server;
    const endpoint = new Endpoint({
      serverId: id,
      type,
      upstream: new URL(server.url),
      headers: () => Object.entries(headersFor(server, this.#keyring)).flat(),
      guard: this.#inspection.guard({ id, type, addr: serverAddr(server) }, filter),
      keyring: this.#keyring,
      filtered: filter !== null,
      dispatcher,
      converse: (options) => this.#conversation(options, filter),
      limits: this.#limits,
      log: this.#log,
    });
    this.#instances.set(key, { endpoint, dispatcher });
    return endpoint;
  }

  /** A filter still restricts what the endpoint offers if inspection is switched off. */
  #conversation(options: InspectionOptions, filter: ToolFilter | null): Conversation {
    return this.config.mcp.inspection.enabled || filter !== null ? new Inspection(options) : passThrough;
  }

  #gatewayOptions() {
    const { gateway } = this.config;
    return {
      port: this.#options.port ?? gateway.port,
      bind: this.#options.bind ?? gateway.bind,
      allowedHosts: gateway.allowed_hosts,
      allowedOrigins: gateway.allowed_origins,
      dropped: () => this.#inspection.counters.connections_dropped++,
      log: this.#log,
    };
  }

  /** Refuses an upstream that is the gateway itself: each request would loop forever. */
  #refuseLoop({ hostname, port, protocol }: URL, id: string): void {
    const theirs = Number(port || (protocol === "https:" ? 443 : 80));
    if (/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname) && theirs === this.#gateway.port)
      throw new GatewayError("loop", `the server ${id} is this gateway itself`);
  }

  #release(): Promise<void> {
    return everyStep([
      () => this.#claim?.remove(),
      () => (this.#gateway as Gateway | undefined)?.close(),
      () => Promise.all([...this.#instances.values()].map(({ dispatcher }) => dispatcher.destroy())),
      () => (this.#ownsKeyring ? (this.#keyring as Keyring | undefined)?.close() : undefined),
    ]);
  }
}

/**
 * Pass-through for an endpoint without a filter if mcp.inspection.enabled is false: everything is forwarded unchanged,
 * and nothing is reported.
 */
export const passThrough: Conversation = {
  fromClient: (bytes) => ({ forward: bytes, back: [] }),
  fromServer: (bytes) => ({ forward: bytes, back: [] }),
  abandon: () => {},
  close: () => {},
};
