/** What is large and holds no call passes in enforce: vectors, images, requests with files, transcripts, downloads. */
import { describe, expect, test } from "vitest";
import { json, post, startStage as start } from "./stage.ts";

const vector = Array.from({ length: 3072 }, (_, i) => (i - 1500) / 977);
const MEGABYTE = 1 << 20;
const SMALL = { maxResponseBytes: MEGABYTE };

describe("an answer without calls", () => {
  test.each([
    ["/v1/embeddings", { data: Array.from({ length: 100 }, (_, index) => ({ index, embedding: vector })) }],
    [
      "/v1beta/models/e:batchEmbedContents",
      { embeddings: Array.from({ length: 100 }, () => ({ values: vector })) },
    ],
    ["/v1/images/generations", { created: 1, data: [{ b64_json: "A".repeat(6 * MEGABYTE) }] }],
  ])("an answer of %s without calls is not limited as calls are", async (path, body) => {
    const { port, refusals } = await start((_request, response) => json(response, body), { options: SMALL });
    const answer = await post(port, path, {});
    expect(await answer.json()).toEqual(body);
    expect(refusals).toEqual([]);
  });

  test("an answer without calls is too large over eight times the limit, or where it holds much else", async () => {
    for (const body of [
      { b64_json: "A".repeat(9 * MEGABYTE) },
      { tool_calls: [{ a: "A".repeat(2 * MEGABYTE) }] },
    ]) {
      const { port, refusals } = await start((_request, response) => json(response, body), {
        options: SMALL,
      });
      expect((await post(port, "/v1/images/generations", {})).status).toBe(502);
      expect(refusals).toHaveLength(1);
    }
  });
});

test("an image beside an allowed call passes, beside a blocked one it does not", async () => {
  const image = { inlineData: { mimeType: "image/png", data: "A".repeat(3 * MEGABYTE) } };
  for (const [name, status] of [
    ["get_weather", 200],
    ["blocked_tool", 502],
  ] as const) {
    const body = {
      candidates: [{ content: { role: "model", parts: [image, { functionCall: { name, args: {} } }] } }],
    };
    const { port } = await start((_request, response) => json(response, body), { options: SMALL });
    const answer = await post(port, "/v1/models/gemini-3:generateContent", { contents: [] });
    expect(answer.status).toBe(status);
    if (status === 200) expect(await answer.json()).toEqual(body);
  }
});

test.each(["text/plain; charset=utf-8", "text/vtt", "application/x-subrip"])(
  "a transcript as %s passes",
  async (type) => {
    const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\n{"tool_calls": [1]}\n';
    const { port } = await start((_request, response) => {
      response.writeHead(200, { "content-type": type }).end(text);
    });
    const answer = await post(port, "/v1/audio/transcriptions", {});
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect((await post(port, "/v1/embeddings", {})).status).toBe(502);
  },
);

test.each([
  ["POST", "/v1/audio/speech", "application/octet-stream"],
  ["GET", "/openai/videos/v/content", "application/binary"],
])("%s %s passes as %s", async (method, path, type) => {
  const { port } = await start((_request, response) => {
    response.writeHead(200, { "content-type": type }).end("bytes");
  });
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(method === "POST" && { body: "{}" }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, "bytes"]);
  expect((await fetch(`http://127.0.0.1:${port}/v1/models`)).status).toBe(502);
});

describe("a file that the client asks for", () => {
  const call = JSON.stringify({
    choices: [{ message: { tool_calls: [{ function: { name: "blocked" } }] } }],
  });
  test.each([
    "/v1/files/file-1/content",
    "/v1/containers/c/files/f/content",
    "/v1/skills/s/content",
    "/v1/skills/s/versions/1/content",
    "/v1beta/files/f:download?alt=media",
  ])("at %s passes as it arrives, whatever is in it", async (path) => {
    const piece = Buffer.alloc(MEGABYTE, `${call}\n`);
    const { port, refusals } = await start(
      async (_request, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-disposition": "attachment" });
        for (let i = 0; i < 20; i++) response.write(piece);
        response.end();
      },
      { options: SMALL },
    );
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([answer.status, answer.headers.get("content-disposition")]).toEqual([200, "attachment"]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await answer.arrayBuffer()).byteLength).toBe(20 * MEGABYTE);
    expect(refusals).toEqual([]);
  });

  test("may be asked for in parts; a redirect elsewhere is refused", async () => {
    const { port } = await start((request, response) => {
      if (request.headers.range === undefined)
        response.writeHead(302, { location: "https://x.example" }).end();
      else response.writeHead(206, { "content-range": "bytes 0-0/9" }).end("a");
    });
    const url = `http://127.0.0.1:${port}/v1/files/f/content`;
    const part = await fetch(url, { headers: { range: "bytes=0-0" } });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 0-0/9",
      "a",
    ]);
    expect((await fetch(url, { redirect: "manual" })).status).toBe(502);
  });
});

test("a request with 60 MB of images is read, and its servers are judged", async () => {
  const { port, seen, servers } = await start(
    (_request, response) =>
      json(response, { candidates: [{ content: { role: "model", parts: [{ text: "seen" }] } }] }),
    { options: { maxRequestBytes: 128 * MEGABYTE } },
  );
  const data = "A".repeat(10 * MEGABYTE);
  const parts = Array.from({ length: 6 }, () => ({ inlineData: { mimeType: "image/png", data } }));
  const tools = [
    { mcpServers: [{ name: "remote", streamableHttpTransport: { url: "https://m.example/mcp" } }] },
  ];
  const answer = await post(port, "/v1beta/models/gemini-3:generateContent", {
    contents: [{ parts }],
    tools,
  });
  expect(answer.status).toBe(200);
  expect(seen[0]?.body.length).toBeGreaterThan(60 * MEGABYTE);
  expect(servers).toMatchObject([{ name: "remote" }]);
});

test("a compacted conversation passes, and a call in it is judged", async () => {
  const call = { type: "function_call", id: "fc", call_id: "c", name: "blocked_tool", arguments: "{}" };
  const summary = { type: "compaction", id: "cmp", encrypted_content: "A".repeat(100) };
  for (const output of [[summary], [call, summary]]) {
    const body = { id: "resp_1", object: "response.compaction", created_at: 1, output };
    const { port, calls } = await start((_request, response) => json(response, body));
    const answer = await post(port, "/v1/responses/compact", { model: "m", input: "x" });
    expect(answer.status).toBe(200);
    const { output: passed } = (await answer.json()) as { output: { type: string }[] };
    expect(passed.map(({ type }) => type)).not.toContain("function_call");
    expect(passed.at(-1)).toEqual(summary);
    expect(calls).toHaveLength(output.length - 1);
  }
});
