/** Kilo Code 7.7, a fork of opencode that reads opencode's files as well. */
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { opencode } from "./opencode.ts";
import { opencodeForm } from "./opencode-form.ts";

const { content, ...form } = opencodeForm({
  name: "kilo",
  files: [opencode.name, "kilo"],
  settings: "kilo",
  directories: [".kilocode", ".kilo"],
  named: "KILO_CONFIG",
  content: "KILO_CONFIG_CONTENT",
});

export const kilo: Agent = {
  name: "kilo",
  title: "Kilo Code",
  packages: ["@kilocode/cli"],
  wire: { userAgent: /(?:^|\s)kilo(?:-code|code)?\//i, forms: ["field", "server_"], dialect: null },
  // 7.7.7
  joint: /[a-z\d][_-][a-z\d]/i,
  nativeTools: wordSet(`
    apply_patch background_process bash board_post board_read cancel_wakeup codesearch edit glob grep
    kilo_local_recall list lsp multiedit plan_enter plan_exit question read schedule_wakeup skill task todoread
    todowrite webfetch websearch write
  `),
  interception: null,
  ...form,
  credentials: ["~/.local/share/kilo/auth.json"],
  setUp: (input) => ({
    args: [...input.args],
    env: { KILO_CONFIG_CONTENT: JSON.stringify(content(input)) },
    notes: [],
  }),
};
