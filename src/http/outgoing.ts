/**
 * netmon's connections to models and MCP servers: directly or through the environment's proxy, never through one to
 * loopback, and with the authorities that this machine trusts.
 *
 * Throws OutgoingError for settings that cannot be used, before anything is connected.
 */
import type { SecureContext } from "node:tls";
import { Agent, buildConnector, type Dispatcher, ProxyAgent } from "undici";
import { authorities } from "./authorities.ts";
import {
  type Environment,
  type OutgoingProxy,
  type ProxySettings,
  proxySettings,
} from "./proxy-environment.ts";

export interface OutgoingOptions {
  environment: Environment;
  /** File with further authorities; null: none. */
  caFile: string | null;
  connectMs: number;
  agent?: Omit<Agent.Options, "connect">;
}

export class OutgoingConnections {
  readonly #options: OutgoingOptions;
  readonly #proxies: ProxySettings;
  readonly #tls: () => SecureContext;
  /** Created for the first request, since they load the whole HTTP client. */
  #direct: Agent | null = null;
  readonly #through = new Map<string, ProxyAgent>();

  /** Throws OutgoingError. */
  constructor(options: OutgoingOptions) {
    this.#options = options;
    this.#proxies = proxySettings(options.environment);
    this.#tls = authorities(options.environment, options.caFile);
  }

  to({ origin, hostname }: Pick<URL, "origin" | "hostname">): Dispatcher {
    const isSecure = origin.startsWith("https:");
    const port = Number(/:(\d+)$/.exec(origin)?.[1] ?? (isSecure ? 443 : 80));
    const proxy = isSecure ? this.#proxies.https : this.#proxies.http;
    const direct = proxy === null || isLoopback(hostname);
    if (direct || this.#proxies.isDirect(hostname, port)) {
      const { agent, connectMs } = this.#options;
      this.#direct ??= new Agent({ ...agent, connect: lazyConnector(connectMs, this.#tls) });
      return this.#direct;
    }
    const known = this.#through.get(proxy.url);
    if (known !== undefined) return known;
    const made = this.#proxied(proxy);
    this.#through.set(proxy.url, made);
    return made;
  }

  #proxied({ url, authorization, credentials, isSocks }: OutgoingProxy): ProxyAgent {
    const { agent, connectMs } = this.#options;
    const tls = { timeout: connectMs, secureContext: this.#tls() };
    // plain HTTP too goes through a tunnel, in which the proxy changes nothing
    const common = { ...agent, uri: url, requestTls: tls, proxyTunnel: true };
    // with proxyTls, undici speaks TLS to a SOCKS proxy
    if (isSocks) return new ProxyAgent({ ...common, ...credentials });
    return new ProxyAgent({
      ...common,
      proxyTls: tls,
      ...(authorization !== null && { token: authorization }),
    });
  }

  async destroy(): Promise<void> {
    const agents = [...this.#through.values(), ...(this.#direct === null ? [] : [this.#direct])];
    await Promise.all(agents.map((agent) => agent.destroy()));
  }
}

/** Reads the authorities at the first connection with TLS. HTTP/2 is not offered for a request with `allowH2: false`. */
function lazyConnector(timeout: number, tls: () => SecureContext): buildConnector.connector {
  const plain = buildConnector({ timeout });
  const secure = new Map<boolean, buildConnector.connector>();
  return (options: buildConnector.Options & { allowH2?: boolean }, callback) => {
    if (options.protocol !== "https:") return plain(options, callback);
    const allowH2 = options.allowH2 !== false;
    const known = secure.get(allowH2) ?? buildConnector({ timeout, secureContext: tls(), allowH2 });
    secure.set(allowH2, known);
    return known(options, callback);
  };
}

/** `hostname`: as in a URL. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/i.test(
    hostname,
  );
}
