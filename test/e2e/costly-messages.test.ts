// group: programs
/** Memory that one message may cost the built program: it is refused with a reason above the limit, and passes below. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COSTLY } from "./costly-texts.ts";
import { EventProcess } from "./event-process.ts";
import { peakBytes, residentBytes, ShimPlace, scripted } from "./shimming.ts";

/** Bytes of a message; parsed, the first of them would be nearly a gigabyte. */
const SIZE = 9 << 20;
/** Above what the program has before the message. */
const MOST = 256 << 20;
/** The largest bodies that are read, with room for what is around the text. */
const LARGEST_REQUEST = (32 << 20) - 1000;
const LARGEST_ANSWER = (16 << 20) - 1000;
const SHAPES = COSTLY.filter(({ name }) => ["empty arrays", "many keys", "base64"].includes(name));

let directory: string;
let upstream: Server;
let url: string;
let answer: { type: string; body: string };

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-costly-"));
  upstream = createServer((request, response) => {
    request.resume().on("end", () => {
      response.setHeader("content-type", answer.type);
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});

afterEach(() => {
  upstream.closeAllConnections();
  upstream.close();
  rmSync(directory, { recursive: true, force: true });
});

/** What one message takes of the program's memory at its peak. */
async function bounded<T>(pid: number, message: () => Promise<T>): Promise<T> {
  writeFileSync(`/proc/${pid}/clear_refs`, "5"); // forgets the peak
  const before = residentBytes(pid);
  const answer = await message();
  expect(peakBytes(pid) - before).toBeLessThan(MOST);
  return answer;
}

async function post(
  program: EventProcess,
  to: string,
  body: string,
): Promise<{ status: number; text: string }> {
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  return bounded(program.pid, async () => {
    const response = await fetch(to, { method: "POST", headers, body });
    return { status: response.status, text: await response.text() };
  });
}

const result = (value: string): string =>
  `{"jsonrpc":"2.0","result":{"content":[{"type":"text","text":${value}}]},"id":5}`;
const CALL = '{"jsonrpc":"2.0","id":5,"method":"prompts/get","params":{"name":"t"}}';

describe("a costly message", () => {
  it("a costly message of client or server does not take the gateway's memory", async () => {
    const arguments_ = ["--state-dir", join(directory, "state"), "--upstream", `${url}/mcp`];
    const gateway = new EventProcess([
      ...["gateway", "--format", "json", "--port", "0", "--mode", "enforce", ...arguments_],
    ]);
    try {
      const started = await gateway.event("netmon_inspection_started");
      const to = `${started.url}/mcp`;
      for (const { value, cheap } of SHAPES) {
        const text = value(SIZE);
        const request = CALL.replace('"t"', text);
        answer = { type: "application/json", body: result('""') };
        const asked = await post(gateway, to, request);
        if (cheap) expect(asked.status).toBe(200);
        else {
          expect(asked.status).toBe(413);
          expect(asked.text).toContain("more than 250000 names and values");
        }
        answer = { type: "application/json", body: result(text) };
        const answered = await post(gateway, to, CALL);
        if (cheap) expect(answered.text).toBe(answer.body);
        else expect(JSON.parse(answered.text)).toMatchObject({ id: 5, error: { code: -32000 } });
        answer = { type: "text/event-stream", body: `data: ${result(text)}\n\n` };
        const streamed = await post(gateway, to, CALL);
        if (cheap) expect(streamed.text).toBe(answer.body);
        else expect(JSON.parse(streamed.text.slice(5))).toMatchObject({ id: 5, error: { code: -32603 } });
      }
    } finally {
      await gateway.kill();
    }
    expect(gateway.of("mcp_refusal").map(({ reason }) => reason)).toContain("too_large");
  });

  it("a costly message of agent or model does not take the proxy's memory", async () => {
    const config = join(directory, "netmon.json");
    const providers = { anthropic: url, openai: url };
    writeFileSync(
      config,
      JSON.stringify({
        sandbox: { mcp: { mode: "enforce" } },
        proxy: { providers },
        dlp: { mode: "redact" },
      }),
    );
    const proxy = new EventProcess([
      ...[
        "proxy",
        "--format",
        "json",
        "--session",
        "s",
        "--config",
        config,
        "--state-dir",
        join(directory, "state"),
      ],
    ]);
    const whole = (content: object, value: string): string =>
      JSON.stringify({
        type: "message",
        role: "assistant",
        content: [content],
        stop_reason: "end_turn",
      }).replace('"VALUE"', () => value);
    try {
      const { url: to } = await proxy.event("netmon_proxy_started");
      for (const { value, cheap } of SHAPES) {
        const asked = value(cheap ? LARGEST_REQUEST : SIZE);
        const text = value(cheap ? LARGEST_ANSWER : SIZE);
        answer = { type: "application/json", body: whole({ type: "text", text: "x" }, "") };
        const request = `{"model":"m","mcp_servers":[],"messages":[{"role":"user","content":${asked}}]}`;
        expect((await post(proxy, `${to}/v1/messages`, request)).status).toBe(cheap ? 200 : 413);
        answer = { type: "application/json", body: whole({ type: "text", text: "VALUE" }, text) };
        expect((await post(proxy, `${to}/v1/messages`, '{"model":"m"}')).status).toBe(cheap ? 200 : 502);
        const tool = {
          id: "t",
          type: "function",
          function: { name: "n", arguments: `{"x":${value(SIZE)}}` },
        };
        const message = { role: "assistant", content: null, tool_calls: [tool] };
        const choices = [{ index: 0, message, finish_reason: "tool_calls" }];
        answer = {
          type: "application/json",
          body: JSON.stringify({ id: "c", object: "chat.completion", choices }),
        };
        const called = await post(proxy, `${to}/v1/chat/completions`, '{"model":"m","messages":[]}');
        expect(called.text).toMatch(/was blocked by policy/);
      }
    } finally {
      await proxy.kill();
    }
  });
});

it("a costly line does not take the shim's memory, either way", async () => {
  const place = new ShimPlace();
  try {
    const server = scripted(`
      const texts = { arrays: () => "[" + "[],".repeat(${Math.floor(SIZE / 3)}) + "1]", text: () => '"' + "A".repeat(${SIZE}) + '"' };
      require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
        const { id, method } = JSON.parse(line);
        if (method in texts) process.stdout.write('{"jsonrpc":"2.0","result":{"x":' + texts[method]() + '},"id":' + id + '}\\n');
        else if (id !== undefined) say({ jsonrpc: "2.0", id, result: { size: line.length } });
      });`);
    const shim = place.start(server, ["--mode", "enforce"]);
    shim.asks(1);
    await shim.answer(1);
    const tooLarge = { error: { data: { reason: "too_large" } } };
    const says = (id: number, value: string) =>
      bounded(shim.pid, () => {
        shim.says(`{"jsonrpc":"2.0","method":"x","params":{"y":${value}},"id":${id}}\n`);
        return shim.answer(id);
      });
    const asks = (id: number, method: string) =>
      bounded(shim.pid, () => {
        shim.asks(id, method);
        return shim.answer(id);
      });
    expect(await asks(2, "arrays")).toMatchObject(tooLarge);
    expect(await says(3, `[${"[],".repeat(SIZE / 3)}1]`)).toMatchObject(tooLarge);
    expect(await says(4, `"${"A".repeat(SIZE)}"`)).toMatchObject({ result: { size: expect.any(Number) } });
  } finally {
    await place.remove();
  }
});
