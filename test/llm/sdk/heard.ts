/** What an SDK passed to its user, in terms common to all SDKs. */
export interface Heard {
  text: string;
  calls: { name: string; args: unknown }[];
  /** As this SDK names it. */
  finish: string | null;
  /** Tools whose code ran, in order; SDKs that run none leave it empty. */
  ran: string[];
}

export interface SdkClient {
  name: string;
  /** The finish a user sees when there is no call, and when there is one. */
  finishes: { text: string; calls: string };
  /** The SDK runs the tools of `toolNames` itself. */
  runsTools: boolean;
  ask(baseUrl: string): Promise<Heard>;
}

/** The tools every client offers the model. */
export const toolNames = ["mcp__weather__get_weather", "mcp__weather__delete_city", "mystery"] as const;

export const prompt = "What is the weather like?";
export const schema = { type: "object", properties: {}, additionalProperties: true } as const;
