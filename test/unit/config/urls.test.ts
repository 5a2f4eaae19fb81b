import { describe, expect, it } from "vitest";
import { ConfigError } from "../../../src/config/error.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { shownWebhookUrl } from "../../../src/config/urls.ts";

function webhookOf(webhook_url: string): string {
  const text = JSON.stringify({ mcp: { inspection: { on_detection: { webhook_url } } } });
  return parseConfig("x", text).mcp.inspection.on_detection.webhook_url;
}

describe("webhook_url", () => {
  it.each([
    ["", ""],
    ["https://hooks.example/services/T0/B0/xyz?k=v", "https://hooks.example/services/T0/B0/xyz?k=v"],
    ["HTTPS://Hooks.Example", "https://hooks.example/"],
    ["http://127.0.0.1:8080/x", "http://127.0.0.1:8080/x"],
    ["http://localhost:8080/x", "http://localhost:8080/x"],
    ["http://[::1]:8080/", "http://[::1]:8080/"],
  ])("%j is %j", (text, url) => {
    expect(webhookOf(text)).toBe(url);
  });

  it.each([
    ["http://hooks.example/x", "https, or http on loopback"],
    ["http://localhost.evil.example/x", "https, or http on loopback"],
    ["http://127.0.0.1.evil.example/x", "https, or http on loopback"],
    ["ftp://hooks.example/x", "https, or http on loopback"],
    ["file:///etc/passwd", "https, or http on loopback"],
    ["https://u:p@hooks.example/x", "user name or password"],
    ["https://hooks.example/x#y", "fragment"],
    ["hooks.example/x", "not a valid URL"],
  ])("%j is refused, with its place", (text, why) => {
    expect(() => webhookOf(text)).toThrow(ConfigError);
    expect(() => webhookOf(text)).toThrow(/mcp\.inspection\.on_detection\.webhook_url/);
    expect(() => webhookOf(text)).toThrow(why);
  });

  it("is shown without what may be secret", () => {
    expect(shownWebhookUrl(webhookOf("https://hooks.example/services/sesame?k=sesame"))).toBe(
      "https://hooks.example/(hidden)",
    );
    expect(shownWebhookUrl(webhookOf("https://hooks.example"))).toBe("https://hooks.example/");
    expect(shownWebhookUrl("")).toBe("");
  });
});
