/**
 * Connections to one MCP server, whose certificate is checked before a byte of HTTP is written.
 *
 * A declared fingerprint replaces the certificate authorities: issuer, host name and dates are not checked, so that
 * a server with a self-signed certificate can be identified; TLS still proves that the peer holds the key. Without
 * a fingerprint the authorities that netmon trusts decide, and the environment's proxy is used, but never for loopback;
 * a server with a fingerprint is always connected directly.
 *
 * Fails closed. Without a match, without TLS, or with an invalid fingerprint, no connection is made and no header sent.
 */
import { TLSSocket } from "node:tls";
import { Agent, buildConnector, type Dispatcher } from "undici";
import { OutgoingConnections } from "../../http/outgoing.ts";
import { ListToolsError } from "./error.ts";

const MAX_CONNECT_MS = 10_000;

export interface ConnectOptions {
  url: string;
  /** `sha256:` and the digest of the certificate (DER) in hexadecimal, colons allowed; null: not declared. */
  tlsFingerprint: string | null;
  timeoutMs: number;
  environment: NodeJS.ProcessEnv;
  /** File with further authorities; null: none. */
  caFile: string | null;
}

/** The caller must destroy the result. Throws OutgoingError. */
export function serverAgent({
  url,
  tlsFingerprint,
  timeoutMs,
  environment,
  caFile,
}: ConnectOptions): Dispatcher {
  const timeout = Math.min(timeoutMs, MAX_CONNECT_MS);
  if (tlsFingerprint !== null) return new Agent({ connect: pinned(tlsFingerprint, timeout) });
  return new OutgoingConnections({ environment, caFile, connectMs: timeout }).to(new URL(url));
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
