/**
 * Known event types of Responses answers (openai-node 7.57, ResponseStreamEvent and ResponseOutputItem; the last ones
 * as the service sends them to Codex), and known members of their objects.
 */
import { KnownMembers, mayHaveCallShapes, refuseCallShapes } from "../call-shape.ts";
import { isObject, type JsonObject } from "../json-document.ts";

export const EVENTS: ReadonlySet<string> = new Set(
  `created queued in_progress completed incomplete failed cancelled
   output_item.added output_item.done content_part.added content_part.done
   output_text.delta output_text.done output_text.annotation.added refusal.delta refusal.done
   reasoning_text.delta reasoning_text.done reasoning_summary_part.added reasoning_summary_part.done
   reasoning_summary_text.delta reasoning_summary_text.done
   function_call_arguments.delta function_call_arguments.done
   custom_tool_call_input.delta custom_tool_call_input.done
   mcp_call_arguments.delta mcp_call_arguments.done mcp_call.in_progress mcp_call.completed mcp_call.failed
   mcp_list_tools.in_progress mcp_list_tools.completed mcp_list_tools.failed
   audio.delta audio.done audio.transcript.delta audio.transcript.done
   code_interpreter_call.in_progress code_interpreter_call.interpreting code_interpreter_call.completed
   code_interpreter_call_code.delta code_interpreter_call_code.done
   file_search_call.in_progress file_search_call.searching file_search_call.completed
   web_search_call.in_progress web_search_call.searching web_search_call.completed
   image_generation_call.in_progress image_generation_call.generating image_generation_call.partial_image
   image_generation_call.completed shell_call_command.added shell_call_command.delta shell_call_command.done
   shell_call_output_content.delta shell_call_output_content.done compaction.compacting metadata`
    .split(/\s+/)
    .map((name) => `response.${name}`)
    .concat("error", "keepalive", "codex.rate_limits"),
);

const EVENT = new KnownMembers(
  `type sequence_number response item item_id output_index content_index summary_index command_index part delta text
   command output arguments input name code message param error annotation annotation_index logprobs refusal obfuscation
   partial_image_b64 partial_image_index`,
);
/** Includes parameters of the request that the response repeats; nobody acts on them. */
const RESPONSE = new KnownMembers(
  `id object created_at completed_at status error incomplete_details model output output_text usage
   instructions metadata tools tool_choice prompt text reasoning parallel_tool_calls max_tool_calls`,
);
const ITEM = new KnownMembers(
  `id type status call_id name namespace arguments input action actions operation environment execution caller
   server_label approval_request_id role phase output result results tools queries code container_id outputs
   encrypted_content summary content error pending_safety_checks fingerprint`,
);

/** `text`: the source that contains the event. Throws UnreadableError. */
export function refuseHiddenInEvent(text: string, event: JsonObject, what: string): void {
  if (!mayHaveCallShapes(text)) return;
  EVENT.refuseOthers(event, what);
  refuseCallShapes(text, event.part, what);
}

export function refuseHiddenInResponse(text: string, response: JsonObject, what: string): void {
  if (mayHaveCallShapes(text)) RESPONSE.refuseOthers(response, what);
}

export function refuseHiddenInItem(text: string, item: JsonObject, what: string): void {
  if (!mayHaveCallShapes(text)) return;
  ITEM.refuseOthers(item, what);
  if (item.type === "message" || item.type === "reasoning")
    for (const key of ["content", "summary"]) refuseCallShapes(text, item[key], what);
}

export function isResponseError(value: JsonObject): boolean {
  return isObject(value.error) && !Object.hasOwn(value, "output") && !Object.hasOwn(value, "status");
}
