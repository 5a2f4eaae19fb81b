/**
 * Answers of endpoints that hold no tool calls (lists of models, counts of tokens, embeddings, files, ...): JSON,
 * or events of JSON, in which nothing has the shape of a call.
 *
 * Failure: closed. What has such a shape, whatever it means there, is an UnreadableError.
 */
import { refuseCallShapes } from "./call-shape.ts";
import { readAnswer } from "./json-document.ts";
import { type Frame, type StreamFilter, UnreadableError, type WireFormat } from "./wire.ts";

/** `errors`: the API whose errors the client reads. */
export function callFree(errors: WireFormat): WireFormat {
  return {
    ...errors,
    rewrite: ({ text, value }) => {
      refuseCallShapes(text, value, "the answer");
      return text;
    },
    stream: () => new CallFreeStream(),
  };
}

class CallFreeStream implements StreamFilter {
  readonly finished = false;
  readonly unread = null;
  readonly heldBytes = 0;

  push(frame: Frame): Frame[] {
    const data = frame.data.trim();
    if (data === "") return [];
    if (data !== "[DONE]") {
      const { text, value } = readAnswer(frame.data, "the event");
      refuseCallShapes(text, value, "the event");
    }
    if (frame.event !== null && !NAME.test(frame.event))
      throw new UnreadableError("an event has an invalid name");
    return [frame];
  }

  end(): boolean {
    return false;
  }
}

const NAME = /^[a-z][a-z0-9_.]{0,63}$/i;
