/**
 * Forms in which a name identifies its server, the most specific first: the wire has a field for it;
 * `mcp__server__tool` (Claude Code, Codex), also as namespace and name; `server___tool` (droid); `server__tool` (Goose,
 * Grok); `mcp_server_tool` (Gemini CLI, VS Code); `server_tool` (opencode, Anthropic's connector); `server-tool`
 * (Copilot CLI); only the tool's name.
 */
export const FORMS = [
  "field",
  "mcp__",
  "server___",
  "server__",
  "mcp_",
  "server_",
  "server-",
  "bare",
] as const;
export type Form = (typeof FORMS)[number];
