/**
 * The HTTP server of the gateway: where it listens, how long it waits for a request, and what it says to what is none.
 *
 * Failure: GatewayError where it cannot listen; a connection on which something else came is ended with a reason.
 */
import { createServer, type Server } from "node:http";
import type { Duplex } from "node:stream";

export class GatewayError extends Error {
  override readonly name = "GatewayError";
  readonly code: "port_in_use" | "port_not_allowed" | "listen" | "loop" | "nothing";

  constructor(code: GatewayError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

const MAX_HEADER_BYTES = 64 * 1024;
const HEADERS_TIMEOUT_MS = 60_000;
/** Of a whole request. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const KEEP_ALIVE_MS = 60_000;

/** More are cut off and counted: they would take the descriptors of the process that guards the session. */
const MAX_CONNECTIONS = 2048;

/** Listens; `dropped` is called for each connection that is cut off. Rejects with GatewayError. */
export async function httpServer(port: number, bind: string, dropped: () => void): Promise<Server> {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    insecureHTTPParser: false,
    // Answered by the gateway itself, with a reason.
    requireHostHeader: false,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.on("drop", dropped);
  // Too many are refused instead of being cut off.
  server.maxHeadersCount = 0;
  server.on("clientError", answerInvalid);
  server.on("connect", (_request, socket) =>
    finish(socket, "405 Method Not Allowed", "the gateway is no forward proxy: give clients its URLs"),
  );
  await listen(server, port, bind);
  return server;
}

function listen(server: Server, port: number, bind: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port, bind)));
    server.listen(port, bind, () => {
      server.removeAllListeners("error");
      server.on("error", () => {}); // accept(2) failed: the client sees its connection end
      resolve();
    });
  });
}

function listenError(error: NodeJS.ErrnoException, port: number, bind: string): GatewayError {
  switch (error.code) {
    case "EADDRINUSE":
      return new GatewayError(
        "port_in_use",
        `port ${port} on ${bind} is in use: choose another --port or gateway.port, or 0 for a free one`,
      );
    case "EACCES":
      return new GatewayError("port_not_allowed", `port ${port} needs privileges: choose one above 1023`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new GatewayError(
        "listen",
        `${bind} is no address of this machine: change --bind or gateway.bind`,
      );
    default:
      return new GatewayError("listen", `cannot listen on ${bind}:${port}: ${error.code ?? error.message}`);
  }
}

const INVALID: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** What node's parser refuses: the connection cannot be used any more. */
function answerInvalid(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = INVALID[error.code ?? ""] ?? "400 Bad Request";
  finish(socket, status, `the gateway does not read this request: ${error.code ?? "not HTTP"}`);
}

function finish(socket: Duplex, status: string, text: string): void {
  socket.on("error", () => socket.destroy());
  const error = { jsonrpc: "2.0", id: null, error: { code: -32600, message: `[netmon] ${text}.` } };
  const body = `${JSON.stringify(error)}\n`;
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
