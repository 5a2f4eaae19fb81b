/**
 * Judges the tools that a model is offered: whether each is what a declared server lists and what is pinned, and whether
 * an inspection saw it. `mcp_tool_offered` tells of each once, and again when something of it changes.
 *
 * An agent's own tools are none of this, and neither is a name that may be one: whoever invents names gains nothing,
 * because calls are judged by name as well.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { agentByTools, agentNamed, silentAgentIn } from "../../agents/agents.ts";
import { inSlices, type Steps } from "../../async/steps.ts";
import { BoundedMap } from "../../collections/bounded-map.ts";
import type { Config } from "../../config/config.ts";
import { maxSeverity } from "../../detection/detection.ts";
import type { EventSink, FieldChange, OfferStatus, ProxyCounters } from "../../event/event.ts";
import { LIMITS } from "../../event/limits.ts";
import { type SessionSink, sessionSink } from "../../event/session-sink.ts";
import type { OfferedTool } from "../../llm/offered/offered-tool.ts";
import type { OfferJudge, OfferVerdict, RequestContext } from "../../llm/proxy/ports.ts";
import {
  canonicalDefinition,
  canonicalHash,
  canonicalText,
  DefinitionError,
  parseCanonical,
} from "../../mcp/definition.ts";
import { INSTRUCTIONS } from "../../mcp/tool-set.ts";
import type { ToolIdentity } from "../../registry/identity.ts";
import type { Registry } from "../../registry/registry.ts";
import { permittedNames } from "../../registry/server-names.ts";
import type { Definitions } from "../servers/definitions.ts";
import { wireNameText } from "../tool-calls/call-policy.ts";
import type { ToolCallJudge } from "../tool-calls/tool-call-judge.ts";
import { type Look, nearest, UNKNOWN } from "./look.ts";
import { lookText, RULE, refusalOf } from "./offer-text.ts";
import { offeredServer } from "./offered-server.ts";
import { shownDifference } from "./shown-schema.ts";
import { shownInstructions } from "./shown-text.ts";

export interface OfferedToolsOptions {
  sessionId: string;
  /** With the command line's overrides applied. */
  config: () => Config;
  registry: Registry;
  definitions: Definitions;
  meaning: ToolCallJudge["meaning"];
  emit: EventSink;
  counters: ProxyCounters;
  /** What was listed since then counts as seen in this session. */
  since: Date;
  /** Milliseconds that a request waits for the store if something new is found; default: SETTLE_MS. */
  settleMs?: number;
}

/** `strip`: indices of tools. */
interface Done {
  strip: number[];
  refused: { look: Look; wire: string }[];
}

const MAX_TOLD = 20_000;
const MAX_FOUND = 64;
/** In a minute: as many tools as one request may have. */
const MAX_EVENTS = LIMITS.offered_tools.most;
const SETTLE_MS = 1000;
const POLL_MS = 50;
/** Tools that are looked at each time. */
const POLLED = 100;
/** Milliseconds of a turn of the event loop. */
const SLICE_MS = 5;
/** What may be so only until the store has what a shim saw. */
const SETTLES: Partial<Record<OfferStatus, true>> = { undeclared: true, uninspected: true, changed: true };
const FAIL_CLOSED = "sandbox.mcp.fail_closed";

