/**
 * What a session reaches or runs unseen: holes of its hooks, daemons of this host, servers without a shim; and what
 * follows from it. With `strict_coverage` a hole ends the session.
 */

import { errorMessage } from "../../errors/error-message.ts";
import type { BareServer, Coverage } from "../../event/coverage.ts";
import type { Hole, McpNetworkConnection } from "../../event/event.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import type { HelperCalls } from "../../kernel/helper/calls.ts";
import type { SocketsReply } from "../../kernel/helper/messages.ts";
import { addressText } from "../../kernel/table/address.ts";
import { killProcesses } from "../../kernel/target/end-processes.ts";
import { processesIn } from "../../kernel/target/subtree.ts";
import { TCP } from "../../policy/network-rule.ts";
import { hasToolRules } from "../../policy/tool-rules.ts";
import { holesText } from "../../state/claim.ts";
import { type StateDirs, SYSTEM_DIRS } from "../../state/paths.ts";
import { listenerPids } from "../../state/proxy-record.ts";
import { EnforcementError } from "../attachment/enforcement-status.ts";
import type { SessionAttachment } from "../attachment/session-attachment.ts";
import type { WatchPorts } from "../ports.ts";
import type { SessionChanges } from "../session-changes.ts";
import { bareServers, type SeekingServers } from "./bare-server-rounds.ts";
import { CoverageStatus } from "./coverage-status.ts";
import { discoveredServer, spokenServer } from "./discovered-server.ts";
import { LocalDaemons } from "./local-daemons.ts";
import { PlainHttp, type SpokenTo } from "./plain-http.ts";
import { ServerHosts } from "./server-hosts.ts";

export interface SessionCoveragePorts
  extends Pick<WatchPorts, "policySource" | "log" | "faults" | "onChanged" | "onUncovered"> {
  dirs: StateDirs;
  emit: SessionSink;
  calls: HelperCalls;
  session(): SessionAttachment;
  changes(): SessionChanges;
  pace(): number;
  stopped(): boolean;
  /** Runs work of the session after what was begun before it. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Writes the session's record anew. */
  record(): void;
}

export class SessionCoverage {
  readonly #ports: SessionCoveragePorts;
  readonly #status: CoverageStatus;
  readonly #daemons: LocalDaemons;
  readonly #bareServers: SeekingServers;
  readonly #hosts = new ServerHosts();
  readonly #plainHttp: PlainHttp;
  #uncoveredOnce = false;

