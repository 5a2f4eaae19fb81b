/** The provider, the path and the treatment of each request. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Route, routeOf } from "../../../src/llm/proxy/routes.ts";
import { originForm, readingsOf } from "../../../src/llm/proxy/target.ts";

const PROVIDERS = {
  anthropic: "https://api.anthropic.com",
  openai: "https://api.openai.com",
  gemini: "https://generativelanguage.googleapis.com",
  bedrock: "https://bedrock-runtime.us-east-1.amazonaws.com",
  gateway: "https://gateway.example/base/v1",
};

function route(
  url: string,
  method = "POST",
  headers: Record<string, string> = {},
  providers: Record<string, string> = PROVIDERS,
): Route {
  const found = routeOf(originForm(url)!, method, headers, providers);
  if (!("upstream" in found)) throw new Error(found.text);
  return found;
}

function kindOf(url: string, method = "POST", headers: Record<string, string> = {}): string {
  const { endpoint, ambiguous } = route(url, method, headers);
  if (ambiguous) return "ambiguous";
  return endpoint.api === null ? endpoint.kind : `${endpoint.kind} ${endpoint.api}`;
}

describe("paths of the SDKs and agents", () => {
  test.each([
    ["/v1/messages?beta=true", "anthropic", "answers messages"],
    ["/v1/messages/count_tokens", "anthropic", "prompts messages"],
    ["/v1/messages/batches", "anthropic", "opaque"],
    ["GET /v1/messages/batches", "anthropic", "harmless"],
    ["GET /v1/messages/batches/msgbatch_1", "anthropic", "harmless"],
    ["GET /v1/messages/batches/msgbatch_1/results", "anthropic", "opaque"],
    ["/v1/complete", "anthropic", "harmless"],
    ["/v1/chat", "openai", "opaque"],
    ["/openai/api/chat", "openai", "opaque"],
    ["/batch/v1beta", "gemini", "opaque"],
    ["/api/event_logging/batch", "anthropic", "harmless"],
    ["/v1/chat/completions", "openai", "answers chat_completions"],
    ["/chat/completions", "openai", "answers chat_completions"],
    ["GET /v1/chat/completions/chatcmpl-1", "openai", "answers chat_completions"],
    ["GET /v1/chat/completions", "openai", "opaque"],
    ["GET /v1/chat/completions/chatcmpl-1/messages", "openai", "opaque"],
    ["DELETE /v1/chat/completions/chatcmpl-1", "openai", "harmless"],
    ["/v1/responses", "openai", "answers responses"],
    ["/responses", "openai", "answers responses"],
    ["GET /v1/responses/resp_1", "openai", "answers responses"],
    ["GET /v1/responses/resp_1?stream=true&starting_after=3", "openai", "answers responses"],
    ["/v1/responses/resp_1/cancel", "openai", "answers responses"],
    ["/v1/responses/compact", "openai", "answers responses"],
    ["/v1/responses/input_tokens", "openai", "prompts responses"],
    ["GET /v1/responses/resp_1/input_items", "openai", "opaque"],
    ["DELETE /v1/responses/resp_1", "openai", "harmless"],
    ["GET /v1/conversations/conv_1/items", "openai", "opaque"],
    ["/v1/threads/thread_1/runs", "openai", "opaque"],
    ["/v1/threads/thread_1/messages", "openai", "opaque"],
    ["/v1/assistants", "openai", "opaque"],
    ["/v1/realtime/client_secrets", "openai", "opaque"],
    ["/v1/batches", "openai", "opaque"],
    ["GET /v1/files/file_1/content", "openai", "harmless"],
    ["GET /v1/containers/c/files/f/content", "openai", "harmless"],
    ["GET /v1/skills/s/versions/1/content", "openai", "harmless"],
    ["/v1/audio/transcriptions", "openai", "harmless"],
    ["/v1/webhook_endpoints", "openai", "harmless"],
    ["GET /v1/safety/alerts", "openai", "harmless"],
    ["/v1/responses/compact", "openai", "answers responses"],
    ["/v1/agents/a/sessions", "openai", "opaque"],
    ["/v1/vaults", "openai", "opaque"],
    ["GET /v1/models", "openai", "harmless"],
    ["/v1/embeddings", "openai", "harmless"],
    ["/v1/files", "openai", "harmless"],
    ["/v1/nobody/knows", "openai", "unknown"],
    ["/v1/conversations", "openai", "prompts responses"],
    ["/v1/conversations/conv_1", "openai", "prompts responses"],
    ["GET /v1/conversations/conv_1", "openai", "harmless"],
    ["/v1/decisions", "openai", "opaque"],
    ["/v1/live/sessions", "openai", "opaque"],
    ["/openai/embeddings", "openai", "harmless"],
    ["GET /gateway/models", "gateway", "harmless"],
    ["/gateway/embeddings", "gateway", "harmless"],
    ["/openai/deployments/gpt/chat/completions?api-version=1", "openai", "answers chat_completions"],
    ["/openai/deployments/gpt/extensions/chat/completions", "openai", "opaque"],
    ["/openai/deployments/gpt/embeddings", "openai", "harmless"],
    ["/openai/v1/responses", "openai", "answers responses"],
    ["/v1beta/models/gemini-3:generateContent", "gemini", "answers generate_content"],
    ["/v1beta/models/gemini-3:streamGenerateContent?alt=sse", "gemini", "answers generate_content"],
    ["/v1/models/gemini-3:generateContent", "gemini", "answers generate_content"],
    ["/v1alpha/models/gemini-3:generateContent", "gemini", "answers generate_content"],
    ["/v1beta/tunedModels/mine:generateContent", "gemini", "answers generate_content"],
    ["/v1beta/models/gemini-3:countTokens", "gemini", "prompts generate_content"],
    ["/v1beta/models/gemini-3:embedContent", "gemini", "harmless"],
    ["/v1beta/models/gemini-3:batchGenerateContent", "gemini", "opaque"],
    ["GET /v1beta/batches/1", "gemini", "harmless"],
    ["GET /v1/batches/1", "openai", "harmless"],
    ["/openai/conversations", "openai", "prompts responses"],
    ["/openai/batches", "openai", "opaque"],
    ["GET /openai/conversations/conv_1/items", "openai", "opaque"],
    ["GET /openai/organization/usage/costs", "openai", "harmless"],
    ["GET /openai/webhook_endpoints", "openai", "harmless"],
    ["GET /anthropic/memory_stores", "anthropic", "harmless"],
    ["/v1/organizations/plugins", "anthropic", "opaque"],
    ["/gemini/cachedContents", "gemini", "prompts generate_content"],
    ["/v1beta1/projects/p/locations/l/cachedContents", "gemini", "prompts generate_content"],
    ["/v1beta1/projects/p/locations/l/interactions", "gemini", "opaque"],
    ["/v1beta1/projects/p/locations/l/batchPredictionJobs", "gemini", "opaque"],
    ["GET /v1beta1/projects/p/locations/l/batchPredictionJobs/1", "gemini", "harmless"],
    ["/gateway/deployments/gpt/chat/completions", "gateway", "answers chat_completions"],
    ["/gateway/deployments/gpt/embeddings", "gateway", "harmless"],
    ["/v1beta/interactions", "gemini", "opaque"],
    ["/v1beta/cachedContents", "gemini", "prompts generate_content"],
    ["/v1/cachedContents", "gemini", "prompts generate_content"],
    ["/v1/cachedContents/1", "gemini", "prompts generate_content"],
    ["GET /v1/tunedModels/mine", "gemini", "harmless"],
    ["GET /v1beta/files/f:download", "gemini", "harmless"],
    ["/v1/webhooks", "openai", "harmless"],
    ["/v1/agents", "openai", "opaque"],
    ["GET /v1/operations/1", "gemini", "harmless"],
    ["GET /v1/fileSearchStores/1", "gemini", "harmless"],
    ["/upload/v1/files", "gemini", "harmless"],
    ["GET /v1beta/models", "gemini", "harmless"],
    ["/upload/v1beta/files", "gemini", "harmless"],
    ["/v1internal:streamGenerateContent?alt=sse", "gemini", "answers generate_content"],
    ["/v1internal:loadCodeAssist", "gemini", "harmless"],
    ["/v1beta/openai/chat/completions", "gemini", "answers chat_completions"],
    [
      "/v1/projects/p/locations/l/publishers/google/models/g:generateContent",
      "gemini",
      "answers generate_content",
    ],
    [
      "/v1/projects/p/locations/l/publishers/anthropic/models/c:streamRawPredict",
      "anthropic",
      "answers messages",
    ],
    ["/v1/projects/p/locations/l/publishers/mistralai/models/c:rawPredict", "gemini", "opaque"],
    ["/model/anthropic.claude-v3/converse", "bedrock", "answers converse"],
    ["/model/anthropic.claude-v3%3A0/converse-stream", "bedrock", "answers converse"],
    ["/model/arn%3Aaws%3Abedrock%3A%3A1%3Aprofile%2Fx/invoke", "bedrock", "answers invoke_model"],
    ["/model/x/invoke-with-response-stream", "bedrock", "answers invoke_model"],
    ["/model/x/invoke-with-bidirectional-stream", "bedrock", "opaque"],
    ["/async-invoke", "bedrock", "opaque"],
    ["/guardrail-checks/invoke", "bedrock", "harmless"],
  ])("%s", (line, provider, kind) => {
    const [method, url] = line.includes(" ") ? (line.split(" ") as [string, string]) : ["POST", line];
    expect(kindOf(url, method)).toBe(kind);
    expect(route(url, method).provider).toBe(provider);
  });
});

test("a shared path goes where its credentials or its program belong", () => {
  const to = (headers: Record<string, string>, url = "/v1/models") => route(url, "GET", headers).provider;
  expect(to({ "anthropic-version": "2023-06-01" })).toBe("anthropic");
  expect(to({ "anthropic-version": "2023-06-01" }, "/v1/nobody/knows")).toBe("anthropic");
  expect(to({ "anthropic-version": "2023-06-01" }, "/v1/chat/completions/x")).toBe("anthropic");
  expect(to({ "x-goog-api-key": "k" })).toBe("gemini");
  expect(to({}, "/v1/models?key=k")).toBe("gemini");
  expect(to({ "user-agent": "claude-cli/2.1.0 (external)" }, "/somewhere")).toBe("anthropic");
  expect(to({ authorization: "AWS4-HMAC-SHA256 Credential=x" }, "/somewhere")).toBe("bedrock");
  expect(to({ authorization: "Bearer k" })).toBe("openai");
  expect(kindOf("/v1/files/f/content", "GET", { "anthropic-version": "2023-06-01" })).toBe("harmless");
});

test("a method that is replaced in a field makes the request ambiguous", () => {
  expect(kindOf("/v1/responses/r", "DELETE")).toBe("harmless");
  expect(kindOf("/v1/responses/r", "DELETE", { "x-http-method-override": "GET" })).toBe("ambiguous");
});

test("a path of nobody has no provider, and says how to name one", () => {
  const found = routeOf(originForm("/somewhere")!, "GET", {}, PROVIDERS);
  expect(found).toMatchObject({ dialect: null });
  expect((found as { text: string }).text).toContain("/PROVIDER/");
  const missing = routeOf(originForm("/v1/messages")!, "POST", {}, { openai: PROVIDERS.openai });
  expect((missing as { text: string }).text).toContain("anthropic is not configured");
});

describe("paths at the upstream", () => {
  const at = (url: string, providers: Record<string, string> = PROVIDERS) => {
    const { upstream, path } = route(url, "POST", {}, providers);
    return upstream.origin + path;
  };
  test.each([
    ["/gateway/chat/completions", "https://gateway.example/base/v1/chat/completions"],
    ["/gateway/v1/messages?beta=true", "https://gateway.example/base/v1/messages?beta=true"],
    ["/anthropic/v1/messages", "https://api.anthropic.com/v1/messages"],
    ["/openai/v1/responses", "https://api.openai.com/v1/responses"],
    ["/openai/responses", "https://api.openai.com/v1/responses"],
    ["/responses", "https://api.openai.com/v1/responses"],
    ["/openai/skills/s/content", "https://api.openai.com/v1/skills/s/content"],
    ["/anthropic/memory_stores", "https://api.anthropic.com/v1/memory_stores"],
    ["/anthropic/api/oauth/profile", "https://api.anthropic.com/api/oauth/profile"],
    ["/v1/responses", "https://api.openai.com/v1/responses"],
    ["/v1/v1/messages", "https://api.anthropic.com/v1/v1/messages"],
    [
      "/v1beta/models/m%3Ax:generateContent?k=%2F",
      "https://generativelanguage.googleapis.com/v1beta/models/m%3Ax:generateContent?k=%2F",
    ],
  ])("%s", (url, upstream) => expect(at(url)).toBe(upstream));

  test("Azure keeps its own paths", () => {
    const azure = { openai: "https://mine.openai.azure.com" };
    const based = { openai: "https://mine.openai.azure.com/openai/v1" };
    const own = { ...PROVIDERS, azure: "https://mine.openai.azure.com" };
    const chat = "/openai/deployments/d/chat/completions?api-version=1";
    expect(at("/openai/v1/responses", azure)).toBe("https://mine.openai.azure.com/openai/v1/responses");
    expect(at(chat, azure)).toBe(`https://mine.openai.azure.com${chat}`);
    expect(at(chat, own)).toBe(`https://mine.openai.azure.com${chat}`);
    expect(at("/openai/v1/responses", based)).toBe("https://mine.openai.azure.com/openai/v1/responses");
    expect(at("/v1/responses", based)).toBe("https://mine.openai.azure.com/openai/v1/responses");
    expect(at("/responses", based)).toBe("https://mine.openai.azure.com/openai/v1/responses");
  });

  test("Vertex has a provider of its own where there is one", () => {
    const url = "/v1/projects/p/locations/l/publishers/google/models/g:generateContent";
    expect(at(url, { ...PROVIDERS, vertex: "https://aiplatform.example" })).toBe(
      `https://aiplatform.example${url}`,
    );
  });
});

describe("paths that an upstream may read as something else", () => {
  test.each([
    "/v1/files/../messages",
    "/v1/files/%2e%2e/messages",
    "/v1/files/%2E./messages",
    "/v1/files/%252e%252e/messages",
    "/v1/files/..%2fmessages",
    "/v1/files/..%5cmessages",
    "/v1/files\\..\\messages",
    "/v1/messages/../files",
    "/v1//messages",
    "/v1/./messages",
    "/v1/messages/",
    "/v1/messages;a=b",
    "/v1;a/messages",
    "/v1/messages%3Bx",
    "/V1/Messages",
    "/v1/MESSAGES",
    "/v1/%6Dessages",
    "/v1/%6dessages",
    "/v1/%256Dessages",
    "/v1%2Fmessages",
    "/v1/messages%00",
    "/v1/messages%20",
    "/v1/messages%3Fx",
    "/v1/messages%23x",
    "/v1/messages#x",
    "/v1/messages%09",
    "/v1/Responses",
    "/v1/responses/",
    "/v1/chat//completions",
    "/v1/chat/completions/",
    "/v1beta/models/g%3AgenerateContent",
    "/v1beta/models/g:GenerateContent",
    "/openai/../v1/messages",
    "/model/x%2F..%2F..%2Fv1%2Fmessages/converse",
    "/model/x/Converse",
    "/v1/Threads/t/runs",
    "/v1/%74hreads/t/runs",
    "/v1/models/%25%32%35%32%35252525%32%65",
  ])("%s", (url) => expect(kindOf(url)).toBe("ambiguous"));

  test.each([
    ["/model/a%2Fb%3A0/converse", "answers converse"],
    ["/v1/files/a%2Fb", "harmless"],
    ["/v1/files/a%20b".replace("%20", "+"), "harmless"],
    ["//v1/messages", "answers messages"],
    ["/v1/Models", "unknown"],
    ["/v1/models/org%2Fname", "harmless"],
  ])("not: %s", (url, kind) => expect(kindOf(url, "GET")).toBe(kind));

  test("however it is written, /v1/messages is never taken for something harmless", () => {
    const escaped = fc
      .array(fc.constantFrom("plain", "escaped", "twice", "upper"), { minLength: 12, maxLength: 12 })
      .map((ways) =>
        [..."/v1/messages"]
          .map((character, i) => {
            const hex = character.charCodeAt(0).toString(16);
            if (i === 0 || ways[i] === "plain") return character;
            if (ways[i] === "upper") return character.toUpperCase();
            return ways[i] === "twice" ? `%25${hex}` : `%${hex}`;
          })
          .join(""),
      );
    const prefix = fc.constantFrom("", "/.", "/v1/files/..", "/a/%2e%2e", "/", "/x/..;");
    const suffix = fc.constantFrom("", "/", "/.", ";v=1", "%2f", "//", "/a/..");
    fc.assert(
      fc.property(prefix, escaped, suffix, (before, path, after) => {
        const found = routeOf(
          originForm(before + path + after)!,
          "POST",
          { "anthropic-version": "1" },
          PROVIDERS,
        );
        if (!("upstream" in found)) throw new Error(found.text);
        expect(found.ambiguous || found.endpoint.api === "messages").toBe(true);
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  test("readings end, whatever the path", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("%", "2", "5", "e", ".", "/", "\\", ";", "a") }),
        (path) => {
          expect(readingsOf(`/${path}`).normalised.length).toBeLessThanOrEqual(6);
        },
      ),
      { seed: 11, numRuns: 500 },
    );
  });
});
