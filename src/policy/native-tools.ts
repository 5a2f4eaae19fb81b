/**
 * The agent programs' own tools, by their names on the LLM wire: no MCP server has them, so no MCP policy applies to
 * them. Read from Claude Code 2.1.197 and 2.1.328, Codex 0.169.0, Gemini CLI 0.61.0, opencode 1.18.33 and Copilot
 * CLI 1.0.102; DeferredToolPlaceholder from Claude Code 2.1.332.
 *
 * A tool that is missing here is unknown, which fail_closed blocks; it can be added to native_tools. A wire name that
 * begins with `mcp__` is never native.
 */
import { GlobIndex } from "./glob.ts";

/** Keyed by the name after `@` in native_tools, which is also the agent program. */
export const NATIVE_TOOL_GROUPS: Readonly<Record<string, readonly string[]>> = {
  claude: [
    ...["Agent", "Artifact", "AskUserQuestion", "Bash", "BashOutput", "Brief", "Config"],
    ...["CronCreate", "CronDelete", "CronList", "DeferredToolPlaceholder", "DesignSync", "Edit"],
    ...["EnterPlanMode", "EnterWorktree", "ExitPlanMode", "ExitWorktree", "Glob", "Grep", "KillBash"],
    ...["KillShell", "LS", "LSP", "ListAgents"],
    ...["ListMcpResourcesTool", "Monitor", "MultiEdit", "NotebookEdit", "NotebookRead", "PowerShell"],
    ...["PushNotification", "REPL", "Read", "ReadMcpResourceDirTool", "ReadMcpResourceTool", "RemoteTrigger"],
    ...["ReportFindings", "ScheduleWakeup", "SendMessage", "Skill", "Sleep", "SlashCommand"],
    ...["StructuredOutput", "Task", "TaskCreate", "TaskGet", "TaskList", "TaskOutput", "TaskStop"],
    ...["TaskUpdate", "TeamCreate", "TeamDelete", "TodoRead", "TodoWrite", "ToolSearch"],
    ...["WaitForMcpServers", "WebFetch", "WebSearch", "Workflow", "Write"],
    // Anthropic's own client and server tools
    ...["advisor", "bash", "bash_code_execution", "code_execution", "computer", "memory"],
    ...["str_replace_based_edit_tool", "str_replace_editor", "text_editor_code_execution"],
    ...["tool_search_tool_bm25", "tool_search_tool_regex", "web_fetch", "web_search"],
  ],
  codex: [
    ...["apply_patch", "close_agent", "create_goal", "current_time", "exec", "exec_command", "followup_task"],
    ...["get_context_remaining", "get_goal", "grep_files", "image_gen", "interrupt_agent", "js_repl"],
    ...["js_repl_reset", "list_agents", "list_available_plugins_to_install", "list_dir"],
    ...["list_mcp_resource_templates", "list_mcp_resources", "local_shell", "new_context", "read_file"],
    ...["read_mcp_resource", "request_permissions", "request_plugin_install", "request_user_input"],
    ...["resume_agent", "send_input", "send_message", "send_message_to_user", "shell", "shell_command"],
    ...["sleep", "spawn_agent", "tool_search", "tool_suggest", "unified_exec", "update_goal", "update_plan"],
    ...["view_image", "wait", "wait_agent", "wait_for_environment", "web_search", "write_stdin"],
    // namespaces of the Responses API
    ...["clock/*", "collaboration/*", "functions/*", "image_gen/*", "multi_agent_v1/*", "multi_agents/*"],
  ],
  gemini: [
    ...["activate_skill", "ask_user", "cli_help", "codebase_investigator", "complete_task"],
    ...["discovered_tool_*", "enter_plan_mode", "exit_plan_mode", "generalist", "get_internal_docs", "glob"],
    ...["google_web_search", "grep_search", "invoke_agent", "list_directory", "list_mcp_resources"],
    ...["read_file", "read_many_files", "read_mcp_resource", "replace", "run_shell_command", "save_memory"],
    ...["search_file_content", "tracker_add_dependency", "tracker_create_task", "tracker_get_task"],
    ...["tracker_list_tasks", "tracker_update_task", "tracker_visualize", "update_topic", "web_fetch"],
    ...["write_file", "write_todos"],
  ],
  opencode: [
    ...["apply_patch", "bash", "batch", "codesearch", "edit", "glob", "grep", "invalid", "list", "lsp"],
    ...["multiedit", "patch", "plan_enter", "plan_exit", "question", "read", "shell", "skill", "task"],
    ...["todoread", "todowrite", "webfetch", "websearch", "write"],
  ],
  copilot: [
    ...["bash", "create", "edit", "fetch_copilot_cli_documentation", "glob", "grep", "list_agents"],
    ...["list_bash", "read_agent", "read_bash", "session_store_sql", "skill", "sql", "stop_bash", "task"],
    ...["view", "write_agent"],
  ],
};

export class NativeTools {
  readonly #everywhere: GlobIndex<true>;
  readonly #groups = new Map<string, GlobIndex<true>>();

  /** `entries`: native_tools of the configuration. An unknown group has no tools. */
  constructor(entries: readonly string[]) {
    this.#everywhere = new GlobIndex(
      entries.filter((e) => !e.startsWith("@")).map((e) => [e, true] as const),
    );
    for (const entry of entries) {
      const name = entry.slice(1);
      if (!entry.startsWith("@") || !Object.hasOwn(NATIVE_TOOL_GROUPS, name)) continue;
      const tools = NATIVE_TOOL_GROUPS[name] ?? [];
      this.#groups.set(name, new GlobIndex(tools.map((tool) => [tool, true] as const)));
    }
  }

  /**
   * Reports whether the agent has such a tool. A known agent has its own group's tools and those that the configuration
   * lists individually; an unknown one may have any group's. With a namespace, the name is `namespace/name`.
   */
  has(wireName: string, agent: string | null): boolean {
    if (/(?:^|[./:])mcp__/.test(wireName)) return false;
    if (this.#everywhere.matching(wireName).length > 0) return true;
    const groups = agent === null ? [...this.#groups.values()] : [this.#groups.get(agent)];
    return groups.some((group) => (group?.matching(wireName).length ?? 0) > 0);
  }
}
