/**
 * What netmon knows about each tool, for the person who has to trust it: the definition seen last, the pinned one, and
 * the detections.
 *
 * Fails closed: only a definition that equals the pinned one is shown as pinned.
 */
import { atOnce } from "../../async/steps.ts";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { Config, InspectionConfig } from "../../config/config.ts";
import { defaults } from "../../config/defaults.ts";
import { maxSeverity, worse } from "../../detection/detection.ts";
import type { DetectionResult, Severity } from "../../event/event.ts";
import { parseCanonical } from "../../mcp/definition.ts";
import { INSTRUCTIONS, PROGRAM } from "../../mcp/tool-set.ts";
import type { StoredPin, StoredTool } from "../../store/records.ts";
import { openToolReader } from "../../store/tools.ts";
import { instructionsText } from "../servers/findings.ts";
import { type DefinitionContext, DefinitionScanner, definitionContext } from "../servers/scanner.ts";
import { renames } from "./renamed-tools.ts";
import { trustedForm } from "./trusted-form.ts";

export const ENTRY_STATUSES = [
  "approved", // the definition that a person approved
  "pinned", // the definition that was seen first
  "changed", // differs from the pinned definition
  "renamed", // not pinned, but has the definition of a pinned tool that is gone
  "revoked", // a person revoked the trust
  "unpinned",
  "gone", // pinned, no longer listed by its server
] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export interface RegistryEntry {
  serverId: string;
  /** INSTRUCTIONS for the server's instructions, PROGRAM for its program. */
  toolName: string;
  status: EntryStatus;
  /** null: gone. */
  seen: StoredTool | null;
  pin: StoredPin | null;
  /** The pinned tool that had this definition under another name. */
  renamedFrom: StoredPin | null;
  /** Detections of any severity in the definition seen last. */
  detections: readonly DetectionResult[];
  /** The highest severity among them and those that other processes detected by their configurations; null: none. */
  severity: Severity | null;
}

/** Milliseconds after which a server whose tools were not seen no longer counts as one of an agent's servers. */
const RECENT_MS = 86_400_000;

/** Throws StoreError, including if there is no store. */
export function storedEntries(path: string, inspection: InspectionConfig): RegistryEntry[] {
  const reader = openToolReader(path);
  try {
    return registryEntries({ tools: reader.tools(), pins: reader.pins() }, inspection);
  } finally {
    reader.close();
  }
}

/** Returns the configuration with every built-in group enabled, since a gateway may run with another configuration. */
export function withAllBuiltin({ mcp: { inspection } }: Config): InspectionConfig {
  const { builtin } = defaults().mcp.inspection.detection;
  return { ...inspection, detection: { ...inspection.detection, builtin } };
}

/** Returns entries by server and tool; instructions first, if there are any, or they are pinned and differ. */
export function registryEntries(
  stored: { tools: readonly StoredTool[]; pins: readonly StoredPin[] },
  inspection: InspectionConfig,
  now: Date = new Date(),
): RegistryEntry[] {
  const { detection } = inspection;
  const scanner = new DefinitionScanner({
    ...inspection,
    enabled: true,
    detection: { ...detection, alert_threshold: "low" },
  });
  const [tools, pins] = [byServer(stored.tools), byServer(stored.pins)];
  const names = new Map(
    [...tools].map(([id, its]) => [
      id,
      [...its.keys()].filter((name) => name !== INSTRUCTIONS && name !== PROGRAM),
    ]),
  );
  const recent = new Date(now.getTime() - RECENT_MS).toISOString();
  const present = new Set(stored.tools.flatMap((one) => (one.lastSeen >= recent ? [one.serverId] : [])));
  return [...new Set([...tools.keys(), ...pins.keys()])].sort().flatMap((serverId) => {
    const others = new Map([...names].filter(([id]) => id !== serverId && present.has(id)));
    const context = definitionContext(names.get(serverId) ?? [], others);
    const besideTools = definitionContext([], others); // as in Findings
    return entriesOf(serverId, tools.get(serverId) ?? new Map(), pins.get(serverId) ?? new Map(), (seen) =>
      detect(scanner, seen, seen.toolName === INSTRUCTIONS ? besideTools : context),
    );
  });
}

function entriesOf(
  serverId: string,
  tools: ReadonlyMap<string, StoredTool>,
  pins: ReadonlyMap<string, StoredPin>,
  detectIn: (seen: StoredTool) => readonly DetectionResult[],
): RegistryEntry[] {
  const former = renames(
    [...pins.values()].filter(({ toolName }) => !tools.has(toolName) && toolName !== PROGRAM),
    [...tools.values()].filter(({ toolName }) => !pins.has(toolName) && toolName !== PROGRAM),
  );
  const names = [...new Set([...tools.keys(), ...pins.keys()])].sort();
  return names.flatMap((toolName) => {
    const seen = tools.get(toolName) ?? null;
    const pin = pins.get(toolName) ?? null;
    const renamedFrom = former.get(toolName) ?? null;
    const status = statusOf(seen, pin, renamedFrom);
    const none = toolName === INSTRUCTIONS && (seen === null || instructionsText(seen.definition) === "");
    if (none && (status === "pinned" || status === "unpinned" || status === "gone")) return [];
    const detections = seen === null || toolName === PROGRAM ? [] : detectIn(seen);
    const severity = worse(maxSeverity(detections) ?? undefined, seen?.detected) ?? null;
    return [{ serverId, toolName, status, seen, pin, renamedFrom, detections, severity }];
  });
}

function statusOf(
  seen: StoredTool | null,
  pin: StoredPin | null,
  renamedFrom: StoredPin | null,
): EntryStatus {
  if (pin?.origin === "revoked") return "revoked";
  if (pin === null) return renamedFrom === null ? "unpinned" : "renamed";
  if (seen === null) return "gone";
  const form = trustedForm(pin, seen);
  if (form === null) return "changed";
  return form.origin === "approved" ? "approved" : "pinned";
}

function detect(
  scanner: DefinitionScanner,
  { toolName, hash, definition }: StoredTool,
  context: DefinitionContext,
): readonly DetectionResult[] {
  return atOnce(
    toolName === INSTRUCTIONS
      ? scanner.instructions(hash, instructionsText(definition), context)
      : scanner.tool({ hash, size: definition.length }, () => parseCanonical(definition), context),
  );
}

/** Keyed by server, then by tool. */
function byServer<T extends StoredTool | StoredPin>(stored: readonly T[]): Map<string, Map<string, T>> {
  const servers = new Map<string, Map<string, T>>();
  for (const one of stored) getOrInsert(servers, one.serverId, () => new Map()).set(one.toolName, one);
  return servers;
}
