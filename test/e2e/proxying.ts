/** A `netmon proxy` process in a test, and requests to it. */
import { existsSync, readFileSync } from "node:fs";
import type { NetmonProxyStarted, NetmonProxyStopped } from "../../src/event/event.ts";
import { EventProcess } from "./event-process.ts";
import type { Ended, StartOptions } from "./start-netmon.ts";

export class Proxying extends EventProcess {
  constructor(args: string[], options: StartOptions = {}) {
    super(["proxy", "--format", "json", ...args], options);
  }

  async started(): Promise<NetmonProxyStarted> {
    const event = await this.event("netmon_proxy_started");
    await this.says(/LLM proxy at/);
    return event;
  }

  /** SIGTERM, and everything it said. */
  stop(): Promise<Ended & { summary: NetmonProxyStopped }> {
    this.signal("SIGTERM");
    return this.endedWith("netmon_proxy_stopped");
  }
}

/** The ready file of a process; null while there is none. */
export function readyFile(path: string): { url: string; pid: number; mode: string } | null {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

/** One Anthropic request, as an SDK sends it. */
export async function ask(
  url: string,
  content: string,
  stream = true,
): Promise<{ status: number; text: string; requestId: string | null }> {
  const response = await fetch(`${url}/v1/messages`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
      "x-api-key": "sk-ant-secret-of-the-agent",
    },
    body: JSON.stringify({
      model: "claude-test",
      max_tokens: 100,
      stream,
      messages: [{ role: "user", content }],
    }),
  });
  return {
    status: response.status,
    text: await response.text(),
    requestId: response.headers.get("x-netmon-request-id"),
  };
}
