/** Changes that a run makes to an agent's start, so that it uses netmon's proxy, gateway and shims. */
import type { AgentEnvironment } from "./config-file.ts";
import type { JsonObject } from "./importer.ts";
import type { ModelUpstreams, NamedBaseUrl } from "./model-address.ts";

export interface SetupInput {
  servers: SetupServers;
  /** null: the agent keeps its own tools. */
  interception: Interception | null;
  /** null: no LLM proxy. */
  proxyUrl: string | null;
  /** Base URLs that the user has already set; the one that the agent uses comes first. */
  named: readonly NamedBaseUrl[];
  upstreams: ModelUpstreams;
  around: AgentEnvironment;
  /** The agent's own arguments. */
  args: readonly string[];
  /** Writes a file that only the agent's user can read; returns its path. */
  write(name: string, text: string): string;
  /** Like write, but the file is root's; null: not possible. */
  writeSettings(name: string, text: string): string | null;
}

export interface AgentSetup {
  /** Replaces the agent's own arguments. */
  args: string[];
  env: Record<string, string>;
  /** Sentences about what the user may not expect. */
  notes: string[];
}

/** How the agent reaches a server; null: by its own entry. */
export type Interposer =
  | { kind: "shim"; command: string; args: readonly string[] }
  | { kind: "gateway"; url: string; sse: boolean };

export interface SetupServer {
  name: string;
  /** The agent's own entry, in this format; null: netmon's configuration alone declares it. */
  own: { format: string; entry: JsonObject; fill(text: string): string } | null;
  /** null: netmon's configuration does not declare it, and the agent's entry does not suffice to. */
  declared: {
    type: string;
    command: string | null;
    args: readonly string[];
    env: Readonly<Record<string, { reveal(): string }>>;
    url: string | null;
  } | null;
  interposer: Interposer | null;
}

export interface OmittedServer {
  name: string;
  /** Continues a sentence that starts with the name. */
  why: string;
  /** Whether the agent would use it on its own and must be told not to. */
  forbidden: boolean;
}

export interface SetupServers {
  injected: readonly SetupServer[];
  omitted: readonly OmittedServer[];
}

/**
 * Removes the agent's own tools, so that netmon's replace them (docs/tools.md). Fails closed: an option that would bring
 * a tool or a hook back is an error before the agent starts.
 */
export interface Interception {
  /** Output of the command that the agent's `interception.ask` names; null: it names none. */
  output: string | null;
  /** Makes the error for a tool that cannot be taken away. */
  error(message: string, hint: string): Error;
}

/** Throws the interception's error. */
export function refuseOptions({ error }: Interception, words: readonly string[], refused: RegExp): void {
  const found = words.slice(0, words.includes("--") ? words.indexOf("--") : words.length);
  const bad = found.filter((word) => refused.test(word)).map((word) => word.replace(/=.*/s, ""));
  if (bad.length === 0) return;
  throw error(
    `the agent's option ${[...new Set(bad)].join(", ")} may bring back tools or hooks of its own`,
    "leave it out, or run without netmon's tools",
  );
}
