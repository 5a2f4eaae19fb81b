/**
 * A netmon with its own configuration and store, as the programs on both sides see it: the words that put a shim in
 * front of a command, gateways, and the stored events.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { McpToolCalled, NetmonEvent } from "../../src/event/event.ts";
import { EventProcess } from "../e2e/event-process.ts";
import { parseEvent } from "../e2e/event-shape.ts";
import { COMMAND } from "../e2e/start-netmon.ts";
import { storedEvents } from "../e2e/stored-events.ts";

export class Netmon {
  /** Gone with `remove`; without symbolic links in its path. */
  readonly directory: string;
  readonly #config: string;
  readonly #gateways: EventProcess[] = [];

  /** `config` as docs/config.md has it. */
  constructor(config: object) {
    this.directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-peers-")));
    this.#config = join(this.directory, "netmon.yaml");
    writeFileSync(this.#config, JSON.stringify(config));
  }

  /** A new, empty directory. */
  place(name: string): string {
    const path = join(this.directory, name);
    mkdirSync(path);
    return path;
  }

  /** The command that starts `command` as the server `id` behind a shim. */
  shim(id: string, command: readonly string[]): string[] {
    return [...COMMAND, "shim", "--server-id", id, ...this.#where(), "--", ...command];
  }

  /** Starts a gateway in front of `upstream`; its URL. */
  async gateway(upstream: string, args: readonly string[] = []): Promise<string> {
    const { port, pathname } = new URL(upstream);
    const words = ["gateway", "--upstream", upstream, "--port", "0", "--format", "json", ...args];
    const gateway = new EventProcess([...words, "--session", `gateway-${port}`, ...this.#where()]);
    this.#gateways.push(gateway);
    const event = await gateway.event("netmon_inspection_started");
    if (event.url === null) throw new Error("the gateway told no URL");
    return event.url + pathname;
  }

  /** What was stored so far, each held against its documented shape. */
  events(): NetmonEvent[] {
    return storedEvents(join(this.directory, "state")).map((event) => parseEvent(JSON.stringify(event)));
  }

  calls(): McpToolCalled[] {
    return this.events().filter((event) => event.type === "mcp_tool_called");
  }

  /** Resolves when the gateways have ended and all that they told is stored. */
  async endGateways(): Promise<void> {
    for (const gateway of this.#gateways.splice(0)) {
      gateway.signal("SIGTERM");
      await gateway.ended;
    }
  }

  async remove(): Promise<void> {
    await this.endGateways();
    rmSync(this.directory, { recursive: true, force: true });
  }

  #where(): string[] {
    return ["--config", this.#config, "--state-dir", join(this.directory, "state")];
  }
}
