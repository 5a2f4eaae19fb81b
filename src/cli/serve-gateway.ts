/** A gateway as the work of a long-running command. */
import { GatewaySession, type GatewaySessionOptions } from "../app/gateway/gateway-session.ts";
import { usageError } from "./exit-codes.ts";
import type { LongRunning } from "./long-running.ts";
import { gatewayCountersLine, gatewayLines } from "./output/layer-summary.ts";
import { runUntilEnd } from "./until-end.ts";

/** `more`: further lines of its announcement. Resolves to the exit code; rejects as GatewaySession.start does. */
export async function serveGateway(
  running: LongRunning,
  options: Omit<GatewaySessionOptions, "sessionId" | "dirs">,
  more: readonly string[] = [],
): Promise<number> {
  const { sessionId, dirs, log, output } = running;
  try {
    return await runUntilEnd(running, {
      files: options.files,
      start: () => GatewaySession.start({ sessionId, dirs, ...options }, { output: output.emit, log }),
      facts: ({ url, endpoints }) => ({ url, endpoints }),
      announce: (session) => session.announce(),
      lines: (session) => [...gatewayLines(sessionId, session), ...more],
      counted: gatewayCountersLine,
    });
  } catch (error) {
    throw usageError(error);
  }
}
