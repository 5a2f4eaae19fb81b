/** The forms a tool name takes on the LLM wire, and one reading of such a name. */

/**
 * How a name says its server, the most telling first: the wire has a field for it; `mcp__server__tool`
 * (Claude Code, Codex), also as namespace and name; `server__tool` (Goose, Grok); `mcp_server_tool` (Gemini
 * CLI, VS Code); `server_tool` (opencode, Anthropic's connector); the tool's name alone.
 */
export const FORMS = ["field", "mcp__", "server__", "mcp_", "server_", "bare"] as const;
export type Form = (typeof FORMS)[number];

export interface Match {
  serverId: string;
  /** The server's own name where it lists the tool, else as on the wire. */
  toolName: string;
  form: Form;
  /** The wire name is exactly what a host makes of the two; else alike but for case, cuts or separators. */
  exact: boolean;
  /** The server lists this tool. */
  listed: boolean;
}
