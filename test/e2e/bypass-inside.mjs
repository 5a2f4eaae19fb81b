// Plain JavaScript, so that it starts fast: what an agent may try to get around netmon, and the ways it is to take.
// Arguments: origin of a model's upstream, URL of an MCP server. Prints one JSON object: attempt → outcome.
import { spawnSync } from "node:child_process";
import { createConnection } from "node:net";

const [upstream, server] = process.argv.slice(2);
const body = { model: "m", max_tokens: 9, stream: true, messages: [{ role: "user", content: "x" }] };

async function post(url, text = JSON.stringify(body)) {
  try {
    const response = await fetch(url, {
      method: "POST",
      body: text,
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    });
    await response.text();
    return String(response.status);
  } catch (error) {
    return error.cause?.code ?? String(error);
  }
}

function connected(host, port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port });
    socket.once("connect", () => resolve("connected")).once("error", (error) => resolve(error.code));
  });
}

/** In a process without any of the environment. */
function bare(url) {
  const code = `fetch(${JSON.stringify(url)}).then((r) => console.log(r.status), (e) => console.log(e.cause?.code))`;
  const { stdout } = spawnSync(process.execPath, ["-e", code], {
    env: {},
    encoding: "utf8",
    timeout: 20_000,
  });
  return stdout.trim();
}

const model = Number(new URL(upstream).port);
const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "t", version: "1" } },
};
const endpoint = JSON.parse(process.env.NETMON_MCP_SERVERS ?? "{}").weather;
const result = {
  proxy: await post(`${process.env.ANTHROPIC_BASE_URL}/v1/messages`),
  gateway: await post(endpoint, JSON.stringify(initialize)),
  model: await post(`${upstream}/v1/messages`),
  by_name: await post(`http://localhost:${model}/v1/messages`),
  mapped: await connected("::ffff:127.0.0.1", model),
  any_address: await connected("0.0.0.0", model),
  server: await post(server, JSON.stringify(initialize)),
  server_mapped: await connected("::ffff:127.0.0.1", Number(new URL(server).port)),
  child_without_environment: bare(`${upstream}/v1/models`),
  child_to_server: bare(server),
};
console.log(JSON.stringify(result));
