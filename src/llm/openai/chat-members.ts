/**
 * The members that Chat answers have (openai-node 6.49; what other vendors add holds no calls), as far as no call
 * can hide in them or they are read for calls.
 */
import { KnownMembers, mayHaveCallShapes, refuseCallShapes } from "../call-shape.ts";
import { isObject, type JsonObject } from "../json-document.ts";

const ROOT = new KnownMembers("id object created model choices usage system_fingerprint service_tier error");
const CHOICE = new KnownMembers("index delta message finish_reason logprobs");
const MESSAGE = new KnownMembers("role content refusal tool_calls function_call");

/** `text`: in which the answer stands. Throws UnreadableError. */
export function refuseHidden(
  text: string,
  answer: JsonObject,
  choices: readonly JsonObject[],
  what: string,
): void {
  if (!mayHaveCallShapes(text)) return;
  ROOT.refuseOthers(answer, what);
  for (const choice of choices) {
    CHOICE.refuseOthers(choice, what);
    for (const message of [choice.delta, choice.message]) {
      if (!isObject(message)) continue;
      MESSAGE.refuseOthers(message, what);
      refuseCallShapes(text, message.content, what);
    }
  }
}
