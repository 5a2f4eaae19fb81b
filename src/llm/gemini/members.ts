/**
 * The members that Gemini answers have (@google/genai 2.32, GenerateContentResponse, Candidate, Part), by their JSON
 * names and those of the .proto files, as far as no call can hide in them or they are read for calls.
 */
import { words } from "../../framing/words.ts";
import { KnownMembers, mayHaveCallShapes, refuseCallShapes } from "../call-shape.ts";
import { isObject, type JsonObject } from "../json-document.ts";
import type { AnswerScope } from "../wire.ts";

const ANSWER = new KnownMembers(
  `candidates usageMetadata usage_metadata modelVersion model_version responseId response_id promptFeedback
   prompt_feedback createTime create_time error response traceId trace_id`,
);
const CANDIDATE = new KnownMembers(
  `content index finishReason finish_reason finishMessage finish_message safetyRatings safety_ratings citationMetadata
   citation_metadata groundingMetadata grounding_metadata urlContextMetadata url_context_metadata avgLogprobs
   avg_logprobs logprobsResult logprobs_result tokenCount token_count`,
);
const CONTENT = new KnownMembers("parts role");
const CALL = new KnownMembers(
  "id name args partialArgs partial_args willContinue will_continue toolType tool_type",
);

const PARTS = words(
  `text thought thoughtSignature thought_signature functionCall function_call toolCall tool_call functionResponse
   function_response toolResponse tool_response executableCode executable_code codeExecutionResult
   code_execution_result inlineData inline_data fileData file_data videoMetadata video_metadata mediaResolution
   media_resolution partMetadata part_metadata mediaProcessing media_processing speechMetadata speech_metadata
   audioTranscription audio_transcription`,
);

/** `text`: in which the answer stands. Throws UnreadableError. */
export function refuseHidden(text: string, answer: JsonObject, what: string): void {
  if (!mayHaveCallShapes(text)) return;
  ANSWER.refuseOthers(answer, what);
  for (const candidate of Array.isArray(answer.candidates) ? answer.candidates.filter(isObject) : []) {
    CANDIDATE.refuseOthers(candidate, what);
    const { content } = candidate;
    if (!isObject(content)) continue;
    CONTENT.refuseOthers(content, what);
    for (const part of Array.isArray(content.parts) ? content.parts.filter(isObject) : [])
      for (const key of ["functionCall", "function_call", "toolCall", "tool_call"])
        if (isObject(part[key])) CALL.refuseOthers(part[key], what);
  }
}

/** A part is a union: a member that is not known is a kind of part that is not. */
export function refuseUnknownParts(text: string, parts: readonly JsonObject[], scope: AnswerScope): void {
  for (const part of parts) {
    for (const key of Object.keys(part)) {
      if (PARTS.has(key)) continue;
      scope.unknownType("a part", key);
      refuseCallShapes(text, { [key]: part[key] }, "a part");
    }
  }
}