  constructor(ports: SessionCoveragePorts) {
    this.#ports = ports;
    const { emit, log, calls, policySource } = ports;
    const part = ports.faults.part("rounds");
    const cgroup = () => ports.session().target.cgroup;
    const processes = () => processesIn(cgroup().path);
    this.#daemons = new LocalDaemons({
      policy: () => ports.changes().policy,
      own: () => listenerPids([ports.dirs, SYSTEM_DIRS]).add(process.pid),
    });
    this.#bareServers = bareServers({
      cgroup: () => cgroup().path,
      pace: ports.pace,
      part,
      inspection: () => policySource.config.mcp.inspection,
      describe: (found) => discoveredServer(found, policySource.config.sandbox.mcp),
      found: (server) => found(server),
    });
    const found = (server: BareServer): void => {
      this.#status.bareServer(server);
      ports.record();
    };
    this.#plainHttp = new PlainHttp({
      cgroup,
      calls,
      enabled: () => policySource.config.mcp.inspection.enabled,
      pace: ports.pace,
      part,
      dropped: (dropped, total) =>
        emit({ type: "netmon_events_dropped", dropped, total, where: "plain_http" }),
      describe: (to) => this.#describe(to),
      found,
    });
    this.#status = new CoverageStatus({
      emit,
      log,
      calls,
      part,
      cgroup,
      pace: ports.pace,
      sockets: () => this.#socketsAndListeners(),
      reached: async (open) => {
        await this.#daemons.update(open);
        return this.#daemons.reached(hasToolRules(policySource.config.sandbox.mcp));
      },
      due: () => ports.inTurn(() => this.#checkIfPresent()),
      changed: () => this.#changed(),
      othersListen: () => this.#daemons.glance(processes()),
      worthALook: () => this.#daemons.worthALook(processes()),
      looked: () => this.#followDaemons(),
      bareServers: () => [...this.#bareServers.servers, ...this.#plainHttp.servers],
    });
  }

  /** The last complete look; undefined: none yet. */
  get coverage(): Coverage | undefined {
    return this.#status.coverage;
  }

  /** What bypasses every hook, as last looked for. */
  get holes(): readonly Hole[] {
    return this.#status.holes;
  }

  /** Whether a hole was open while the session was said to be enforced. */
  get uncoveredOnce(): boolean {
    return this.#uncoveredOnce;
  }

  /**
   * Takes the first look, before anything is claimed, and returns what may pass the hooks, for display. Throws
   * HelperError, and EnforcementError for a hole with `strict_coverage`.
   */
  async first(): Promise<readonly string[]> {
    const { holes, possible } = await this.#status.first(await this.#socketsAndListeners());
    await this.#followDaemons();
    if (this.#strict && holes.length > 0)
      throw new EnforcementError(
        `sandbox.network.strict_coverage: ${holesText(holes)}. Nothing was left attached`,
      );
    return possible;
  }

  /** Reports what the first look found, and looks again from now on. */
  start(): void {
    this.#uncoveredOnce = this.#ports.changes().enforcing && this.holes.length > 0;
    this.#status.start();
    this.#bareServers.start();
    this.#plainHttp.start();
  }

  async stop(): Promise<void> {
    this.#status.stop();
    await Promise.all([this.#bareServers.stop(), this.#plainHttp.stop()]);
  }

  check(): Promise<void> {
    return this.#status.check();
  }

  /** Looks soon if the session called a daemon of this host. */
  called(event: McpNetworkConnection): void {
    if (this.#daemons.seen(event)) this.#status.hurry();
  }

  /** Tells of a server on the network that nothing inspects. */
  reached(event: McpNetworkConnection): void {
    const { mcp, sandbox } = this.#ports.policySource.config;
    this.#plainHttp.connected(event);
    const server = mcp.inspection.enabled ? this.#hosts.seen(event, sandbox.mcp) : null;
    if (server !== null) this.#status.bareServer(server);
  }

  #describe({ addr, port, path, connection }: SpokenTo): BareServer | null {
    const { attachment, ruleNames } = this.#ports.session();
    const to = { addr, port, proto: TCP };
    const rule = attachment.ruleFor({ remoteAddr: Buffer.from(addr), remotePort: port, proto: TCP });
    const isDeclared = rule !== null && ruleNames.serverSet(rule.server).length > 0;
    const { mcp } = this.#ports.policySource.config.sandbox;
    const isGateways = mcp.servers.some(({ id }) => path?.startsWith(`/servers/${encodeURIComponent(id)}/`));
    if (isDeclared || isGateways || this.#daemons.isOwn(to)) return null;
    const ruled = rule === null ? null : ruleNames.rule(rule.rule)?.host;
    const named = connection?.host ?? connection?.name ?? ruled ?? addressText(addr);
    return spokenServer(
      { named, port, path, client_pid: connection?.pid ?? 0, client: connection?.comm ?? "" },
      mcp,
    );
  }

  get #strict(): boolean {
    return this.#ports.policySource.config.sandbox.network.strict_coverage;
  }

  async #checkIfPresent(): Promise<void> {
    if (!this.#ports.stopped() && this.#ports.session().present) await this.check();
  }

  async #socketsAndListeners(): Promise<SocketsReply> {
    const { attachment } = this.#ports.session();
    const found = await attachment.socketsAndListeners(this.#daemons.known);
    try {
      await attachment.refreshLocalAddrs(found);
    } catch (error) {
      this.#ports.log.warn(`the session's own addresses could not be taken over: ${errorMessage(error)}`);
    }
    return found;
  }

  /** Closes the ports of daemons that have appeared, and opens those of daemons that have ended. */
  async #followDaemons(): Promise<boolean> {
    const changed = this.#ports.policySource.followDaemons(this.#daemons.refused);
    if (changed) await this.#ports.changes().followDaemons();
    return changed;
  }

  #changed(): void {
    const { log, record, faults, onChanged, onUncovered } = this.#ports;
    const open = this.holes.length > 0;
    this.#uncoveredOnce ||= open && this.#ports.changes().enforcing;
    record();
    onChanged?.();
    if (!open || !this.#strict) return;
    log.error("sandbox.network.strict_coverage: the session is ended");
    this.#uncoveredOnce = true;
    const end = async (): Promise<void> => {
      await killProcesses(this.#ports.session().target.cgroup.path);
      onUncovered?.();
    };
    faults.part("rounds").background(end, "tried_again");
  }
}
