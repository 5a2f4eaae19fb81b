/** Options of `netmon watch`, for one session or several. */
import type { Command } from "commander";
import type { Pinning } from "../../app/watch/session-attachment.ts";
import type { EventFormat } from "../output/event-output.ts";
import type { CliIo } from "../output/terminal.ts";
import type { SessionArgument } from "./session-arguments.ts";
import type { PolicyOptions } from "./shared-options.ts";

export interface WatchCommandOptions extends PolicyOptions {
  waitForTarget?: number;
  endWithCgroup?: boolean;
  pods?: boolean;
  node?: string;
  selector?: string;
  podConfigs?: string;
  kubernetes?: string;
  serviceAccount: string;
  cgroupRoot?: string;
  mcpConfig: string[];
  format: EventFormat;
  all?: boolean;
  /** --pin, --no-pin; undefined: neither. */
  pin?: boolean;
  sidecar?: string | true;
  stats?: boolean;
  duration?: number;
  readyFile?: string;
  allowRootCgroup?: boolean;
}

/** When links outlive netmon, by the options. */
export function pinningOf(pin: boolean | undefined): Pinning {
  if (pin === undefined) return "enforcing";
  return pin ? "always" : "never";
}

/** Several sessions of one process. */
export interface FleetArguments {
  sessions: readonly SessionArgument[];
  commonConfig: string | null;
  options: WatchCommandOptions;
  command: Command;
  io: CliIo;
}
