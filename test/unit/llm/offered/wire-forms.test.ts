/** Every form in which the newest SDKs offer tools is read, or is one of the vendor's own that names none. */
import { expect, it } from "vitest";
import { toolsOfList } from "../../../../src/llm/offered/offered-tool.ts";

const schema = { type: "object", properties: { a: { type: "string" } } };
const call = { name: "get", description: "Gets." };

it.each<[string, object, object[]]>([
  ["Messages: custom", { type: "custom", ...call, input_schema: schema }, [{ name: "get", schema }]],
  [
    "Messages: deferred, found by a search of Claude's",
    { ...call, input_schema: schema, defer_loading: true },
    [{ name: "get", schema }],
  ],
  [
    "Messages: for programs alone",
    { ...call, input_schema: schema, allowed_callers: ["code_execution_20260521"] },
    [{ name: "get", schema }],
  ],
  ["Messages: a search", { type: "tool_search_tool_bm25_20251119", name: "tool_search_tool_bm25" }, []],
  ["Messages: a toolset of the vendor's", { type: "browser_toolset_20260801" }, []],
  [
    "Messages: a toolset of a server that the provider asks",
    { type: "mcp_toolset", mcp_server_name: "weather", tools: [{ ...call, input_schema: schema }] },
    [{ name: "get", server: "weather", schema }],
  ],
  [
    "Chat: function",
    { type: "function", function: { ...call, parameters: schema } },
    [{ name: "get", schema }],
  ],
  [
    "Chat: custom",
    { type: "custom", custom: { ...call, format: { type: "text" } } },
    [{ name: "get", schema: undefined }],
  ],
  [
    "Responses: function",
    { type: "function", ...call, parameters: schema, strict: true },
    [{ name: "get", schema }],
  ],
  [
    "Responses: a function that is searched for",
    { type: "function", ...call, parameters: schema, defer_loading: true, allowed_callers: ["programmatic"] },
    [{ name: "get", schema }],
  ],
  ["Responses: custom", { type: "custom", ...call, format: { type: "grammar" } }, [{ name: "get" }]],
  [
    "Responses: a namespace",
    { type: "namespace", name: "mcp__weather", tools: [{ type: "function", ...call, parameters: schema }] },
    [{ name: "get", namespace: "mcp__weather", schema }],
  ],
  [
    "Responses: a namespace that is searched for, with a custom tool",
    { type: "namespace", name: "mcp__weather", tools: [{ type: "custom", ...call, defer_loading: true }] },
    [{ name: "get", namespace: "mcp__weather" }],
  ],
  ["Responses: a search", { type: "tool_search", execution: "client" }, []],
  ["Responses: programs", { type: "programmatic_tool_calling" }, []],
  ["Responses: a server that the provider asks", { type: "mcp", server_label: "x", server_url: "x" }, []],
  [
    "Gemini",
    { functionDeclarations: [{ ...call, parametersJsonSchema: schema }] },
    [{ name: "get", schema }],
  ],
  [
    "Gemini: the other spelling",
    { function_declarations: [{ ...call, parameters: schema }] },
    [{ name: "get", schema }],
  ],
  ["Gemini: servers that the provider asks", { mcpServers: [{ name: "x" }] }, []],
  [
    "Gemini: beside servers",
    { mcpServers: [{ name: "x" }], functionDeclarations: [{ ...call, parameters: schema }] },
    [{ name: "get", schema }],
  ],
  ["Converse", { toolSpec: { ...call, inputSchema: { json: schema } } }, [{ name: "get", schema }]],
  ["Converse: the end of what is cached", { cachePoint: { type: "default" } }, []],
  ["Converse: a tool of the vendor's", { systemTool: { name: "nova_grounding" } }, []],
])("%s", (_, entry, tools) => {
  const found = toolsOfList([entry], ["tools"]);
  expect(found).toHaveLength(tools.length);
  expect(found).toMatchObject(tools);
  for (const one of found) expect(one.description).toBe("Gets.");
});
