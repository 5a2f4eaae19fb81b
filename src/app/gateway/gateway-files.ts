/**
 * Configuration files of a gateway: those of every command, with the upstream of the command line declared beside the
 * servers in them, and the rule files.
 *
 * On failure: a file that cannot be read or has a problem throws, and the caller keeps the previous configuration.
 */
import type { MergedConfig } from "../../clients/config-files/import.ts";
import { type ConfigFileOptions, ConfigFiles } from "../../clients/session-config.ts";
import type { DeclaredServer } from "../../config/config.ts";
import { ConfigError } from "../../config/error.ts";
import { inputFile } from "../../config/input-file.ts";
import { MAX_RULE_BYTES, parseRuleFile, type RuleFile } from "../../config/rule-file.ts";
import { commandLineServer, type UpstreamOptions, withServer } from "./command-line-server.ts";

export interface GatewayFileOptions extends ConfigFileOptions {
  /** null: only servers of the configuration. */
  upstream: UpstreamOptions | null;
  rules: readonly string[];
}

export class GatewayFiles extends ConfigFiles {
  readonly #options: GatewayFileOptions;
  #upstream: DeclaredServer | null = null;

  constructor(options: GatewayFileOptions) {
    super(options);
    this.#options = options;
  }

  /** The upstream as of the last `load`. */
  get upstream(): DeclaredServer | null {
    return this.#upstream;
  }

  protected override get keepsFullUrls(): boolean {
    return true;
  }

  /** Throws ConfigError, ValueError. */
  override load(): MergedConfig {
    const merged = super.load();
    const { upstream } = this.#options;
    if (upstream === null) return merged;
    this.#upstream = commandLineServer(merged.config, upstream);
    return { ...merged, config: withServer(merged.config, this.#upstream) };
  }

  /** Whether the server's path and headers are known, which an endpoint requires. */
  hasFullUrl(_: DeclaredServer): boolean {
    return true;
  }

  /** Reports whether the server has an endpoint at the gateway. */
  hasEndpoint(server: DeclaredServer): boolean {
    return server.type !== "stdio" && this.hasFullUrl(server);
  }

  /** Throws ConfigError. */
  rules(): RuleFile[] {
    const rules = this.#options.rules.map((file) => parseRuleFile(file, inputFile(file, MAX_RULE_BYTES)));
    const named = new Map<string, RuleFile>();
    for (const rule of rules) {
      const first = named.get(rule.name);
      if (first)
        throw oneProblem(
          rule.file,
          `the name ${rule.name} is already that of ${first.file}`,
          "names are unique",
        );
      named.set(rule.name, rule);
    }
    return rules;
  }
}

export function oneProblem(file: string, message: string, hint: string | null): ConfigError {
  return new ConfigError(file, [{ path: "", line: 0, column: 0, message, hint }]);
}
