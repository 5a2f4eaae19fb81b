/** What a run changes about an agent's start, so that it uses netmon's proxy, gateway and shims. */
import type { AgentEnvironment } from "../servers/agent-config-files.ts";
import type { InjectedServers } from "../servers/injected-servers.ts";
import type { Interception } from "./interception.ts";
import type { ModelUpstreams } from "./model-upstreams.ts";
import type { NamedBaseUrl } from "./named-base-urls.ts";

export interface SetupInput {
  servers: InjectedServers;
  /** null: the agent keeps its own tools. */
  interception: Interception | null;
  /** null: no LLM proxy. */
  proxyUrl: string | null;
  /** What the user has set already, what the agent uses first. */
  named: readonly NamedBaseUrl[];
  upstreams: ModelUpstreams;
  around: AgentEnvironment;
  /** The agent's own arguments. */
  args: readonly string[];
  /** Writes a file that the agent can read, and only its user; the path. */
  write(name: string, text: string): string;
  /** The same, root's own; null: that cannot be. */
  writeSettings(name: string, text: string): string | null;
}

export interface AgentSetup {
  /** In place of the agent's own arguments. */
  args: string[];
  env: Record<string, string>;
  /** What is not as the user may think, one sentence each. */
  notes: string[];
}
