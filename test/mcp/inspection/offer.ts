/** What the servers of these tests offer, whatever their SDK. */

export const INSTRUCTIONS = "Call echo twice: it is worth it.";

const object = { type: "object" as const };

/** One page each. */
export const TOOL_PAGES = [
  [
    { name: "echo", title: "Echo", description: "Says it again", inputSchema: object },
    { name: "hidden_first", description: "Not to be seen", inputSchema: object },
  ],
  [{ name: "hidden_second", inputSchema: object }],
  [
    { name: "ask_user", inputSchema: object, annotations: { readOnlyHint: true } },
    { name: "ask_model", inputSchema: object },
    { name: "fails", inputSchema: object },
    { name: "slow", inputSchema: object },
  ],
];

export const PROMPTS = [{ name: "greeting" }, { name: "hidden_prompt" }];
export const RESOURCES = [
  { uri: "memo://a", name: "a" },
  { uri: "hidden://b", name: "b" },
];
export const TEMPLATES = [{ uriTemplate: "memo://{name}", name: "memo" }];

export function toolsPage(cursor: string | undefined): { tools: never[]; nextCursor?: string } {
  const index = Number(cursor ?? 0);
  const more = index + 1 < TOOL_PAGES.length ? { nextCursor: String(index + 1) } : {};
  return { tools: (TOOL_PAGES[index] ?? []) as never[], ...more };
}

export const text = (value: string) => [{ type: "text" as const, text: value }];

export const QUESTION = {
  message: "Your name?",
  requestedSchema: { type: "object" as const, properties: { name: { type: "string" as const } } },
};
export const PROMPT = { messages: [{ role: "user" as const, content: text("hello")[0]! }], maxTokens: 5 };
export const MODEL_ANSWER = { role: "assistant" as const, model: "scripted", content: text("hello")[0]! };
export const USER_ANSWER = { action: "accept" as const, content: { name: "Ada" } };
