/**
 * Forms in which a name identifies its server, the most specific first: the wire has a field for it;
 * `mcp__server__tool` (Claude Code, Codex), also as namespace and name; `server__tool` (Goose, Grok); `mcp_server_tool`
 * (Gemini CLI, VS Code); `server_tool` (opencode, Anthropic's connector); only the tool's name.
 */
export const FORMS = ["field", "mcp__", "server__", "mcp_", "server_", "bare"] as const;
export type Form = (typeof FORMS)[number];
