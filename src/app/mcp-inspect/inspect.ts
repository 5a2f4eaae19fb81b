/**
 * Queries each target for its definitions and scans them for poisoning, each server compared with the others.
 *
 * On failure: a server that cannot be queried is reported as such, beside the findings of the others.
 */

import { MAX_SCANNED, NOT_SCANNED } from "../../decision/servers/scanner.ts";
import { nameOf, type ServerDetection, scanServer } from "../../detection/scan-server.ts";
import { HIGH } from "../../detection/score.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { limitWords } from "../../event/limits.ts";
import { withoutUrlSecrets } from "../../event/shown-url.ts";
import { canonicalDefinition } from "../../mcp/definition.ts";
import type { Listing, Target } from "./targets.ts";

/** `category`: one of the detection's, or NOT_SCANNED. */
export type InspectedDetection = Omit<ServerDetection, "category"> & { category: string };

export interface Inspected {
  server: string;
  /** Tool names, in the order of the list. */
  tools: string[];
  detections: InspectedDetection[];
  /** Why it could not be queried; null: it was. */
  problem: string | null;
  /** Parts of its configuration that it was queried without, each with the reason. */
  missing: readonly string[];
}

/** As in tool-set.ts: a longer text is not a tool's name. */
const MAX_NAME = 512;

export interface InspectLimits {
  timeoutMs: number;
  maxTools: number;
  maxBytes: number;
  /** Version of netmon that is sent to the server. */
  version: string;
}

export async function inspectTargets(
  targets: readonly Target[],
  limits: InspectLimits,
): Promise<Inspected[]> {
  const asked: Asked[] = [];
  for (const target of targets) asked.push(await ask(target, limits));
  return asked.map(({ server, isFile, listing, problem, missing }) => {
    if (listing === null) return { server, tools: [], detections: [], problem, missing };
    const others = new Map(
      asked.flatMap((other) =>
        other.server === server || other.listing === null
          ? []
          : [[other.server, other.listing.tools.map(nameOf)] as const],
      ),
    );
    // a file's path is not a name that could be mistaken for another server's
    const { short, unscanned } = withoutLong(listing);
    const detections = scanServer(isFile ? { ...short, server: null } : short, { others });
    const found = [...detections, ...unscanned];
    return { server, tools: listing.tools.map(nameOf), detections: found, problem, missing };
  });
}

interface Asked {
  server: string;
  isFile: boolean;
  listing: Listing | null;
  problem: string | null;
  missing: readonly string[];
}

/** Never rejects: whatever one server or its entry does, the others are asked. */
async function ask(target: Target, limits: InspectLimits): Promise<Asked> {
  const isFile = target.kind === "listing";
  const server = isFile ? target.listing.server : target.server;
  const missing = "missing" in target ? (target.missing ?? []) : [];
  const common = { server, isFile, missing };
  if (target.kind === "unreadable") return { ...common, listing: null, problem: target.why };
  try {
    const listing = await listingOf(target, limits);
    canonicalDefinition(listing.tools);
    return { ...common, listing, problem: null };
  } catch (error) {
    const without = missing.length === 0 ? "" : `; it was asked without ${missing.join("; ")}`;
    return { ...common, listing: null, problem: withoutUrlSecrets(errorMessage(error)) + without };
  }
}

/** Splits off definitions that are too long to be scanned; those become detections themselves. */
function withoutLong(listing: Listing): { short: Listing; unscanned: InspectedDetection[] } {
  const unscanned: InspectedDetection[] = [];
  const isShort = (definition: unknown, tool: string, pointer: string): boolean => {
    if (canonicalDefinition(definition).length <= MAX_SCANNED) return true;
    const says = `has more than ${MAX_SCANNED} characters and was not scanned ${limitWords("scanned_characters")}`;
    const signal = { signal: "too_long_to_scan", says, weight: HIGH, pointer, offset: 0, excerpt: "" };
    unscanned.push({ tool, category: NOT_SCANNED, severity: "high", score: HIGH, signals: [signal] });
    return false;
  };
  const short: Listing = {
    ...listing,
    // keep its name, since other servers may have the same
    tools: listing.tools.map((tool) =>
      isShort(tool, nameOf(tool), "") ? tool : { name: nameOf(tool).slice(0, MAX_NAME) },
    ),
    prompts: listing.prompts.filter((prompt, index) => isShort(prompt, "", `/prompts/${index}`)),
    instructions: isShort(listing.instructions, "", "/instructions") ? listing.instructions : null,
  };
  return { short, unscanned };
}

async function listingOf(
  target: Exclude<Target, { kind: "unreadable" }>,
  limits: InspectLimits,
): Promise<Listing> {
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
