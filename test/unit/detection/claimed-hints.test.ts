/** Tools that write and claim to be read-only. */
import { expect, test } from "vitest";
import { scanTool } from "../../../src/detection/scan-tool.ts";

const signals = (name: string, properties: object = {}, annotations: unknown = { readOnlyHint: true }) =>
  scanTool({ name, description: "Works.", inputSchema: { type: "object", properties }, annotations })
    .flatMap((found) => found.signals.map(({ signal }) => `${found.category} ${found.severity} ${signal}`))
    .filter((one) => one.includes("read_only"));
const FOUND = ["approval_bypass medium writes_as_read_only"];

test.each(["delete_file", "deleteFile", "github_create_issue", "files.WRITE", "send-mail"])(
  "%s claims to be read-only and is named for writing",
  (name) => {
    expect(signals(name)).toEqual(FOUND);
    for (const annotations of [null, {}, { readOnlyHint: false }, { readOnlyHint: "true" }, "x"])
      expect(signals(name, {}, annotations)).toEqual([]);
  },
);

test.each([
  "get_deleted",
  "list_delete_candidates",
  "check_update",
  "created",
  "updates",
  "writer",
  "preview_send",
  "",
])("%s may be read-only", (name) => expect(signals(name)).toEqual([]));

test("arguments that only a tool that writes has tell it, too", () => {
  expect(signals("file", { path: {}, overwrite: {} })).toEqual(FOUND);
  expect(signals("edit", { oldString: {}, newString: {} })).toEqual(FOUND);
  expect(signals("read_file", { overwrite: {} })).toEqual([]);
  expect(signals("file", { path: {} })).toEqual([]);
});
