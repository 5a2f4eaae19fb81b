/**
 * Parses the inspectable kinds of files: a result of tools/list, an array of tools, one tool, a listing with
 * instructions, or the configuration of an MCP client, whose servers are then queried.
 *
 * On failure: a file that is none of these throws InspectTargetError.
 */
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { wrappedCommand } from "../../agents/config-files/wrapped.ts";
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
      inherited?: Readonly<Record<string, string>>;
    }
  | {
      kind: "network";
      server: string;
      url: string;
      type: "http" | "sse";
      headers: Readonly<Record<string, string>>;
    };

/** Message for users: what, where, and what to do. */
export class InspectTargetError extends Error {
  override readonly name = "InspectTargetError";
}

/** Throws InspectTargetError. `name` is displayed for listings, which do not name their server. */
export function targetsOf(name: string, text: string): Target[] {
  const errors: ParseError[] = [];
  const document = parse(text.replace(/^\uFEFF/, ""), errors, { allowTrailingComma: true }) as unknown;
  const [error] = errors;
  if (error)
    throw new InspectTargetError(
      `${name}: no JSON: ${printParseErrorCode(error.error)} at character ${error.offset}`,
    );
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
    const sets = serverSets(document);
    if (sets.length > 0) return serversIn(name, sets);
    if (typeof document.name === "string") return [listing({}, [document])];
  }
  throw new InspectTargetError(
    `${name}: neither definitions nor a client's configuration: give a tools/list result, an array of tools, ` +
      "{tools, instructions}, or a file with mcpServers",
  );
}

/** Servers of a file, by the project that they belong to; null: the user's own. */
interface ServerSet {
  project: string | null;
  servers: JsonObject;
}

function serverSets(document: JsonObject): ServerSet[] {
  const own = [document.mcpServers, document.servers, document.mcp].find(isObject);
  const projects = isObject(document.projects) ? Object.entries(document.projects) : [];
  return [
    ...(own === undefined ? [] : [{ project: null, servers: own }]),
    ...projects.flatMap(([project, value]) =>
      isObject(value) && isObject(value.mcpServers) ? [{ project, servers: value.mcpServers }] : [],
    ),
  ];
}

/** Throws InspectTargetError if there is none: asking nobody finds nothing. */
function serversIn(name: string, sets: readonly ServerSet[]): Target[] {
  const targets = sets.flatMap(({ project, servers }) =>
    Object.entries(servers).map(([id, server]) => {
      const target = serverTarget(id, server);
      return project === null ? target : { ...target, server: `${id} (${project})` };
    }),
  );
  if (targets.length === 0)
    throw new InspectTargetError(`${name}: it names no server, so that nothing was inspected`);
  return targets;
}

type ServerTarget = Exclude<Target, { kind: "listing" }>;

function serverTarget(id: string, server: unknown): ServerTarget {
  if (isObject(server)) {
    const url = server.url ?? server.httpUrl ?? server.serverUrl;
    if (typeof url === "string" && URL.canParse(url)) {
      const type = server.type === "sse" ? "sse" : "http";
      return { kind: "network", server: id, url, type, headers: texts(server.headers) };
    }
    const [command, ...more] = [server.command].flat();
    if (typeof command === "string") {
      const args = [...more, ...(Array.isArray(server.args) ? server.args : [])].map(String);
      // the definitions from the server itself, not from its shim
      const own = wrappedCommand(command, args) ?? { command, args };
      return {
        kind: "stdio",
        server: id,
        command: own.command,
        args: own.args,
        env: texts(server.env ?? server.environment),
      };
    }
  }
  return { kind: "unreadable", server: id, why: "it has neither a url nor a command: not asked" };
}

function texts(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]));
}
