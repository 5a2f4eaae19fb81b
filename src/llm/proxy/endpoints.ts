/**
 * Classifies a path of an LLM API: the proxy reads its answers for tool calls, checks its requests, or neither. The
 * wire format is recognised by the end of the path, whoever the provider is, because gateways and local servers
 * serve the same APIs under paths of their own.
 *
 * Fails closed. A path whose answers may carry tool calls in a form that is not read is `opaque`, one that is not in
 * the table `unknown`; enforce refuses both, and undocumented methods.
 *
 * Paths: Anthropic SDK 1.14, OpenAI SDK 7.59, Google GenAI SDK 3.3 and the AWS, Azure and Vertex references.
 */
import type { Dialect, LlmApi } from "../../event/event.ts";
import type { Readings } from "./target.ts";

export type EndpointKind =
  | "answers" // the request is checked, the answer is read
  | "prompts" // the request is checked, the answer has no calls
  | "harmless" // the answer has no calls, which enforce verifies
  | "opaque"
  | "unknown";

export interface Endpoint {
  kind: EndpointKind;
  /** null: no wire format that is read. */
  api: LlmApi | null;
  /** The API's vendor, if the path reveals it; null: unknown. */
  dialect: Dialect | null;
  /** Methods that the API documents for the path. */
  methods: readonly string[];
  /**
   * Whether it makes what the provider may keep, and gives it an id. Other answers have the ids of what there was before,
   * which are not known by being asked for.
   */
  keeps?: true;
  /** Media types of answers that are not JSON: audio, video, images, transcripts, files; null: none. */
  media: RegExp | null;
}

interface Row extends Endpoint {
  exact: RegExp;
  anyCase: RegExp;
  /** Methods to which the row is limited; null: all. */
  when: readonly string[] | null;
  /** Dialect to which the row is limited; null: all. */
  only: Dialect | null;
}

const POST = ["POST"];
const GET_OR_POST = ["GET", "POST"];
const READ = ["GET", "HEAD"];
const READ_AND_WRITE = ["GET", "HEAD", "POST", "DELETE"];
const PATCHED = [...READ_AND_WRITE, "PATCH"];

function row(
  kind: EndpointKind,
  dialect: Dialect | null,
  pattern: string,
  more: Partial<Pick<Row, "api" | "when" | "methods" | "only" | "media" | "keeps">> = {},
): Row {
  const usual = kind === "answers" || kind === "prompts" ? POST : READ_AND_WRITE;
  return {
    kind,
    dialect,
    api: null,
    when: null,
    media: null,
    only: null,
    methods: more.when ?? usual,
    ...more,
    exact: new RegExp(pattern),
    anyCase: new RegExp(pattern, "i"),
  };
}

/** A version segment and anything before it, or nothing: `/openai/v1`, `/v1beta`, ``. */
const BASE = "^(?:/.*)?(?:/v\\d+[a-z0-9]*)?";
/** A version segment and anything before it, or the path's start; after either, Vertex has a project and a place. */
const API = "^(?:(?:/.*)?/v\\d+[a-z0-9]*|/upload)?(?:/projects/[^/]+/locations/[^/]+)?";
/** What runs at the provider, and may be given tools, servers, skills and agents in forms that are not read. */
const OPAQUE =
  "agents|assistants|chatkit|credentials|decisions|deployment_runs|dreams|environments|evals|live|realtime|reasoningEngines|sessions|threads|triggers|tunnels|vaults|workflows";
/** What an API has beside its models' answers. */
const BESIDE =
  "audio|batches|completions|compliance|containers|content_provenance_checks|conversations|embeddings|files|fine_tuning|images|models|moderations|organizations?|rerank|safety|skills|uploads|usage|vector_stores|videos|voices|webhook_event_types|projects/[^/]+/(?:groups|roles|users)";
const GEMINI_BESIDE =
  "batchPredictionJobs|corpora|endpoints|fileSearchStores|operations|publishers|ragCorpora|tunedModels|tuningJobs";
/** What follows a name of Gemini's: a resource, and a verb that asks no model. */
const RESOURCE =
  "(?:/[^:]*)?(?::(?:cancel|importFile|uploadToFileSearchStore|validateReinforcementTuningReward))?$";

/** Any type: the client asks for a file, which is bytes to it and no answer of a model. */
export const FILE = /^/;
/** Transcripts in the forms that a client can ask for besides JSON. */
const TRANSCRIPT = /^(?:text\/(?:plain|vtt|srt)|application\/x-subrip)$/;

/** What the SDKs accept for speech and videos; some servers do not say which kind of bytes. */
const SOUND = /^(?:audio\/[a-z0-9.+-]+|application\/octet-stream)$/;
const PICTURE = /^(?:(?:video|image)\/[a-z0-9.+-]+|application\/(?:octet-stream|binary))$/;

