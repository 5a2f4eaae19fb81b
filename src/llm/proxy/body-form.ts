/**
 * How the body of an answer is framed, by its Content-Type.
 *
 * Failure: null for anything that no LLM API documents, several fields that differ among it; the owner
 * decides by its mode.
 */

import type { LlmApi } from "../../event/event.ts";
import { awsEventFraming } from "../../framing/aws-event-stream.ts";
import { sseFraming } from "../../framing/sse.ts";
import { isUtf8OrNoCharset, valuesOf } from "../../http/header-fields.ts";
import type { BodyForm } from "./answer.ts";

export function bodyForm(headers: readonly string[], api: LlmApi): BodyForm | null {
  const values = valuesOf(headers, "content-type");
  if (values.length !== 1) return null;
  const [type = "", ...parameters] = values[0]!.toLowerCase().split(";");
  if (!parameters.every(isUtf8OrNoCharset)) return null;
  switch (type.trim()) {
    case "application/json":
      // Gemini streams without alt=sse are an array.
      return api === "generate_content" ? "array_or_whole" : "whole";
    case "text/event-stream":
      return sseFraming;
    case "application/vnd.amazon.eventstream":
      return awsEventFraming;
    default:
      return null;
  }
}
