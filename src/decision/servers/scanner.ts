/**
 * Cached detection in definitions: an unchanged definition among unchanged tools is scanned once.
 *
 * Forgotten definitions are scanned again. A definition that is too long to scan gets a detection that says so, and is
 * not shown (findings.ts). With mcp.inspection.enabled false nothing is scanned.
 */

import { createHash } from "node:crypto";
import { inTurns, type Steps } from "../../async/steps.ts";
import { BoundedMap } from "../../collections/bounded-map.ts";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { InspectionConfig } from "../../config/config.ts";
import { type DetectionSettings, type Detector, detector } from "../../detection/detector.ts";
import type { DetectionResult } from "../../event/event.ts";
import { LIMITS, limitWords } from "../../event/limits.ts";
import { detectionResult } from "./detection-events.ts";
import { LONG_LIST, longScan } from "./long-scan.ts";
import { namesOutside } from "./name-grammar.ts";
import { toolDetections } from "./tool-detections.ts";

/** The surroundings of a definition that affect detection. */
export interface DefinitionContext {
  /** Equal for the same names. */
  readonly key: string;
  /** Names of all tools of the same server. */
  readonly siblings: readonly string[];
  /** Tools of other servers, keyed by server id. */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

type Found = Steps<readonly DetectionResult[]>;

const MAX_REMEMBERED = 20_000;
/** Limit on the settings with which detections are remembered. */
const MAX_SETTINGS = 4;
/** Limit on cached texts without detections. */
const MAX_HARMLESS = 1024;
/** UTF-16 code units at each end of a text, by which it is looked up before it is hashed. */
const END = 32;
const NONE: readonly DetectionResult[] = [];

/** Characters of a definition's canonical JSON. The longest known one of a published server has 90,000. */
export const MAX_SCANNED = LIMITS.scanned_characters.most;
export const NOT_SCANNED = "not_scanned";
const TOO_LONG: readonly DetectionResult[] = [
  {
    pattern: "too_long_to_scan",
    category: NOT_SCANNED,
    severity: "high",
    field: "",
    matches: [
      {
        signal: "too_long_to_scan",
        says: `has more than ${MAX_SCANNED} characters and was not scanned ${limitWords("scanned_characters")}`,
        field: "",
        position: 0,
        context: "",
      },
    ],
  },
];

/** A definition's hash, and the length of its canonical JSON in UTF-16 code units. */
export interface Scanned {
  hash: string;
  size: number;
}

export interface ParsedTool extends Scanned {
  /** For several tools with the same name, their array. */
  parsed: unknown;
}

/** What was detected, by settings: several scanners of one process may share it. */
export class KnownDetections {
  readonly #bySettings = new BoundedMap<string, BoundedMap<string, readonly DetectionResult[]>>(MAX_SETTINGS);

  /** Returns the detections that these settings gave, to be added to. */
  with(settings: string): Map<string, readonly DetectionResult[]> {
    return getOrInsert(this.#bySettings, settings, () => new BoundedMap(MAX_REMEMBERED));
  }
}

function keyOf(hash: string, { key }: DefinitionContext): string {
  return `tool ${hash} ${key}`;
}

export function definitionContext(
  siblings: readonly string[],
  others: ReadonlyMap<string, readonly string[]>,
): DefinitionContext {
  const names = JSON.stringify([[...siblings].sort(), [...others].sort(([a], [b]) => (a < b ? -1 : 1))]);
  return { key: createHash("sha256").update(names).digest("base64"), siblings, others };
}

/** Returns a short text unchanged, or the ends and the length of a longer one. */
function endsOf(text: string): string {
  return text.length <= 2 * END ? text : `${text.slice(0, END)}${text.slice(-END)}${text.length}`;
}

/** Returns a hash that distinguishes texts with the same ends; '' if the ends are the whole text. */
function hashOf(text: string): string {
  return text.length <= 2 * END ? "" : createHash("sha256").update(text, "utf16le").digest("base64");
}

export class DefinitionScanner {
  #detector: Detector | null = null;
  #detection: DetectionSettings = {};
  #settings = "";
  readonly #known: KnownDetections;
  #found: Map<string, readonly DetectionResult[]> = new Map();
  /**
   * Hashes of texts without detections, keyed by their ends: results often repeat texts such as `text` and `ok`, and
   * agents read files again. Of several texts with the same ends, the last.
   */
  #harmless = new WeakMap<DefinitionContext, Map<string, string>>();

  constructor(config: InspectionConfig, known = new KnownDetections()) {
    this.#known = known;
    this.update(config);
  }