/** The first matching row decides. */
const ROWS: readonly Row[] = [
  // Anthropic Messages, and the same API at Vertex
  row("opaque", "anthropic", `${BASE}/messages/batches/[^/]+/results$`),
  row("opaque", "anthropic", `${BASE}/messages/batches$`, { when: POST }),
  row("harmless", "anthropic", `${BASE}/messages/batches(?:/[^/]+(?:/cancel)?)?$`),
  row("prompts", "anthropic", `${BASE}/messages/count_tokens$`, { api: "messages" }),
  row("prompts", "anthropic", "/publishers/anthropic/models/count-tokens:rawPredict$", { api: "messages" }),
  row("answers", "anthropic", "/publishers/anthropic/models/[^/:]+:(?:rawPredict|streamRawPredict)$", {
    api: "messages",
    keeps: true,
  }),

  // Agents that run at the provider, and transports that are not HTTP answers
  row("opaque", null, `${API}/(?:${OPAQUE})(?:/|$)`),
  // not Azure's, which are models
  row("opaque", "anthropic", `${API}/deployments(?:/[^/]+(?:/(?:archive|pause|run|unpause))?)?$`),
  row(
    "opaque",
    "anthropic",
    `${API}/organizations/(?:claude_code|claude_tag|plugins|plugin_marketplaces)(?:/|$)`,
  ),
  row("opaque", "openai", "^/openai/(?:assistants|threads|realtime)(?:/|$)"),
  row("opaque", "openai", `${API}/conversations/[^/]+/items(?:/|$)`),
  row("prompts", "openai", `${API}/conversations$`, { api: "responses", when: POST, keeps: true }),
  row("prompts", "openai", `${API}/conversations/[^/]+$`, { api: "responses", when: POST }),
  row("opaque", "openai", `${API}/batches$`, { when: POST }),
  row("harmless", null, `${BASE}/(?:containers/[^/]+/)?files/[^/]+/content$`, { methods: READ, media: FILE }),
  row("harmless", null, `${BASE}/skills/[^/]+/(?:versions/[^/]+/)?content$`, { methods: READ, media: FILE }),

  // APIs of other vendors and requests inside requests
  row("opaque", null, "/api/(?:chat|generate)$"), // Ollama
  row("opaque", null, "/v[12]/chat$"), // Cohere
  row("opaque", "openai", `${API}/chat/deferred-completion/`), // xAI
  row("opaque", "gemini", "^/batch(?:/|$)"), // multipart/mixed at Google

  // OpenAI Chat Completions
  row("opaque", "openai", "/chat/completions/[^/]+/messages$"),
  row("opaque", "openai", "/extensions/chat/completions$"),
  row("opaque", "openai", "/chat/completions$", { when: READ }),
  row("harmless", "openai", "/chat/completions/[^/]+$", { when: ["DELETE"] }),
  row("answers", "openai", "/chat/completions$", { api: "chat_completions" }),
  row("answers", "openai", "/chat/completions/[^/]+$", { api: "chat_completions", methods: GET_OR_POST }),

  // OpenAI Responses
  row("opaque", "openai", "/responses/[^/]+/input_items$"),
  row("prompts", "openai", "/responses/input_tokens$", { api: "responses" }),
  row("harmless", "openai", "/responses/[^/]+$", { when: ["DELETE"] }),
  row("answers", "openai", "/responses(?:/compact)?$", { api: "responses", keeps: true }),
  row("answers", "openai", "/responses/[^/]+/cancel$", { api: "responses" }),
  row("answers", "openai", "/responses/[^/]+$", { api: "responses", methods: GET_OR_POST }),

  // After other paths with the same ending (threads, stored completions)
  row("answers", "anthropic", `${API}/messages$`, { api: "messages", keeps: true }),

  // Gemini, Vertex and Code Assist (/v1internal:…)
  row("harmless", "gemini", "/v1internal:(?:loadCodeAssist|onboardUser|countTokens)$"),
  row("answers", "gemini", "/[^/:]+:(?:generateContent|streamGenerateContent)$", { api: "generate_content" }),
  row("harmless", "gemini", `${API}/files/[^/:]+:download$`, {
    methods: READ,
    media: FILE,
  }),
  row(
    "opaque",
    "gemini",
    ":(?:batchGenerateContent|rawPredict|streamRawPredict|query|streamQuery|download)$",
  ),
  row("opaque", "gemini", "BidiGenerateContent"),
  row("opaque", "gemini", `${API}/(?:interactions|auth_?tokens)(?:/|$)`),
  row("opaque", "gemini", `${API}/batchPredictionJobs$`, { when: POST }),
  row("prompts", "gemini", "/[^/:]+:countTokens$", { api: "generate_content" }),
  row("prompts", "gemini", `${API}/cachedContents(?:/|$)`, { api: "generate_content", methods: PATCHED }),
  row(
    "harmless",
    "gemini",
    ":(?:embedContent|batchEmbedContents|asyncBatchEmbedContent|predict|predictLongRunning|fetchPredictOperation|computeTokens)$",
  ),
  row("harmless", "gemini", `${API}/files:register$`, { when: POST }),
  row("harmless", "gemini", `^/v1(?:alpha|beta)[^/]*/(?:batches|files|models)${RESOURCE}`, {
    methods: PATCHED,
  }),
  row("harmless", "gemini", `${API}/(?:${GEMINI_BESIDE})${RESOURCE}`, { methods: PATCHED }),
  row("harmless", "gemini", `^/upload${API.slice(1)}/(?:files|fileSearchStores)${RESOURCE}`, {
    methods: ["POST", "PUT"],
  }),

  // Bedrock; a model's id may be an ARN with slashes
  row("answers", "bedrock", "/model/.+/converse(?:-stream)?$", { api: "converse" }),
  row("answers", "bedrock", "/model/.+/invoke(?:-with-response-stream)?$", { api: "invoke_model" }),
  row("harmless", "bedrock", "/model/.+/count-tokens$"),
  row("opaque", "bedrock", "/model/.+/(?:invoke-with-bidirectional-stream|async-invoke)$"),
  row("opaque", "bedrock", "^/(?:async-invoke|model-invocation-jobs?|agents|flows)(?:/|$)"),
  row("harmless", "bedrock", "^/(?:guardrail|guardrail-checks|foundation-models|inference-profiles)(?:/|$)"),

  // Other paths that the SDKs and the agents call
  row("harmless", "anthropic", `${API}/(?:complete|mcp_servers|user_profiles|memory_stores|oauth)(?:/|$)`),
  row("harmless", "anthropic", "^/api/(?:claude_cli|claude_code|event_logging|hello|oauth)(?:/|$)"),
  row("harmless", "openai", "/audio/speech$", { methods: POST, media: SOUND }),
  row("harmless", "openai", "/audio/(?:transcriptions|translations)$", { methods: POST, media: TRANSCRIPT }),
  row("harmless", "openai", `${API}/videos/[^/]+/content$`, {
    methods: READ,
    media: PICTURE,
  }),
  row("harmless", null, `${API}/(?:${BESIDE})(?:/|$)`),
  row("harmless", null, `${API}/(?:webhooks|webhook_endpoints)(?:/|$)`, { methods: PATCHED }),
  row("harmless", "openai", "^/openai/(?:models|files)(?:/|$)"),
  row("harmless", "openai", "^(?:/openai)?/deployments/[^/]+/(?:audio|completions|embeddings|images)(?:/|$)"),
];

