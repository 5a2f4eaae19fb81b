/** Applies the command line's overrides. Separate from the parser, which is not loaded without a file. */
import type { Config } from "./config.ts";
import { deepFreeze } from "./freeze.ts";

/** Changes the mode and fail_closed of every layer. */
export function overrideConfig(
  config: Config,
  change: { mode?: "observe" | "enforce"; failClosed?: boolean },
): Config {
  const network = {
    ...config.sandbox.network,
    mode: change.mode ?? config.sandbox.network.mode,
    fail_closed: change.failClosed ?? config.sandbox.network.fail_closed,
  };
  const mcp = {
    ...config.sandbox.mcp,
    mode: change.mode ?? config.sandbox.mcp.mode,
    fail_closed: change.failClosed ?? config.sandbox.mcp.fail_closed,
  };
  return deepFreeze({ ...config, sandbox: { ...config.sandbox, mcp, network } });
}
