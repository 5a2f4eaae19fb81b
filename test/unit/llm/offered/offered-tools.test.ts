/** The tools that requests of every API offer, and the requests without some of them. */
import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../src/async/steps.ts";
import {
  addedTools,
  CONVERSATIONS,
  type OfferedTool,
  toolsOfList,
} from "../../../../src/llm/offered/offered-tool.ts";
import { withoutTools } from "../../../../src/llm/offered/without-tools.ts";

const schema = { type: "object", properties: { a: { type: "string" } } };
const tool = (name: string) => ({ name, description: `Does ${name}.`, schema });

const NO_TOOL = { name: "netmon_no_tool", description: "[netmon] No tool is offered here: do not call any." };

/** Each request offers `keep` and `drop`; without `drop`, the other one remains, and without both, the rest. */
const REQUESTS: Record<string, { list?: string[]; request: object; left: object; none?: object }> = {
  "Messages, with a search's references": {
    list: ["tools"],
    request: {
      tools: [
        { type: "bash_20250124", name: "bash" },
        { name: "keep", description: "Does keep.", input_schema: schema },
        { name: "drop", description: "Does drop.", input_schema: schema, defer_loading: true },
      ],
      tool_choice: { type: "tool", name: "drop" },
      messages: [
        {
          role: "user",
          content: [{ type: "tool_result", content: [{ type: "tool_reference", tool_name: "drop" }] }],
        },
      ],
    },
    left: {
      tools: [
        { type: "bash_20250124", name: "bash" },
        { name: "keep", description: "Does keep.", input_schema: schema },
      ],
      messages: [
        {
          role: "user",
          content: [
            {
              type: "tool_result",
              content: [{ type: "text", text: '[netmon] the tool "drop" is not offered here' }],
            },
          ],
        },
      ],
    },
  },
  "Chat, with a choice among some": {
    list: ["tools"],
    request: {
      parallel_tool_calls: true,
      tools: ["keep", "drop"].map((name) => ({
        type: "function",
        function: { name, description: `Does ${name}.`, parameters: schema },
      })),
      tool_choice: {
        type: "allowed_tools",
        allowed_tools: {
          mode: "auto",
          tools: ["keep", "drop"].map((name) => ({ type: "function", function: { name } })),
        },
      },
    },
    left: {
      parallel_tool_calls: true,
      tools: [
        { type: "function", function: { name: "keep", description: "Does keep.", parameters: schema } },
      ],
      tool_choice: {
        type: "allowed_tools",
        allowed_tools: { mode: "auto", tools: [{ type: "function", function: { name: "keep" } }] },
      },
    },
    none: {},
  },
  "Responses, with namespaces": {
    list: ["tools"],
    request: {
      tools: ["keep", "drop"].map((name) => ({
        type: "namespace",
        name: `mcp__${name}`,
        tools: [{ type: "function", name, description: `Does ${name}.`, parameters: schema }],
      })),
      tool_choice: { type: "allowed_tools", mode: "required", tools: [{ type: "function", name: "drop" }] },
    },
    left: {
      tools: [
        {
          type: "namespace",
          name: "mcp__keep",
          tools: [{ type: "function", name: "keep", description: "Does keep.", parameters: schema }],
        },
      ],
      tool_choice: "none",
    },
    none: {},
  },
  "Responses, in the midst of the conversation": {
    request: {
      input: [
        {
          type: "additional_tools",
          tools: [{ type: "function", name: "keep", description: "Does keep.", parameters: schema }],
        },
        {
          type: "tool_search_output",
          tools: [{ type: "function", name: "drop", description: "Does drop.", parameters: schema }],
        },
      ],
    },
    left: {
      input: [
        {
          type: "additional_tools",
          tools: [{ type: "function", name: "keep", description: "Does keep.", parameters: schema }],
        },
        { type: "tool_search_output", tools: [] },
      ],
    },
    none: { input: [{ type: "tool_search_output", tools: [] }] },
  },
  "Gemini, beside a search": {
    list: ["tools"],
    request: {
      tools: [
        {
          functionDeclarations: [
            { name: "keep", description: "Does keep.", parametersJsonSchema: schema },
            { name: "drop", description: "Does drop.", parameters: schema },
          ],
          googleSearch: {},
        },
      ],
      toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: ["drop"] } },
    },
    left: {
      tools: [
        {
          functionDeclarations: [{ name: "keep", description: "Does keep.", parametersJsonSchema: schema }],
          googleSearch: {},
        },
      ],
      toolConfig: { functionCallingConfig: { mode: "NONE" } },
    },
    none: { tools: [{ googleSearch: {} }] },
  },
  "Gemini, with an object for a list": {
    list: ["tools", "functionDeclarations"],
    request: {
      tools: {
        functionDeclarations: ["keep", "drop"].map((name) => ({
          name,
          description: `Does ${name}.`,
          parameters: schema,
        })),
      },
      toolConfig: { functionCallingConfig: { mode: "ANY" }, retrievalConfig: { languageCode: "de" } },
    },
    left: {
      tools: {
        functionDeclarations: [{ name: "keep", description: "Does keep.", parameters: schema }],
      },
      toolConfig: { functionCallingConfig: { mode: "ANY" }, retrievalConfig: { languageCode: "de" } },
    },
    none: { toolConfig: { retrievalConfig: { languageCode: "de" } } },
  },
  "Messages, with the end of what is cached": {
    list: ["tools"],
    request: {
      tools: [
        { name: "keep", description: "Does keep.", input_schema: schema },
        {
          name: "drop",
          description: "Does drop.",
          input_schema: schema,
          cache_control: { type: "ephemeral" },
        },
      ],
      tool_choice: { type: "tool", name: "drop", disable_parallel_tool_use: true },
    },
    left: {
      tools: [
        {
          name: "keep",
          description: "Does keep.",
          input_schema: schema,
          cache_control: { type: "ephemeral" },
        },
      ],
      tool_choice: { type: "auto", disable_parallel_tool_use: true },
    },
    none: {},
  },
  "Converse, with the end of what is cached and a model's own choice": {
    list: ["toolConfig", "tools"],
    request: {
      toolConfig: {
        tools: [
          ...["keep", "drop"].map((name) => ({
            toolSpec: { name, description: `Does ${name}.`, inputSchema: { json: schema } },
          })),
          { cachePoint: { type: "default" } },
        ],
      },
      additionalModelRequestFields: { tool_choice: { type: "tool", name: "drop" }, top_k: 1 },
    },
    left: {
      toolConfig: {
        tools: [
          { toolSpec: { name: "keep", description: "Does keep.", inputSchema: { json: schema } } },
          { cachePoint: { type: "default" } },
        ],
      },
      additionalModelRequestFields: { top_k: 1 },
    },
    none: { additionalModelRequestFields: { top_k: 1 } },
  },
  Converse: {
    list: ["toolConfig", "tools"],
    request: {
      toolConfig: {
        tools: ["keep", "drop"].map((name) => ({
          toolSpec: { name, description: `Does ${name}.`, inputSchema: { json: schema } },
        })),
        toolChoice: { tool: { name: "drop" } },
      },
    },
    left: {
      toolConfig: {
        tools: [{ toolSpec: { name: "keep", description: "Does keep.", inputSchema: { json: schema } } }],
      },
    },
    none: {},
  },
  "Messages, after a tool was used": {
    list: ["tools"],
    request: {
      tools: ["keep", "drop"].map((name) => ({ name, description: `Does ${name}.`, input_schema: schema })),
      tool_choice: { type: "any" },
      messages: [{ role: "assistant", content: [{ type: "tool_use", id: "1", name: "drop", input: {} }] }],
    },
    left: {
      tools: [{ name: "keep", description: "Does keep.", input_schema: schema }],
      tool_choice: { type: "any" },
      messages: [{ role: "assistant", content: [{ type: "tool_use", id: "1", name: "drop", input: {} }] }],
    },
    none: {
      tools: [{ ...NO_TOOL, input_schema: { type: "object" } }],
      messages: [{ role: "assistant", content: [{ type: "tool_use", id: "1", name: "drop", input: {} }] }],
    },
  },
  "Converse, after a tool was used": {
    list: ["toolConfig", "tools"],
    request: {
      messages: [{ role: "user", content: [{ toolResult: { toolUseId: "1", content: [] } }] }],
      toolConfig: {
        tools: ["keep", "drop"].map((name) => ({
          toolSpec: { name, description: `Does ${name}.`, inputSchema: { json: schema } },
        })),
        toolChoice: { any: {} },
      },
    },
    left: {
      messages: [{ role: "user", content: [{ toolResult: { toolUseId: "1", content: [] } }] }],
      toolConfig: {
        tools: [{ toolSpec: { name: "keep", description: "Does keep.", inputSchema: { json: schema } } }],
        toolChoice: { any: {} },
      },
    },
    none: {
      messages: [{ role: "user", content: [{ toolResult: { toolUseId: "1", content: [] } }] }],
      toolConfig: { tools: [{ toolSpec: { ...NO_TOOL, inputSchema: { json: { type: "object" } } } }] },
    },
  },
  "Chat, after a tool was used": {
    list: ["tools"],
    request: {
      messages: [
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "1", type: "function", function: { name: "drop", arguments: "{}" } }],
        },
        { role: "tool", tool_call_id: "1", content: "x" },
      ],
      tools: ["keep", "drop"].map((name) => ({
        type: "function",
        function: { name, description: `Does ${name}.`, parameters: schema },
      })),
      tool_choice: { type: "function", function: { name: "drop" } },
    },
    left: {
      messages: expect.any(Array) as unknown[],
      tools: [
        { type: "function", function: { name: "keep", description: "Does keep.", parameters: schema } },
      ],
    },
    none: { messages: expect.any(Array) as unknown[] },
  },
  "Messages, added in the midst": {
    request: {
      messages: [
        {
          role: "user",
          content: ["keep", "drop"].map((name) => ({
            type: "tool_addition",
            tool: {
              type: "tool_definition",
              definition: { name, description: `Does ${name}.`, input_schema: schema },
            },
          })),
        },
      ],
    },
    left: {
      messages: [
        {
          role: "user",
          content: [
            {
              type: "tool_addition",
              tool: {
                type: "tool_definition",
                definition: { name: "keep", description: "Does keep.", input_schema: schema },
              },
            },
            { type: "text", text: '[netmon] the tool "drop" is not offered here' },
          ],
        },
      ],
    },
  },
};

