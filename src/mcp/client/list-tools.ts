/**
 * Asks one MCP server for its tools, within limits on time and size.
 *
 * Any answer that is not a complete list is a ListToolsError; no list is ever partial.
 */
import { SseError } from "@modelcontextprotocol/client";
import type { Keyring } from "../../credentials/keyring.ts";
import { urlSecrets } from "../../event/shown-url.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { classifyFailure } from "./classify.ts";
import { serverAgent } from "./connector.ts";
import { converse, type ServerAddress } from "./conversation.ts";
import { ListToolsError } from "./error.ts";
import { fetchWithKeys } from "./fetch-with-keys.ts";
import type { ListLimits, ToolListing } from "./pages.ts";

export type { ServerAddress, ToolListing };

/** `maxBytes`: limit on all answers together, decompressed. */
export interface ListToolsOptions extends ListLimits {
  /** netmon's version, which the server may see. */
  version: string;
  /** Environment for HTTPS_PROXY etc.; default: the process's. */
  environment?: NodeJS.ProcessEnv;
  /** File with further certificate authorities; default: none. */
  caFile?: string | null;
  /** The keys for placeholders in the server's headers; default: none. */
  keyring?: Keyring | null;
  /** Aborted: listTools rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Throws ListToolsError. */
export async function listTools(server: ServerAddress, options: ListToolsOptions): Promise<ToolListing> {
  const ended = new AbortController();
  let failure: Error | null = null;
  let networkError: unknown = null;
  const end = (error: Error): void => {
    failure ??= error;
    ended.abort(failure);
  };
  const abort = (): void => end(options.signal?.reason ?? new Error("aborted"));
  const timer = setTimeout(
    () => end(new ListToolsError("timeout", `no whole list of tools within ${options.timeoutMs} ms`)),
    options.timeoutMs,
  );
  options.signal?.addEventListener("abort", abort, { once: true });
  if (options.signal?.aborted) abort();
  const agent = serverAgent({
    ...server,
    timeoutMs: options.timeoutMs,
    environment: options.environment ?? process.env,
    caFile: options.caFile ?? null,
  });
  const bounded = boundedFetch({
    dispatcher: agent,
    signal: ended.signal,
    maxBytes: options.maxBytes,
    onTooLarge: (limit) => end(new ListToolsError("protocol", `the answers are larger than ${limit}`)),
    onNoAnswer: (error) => {
      networkError = error;
    },
  });
  const { keyring = null } = options;
  const keys = new Set<string>();
  const fetch =
    keyring === null || keyring.isEmpty
      ? bounded
      : fetchWithKeys({
          fetch: bounded,
          keyring,
          end,
          sending: (some) => {
            for (const key of some) keys.add(key);
          },
        });
  try {
    return await converse({ ...options, server, fetch, signal: ended.signal });
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    // The event source of the SSE transport drops the cause.
    const lost = error instanceof SseError && error.code === undefined ? networkError : null;
    throw classifyFailure(failure ?? lost ?? error, [
      ...Object.values(server.headers),
      ...keys,
      ...urlSecrets(server.url),
    ]);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", abort);
    ended.abort();
    await agent.destroy();
  }
}