  update({ enabled, detection }: InspectionConfig): void {
    const settings = JSON.stringify([enabled, detection]);
    if (settings === this.#settings) return;
    this.#settings = settings;
    this.#detector = enabled ? detector(detection) : null;
    this.#detection = detection;
    this.#found = this.#known.with(settings);
    this.#harmless = new WeakMap();
  }

  /** Builds the detector's tables, which take a tenth of a second, before the first definition needs them. */
  async warm(): Promise<void> {
    if (this.#detector)
      await inTurns(this.#detector.tool({ name: "warm", description: "Nothing that anybody lists." }));
  }

  /**
   * Scans in steps, between which other work can run, as do the other methods that return `Found`; all their results
   * are cached. `definition`: returns the parsed definition; for several tools with the same name, their array.
   */
  tool({ hash, size }: Scanned, definition: () => unknown, context: DefinitionContext): Found {
    return this.#once(keyOf(hash, context), size, (detector) =>
      toolDetections(detector, definition(), context),
    );
  }

  /**
   * Scans those of a long list in a thread that are not known yet, so that `tool` finds them known. Does nothing for a
   * short list. Rejects, and knows no more than before, if the thread fails.
   */
  async ahead(tools: readonly ParsedTool[], context: DefinitionContext): Promise<void> {
    const detector = this.#detector;
    const unknown = tools.filter(
      ({ hash, size }) => size <= MAX_SCANNED && !this.#found.has(keyOf(hash, context)),
    );
    if (detector === null || unknown.reduce((sum, { size }) => sum + size, 0) < LONG_LIST) return;
    const { siblings, others } = context;
    const all = unknown.map(({ parsed }) => parsed);
    const found = await longScan({ detection: this.#detection, tools: all, siblings, others });
    if (detector !== this.#detector) return;
    for (const [at, { hash }] of unknown.entries()) this.#found.set(keyOf(hash, context), found[at] ?? NONE);
  }

  *instructions(hash: string, text: string, context: DefinitionContext): Found {
    if (text === "") return NONE;
    return yield* this.#once(`instructions ${hash} ${context.key}`, text.length, function* (detector) {
      const found = yield* detector.server({ tools: [], instructions: text }, context);
      return found.filter(({ tool }) => tool === "").map(detectionResult);
    });
  }

  /** Scans a prompt, resource or resource template. */
  entry({ hash, size }: Scanned, definition: unknown, context: DefinitionContext): Found {
    return this.#once(`entry ${hash} ${context.key}`, size, function* (detector) {
      const found = yield* detector.server({ tools: [], prompts: [definition] }, context);
      return [...found.map(detectionResult), ...namesOutside("entry", definition)];
    });
  }

  /** Compares the server's name and its tools' names with those of other servers. */
  names(serverId: string, context: DefinitionContext): Found {
    const { others } = context;
    return this.#once(`names ${JSON.stringify(serverId)} ${context.key}`, 0, function* (detector) {
      const tools = context.siblings.map((name) => ({ name }));
      const found = yield* detector.server({ server: serverId, tools }, { others });
      return found.filter(({ tool }) => tool === "").map(detectionResult);
    });
  }

  /** Scans a part of a tool result, prompt, resource, or message of a server's request. */
  text(text: string, context: DefinitionContext): readonly DetectionResult[] {
    if (this.#detector === null || this.isHarmless(text, context)) return NONE;
    const found = this.#detector.text(text, context).map(detectionResult);
    if (found.length === 0) this.#remember(text, context);
    return found;
  }

  /** Reports whether this exact text is known to have no detections, with these settings and surroundings. */
  isHarmless(text: string, context: DefinitionContext): boolean {
    const known = this.#harmless.get(context)?.get(endsOf(text));
    return known !== undefined && known === hashOf(text);
  }

  #remember(text: string, context: DefinitionContext): void {
    const known = getOrInsert(this.#harmless, context, () => new BoundedMap<string, string>(MAX_HARMLESS));
    // A copy, since a slice would keep all of a large string in memory.
    const ends = Buffer.from(endsOf(text), "utf16le").toString("utf16le");
    known.set(ends, hashOf(text));
  }

  *#once(key: string, size: number, find: (look: Detector) => Found): Found {
    const detector = this.#detector;
    if (detector === null) return NONE;
    if (size > MAX_SCANNED) return TOO_LONG;
    const known = this.#found.get(key);
    if (known) return known;
    const found = yield* find(detector);
    // The settings may have changed in between.
    if (detector === this.#detector) this.#found.set(key, found.length === 0 ? NONE : found);
    return found;
  }
}
