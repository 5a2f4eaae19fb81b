/**
 * The other layers in a sidecar: LLM proxy, MCP gateway and DNS proxy are at the agent's 127.0.0.1, since both share
 * one network namespace; what is behind them is reachable only through them.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PROGRAM } from "./images.ts";
import { type ContainerAgent, ContainerPlace, PEER } from "./place.ts";

vi.setConfig({ testTimeout: 120_000 });

const [PROXY, GATEWAY] = [18_081, 18_082];
const [MODELS, MCP_SERVER, NAMED] = [7002, 7004, 7003];

const place = new ContainerPlace("layers");
let agent: ContainerAgent;
let resolver: ChildProcess | null = null;

beforeAll(async () => {
  await place.make();
  place.policy(
    { allow: [`http://named.test:${NAMED}`, `127.0.0.1:${GATEWAY}`], resolvers: [PEER] },
    { proxy: { mode: "embedded", port: PROXY, providers: { anthropic: `http://${PEER}:${MODELS}` } } },
  );
  const answers = ["--address=/named.test/10.97.0.2", "--address=/other.test/10.97.0.2"];
  const options = [
    "--keep-in-foreground",
    "--no-resolv",
    "--no-hosts",
    "--conf-file=/dev/null",
    "--user=root",
  ];
  const listen = [`--listen-address=${PEER}`, "--bind-interfaces", "--pid-file="];
  const inside = ["netns", "exec", place.netns.peer];
  resolver = spawn("ip", [...inside, "dnsmasq", ...options, ...listen, ...answers], { stdio: "inherit" });
  agent = place.agent();
  expect(await agent.get(`${PEER}:${MODELS}/v1/models`)).toContain("model-of-the-peer");
  await place.sidecar("agent");
  const gateway = ["--state-dir", "/state", "gateway", "--upstream", `http://${PEER}:${MCP_SERVER}/mcp`];
  place.engine.podman([
    ...["exec", "--detach", "sidecar", ...PROGRAM, ...gateway, "--port", String(GATEWAY)],
    ...["--config", "/shared/netmon.yaml", "--ready-file", "/ready/gateway.json"],
  ]);
  const ready = ["wait-ready", "--ready-file", "/ready/gateway.json", "--session", "default", "--quiet"];
  expect(await place.netmon(ready)).toMatchObject({ code: 0 });
}, 180_000);
afterAll(async () => {
  if (resolver?.pid !== undefined && resolver.exitCode === null) {
    const ended = once(resolver, "exit");
    resolver.kill("SIGKILL");
    await ended;
  }
  await place.remove();
}, 60_000);

describe("at the agent's 127.0.0.1", () => {
  it("the LLM proxy answers, and its provider is reached no other way", async () => {
    expect(await agent.get(`127.0.0.1:${PROXY}/anthropic/v1/models`)).toMatch(/^200 .*model-of-the-peer/);
    expect(await agent.get(`${PEER}:${MODELS}/v1/models`)).toBe("EPERM");
  });

  it("the gateway answers, and its server is reached no other way", async () => {
    const params = {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "agent", version: "1" },
    };
    const initialize = { jsonrpc: "2.0", id: 1, method: "initialize", params };
    expect(await agent.post(`127.0.0.1:${GATEWAY}/mcp`, initialize)).toMatch(/^200 .*"name":"peer"/s);
    expect(await agent.post(`${PEER}:${MCP_SERVER}/mcp`, initialize)).toBe("EPERM");
  });

  it("names are answered, and their addresses opened before the agent has them", async () => {
    expect(await agent.try(`${PEER}:${NAMED}`)).toBe("EPERM"); // nobody has been told of it
    expect(await agent.tryName(PEER, "named.test", NAMED)).toBe("connected");
    expect(await agent.tryName(PEER, "other.test", 7001)).toBe("EPERM");
  });
});
