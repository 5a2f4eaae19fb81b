import { setImmediate as tick } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { DeclaredServer } from "../../../src/config/config.ts";
import { parseServerUrl } from "../../../src/registry/host.ts";
import { Registry } from "../../../src/registry/registry.ts";

function declared(id: string, url: string | null): DeclaredServer {
  return {
    id,
    type: url === null ? "stdio" : "http",
    command: url === null ? "node" : null,
    args: [],
    env: {},
    url,
    endpoint: url === null ? null : parseServerUrl(url),
    headers: {},
    tls_fingerprint: null,
    allowed_tools_regex: [],
    denied_tools_regex: [],
    source: `test.${id}`,
  };
}

/** How often a change was told. */
function recorded(registry: Registry): () => number {
  let changes = 0;
  registry.onChange(() => changes++);
  return () => changes;
}

describe("tools", () => {
  it("are keyed by server and name", () => {
    const registry = new Registry();
    registry.register("files", "stdio", "", [{ name: "read", hash: "h1" }]);
    registry.register("web", "http", "h.example:443", [
      { name: "read", hash: "h2" },
      { name: "fetch", hash: "h3" },
    ]);
    expect([
      registry.tool("files", "read"),
      registry.tool("web", "read"),
      registry.tool("web", "fetch"),
    ]).toEqual([
      { serverAddr: "", toolHash: "h1" },
      { serverAddr: "h.example:443", toolHash: "h2" },
      { serverAddr: "h.example:443", toolHash: "h3" },
    ]);
    expect(registry.tool("files", "fetch")).toBeNull();
  });

  it("survive a new declaration of their server and go with an unregistered one", () => {
    const registry = new Registry();
    registry.declareServers([declared("a", "https://a.example")]);
    registry.register("a", "http", "a.example:443", [{ name: "t", hash: "h" }]);
    registry.declareServers([declared("a", "https://other.example"), declared("b", null)]);
    expect(registry.tool("a", "t")).not.toBeNull();
    registry.declareServers([declared("b", null)]);
    expect(registry.tool("a", "t")).toBeNull();
    registry.register("c", "http", "c.example:80", [{ name: "t", hash: "h" }]);
    registry.unregister("c");
    expect([registry.tool("c", "t"), registry.server("c")]).toEqual([null, null]);
  });

  it("cannot shadow object properties", () => {
    const registry = new Registry();
    expect(registry.tool("constructor", "constructor")).toBeNull();
    expect(registry.addressesOfHost("__proto__")).toEqual([]);
  });
});

describe("addresses", () => {
  it("are host:port of every network server, several servers on one", () => {
    const registry = new Registry();
    registry.declareServers([
      declared("a", "https://h.example/a"),
      declared("b", "https://H.example:443/b"),
      declared("c", "http://[2001:DB8::1]:7000"),
      declared("d", null),
    ]);
    expect(
      registry.endpoints().map((e) => [e.serverId, e.host, e.port, e.isLiteral, e.secure, e.source]),
    ).toEqual([
      ["a", "h.example", 443, false, true, "test.a"],
      ["b", "h.example", 443, false, true, "test.b"],
      ["c", "2001:db8::1", 7000, true, false, "test.c"],
    ]);
  });

  it("addresses of several declarations of one id belong to one server", () => {
    const registry = new Registry();
    registry.declareServers([
      declared("a", "https://one.example"),
      declared("a", "https://two.example"),
      declared("a", "https://one.example"),
    ]);
    expect(registry.servers()).toEqual([{ id: "a", type: "http", declared: true }]);
    expect(registry.endpoints().map((e) => e.host)).toEqual(["one.example", "two.example"]);
  });

  it("addresses of a server in netmon's own file come from nowhere else", () => {
    const registry = new Registry();
    const own = { ...declared("a", "https://a.example"), source: "sandbox.mcp.servers[0]" };
    registry.declareServers([own, declared("a", "https://evil.example")]);
    expect(registry.endpoints().map((e) => e.host)).toEqual(["a.example"]);
  });

  it("addresses of a declared server are not what it says of itself", () => {
    const registry = new Registry();
    registry.declareServers([declared("a", "https://a.example")]);
    registry.register("a", "http", "evil.example:443", []);
    expect(registry.endpoints().map((e) => e.host)).toEqual(["a.example"]);
    registry.register("new", "http", "[::1]:7000", []);
    expect(registry.endpoints()[1]).toMatchObject({
      serverId: "new",
      host: "::1",
      port: 7000,
      isLiteral: true,
      source: "registered",
    });
    expect(registry.declaredIds()).toEqual(["a"]);
    expect(() => registry.register("odd", "http", "h", [])).toThrow(/not host:port/);
    expect(registry.server("odd")).toBeNull();
  });

  it("addresses of names come from the resolver", () => {
    const registry = new Registry();
    registry.declareServers([declared("a", "https://h.example"), declared("b", "http://10.0.0.1")]);
    expect(registry.addressesOfHost("h.example")).toEqual([]);
    registry.setAddresses("h.example", ["192.0.2.2", "192.0.2.1", "192.0.2.2"]);
    expect(registry.addressesOfHost("h.example")).toEqual(["192.0.2.1", "192.0.2.2"]);
    expect(registry.addressesOfHost("10.0.0.1")).toEqual(["10.0.0.1"]);
    registry.setAddresses("h.example", []);
    expect(registry.addressesOfHost("h.example")).toEqual([]);
  });
});

