/** Stands for the configuration files of who has none: the defaults, which never change. */
import type { MergedConfig } from "../agents/config-files/merge.ts";
import { defaults } from "../config/defaults.ts";
import type { ConfigSource } from "./config-files.ts";

export class NoConfigFiles implements ConfigSource {
  load(): MergedConfig {
    return { config: defaults(), skipped: [] };
  }

  onChange(): void {}

  close(): void {}
}
