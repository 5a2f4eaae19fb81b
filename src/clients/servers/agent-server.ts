/**
 * A complete MCP server entry of an agent's own configuration: the entry itself, to give back to the agent, and what
 * netmon needs to interpose on it. The importers in config-files keep no arguments, paths or credentials. This entry
 * has them, so netmon reads it again for each run and gives it only to the agent and the gateway.
 *
 * Direction of failure: an entry that netmon does not understand is left to the agent unchanged, and named.
 */

import type { EntryFilter } from "../../agents/config-file.ts";
import type { ClientImporter, FoundServer, JsonObject } from "../../agents/importer.ts";
import type { Environment } from "../../agents/placeholders.ts";
import type { DeclaredServer } from "../../config/config.ts";
import { readClientServers } from "../config-files/client-server.ts";
import { declaredServer } from "../config-files/declared-server.ts";
import { wrappedCommand } from "../config-files/wrapped.ts";

export interface AgentServer {
  name: string;
  /** `.mcp.json:mcpServers.weather` */
  source: string;
  /** The format of `entry`. */
  format: string;
  entry: JsonObject;
  /** The command that the client would start, as it is written, without netmon's shim; null: none. */
  own: { command: string; args: readonly string[] } | null;
  /** netmon's declaration of it; null: impossible, see `why`. */
  declared: DeclaredServer | null;
  /** What is interposed: a bridge (mcp-remote and the like) is a network server behind a command. */
  interposerKind: "shim" | "gateway";
  /**
   * Why netmon cannot interpose on it, or why the agent does not use it; continues a sentence that starts with the
   * name.
   */
  why: string | null;
  /** Whether the agent does not use it. */
  isUnused: boolean;
  /** Whether the declaration's arguments contain expanded placeholders of the client. */
  filledIn: boolean;
  /** Expands the client's placeholders. */
  fill(text: string): string;
}

/** `label`: name of the file for people. `importer`: of the agent, if the file is its own. Throws ConfigError. */
export function agentServers(
  { file, label, text, importer }: { file: string; label: string; text: string; importer?: ClientImporter },
  env: Environment,
  accepts: EntryFilter,
): AgentServer[] {
  return readClientServers(file, text, env, importer).servers.flatMap((server): AgentServer[] => {
    const { format, found, fill, start } = server;
    const chosen = found.unused === null ? accepts(found) : false;
    if (chosen === false) return [];
    const source = `${label}:${found.path}`;
    const common = {
      name: found.name,
      source,
      format,
      entry: found.entry,
      own: ownCommand(found),
      interposerKind: found.command === null ? ("gateway" as const) : ("shim" as const),
      filledIn: found.args.some((argument) => fill(argument) !== argument),
      fill,
    };
    if (chosen !== true) return [{ ...common, declared: null, why: chosen, isUnused: true }];
    // a bridge connects to its server from inside the session
    const declared = declaredServer(server, source, { address: start?.kind === "network", args: true });
    return typeof declared === "string"
      ? [{ ...common, declared: null, why: declared, isUnused: false }]
      : [{ ...common, declared, why: null, isUnused: false }];
  });
}

/** The server's own command, unexpanded: placeholders are the client's to expand. */
function ownCommand({ command, args }: FoundServer): AgentServer["own"] {
  return command === null ? null : (wrappedCommand(command, args) ?? { command, args });
}
