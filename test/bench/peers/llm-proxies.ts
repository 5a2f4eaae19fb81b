/**
 * LLM proxies from package registries, and plain pass-throughs, as the bench starts them: as documented, with default
 * settings, on a port of 127.0.0.1.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Exchange } from "../llm/answers.ts";
import type { LlmBench, Target } from "../llm/bench.ts";
import { freePort } from "../programs.ts";
import { bindLoopback, nodePeer, pythonPeer } from "./installed.ts";

type Start = (bench: LlmBench, upstream: string) => Promise<Target>;

const printed = ({ line, pid }: { line: string; pid: number }): Target => ({
  url: `http://127.0.0.1:${line}`,
  pid,
});

const python: Start = async (bench, upstream) => {
  const script = fileURLToPath(new URL("pass_through.py", import.meta.url));
  return printed(await bench.program(pythonPeer("python3"), script, upstream));
};

/** Fields of the request select the provider. It refuses addresses of this machine unless they are trusted by name. */
const portkey: Start = async (bench, upstream) => {
  const port = await freePort();
  const script = nodePeer("@portkey-ai/gateway/build/start-server.js");
  const pid = bench.server(
    { TRUSTED_CUSTOM_HOSTS: "127.0.0.1" },
    ...([process.execPath, "--import", bindLoopback, script, `--port=${port}`, "--headless"] as const),
  );
  const request = ({ path, provider }: Exchange) => ({
    path,
    headers: [
      "x-portkey-provider: openai",
      `x-portkey-custom-host: http://127.0.0.1:${upstream}/${provider}/v1`,
    ],
  });
  return { url: `http://127.0.0.1:${port}`, pid, request };
};

/** The model selects the provider. One process, as by default; without a master key it requires none from clients. */
const litellm: Start = async (bench, upstream) => {
  const port = await freePort();
  const config = join(bench.directory, "litellm.yaml");
  const model_list = bench.providers.map((name) => ({
    model_name: name,
    litellm_params: {
      model: `openai/${name}`,
      api_base: `http://127.0.0.1:${upstream}/${name}/v1`,
      api_key: "not-a-key",
    },
  }));
  writeFileSync(config, JSON.stringify({ model_list }));
  const pid = bench.server(
    // uses its own price list instead of one from the network
    { LITELLM_LOCAL_MODEL_COST_MAP: "True", LITELLM_DANGEROUSLY_PERMIT_WEAK_OR_UNSET_MASTER_KEY: "true" },
    ...([pythonPeer("litellm"), "--config", config, "--host", "127.0.0.1", "--port", port] as const),
  );
  return { url: `http://127.0.0.1:${port}`, pid, request: ({ path }) => ({ path, headers: [] }) };
};

/** Keyed by name. `native`: the native part of the bench. */
export const llmProxies = (native: string): Record<string, Start> => ({
  netmon: (bench, upstream) => bench.proxy(upstream),
  Node: (bench, upstream) => bench.plain(upstream),
  Go: (bench, upstream) => bench.plainInGo(upstream),
  Python: python,
  C: async (bench, upstream) => printed(await bench.program(native, "relay", upstream)),
  Portkey: portkey,
  LiteLLM: litellm,
});
