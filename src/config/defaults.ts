/**
 * The configuration without a file. The build replaces this module by the value, so that it loads neither schema
 * nor parser (deploy/package/bundle.ts).
 */
import type { Config } from "./config.ts";
import { defaultConfig } from "./parse.ts";

/** Complete and deeply frozen. */
export function defaults(): Config {
  return defaultConfig();
}
