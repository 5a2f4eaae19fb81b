/**
 * Looks for poisoning in what a server gives while it is used: results, prompts, resources, and what it asks of
 * the agent.
 *
 * Direction of failure: where nothing can be blocked for it, messages are not kept waiting, and what is too much
 * to look at is counted; where on_detection.tool_result is `block` in enforce, it is looked at before it passes.
 */
import { createHash } from "node:crypto";
import { maxSeverity } from "../../detection/detection.ts";
import type { DetectionResult, DetectionSubject } from "../../event/event.ts";
import { contentTexts, type TextPiece } from "./content-texts.ts";
import { enforces, type GuardContext } from "./guard-context.ts";

export const CONTENT_RULE = "mcp.inspection.on_detection.tool_result";

/** What was looked at. */
export interface ContentOrigin {
  subject: DetectionSubject;
  /** Tool, prompt or URI; '' where there is none. */
  about: string;
}

const MAX_ABOUT = 1024;

export class Contents {
  readonly #serverId: string;
  readonly #context: GuardContext;

  constructor(serverId: string, context: GuardContext) {
    this.#serverId = serverId;
    this.#context = context;
  }

  /** true: it must not pass. */
  blocks(origin: ContentOrigin, content: unknown): boolean {
    const { config, afterTurn } = this.#context;
    const { enabled, on_detection } = config.mcp.inspection;
    if (!enabled) return false;
    if (on_detection.tool_result === "block" && enforces(config)) {
      const found = this.#texts(content).map((piece) => this.#look(origin, piece));
      return found.includes(true);
    }
    afterTurn.add(() => this.#lookLater(origin, content));
    return false;
  }

  #texts(content: unknown): TextPiece[] {
    const { config, counters } = this.#context;
    const { pieces, unscanned } = contentTexts(content, config.mcp.inspection.max_scan_bytes);
    counters.unscanned_bytes += unscanned;
    return pieces;
  }

  #lookLater(origin: ContentOrigin, content: unknown): void {
    const { counters, definitions, idle } = this.#context;
    const around = definitions.findings.around(this.#serverId);
    for (const piece of this.#texts(content)) {
      if (definitions.scanner.isHarmless(piece.text, around)) continue;
      const size = Buffer.byteLength(piece.text);
      idle.add({
        size,
        step: () => {
          this.#look(origin, piece);
          return false;
        },
        dropped: () => {
          counters.unscanned_bytes += size;
        },
      });
    }
  }

  /** Tells of what is in it; true: there is something. */
  #look({ subject, about }: ContentOrigin, { pointer, offset, text }: TextPiece): boolean {
    const { definitions, config } = this.#context;
    const around = definitions.findings.around(this.#serverId);
    const detections = definitions.scanner.text(text, around).map((one) => placed(one, pointer, offset));
    if (maxSeverity(detections) === null) return false;
    definitions.tellDetections({
      serverId: this.#serverId,
      toolName: about.slice(0, MAX_ABOUT),
      subject,
      hash: createHash("sha256").update(text).digest("base64"),
      detections,
      action: config.mcp.inspection.on_detection.tool_result,
    });
    return true;
  }
}

/** Places in a piece as places in the whole. */
function placed(detection: DetectionResult, pointer: string, offset: number): DetectionResult {
  const matches = detection.matches.map((match) => ({
    ...match,
    field: pointer + match.field,
    position: match.position + offset,
  }));
  return { ...detection, field: pointer + detection.field, matches };
}