const added = (request: object): OfferedTool[] =>
  Object.entries(request as Record<string, unknown[]>).flatMap(([key, parts]) =>
    CONVERSATIONS.has(key) ? parts.flatMap((part, index) => addedTools(part, [key, index])) : [],
  );

describe.each(Object.entries(REQUESTS))("%s:", (_, { list, request, left, none }) => {
  const at = (path: readonly string[]): unknown =>
    path.reduce((value, key) => (value as Record<string, unknown>)[key] as object, request);
  const tools = list === undefined ? added(request) : toolsOfList(at(list), list);
  const text = `{ "n": 1.0, "big": 12345678901234567890, ${JSON.stringify(request, null, 2).slice(1)}`;
  const textWithout = (removed: readonly OfferedTool[]): string => atOnce(withoutTools(text, removed));
  const rest = { n: 1, big: 12345678901234567890n.toString() };
  const parsed = (body: string): object => {
    expect(body).toContain('"n": 1.0, "big": 12345678901234567890');
    const { n, big, ...others } = JSON.parse(body) as { n: number; big: number };
    expect({ n, big: BigInt(big).toString() }).toMatchObject({ n: rest.n });
    return others;
  };

  it("both are read", () => {
    expect(
      tools.map(({ name, description, schema: given }) => ({ name, description, schema: given })),
    ).toEqual([tool("keep"), tool("drop")]);
  });

  it("one is taken out, with what points to it, each time alike", () => {
    const drop = tools.filter(({ name }) => name === "drop");
    expect(parsed(textWithout(drop))).toEqual(left);
    expect(textWithout(drop)).toBe(textWithout(drop));
  });

  if (none !== undefined) it("both are taken out", () => expect(parsed(textWithout(tools))).toEqual(none));
});

