/**
 * The detection over definitions, remembered: a definition that stays as it is, among tools that stay as they
 * are, is looked at once.
 *
 * Direction of failure: what is forgotten is looked at again. With mcp.inspection.enabled false nothing is
 * looked for.
 */
import { createHash } from "node:crypto";
import type { InspectionConfig } from "../../config/config.ts";
import type { DetectionResult } from "../../event/event.ts";
import type { Detection } from "../../mcp/detection/detection.ts";
import { type Detector, detector } from "../../mcp/detection/detector.ts";
import { detectionResult } from "./detection-result.ts";

/** What stands around a definition, as far as the detection looks at it. */
export interface Surroundings {
  /** Equal for the same names. */
  readonly key: string;
  /** Names of all tools of the same server. */
  readonly siblings: readonly string[];
  /** Tools of other servers, by server id. */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

const MAX_REMEMBERED = 20_000;
const NONE: readonly DetectionResult[] = [];

export function surroundings(
  siblings: readonly string[],
  others: ReadonlyMap<string, readonly string[]>,
): Surroundings {
  const names = JSON.stringify([[...siblings].sort(), [...others].sort(([a], [b]) => (a < b ? -1 : 1))]);
  return { key: createHash("sha256").update(names).digest("base64"), siblings, others };
}

export class DefinitionScanner {
  #detector: Detector | null = null;
  #settings = "";
  readonly #found = new Map<string, readonly DetectionResult[]>();

  constructor(config: InspectionConfig) {
    this.update(config);
  }

  update({ enabled, detection }: InspectionConfig): void {
    const settings = JSON.stringify([enabled, detection]);
    if (settings === this.#settings) return;
    this.#settings = settings;
    this.#detector = enabled ? detector(detection) : null;
    this.#found.clear();
  }

  /** The first definition takes a tenth of a second, for tables that are made then: now instead. */
  warm(): void {
    this.#detector?.tool({ name: "warm", description: "Nothing that anybody lists." });
  }

  /** `definition` as parsed; of several tools with one name the array of them. */
  tool(hash: string, definition: () => unknown, around: Surroundings): readonly DetectionResult[] {
    return this.#once(`tool ${hash} ${around.key}`, (look) => {
      const parsed = definition();
      return (Array.isArray(parsed) ? parsed : [parsed]).flatMap((one) => look.tool(one, around));
    });
  }

  instructions(hash: string, text: string, around: Surroundings): readonly DetectionResult[] {
    if (text === "") return NONE;
    return this.#once(`instructions ${hash} ${around.key}`, (look) =>
      look.server({ tools: [], instructions: text }, around).filter(({ tool }) => tool === ""),
    );
  }

  /** A prompt, resource or resource template. */
  entry(hash: string, definition: unknown, around: Surroundings): readonly DetectionResult[] {
    return this.#once(`entry ${hash} ${around.key}`, (look) =>
      look.server({ tools: [], prompts: [definition] }, around),
    );
  }

  /** How its name and those of its tools stand to other servers'. */
  names(serverId: string, around: Surroundings): readonly DetectionResult[] {
    const { others } = around;
    return this.#once(`names ${JSON.stringify(serverId)} ${around.key}`, (look) =>
      look
        .server({ server: serverId, tools: around.siblings.map((name) => ({ name })) }, { others })
        .filter(({ tool }) => tool === ""),
    );
  }

  /** A part of a tool result, prompt, resource, or message of a server's request. Not remembered. */
  text(text: string, around: Surroundings): readonly DetectionResult[] {
    return this.#detector?.text(text, around).map(detectionResult) ?? NONE;
  }

  #once(key: string, find: (look: Detector) => readonly Detection[]): readonly DetectionResult[] {
    const look = this.#detector;
    if (look === null) return NONE;
    const known = this.#found.get(key);
    if (known) return known;
    const found = find(look).map(detectionResult);
    if (this.#found.size >= MAX_REMEMBERED) {
      const [oldest = ""] = this.#found.keys();
      this.#found.delete(oldest);
    }
    this.#found.set(key, found.length === 0 ? NONE : found);
    return found;
  }
}
