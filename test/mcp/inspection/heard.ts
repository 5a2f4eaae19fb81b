/** What a client's program receives in a conversation. */
export interface Heard {
  instructions: string | undefined;
  /** Negotiated, where the SDK tells. */
  version: string | null;
  /** Names, of all pages. */
  tools: string[];
  answers: Record<string, Record<string, unknown>>;
  errors: Record<string, string>;
}
