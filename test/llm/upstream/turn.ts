/** A scripted model's output in one turn, independent of the API. */
export interface ScriptedCall {
  name: string;
  args: Record<string, unknown>;
  /** OpenAI Responses only. */
  namespace?: string;
}

export interface Turn {
  /** Anthropic and Responses only: comes before the text, signed. */
  thinking?: string;
  text?: string;
  calls?: readonly ScriptedCall[];
  /** Comes after the calls. */
  after?: string;
  /** What the model says to the results of the calls, if not that the tool has answered. */
  next?: Turn;
}

/** One event of a stream: `event` is the SSE field, null where the API has none. */
export interface ScriptedEvent {
  event: string | null;
  data: string;
}

/** One API's way to say a turn. Ids are made from `n`, the number of the request, so that they are repeatable. */
export interface Speaker {
  whole(turn: Turn, n: number): unknown;
  stream(turn: Turn, n: number): ScriptedEvent[];
}

/** Text in the pieces a model would send it in. */
export function pieces(text: string, size = 9): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, "gu")) ?? [];
}

export function json(event: string | null, value: unknown): ScriptedEvent {
  return { event, data: JSON.stringify(value) };
}
