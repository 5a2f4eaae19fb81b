/** The export of a filtered list: as stored, or for a spreadsheet, in which nothing becomes a formula. */
import { describe, expect, it, onTestFinished } from "vitest";
import type { NetmonEvent } from "../../../src/event/event.ts";
import { EventPages } from "../../../src/store/pages.ts";
import { cell, exported } from "../../../src/ui/export.ts";
import { parseFilter } from "../../../src/ui/filter.ts";
import { call, connection } from "../analysis/report/sample.ts";
import { storeOf } from "../store/sample.ts";

async function exportOf(
  events: readonly NetmonEvent[],
  line: string,
  format: "jsonl" | "csv",
): Promise<string> {
  const pages = new EventPages(storeOf(events));
  onTestFinished(() => pages.close());
  const parts: string[] = [];
  for await (const part of exported(pages, parseFilter(line), format)) parts.push(part);
  return parts.join("");
}

it("has all that the filter finds, newest first, each as it is stored", async () => {
  const events = Array.from({ length: 1203 }, (_, n) =>
    connection(n, { pid: n + 1, comm: n % 2 ? "curl" : "node" }),
  );
  const lines = (await exportOf(events, "process:curl", "jsonl")).split("\n");
  expect(lines.pop()).toBe("");
  expect(lines).toEqual(
    events
      .filter(({ comm }) => comm === "curl")
      .toReversed()
      .map((event) => JSON.stringify(event)),
  );
  expect(await exportOf(events, "session:none", "jsonl")).toBe("");
});

it("has a line for each event in a spreadsheet, too", async () => {
  const text = await exportOf(
    [
      call(0, { text: 'says "no", \n=1+1' }),
      connection(1, { comm: "=cmd|' /C calc'!A0", server_id: "-2+3" }),
    ],
    "",
    "csv",
  );
  expect(text.split("\r\n")).toEqual([
    "row,time,session,type,action,would_block,reason,server,tool,destination,name,process,pid,count,rule,text",
    `2,2026-11-21T12:00:00.001Z,demo,mcp_network_connection,allow,false,declared,"'-2+3",,192.0.2.7:443,weather.example,"'=cmd|' /C calc'!A0",4711,1,sandbox.mcp.servers[0],`,
    '1,2026-11-21T12:00:00.000Z,demo,mcp_tool_call_intercepted,allow,false,allowed,weather,get_weather,,,,,,,"says ""no"", \\x0a=1+1"',
    "",
  ]);
});

describe("a cell", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "|x", "%0a=1"])(
    "takes %j as text",
    (text) => {
      expect(cell(text)).toMatch(/^"?'|^"?\\x0/);
    },
  );
  it.each([
    ["a\r\n=1", "a\\x0d\\x0a=1"],
    ['a"b', '"a""b"'],
    ["a;=1", '"a;=1"'],
    ["\u202eabc", "\\u{202e}abc"],
  ])("keeps %j on its line and in its cell", (text, expected) => expect(cell(text)).toBe(expected));
  it("leaves numbers and truth as they are", () => {
    expect([cell(-1), cell(true), cell(null), cell(undefined)]).toEqual(["-1", "true", "", ""]);
  });
});
