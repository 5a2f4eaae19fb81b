/**
 * When a session is searched for servers without a shim: often, as a server may read its first message soon, within a
 * share of a processor for all sessions of this process together. Nothing is searched without MCP inspection.
 */
import type { InspectionConfig } from "../../config/config.ts";
import type { BareServer } from "../../event/coverage.ts";
import { type Part, processFaults, repeatedly } from "../../event/faults.ts";
import { BareServers, lastPid } from "./bare-servers.ts";
import type { FoundServer } from "./discovered-server.ts";
import { serverMatcher } from "./server-command.ts";

export interface SeekingServers {
  readonly servers: BareServer[];
  start(): void;
  stop(): Promise<void>;
}

export interface SeekingServersPorts {
  cgroup(): string;
  inspection(): Pick<InspectionConfig, "enabled" | "server_patterns" | "custom_servers">;
  /** Returns the factor by which all intervals are stretched. */
  pace(): number;
  part: Part;
  describe(found: FoundServer): BareServer;
  found(server: BareServer): void;
}

const ROUND_MS = 50;
const SHARE = 0.01;
/** Part of a round's cost in the average: the first ones are slow, and must not keep the next ones from coming. */
const WEIGHT = 0.2;
/** Milliseconds of processor time that a round of each session takes on average. */
const costs = new Map<BareServers, number>();

interface Seeking {
  pace(): number;
  /** `last`: of lastPid, read once for all. */
  round(last: string): void;
}

/** The sessions that are searched, in rounds that they share: while no process is new, a round is one short read. */
const seeking = new Set<Seeking>();
let endRounds: (() => void) | null = null;

function seek(one: Seeking): () => void {
  seeking.add(one);
  const round = (): void => {
    const last = lastPid();
    for (const each of seeking) each.round(last);
  };
  endRounds ??= repeatedly(processFaults.part("rounds"), intervalMs, round);
  return () => {
    seeking.delete(one);
    if (seeking.size > 0) return;
    endRounds?.();
    endRounds = null;
  };
}

function intervalMs(): number {
  const sum = [...costs.values()].reduce((all, cost) => all + cost, 0);
  const pace = [...seeking].reduce((least, one) => Math.min(least, one.pace()), Infinity);
  return Math.max(ROUND_MS * pace, sum / SHARE);
}

export function bareServers(ports: SeekingServersPorts): SeekingServers {
  const servers = new BareServers({
    cgroup: ports.cgroup,
    isServer: (args) => {
      const { server_patterns, custom_servers } = ports.inspection();
      return serverMatcher([...server_patterns, ...custom_servers])(args);
    },
    describe: ports.describe,
    found: ports.found,
  });
  let looking = false;
  let end: (() => void) | null = null;
  const count = (workMs: number): void => {
    const before = costs.get(servers) ?? 0;
    costs.set(servers, before + WEIGHT * (workMs - before));
  };
  const look = async (last: string): Promise<void> => {
    looking = true;
    try {
      await servers.look(last);
      count(servers.workMs);
    } finally {
      looking = false;
    }
  };
  const round = (last: string): void => {
    if (looking || !ports.inspection().enabled) return;
    if (servers.isIdle(last)) count(0);
    else ports.part.background(() => look(last), "tried_again");
  };
  return {
    get servers() {
      return servers.servers;
    },
    start: () => {
      end ??= seek({ pace: ports.pace, round });
    },
    stop: () => {
      end?.();
      end = null;
      costs.delete(servers);
      return servers.close();
    },
  };
}
