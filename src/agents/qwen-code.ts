/**
 * Qwen Code 0.24, a fork of Gemini CLI. The system's settings override its others; they need not be root's. Its models are
 * those of variables, and of `modelProviders`, which win.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { MARKDOWN, places, SKILLS } from "./agent-code.ts";
import type { Vendor } from "./base-url.ts";
import { type AgentEnvironment, type EntryFilter, isThere, projectNames } from "./config-file.ts";
import { geminiForm, inTrustedFolders } from "./gemini-form.ts";
import { isObject, type JsonObject, objectAt, textOrNull } from "./importer.ts";
import { BASE_URL_VARIABLES, ofVendor } from "./model-address.ts";
import { ledThroughProxy, type ModelPlace, namedAt } from "./model-places.ts";
import { indirectCalls } from "./setup.ts";

const directoryOf = ({ home, env }: AgentEnvironment): string => env.QWEN_HOME || join(home, ".qwen");

const SYSTEM = { variable: "QWEN_CODE_SYSTEM_SETTINGS_PATH", usual: "/etc/qwen-code/settings.json" };

const VARIABLES = ["OPENAI_BASE_URL", "ANTHROPIC_BASE_URL", "GOOGLE_GEMINI_BASE_URL"];

const form = geminiForm({
  name: "qwen",
  untrusted: "is in a folder that Qwen Code does not trust",
  directory: ".qwen",
  own: (around) => {
    const directory = directoryOf(around);
    return { directory, within: around.env.QWEN_HOME ? directory : around.home };
  },
  system: SYSTEM,
  trusts: (around, user) => {
    const directory = directoryOf(around);
    const list = around.env.QWEN_CODE_TRUSTED_FOLDERS_PATH || join(directory, "trustedFolders.json");
    return (
      objectAt(objectAt(user, "security"), "folderTrust").enabled !== true ||
      inTrustedFolders(around.files.json(list, directory), around.cwd)
    );
  },
  approves: (around): EntryFilter => {
    const directory = directoryOf(around);
    const file = around.env.QWEN_CODE_MCP_APPROVALS_PATH || join(directory, "mcpApprovals.json");
    const known = around.files.json(file, directory);
    const records = projectNames(around.cwd).map((project) => objectAt(known, project));
    return ({ name, entry }) =>
      records.some((record) => {
        const { status, hash } = objectAt(record, name);
        return status === "approved" && hash === hashOf(entry);
      }) ||
      "is not approved in Qwen Code: approve it there (qwen mcp approve), or give --mcp-config .qwen/settings.json";
  },
  extensions: {
    manifest: "qwen-extension.json",
    installed: ".qwen-extension-install.json",
    preferences: "extension-preferences.json",
  },
  variables: VARIABLES,
});

/** The hash to which an approval is bound: of the entry without what only says where it is from. */
function hashOf({
  scope: _scope,
  extensionName: _extension,
  description: _text,
  ...entry
}: JsonObject): string {
  const stable = JSON.stringify(entry, (_key, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : value,
  );
  return createHash("sha256").update(stable).digest("hex");
}

/** Its names for APIs. */
const APIS: Readonly<Record<string, Vendor>> = { openai: "openai", anthropic: "anthropic", gemini: "gemini" };

/** `modelProviders` by API, a list of models each. */
function providerPlaces(settings: JsonObject): ModelPlace[] {
  return Object.entries(objectAt(settings, "modelProviders")).flatMap(([api, models]) =>
    (Array.isArray(models) ? models : []).flatMap((model: unknown, at) => {
      const url = isObject(model) ? textOrNull(model.baseUrl) : null;
      const id = isObject(model) ? textOrNull(model.id) : null;
      const keys = ["modelProviders", api, at, "baseUrl"];
      return url === null ? [] : [{ keys, vendor: null, provider: `${api}-${id ?? at}`, url, path: "" }];
    }),
  );
}

export const qwenCode: Agent = {
  name: "qwen",
  title: "Qwen Code",
  packages: ["@qwen-code/qwen-code"],
  wire: { userAgent: /^QwenCode[/-]/i, forms: ["field", "mcp__"], dialect: null },
  // 0.24.4
  nativeTools: wordSet(`
    agent ask_user_question edit enter_worktree exit_plan_mode exit_worktree get_goal glob grep_search
    list_agents list_directory lsp monitor notebook_edit read_file run_shell_command send_message skill task_stop
    todo_write tool_call tool_search update_goal web_fetch web_search write_file
  `),
  interception: null,
  importer: form.importer,
  configFiles: form.configFiles,
  sealed: { anywhere: [".qwen"], home: [] },
  code: [
    ...places("skill", [".qwen/skills"], SKILLS),
    ...places("plugin", [".qwen/extensions"], { folders: ["qwen-extension.json", "gemini-extension.json"] }),
    ...places("subagent", [".qwen/agents"], MARKDOWN),
    ...places("hook", [".qwen/settings.json"], { keys: ["hooks", "tools.discoveryCommand"] }),
  ],
  credentials: ["~/.qwen/oauth_creds.json"],
  baseUrls(_args, around) {
    const own = form.settings(around).flatMap(({ label, settings }) => {
      const auth = objectAt(objectAt(settings, "security"), "auth");
      const url = textOrNull(auth.baseUrl);
      const vendor = APIS[textOrNull(auth.selectedType) ?? "openai"];
      const set = BASE_URL_VARIABLES.filter(({ name }) => VARIABLES.includes(name)).flatMap((one) => {
        const value = textOrNull(objectAt(settings, "env")[one.name]);
        return value === null || around.env[one.name] !== undefined
          ? []
          : [ofVendor(one.vendor, value, label, true)];
      });
      return [
        ...namedAt(providerPlaces(settings), label),
        ...set,
        ...(url === null || vendor === undefined || around.env.OPENAI_BASE_URL !== undefined
          ? []
          : [ofVendor(vendor, url, label, true)]),
      ];
    });
    return [...own, ...form.inEnvironmentFiles(around)];
  },
  proxied: (url) => ({ env: { OPENAI_BASE_URL: `${url}/v1` } }),
  setUp(input) {
    const { around, args, write, writeSettings } = input;
    // the project's first, which win over the user's of the same API
    const given = form.settings(around).map(({ label, settings }) => {
      const { modelProviders } = settings;
      const named = isObject(modelProviders) ? { modelProviders } : {};
      return objectAt(ledThroughProxy(named, providerPlaces(named), label, input), "modelProviders");
    });
    const models = Object.assign({}, ...given.reverse()) as JsonObject;
    const settings = {
      ...form.systemSettings(input),
      ...(Object.keys(models).length > 0 && { modelProviders: models }),
    };
    const text = JSON.stringify(settings);
    const file = writeSettings("qwen-settings.json", text) ?? write("qwen-settings.json", text);
    const unread = isThere(join(around.cwd, ".mcp.json"))
      ? [
          "Qwen Code starts servers of .mcp.json that you approved there by itself: netmon is not in front of them",
        ]
      : [];
    return {
      args: [...args],
      env: { [SYSTEM.variable]: file },
      notes: [...indirectCalls(input, "Qwen Code", "tool_call"), ...unread],
    };
  },
};
