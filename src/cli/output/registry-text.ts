/**
 * Formats the registry of tools for display and as JSON. Definitions come from servers: all of their text is escaped
 * for the terminal.
 */
import type { EntryStatus, RegistryEntry } from "../../decision/pins/registry-entries.ts";
import { wordDiff } from "../../decision/pins/word-diff.ts";
import { circumstancesOf, differentStarts } from "../../decision/servers/circumstances.ts";
import { instructionsText } from "../../decision/servers/findings.ts";
import { atLeast, maxSeverity } from "../../detection/detection.ts";
import type { FieldChange, Severity } from "../../event/event.ts";
import { canonicalText, parseCanonical } from "../../mcp/definition.ts";
import { INSTRUCTIONS } from "../../mcp/tool-set.ts";
import type { StoredPin } from "../../store/records.ts";
import { SEVERITY_STYLES } from "./inspection-line.ts";
import { columns, fittedColumns, wrap } from "./layout.ts";
import { localTime, zoneName } from "./local-time.ts";
import { type Painter, printable, printableLines, type Style } from "./terminal.ts";

/** Enough digits to distinguish hashes; `show` prints all. */
const HASH_SHOWN = 8;
const WIDTH = 100;

const STATUS: Readonly<Record<EntryStatus, { word: string; style: Style; meaning: string }>> = {
  approved: { word: "approved", style: "green", meaning: "the definition that a person approved" },
  pinned: { word: "pinned", style: "green", meaning: "the definition that was seen first" },
  changed: { word: "changed!", style: "red", meaning: "not the pinned definition" },
  renamed: { word: "renamed!", style: "red", meaning: "the definition of a pinned tool under another name" },
  revoked: { word: "revoked", style: "yellow", meaning: "not trusted until it is approved" },
  unpinned: { word: "unpinned", style: "yellow", meaning: "never pinned" },
  gone: { word: "gone", style: "dim", meaning: "pinned, no longer listed by its server" },
};

/** Formats as `filesystem:read_file` or `filesystem (instructions)`. */
export function entryName({ serverId, toolName }: RegistryEntry): string {
  return toolName === INSTRUCTIONS
    ? `${printable(serverId)} (instructions)`
    : printable(`${serverId}:${toolName}`);
}

export function listText(
  entries: readonly RegistryEntry[],
  threshold: Severity,
  width: number | undefined,
  { paint }: Painter,
): string {
  const head = ["SERVER", "TOOL", "HASH", "STATUS", "DETECTIONS", `LAST SEEN (${zoneName()})`];
  const rows = entries.map((entry) => [
    printable(entry.serverId),
    entry.toolName === INSTRUCTIONS ? "(instructions)" : printable(entry.toolName),
    shortHash(entry.seen?.hash ?? entry.pin?.hash ?? ""),
    paint(STATUS[entry.status].style, STATUS[entry.status].word),
    detectionCount(entry, threshold, paint),
    entry.seen === null ? "-" : localTime(entry.seen.lastSeen).slice(0, 16),
  ]);
  const [first = "", ...lines] = fittedColumns([head, ...rows], width, [0, 1]);
  return `${[paint("bold", first), ...lines].join("\n")}\n`;
}

function shortHash(hash: string): string {
  return hash === "" ? "-" : hash.replace(/^sha256:/, "").slice(0, HASH_SHOWN);
}

/** Formats as `2 critical`: the detections of the highest severity. */
function detectionCount(
  { detections, severity: worst }: RegistryEntry,
  threshold: Severity,
  paint: Painter["paint"],
): string {
  const highest = maxSeverity(detections);
  const elsewhere = worst !== highest;
  if (worst === null || (!elsewhere && !atLeast(worst, threshold))) return "none";
  const count = detections.filter(({ severity }) => severity === worst).length;
  const text = elsewhere ? `${worst} elsewhere` : `${count} ${worst}`;
  return atLeast(worst, threshold) ? paint(SEVERITY_STYLES[worst], text) : text;
}

export function entryText(entry: RegistryEntry, painter: Painter): string {
  const { paint } = painter;
  const { seen, pin, renamedFrom, status } = entry;
  const { word, style, meaning } = STATUS[status];
  const rows: [label: string, text: string][] = [];
  if (seen !== null) {
    rows.push(["server", [seen.serverType, seen.serverAddr].filter(Boolean).join("  ")]);
    rows.push(["seen", `${seen.hash}, first ${seen.firstSeen}, last ${seen.lastSeen}`]);
  }
  const by = pin?.decidedBy === undefined ? "" : ` by ${pin.decidedBy}`;
  if (pin !== null && pin.origin === "revoked") rows.push(["revoked", `${pin.pinnedAt}${by}`]);
  else if (pin !== null)
    rows.push([
      "pinned",
      `${pin.hash}, ${pin.origin === "approved" ? "approved" : "first seen"} ${pin.pinnedAt}${by}`,
    ]);
  for (const form of pin?.forms ?? []) {
    const who = form.decidedBy === undefined ? "" : ` by ${form.decidedBy}`;
    const how = form.origin === "approved" ? "approved" : "first seen";
    rows.push(["also", `${form.hash}, ${how} ${form.pinnedAt}${who}`]);
  }
  if (pin !== null && seen !== null && status === "changed")
    rows.push(["started", startsText(differentStarts(pin, seen))]);
  if (renamedFrom !== null) rows.push(["was", `${renamedFrom.toolName}, ${renamedFrom.hash}`]);
  return [
    `${paint("bold", entryName(entry))}  ${paint(style, word)}  ${paint("dim", meaning)}`,
    ...columns(rows.map(([label, text]) => [`  ${label}`, printable(text)])),
    ...detectionLines(entry, painter),
    ...definitionLines(seen?.definition ?? pin?.definition ?? "", entry.toolName, painter),
    "",
  ].join("\n");
}

