/**
 * The shape of the YAML file, with *-schema.ts: the only place for keys, types, limits and defaults. The JSON Schema in
 * docs/schema and the hints for misspelt keys are derived from it.
 *
 * On failure: unknown keys are refused, so that a misspelt `denied_servers` does not silently mean no policy.
 */
import * as z from "zod";
import { audit } from "./audit-schema.ts";
import { gateway, inspection } from "./inspection-schema.ts";
import { mcpProxy } from "./mcp-proxy-schema.ts";
import { mcp } from "./mcp-schema.ts";
import { network } from "./network-schema.ts";
import {
  bytes,
  off,
  on,
  optionalFlag,
  optionalMode,
  parsedBy,
  re2,
  seconds,
  section,
} from "./schema-parts.ts";
import { parseUpstream, parseWebhookUrl } from "./urls.ts";

const proxy = () =>
  z.strictObject({
    mode: z
      .enum(["embedded", "mcp-only", "disabled"])
      .default("disabled")
      .describe("The LLM proxy; mcp-only implies dlp.mode disabled and llm_storage.store_bodies."),
    port: z.int().min(0).max(65_535).default(0).describe("Port on 127.0.0.1; 0: a free one."),
    providers: z
      .record(
        z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, "letters a-z, digits and -, at most 32"),
        parsedBy(z.string(), parseUpstream),
      )
      .default({})
      .describe(
        "Upstream URL by provider name; anthropic, openai, gemini and bedrock have defaults, others answer below /NAME/.",
      ),
    stream_block: z
      .enum(["rewrite", "terminate"])
      .default("rewrite")
      .describe("What follows a blocked call in a stream: the rest of the answer, or its end."),
    max_block_bytes: bytes.prefault("1MiB").describe("A tool call larger than this is blocked."),
    max_event_bytes: bytes.prefault("16MiB").describe("Size limit for one event of a stream."),
    max_request_bytes: bytes.prefault("128MiB").describe("Size limit for a request to a model."),
    max_response_bytes: bytes
      .prefault("16MiB")
      .describe("Size limit for what is parsed of an answer that is not a stream."),
    idle_seconds: seconds
      .default(600)
      .describe("netmon gives up an upstream that sends nothing for this long."),
    ca_file: z
      .string()
      .regex(/^(?:\/.*)?$/, "not an absolute path")
      .default("")
      .describe("PEM file of certificate authorities to trust as well, for models and MCP servers."),
    allow_types: z
      .array(z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,63}$/, "letters, digits, _, . and -, at most 64"))
      .default([])
      .describe("Unknown types of events, content blocks, output items and parts that may pass."),
  });

