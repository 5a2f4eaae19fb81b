/**
 * The configuration of those who have no file. The build puts the value itself in this module's place, so that it
 * costs neither the schema nor the parser (deploy/package/bundle.ts).
 */
import type { Config } from "./config.ts";
import { defaultConfig } from "./parse.ts";

/** Complete and deeply frozen. */
export function defaults(): Config {
  return defaultConfig();
}
