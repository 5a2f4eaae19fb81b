/** Proxies of the environment: read as curl reads them, and refused by the name of the variable. */
import { describe, expect, it } from "vitest";
import { OutgoingError, proxySettings } from "../../../src/http/proxy-environment.ts";

const basic = (text: string): string => `Basic ${Buffer.from(text).toString("base64")}`;

describe("a proxy", () => {
  it.each([
    ["proxy.example:3128", "http://proxy.example:3128", null],
    ["proxy.example", "http://proxy.example", null],
    [" http://10.0.0.1:3128/ ", "http://10.0.0.1:3128", null],
    ["HTTP://[::1]:3128", "http://[::1]:3128", null],
    ["https://proxy.example:443", "https://proxy.example:443", null],
    ["http://ann:p%40ss@h:1", "http://h:1", basic("ann:p@ss")],
    ["http://ann:p@s/s#1%@h:1", "http://h:1", basic("ann:p@s/s#1%")],
    ["http://token@h:1", "http://h:1", basic("token:")],
    ["socks5h://h:1080", "socks5://h:1080", null],
    ["socks5://h", "socks5://h", null],
  ])("%j is %j", (value, url, authorization) => {
    expect(proxySettings({ HTTPS_PROXY: value }).https).toMatchObject({ url, authorization });
  });

  it.each([
    ["http://h:99999", "its port is none"],
    ["http://h:0", "its port is none"],
    ["http://h:x", "its port is none"],
    ["http://", "it names no host"],
    ["socks4://h:1", "socks4:// is no proxy that netmon can use"],
    ["ftp://h", "ftp:// is no proxy"],
    ["http://a b:1", "its host is no host name"],
    ["http://ann:sesame@h:99999", "its port is none"],
  ])("%j is refused", (value, why) => {
    for (const variable of ["https_proxy", "HTTP_PROXY", "ALL_PROXY"]) {
      const read = (): unknown => proxySettings({ [variable]: value });
      expect(read).toThrow(OutgoingError);
      expect(read).toThrow(`${variable}: ${why}`);
      expect(read).not.toThrow(/sesame/);
    }
  });

  it("is the one in lower case, then in upper, then of all_proxy; empty is none", () => {
    const { http, https } = proxySettings({ https_proxy: "a:1", HTTPS_PROXY: "b:1", all_proxy: "c:1" });
    expect([https?.url, https?.variable, http?.url]).toEqual(["http://a:1", "https_proxy", "http://c:1"]);
    expect(proxySettings({ https_proxy: "", HTTPS_PROXY: " " })).toMatchObject({ http: null, https: null });
    expect(proxySettings({ http_proxy: "a:1" }).https?.url).toBe("http://a:1");
    // nothing asks for it
    expect(() =>
      proxySettings({ HTTP_PROXY: "a:1", HTTPS_PROXY: "b:1", ALL_PROXY: "socks4://c" }),
    ).not.toThrow();
  });
});

it.each([
  ["", "h.example", false],
  ["*", "h.example", true],
  ["h.example", "h.example", true],
  ["H.Example.", "a.h.example", true],
  [".h.example", "h.example", true],
  ["*.h.example", "a.h.example", true],
  ["ample", "h.example", false],
  ["a, h.example:443", "h.example", true],
  ["h.example:80", "h.example", false],
  ["10.0.0.0/8", "10.1.2.3", true],
  ["10.0.0.0/8", "11.1.2.3", false],
  ["10.0.0.0/99", "10.1.2.3", false],
  ["fd00::/8", "[fd12::1]", true],
  ["[::2]:443 ::3", "[::2]", true],
  ["[::2]:443 ::3", "[::3]", true],
])("no_proxy %j for %s: direct is %s", (no_proxy, host, direct) => {
  expect(proxySettings({ no_proxy }).isDirect(host, 443)).toBe(direct);
});
