/**
 * When a session is searched for servers without a shim: often, as a server may read its first message soon, within a
 * share of a processor for all sessions of this process together. Nothing is searched without MCP inspection.
 */
import type { InspectionConfig } from "../../config/config.ts";
import type { BareServer } from "../../event/coverage.ts";
import { type Part, repeatedly } from "../../event/faults.ts";
import { BareServers } from "./bare-servers.ts";
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
  const look = async (): Promise<void> => {
    if (looking || !ports.inspection().enabled) return;
    looking = true;
    try {
      await servers.look();
      const before = costs.get(servers) ?? 0;
      costs.set(servers, before + WEIGHT * (servers.workMs - before));
    } finally {
      looking = false;
    }
  };
  const interval = (): number => {
    let sum = 0;
    for (const cost of costs.values()) sum += cost;
    return Math.max(ROUND_MS * ports.pace(), sum / SHARE);
  };
  return {
    get servers() {
      return servers.servers;
    },
    start: () => {
      end ??= repeatedly(ports.part, interval, look);
    },
    stop: () => {
      end?.();
      end = null;
      costs.delete(servers);
      return servers.close();
    },
  };
}
