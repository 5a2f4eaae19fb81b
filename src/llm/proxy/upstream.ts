/**
 * Persistent connections to the providers. HTTPS_PROXY, HTTP_PROXY and NO_PROXY are honoured, but never for loopback:
 * a local model is not behind a proxy.
 */
import { Agent, EnvHttpProxyAgent } from "undici";
import { MAX_HEADER_BYTES } from "../../http/server.ts";
import type { Dispatch } from "../../http/upstream.ts";

const CONNECT_TIMEOUT_MS = 30_000;
/** Shorter than the idle timeouts of common servers; a server's own Keep-Alive hint takes precedence. */
const KEEP_ALIVE_MS = 4_000;

export class Upstream {
  readonly #options: Agent.Options;
  /** Created for the first request, since it loads the whole HTTP client. */
  #direct: Agent | null = null;
  readonly #proxied: EnvHttpProxyAgent | null;

  constructor(environment: NodeJS.ProcessEnv = process.env) {
    this.#options = {
      // Each request has its own time limit.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      connect: { timeout: CONNECT_TIMEOUT_MS },
    };
    const set = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"].some((name) => environment[name]);
    this.#proxied = set ? new EnvHttpProxyAgent(this.#options) : null;
  }

  /** Returns the dispatcher for a server. */
  to({ origin, hostname }: Pick<URL, "origin" | "hostname">): Dispatch {
    this.#direct ??= new Agent(this.#options);
    const agent = this.#proxied !== null && !isLoopback(hostname) ? this.#proxied : this.#direct;
    return (options, handler) => agent.dispatch({ ...options, origin }, handler);
  }

  async close(): Promise<void> {
    await Promise.all([this.#direct?.destroy(), this.#proxied?.destroy()]);
  }
}

/** `hostname`: as in a URL. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/i.test(
    hostname,
  );
}
