/** MCP servers that a Messages request passes to Anthropic. */
import { describe, expect, it } from "vitest";
import { anthropicMessages } from "../../../src/llm/anthropic/messages.ts";
import { UnreadableError } from "../../../src/llm/wire.ts";

const { providerServers } = anthropicMessages;
const A = { type: "url", name: "a", url: "https://a.example/mcp" };
const addition = (tool: object) => [{ role: "system", content: [{ type: "tool_addition", tool }] }];
const of = (request: object) => providerServers(JSON.stringify({ model: "m", messages: [], ...request }));
const toolset = (more: object = {}) => ({ type: "mcp_toolset", mcp_server_name: "a", ...more });
const url = A.url;

describe("servers and tools", () => {
  it.each<[string, object, unknown[]]>([
    ["none", { tools: [{ name: "x", input_schema: {} }] }, []],
    ["null", { mcp_servers: null, tools: null }, []],
    ["all tools", { mcp_servers: [A] }, [{ name: "a", url, tools: null }]],
    ["a server without url", { mcp_servers: [{ name: "a" }] }, [{ name: "a", url: null, tools: null }]],
    [
      "allowed_tools",
      { mcp_servers: [{ ...A, tool_configuration: { enabled: true, allowed_tools: ["x", "y"] } }] },
      [{ name: "a", url, tools: ["x", "y"] }],
    ],
    [
      "allowed_tools null",
      { mcp_servers: [{ ...A, tool_configuration: { allowed_tools: null } }] },
      [{ name: "a", url, tools: null }],
    ],
    [
      "switched off",
      { mcp_servers: [{ ...A, tool_configuration: { enabled: false } }] },
      [{ name: "a", url, tools: [] }],
    ],
    ["a toolset", { mcp_servers: [A], tools: [toolset()] }, [{ name: "a", url, tools: null }]],
    [
      "a toolset with what is on",
      {
        mcp_servers: [A],
        tools: [
          toolset({
            default_config: { enabled: false },
            configs: { x: { enabled: true }, y: { enabled: false }, z: {} },
          }),
        ],
      },
      [{ name: "a", url, tools: ["x"] }],
    ],
    [
      "a toolset with what is off",
      { mcp_servers: [A], tools: [toolset({ configs: { x: { enabled: false } } })] },
      [{ name: "a", url, tools: null }],
    ],
    [
      "a pinned listing",
      {
        mcp_servers: [A],
        tools: [toolset({ tools: [{ name: "x" }, { name: "y" }], configs: { y: { enabled: false } } })],
      },
      [{ name: "a", url, tools: ["x"] }],
    ],
    [
      "a toolset of a server that is not in the list",
      { tools: [toolset()] },
      [{ name: "a", url: null, tools: null }],
    ],
    [
      "two toolsets of one server",
      {
        mcp_servers: [A],
        tools: ["x", "y"].map((tool) =>
          toolset({ default_config: { enabled: false }, configs: { [tool]: { enabled: true } } }),
        ),
      },
      [{ name: "a", url, tools: ["x", "y"] }],
    ],
    [
      "a tool added to a toolset",
      {
        mcp_servers: [A],
        tools: [toolset({ default_config: { enabled: false } })],
        messages: addition({ type: "mcp_tool_reference", name: "x", server_name: "a" }),
      },
      [{ name: "a", url, tools: ["x"] }],
    ],
    [
      "a tool added to all",
      { mcp_servers: [A], messages: addition({ type: "mcp_tool_reference", name: "x", server_name: "a" }) },
      [{ name: "a", url, tools: null }],
    ],
    [
      "a toolset added by reference",
      { messages: addition({ type: "mcp_toolset_reference", server_name: "a" }) },
      [{ name: "a", url: null, tools: null }],
    ],
    [
      "a toolset added by value",
      {
        mcp_servers: [A],
        messages: addition({
          type: "tool_definition",
          definition: toolset({ default_config: { enabled: false } }),
        }),
      },
      [{ name: "a", url, tools: [] }],
    ],
    [
      "an addition kept in a compaction",
      {
        messages: [
          {
            role: "assistant",
            content: [
              {
                type: "compaction",
                content: "",
                tool_changes: [
                  {
                    type: "tool_addition",
                    tool: { type: "mcp_tool_reference", name: "x", server_name: "b" },
                  },
                ],
              },
            ],
          },
        ],
      },
      [{ name: "b", url: null, tools: ["x"] }],
    ],
    [
      "text that only speaks of them",
      { messages: [{ role: "user", content: '"mcp_servers":[{"name":"a"}]' }] },
      [],
    ],
    [
      "names of Object's own",
      { mcp_servers: [{ ...A, name: "__proto__" }], tools: [toolset({ mcp_server_name: "constructor" })] },
      [
        { name: "__proto__", url, tools: null },
        { name: "constructor", url: null, tools: null },
      ],
    ],
  ])("%s", (_name, request, servers) => {
    expect(of(request)).toEqual(servers);
  });
});

describe("refused", () => {
  it.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["servers that are not a list", '{"mcp_servers":{"name":"a"}}'],
    ["a server without name", '{"mcp_servers":[{"url":"https://a.example"}]}'],
    ["a name twice", '{"mcp_servers":[{"name":"a","url":"x"},{"name":"a","url":"y"}]}'],
    ["a toolset without server", '{"tools":[{"type":"mcp_toolset"}]}'],
    [
      "tools that are not a list of names",
      '{"mcp_servers":[{"name":"a","tool_configuration":{"allowed_tools":"x"}}]}',
    ],
    ["a list of servers twice", '{"mcp_servers":[{"name":"a"}],"mcp_servers":[]}'],
    ["the same, escaped", '{"mcp_servers":[{"name":"a"}],"mcp_\\u0073ervers":[]}'],
    [
      "a url twice",
      '{"mcp_servers":[{"name":"a","url":"https://good.example","url":"https://evil.example"}]}',
    ],
    [
      "a toolset that is also another tool",
      '{"tools":[{"type":"mcp_toolset","mcp_server_name":"a","type":"custom"}]}',
    ],
    [
      "a default twice",
      '{"tools":[{"type":"mcp_toolset","mcp_server_name":"a","default_config":{"enabled":true,"enabled":false}}]}',
    ],
    [
      "an addition twice",
      '{"messages":[{"role":"system","content":[{"type":"tool_addition","tool":{"type":"mcp_tool_reference","server_name":"a","server_name":"b","name":"x"}}]}]}',
    ],
    [
      "content twice",
      '{"messages":[{"role":"system","content":[{"type":"tool_addition","tool":{}}],"content":"x"}]}',
    ],
  ])("%s", (_name, body) => {
    expect(() => providerServers(body)).toThrow(UnreadableError);
  });

  it("keys that stand twice are not refused where no server is named", () => {
    const schema = '{"type":"object","properties":{},"properties":{}}';
    const body = `{"tools":[{"name":"x","input_schema":${schema}}],"messages":[{"role":"user","content":[{"type":"tool_use","id":"t","name":"x","input":{"a":1,"a":2}}]}]}`;
    expect(providerServers(body)).toEqual([]);
  });
});
