/** Watchers of a store are notified of tools and pins written by another connection, once per write or transaction. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, it } from "vitest";
import { watchToolChanges } from "../../../src/store/tool-changes.ts";
import { openToolStore } from "../../../src/store/tools.ts";
import { eventually } from "../../e2e/place.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-changes-"));
afterAll(() => rmSync(directory, { recursive: true }));

it("tells of tools, pins and decisions", async () => {
  const path = join(directory, "netmon.db");
  const [reader, writer] = [openToolStore(path), openToolStore(path)];
  let seen: string[] = [];
  const watcher = watchToolChanges(path, () => {
    seen = [...reader.tools(), ...reader.pins()].map(({ toolName }) => toolName);
  });
  try {
    const about = { serverId: "s", hash: "sha256:x", definition: "{}" };
    const now = new Date().toISOString();
    const tool = { ...about, serverType: "stdio", serverAddr: "", firstSeen: now, lastSeen: now } as const;
    writer.putTool({ ...tool, toolName: "alone" });
    await eventually("a tool", () => seen.includes("alone"));
    writer.atOnce(() => {
      for (const toolName of ["one", "two"]) writer.putTool({ ...tool, toolName });
    });
    await eventually("several", () => seen.includes("one") && seen.includes("two"));
    const pin = { ...about, toolName: "pinned", pinnedAt: now, origin: "approved" } as const;
    writer.putPin(pin);
    await eventually("a pin", () => seen.includes("pinned"));
  } finally {
    watcher.close();
    reader.close();
    writer.close();
  }
});
