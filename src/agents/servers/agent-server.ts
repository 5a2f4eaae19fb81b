/**
 * A complete MCP server entry of an agent's own configuration: the entry itself, to give back to the agent, and what
 * netmon needs to interpose on it. The importers in config-files keep no arguments, paths or credentials. This entry
 * has them, so netmon reads it again for each run and gives it only to the agent and the gateway.
 *
 * Direction of failure: an entry that netmon does not understand is left to the agent unchanged, and named.
 */
import type { DeclaredServer } from "../../config/config.ts";
import { checkServerId } from "../../config/server-id.ts";
import { parseServerUrl } from "../../registry/host.ts";
import { ValueError } from "../../registry/value-error.ts";
import { readClientFile } from "../config-files/client-file.ts";
import { otherNames } from "../config-files/derived-id.ts";
import type { ClientName, FoundServer, JsonObject } from "../config-files/importer.ts";
import { type Environment, expand, missingPlaceholder } from "../config-files/placeholders.ts";
import { bridgedUrl, wrappedCommand, wrappedUrl } from "../config-files/wrapped.ts";

export interface AgentServer {
  name: string;
  /** `.mcp.json:mcpServers.weather` */
  source: string;
  /** The client whose format `entry` has. */
  client: ClientName;
  entry: JsonObject;
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

/** Whether an entry of the file is used; a string tells why not and continues a sentence that starts with the name. */
export type EntryFilter = (found: FoundServer) => true | false | string;

/** `label`: name of the file for people. Throws ConfigError. */
export function agentServers(
  { file, label, text }: { file: string; label: string; text: string },
  env: Environment,
  accepts: EntryFilter,
): AgentServer[] {
  const { importer, document } = readClientFile(file, text);
  return importer.servers(document).flatMap((found): AgentServer[] => {
    const chosen = found.unused === null ? accepts(found) : false;
    if (chosen === false) return [];
    const entry = found.keys.reduce<unknown>((value, key) => (value as JsonObject)[key], document);
    const source = `${label}:${found.path}`;
    const interposerKind = found.command === null ? ("gateway" as const) : ("shim" as const);
    const fill = (value: string): string => expand(value, importer.placeholders, env);
    const { client } = importer;
    const filledIn = found.args.some((argument) => fill(argument) !== argument);
    const common = {
      name: found.name,
      source,
      client,
      entry: entry as JsonObject,
      interposerKind,
      filledIn,
      fill,
    };
    if (chosen !== true) return [{ ...common, declared: null, why: chosen, isUnused: true }];
    const declared = declare(found, source, fill);
    return typeof declared === "string"
      ? [{ ...common, declared: null, why: declared, isUnused: false }]
      : [{ ...common, declared, why: null, isUnused: false }];
  });
}

/** The declaration, or the reason why there is none. */
function declare(
  found: FoundServer,
  source: string,
  fill: (text: string) => string,
): DeclaredServer | string {
  try {
    const common = {
      id: checkServerId(found.name),
      env: {},
      headers: {},
      tls_fingerprint: null,
      allowed_tools_regex: [],
      denied_tools_regex: [],
      source,
    };
    const { command, args } = wrappedCommand(found.command, found.args) ?? found;
    const words = args.map(fill);
    // a bridge connects to its server from inside the session
    const bridged = command === null ? null : bridgedUrl(command, words);
    if (found.url !== null || bridged !== null) {
      const own = wrappedUrl(found.url)?.url ?? found.url ?? "";
      const url = bridged === null ? fill(own) : new URL(bridged).origin;
      const missing = missingPlaceholder(url);
      if (missing !== null) return `has an address with ${missing}, which is not set`;
      const { protocol } = new URL(url);
      if (protocol !== "http:" && protocol !== "https:")
        return `has an address with ${protocol}, which MCP does not use`;
      const endpoint = parseServerUrl(url);
      return { ...common, type: found.sse ? "sse" : "http", command: null, args: [], url, endpoint };
    }
    if (command === null) return "has neither a url nor a command";
    const program = fill(command);
    const names = otherNames(common.id, program, words);
    return { ...common, ...names, type: "stdio", command: program, args: words, url: null, endpoint: null };
  } catch (error) {
    if (error instanceof ValueError || error instanceof TypeError)
      return `cannot be declared: ${error.message}`;
    throw error;
  }
}
