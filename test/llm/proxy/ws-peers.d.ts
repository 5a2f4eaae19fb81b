/** The part of ws 8.23 that tests use beside the sources' part. */
declare module "ws" {
  import type { EventEmitter } from "node:events";
  import type { IncomingMessage, Server } from "node:http";

  export class WebSocket extends EventEmitter {
    constructor(url: string, options?: { headers?: Record<string, string> });
    readonly protocol: string;
    readonly extensions: string;
    send(data: string | Buffer, options?: { binary?: boolean; fin?: boolean }): void;
    ping(): void;
    close(code?: number, reason?: string): void;
    terminate(): void;
    on(event: "message", listener: (data: Buffer, isBinary: boolean) => void): this;
    on(event: string, listener: (...args: never[]) => void): this;
  }

  export class WebSocketServer extends EventEmitter {
    constructor(options: { server: Server; perMessageDeflate?: boolean });
    on(event: "connection", listener: (socket: WebSocket, request: IncomingMessage) => void): this;
    close(): void;
    readonly clients: ReadonlySet<WebSocket>;
  }
}