const approvalWebhook = () =>
  z.strictObject({
    url: parsedBy(z.string().min(1), parseWebhookUrl).describe(
      "Receiver of the messages, with signature; https, or http on loopback.",
    ),
    answers_url: parsedBy(z.string(), parseWebhookUrl)
      .prefault("")
      .describe("Where netmon asks for answers, as long as calls wait; empty: only responses of url answer."),
    secret_file: z
      .string()
      .regex(/^\//, "not an absolute path")
      .describe("File with the secret of both directions, whsec_..., that no other user can read."),
    timeout_seconds: z.number().min(0.1).max(300).default(5).describe("Seconds for one attempt."),
    retries: z.int().min(0).max(20).default(3).describe("Attempts after the first."),
  });

const approvals = () =>
  z.strictObject({
    hold_seconds: z
      .number()
      .min(0)
      .max(3600)
      .default(20)
      .describe("A call that asks waits this long for its answer, and is then refused with a reference."),
    expire_seconds: seconds
      .default(300)
      .describe("A ticket ends if nobody answers in this time, or if the approved call does not come."),
    connection_seconds: seconds
      .default(2_592_000)
      .describe("An approved connection stays open this long, and at most until the session ends."),
    max_pending: z
      .int()
      .min(1)
      .max(1000)
      .default(20)
      .describe("Calls of a session that may wait, and as many connections; more are refused."),
    webhooks: z
      .array(approvalWebhook())
      .max(16)
      .prefault([])
      .describe("Receivers that are told of each call that waits, and may answer for a person."),
  });

const store = () =>
  z.strictObject({
    enabled: on("Keep events in the state directory."),
    max_days: z.number().min(0.001).max(3650).default(30).describe("Days an event or body is kept."),
    max_bytes: bytes.prefault("1GiB").describe("Size of the database; the oldest entries go first."),
    max_queue: z
      .int()
      .min(16)
      .max(10_000_000)
      .default(100_000)
      .describe("Events waiting to be written; more are dropped and counted."),
    max_body_bytes: bytes.prefault("1MiB").describe("Stored part of one body."),
  });

const llmStorage = () =>
  section("Stored LLM requests.", {
    store_bodies: off("Keep requests and answers, without credentials, with the events."),
  });

const dlp = () =>
  section("Data loss prevention: redaction of what a model reads.", {
    mode: z
      .enum(["redact", "disabled"])
      .default("disabled")
      .describe("Redaction in the LLM proxy, and in results of netmon's own tools."),
    patterns: z
      .array(z.enum(["email", "api_key", "card"]))
      .prefault(["email", "api_key", "card"])
      .describe("Built-in patterns."),
    custom: z
      .array(
        z.strictObject({
          name: z
            .string()
            .regex(/^[a-z0-9_]{1,32}$/, "letters a-z, digits and _, at most 32")
            .describe("Name in the placeholder."),
          pattern: re2.describe("RE2 pattern."),
        }),
      )
      .prefault([])
      .describe("Your own patterns."),
  });

const SANDBOX = {
  mode: () => optionalMode("Mode of every layer that sets none: observe reports what enforce would refuse."),
  fail_closed: () =>
    optionalFlag("For every layer that does not set it; enforce: refuse what is not declared."),
  mcp: () => mcp.prefault({}).describe("MCP servers and the policy for them."),
  network: () => network.prefault({}).describe("The kernel layer."),
};

const SECTIONS = {
  sandbox: (value: unknown) => section("What the agent may do.", built(SANDBOX, value)),
  proxy: () => proxy().prefault({}).describe("The LLM proxy."),
  mcp: () =>
    section("MCP inspection.", {
      inspection: inspection.prefault({}).describe("Shims, gateways and detection."),
    }),
  gateway: () => gateway.prefault({}).describe("netmon gateway."),
  mcp_proxy: () => mcpProxy.prefault({}).describe("netmon's own tools, in place of the agent's."),
  llm_storage: llmStorage,
  approvals: () => approvals().prefault({}).describe("Calls and connections that wait for a person."),
  store: () => store().prefault({}).describe("The event store."),
  audit: () => audit.prefault({}).describe("Destinations of events, in addition to stdout and the store."),
  dlp,
};

type Sections = Readonly<Record<string, (value: unknown) => z.ZodType>>;

/** Builds the sections that `value` has; undefined: all. */
function built<S extends Sections>(sections: S, value: unknown): { [Name in keyof S]: ReturnType<S[Name]> } {
  const has = (name: string): boolean =>
    value === undefined || (typeof value === "object" && value !== null && Object.hasOwn(value, name));
  const shape = Object.entries(sections)
    .filter(([name]) => has(name))
    .map(([name, build]) => [name, build((value as Record<string, unknown> | undefined)?.[name])]);
  return Object.fromEntries(shape) as { [Name in keyof S]: ReturnType<S[Name]> };
}

/** Includes only the sections that `value` has, since each takes time to build; without a value, all. */
export function configSchema(value?: unknown) {
  return z.strictObject(built(SECTIONS, value));
}

export type ConfigInput = z.input<ReturnType<typeof configSchema>>;
export type ConfigShape = z.output<ReturnType<typeof configSchema>>;
