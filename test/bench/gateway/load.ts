/**
 * Calls a tool repeatedly for a given time, each client in its own sessions and with several URLs in turn, so that
 * other activity on the machine affects all of them equally. Prints one line of JSON: seconds, and the milliseconds of
 * each call by URL. A separate process, so that it does not share an event loop.
 * Arguments: clients, milliseconds, URLs.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { Agent, request } from "undici";

const [clients = "1", time = "1000", ...urls] = process.argv.slice(2);
const dispatcher = new Agent({ connections: Number(clients), pipelining: 1 });
const headers = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
  "mcp-protocol-version": "2025-11-25",
  authorization: "Bearer not-a-token",
};
const latencies: number[][] = urls.map(() => []);

interface Session {
  url: string;
  id: string;
  calls: number;
  latencies: number[];
}

async function post(
  url: string,
  session: string,
  message: object,
): Promise<{ session: string; text: string }> {
  const answer = await request(url, {
    method: "POST",
    headers: session === "" ? headers : { ...headers, "mcp-session-id": session },
    body: JSON.stringify({ jsonrpc: "2.0", ...message }),
    dispatcher,
  });
  return { session: String(answer.headers["mcp-session-id"] ?? ""), text: await answer.body.text() };
}

async function open(url: string, i: number): Promise<Session> {
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "bench", version: "1" },
  };
  const { session: id } = await post(url, "", { id: 0, method: "initialize", params });
  await post(url, id, { method: "notifications/initialized" });
  await post(url, id, { id: 1, method: "tools/list", params: {} });
  return { url, id, calls: 1, latencies: latencies[i] as number[] };
}

async function call(session: Session): Promise<void> {
  const params = { name: `tool_${session.calls % 20}`, arguments: { city: "Bonn" } };
  const asked = performance.now();
  const { text } = await post(session.url, session.id, { id: ++session.calls, method: "tools/call", params });
  session.latencies.push(performance.now() - asked);
  if (!text.includes('"content"')) throw new Error(`${session.url}: ${text}`);
}

const sessions = await Promise.all(
  Array.from({ length: Number(clients) }, () => Promise.all(urls.map(open))),
);
const started = performance.now();
const until = started + Number(time);
await Promise.all(
  sessions.map(async (own) => {
    while (performance.now() < until)
      for (const session of own) {
        await call(session);
        await nextTurn();
      }
  }),
);
const seconds = (performance.now() - started) / 1000;
process.stdout.write(`${JSON.stringify({ seconds, latencies })}\n`);
await dispatcher.close();
