/**
 * netmon's connections to models and MCP servers: directly or through the environment's proxy, never through one to
 * loopback, and with the authorities that this machine trusts.
 *
 * Throws OutgoingError for settings that cannot be used, before anything is connected.
 */

import { X509Certificate } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import { Agent, buildConnector, type Dispatcher, ProxyAgent } from "undici";
import { errorMessage } from "../errors/error-message.ts";
import { orElse } from "../errors/or-else.ts";
import {
  type Environment,
  OutgoingError,
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

/** The system's store on Debian, Fedora, SUSE, Alpine. */
const STORES = [
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/certs/ca-bundle.crt",
  "/etc/ssl/ca-bundle.pem",
  "/etc/ssl/cert.pem",
];

const PEM = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----[^-]*-----END (?:TRUSTED )?CERTIFICATE-----/g;

/**
 * Returns the TLS settings, made when first needed, that trust Node's authorities, the system's store, SSL_CERT_FILE,
 * NODE_EXTRA_CA_CERTS and `caFile` (null: none). Throws OutgoingError if that cannot be used; another file that cannot is left
 * out, as Node leaves it out.
 */
function authorities(env: Environment, caFile: string | null): () => SecureContext {
  const own = caFile === null ? [] : configured(caFile);
  const named = [env.SSL_CERT_FILE, env.NODE_EXTRA_CA_CERTS].flatMap((file) =>
    file ? [firstText(file)] : [],
  );
  let context: SecureContext | null = null;
  return () => {
    context ??= createSecureContext({ ca: trusted(named, own) });
    return context;
  };
}

const firstTexts = new Map<string, string>();

/**
 * A user's file as it was when it was first named, which is before an agent starts: the agent may be able to change it, and
 * a later authority of its own would be sent the keys that it does not have.
 */
function firstText(file: string): string {
  const text = firstTexts.get(file) ?? orElse(() => readFileSync(file, "utf8"), "");
  firstTexts.set(file, text);
  return text;
}

function trusted(named: readonly string[], own: readonly string[]): string[] {
  const store = STORES.find((file) => existsSync(file));
  const texts = [...named, ...(store === undefined ? [] : [orElse(() => readFileSync(store, "utf8"), "")])];
  const all = [...rootCertificates, ...texts.flatMap(certificatesIn), ...own];
  return [...new Map(all.map((pem) => [pem.replace(/\s+/g, ""), pem])).values()];
}

/** Throws OutgoingError. */
function configured(file: string): string[] {
  const refuse = (why: string): OutgoingError =>
    new OutgoingError("ca_file", `proxy.ca_file ${JSON.stringify(file)}: ${why}`);
  let found: string[];
  try {
    found = certificatesIn(readFileSync(file, "utf8"));
    for (const pem of found) new X509Certificate(pem);
  } catch (error) {
    throw refuse(errorMessage(error));
  }
  if (found.length === 0) throw refuse("it holds no certificate in PEM (BEGIN CERTIFICATE)");
  return found;
}

function certificatesIn(text: string): string[] {
  return [...text.matchAll(PEM)].map(([pem]) => pem.replaceAll("TRUSTED ", ""));
}
