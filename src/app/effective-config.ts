import type { Config } from "../config/config.ts";
import { overrideConfig } from "../config/override.ts";
import type { Log } from "../event/log.ts";
import type { ConfigSource } from "./config-files.ts";

/** The configuration of the files, as the command line overrides it. Logs the clients' servers left out. Throws ConfigError. */
export function effectiveConfig(
  files: Pick<ConfigSource, "load">,
  overrides: Parameters<typeof overrideConfig>[1],
  log: Pick<Log, "warn">,
): Config {
  const { config, skipped } = files.load();
  for (const { name, why } of skipped)
    log.warn(`server ${name} of a client's configuration is not declared: ${why}`);
  return overrideConfig(config, overrides);
}
