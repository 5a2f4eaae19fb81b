/** Results, prompts, resources and servers' requests to agents: inspected, reported, and blocked if configured. */
import { describe, expect, it } from "vitest";
import { defaults } from "../../../../src/config/defaults.ts";
import { contentTexts } from "../../../../src/decision/guard/content-texts.ts";
import { DefinitionScanner, definitionContext } from "../../../../src/decision/servers/scanner.ts";
import { incoming, place, run, until } from "./session.ts";

const ENFORCE = { mode: "enforce" } as const;
const UNSTORED = { store: { enabled: false } };
const detection = { custom_patterns: [{ name: "marked", pattern: "MARK", severity: "high" }] };
const text = (said: string): object => ({ content: [{ type: "text", text: said }] });

function config(inspection: object = {}, mcp: object = {}): object {
  return { mcp: { inspection: { detection, ...inspection } }, sandbox: { mcp }, ...UNSTORED };
}

const BLOCK = config({ on_detection: { tool_result: "block" } });

describe("texts of a content", () => {
  it("are all strings with their places, but no blobs", () => {
    const content = {
      content: [
        { type: "text", text: "one" },
        { type: "image", mimeType: "image/png", data: "AAAA" },
        { type: "resource", resource: { uri: "x:y", mimeType: "text/plain", text: "two" } },
        { type: "resource", resource: { uri: "x:z", mimeType: "app/x", blob: "BBBB" } },
      ],
      structuredContent: { "a/b": ["three"], data: "four", n: 7 },
    };
    const { pieces, unscanned } = contentTexts(content, 1000);
    const found = Object.fromEntries(pieces.map((piece) => [piece.pointer, piece.text]));
    expect(found).toMatchObject({
      "/content/0/text": "one",
      "/content/2/resource/text": "two",
      "/structuredContent/a~1b/0": "three",
      "/structuredContent/data": "four",
    });
    expect(JSON.stringify(found)).not.toMatch(/AAAA|BBBB/);
    expect(unscanned).toBe(0);
  });

  it("are also keys that are sentences, and blobs that are text", () => {
    const blob = (said: string, mimeType: string): object => ({
      resource: { uri: "x:y", mimeType, blob: Buffer.from(said, "latin1").toString("base64") },
    });
    const content = [
      { structuredContent: { "Send it to me": 1, plain_key: 2 } },
      blob("one", "text/plain"),
      blob("two\xff", "Text/Markdown"),
      blob("three", "application/octet-stream"),
      blob("four\xff", "application/octet-stream"),
      blob("five", "image/svg"),
    ];
    const texts = contentTexts(content, 1000).pieces.map(({ text }) => text);
    expect(texts).toEqual([
      ...["Send it to me", "x:y", "text/plain", "one", "x:y", "Text/Markdown", "two\ufffd"],
      ...["x:y", "application/octet-stream", "three", "x:y", "application/octet-stream"],
      ...["x:y", "image/svg"],
    ]);
  });

  it("are looked at in pieces that overlap, in their order", () => {
    const long = Array.from({ length: 2000 }, (_, i) => `word${i}`).join(" ");
    const { pieces } = contentTexts([long, "next"], 1_000_000);
    for (const { text: piece, offset } of pieces.slice(0, -1))
      expect(long.startsWith(piece, offset)).toBe(true);
    expect(pieces.every(({ text: piece }) => piece.length <= 4096)).toBe(true);
    for (let at = 0; at < long.length - 100; at += 50)
      expect(pieces.some((p) => p.offset <= at && p.offset + p.text.length >= at + 100)).toBe(true);
    expect(pieces.at(-1)).toEqual({ pointer: "/1", offset: 0, text: "next" });
  });

  it("beyond the limit are counted in bytes", () => {
    const { pieces, unscanned } = contentTexts(["a".repeat(10), "é".repeat(10), "b".repeat(10)], 14);
    expect(pieces.map((piece) => piece.text)).toEqual(["a".repeat(10), "é".repeat(4)]);
    expect(unscanned).toBe(12 + 10);
  });
});

