/** A response of netmon's own with every member that the SDK declares (openai-node 6.49, Response). */
export function bareResponse(
  status: "completed" | "failed",
  error: { code: string; message: string } | null,
): Record<string, unknown> {
  return {
    id: "resp_netmon",
    object: "response",
    created_at: 0,
    status,
    error,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    model: "",
    output: [],
    parallel_tool_calls: false,
    temperature: null,
    tool_choice: "auto",
    tools: [],
    top_p: null,
    usage: null,
  };
}
