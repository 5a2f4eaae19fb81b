/**
 * Configuration of a run: netmon's own file, read again when it changes, and the servers of the agent's own
 * configuration, read once: the agent may be able to write it, and could otherwise declare servers while it runs.
 *
 * Fails closed. A file that has a problem throws. With fail_closed and a configuration of netmon's own, only that
 * declares servers and upstreams: any others in the agent's files are undeclared.
 */

import type { ModelUpstreams, NamedBaseUrl } from "../../agents/model-address.ts";
import type { MergedConfig } from "../../clients/config-files/import.ts";
import { modelUpstreams } from "../../clients/model-upstreams.ts";
import type { AgentServer } from "../../clients/servers/agent-server.ts";
import type { Config, DeclaredServer } from "../../config/config.ts";
import { MAX_CONFIG_BYTES, parseYaml } from "../../config/document.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { inputFile } from "../../config/input-file.ts";
import { overrideConfig } from "../../config/override.ts";
import { withToolServer } from "../../config/tool-server.ts";
import { isObject } from "../../framing/json-document.ts";
import type { PolicyOverrides } from "../../watch/policy/policy-source.ts";
import { GatewayFiles } from "../gateway/gateway-files.ts";

export interface RunFilesOptions {
  /** null: the defaults. */
  config: string | null;
  servers: readonly AgentServer[];
  /** Base URLs of models that are already configured. */
  models: readonly NamedBaseUrl[];
  overrides: PolicyOverrides;
  /** Whether to use netmon's own tools, overriding the file. */
  tools?: boolean;
  env: NodeJS.ProcessEnv;
}

export class RunFiles extends GatewayFiles {
  readonly #options: RunFilesOptions;
  /** netmon's own file as of the last `load`, without defaults. */
  #document: unknown = null;
  #upstreams: ModelUpstreams | null = null;

  constructor(options: RunFilesOptions) {
    const { config, env } = options;
    super({ config, mcpConfigs: [], env, upstream: null, rules: [] });
    this.#options = options;
  }

  /** netmon's own file as of the last `load`: as it is written, without defaults. */
  get document(): unknown {
    if (this.#document === null) this.load();
    return this.#document;
  }

  /** Upstreams as of the last `load`. */
  get upstreams(): ModelUpstreams {
    if (this.#upstreams === null) this.load();
    return this.#upstreams as ModelUpstreams;
  }

  override load(): MergedConfig {
    const { config: read, skipped } = super.load();
    this.#document = documentIn(this.#options.config);
    const own = this.#options.tools ? withToolServer(read) : read;
    const trustsFiles = this.#trustsFiles(own);
    this.#upstreams = modelUpstreams(this.#options.models, {
      providers: own.proxy.providers,
      configures: (provider) => this.isSet("proxy", "providers", provider),
      trustsFiles,
    });
    const mode = this.isSet("proxy", "mode") ? own.proxy.mode : ("embedded" as const);
    const proxy = { ...own.proxy, mode, providers: this.#upstreams.providers };
    const added = trustsFiles ? declaredBeside(own, this.#options.servers) : [];
    const { mcp } = own.sandbox;
    const sandbox = { ...own.sandbox, mcp: { ...mcp, servers: [...mcp.servers, ...added] } };
    return { config: deepFreeze({ ...own, proxy, sandbox }), skipped };
  }

  /** Reports whether servers in the agent's files count as declared, and model addresses in them as upstreams. */
  #trustsFiles(own: Config): boolean {
    const { mcp, network } = overrideConfig(own, this.#options.overrides).sandbox;
    return this.#options.config === null || !(mcp.fail_closed || network.fail_closed);
  }

  /** Whether the full URL is known; for the agent's servers, only if they are behind the gateway (bridges included). */
  override hasFullUrl(server: DeclaredServer): boolean {
    const own = this.#agentServer(server);
    return own === undefined || own.interposerKind === "gateway";
  }

  /** Reports whether placeholders of the agent's file were filled in in its arguments. */
  isFilledIn(server: DeclaredServer): boolean {
    return this.#agentServer(server)?.filledIn ?? false;
  }

  #agentServer({ source }: DeclaredServer): AgentServer | undefined {
    return this.#options.servers.find(({ declared }) => declared?.source === source);
  }

  /** Reports whether netmon's own file, as of the last `load`, sets this key rather than leaving its default. */
  isSet(...path: readonly string[]): boolean {
    const at = (from: unknown, name: string): unknown => (isObject(from) ? from[name] : undefined);
    return path.reduce(at, this.document) !== undefined;
  }
}

function documentIn(file: string | null): unknown {
  return (file && parseYaml(file, inputFile(file, MAX_CONFIG_BYTES).toString("utf8")).value) ?? {};
}

/** Omits servers whose id netmon's own configuration declares: that declaration wins. */
function declaredBeside(own: Config, servers: readonly AgentServer[]): DeclaredServer[] {
  const taken = new Set(own.sandbox.mcp.servers.map(({ id }) => id));
  return servers.flatMap(({ declared }) => (declared === null || taken.has(declared.id) ? [] : [declared]));
}
