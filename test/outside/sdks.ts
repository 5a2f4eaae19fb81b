/**
 * The answers of sdk-cases.ts through `netmon proxy` in both modes, which must hand them on as the vendor sent them.
 * Damaged answers, and streams in many pieces, are test/llm/differential's.
 */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { startNetmon } from "../e2e/start-netmon.ts";
import { npmInstall, pipInstall } from "./install.ts";
import { DECLARED, type SdkCase, sdkAnswers, sdkCases } from "./sdk-cases.ts";
import { framings } from "./sdk-framings.ts";
import { SOURCES, sdkRequests, unknownRequests } from "./sdk-paths.ts";
import { declarations } from "./sdk-python.ts";

export interface SdkOutcome {
  version: string;
  cases: number;
  /** What netmon made of answers that it did not hand on as they were, by case. */
  different: Record<string, string>;
  /** The requests in the SDK's code; missing: its code is not read. */
  requests?: number;
  /** How netmon treats those that it does not know. */
  unknown?: Record<string, string>;
}

const REQUEST = {
  model: "model",
  max_tokens: 1,
  ...{ messages: [{ role: "user", content: "Hello" }], input: "Hello" },
  contents: [{ role: "user", parts: [{ text: "Hello" }] }],
};

/** The one whose cases are made of pydantic's models. */
export const PYTHON_SDK = "google-genai";

export async function sdksOutcome(directory: string): Promise<Record<string, SdkOutcome>> {
  mkdirSync(directory, { recursive: true });
  const names = Object.keys(sdkAnswers).filter((name) => name !== PYTHON_SDK);
  await npmInstall(
    names.map((name) => `${name}@latest`),
    directory,
  );
  const modules = join(directory, "node_modules");
  const found: Record<string, SdkOutcome> = {};
  const tell = async (name: string, version: string, cases: SdkCase[]) => {
    const different = await differing(cases);
    found[name] = { version, cases: cases.length, different, ...requestsOf(modules, name) };
    console.error(`${name} ${version}: ${cases.length} answers, ${Object.keys(different).length} different`);
  };
  for (const name of names) {
    const { version } = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")) as {
      version: string;
    };
    await tell(name, version, sdkCases(modules, name));
  }
  const { python, version } = await pipInstall([PYTHON_SDK], join(directory, "venv"));
  await tell(PYTHON_SDK, version, pythonCases(python, directory));
  return found;
}

function requestsOf(modules: string, sdk: string): Pick<SdkOutcome, "requests" | "unknown"> {
  if (!Object.hasOwn(SOURCES, sdk)) return {};
  const unknown = unknownRequests(modules, sdk);
  return { requests: sdkRequests(modules, sdk).length, ...(Object.keys(unknown).length > 0 && { unknown }) };
}

/** `directory`: for what is declared. */
export function pythonCases(python: string, directory: string): SdkCase[] {
  mkdirSync(join(directory, PYTHON_SDK), { recursive: true });
  const text = declarations(python, "google.genai.types", "GenerateContentResponse");
  writeFileSync(join(directory, PYTHON_SDK, DECLARED), text);
  return sdkCases(directory, PYTHON_SDK);
}

/** What netmon makes of those answers that it does not hand on as they are, in both modes. */
export async function differing(cases: readonly SdkCase[]): Promise<Record<string, string>> {
  return { ...(await through("observe", cases)), ...(await through("enforce", cases)) };
}

async function through(
  mode: "observe" | "enforce",
  cases: readonly SdkCase[],
): Promise<Record<string, string>> {
  const directory = mkdtempSync(join(tmpdir(), "netmon-outside-sdks-"));
  let current: SdkCase | undefined;
  const vendor = createServer((request, response) => {
    request.resume().once("end", () => {
      const { status, answer } = current as SdkCase;
      const framing = "events" in answer ? framings[answer.framing] : null;
      response.writeHead(status, { "content-type": framing?.contentType ?? "application/json" });
      response.end("events" in answer ? framing?.write(answer.events) : JSON.stringify(answer.body));
    });
  }).listen(0, "127.0.0.1");
  await once(vendor, "listening");
  const upstream = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  const config = join(directory, "netmon.yaml");
  const names = ["anthropic", "openai", "gemini", "bedrock"];
  const providers = Object.fromEntries(names.map((name) => [name, `${upstream}/${name}`]));
  writeFileSync(config, JSON.stringify({ sandbox: { mcp: { mode } }, proxy: { providers } }));
  const ready = join(directory, "ready.json");
  const words = [
    "proxy",
    "--session",
    "outside",
    "--config",
    config,
    "--format",
    "json",
    "--ready-file",
    ready,
  ];
  const proxy = startNetmon([...words, "--state-dir", join(directory, "state")]);
  const different: Record<string, string> = {};
  try {
    await proxy.says("netmon_proxy_started");
    const { url } = JSON.parse(readFileSync(ready, "utf8")) as { url: string };
    for (const one of cases) {
      current = one;
      const outcome = await handedOn(url, one);
      if (outcome !== "same") different[`${mode} ${one.name}`] = outcome;
    }
  } finally {
    proxy.child.kill("SIGTERM");
    await proxy.ended;
    vendor.close();
    rmSync(directory, { recursive: true, force: true });
  }
  return different;
}

async function handedOn(url: string, { path, status, answer }: SdkCase): Promise<string> {
  const headers = {
    "content-type": "application/json",
    ...(path.startsWith("/v1/messages") && { "anthropic-version": "2023-06-01" }),
  };
  const isStream = "events" in answer;
  const body = JSON.stringify({ ...REQUEST, ...(isStream && { stream: true }) });
  const response = await fetch(`${url}${path}`, { method: "POST", headers, body });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== status) return `${response.status}: ${bytes.toString().slice(0, 200)}`;
  const got: unknown = isStream ? framings[answer.framing].read(bytes) : JSON.parse(bytes.toString());
  const sent: unknown = JSON.parse(JSON.stringify(isStream ? answer.events : answer.body));
  return isDeepStrictEqual(got, sent) ? "same" : changedFields(sent, got).join("; ").slice(0, 300);
}

/** The deepest fields that differ, by path. */
export function changedFields(sent: unknown, got: unknown, path = ""): string[] {
  if (isDeepStrictEqual(sent, got)) return [];
  if (typeof sent !== "object" || typeof got !== "object" || sent === null || got === null)
    return [`${path}: ${JSON.stringify(got)?.slice(0, 120)}`];
  const keys = new Set([...Object.keys(sent), ...Object.keys(got)]);
  const of = (value: object, key: string) => (value as Record<string, unknown>)[key];
  return [...keys].flatMap((key) => changedFields(of(sent, key), of(got, key), `${path}.${key}`));
}
