/**
 * Asks a URL again and again over N connections for a time and prints one line of JSON: requests, seconds,
 * and the milliseconds to the first byte of each body. A process of its own, so that it shares no event loop.
 * Arguments: URL, connections, milliseconds.
 */
import { Agent, request } from "undici";

const [url = "", connections = "1", time = "1000"] = process.argv.slice(2);
const dispatcher = new Agent({ connections: Number(connections), pipelining: 1 });
const body = JSON.stringify({
  model: "claude-opus-4-8",
  max_tokens: 1024,
  stream: url.includes("/stream/") || url.includes("/long/"),
  messages: Array.from({ length: 10 }, (_, i) => ({
    role: i % 2 ? "assistant" : "user",
    content: "What is the weather like in the city, and what was it yesterday? ".repeat(6),
  })),
  tools: [{ name: "server7__get_weather", input_schema: { type: "object" } }],
});
const headers = {
  "content-type": "application/json",
  "x-api-key": "not-a-key",
  "anthropic-version": "2023-06-01",
};

const firstBytes: number[] = [];
let requests = 0;
const started = performance.now();
const until = started + Number(time);

async function client(): Promise<void> {
  while (performance.now() < until) {
    const asked = performance.now();
    const answer = await request(url, { method: "POST", headers, body, dispatcher });
    if (answer.statusCode !== 200) throw new Error(`${url}: status ${answer.statusCode}`);
    let first = true;
    for await (const _ of answer.body) {
      if (first) firstBytes.push(performance.now() - asked);
      first = false;
    }
    requests++;
  }
}

await Promise.all(Array.from({ length: Number(connections) }, client));
const seconds = (performance.now() - started) / 1000;
process.stdout.write(`${JSON.stringify({ requests, seconds, firstBytes })}\n`);
await dispatcher.close();
