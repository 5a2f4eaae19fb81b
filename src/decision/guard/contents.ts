/**
 * Scans for poisoning what a server sends while it is used: results, prompts, resources, and requests to the agent.
 *
 * With on_detection.tool_result `block` in enforce, content is scanned before it passes. Otherwise messages do not
 * wait, and content that is too much to scan is counted.
 */
import { createHash } from "node:crypto";
import { maxSeverity } from "../../detection/detection.ts";
import type { DetectionResult, DetectionSubject } from "../../event/event.ts";
import { contentTexts, type TextPiece } from "./content-texts.ts";
import { enforces, type GuardContext } from "./guard-context.ts";

export const CONTENT_RULE = "mcp.inspection.on_detection.tool_result";

/** Origin of the scanned content. */
export interface ContentOrigin {
  subject: DetectionSubject;
  /** Tool, prompt or URI; '' if there is none. */
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

  /** Reports whether the content must not pass. */
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
    const context = definitions.findings.contextOf(this.#serverId);
    for (const piece of this.#texts(content)) {
      if (definitions.scanner.isHarmless(piece.text, context)) continue;
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

  /** Scans a piece and reports detections. Returns whether there were any. */
  #look({ subject, about }: ContentOrigin, { pointer, offset, text }: TextPiece): boolean {
    const { definitions, config } = this.#context;
    const context = definitions.findings.contextOf(this.#serverId);
    const detections = definitions.scanner.text(text, context).map((one) => placed(one, pointer, offset));
    if (maxSeverity(detections) === null) return false;
    definitions.reportDetections({
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

/** Converts positions in a piece to positions in the complete content. */
function placed(detection: DetectionResult, pointer: string, offset: number): DetectionResult {
  const matches = detection.matches.map((match) => ({
    ...match,
    field: pointer + match.field,
    position: match.position + offset,
  }));
  return { ...detection, field: pointer + detection.field, matches };
}
