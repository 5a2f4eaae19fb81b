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
  /** Has the agent see this text at the path of a file of its own; false: not possible, or there is no such file. */
  cover(file: string, name: string, text: string): boolean;
  /** Like write, but the file is root's; null: not possible. */
  writeSettings(name: string, text: string): string | null;
  /**
   * Makes a directory of the run's own that stands for one of the user's: `files`, by their paths in it, and links to
   * all else that is there. Returns its path.
   */
  standIn(directory: string, files: Readonly<Record<string, string>>): string;
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

/** What the user may not expect of an agent whose model calls tools of servers through one tool of its own. */
export function indirectCalls({ servers }: SetupInput, title: string, tool: string): string[] {
  if (servers.injected.length === 0) return [];
  return [
    `${title}'s model may call any tool of a server through ${tool}: what it calls so, shims and gateway judge, not the LLM proxy`,
  ];
}

export const EDITORS_SERVERS =
  "servers that the editor names to the agent are not in its files: netmon is in front of those that the editor's own file has behind netmon shim or the gateway";
