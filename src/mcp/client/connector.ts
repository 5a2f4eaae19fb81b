/**
 * Connections to one MCP server, with its certificate compared before a byte of HTTP is written.
 *
 * A declared fingerprint replaces the certificate authorities: issuer, host name and dates are not looked at,
 * so that a server with a certificate of its own can be named exactly; TLS still proves that the peer holds
 * the key. Without a fingerprint the authorities of Node decide.
 *
 * Direction of failure: closed. No match, no TLS, or a fingerprint that is none: no connection, no header
 * sent.
 */
import { TLSSocket } from "node:tls";
import { Agent, buildConnector } from "undici";
import { ListToolsError } from "./error.ts";

const MAX_CONNECT_MS = 10_000;

/** `fingerprint`: `sha256:` and the digest of the certificate (DER) in hexadecimal, colons allowed. */
export function serverAgent(fingerprint: string | null, timeoutMs: number): Agent {
  const timeout = Math.min(timeoutMs, MAX_CONNECT_MS);
  return new Agent({ connect: fingerprint === null ? { timeout } : pinned(fingerprint, timeout) });
}

function pinned(fingerprint: string, timeout: number): buildConnector.connector {
  // Without a cache of TLS sessions each connection shows its certificate.
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
