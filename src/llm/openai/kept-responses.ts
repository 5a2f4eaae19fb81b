/**
 * What OpenAI's Responses API keeps: a response, which `previous_response_id` goes on from, and conversations. The API
 * answers 400 with `previous_response_not_found`, and 404 for a conversation.
 */
import { idAt, requestWith } from "../kept-conversation.ts";
import { type Keeping, type KeptConversation, UnreadableError } from "../wire.ts";

const RESPONSE = "previous_response_id";
const CONVERSATION = "conversation";

export const keptResponses: Keeping = {
  keeps: (requestText) => requestWith(requestText, ["store"])?.store !== false,
  conversation: continued,
};

function continued(requestText: string): KeptConversation | null {
  const request = requestWith(requestText, [RESPONSE, CONVERSATION]);
  if (request === null) return null;
  const response = idAt(request, RESPONSE);
  const conversation = idAt(request, CONVERSATION);
  if (response !== null && conversation !== null)
    throw new UnreadableError(`the request has both ${RESPONSE} and ${CONVERSATION}`);
  if (response !== null)
    return {
      id: response,
      lasting: false,
      lost: (why) => ({
        status: 400,
        body: notFound(`Previous response with id '${response}' not found.`, why, {
          param: RESPONSE,
          code: "previous_response_not_found",
        }),
      }),
    };
  if (conversation === null) return null;
  return {
    id: conversation,
    lasting: true,
    lost: (why) => ({
      status: 404,
      body: notFound(`Conversation with id '${conversation}' not found.`, why, { param: null, code: null }),
    }),
  };
}

function notFound(vendors: string, why: string, more: { param: string | null; code: string | null }): string {
  const message = `${vendors} [netmon] ${why} Send the whole conversation again.`;
  return JSON.stringify({ error: { message, type: "invalid_request_error", ...more } });
}
