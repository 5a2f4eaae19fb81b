/** A `netmon watch` process in a test. */
import type { McpNetworkConnection, NetmonStarted, NetmonStopped } from "../../src/event/event.ts";
import { EventProcess } from "./event-process.ts";
import type { Ended, StartOptions } from "./start-netmon.ts";

export interface WatchingOptions extends StartOptions {
  /** Name of the session; default one of its own. */
  session?: string;
  /** Called after its orderly end. */
  afterwards?: () => void;
}

export interface Finished extends Ended {
  summary: NetmonStopped;
}

export class Watching extends EventProcess {
  readonly #afterwards: () => void;

  constructor(args: string[], options: WatchingOptions = {}) {
    super(["watch", "--format", "json", ...args], options);
    this.#afterwards = options.afterwards ?? (() => {});
  }

  get stdout(): NodeJS.ReadableStream & { destroy(): void } {
    return this.process.child.stdout as NodeJS.ReadableStream & { destroy(): void };
  }

  /** Connections to one place, `host:port`. */
  to(remote: string, from = 0): McpNetworkConnection[] {
    return this.of("mcp_network_connection").filter((e, i) => i >= from && e.remote_addr === remote);
  }

  connection(
    remote: string,
    match: (e: McpNetworkConnection) => boolean = () => true,
  ): Promise<McpNetworkConnection> {
    return this.event("mcp_network_connection", (e) => e.remote_addr === remote && match(e));
  }

  /** Attached, and said so. */
  async started(): Promise<NetmonStarted> {
    const event = await this.event("netmon_started", () => true, 20_000);
    await this.says(/^netmon: (ENFORCING|observing|attached)/m);
    return event;
  }

  /** SIGTERM, and everything it said. */
  stop(): Promise<Finished> {
    this.signal("SIGTERM");
    return this.finished();
  }

  async finished(): Promise<Finished> {
    const finished = await this.endedWith("netmon_stopped");
    this.#afterwards();
    return finished;
  }
}
