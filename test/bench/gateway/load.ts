/**
 * Calls a tool again and again, each client in its own session, for a time, and prints one line of JSON: calls,
 * seconds, and the milliseconds of each. A process of its own, so that it shares no event loop.
 * Arguments: URL, clients, milliseconds.
 */
import { Agent, request } from "undici";

const [url = "", clients = "1", time = "1000"] = process.argv.slice(2);
const dispatcher = new Agent({ connections: Number(clients), pipelining: 1 });
const headers = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
  "mcp-protocol-version": "2025-11-25",
  authorization: "Bearer not-a-token",
};
const latencies: number[] = [];

async function post(session: string, message: object): Promise<{ session: string; text: string }> {
  const answer = await request(url, {
    method: "POST",
    headers: session === "" ? headers : { ...headers, "mcp-session-id": session },
    body: JSON.stringify({ jsonrpc: "2.0", ...message }),
    dispatcher,
  });
  return { session: String(answer.headers["mcp-session-id"] ?? ""), text: await answer.body.text() };
}

async function client(): Promise<(until: number) => Promise<void>> {
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "bench", version: "1" },
  };
  const { session } = await post("", { id: 0, method: "initialize", params });
  await post(session, { method: "notifications/initialized" });
  await post(session, { id: 1, method: "tools/list", params: {} });
  let id = 1;
  return async (until) => {
    while (performance.now() < until) {
      const asked = performance.now();
      const call = { name: `tool_${id % 20}`, arguments: { city: "Bonn" } };
      const { text } = await post(session, { id: ++id, method: "tools/call", params: call });
      latencies.push(performance.now() - asked);
      if (!text.includes('"content"')) throw new Error(`${url}: ${text}`);
    }
  };
}

const ready = await Promise.all(Array.from({ length: Number(clients) }, client));
const started = performance.now();
await Promise.all(ready.map((run) => run(started + Number(time))));
const seconds = (performance.now() - started) / 1000;
process.stdout.write(`${JSON.stringify({ calls: latencies.length, seconds, latencies })}\n`);
await dispatcher.close();
