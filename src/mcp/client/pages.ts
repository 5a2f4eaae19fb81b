/**
 * All pages of a tools/list, as received: the SDK checks the messages but leaves the tools untouched, so that unknown
 * fields are hashed too.
 *
 * A list that does not end, or is too long, is an error.
 */
import { type Client, ProtocolError, ProtocolErrorCode, type Transport } from "@modelcontextprotocol/client";
import * as z from "zod";
import { append } from "../../collections/long-lists.ts";
import { MAX_VALUES, textCost } from "../../framing/json-cost.ts";
import { ListIncompleteError, toolPages } from "../tool-pages.ts";
import { httpStatus } from "./classify.ts";
import { ListToolsError } from "./error.ts";

/** Even with one tool on each page, only a list longer than any maxTools would need more. */
const MAX_PAGES = 10_000;

const page = z.looseObject({ tools: z.array(z.unknown()), nextCursor: z.string().nullish() });

export interface ListLimits {
  /** Milliseconds for everything together. */
  timeoutMs: number;
  maxTools: number;
  /** Bytes of all pages together. */
  maxBytes: number;
}

export interface ToolListing {
  /** As parsed from the wire, unchecked. */
  tools: unknown[];
  /** The server's instructions for the model; null: none. */
  instructions: string | null;
  /** The negotiated version, e.g. `2026-07-28`. */
  protocolVersion: string | null;
  serverInfo: { name: string; version: string } | null;
}

type PageOptions = ListLimits & { signal: AbortSignal };

/** Connects and asks for the list. Rejects with ListToolsError and the SDK's errors. */
export async function listing(
  client: Client,
  transport: Transport,
  options: PageOptions,
): Promise<ToolListing> {
  const { signal, timeoutMs } = options;
  await client.connect(transport, { signal, timeout: timeoutMs });
  const tools = await allPages(client, options);
  const info = client.getServerVersion();
  return {
    tools,
    instructions: client.getInstructions() ?? null,
    protocolVersion: client.getNegotiatedProtocolVersion() ?? null,
    serverInfo: info ? { name: info.name, version: info.version } : null,
  };
}

/** Throws ListToolsError and the SDK's errors. */
export async function allPages(client: Client, options: PageOptions): Promise<unknown[]> {
  const { signal, timeoutMs, maxTools, maxBytes } = options;
  const tools: unknown[] = [];
  let length = 0;
  let values = 0;
  const ask = async (cursor: string | undefined): Promise<z.output<typeof page>> => {
    const request = { method: "tools/list" as const, ...(cursor !== undefined && { params: { cursor } }) };
    const answer = client.request(request, page, { signal, timeout: timeoutMs });
    return await answer.catch((error: unknown) => withoutTools(client, error));
  };
  try {
    for await (const { tools: some, nextCursor } of toolPages(ask, { pages: MAX_PAGES, tools: maxTools })) {
      const text = textOf([some, nextCursor]);
      length += text.length;
      values += textCost(text, MAX_VALUES).values;
      if (length > maxBytes) throw new ListIncompleteError(`is larger than ${maxBytes} bytes`);
      if (values > MAX_VALUES) throw new ListIncompleteError(`is larger than ${MAX_VALUES} names and values`);
      append(tools, some);
    }
    return tools;
  } catch (error) {
    if (!(error instanceof ListIncompleteError)) throw error;
    throw new ListToolsError("protocol", `the server's list of tools ${error.message}`);
  }
}

function textOf(page: unknown): string {
  try {
    return JSON.stringify(page);
  } catch {
    throw new ListIncompleteError("has a page that is nested too deeply"); // stack overflow
  }
}

/**
 * Returns an empty list if a server that announces no tools does not know the method. It is asked anyway, since a
 * client may ask it too.
 */
function withoutTools(client: Client, error: unknown): z.output<typeof page> {
  const unknownMethod =
    (error instanceof ProtocolError && error.code === ProtocolErrorCode.MethodNotFound) ||
    httpStatus(error) === 404;
  if (unknownMethod && client.getServerCapabilities()?.tools === undefined) return { tools: [] };
  throw error;
}
