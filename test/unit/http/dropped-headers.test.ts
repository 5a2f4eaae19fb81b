/** Which header fields a relay drops, and which it leaves unchanged. */
import { describe, expect, it } from "vitest";
import { type RequestRules, requestFields, responseFields } from "../../../src/http/dropped-headers.ts";

const RULES: RequestRules = { host: "up.example", contentLength: null, changed: false, identity: false };

describe("a request", () => {
  it("goes to the upstream's host, with order, case and repetitions as they came", () => {
    const raw = ["X-B", "1", "Host", "me", "x-a", "2", "X-B", "3"];
    expect(requestFields(raw, RULES)).toEqual(["host", "up.example", "X-B", "1", "x-a", "2", "X-B", "3"]);
  });

  it("loses the fields of the hop, and those that Connection names", () => {
    const raw = [
      "Connection",
      "close, X-Mine",
      "TE",
      "trailers",
      "Expect",
      "100-continue",
      "x-mine",
      "1",
      "a",
      "b",
    ];
    expect(requestFields(raw, RULES)).toEqual(["host", "up.example", "a", "b"]);
  });

  it("has the length of the body that is sent, not the one it came with", () => {
    expect(requestFields(["Content-Length", "9"], RULES)).toEqual(["host", "up.example"]);
    const fields = requestFields(["Content-Length", "9"], { ...RULES, contentLength: 0 });
    expect(fields).toEqual(["host", "up.example", "content-length", "0"]);
  });

  it("asks for identity once, where the client asked for an encoding or at the end", () => {
    const rules = { ...RULES, identity: true };
    const raw = ["Accept-encoding", "gzip", "a", "b", "accept-encoding", "br"];
    expect(requestFields(raw, rules).slice(2)).toEqual(["Accept-encoding", "identity", "a", "b"]);
    expect(requestFields(["a", "b"], rules).slice(2)).toEqual(["a", "b", "Accept-Encoding", "identity"]);
  });

  it("has fields that replace the client's, and not those that are to be dropped", () => {
    const rules = { ...RULES, set: ["Authorization", "ours"], drops: (name: string) => name === "mcp-name" };
    const raw = ["authorization", "theirs", "Mcp-Name", "x", "a", "b"];
    expect(requestFields(raw, rules).slice(2)).toEqual(["a", "b", "Authorization", "ours"]);
  });

  it("says nothing of bytes that were changed", () => {
    const raw = ["Content-Encoding", "gzip", "Content-Digest", "sha-256=:a:", "a", "b"];
    expect(requestFields(raw, { ...RULES, changed: true }).slice(2)).toEqual(["a", "b"]);
    expect(requestFields(raw, RULES).slice(2)).toEqual(raw);
  });
});

it("a response loses the hop's fields, and those of a body that may be another", () => {
  const raw = [
    "Transfer-Encoding",
    "chunked",
    "ETag",
    '"1"',
    "Content-Length",
    "3",
    "Set-Cookie",
    "a",
    "Set-Cookie",
    "b",
  ];
  expect(responseFields(raw, false)).toEqual(raw.slice(2));
  expect(responseFields(raw, true)).toEqual(raw.slice(6));
});
