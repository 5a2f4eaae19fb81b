/** People who answer waiting calls with `netmon approvals` in a separate process. */
import { setTimeout as sleep } from "node:timers/promises";
import { listTickets } from "../../src/approvals/client.ts";
import type { Ticket } from "../../src/approvals/ticket.ts";
import type { McpCallApproval } from "../../src/event/event.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { type Ended, netmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

export class Approvals {
  readonly #state: string;

  constructor(state: string) {
    this.#state = state;
  }

  run(...args: string[]): Promise<Ended> {
    return netmon(["--state-dir", this.#state, "approvals", ...args]);
  }

  async list(...args: string[]): Promise<Ticket[]> {
    const { stdout, code, stderr } = await this.run("list", "--json", ...args);
    if (code !== 0) throw new Error(stderr);
    return stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Ticket]));
  }

  /** Resolves with what waits, once it is what is `wanted`; looks without starting a process each time. */
  async waiting(wanted: (tickets: Ticket[]) => boolean): Promise<Ticket[]> {
    for (;;) {
      const { tickets } = await listTickets(stateDirs(this.#state));
      if (wanted(tickets)) return tickets;
      await sleep(20);
    }
  }

  /** The only one that waits, once it does. */
  async one(): Promise<Ticket> {
    const [ticket, ...others] = await this.waiting((tickets) => tickets.length > 0);
    if (!ticket || others.length > 0) throw new Error(`${others.length + 1} calls wait`);
    return ticket;
  }

  /** `proposed files/wipe` and the like, in order. */
  events(session: string): McpCallApproval[] {
    return storedEvents(this.#state, session).filter((event) => event.type === "mcp_call_approval");
  }
}
