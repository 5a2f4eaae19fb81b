/** Requests that the vendors' SDKs for JavaScript can make, read from their code: each path, with its method. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Dialect } from "../../src/event/event.ts";
import { classify } from "../../src/llm/proxy/endpoints.ts";
import { readingsOf } from "../../src/llm/proxy/target.ts";

export interface SdkRequest {
  method: string;
  path: string;
}

interface Source {
  dialect: Dialect;
  files: string;
  requests(code: string): SdkRequest[];
}

/** OpenAI's and Anthropic's: `this._client.post(path`/responses/${id}/cancel`, …)`. */
function ofClient(code: string): SdkRequest[] {
  const calls = code.matchAll(
    /_client\s*\.(get|post|put|patch|delete|getAPIList)\(\s*(?:path\w*\s*)?([`'"])(.*?)\2(?=(.{0,300}))/gs,
  );
  return [...calls].map(([, name = "", , path = "", rest = ""]) => {
    const posts = /^[^;]*method: 'post'/.test(rest);
    const method = name === "getAPIList" ? (posts ? "POST" : "GET") : name.toUpperCase();
    return { method, path: plain(path) };
  });
}

/** Google's: `pathToFunc("/{api_version}/agents")`, and `formatMap('{model}:countTokens', …)`, each with a method below. */
function ofGoogle(code: string): SdkRequest[] {
  const places = code.matchAll(/(?:pathToFunc\(["']|formatMap\(["'])([^"']+)["']/g);
  return [...places].flatMap(({ 0: all, 1: path = "", index }) => {
    const method = /(?:method: "|httpMethod: ')([A-Z]+)/.exec(code.slice(index, index + 2500))?.[1];
    if (method === undefined) return [];
    if (all.startsWith("pathToFunc")) return [{ method, path: plain(path.replace("{api_version}", "v1")) }];
    // a resource of any kind, whose own place is not in the code
    if (/^\{(?!model\}:|models_url|file_search)/.test(path)) return [];
    const named = path
      .replace(/^\{model\}/, "models/m")
      .replace("{models_url}", "models")
      .replace("{file_search_store_name}", "fileSearchStores/s");
    const versions = ["v1", "v1beta"];
    return versions.map((version) => ({
      method,
      path: plain(
        named.startsWith("upload/") ? `/${named.replace("{api_version}", version)}` : `/${version}/${named}`,
      ),
    }));
  });
}

/** Amazon's schemas: `["POST", "/model/{modelId}/converse", 200]`. */
function ofAmazon(code: string): SdkRequest[] {
  const operations = code.matchAll(/\["(GET|POST|PUT|DELETE|PATCH)", "(\/[^"]*)"/g);
  return [...operations].map(([, method = "", path = ""]) => ({ method, path: plain(path) }));
}

/** Without the query, and with `x` for each parameter. */
function plain(path: string): string {
  return path.replace(/\?.*$/s, "").replace(/\$?\{[^}]*\}/g, "x");
}

export const SOURCES: Readonly<Record<string, Source>> = {
  "@anthropic-ai/sdk": { dialect: "anthropic", files: "resources/**/*.mjs", requests: ofClient },
  openai: { dialect: "openai", files: "resources/**/*.mjs", requests: ofClient },
  "@google/genai": { dialect: "gemini", files: "dist/node/index.mjs", requests: ofGoogle },
  "@aws-sdk/client-bedrock-runtime": { dialect: "bedrock", files: "dist-cjs/**/*.js", requests: ofAmazon },
};

export function sdkRequests(modules: string, sdk: string): SdkRequest[] {
  if (!Object.hasOwn(SOURCES, sdk)) return [];
  const { files, requests } = SOURCES[sdk]!;
  const found = globSync(files, { cwd: join(modules, sdk) }).flatMap((file) =>
    requests(readFileSync(join(modules, sdk, file), "utf8")),
  );
  const byLine = new Map(found.map((request) => [`${request.method} ${request.path}`, request]));
  return [...byLine.keys()].toSorted().map((line) => byLine.get(line)!);
}

/** How netmon treats a request: the endpoint's kind and what is wrong with it, if anything is. */
export function treatment(sdk: string, { method, path }: SdkRequest): string {
  const { endpoint, ambiguous } = classify(path, readingsOf(path), method, SOURCES[sdk]!.dialect);
  if (ambiguous) return "ambiguous";
  const { kind, api, methods } = endpoint;
  const passes = kind !== "opaque" && kind !== "unknown";
  if (passes && !methods.includes(method)) return "unknown method";
  return api === null ? kind : `${kind} ${api}`;
}

/** Requests of the SDK that netmon does not know, by their line; none of an SDK whose code is not read. */
export function unknownRequests(modules: string, sdk: string): Record<string, string> {
  const treated = sdkRequests(modules, sdk).map(
    (request) => [`${request.method} ${request.path}`, treatment(sdk, request)] as const,
  );
  return Object.fromEntries(treated.filter(([, how]) => /unknown|ambiguous/.test(how)));
}