function detectionLines({ detections, severity: worst }: RegistryEntry, { paint }: Painter): string[] {
  const elsewhere =
    worst === null || worst === maxSeverity(detections)
      ? []
      : [
          `  ${paint(SEVERITY_STYLES[worst], `${worst.toUpperCase()} detected by a shim, gateway or proxy`)}, as ` +
            "its configuration says: netmon events --severity low",
        ];
  if (detections.length === 0)
    return elsewhere.length > 0 ? elsewhere : [`  ${paint("dim", "nothing detected")}`];
  const own = detections.flatMap(({ category, severity, matches }) => [
    `  ${paint(SEVERITY_STYLES[severity], `${severity.toUpperCase()} ${printable(category)}`)}`,
    ...matches.map(({ says, field, position, context }) => {
      const place = `${printable(field) || "/"} at ${position}`;
      return `    ${wrap(`${printable(says)} (${place}): ${paint("dim", printable(context))}`, WIDTH, " ".repeat(6))}`;
    }),
  ]);
  return [...elsewhere, ...own];
}

/** Formats the description as text, and the full definition. */
function definitionLines(canonical: string, toolName: string, { paint }: Painter): string[] {
  if (canonical === "") return [];
  const title = (text: string) => `  ${paint("bold", text)}`;
  const indented = (text: string) =>
    printableLines(text)
      .split("\n")
      .map((line) => `    ${wrap(line, WIDTH, "    ")}`);
  if (toolName === INSTRUCTIONS) return [title("instructions"), ...indented(instructionsText(canonical))];
  const parsed = parseCanonical(canonical);
  const description = (parsed as { description?: unknown } | null)?.description;
  const json = typeof parsed === "string" ? parsed : JSON.stringify(parsed, null, 2);
  return [
    ...(typeof description === "string" ? [title("description"), ...indented(description)] : []),
    title("definition"),
    ...printableLines(json)
      .split("\n")
      .map((line) => `    ${line}`),
  ];
}

/** Says how the start differed, from differentStarts. */
export function startsText(starts: readonly string[] | null): string {
  if (starts === null) return "not known for both definitions";
  if (starts.length === 0) return "in the same way as then: nothing that netmon knows explains the change";
  return starts.join("; ");
}

/** Formats changes field by field, texts word by word: in colour, otherwise as git's `[-old-]{+new+}`. */
export function changesText(changes: readonly FieldChange[], painter: Painter): string[] {
  return changes.flatMap(({ field, previous, new: next }) => {
    const kind = previous === "" ? "added" : next === "" ? "removed" : "changed";
    return [
      `  ${painter.paint("bold", printable(field) || "/")} ${kind}`,
      ...diffLines(canonicalText(previous), canonicalText(next), painter).map((line) => `    ${line}`),
    ];
  });
}

function diffLines(before: string, after: string, { colour, paint }: Painter): string[] {
  return wordDiff(before, after)
    .map(({ kind, text }) => {
      if (kind === "same") return printableLines(text);
      const safe = printableLines(text).split("\n");
      const [open, close, style] = kind === "removed" ? ["[-", "-]", "red"] : ["{+", "+}", "green"];
      // one colour per line, so that none leaks when lines are split
      return safe
        .map((line) => (line === "" ? line : colour ? paint(style as Style, line) : `${open}${line}${close}`))
        .join("\n");
    })
    .join("")
    .split("\n");
}

/** Converts an entry to the form printed by --json. */
export function entryJson(entry: RegistryEntry): object {
  const { seen, pin, renamedFrom } = entry;
  return {
    server_id: entry.serverId,
    tool_name: entry.toolName,
    status: entry.status,
    server_type: seen?.serverType ?? null,
    server_addr: seen?.serverAddr ?? "",
    hash: seen?.hash ?? null,
    first_seen: seen?.firstSeen ?? null,
    last_seen: seen?.lastSeen ?? null,
    pin: pin === null ? null : pinJson(pin),
    started_with: circumstancesOf(seen?.startedWith),
    renamed_from: renamedFrom?.toolName ?? null,
    detections: entry.detections,
    max_severity: entry.severity,
  };
}

function pinJson({ hash, origin, pinnedAt, decidedBy, startedWith, forms = [] }: StoredPin): object {
  const by = { [origin === "revoked" ? "revoked_by" : "approved_by"]: decidedBy ?? null };
  return {
    hash,
    origin,
    pinned_at: pinnedAt,
    ...(origin !== "first_seen" && by),
    started_with: circumstancesOf(startedWith),
    ...(forms.length > 0 && {
      forms: forms.map((form) => pinJson({ ...form, serverId: "", toolName: "" })),
    }),
  };
}

/** Adds the definitions. */
export function entryJsonInFull(entry: RegistryEntry): object {
  const { seen, pin } = entry;
  return {
    ...entryJson(entry),
    definition: seen === null ? null : parseCanonical(seen.definition),
    pinned_definition: pin === null || pin.definition === "" ? null : parseCanonical(pin.definition),
  };
}
