/** An MCP server: one that is started, or one on the network. */
export type ToolServer =
  | { command: string; args: readonly string[]; env: Readonly<Record<string, string>>; cwd?: string }
  | { url: string; headers: Readonly<Record<string, string>> };

export interface ToolCall {
  id: string;
  name: string;
  /** As the model wrote them. */
  arguments: string;
}

export interface AgentOptions {
  /** Of an API like OpenAI's, with the path before `/chat/completions`. */
  baseUrl: string;
  model: string;
  apiKey?: string;
  prompt: string;
  /** Instructions before the prompt. */
  system?: string;
  /** By id; a model knows a tool as `mcp__ID__TOOL`. */
  servers?: Readonly<Record<string, ToolServer>>;
  /** Questions to the model; 50 unless given. */
  maxRounds?: number;
  /** Aborted: the loop ends its servers and rejects with the signal's reason. */
  signal?: AbortSignal;
  onText?(text: string): void;
  onCall?(call: ToolCall): void;
  onResult?(call: ToolCall, result: { text: string; failed: boolean }): void;
}

/** Why a loop ended without an answer. */
export declare class LoopError extends Error {
  readonly code: string;
}

/** Asks the model, makes the calls it answers with, gives it their results, until it answers without a call. */
export declare function runAgent(
  options: AgentOptions,
): Promise<{ text: string; rounds: number; calls: number }>;
