/**
 * Connections to one MCP server, whose certificate is checked before a byte of HTTP is written.
 *
 * A declared fingerprint replaces the certificate authorities: issuer, host name and dates are not checked, so that
 * a server with a self-signed certificate can be identified; TLS still proves that the peer holds the key. Without
 * a fingerprint Node's authorities decide, and HTTPS_PROXY, HTTP_PROXY and NO_PROXY are honoured, but never for
 * loopback; a server with a fingerprint is always connected directly.
 *
 * Fails closed. Without a match, without TLS, or with an invalid fingerprint, no connection is made and no header sent.
 */
import { TLSSocket } from "node:tls";
import { Agent, buildConnector, type Dispatcher, EnvHttpProxyAgent } from "undici";
import { ListToolsError } from "./error.ts";

const MAX_CONNECT_MS = 10_000;

/** Matches `hostname` of a URL. */
const LOOPBACK = /^(?:(?:.*\.)?localhost|127\.[\d.]+|\[::1\])$/;

export interface ConnectOptions {
  url: string;
  /** `sha256:` and the digest of the certificate (DER) in hexadecimal, colons allowed; null: not declared. */
  tlsFingerprint: string | null;
  timeoutMs: number;
  environment: NodeJS.ProcessEnv;
}

/** The caller must destroy the result. */
export function serverAgent({ url, tlsFingerprint, timeoutMs, environment }: ConnectOptions): Dispatcher {
  const timeout = Math.min(timeoutMs, MAX_CONNECT_MS);
  if (tlsFingerprint !== null) return new Agent({ connect: pinned(tlsFingerprint, timeout) });
  const value = (name: string): string => environment[name] ?? environment[name.toUpperCase()] ?? "";
  const [httpProxy, httpsProxy] = [value("http_proxy"), value("https_proxy")];
  const direct = (httpProxy === "" && httpsProxy === "") || LOOPBACK.test(new URL(url).hostname);
  if (direct) return new Agent({ connect: { timeout } });
  return new EnvHttpProxyAgent({ connect: { timeout }, httpProxy, httpsProxy, noProxy: value("no_proxy") });
}

function pinned(fingerprint: string, timeout: number): buildConnector.connector {
  // Without a cache of TLS sessions, each connection shows its certificate.
  const connect = buildConnector({ timeout, rejectUnauthorized: false, maxCachedSessions: 0 });
  return (options, callback) => {
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      const objection = certificateObjection(socket, fingerprint);
      if (objection === null) return callback(null, socket);
      socket.destroy();
      callback(new ListToolsError("tls_fingerprint", objection), null);
    });
  };
}

function certificateObjection(socket: unknown, fingerprint: string): string | null {
  if (!(socket instanceof TLSSocket))
    return "tls_fingerprint is declared, but the url is http: write https, or remove tls_fingerprint";
  const shown = socket.getPeerX509Certificate()?.fingerprint256;
  if (shown === undefined) return "the server shows no certificate";
  if (digits(shown) === digits(fingerprint.replace(/^sha256:/i, ""))) return null;
  return `the certificate is sha256:${digits(shown)}, declared is ${fingerprint}`;
}

function digits(text: string): string {
  return text.replaceAll(":", "").toLowerCase();
}
