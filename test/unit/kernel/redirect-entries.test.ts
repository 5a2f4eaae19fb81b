/** The kernel map entries for a list of redirects. */
import { describe, expect, it } from "vitest";
import { encodeOriginal, encodeRedirect, encodeRuleKey } from "../../../src/kernel/layout.ts";
import {
  difference,
  type Redirect,
  reverseEntries,
  withoutRedirects,
  withRedirects,
} from "../../../src/kernel/redirect-entries.ts";
import { addressBytesOf } from "../../../src/registry/address.ts";

const UDP = 17;
const redirect = (from: string, to: string, port = 53, required = false): Redirect => ({
  from: { addr: addressBytesOf(from), port, protocol: UDP },
  to: { addr: addressBytesOf(to), port: 5353 },
  required,
});
const key = (host: string, port = 53): string =>
  encodeRuleKey(addressBytesOf(host), port, UDP).toString("latin1");
const target = (host: string, flags = 0): string =>
  encodeRedirect(addressBytesOf(host), 5353, flags).toString("latin1");
const original = (host: string): string => encodeOriginal(addressBytesOf(host), 53).toString("latin1");
const none: ReadonlyMap<string, string> = new Map();

describe("forward entries", () => {
  it("have the target and what is required", () => {
    const list = [redirect("192.0.2.1", "127.0.0.2"), redirect("2001:db8::1", "::1", 53, true)];
    expect(withRedirects(none, list)).toEqual(
      new Map([
        [key("192.0.2.1"), target("127.0.0.2")],
        [key("2001:db8::1"), target("::1", 1)],
      ]),
    );
  });

  it("enter an address of this host as it is and as the class", () => {
    const next = withRedirects(none, [redirect("127.0.0.53", "127.0.0.2")]);
    expect([...next.keys()].sort()).toEqual([key("127.0.0.53"), key("::1")].sort());
    expect(withoutRedirects(next, [redirect("127.0.0.53", "127.0.0.2")]).size).toBe(0);
  });

  it("leave the class to whom it belongs", () => {
    const next = withRedirects(none, [redirect("::1", "2001:db8::5"), redirect("127.0.0.53", "127.0.0.2")]);
    expect(next.get(key("::1"))).toBe(target("2001:db8::5"));
    const moved = withRedirects(next, [redirect("127.0.0.53", "127.0.0.3")]);
    expect(moved.get(key("127.0.0.53"))).toBe(target("127.0.0.3"));
    expect(moved.get(key("::1"))).toBe(target("2001:db8::5"));
    expect(withoutRedirects(moved, [redirect("127.0.0.53", "127.0.0.3")]).get(key("::1"))).toBeDefined();
  });

  it("move the class with its address", () => {
    const next = withRedirects(none, [redirect("127.0.0.53", "127.0.0.2")]);
    const moved = withRedirects(next, [redirect("127.0.0.53", "127.0.0.3")]);
    expect(moved.get(key("::1"))).toBe(target("127.0.0.3"));
  });

  it.each([
    ["an added one", [redirect("192.0.2.1", "127.0.0.2"), redirect("127.0.0.2", "127.0.0.3", 5353)]],
    ["the class", [redirect("192.0.2.1", "127.0.0.2"), redirect("127.0.0.9", "127.0.0.3", 5353)]],
  ])("refuse a target that is redirected: %s", (_, list) => {
    expect(() => withRedirects(none, list)).toThrow(
      "redirect to 127.0.0.2:5353: that is itself redirected; choose a port of its own for the target",
    );
  });

  it("refuse to redirect what is a target already", () => {
    const current = withRedirects(none, [redirect("192.0.2.1", "127.0.0.2")]);
    expect(() => withRedirects(current, [redirect("127.0.0.2", "127.0.0.3", 5353)])).toThrow(
      "that is itself redirected",
    );
  });
});

describe("reverse entries", () => {
  it("name the first of several, and an address rather than the class", () => {
    const list = [redirect("192.0.2.1", "127.0.0.2"), redirect("192.0.2.2", "127.0.0.2")];
    expect(reverseEntries(withRedirects(none, list))).toEqual(
      new Map([[key("127.0.0.2", 5353), original("192.0.2.1")]]),
    );
    expect(reverseEntries(withRedirects(none, [redirect("127.0.0.53", "127.0.0.2")]))).toEqual(
      new Map([[key("127.0.0.2", 5353), original("127.0.0.53")]]),
    );
  });
});

it("differences are what must be written and what must go", () => {
  const before = new Map([
    ["a", "1"],
    ["b", "2"],
    ["c", "3"],
  ]);
  const after = new Map([
    ["a", "1"],
    ["b", "9"],
    ["d", "4"],
  ]);
  expect(difference(before, after)).toEqual({
    put: [
      ["b", "9"],
      ["d", "4"],
    ],
    gone: ["c"],
  });
});
