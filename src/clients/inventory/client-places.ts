/** Where MCP clients that are no agents of netmon's (src/agents) keep their servers, and what else they run. */
import { type CodePlace, MARKDOWN, places, SKILLS } from "../../agents/agent-code.ts";
import { cline } from "../../agents/cline.ts";
import { codex } from "../../agents/codex.ts";

export interface ClientPlace {
  client: string;
  /** Below a home or a project's directory. */
  path: string;
  /** Its settings: many have no servers in them. */
  settings?: true;
}

const EDITORS = ["Code", "Code - Insiders", "VSCodium"] as const;
const EXTENSIONS = { folders: ["package.json"], manifestOnly: true } as const;

export const HOME_PLACES: readonly ClientPlace[] = [
  { client: "cursor", path: ".cursor/mcp.json" },
  { client: "windsurf", path: ".codeium/windsurf/mcp_config.json" },
  { client: "claude-desktop", path: ".config/Claude/claude_desktop_config.json" },
  { client: "zed", path: ".config/zed/settings.json", settings: true },
  ...EDITORS.flatMap((editor): ClientPlace[] => {
    const user = `.config/${editor}/User`;
    return [
      { client: "vscode", path: `${user}/mcp.json` },
      { client: "vscode", path: `${user}/settings.json`, settings: true },
      {
        client: cline.name,
        path: `${user}/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json`,
      },
      {
        client: "roo-code",
        path: `${user}/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json`,
      },
    ];
  }),
  { client: "vscode", path: ".vscode-server/data/User/mcp.json" },
  { client: "amazon-q", path: ".aws/amazonq/mcp.json" },
  { client: "lmstudio", path: ".lmstudio/mcp.json" },
];

export const PROJECT_PLACES: readonly ClientPlace[] = [
  { client: "cursor", path: ".cursor/mcp.json" },
  { client: "vscode", path: ".vscode/mcp.json" },
  { client: "vscode", path: ".vscode/settings.json", settings: true },
  { client: "zed", path: ".zed/settings.json", settings: true },
  { client: "roo-code", path: ".roo/mcp.json" },
  { client: "amazon-q", path: ".amazonq/mcp.json" },
];

/** The system's, below /etc. */
export const SYSTEM_PLACES: readonly ClientPlace[] = [
  { client: "claude-code", path: "claude-code/managed-mcp.json" },
  { client: "gemini-cli", path: "gemini-cli/settings.json", settings: true },
  { client: codex.name, path: "codex/config.toml", settings: true },
];

export const CLIENT_CODE: Readonly<Record<string, readonly CodePlace[]>> = {
  cursor: [
    ...places("hook", [".cursor/hooks.json"], { keys: ["hooks"] }),
    ...places("command", [".cursor/commands"], MARKDOWN),
    ...places("subagent", [".cursor/agents"], MARKDOWN),
    ...places("skill", [".cursor/skills"], SKILLS),
    ...places("extension", [".cursor/extensions"], EXTENSIONS, "home"),
  ],
  vscode: places("extension", [".vscode/extensions", ".vscode-server/extensions"], EXTENSIONS, "home"),
  windsurf: places("extension", [".windsurf/extensions"], EXTENSIONS, "home"),
};
