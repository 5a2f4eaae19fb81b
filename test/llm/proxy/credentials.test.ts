/** What a hostile agent can write into a request with a placeholder, and a hostile provider into its answer. */
import { once } from "node:events";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseCredentialHost } from "../../../src/credentials/destination.ts";
import { parseHeaderForm, USUAL_HEADERS } from "../../../src/credentials/header-form.ts";
import { Keyring } from "../../../src/credentials/keyring.ts";
import type { Mode } from "../../../src/event/event.ts";
import { message } from "./answers.ts";
import { json, type Stage, startProxy, startUpstream } from "./stage.ts";

const KEY = "sk-ant-api03-only-netmon-has-this";
const BODY = JSON.stringify({ model: "m", max_tokens: 5, messages: [{ role: "user", content: "Hello" }] });

async function stage(mode: Mode): Promise<{ stage: Stage; seen: () => string; placeholder: string }> {
  const upstream = await startUpstream((request, response) => {
    response.setHeader("request-id", `${request.headers["x-api-key"]}`);
    json(response, message({ text: `you sent ${request.rawHeaders.join(" ")}` }));
  });
  const rule = {
    name: "model",
    source: { kind: "env", variable: "KEY" } as const,
    to: [{ host: parseCredentialHost(new URL(upstream.url).host), paths: ["/v1/*"] }],
    headers: USUAL_HEADERS.map(parseHeaderForm),
    variables: [],
    ttlMs: null,
  };
  const me = { uid: 0, gid: 0, groups: [] };
  const keyring = await Keyring.open([rule], () => ({ env: { KEY }, caller: me, agent: null }));
  onTestFinished(() => keyring.close());
  return {
    stage: await startProxy(upstream.url, { mode, ports: { keyring } }),
    seen: () =>
      upstream.seen.map(({ url, rawHeaders, body }) => `${url} ${rawHeaders.join("\n")} ${body}`).join("\n"),
    placeholder: keyring.placeholders[0]?.placeholder ?? "",
  };
}

/** Sends bytes, and returns what came until the connection ended or was silent after that. */
async function exchanged(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let got = "";
  socket.on("data", (piece) => {
    got += piece.toString("latin1");
    socket.setTimeout(1000);
  });
  socket.on("error", () => {});
  socket.setTimeout(20_000, () => socket.destroy()); // a busy machine answers late
  socket.write(bytes);
  await once(socket, "close");
  return got;
}

/** `last`: the connection ends after it. */
function head(
  port: number,
  target: string,
  fields: readonly string[],
  length = BODY.length,
  last = true,
): string {
  const about = [
    `host: 127.0.0.1:${port}`,
    "content-type: application/json",
    "anthropic-version: 2023-06-01",
  ];
  const all = [...about, `content-length: ${length}`, ...fields, ...(last ? ["connection: close"] : [])];
  return `POST ${target} HTTP/1.1\r\n${all.join("\r\n")}\r\n\r\n`;
}

describe.each<Mode>(["enforce", "observe"])("in %s", (mode) => {
  it("a provider that quotes the key in header fields and body tells neither the agent nor an event", async () => {
    const { stage: at, seen, placeholder } = await stage(mode);
    const got = await exchanged(at.port, head(at.port, "/v1/messages", [`x-api-key: ${placeholder}`]) + BODY);
    expect(got).toMatch(/^HTTP\/1\.1 200 .*you sent .*\*{33}/s);
    expect(seen()).toContain(KEY);
    expect(got + JSON.stringify([at.refusals, at.failures, at.calls, at.bodies, at.logged])).not.toContain(
      KEY,
    );
    expect(at.refusals).toContainEqual(
      expect.objectContaining({ direction: "response", reason: "placeholder", action: "block" }),
    );
  });

  it.each<[string, (placeholder: string) => string[]]>([
    ["a cookie", (p) => [`cookie: key=${p}`]],
    ["Basic", (p) => [`authorization: Basic ${Buffer.from(`x:${p}`).toString("base64")}`]],
    ["Bearer twice", (p) => [`authorization: Bearer Bearer ${p}`]],
    ["a list", (p) => [`authorization: Bearer ${p}, Bearer ${p}`]],
    ["a tab", (p) => [`authorization: Bearer\t${p}`]],
    ["parameters", (p) => [`x-api-key: ${p};a=b`]],
    ["a folded field", (p) => ["authorization: Bearer", ` ${p}`]],
    ["a field of the message", (p) => [`host: ${p}`, `expect: ${p}`]],
    ["a bare line feed", (p) => [`x-note: a\nx-api-key: ${p}x`]],
    ["another path", (p) => [`x-api-key: ${p}`, "x-original-url: /admin"]],
    ["another host", (p) => [`x-api-key: ${p}`, "X-Forwarded-Host: evil.example"]],
    ["a field that ends here", (p) => [`x-api-key: ${p}`, "connection: x-api-key"]],
  ])("the key does not go with %s", async (_, fields) => {
    const { stage: at, seen, placeholder } = await stage(mode);
    await exchanged(at.port, head(at.port, "/v1/messages", fields(placeholder)) + BODY);
    expect(seen()).not.toContain(KEY);
  });

  it.each([
    "//v1/messages",
    "/v1/..;/v2/messages",
    "/v1/%2e%2e/v2",
    "/v1%2f..%2fv2",
    "/v2/messages",
    "/v1\\..\\v2",
    "/v1/%2525252525/x",
  ])("the key does not go to %s", async (target) => {
    const { stage: at, seen, placeholder } = await stage(mode);
    for (const form of [target, `/anthropic${target}`, `http://127.0.0.1:${at.port}${target}`])
      await exchanged(at.port, head(at.port, form, [`x-api-key: ${placeholder}`]) + BODY);
    expect(seen()).not.toContain(KEY);
  });

  it("only the request with the placeholder has the key in a connection of several, and no trailer has it", async () => {
    const { stage: at, seen, placeholder } = await stage(mode);
    const first =
      head(
        at.port,
        "/v1/messages",
        [`x-api-key: ${placeholder}`, "expect: 100-continue"],
        BODY.length,
        false,
      ) + BODY;
    const second = head(at.port, "/v1/messages", ["x-api-key: mine"], BODY.length, false) + BODY;
    const chunked = head(at.port, "/v1/messages", [
      "transfer-encoding: chunked",
      "trailer: x-api-key",
    ]).replace(/content-length.*\r\n/, "");
    const third = `${chunked}${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\nx-api-key: ${placeholder}\r\n\r\n`;
    await exchanged(at.port, first + second + third);
    expect(seen().split(KEY).length - 1).toBe(1);
  });

  it("a placeholder in a body never becomes the key: in chunks, compressed or escaped", async () => {
    const { stage: at, seen, placeholder } = await stage(mode);
    const body = BODY.replace("Hello", placeholder);
    const escaped = BODY.replace("Hello", placeholder.replaceAll("-", "\\u002d"));
    const zipped = gzipSync(body);
    const as = (length: number, ...more: string[]) =>
      head(at.port, "/v1/messages", ["x-api-key: mine", ...more], length);
    await exchanged(at.port, as(body.length) + body);
    await exchanged(at.port, as(escaped.length) + escaped);
    await exchanged(
      at.port,
      Buffer.concat([Buffer.from(as(zipped.length, "content-encoding: gzip")), zipped]),
    );
    expect(seen()).toContain("/v1/messages");
    expect(seen()).not.toContain(KEY);
    const told = at.refusals.filter(({ reason }) => reason === "placeholder");
    expect(told.length).toBeGreaterThanOrEqual(2);
  });
});
