/**
 * The shape of the YAML file, with *-schema.ts: the only place for keys, types, limits and defaults. The JSON Schema in
 * docs/schema and the hints for misspelt keys are derived from it.
 *
 * On failure: unknown keys are refused, so that a misspelt `denied_servers` does not silently mean no policy.
 */
import * as z from "zod";
import { audit } from "./audit-schema.ts";
import { credentials } from "./credentials-schema.ts";
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
      .describe(
        "The LLM proxy. `embedded`: with redaction where `dlp` asks for it. `mcp-only`: no redaction, bodies are stored.",
      ),
    port: z.int().min(0).max(65_535).default(0).describe("Port on 127.0.0.1; 0: a free one."),
    providers: z
      .record(
        z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, "letters a-z, digits and -, at most 32"),
        parsedBy(z.string(), parseUpstream),
      )
      .default({})
      .describe(
        "Upstream URL by provider name: gateways, Azure, local models. `anthropic`, `openai`, `gemini` and `bedrock` have defaults; a provider of another name answers below `/NAME/`.",
      ),
    stream_block: z
      .enum(["rewrite", "terminate"])
      .default("rewrite")
      .describe("After a blocked call in a stream: continue the answer, or end it."),
    max_block_bytes: bytes.prefault("1MiB").describe("A tool call larger than this is blocked."),
    max_event_bytes: bytes.prefault("16MiB").describe("One event of a stream."),
    max_request_bytes: bytes.prefault("128MiB").describe("The body of a request to a model."),
    max_response_bytes: bytes
      .prefault("16MiB")
      .describe(
        "What is parsed of an answer that is not a stream. Long texts (images, files) and long lists of numbers are not, so an answer of up to eight times this size passes if little else is in it.",
      ),
    idle_seconds: seconds
      .default(600)
      .describe("Time without data after which netmon gives up on an upstream."),
    ca_file: z
      .string()
      .regex(/^(?:\/.*)?$/, "not an absolute path")
      .default("")
      .describe(
        "PEM file of certificate authorities to trust as well, for models and MCP servers (docs/llm-proxy.md#companies-networks). An absolute path.",
      ),
    allow_types: z
      .array(z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,63}$/, "letters, digits, _, . and -, at most 64"))
      .default([])
      .describe(
        "Types of events, content blocks, output items and parts of answers that may pass although netmon does not know them, as `llm_refusal` (`unknown_type`) names them. Anything shaped like a call still does not pass.",
      ),
  });

const approvalWebhook = () =>
  z.strictObject({
    url: parsedBy(z.string().min(1), parseWebhookUrl).describe(
      "Receiver of the messages; `https`, or `http` on loopback.",
    ),
    answers_url: parsedBy(z.string(), parseWebhookUrl)
      .prefault("")
      .describe("Where netmon asks for answers while calls wait; empty: only responses of `url` answer."),
    secret_file: z
      .string()
      .regex(/^\//, "not an absolute path")
      .describe(
        "File with the secret of both directions: `whsec_` and the base64 of 24 bytes or more. An absolute path. It must be root's or netmon's user's, and no other user's to read.",
      ),
    timeout_seconds: z.number().min(0.1).max(300).default(5).describe("Time for one attempt."),
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
      .describe(
        "Receivers that are told of each call that waits, and may answer for a person (docs/approvals.md#webhooks); at most 16.",
      ),
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
    max_body_bytes: bytes.prefault("1MiB").describe("Bytes kept of one body."),
  });

const llmStorage = () =>
  section("Storage of LLM requests.", {
    store_bodies: off("Keep requests and answers, without credentials, beside the events."),
  });

const dlp = () =>
  section("Data loss prevention: redaction of what a model reads.", {
    mode: z
      .enum(["redact", "disabled"])
      .default("disabled")
      .describe(
        "`redact` replaces each match by `[REDACTED:name]` before a request leaves, and in results of netmon's own tools.",
      ),
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
      .describe("Custom patterns."),
  });

const SANDBOX = {
  mode: () =>
    optionalMode(
      "Of every layer that says nothing itself: `observe` refuses nothing and reports what `enforce` would refuse.",
    ),
  fail_closed: () =>
    optionalFlag("Of every layer that says nothing itself. In `enforce`: refuse what is not declared."),
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
  gateway: () => gateway.prefault({}).describe("`netmon gateway` (docs/mcp-gateway.md)."),
  mcp_proxy: () => mcpProxy.prefault({}).describe("netmon's own tools, in place of the agent's."),
  credentials: () =>
    credentials()
      .default({})
      .describe(
        "Keys that the agent never has, by name (`a-z`, `0-9`, `-` and `_`): it gets placeholders (docs/credentials.md). Each has exactly one source: `env`, `file`, `exec` or `systemd`.",
      ),
  llm_storage: llmStorage,
  approvals: () =>
    approvals().prefault({}).describe("Calls and connections that wait for a person (docs/approvals.md)."),
  store: () => store().prefault({}).describe("The event store (docs/store.md)."),
  audit: () =>
    audit
      .prefault({})
      .describe(
        "Destinations of events, in addition to stdout and the store (docs/audit.md). Read only at the start.",
      ),
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
