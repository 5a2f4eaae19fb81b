/**
 * netmon gateway --print-prompt: prints a sentence for the system prompt, per endpoint. A tool's name is a stranger's
 * text in a system prompt: only names that an enforcing gateway would show are printed. Nothing is pinned or recorded.
 *
 * Fails closed: a server that policy refuses is not queried, and if the pins cannot be read, the command fails.
 */
import { openKeyring, ownCredentials } from "../../app/credentials.ts";
import type { GatewayFiles } from "../../app/gateway/gateway-files.ts";
import { headersFor, type OfferedEndpoint, offered } from "../../app/gateway/offered.ts";
import { type InspectionRecords, InspectionSession } from "../../app/inspection-session.ts";
import type { Keyring } from "../../credentials/keyring.ts";
import { serverAddr } from "../../decision/servers/tool-poller.ts";
import type { Log } from "../../event/log.ts";
import { Sources } from "../../export/metrics/sources.ts";
import { listTools, type ToolListing } from "../../mcp/client/list-tools.ts";
import type { Guard } from "../../mcp/inspection/guard.ts";
import { netmonPackage } from "../../native/built-file.ts";
import type { ToolFilter } from "../../policy/tool-filter.ts";
import { type StateDirs, storePath } from "../../state/paths.ts";
import { StoreError } from "../../store/error.ts";
import { memoryToolStore, openToolReader } from "../../store/tools.ts";
import type { PolicyOverrides } from "../../watch/policy/policy-source.ts";
import { ExitCode, usageError } from "../exit-codes.ts";
import { complain } from "../output/messages.ts";
import { type CliIo, printable } from "../output/terminal.ts";

const LIMITS = { timeoutMs: 10_000, maxTools: 2000, maxBytes: 8 * 1024 * 1024 };

export interface PromptOptions {
  sessionId: string;
  dirs: StateDirs;
  files: GatewayFiles;
  overrides: PolicyOverrides;
  log: Log;
}

export async function printPrompts({ log, ...options }: PromptOptions, io: CliIo): Promise<number> {
  const { dirs, files, overrides } = options;
  let keyring: Keyring | null = null;
  try {
    const session = new InspectionSession(
      {
        ...options,
        overrides: { ...overrides, mode: "enforce" },
        transport: "gateway",
        records: unrecorded(dirs),
      },
      { output: () => {}, log },
    );
    keyring = await openKeyring(session.config, () => ownCredentials(io.env));
    const { endpoints, omissions } = offered(session.config, files.upstream, files.rules(), (server) =>
      files.hasFullUrl(server),
    );
    for (const line of omissions) complain(io, line);
    const listings = new Map<string, Promise<ToolListing | null>>();
    for (const endpoint of endpoints) {
      const { id, url, type } = endpoint.server;
      const guard = session.guard({ id, type, addr: serverAddr(endpoint.server) }, endpoint.filter);
      let names: string[] | null = [];
      if (guard.serverRefusal() === null) {
        const listing = listings.get(`${id} ${url}`) ?? listingOf(endpoint, keyring, io);
        listings.set(`${id} ${url}`, listing);
        names = await shownNames(guard, await listing);
      }
      if (endpoints.length > 1) io.stdout.write(`${endpoint.base}/mcp: `);
      io.stdout.write(`${printable(promptSentence(names, endpoint.filters))}\n`);
    }
    return ExitCode.ok;
  } catch (error) {
    throw usageError(error);
  } finally {
    keyring?.close();
  }
}

/** null: the server did not answer. */
async function shownNames(guard: Guard, listing: ToolListing | null): Promise<string[] | null> {
  if (listing === null) return null;
  await guard.scanAhead(listing);
  guard.listed(listing);
  if (guard.serverRefusal() !== null) return [];
  const shown = listing.tools.filter((tool) => guard.shows("tool", tool));
  return [...new Set(shown.map((tool) => (tool as { name: string }).name))];
}

/** Returns records that read known and pinned definitions from a copy, and write nothing. */
function unrecorded(dirs: StateDirs): InspectionRecords {
  const openToolStore: InspectionRecords["openToolStore"] = () => {
    let store = memoryToolStore();
    try {
      const reader = openToolReader(storePath(dirs));
      store = memoryToolStore(undefined, reader);
      reader.close();
    } catch (error) {
      if (!(error instanceof StoreError && error.code === "not_found")) throw error;
    }
    return { store, onChange: () => () => {}, close: () => {} };
  };
  return { recorder: { emit: () => {}, sources: new Sources() }, openToolStore };
}

/** Resolves to null if the server did not answer, which is reported. */
async function listingOf(
  { server }: OfferedEndpoint,
  keyring: Keyring,
  io: CliIo,
): Promise<ToolListing | null> {
  const { id, url, type, tls_fingerprint: tlsFingerprint } = server;
  try {
    const headers = headersFor(server, keyring);
    const { version } = netmonPackage();
    return await listTools(
      { url, type, headers, tlsFingerprint },
      { ...LIMITS, version, environment: io.env, keyring },
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    complain(io, `${id} could not be asked for its tools: ${why}`);
    return null;
  }
}

const CLOSING = "Do not attempt to use any other tools.";

/** `names`: the tools shown; null: unknown. `filters`: a tool may be used only if all of them let it through. */
export function promptSentence(names: readonly string[] | null, filters: readonly ToolFilter[]): string {
  if (names === null) return patternsSentence(filters);
  if (names.length === 0) return "You may not use any tools of this server.";
  return `You may only use these tools: ${names.map((name) => `"${name}"`).join(", ")}. ${CLOSING}`;
}

function patternsSentence(filters: readonly ToolFilter[]): string {
  if (filters.length === 0) return "You may use all tools of this server.";
  const words = (patterns: ToolFilter["allowed"]): string =>
    patterns.map(({ source }) => source).join(" or ");
  const only = filters.flatMap(({ allowed }) => (allowed.length > 0 ? [words(allowed)] : []));
  const denied = filters.flatMap((filter) => filter.denied);
  const sentences = [
    ...(only.length > 0 ? [`You may only use tools whose name matches ${only.join(", and also ")}.`] : []),
    ...(denied.length > 0 ? [`You may not use tools whose name matches ${words(denied)}.`] : []),
    ...(only.length > 0 ? [CLOSING] : []),
  ];
  return sentences.join(" ");
}