describe("changes", () => {
  it("changes of one tick are told once", async () => {
    const registry = new Registry();
    const changes = recorded(registry);
    registry.declareServers([declared("a", "https://a.example")]);
    registry.setAddresses("a.example", ["192.0.2.1"]);
    registry.setAddresses("b.example", ["192.0.2.2"]);
    registry.register("c", "stdio", "", [{ name: "t", hash: "h" }]);
    expect(changes()).toBe(0);
    await tick();
    await tick();
    expect(changes()).toBe(1);
  });

  it("are told only when there are any", async () => {
    const registry = new Registry();
    registry.declareServers([declared("a", "https://a.example")]);
    registry.setAddresses("a.example", ["192.0.2.1", "192.0.2.2"]);
    await tick();
    const changes = recorded(registry);
    registry.declareServers([declared("a", "https://a.example")]);
    registry.setAddresses("a.example", ["192.0.2.2", "192.0.2.1"]);
    registry.setAddresses("none.example", []);
    registry.register("a", "http", "a.example:443", [{ name: "t", hash: "h" }]);
    await tick();
    await tick();
    expect(changes()).toBe(0);
  });

  it("end with the subscription", async () => {
    const registry = new Registry();
    let calls = 0;
    const end = registry.onChange(() => calls++);
    registry.setAddresses("h", ["192.0.2.1"]);
    await tick();
    end();
    registry.setAddresses("h", []);
    await tick();
    await tick();
    expect(calls).toBe(1);
  });
});

describe("single tools", () => {
  it("are found by server and name, with the server's address as declared", () => {
    const registry = new Registry();
    registry.declareServers([declared("weather", "https://weather.example/mcp"), declared("files", null)]);
    registry.register("weather", "http", "weather.example:443", [{ name: "get", hash: "h" }]);
    expect(registry.tool("weather", "get")).toEqual({ serverAddr: "weather.example:443", toolHash: "h" });
    expect(registry.tool("weather", "set")).toBeNull();
    expect(registry.tool("files", "get")).toBeNull();
    expect(registry.toolNames("weather")).toEqual(["get"]);
    expect(registry.toolNames("nobody")).toEqual([]);
    expect(["weather", "files", "nobody"].map((id) => registry.serverAddr(id))).toEqual([
      "weather.example:443",
      "",
      "",
    ]);
  });
});

describe("onTools", () => {
  it("tells at once of each server that comes, goes, or whose tools change", () => {
    const registry = new Registry();
    const told: string[] = [];
    const unsubscribe = registry.onTools((id) => told.push(id));
    const since = (): string[] => told.splice(0);
    registry.declareServers([declared("a", null), declared("b", null)]);
    expect(since()).toEqual(["a", "b"]);
    registry.declareServers([declared("b", null), declared("c", null)]);
    expect(since().sort()).toEqual(["a", "c"]);
    registry.register("b", "stdio", "", [{ name: "x", hash: "h" }]);
    registry.register("b", "stdio", "", []);
    expect(since()).toEqual(["b"]);
    registry.unregister("b");
    registry.register("late", "stdio", "", []);
    registry.unregister("late");
    expect(since()).toEqual(["b", "late", "late"]);
    unsubscribe();
    registry.unregister("b");
    expect(since()).toEqual([]);
  });
});
