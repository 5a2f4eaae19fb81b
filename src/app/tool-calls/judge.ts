/**
 * Judges the tool calls of model answers: name → tools it may mean → policy → verdict and event.
 *
 * Direction of failure: enforce fails closed (a call that cannot be read, or whose name means several tools
 * with different verdicts, is blocked); observe lets everything pass and says what enforce would have done.
 */
import type { Config } from "../../config/config.ts";
import type { EventSink, ProxyCounters } from "../../event/event.ts";
import type { Exchange, ProviderServerVerdict } from "../../llm/proxy/ports.ts";
import type { Judge, ProviderMcpServer } from "../../llm/wire.ts";
import type { Registry } from "../../registry/registry.ts";

export interface ToolCallJudgeOptions {
  sessionId: string;
  /** With what the command line says instead (overrideConfig) already in it. */
  config: Config;
  /** Its servers are declared by the caller; tools come as they are found. */
  registry: Registry;
  /** Pinned hash of a tool; null: none. Called for each call, so from memory. */
  pinOf: (serverId: string, toolName: string) => string | null;
  /** Gets one mcp_tool_call_intercepted for each call that is not of a native tool. */
  emit: EventSink;
  /** allowed, blocked, would_block, native_tools and unknown_tools are counted here. */
  counters: ProxyCounters;
  /** Unix time in milliseconds; default Date.now. */
  now?: () => number;
}

export class ToolCallJudge {
  constructor(_options: ToolCallJudgeOptions) {
    throw new Error("not written yet");
  }

  /** Uses another configuration from the next call on. Tokens of rate limits that stay are kept. */
  update(_config: Config): void {}

  /** The judge of one answer: a port of the LLM proxy. Bound: can be handed on as it is. */
  readonly judge!: (exchange: Exchange) => Judge;

  /** A provider-run MCP server named in a request: a port of the LLM proxy. Bound. */
  readonly providerServer!: (exchange: Exchange, server: ProviderMcpServer) => ProviderServerVerdict;

  /** Ends the subscription to the registry. */
  close(): void {}
}