describe("a result", () => {
  it("with an attack is told of and passes, where on_detection.tool_result is alert", async () => {
    const { guard, of, session } = run(place(config()), ENFORCE);
    expect(guard.content("tool_result", "search", text(`${"x ".repeat(3000)}MARK`))).toBeNull();
    expect(of("mcp_detection")).toEqual([]);
    await until(() => of("mcp_detection").length > 0);
    expect(of("mcp_detection")).toMatchObject([
      {
        server_id: "notes",
        tool_name: "search",
        subject: "tool_result",
        action: "alert",
        would_block: false,
        detection: { pattern: "custom:marked", field: "/content/0/text" },
      },
    ]);
    expect(session.counters.detections).toBe(1);
  });

  it.each([
    ["tool_result", "search", 'The result of the tool "search"'],
    ["prompt_result", "greet", 'The prompt "greet"'],
    ["resource_content", "file:///x", 'The resource "file:///x"'],
    ["tool_result", "", "The result of the tool (MCP"],
  ] as const)("(%s) is withheld in enforce where it is block", (subject, about, words) => {
    const { guard, of } = run(place(BLOCK), ENFORCE);
    const refusal = guard.content(subject, about, text("MARK"));
    expect(refusal).toMatchObject({ reason: "detection", rule: "mcp.inspection.on_detection.tool_result" });
    expect(refusal?.text).toContain(`[netmon] ${words}`);
    expect(refusal?.text).not.toContain("MARK");
    expect(of("mcp_detection")).toMatchObject([{ subject, tool_name: about, action: "block" }]);
    expect(guard.content(subject, about, text("fine"))).toBeNull();
  });

  it("passes in observe, and is told of as one that enforce would withhold", async () => {
    const { guard, of } = run(place(BLOCK), { mode: "observe" });
    expect(guard.content("tool_result", "search", text("MARK"))).toBeNull();
    await until(() => of("mcp_detection").length === 1);
    expect(of("mcp_detection")[0]).toMatchObject({ action: "alert", would_block: true });
  });

  it("with the same text is told of once", async () => {
    const { guard, of } = run(place(BLOCK), ENFORCE);
    for (const said of ["MARK 1", "MARK 1", "MARK 2"])
      expect(guard.content("tool_result", "search", text(said))).not.toBeNull();
    expect(of("mcp_detection").length).toBe(2);
  });

  it("beyond max_scan_bytes is not looked at, and counted", () => {
    const limited = config({ max_scan_bytes: 1024, on_detection: { tool_result: "block" } });
    const { guard, session } = run(place(limited), ENFORCE);
    expect(guard.content("tool_result", "a", text(`${"x".repeat(2000)}MARK`))).toBeNull();
    expect(session.counters.unscanned_bytes).toBe(2004 - (1024 - 4));
  });

  it("a result that nobody waits for is looked at before the end, or counted", async () => {
    const { guard, of, session } = run(place(config()), ENFORCE);
    guard.content("tool_result", "a", text("MARK"));
    for (let i = 0; i < 50; i++) guard.content("tool_result", "a", text(`${i} ${"y".repeat(250_000)}`));
    await session.stop("done");
    expect(of("mcp_detection").length).toBe(1);
    expect(session.counters.unscanned_bytes).toBeGreaterThan(0);
  });
});

describe("a text in which nothing was found", () => {
  const { inspection } = defaults().mcp;
  const around = definitionContext(["search"], new Map());

  it("is not looked at again, unless something else stands around it", () => {
    const scanner = new DefinitionScanner(inspection);
    expect(scanner.text("MARK", around)).toEqual([]);
    expect(scanner.isHarmless("MARK", around)).toBe(true);
    expect(scanner.isHarmless("MARK", definitionContext(["search", "find"], new Map()))).toBe(false);
  });

  it("is looked at again with other settings", () => {
    const scanner = new DefinitionScanner(inspection);
    scanner.text("MARK", around);
    scanner.update({
      ...inspection,
      detection: {
        ...inspection.detection,
        custom_patterns: [{ ...detection.custom_patterns[0], description: "" }],
      },
    } as typeof inspection);
    expect(scanner.text("MARK", around)).toHaveLength(1);
    expect(scanner.isHarmless("MARK", around)).toBe(false);
  });

  it("is known whatever its length, and no other of that length is", () => {
    const scanner = new DefinitionScanner(inspection);
    const long = "x".repeat(4000);
    scanner.text(long, around);
    expect(scanner.isHarmless(long, around)).toBe(true);
    for (const other of [`${long.slice(1)}y`, `${"x".repeat(2000)}y${"x".repeat(1999)}`])
      expect(scanner.isHarmless(other, around)).toBe(false);
    // half characters, which are one and the same in UTF-8
    scanner.text(`${long}\ud800${long}`, around);
    expect(scanner.isHarmless(`${long}\ud801${long}`, around)).toBe(false);
  });

  it("is forgotten where many others came", () => {
    const scanner = new DefinitionScanner(inspection);
    scanner.text("first", around);
    for (let i = 0; i < 1100; i++) scanner.text(`result ${i}`, around);
    expect(scanner.isHarmless("first", around)).toBe(false);
    expect(scanner.isHarmless("result 1099", around)).toBe(true);
  });
});

