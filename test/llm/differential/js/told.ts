/** The calls that a client passes to its user for execution. */
export interface Call {
  name: string;
  /** A value, or the text of it where the client leaves parsing to its user. */
  input: unknown;
}

export type Reader = (url: string, tell: (call: Call) => void) => Promise<void>;

export const NAMES = ["delete_city", "get_weather"] as const;
export const PROMPT = "What is the weather like?";
export const SCHEMA = { type: "object", properties: {}, additionalProperties: true } as const;
