/**
 * `netmon shim`: one stdio server behind an inspection. Order of the start: configuration → may the server run →
 * server and, meanwhile, what inspects it. In observe no server is refused, so that it starts before all that
 * is loaded.
 *
 * Direction of failure: enforce does not start a server that the policy denies. What fails after the start ends
 * the server.
 */
import type { Readable, Writable } from "node:stream";
import { overrideConfig } from "../../config/override.ts";
import type { EventSink } from "../../event/event.ts";
import type { Refusal } from "../../mcp/inspection/guard.ts";
import { checkSessionId, type StateDirs } from "../state/paths.ts";
import type { ConfigSource } from "../watch/config-files.ts";
import type { PolicyOverrides } from "../watch/policy-source.ts";
import type { Log } from "../watch/ports.ts";
import type { ServerCommand } from "./server-choice.ts";
import { type ProcessEnd, ServerProcess } from "./server-process.ts";

export interface ShimOptions {
  sessionId: string;
  dirs: StateDirs;
  files: ConfigSource;
  overrides: PolicyOverrides;
  started: ServerCommand;
  /** undefined: from the command. */
  serverId: string | undefined;
  /** RE2 patterns of tool names, besides the declared server's own. */
  allowed: readonly string[];
  denied: readonly string[];
  /** By which commands are found. */
  path: string;
  /** Socket of the netmon run that it is a part of; undefined: its records are in `dirs`. */
  records?: string;
}

export interface ShimPorts {
  stdin: Readable;
  /** A socket where it is a pipe or socket. */
  stdout: Writable & { unref?(): void };
  output: EventSink;
  log: Log;
}

/** How the server ended; a refusal: it was not started. */
export type ShimEnd = ProcessEnd | { refusal: Refusal };

/** Rejects with ConfigError, StateError, ValueError, LaunchError. */
export async function runShim(options: ShimOptions, ports: ShimPorts): Promise<ShimEnd> {
  checkSessionId(options.sessionId);
  const { mcp, sandbox } = overrideConfig(options.files.load().config, options.overrides);
  const unjudged = sandbox.mcp.mode === "observe" || !mcp.inspection.enabled;
  const server = unjudged ? await ServerProcess.start(options.started) : null;
  try {
    const { inspectServer } = await import("./inspected-server.ts");
    return await inspectServer(server, options, ports);
  } catch (error) {
    server?.kill("SIGTERM");
    throw error;
  } finally {
    // nothing that the host still may say, or does not take, keeps the process
    ports.stdin.destroy();
    ports.stdout.unref?.();
  }
}