describe("what a server asks of the agent", () => {
  const ask = (said: string): object => ({
    messages: [{ role: "user", content: { type: "text", text: said } }],
  });

  it.each([
    ["sampling/createMessage", "sampling"],
    ["elicitation/create", "elicitation"],
  ] as const)(
    "(%s) passes with an event by default, without one under allow, and not under block",
    (method, key) => {
      const outcome = (mcp: object, mode: "observe" | "enforce" = "enforce") => {
        const { guard, of, session } = run(place(config({}, mcp)), { mode });
        const refusal = guard.serverRequest(method, ask("hello"));
        const told = of("mcp_server_request").map((e) => `${e.action} ${e.would_block} ${e.rule}`);
        expect(session.counters).toMatchObject({
          server_requests: 1,
          server_requests_blocked: refusal === null ? 0 : 1,
        });
        return [refusal?.rule ?? null, ...told];
      };
      const rule = `sandbox.mcp.${key}.policy`;
      const own = `sandbox.mcp.${key}.per_server.notes`;
      expect(outcome({})).toEqual([null, `allow false ${rule}`]);
      expect(outcome({ [key]: { policy: "allow" } })).toEqual([null]);
      expect(outcome({ [key]: { policy: "block" } })).toEqual([rule, `block false ${rule}`]);
      expect(outcome({ [key]: { policy: "block" } }, "observe")).toEqual([null, `allow true ${rule}`]);
      const perServer = { policy: "allow", per_server: { notes: "block", other: "allow" } };
      expect(outcome({ [key]: perServer })).toEqual([own, `block false ${own}`]);
      expect(outcome({ enforce_policy: false, [key]: { policy: "block" } })).toEqual([
        null,
        `allow false ${rule}`,
      ]);
    },
  );

  it("is refused in words that say why", () => {
    const blocked = config({}, { sampling: { policy: "block" } });
    const refusal = run(place(blocked), ENFORCE).guard.serverRequest("sampling/createMessage", ask("x"));
    expect(refusal).toMatchObject({ reason: "request_policy" });
    expect(refusal?.text).toMatch(
      /^\[netmon\] The request "sampling\/createMessage" of the MCP server "notes" was blocked by policy: .* The rule is sandbox\.mcp\.sampling\.policy\./,
    );
  });

  it("is looked at as results are", async () => {
    const { guard, of } = run(place(BLOCK), ENFORCE);
    expect(guard.serverRequest("sampling/createMessage", ask("MARK"))).toMatchObject({ reason: "detection" });
    expect(guard.serverRequest("elicitation/create", { message: "MARK" })).not.toBeNull();
    expect(of("mcp_detection").map((e) => [e.subject, e.action])).toEqual([
      ["sampling", "block"],
      ["elicitation", "block"],
    ]);
    const alerting = run(place(config()), ENFORCE);
    expect(alerting.guard.serverRequest("sampling/createMessage", ask("MARK"))).toBeNull();
    await until(() => alerting.of("mcp_detection").length === 1);
  });
});

describe("refused messages", () => {
  it("are all counted, and told of ten times a second for each reason", async () => {
    const { guard, of, session } = run(place(config()), ENFORCE);
    for (let i = 0; i < 200; i++) guard.refused("to_server", "unparsed", "no JSON");
    guard.refused("to_client", "too_large", "larger than 64 MiB");
    expect(session.counters).toMatchObject({ refused: 201, unparsed: 200, too_large: 1 });
    expect(of("mcp_refusal").length).toBe(11);
    expect(of("mcp_refusal")[0]).toMatchObject({
      server_id: "notes",
      direction: "to_server",
      action: "block",
      would_block: false,
      reason: "unparsed",
      text: "no JSON",
    });
    await new Promise((resolve) => setTimeout(resolve, 1010));
    guard.refused("to_server", "unparsed", "no JSON");
    expect(of("mcp_refusal").at(-1)?.text).toBe("no JSON (190 more like this since the last one)");
  });

  it("passed in observe, unless they came from another origin", () => {
    const { guard, of, session } = run(place(config()), { mode: "observe" });
    guard.refused("to_server", "unparsed", "no JSON");
    guard.refused("to_server", "origin", "evil.example");
    expect(of("mcp_refusal").map((e) => [e.reason, e.action, e.would_block])).toEqual([
      ["unparsed", "allow", true],
      ["origin", "block", false],
    ]);
    expect(session.counters).toMatchObject({ refused: 1, unparsed: 1 });
  });
});

describe("a session", () => {
  it("tells of its start and its end with the counters, once", async () => {
    const { session, guard, of } = run(place(config()), { ...ENFORCE, transport: "gateway" });
    session.announce("http://127.0.0.1:1", ["notes"]);
    guard.message();
    guard.ended(guard.call(incoming("a")), { outcome: "answered", latencyMs: 1 });
    const [one, two] = [session.stop("the test ended"), session.stop("again")];
    expect(await one).toBe(await two);
    expect(of("netmon_inspection_started")).toMatchObject([
      {
        transport: "gateway",
        mode: "enforce",
        fail_closed: false,
        servers: ["notes"],
        url: "http://127.0.0.1:1",
      },
    ]);
    expect(of("netmon_inspection_stopped")).toMatchObject([
      { reason: "the test ended", servers: ["notes"], counters: { messages: 1, tool_calls: 1, allowed: 1 } },
    ]);
  });
});
