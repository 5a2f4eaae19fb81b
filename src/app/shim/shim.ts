/**
 * `netmon shim`: one stdio server behind an inspection. Order of the start: configuration → may the server run →
 * server and, meanwhile, what inspects it. Observe refuses no server, so that it starts
 * before all of that is loaded.
 *
 * Direction of failure: enforce does not start a server that the policy denies. What fails after the start ends
 * the server.
 */
import { overrideConfig } from "../../config/override.ts";
import { postureOf } from "../../config/posture.ts";
import { checkSessionId } from "../../state/paths.ts";
import type { ShimEnd, ShimOptions, ShimPorts } from "./inspected-server.ts";
import { ServerProcess } from "./server-process.ts";

/** Rejects with ConfigError, StateError, ValueError, LaunchError. */
export async function runShim(options: ShimOptions, ports: ShimPorts): Promise<ShimEnd> {
  checkSessionId(options.sessionId);
  const config = overrideConfig(options.files.load().config, options.overrides);
  const server =
    postureOf(config, "mcp").mode === "observe" ? await ServerProcess.start(options.started) : null;
  try {
    const { inspectServer } = await import("./inspected-server.ts");
    return await inspectServer(server, options, ports);
  } catch (error) {
    server?.kill("SIGTERM");
    throw error;
  } finally {
    // neither unread input nor unwritten output keeps the process alive
    ports.stdin.destroy();
    ports.stdout.unref?.();
  }
}
