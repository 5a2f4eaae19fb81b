/** The parts of a URL that are shown. */
import { expect, it } from "vitest";
import { shownUrl, urlSecrets, withoutUrlSecrets } from "../../../src/event/shown-url.ts";

const KEY = "s3same0f4the7path9abcdefgh";

it.each([
  ["https://mcp.example.com/mcp", "https://mcp.example.com/mcp"],
  ["http://127.0.0.1:8485/servers/a%20b/mcp", "http://127.0.0.1:8485/servers/a%20b/mcp"],
  ["https://h.example/mcp?", "https://h.example/mcp"],
  ["https://h.example/mcp?x=1", "https://h.example/mcp?(hidden)"],
  ["https://h.example/mcp#x", "https://h.example/mcp?(hidden)"],
  ["https://me@h.example/mcp", "https://(hidden)@h.example/mcp"],
  ["https://me:p@ss@h.example:8443/mcp?a#b", "https://(hidden)@h.example:8443/mcp?(hidden)"],
  ["https:me:pass@h.example/mcp", "https://(hidden)@h.example/mcp"],
  ["https:\\\\me:pass@h.example\\mcp", "https://(hidden)@h.example/mcp"],
  ["https:///me:pass@h.example/mcp", "https://(hidden)@h.example/mcp"],
  [`https://h.example/s/${KEY}/mcp`, "https://h.example/s/(hidden)/mcp"],
  ["https://me:pass@h.example:999999/", "https://(hidden)"],
  ["me:pass@h.example", "(hidden)"],
  ["pass", "(hidden)"],
])("%s is %s", (url, shown) => {
  expect(shownUrl(url)).toBe(shown);
  expect(shownUrl(shown)).toBe(shown);
});

it("a sentence keeps its words", () => {
  const quoted = "fetch: cannot reach 'https://me:pass@h.example/mcp?token=x': (see http://h.example/a?b=c).";
  const told =
    "fetch: cannot reach 'https://(hidden)@h.example/mcp?(hidden)': (see http://h.example/a?(hidden)).";
  expect(withoutUrlSecrets(quoted)).toBe(told);
  expect(withoutUrlSecrets(told)).toBe(told);
  const plain = "cgroup:/sys/fs/cgroup/a?b, at file:///x/y.js:10:5 (http://127.0.0.1:1/mcp): 12:30:01 C:\\x";
  expect(withoutUrlSecrets(plain)).toBe(plain);
});

it("a text about one URL can be cleared of every part of it, as it is written and as it is meant", () => {
  expect(urlSecrets(`https://me:p%40ss@h.example/${KEY}/x?a=b%20c#d`).sort()).toEqual(
    [KEY, "a=b c", "a=b%20c", "b c", "d", "me", "p%40ss", "p@ss"].sort(),
  );
  expect(urlSecrets("no URL")).toEqual([]);
});
