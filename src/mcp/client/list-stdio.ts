/**
 * Starts an MCP server as a process, asks it for its tools as an MCP client would, and ends it. The child gets the
 * given variables, added to the inherited ones or to the few that a program needs to start (the SDK's default
 * environment). If the server fails, its standard error becomes part of the error.
 *
 * Any answer that is not a complete list is a ListToolsError; the child is ended in any case.
 */
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { classifyFailure } from "./classify.ts";
import { ListToolsError } from "./error.ts";
import { listingClient } from "./listing-client.ts";
import { type ListLimits, listing, type ToolListing } from "./pages.ts";
import { type ServerProcess, serverTransport } from "./server-process.ts";

/** Characters of standard error to keep. */
const MAX_STDERR = 4096;
const LAST_WORDS_MS = 250;

/** The SDK refuses messages of more than 10 MB. */
export interface ListStdioOptions extends ListLimits {
  /** netmon's version, which the server may see. */
  version: string;
}

/** Throws ListToolsError. */
export async function listStdioTools(
  server: ServerProcess,
  { version, ...limits }: ListStdioOptions,
): Promise<ToolListing> {
  const transport = serverTransport(server, "pipe");
  let output = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString("utf8")).slice(-MAX_STDERR);
  });
  const client = listingClient(version);
  const { timeoutMs } = limits;
  const signal = AbortSignal.timeout(timeoutMs);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () =>
      reject(new ListToolsError("timeout", `no whole list of tools within ${timeoutMs} ms`)),
    );
  });
  try {
    return await Promise.race([listing(client, transport, { ...limits, signal }), ended]);
  } catch (error) {
    // The last output of a server that has died may not have arrived yet.
    const { stderr } = transport;
    if (stderr !== null)
      await Promise.race([finished(stderr as Readable), sleep(LAST_WORDS_MS)]).catch(() => {});
    throw classifyFailure(error, Object.values(server.env), output);
  } finally {
    await transport.close().catch(() => {});
  }
}
