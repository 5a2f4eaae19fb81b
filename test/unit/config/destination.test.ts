import { describe, expect, it } from "vitest";
import { destinationText, parseDestination } from "../../../src/config/destination.ts";
import { parseRingBytes, parseUnixPath } from "../../../src/config/values.ts";
import { addressBytesOf, canonicalAddress } from "../../../src/registry/address.ts";
import { parseHost, parseServerUrl } from "../../../src/registry/host.ts";
import { ValueError } from "../../../src/registry/value-error.ts";

const hex = (address: string): string => Buffer.from(addressBytesOf(address)).toString("hex");

describe("parseDestination", () => {
  it.each([
    ["api.anthropic.com:443", "api.anthropic.com:443"],
    ["API.Anthropic.COM.:443", "api.anthropic.com:443"],
    ["api.anthropic.com", "api.anthropic.com"],
    ["10.0.0.0/8", "10.0.0.0/8"],
    ["10.0.0.0/8:5432/tcp", "10.0.0.0/8:5432 tcp"],
    ["10.1.2.3/32", "10.1.2.3"],
    ["[2001:db8::1]:443/tcp", "[2001:db8::1]:443 tcp"],
    ["[2001:DB8:0:0::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["2001:db8::/32", "2001:db8::/32"],
    ["[2001:db8::]/32:443", "[2001:db8::]/32:443"],
    ["[2001:db8::/32]:443", "[2001:db8::]/32:443"],
    ["::ffff:10.0.0.0/104", "10.0.0.0/8"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["udp://1.1.1.1:53", "1.1.1.1:53 udp"],
    ["udp://2606:4700::1111", "2606:4700::1111 udp"],
    ["icmp://10.0.0.1", "10.0.0.1 icmp"],
    ["10.0.0.1/132", null],
    ["https://api.anthropic.com", "api.anthropic.com:443 tcp+udp"],
    ["https://api.anthropic.com:8443/", "api.anthropic.com:8443 tcp+udp"],
    ["http://api.example", "api.example:80 tcp"],
    ["https://api.example/v1", null],
    ["*", "*"],
    ["*:123/udp", "*:123 udp"],
    ["host:*", "host"],
    ["https://host:*", "host tcp+udp"],
    ["host:8000-8010", "host:8000-8010"],
    ["host/sctp", "host sctp"],
    ["host/any", "host"],
    ["0x7f.1:80", "127.0.0.1:80"],
    ["2130706433:80", "127.0.0.1:80"],
    ["bücher.example:443", "xn--bcher-kva.example:443"],
    ["0.0.0.0/0", "0.0.0.0/0"],
    ["::/0", "::/0"],
    ["fe80::1%eth0", null],
    ["[fe80::1%25eth0]:80", null],
    ["host:0", null],
    ["host:65536", null],
    ["host:http", null],
    ["host:", null],
    ["host:10-5", null],
    ["host:1-2000", null],
    ["10.1.0.0/8", null],
    ["10.0.0.0/33", null],
    ["2001:db8::/129", null],
    ["host/24", null],
    ["*.example.com:443", "*.example.com:443"],
    ["https://*.Example.com", "*.example.com:443 tcp+udp"],
    ["*.com", null],
    ["*.*.example.com", null],
    ["api.*.example.com", null],
    ["*.10.0.0.1", null],
    ["user@host:22", null],
    ["host name", null],
    ["", null],
    [":443", null],
    ["tcp://host/udp", null],
    ["gopher://host", null],
    ["host/udplite", null],
    ["host/mptcp", null],
    ["host:80/icmp", null],
    ["a..b", null],
    [`${"a".repeat(64)}.example`, null],
    ["1.2.3.256", null],
    ["[1.2.3.4]:80", null],
  ])("%s", (text, canonical) => {
    if (canonical === null) expect(() => parseDestination(text)).toThrow(ValueError);
    else expect(destinationText(parseDestination(text))).toBe(canonical);
  });

  it("keeps the parts", () => {
    expect(parseDestination("10.0.0.0/8:443/tcp")).toMatchObject({
      target: { kind: "range", address: "10.0.0.0", family: 4, prefix: 8 },
      ports: [443],
      protocols: [6],
    });
    expect(parseDestination("*")).toMatchObject({ target: { kind: "any" }, ports: [], protocols: [] });
    expect(parseDestination("h:1-3")).toMatchObject({
      target: { kind: "name", name: "h" },
      ports: [1, 2, 3],
    });
  });
});

describe("hosts and addresses", () => {
  it.each([
    ["127.0.0.1", "00000000000000000000ffff7f000001"],
    ["::", "00000000000000000000000000000000"],
    ["::1", "00000000000000000000000000000001"],
    ["2001:db8::8:800:200c:417a", "20010db80000000000080800200c417a"],
  ])("%s in 16 bytes", (address, bytes) => {
    expect(hex(address)).toBe(bytes);
  });

  it.each([
    ["::FFFF:1.2.3.4", "1.2.3.4"],
    ["::ffff:102:304", "1.2.3.4"],
    ["2001:0db8:0:0:0:0:0:1", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["1.2.3", null],
    ["host", null],
  ])("canonical text of %s", (text, canonical) => {
    expect(canonicalAddress(text)).toBe(canonical);
  });

  it.each(["a_b.example", "localhost", "xn--bcher-kva.example"])("%s is a name", (name) => {
    expect(parseHost(name)).toEqual({ kind: "name", name });
  });

  it.each([
    ["https://mcp.example.com/sse", "mcp.example.com", 443, true],
    ["http://mcp.example.com", "mcp.example.com", 80, false],
    ["HTTPS://MCP.Example.com:8443/a?b#c", "mcp.example.com", 8443, true],
    ["http://0x7f.1:7000/mcp", "127.0.0.1", 7000, false],
    ["http://[::1]:7000/mcp", "::1", 7000, false],
    ["http://[::ffff:10.0.0.1]/mcp", "10.0.0.1", 80, false],
    ["https://bücher.example/", "xn--bcher-kva.example", 443, true],
    ["https://mcp.example.com:443/", "mcp.example.com", 443, true],
  ])("%s", (url, host, port, secure) => {
    const endpoint = parseServerUrl(url);
    expect([
      endpoint.host.kind === "name" ? endpoint.host.name : endpoint.host.address,
      endpoint.port,
      endpoint.secure,
    ]).toEqual([host, port, secure]);
  });

  it.each([
    ["mcp.example.com/mcp", /scheme/],
    ["ftp://mcp.example.com", /http or https/],
    ["https://user@mcp.example.com", /user name/],
    ["https://:pw@mcp.example.com", /user name/],
    ["http://[fe80::1%25eth0]/", /zone/],
    ["http://host:0/", /port 0/],
    ["http://host:70000/", /not a valid URL/],
    ["https://", /not a valid URL/],
  ])("refuses %s", (url, message) => {
    expect(() => parseServerUrl(url)).toThrow(ValueError);
    try {
      parseServerUrl(url);
    } catch (error) {
      expect(`${(error as ValueError).message} ${(error as ValueError).hint}`).toMatch(message);
    }
  });
});

describe("sizes and paths", () => {
  it.each([
    ["8MiB", 8_388_608],
    ["4096", 4096],
    [65_536, 65_536],
    ["1 GiB", 1_073_741_824],
  ])("%s bytes", (text, bytes) => {
    expect(parseRingBytes(text)).toBe(bytes);
  });

  it.each(["8MB", "5000", 2048, "2GiB", "-1", ""])("refuses %s", (text) => {
    expect(() => parseRingBytes(text)).toThrow(ValueError);
  });

  it.each([
    ["/run/docker.sock", "/run/docker.sock", false],
    ["/run/user/*", "/run/user/", true],
    ["/*", "/", true],
    ["@dbus", "\0dbus", false],
    ["@*", "\0", true],
  ])("path %s", (text, path, prefix) => {
    expect(parseUnixPath(text)).toEqual({ text, path, prefix });
  });

  it.each(["relative", "*", "@", "", "/a*b", "/a\0b", `/${"a".repeat(107)}`])("refuses path %j", (text) => {
    expect(() => parseUnixPath(text)).toThrow(ValueError);
  });
});
