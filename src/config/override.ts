/** Applies the command line's overrides. Separate from the parser, which is not loaded without a file. */
import type { Config } from "./config.ts";
import { deepFreeze } from "./freeze.ts";
import { withPresets } from "./preset-rules.ts";
import type { PresetName } from "./presets.ts";

export interface ConfigOverrides {
  mode?: "observe" | "enforce";
  failClosed?: boolean;
  presets?: readonly PresetName[];
}

/** Changes the mode and fail_closed of every layer, and adds presets. */
export function overrideConfig(config: Config, change: ConfigOverrides): Config {
  const network = {
    ...withPresets(config.sandbox.network, change.presets ?? []),
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