export class OfferedTools implements OfferJudge {
  readonly #options: OfferedToolsOptions;
  readonly #emit: SessionSink;
  /** What was told last, keyed by the name on the wire. */
  readonly #told = new BoundedMap<string, string>(MAX_TOLD);
  /** Servers that were told of as found, by id, with what was known of them. */
  readonly #found = new BoundedMap<string, OfferStatus>(MAX_FOUND);
  /** Instructions of servers, by id, at a revision of the definitions. */
  readonly #instructions = new BoundedMap<string, { revision: number; shown: ReadonlySet<string> }>(
    MAX_FOUND,
  );
  #refreshed = 0;
  /** In this minute. */
  #events = 0;
  #minute = 0;
  #config: Config | null = null;
  #configs = 0;

  constructor(options: OfferedToolsOptions) {
    this.#options = options;
    this.#emit = sessionSink(options.sessionId, options.emit);
  }

  revision(): string {
    const { config, registry, definitions } = this.#options;
    if (this.#config !== config()) this.#configs++;
    this.#config = config();
    return `${registry.generation} ${definitions.revision} ${this.#configs}`;
  }

  async judge(exchange: RequestContext, tools: readonly OfferedTool[]): Promise<OfferVerdict> {
    const { config, counters, settleMs = SETTLE_MS } = this.#options;
    const agent =
      exchange.agent ??
      agentByTools(tools.map(({ name }) => name)) ??
      silentAgentIn(config().sandbox.mcp.native_tools);
    const looks: (Look | null)[] = [];
    const lookAt = (some: readonly number[]): Promise<void> =>
      inSlices(this.#looks(tools, agent, some, looks), SLICE_MS);
    const newsIn = (some: readonly number[]): number[] =>
      some.filter((i) => this.#isNews(looks[i] ?? null, tools[i] as OfferedTool));
    const all = [...tools.keys()];
    await lookAt(all);
    // an agent may offer what a shim saw a moment ago, before that is stored
    const until = Date.now() + settleMs;
    let news = newsIn(all);
    while (news.length > 0 && Date.now() < until) {
      await sleep(POLL_MS);
      this.#refresh();
      const few = news.slice(0, POLLED);
      await lookAt(few);
      if (newsIn(few).length > 0) continue;
      await lookAt(news);
      news = newsIn(news);
    }
    if (news.length > POLLED) await lookAt(news);
    const done: Done = { strip: [], refused: [] };
    await inSlices(this.#conclude(exchange, agent, tools, looks, done), SLICE_MS);
    counters.tools_stripped += done.strip.length;
    return { strip: done.strip, refusal: refusalOf(done.refused) };
  }

  /** For all requests that wait together. */
  #refresh(): void {
    const now = Date.now();
    if (now < this.#refreshed + POLL_MS) return;
    this.#refreshed = now;
    this.#options.definitions.refresh();
  }

  *#conclude(
    exchange: RequestContext,
    agent: string | null,
    tools: readonly OfferedTool[],
    looks: readonly (Look | null)[],
    { strip, refused }: Done,
  ): Steps<void> {
    for (const [index, look] of looks.entries()) {
      yield;
      if (look === null) continue;
      const tool = tools[index] as OfferedTool;
      const { action, rule } = this.#action(look);
      const enforced = exchange.mode === "enforce" && action !== "alert";
      if (enforced && action === "strip") strip.push(index);
      if (enforced && action === "refuse") refused.push({ look, wire: wireNameText(tool) });
      this.#tell(exchange, agent, tool, look, {
        action: enforced ? "block" : "allow",
        would_block: action !== "alert" && !enforced,
        rule,
      });
    }
  }

  /** `which`: indices of tools. */
  *#looks(
    tools: readonly OfferedTool[],
    agent: string | null,
    which: readonly number[],
    into: (Look | null)[],
  ): Steps<void> {
    const { findings } = this.#options.definitions;
    // one definition may decide about its whole server, all of whose definitions are scanned for that
    for (const i of which)
      for (const { serverId, toolName } of this.#meaning(tools[i] as OfferedTool, agent).identities) {
        yield* findings.steps(serverId, toolName);
        yield;
      }
    for (const i of which) {
      into[i] = yield* this.#look(tools[i] as OfferedTool, agent);
      yield;
    }
  }

  #meaning(
    { name, namespace, server }: OfferedTool,
    agent: string | null,
  ): ReturnType<ToolCallJudge["meaning"]> {
    return this.#options.meaning({ name, namespace, server }, agent);
  }

  /** Returns null for an agent's own tool. */
  *#look(tool: OfferedTool, agent: string | null): Steps<Look | null> {
    const { identities, native, certain } = this.#meaning(tool, agent);
    if (native && (!certain || isOwnTool(tool, agent))) return null;
    if (identities.length === 0)
      return isServersName(tool, agent)
        ? yield* this.#scanned({ ...UNKNOWN, status: "undeclared" }, tool)
        : UNKNOWN;
    const { fail_closed } = this.#options.config().sandbox.mcp;
    const known = identities.filter(
      ({ serverDeclared, serverListed }) => serverDeclared || (serverListed && !fail_closed),
    );
    if (known.length === 0)
      return yield* this.#scanned({ ...UNKNOWN, status: "undeclared", tool: identities[0] ?? null }, tool);
    const found: Look[] = [];
    for (const one of known) found.push(yield* this.#compared(one, tool));
    return nearest(found);
  }

  *#compared(tool: ToolIdentity, shown: OfferedTool): Steps<Look> {
    const { definitions, since } = this.#options;
    const { serverId, toolName, serverType } = tool;
    const known = { status: "listed", tool, changes: [], detections: [] } as const;
    const forms = definitions.shownForms(serverId, toolName);
    if (forms.length === 0 && definitions.hashOf(serverId, toolName) === null)
      return yield* this.#scanned({ ...known, status: "uninspected" }, shown);
    const server = {
      ids: permittedNames(serverId),
      instructions: this.#instructionsOf(serverId),
    };
    const differences: (FieldChange | null)[] = [];
    for (const form of forms) {
      differences.push(shownDifference(shown, parseCanonical(form), server));
      yield;
    }
    if (!differences.includes(null)) {
      const [first] = differences;
      return yield* this.#scanned({ ...known, status: "changed", changes: first ? [first] : [] }, shown);
    }
    if (serverType === "stdio" && !definitions.wasListedSince(serverId, since.toISOString()))
      return { ...known, status: "uninspected" };
    const detected = definitions.detectedOf(serverId, toolName);
    if (detected === null || detected.action === "alert") return known;
    return { ...known, status: "poisoned", detections: definitions.findings.of(serverId, toolName) };
  }

  /** As models may be shown them; they are long, and compared for each tool. */
  #instructionsOf(serverId: string): ReadonlySet<string> {
    const { definitions } = this.#options;
    const { revision } = definitions;
    const known = this.#instructions.get(serverId);
    if (known?.revision === revision) return known.shown;
    const texts = definitions.shownForms(serverId, INSTRUCTIONS).map(canonicalText);
    const shown = new Set(texts.flatMap(shownInstructions));
    this.#instructions.set(serverId, { revision, shown });
    return shown;
  }

  /** Adds what is detected in the definition as it is shown. */
  *#scanned(look: Look, { name, description, schema, more }: OfferedTool): Steps<Look> {
    const { findings, scanner } = this.#options.definitions;
    const definition = { ...more, name: look.tool?.toolName ?? name, description, inputSchema: schema };
    const canonical = canonicalOrNull(definition);
    const context = findings.contextOf(look.tool?.serverId ?? "");
    const scanned = { hash: hashOf(canonical), size: canonical?.length ?? Number.POSITIVE_INFINITY };
    const detections = yield* scanner.tool(scanned, () => definition, context);
    const action = findings.judge(detections, false)?.action ?? "alert";
    return action === "alert" ? look : { ...look, detections };
  }

  #action({ status }: Look): { action: "alert" | "strip" | "refuse"; rule: string | null } {
    const { enforce_policy, offered_tools, fail_closed } = this.#options.config().sandbox.mcp;
    if (!enforce_policy || status === "listed" || status === "unknown")
      return { action: "alert", rule: null };
    if (offered_tools === "alert" && status === "undeclared" && fail_closed)
      return { action: "strip", rule: FAIL_CLOSED };
    return { action: offered_tools, rule: offered_tools === "alert" ? null : RULE };
  }

  #isNews(look: Look | null, { name, namespace }: OfferedTool): boolean {
    return (
      look !== null &&
      look.status in SETTLES &&
      !this.#told.get(wireNameText({ name, namespace }))?.includes(`"${look.status}"`)
    );
  }

  #tell(
    { requestId, dialect, api, mode }: RequestContext,
    agent: string | null,
    shown: OfferedTool,
    { status, tool, changes, detections }: Look,
    done: { action: "allow" | "block"; would_block: boolean; rule: string | null },
  ): void {
    const wire_name = wireNameText(shown);
    const { name, description, schema, more } = shown;
    const offered_hash = hashOf(canonicalOrNull({ ...more, name, description, inputSchema: schema }));
    const tool_hash =
      tool === null ? "" : (this.#options.definitions.hashOf(tool.serverId, tool.toolName) ?? "");
    const now = JSON.stringify([offered_hash, tool_hash, status, done.action, done.would_block]);
    if (this.#told.get(wire_name) === now) return;
    const minute = Math.floor(Date.now() / 60_000);
    this.#events = minute === this.#minute ? this.#events + 1 : 1;
    this.#minute = minute;
    if (this.#events > MAX_EVENTS) {
      this.#options.counters.offers_untold++;
      return;
    }
    this.#told.set(wire_name, now);
    this.#emit({
      type: "mcp_tool_offered",
      request_id: requestId,
      dialect,
      api,
      agent,
      status,
      server_id: tool?.serverId ?? null,
      tool_name: tool?.toolName ?? name,
      wire_name,
      offered_hash,
      tool_hash,
      changes: [...changes],
      detections: [...detections],
      max_severity: maxSeverity(detections),
      mode,
      text: lookText({ status, tool, changes }),
      ...done,
    });
    if (status === "undeclared" || status === "uninspected") this.#discover(status, tool, shown, agent);
  }

  #discover(
    status: "undeclared" | "uninspected",
    tool: ToolIdentity | null,
    shown: OfferedTool,
    agent: string | null,
  ): void {
    const server = offeredServer(status, tool, shown, agent, this.#options.config().sandbox.mcp);
    if (this.#found.get(server.server_id) === status || this.#found.size >= MAX_FOUND) return;
    this.#found.set(server.server_id, status);
    this.#emit({ type: "mcp_server_discovered", ...server });
  }
}

/**
 * Reports whether a name that is neither a known server's nor one of the agent's own can only be an unknown server's: a
 * known agent that puts nothing but the server's name in front of a tool's.
 */
function isServersName({ name, namespace }: OfferedTool, agent: string | null): boolean {
  const known = agentNamed(agent);
  return namespace === null && known?.joint?.test(name) === true;
}

/** Reports whether a name that servers' tools have, too, is the agent's own tool: those of servers are named otherwise there. */
function isOwnTool({ name, namespace }: OfferedTool, agent: string | null): boolean {
  const known = agentNamed(agent);
  const isBare = known?.joint?.test("") === true;
  return namespace === null && !isBare && known?.nativeTools.has(name) === true;
}

function canonicalOrNull(definition: unknown): string | null {
  try {
    return canonicalDefinition(definition);
  } catch (error) {
    if (error instanceof DefinitionError) return null;
    throw error;
  }
}

function hashOf(canonical: string | null): string {
  return canonical === null ? "" : canonicalHash(canonical);
}
