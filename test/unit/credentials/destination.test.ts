import { afterEach, describe, expect, it, vi } from "vitest";
import { objectionToPlace, parseCredentialHost } from "../../../src/credentials/destination.ts";

const place = (host: string, ...paths: string[]) => ({ host: parseCredentialHost(host), paths });
const goes = (host: string, origin: string, path = "/v1/messages", ...paths: string[]): boolean =>
  objectionToPlace([place(host, ...(paths.length === 0 ? ["*"] : paths))], { origin, path }) === null;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a credential", () => {
  it("goes to its host and port only", () => {
    expect(goes("api.example.com", "https://api.example.com")).toBe(true);
    expect(goes("API.example.com:8443", "https://api.example.com:8443")).toBe(true);
    expect(goes("api.example.com", "https://api.example.com:8443")).toBe(false);
    expect(goes("api.example.com", "https://api.example.com.evil.com")).toBe(false);
    expect(goes("example.com", "https://api.example.com")).toBe(false);
  });

  it("goes over TLS, or to this machine", () => {
    expect(goes("api.example.com:80", "http://api.example.com")).toBe(false);
    expect(goes("api.example.com:443", "http://api.example.com:443")).toBe(false);
    expect(goes("127.0.0.1:4000", "http://127.0.0.1:4000")).toBe(true);
    expect(goes("[::1]:4000", "http://[::1]:4000")).toBe(true);
    expect(goes("a.localhost:4000", "http://a.localhost:4000")).toBe(false);
  });

  it("goes nowhere if certificates are not checked", () => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    expect(goes("api.example.com", "https://api.example.com")).toBe(false);
  });

  it.each([
    ["/v1/messages", true],
    ["/v1/a/b", true],
    ["/v2/messages", false],
    ["/v1/../v2/x", false],
    ["/v1/%2e%2e/v2", false],
    ["/v1/%252e%252e/v2", false],
    ["/v1\\..\\v2", false],
    ["/v1//x", false],
    ["/%76%32/x", false],
    ["/v1/..;/v2", false],
    ["/v1/..%3b/v2", false],
    ["/v1/..%20/v2", false],
    ["/v1/%u002e%u002e/v2", false],
    ["/v1/%c0%ae%c0%ae/v2", false],
    ["/v1/;x/v2", false],
    ["/v1/%E0%B9%80;v=1", true],
  ])("with the paths /v1/* goes to %s: %s", (path, expected) => {
    expect(goes("api.example.com", "https://api.example.com", path, "/v1/*")).toBe(expected);
  });

  it.each([
    "/v1/keys;/use",
    "/v1/keys%3b/use",
    "/v1/keys%3f/use",
    "/v1/keys%2523/use",
    "/v1/keys#/use",
    "/v1/keys%00/use",
  ])("with the paths /v1/*/use goes to %s only if no server takes it for /v1/keys", (path) => {
    const isStillBelow = path.replace(/;|%3b/, "") === "/v1/keys/use";
    expect(goes("api.example.com", "https://api.example.com", path, "/v1/*/use")).toBe(isStillBelow);
    expect(goes("api.example.com", "https://api.example.com", path.replace("/use", "use"), "/v1/*use")).toBe(
      false,
    );
  });

  it.each(["X-Original-URL", "X-Rewrite-Url", "x-forwarded-path", "X-Forwarded-Host", "X-Host", "Forwarded"])(
    "does not go with the field %s, by which some servers go instead of path and host",
    (field) => {
      const target = {
        origin: "https://api.example.com",
        path: "/v1/x",
        fields: ["accept", "*/*", field, "/admin"],
      };
      expect(objectionToPlace([place("api.example.com", "*")], target)).toContain(field);
    },
  );

  it("goes with a field that names the address of a server's own service", () => {
    const target = {
      origin: "https://api.example.com",
      path: "/mcp",
      fields: ["X-Grafana-URL", "https://g.example"],
    };
    expect(objectionToPlace([place("api.example.com", "/mcp")], target)).toBeNull();
  });

  it.each(["", "https://a.com", "a.com/x", "*.a.com", "a b", "user@a.com", "127.0.0.1", "localhost"])(
    "has no host %j",
    (text) => {
      expect(() => parseCredentialHost(text)).toThrow();
    },
  );
});
