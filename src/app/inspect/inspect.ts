/**
 * Asks each target for its definitions and looks for poisoning, each server in the light of the others.
 *
 * Direction of failure: a server that cannot be asked is reported as such, beside what was found in others.
 */
import { canonicalDefinition, DefinitionError } from "../../mcp/definition.ts";
import { inspectServer, type ServerDetection } from "../../mcp/detection/inspect-server.ts";
import type { Listing, Target } from "./targets.ts";

export interface Inspected {
  server: string;
  /** Names, in the order of the list. */
  tools: string[];
  detections: ServerDetection[];
  /** Why it could not be asked; null: it was. */
  problem: string | null;
}

export interface InspectLimits {
  timeoutMs: number;
  maxTools: number;
  maxBytes: number;
  /** Of netmon, as the server may see it. */
  version: string;
}

export async function inspectTargets(
  targets: readonly Target[],
  limits: InspectLimits,
): Promise<Inspected[]> {
  const asked: { server: string; isFile: boolean; listing: Listing | null; problem: string | null }[] = [];
  for (const target of targets) {
    const isFile = target.kind === "listing";
    const server = isFile ? target.listing.server : target.server;
    try {
      const listing = await listingOf(target, limits);
      canonicalDefinition(listing.tools);
      asked.push({ server, isFile, listing, problem: null });
    } catch (error) {
      if (!isAnswer(error)) throw error;
      asked.push({ server, isFile, listing: null, problem: error.message });
    }
  }
  return asked.map(({ server, isFile, listing, problem }) => {
    if (listing === null) return { server, tools: [], detections: [], problem };
    const others = new Map(
      asked.flatMap((other) =>
        other.server === server || other.listing === null
          ? []
          : [[other.server, other.listing.tools.map(nameOf)] as const],
      ),
    );
    // a file's path is no name that somebody could take for another's
    const detections = inspectServer(isFile ? { ...listing, server: null } : listing, { others });
    return { server, tools: listing.tools.map(nameOf), detections, problem };
  });
}

async function listingOf(target: Target, limits: InspectLimits): Promise<Listing> {
  if (target.kind === "listing") return target.listing;
  const { server } = target;
  if (target.kind === "stdio") {
    const { listStdioTools } = await import("../../mcp/client/list-stdio.ts");
    return { server, prompts: [], ...(await listStdioTools(target, limits)) };
  }
  const { listTools } = await import("../../mcp/client/list-tools.ts");
  const { url, type, headers } = target;
  return { server, prompts: [], ...(await listTools({ url, type, headers, tlsFingerprint: null }, limits)) };
}

/** What a server or a definition may do wrong; everything else is a fault of netmon. */
function isAnswer(error: unknown): error is Error {
  return error instanceof DefinitionError || (error instanceof Error && error.name === "ListToolsError");
}

function nameOf(tool: unknown): string {
  const name = (tool as { name?: unknown } | null)?.name;
  return typeof name === "string" ? name : "";
}
