/**
 * Parses the inspectable kinds of files: a result of tools/list, an array of tools, one tool, a listing with
 * instructions, or the configuration of an MCP client, whose servers are then queried.
 *
 * On failure: a file that is none of these throws InspectTargetError.
 */
import { type ParseError, parse } from "jsonc-parser";
import { type Environment, missingPlaceholder } from "../../agents/placeholders.ts";
import { type ClientServer, readClientServers } from "../../clients/config-files/client-server.ts";
import { addressObjection } from "../../clients/config-files/declared-server.ts";
import { ConfigError } from "../../config/error.ts";
import { isObject, type JsonObject } from "../../framing/json-document.ts";

export interface Listing {
  server: string;
  tools: readonly unknown[];
  instructions: string | null;
  prompts: readonly unknown[];
}

export type Target =
  | { kind: "listing"; listing: Listing }
  /** A server that cannot be asked, and why. */
  | { kind: "unreadable"; server: string; why: string }
  | {
      kind: "stdio";
      server: string;
      command: string;
      args: readonly string[];
      env: Readonly<Record<string, string>>;
      cwd?: string | null;
      /** What it is asked without, and why. */
      missing?: readonly string[];
      inherited?: Readonly<Record<string, string>>;
    }
  | {
      kind: "network";
      server: string;
      url: string;
      type: "http" | "sse";
      headers: Readonly<Record<string, string>>;
      /** What it is asked without, and why. */
      missing?: readonly string[];
    };

/** Message for users: what, where, and what to do. */
export class InspectTargetError extends Error {
  override readonly name = "InspectTargetError";
}

/**
 * Throws InspectTargetError. `name`: the file; displayed for listings, which do not name their server. `env` fills the
 * placeholders of clients' files.
 */
export function targetsOf(name: string, text: string, env: Environment): Target[] {
  const document = jsonOrNull(text.replace(/^\uFEFF/, ""));
  const listing = (found: JsonObject, tools: readonly unknown[]): Target => ({
    kind: "listing",
    listing: {
      server: name,
      tools,
      instructions: typeof found.instructions === "string" ? found.instructions : null,
      prompts: Array.isArray(found.prompts) ? found.prompts : [],
    },
  });
  if (Array.isArray(document)) return [listing({}, document)];
  if (isObject(document)) {
    const found = isObject(document.result) ? document.result : document;
    if (Array.isArray(found.tools)) return [listing(found, found.tools)];
    if (typeof document.name === "string" && !("mcpServers" in document)) return [listing({}, [document])];
  }
  try {
    return serversIn(name, text, env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new InspectTargetError(
      `${error.message}\nOr give a tools/list result, an array of tools, or {tools, instructions}.`,
    );
  }
}

/** null: it is no JSON, or too deep. Comments are accepted. */
function jsonOrNull(text: string): unknown {
  const errors: ParseError[] = [];
  try {
    const document = parse(text, errors, { allowTrailingComma: true }) as unknown;
    return errors.length === 0 ? document : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Throws InspectTargetError if there is none: asking nobody finds nothing. */
function serversIn(name: string, text: string, env: Environment): Target[] {
  const targets = readClientServers(name, text, env).servers.map(serverTarget);
  if (targets.length === 0)
    throw new InspectTargetError(`${name}: it names no server, so nothing was inspected`);
  return targets;
}

function serverTarget({ found, start, why, missing }: ClientServer): Target {
  const project = found.keys[0] === "projects" ? ` (${found.keys[1]})` : "";
  const server = `${found.name}${project}`;
  const unreadable = (reason: string): Target => ({
    kind: "unreadable",
    server,
    why: `${reason}: not asked`,
  });
  if (start === null) return unreadable(`it ${why}`);
  const common = { server, missing };
  if (start.kind === "stdio") {
    const { command, args, env, cwd } = start;
    const unknown = [command, ...args, cwd ?? ""].map(missingPlaceholder).find((one) => one !== null);
    if (unknown !== undefined) return unreadable(`its command has ${unknown}, which is not set`);
    return { ...common, kind: "stdio", command, args, env, cwd };
  }
  const { url, sse, headers } = start;
  const objection = addressObjection(url);
  if (objection !== null) return unreadable(`it ${objection}`);
  return { ...common, kind: "network", url, type: sse ? "sse" : "http", headers };
}
