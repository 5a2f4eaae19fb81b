/**
 * A provider that answers at once from prepared bytes, so that what is measured is the proxy: Anthropic
 * Messages, whole or streamed by the path's last part. Prints its port.
 *
 *   /json/v1/messages    a whole answer, 2 KiB, with one tool call
 *   /stream/v1/messages  60 events, one tool call among them, each written by itself
 *   /long/v1/messages    2,000 events
 *   /open/v1/messages    the first events, and nothing more until the client goes
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { anthropic } from "../../llm/upstream/anthropic.ts";
import type { Turn } from "../../llm/upstream/turn.ts";

const call = { name: "mcp__server7__get_weather", args: { city: "Zürich", days: 3 } };
const turn = (pieces: number): Turn => ({ text: "123456789".repeat(pieces), calls: [call] });

const json = Buffer.from(JSON.stringify(anthropic.whole(turn(200), 1)));
const frames = (pieces: number): Buffer[] =>
  anthropic
    .stream(turn(pieces), 1)
    .map(({ event, data }) => Buffer.from(`event: ${event}\ndata: ${data}\n\n`));
const short = frames(46);
const long = frames(1986);

function stream(response: ServerResponse, events: readonly Buffer[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const event of events) response.write(event);
}

const server = createServer((request, response) => {
  request.resume().once("end", () => {
    const kind = /\/(json|stream|long|open)\/v1\/messages/.exec(request.url ?? "")?.[1];
    if (kind === "json") {
      response.writeHead(200, { "content-type": "application/json", "content-length": json.length });
      response.end(json);
    } else if (kind === "open") {
      stream(response, short.slice(0, 5));
    } else if (kind === "stream" || kind === "long") {
      stream(response, kind === "long" ? long : short);
      response.end();
    } else {
      response.writeHead(404).end();
    }
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
