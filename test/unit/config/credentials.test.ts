// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they name credentials
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { shownConfig } from "../../../src/config/show.ts";

const parsed = (credential: object) =>
  parseConfig("netmon.yaml", JSON.stringify({ credentials: { model: credential } })).credentials.model!;
const to = [{ host: "api.example.com" }];

describe("credentials", () => {
  it("have one source, the usual headers, every path, and the variable of env", () => {
    const { source, headers, variables, ttlMs, to: places } = parsed({ env: "KEY", to });
    expect(source).toEqual({ kind: "env", variable: "KEY" });
    expect(headers.map(({ name }) => name)).toEqual([
      "authorization",
      "x-api-key",
      "x-goog-api-key",
      "api-key",
    ]);
    expect(headers[0]?.scheme).toBe("bearer");
    expect([variables, ttlMs]).toEqual([["KEY"], null]);
    expect(places).toEqual([{ host: { hostname: "api.example.com", port: 443 }, paths: ["*"] }]);
  });

  it.each<[string, object, RegExp]>([
    ["no source", { to }, /credentials\.model.*has no source/s],
    ["two sources", { env: "A", file: "/a", to }, /has several sources/],
    ["no host", { env: "A", to: [] }, /credentials\.model\.to/],
    ["a URL as its host", { env: "A", to: [{ host: "https://a.com" }] }, /to\[0\]\.host.*not a host/s],
    ["this machine without a port", { env: "A", to: [{ host: "localhost" }] }, /needs a port/],
    ["a relative path", { file: "key", to }, /not an absolute path/],
    ["a text as its command", { exec: "op read x", to }, /credentials\.model\.exec/],
    ["a header of the message", { env: "A", to, headers: ["host"] }, /not a header for a key/],
    ["a path as its systemd name", { systemd: "../x", to }, /the name of a credential/],
    ["an unknown key", { env: "A", to, header: "x" }, /header/],
  ])("cannot have %s", (_, credential, message) => {
    expect(() => parsed(credential)).toThrow(message);
  });

  it("are shown as they can be written again", () => {
    const credential = { exec: ["op", "read", "op://a"], to, headers: ["x-api-key"], ttl_seconds: 60 };
    const config = parseConfig("a", JSON.stringify({ credentials: { model: credential } }));
    const again = parseConfig("b", JSON.stringify(shownConfig(config)));
    expect(again.credentials).toEqual(config.credentials);
  });
});

describe("a header that names a credential", () => {
  const REFERENCE = "Bearer ${credential:model}";
  const errorOf = (server: object): string => {
    const credentials = { model: { env: "KEY", to: [{ host: "api.example.com", paths: ["/mcp"] }] } };
    const servers = [{ id: "a", ...server }];
    try {
      parseConfig("netmon.yaml", JSON.stringify({ credentials, sandbox: { mcp: { servers } } }));
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };
  const url = "https://api.example.com/mcp";

  it("may do so where the key goes", () => {
    expect(errorOf({ url, headers: { Authorization: REFERENCE } })).toBe("");
    expect(errorOf({ url, headers: { Authorization: "${credential}", "X-Note": "$credential:model" } })).toBe(
      "",
    );
  });

  it.each<[string, object, RegExp]>([
    [
      "an unknown one",
      { url, headers: { Authorization: "Bearer ${credential:x}" } },
      /there is no credential "x"/,
    ],
    [
      "one of Object's members",
      { url, headers: { A: "${credential:toString}" } },
      /no credential "toString"/,
    ],
    [
      "another header",
      { url, headers: { "X-Note": REFERENCE } },
      /headers\.X-Note.*does not go into this header/s,
    ],
    ["another scheme", { url, headers: { Authorization: "Basic ${credential:model}" } }, /not in this form/],
    ["something behind it", { url, headers: { Authorization: `${REFERENCE}x` } }, /not in this form/],
    [
      "another host",
      { url: "https://b.example/mcp", headers: { Authorization: REFERENCE } },
      /not go to b\.example/,
    ],
    ["another path", { url: `${url}/../x`, headers: { Authorization: REFERENCE } }, /not go to this path/],
    [
      "no TLS",
      { url: "http://api.example.com:443/mcp", headers: { Authorization: REFERENCE } },
      /over TLS only/,
    ],
    [
      "a field that leads elsewhere",
      { url, headers: { Authorization: REFERENCE, "X-Original-URL": "/x" } },
      /X-Original-URL, which may lead it elsewhere/,
    ],
    ["a URL", { url: `${url}?k=\${credential:model}` }, /servers\[0\]\.url.*only into headers/s],
    ["arguments", { command: "a", args: ["-k", REFERENCE] }, /args\[1\].*only into headers/s],
    ["an environment", { command: "a", env: { KEY: REFERENCE } }, /env\.KEY.*needs the key itself/s],
  ])("is an error with %s", (_, server, message) => {
    expect(errorOf(server)).toMatch(message);
  });
});
