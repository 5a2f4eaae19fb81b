/**
 * MCP servers of a loop: started or connected once, queried for their tools, called, and ended with the loop. A model
 * knows a tool as `mcp__SERVER__TOOL`, the form that netmon's policy reads (docs/policy.md).
 *
 * On failure: a server that cannot be started or connected is a LoopError before the first request. A failed call is a
 * text for the model. Servers started by this process are always ended.
 */
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import * as z from "zod";
import { errorMessage } from "../errors/error-message.ts";
import { classifyFailure } from "../mcp/client/classify.ts";
import { allPages } from "../mcp/client/pages.ts";
import { serverTransport } from "../mcp/client/server-process.ts";
import type { ToolCall } from "./answer.ts";
import type { OfferedTool } from "./chat.ts";
import { LoopError } from "./error.ts";

export type ToolServer =
  | { command: string; args: readonly string[]; env: Readonly<Record<string, string>>; cwd?: string }
  | { url: string; headers: Readonly<Record<string, string>> };

export interface CallResult {
  text: string;
  failed: boolean;
}

const START_MS = 60_000;
const MAX_TOOLS = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Longer than the limit of any of netmon's own tools. */
const CALL_MS = 15 * 60_000;
/** Function names that OpenAI documents as valid. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

const definition = z.looseObject({
  name: z.string(),
  description: z.string().nullish(),
  inputSchema: z.looseObject({}),
});

interface Connected {
  id: string;
  client: Client;
  /** Whether the server has announced a changed list. */
  stale: boolean;
  tools: { tool: string; offered: OfferedTool }[];
}

export class ToolServers {
  readonly #servers: Connected[] = [];
  /** Tools whose names are not valid function names. */
  readonly unnameable: string[] = [];

  /** `servers`: keyed by id. `version`: netmon's, sent to servers. Throws LoopError. */
  static async start(
    servers: Readonly<Record<string, ToolServer>>,
    { version, signal }: { version: string; signal: AbortSignal },
  ): Promise<ToolServers> {
    const started = new ToolServers();
    try {
      for (const [id, server] of Object.entries(servers)) {
        const one = await connect(id, server, version, signal);
        started.#servers.push(one);
        await started.#list(one, signal);
      }
    } catch (error) {
      await started.end();
      throw error;
    }
    return started;
  }

  /** Returns the tools that the model may call now. Throws LoopError. */
  async offered(signal: AbortSignal): Promise<OfferedTool[]> {
    for (const server of this.#servers) if (server.stale) await this.#list(server, signal);
    return this.#servers.flatMap(({ tools }) => tools.map(({ offered }) => offered));
  }

  /** `id`: the model's id of the call, which netmon's shim or gateway joins with it. */
  async call(
    { id, name }: Pick<ToolCall, "id" | "name">,
    args: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<CallResult> {
    for (const { client, tools } of this.#servers) {
      const found = tools.find(({ offered }) => offered.name === name);
      if (!found) continue;
      try {
        const params = { name: found.tool, arguments: args, _meta: { callId: id } };
        const result = await client.callTool(params, {
          signal,
          timeout: CALL_MS,
          resetTimeoutOnProgress: true,
        });
        return { text: resultText(result), failed: result.isError === true };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        return { text: `The call failed: ${errorMessage(error)}`, failed: true };
      }
    }
    return { text: `There is no tool ${JSON.stringify(name)}.`, failed: true };
  }

  async end(): Promise<void> {
    await Promise.all(this.#servers.map(({ client }) => client.close().catch(() => {})));
  }

  async #list(server: Connected, signal: AbortSignal): Promise<void> {
    server.stale = false;
    const limits = { signal, timeoutMs: START_MS, maxTools: MAX_TOOLS, maxBytes: MAX_BYTES };
    const listed = await allPages(server.client, limits).catch((error: unknown) => {
      throw unreachable(server.id, error, []);
    });
    const tools = listed.flatMap((value) => definition.safeParse(value).data ?? []);
    server.tools = [];
    for (const { name, description, inputSchema } of tools) {
      const offered = {
        name: `mcp__${server.id}__${name}`,
        description: description ?? "",
        parameters: inputSchema,
      };
      if (NAME.test(offered.name)) server.tools.push({ tool: name, offered });
      else if (!this.unnameable.includes(offered.name)) this.unnameable.push(offered.name);
    }
  }
}

async function connect(
  id: string,
  server: ToolServer,
  version: string,
  signal: AbortSignal,
): Promise<Connected> {
  const client = new Client({ name: "netmon-agent", version });
  const connected: Connected = { id, client, stale: false, tools: [] };
  client.setNotificationHandler("notifications/tools/list_changed", () => {
    connected.stale = true;
  });
  try {
    await client.connect(transportOf(server), { signal, timeout: START_MS });
  } catch (error) {
    await client.close().catch(() => {});
    if (signal.aborted) throw signal.reason;
    throw unreachable(
      id,
      error,
      "command" in server ? Object.values(server.env) : Object.values(server.headers),
    );
  }
  return connected;
}

function transportOf(server: ToolServer): Transport {
  if ("url" in server)
    return new StreamableHTTPClientTransport(new URL(server.url), {
      requestInit: { headers: { ...server.headers } },
    });
  return serverTransport(server, "inherit");
}

const unreachable = (id: string, error: unknown, secrets: Iterable<string>): LoopError =>
  new LoopError("server", `MCP server ${id}: ${classifyFailure(error, secrets).message}`, { cause: error });

/** Maximum characters of one result for the model; the middle of a longer one is omitted. */
const MAX_CHARS = 40_000;

export function resultText({ content, structuredContent }: CallToolResult): string {
  const parts = content.map((block) => {
    if (block.type === "text") return block.text;
    if (block.type === "resource" && "text" in block.resource) return block.resource.text;
    if (block.type === "resource_link") return `[${block.name}: ${block.uri}]`;
    return `[${block.type} left out: only text can be shown here]`;
  });
  if (parts.length === 0 && structuredContent !== undefined) parts.push(JSON.stringify(structuredContent));
  return cut(parts.join("\n"));
}

function cut(text: string): string {
  if (text.length <= MAX_CHARS) return text;
  const half = MAX_CHARS / 2;
  return `${text.slice(0, half)}\n[${text.length - MAX_CHARS} characters left out]\n${text.slice(-half)}`;
}