const UNKNOWN: Endpoint = { kind: "unknown", api: null, dialect: null, methods: [], media: null };

function lookUp(path: string, method: string, dialect: Dialect | null, anyCase: boolean): Endpoint {
  for (const each of ROWS) {
    if (each.when !== null && !each.when.includes(method)) continue;
    if (each.only !== null && dialect !== null && each.only !== dialect) continue;
    if ((anyCase ? each.anyCase : each.exact).test(path)) return each;
  }
  return UNKNOWN;
}

/** The kinds of two readings of which the stricter is used; any other difference is an ambiguity. */
const PASSABLE: readonly EndpointKind[] = ["harmless", "unknown"];

export interface Classified {
  endpoint: Endpoint;
  /** Whether the upstream might read the path differently. */
  ambiguous: boolean;
}

/**
 * Classifies a path. `dialect`: the provider's, if the request names one. An ambiguous path gets the endpoint whose
 * answers would be read, so that observe misses nothing.
 */
export function classify(
  path: string,
  readings: Readings,
  method: string,
  dialect: Dialect | null,
): Classified {
  const raw = lookUp(path, method, dialect, false);
  let endpoint = raw;
  let ambiguous = readings.odd;
  for (const reading of readings.normalised) {
    const other = lookUp(reading, method, dialect, true);
    if (other === raw) continue;
    if (PASSABLE.includes(raw.kind) && PASSABLE.includes(other.kind)) {
      if (other.kind === "unknown") endpoint = { ...other, dialect: raw.dialect };
      continue;
    }
    ambiguous = true;
    if (endpoint.api === null && other.api !== null) endpoint = other;
  }
  return { endpoint, ambiguous };
}
