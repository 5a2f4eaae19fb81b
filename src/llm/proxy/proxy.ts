/** The reverse proxy between an agent and its LLM providers. */
import type { ProxyOptions, ProxyPorts } from "./ports.ts";

export class ProxyError extends Error {
  override readonly name = "ProxyError";
  readonly code: "port_in_use" | "port_not_allowed" | "listen" | "port_fixed" | "loop";

  constructor(code: ProxyError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

export class LlmProxy {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly port: number;

  private constructor(port: number) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Listens on 127.0.0.1. Rejects with ProxyError. */
  static start(options: ProxyOptions, _ports: ProxyPorts): Promise<LlmProxy> {
    return Promise.resolve(new LlmProxy(options.port));
  }

  /** Takes effect at the next request; the port cannot change. Rejects with ProxyError. */
  update(_options: ProxyOptions): Promise<void> {
    return Promise.resolve();
  }

  /** Ends every answer in progress in its vendor's way, then the connections. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}
