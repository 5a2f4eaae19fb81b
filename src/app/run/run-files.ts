/**
 * What a run is configured by: netmon's own file, read again when it changes, and the servers of the agent's own
 * configuration, read once: the agent may be able to write that, and would else declare what it likes as it runs.
 *
 * Direction of failure: closed. A file that has a problem throws. With fail_closed and a configuration of netmon's
 * own, only that declares servers and upstreams: what the agent's files name besides is undeclared.
 */
import type { MergedConfig } from "../../agents/config-files/import.ts";
import type { AgentServer } from "../../agents/servers/agent-server.ts";
import { type ModelUpstreams, modelUpstreams } from "../../agents/settings/model-upstreams.ts";
import type { NamedBaseUrl } from "../../agents/settings/named-base-urls.ts";
import type { Config, DeclaredServer } from "../../config/config.ts";
import { MAX_CONFIG_BYTES, parseYaml } from "../../config/document.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { inputFile } from "../../config/input-file.ts";
import { overrideConfig } from "../../config/override.ts";
import { withToolServer } from "../../config/tool-server.ts";
import { GatewayFiles } from "../gateway/gateway-files.ts";
import type { PolicyOverrides } from "../watch/policy-source.ts";

export interface RunFilesOptions {
  /** null: the defaults. */
  config: string | null;
  servers: readonly AgentServer[];
  /** Base URLs of models that are set already. */
  models: readonly NamedBaseUrl[];
  overrides: PolicyOverrides;
  /** netmon's own tools, whatever the file says of them. */
  tools?: boolean;
  env: NodeJS.ProcessEnv;
}

export class RunFiles extends GatewayFiles {
  readonly #options: RunFilesOptions;
  #own: Config | null = null;
  #upstreams: ModelUpstreams | null = null;

  constructor(options: RunFilesOptions) {
    const { config, env } = options;
    super({ config, mcpConfigs: [], env, upstream: null, rules: [] });
    this.#options = options;
  }

  /** As netmon's own file says it, without the agent's servers; as of the last `load`. */
  get own(): Config {
    this.#own ??= super.load().config;
    return this.#own;
  }

  /** The upstreams as the last `load` found them. */
  get upstreams(): ModelUpstreams {
    if (this.#upstreams === null) this.load();
    return this.#upstreams as ModelUpstreams;
  }

  /** Throws ConfigError. */
  override load(): MergedConfig {
    const { config: read, skipped } = super.load();
    const own = this.#options.tools ? withToolServer(read) : read;
    this.#own = own;
    const filesCount = this.#filesCount(own);
    this.#upstreams = modelUpstreams(this.#options.models, {
      providers: own.proxy.providers,
      says: (provider) => this.says("proxy", "providers", provider),
      filesCount,
    });
    const mode = this.says("proxy", "mode") ? own.proxy.mode : ("embedded" as const);
    const proxy = { ...own.proxy, mode, providers: this.#upstreams.providers };
    const added = filesCount ? declaredBeside(own, this.#options.servers) : [];
    const { mcp } = own.sandbox;
    const sandbox = { ...own.sandbox, mcp: { ...mcp, servers: [...mcp.servers, ...added] } };
    return { config: deepFreeze({ ...own, proxy, sandbox }), skipped };
  }

  /** Whether a server of the agent's files counts as declared, and a model's address in them as an upstream. */
  #filesCount(own: Config): boolean {
    const { mcp, network } = overrideConfig(own, this.#options.overrides).sandbox;
    return this.#options.config === null || !(mcp.fail_closed || network.fail_closed);
  }

  /** The agent's servers with their whole addresses, those behind a bridge that the agent starts as a command included. */
  override isWhole(server: DeclaredServer): boolean {
    const own = this.#agentsOwn(server);
    return own === undefined || own.front === "gateway";
  }

  /** Whether placeholders of the agent's file were filled in in its arguments. */
  isFilledIn(server: DeclaredServer): boolean {
    return this.#agentsOwn(server)?.filledIn ?? false;
  }

  #agentsOwn({ source }: DeclaredServer): AgentServer | undefined {
    return this.#options.servers.find(({ declared }) => declared?.source === source);
  }

  /** Whether it has an endpoint at the gateway. */
  standsBefore(server: DeclaredServer): boolean {
    return server.type !== "stdio" && this.isWhole(server);
  }

  /** Whether netmon's own file has this key, rather than its default. */
  says(...path: readonly string[]): boolean {
    const { config } = this.#options;
    if (config === null) return false;
    const { value } = parseYaml(config, inputFile(config, MAX_CONFIG_BYTES).toString("utf8"));
    const at = (from: unknown, name: string): unknown =>
      typeof from === "object" && from !== null ? (from as Record<string, unknown>)[name] : undefined;
    return path.reduce(at, value) !== undefined;
  }
}

/** netmon's own declaration of a name wins. */
function declaredBeside(own: Config, servers: readonly AgentServer[]): DeclaredServer[] {
  const taken = new Set(own.sandbox.mcp.servers.map(({ id }) => id));
  return servers.flatMap(({ declared }) => (declared === null || taken.has(declared.id) ? [] : [declared]));
}