it("a list that is none is unreadable", () => {
  expect(() => toolsOfList({ name: "x" }, ["tools"])).toThrow("not a list");
  expect(() => toolsOfList([{ name: ["x"] }], ["tools"])).toThrow("not a text");
});

it("every schema is read that some provider takes for the tool's", () => {
  const entry = { type: "function", name: "a", input_schema: schema, parameters: { type: "null" } };
  expect(toolsOfList([entry], ["tools"]).map((one) => one.schema)).toEqual([schema, { type: "null" }]);
});

describe("what the model may read beside description and schema", () => {
  const more = (list: unknown[]) => toolsOfList(list, ["tools"]).map((one) => one.more);

  it.each<[string, object, object | undefined]>([
    [
      "Messages",
      { name: "a", input_schema: schema, input_examples: [{ a: "x" }] },
      { input_examples: [{ a: "x" }] },
    ],
    [
      "a custom tool",
      { type: "custom", custom: { name: "a", format: { type: "grammar", definition: "x" } } },
      { format: { type: "grammar", definition: "x" } },
    ],
    [
      "Gemini",
      { functionDeclarations: [{ name: "a", response: { type: "OBJECT" }, behavior: "BLOCKING" }] },
      { response: { type: "OBJECT" } },
    ],
    [
      "a namespace",
      {
        type: "namespace",
        name: "n",
        description: "Of n.",
        note: "Read.",
        tools: [{ type: "function", name: "a" }],
      },
      { "namespace/description": "Of n.", "namespace/other": '{"note":"Read."}' },
    ],
    [
      "beside a function",
      { type: "function", description: "Read.", note: "Too.", function: { name: "a" } },
      { description: "Read.", note: "Too." },
    ],
    [
      "nothing",
      {
        name: "a",
        cache_control: { type: "ephemeral" },
        defer_loading: true,
        strict: true,
        title: "",
        tags: [],
      },
      undefined,
    ],
  ])("%s", (_, entry, read) => expect(more([entry])).toEqual([read]));

  it("what is said of a group is short, and of all groups around a tool", () => {
    const inner = { type: "namespace", name: "m", tools: [{ name: "a" }] };
    const of = (one: string, two: string) =>
      more([{ type: "namespace", name: "n", description: one, tools: [{ ...inner, description: two }] }]);
    expect(of("One.", "Two.")).toEqual([{ "namespace/description": "One.\nTwo." }]);
    expect(of("One.", "")).toEqual([{ "namespace/description": "One." }]);
    const text = "word, ".repeat(10_000);
    expect(JSON.stringify(of("", text)).length).toBeLessThan(600);
    expect(of("", text)).not.toEqual(of("", `${text}.`));
  });

  it("a schema beside a function is one of the tool's", () => {
    const [one, two] = [{ type: "object" }, { type: "object", properties: {} }];
    const found = toolsOfList(
      [{ type: "function", parameters: two, function: { name: "a", parameters: one } }],
      [],
    );
    expect(found.map((each) => each.schema)).toEqual([one, two]);
  });
});
