/** Judges recorded connections again, by the rules about servers. */
import type { McpNetworkConnection } from "../../event/event.ts";
import { decideServer, type ServerPolicy } from "../../policy/server.ts";
import { type JudgedAgain, policyAction } from "./judged.ts";

export interface ChangedConnections {
  /** The first connection. */
  event: McpNetworkConnection;
  /** Number of connections, including folded ones. */
  count: number;
  before: JudgedAgain;
  after: JudgedAgain;
}

export class ConnectionReplay {
  readonly totals = { judged: 0, newlyBlocked: 0, newlyAllowed: 0, unattributed: 0 };
  readonly changed = new Map<string, ChangedConnections>();
  readonly #policy: ServerPolicy;
  readonly #declared: ReadonlySet<string>;

  constructor(policy: ServerPolicy, declared: ReadonlySet<string>) {
    this.#policy = policy;
    this.#declared = declared;
  }

  judge(event: McpNetworkConnection): void {
    const { server_id: serverId, count, reason, rule } = event;
    const byServer = reason === "declared" || reason === "server_denied";
    if (serverId === null || !byServer) {
      this.totals.unattributed += count;
      return;
    }
    this.totals.judged += count;
    const before: JudgedAgain = { action: policyAction(event), reason, rule };
    const decisions = (event.server_ids ?? [serverId]).map((id) => this.#decide(id));
    const after = decisions.find((d) => d.action === "block") ?? (decisions[0] as JudgedAgain);
    if (before.action === after.action) return;
    this.totals[after.action === "block" ? "newlyBlocked" : "newlyAllowed"] += count;
    const key = JSON.stringify([event.server_ids ?? serverId, before.action]);
    const known = this.changed.get(key);
    if (known) known.count += count;
    else this.changed.set(key, { event, count, before, after });
  }

  /** Judges by server only: the kernel knows just the addresses of declared servers. */
  #decide(serverId: string): JudgedAgain {
    if (!this.#declared.has(serverId)) {
      const refused = this.#policy.fail_closed;
      const rule = refused ? "sandbox.network.fail_closed" : null;
      return { action: refused ? "block" : "allow", reason: "undeclared", rule };
    }
    const { action, rule } = decideServer(this.#policy, serverId);
    return { action, reason: action === "block" ? "server_denied" : "declared", rule };
  }
}
