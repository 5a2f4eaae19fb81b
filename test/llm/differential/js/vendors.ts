/** The vendors' own clients: the results they assemble themselves, and loops over their events as users write them. */
import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI } from "@google/genai";
import OpenAI from "openai";
import { type Call, NAMES, PROMPT, type Reader, SCHEMA } from "./told.ts";

type Tell = (call: Call) => void;

const apiKey = "not-a-key";

const anthropicOf = (baseURL: string) => new Anthropic({ baseURL, apiKey, maxRetries: 0 });
const anthropicParams = {
  model: "claude-opus-4-8",
  max_tokens: 256,
  messages: [{ role: "user" as const, content: PROMPT }],
  tools: NAMES.map((name) => ({ name, input_schema: SCHEMA })),
};

function tellBlock(block: { type: string; name?: string; input?: unknown }, tell: Tell): void {
  if (block.type === "tool_use") tell({ name: block.name ?? "", input: block.input });
}

const anthropicReaders: Record<string, Reader> = {
  "anthropic whole": async (url, tell) => {
    const message = await anthropicOf(url).messages.create(anthropicParams);
    for (const block of message.content) tellBlock(block, tell);
  },
  "anthropic stream": async (url, tell) => {
    const stream = anthropicOf(url).messages.stream(anthropicParams);
    stream.on("contentBlock", (block) => tellBlock(block, tell));
    for (const block of (await stream.finalMessage()).content) tellBlock(block, tell);
  },
  "anthropic beta stream": async (url, tell) => {
    const stream = anthropicOf(url).beta.messages.stream(anthropicParams);
    stream.on("contentBlock", (block) => tellBlock(block as never, tell));
    for (const block of (await stream.finalMessage()).content) tellBlock(block as never, tell);
  },
  "anthropic events stream": async (url, tell) => {
    const blocks = new Map<
      number,
      { block: { type: string; name?: string; input?: unknown }; json: string }
    >();
    const stream = await anthropicOf(url).messages.create({ ...anthropicParams, stream: true });
    for await (const event of stream) {
      if (event.type === "content_block_start")
        blocks.set(event.index, { block: event.content_block, json: "" });
      else if (event.type === "content_block_delta" && event.delta.type === "input_json_delta") {
        const open = blocks.get(event.index);
        if (open) open.json += event.delta.partial_json;
      } else if (event.type === "content_block_stop") {
        const { block, json } = blocks.get(event.index) ?? { block: { type: "" }, json: "" };
        tellBlock({ ...block, input: json === "" ? block.input : json }, tell);
      }
    }
  },
};

const openaiOf = (url: string) => new OpenAI({ baseURL: `${url}/v1`, apiKey, maxRetries: 0 });
const chatParams = {
  model: "gpt-5.1",
  messages: [{ role: "user" as const, content: PROMPT }],
  tools: NAMES.map((name) => ({ type: "function" as const, function: { name, parameters: SCHEMA } })),
};

function tellMessage(message: OpenAI.ChatCompletionMessage, tell: Tell): void {
  for (const call of message.tool_calls ?? []) {
    if (call.type === "custom") tell({ name: call.custom.name, input: call.custom.input });
    else tell({ name: call.function.name, input: call.function.arguments });
  }
  const old = message.function_call;
  if (old) tell({ name: old.name, input: old.arguments });
}

interface Piece {
  name?: string | undefined;
  arguments?: string | undefined;
  input?: string | undefined;
}

const chatReaders: Record<string, Reader> = {
  "openai chat whole": async (url, tell) => {
    const completion = await openaiOf(url).chat.completions.create(chatParams);
    for (const { message } of completion.choices) tellMessage(message, tell);
  },
  "openai chat stream": async (url, tell) => {
    const stream = openaiOf(url).chat.completions.stream(chatParams);
    stream.on("tool_calls.function.arguments.done", (done) =>
      tell({ name: done.name, input: done.arguments }),
    );
    for (const { message } of (await stream.finalChatCompletion()).choices)
      tellMessage(message as never, tell);
  },
  // Pieces by the index of the call, whatever the choice: most loops look at the first choice only.
  "openai chat events stream": async (url, tell) => {
    const calls = new Map<string, { name: string; input: string }>();
    const add = (key: string, { name, arguments: args, input }: Piece) => {
      const call = calls.get(key) ?? { name: "", input: "" };
      calls.set(key, { name: call.name + (name ?? ""), input: call.input + (args ?? input ?? "") });
    };
    for await (const chunk of await openaiOf(url).chat.completions.create({ ...chatParams, stream: true })) {
      const { delta } = chunk.choices[0] ?? {};
      if (delta?.function_call) add("function_call", delta.function_call);
      for (const call of delta?.tool_calls ?? []) {
        const { custom } = call as { custom?: Piece };
        add(String(call.index), call.function ?? custom ?? {});
      }
    }
    for (const call of calls.values()) if (call.name !== "") tell(call);
  },
};

const responsesParams = {
  model: "gpt-5.1",
  input: PROMPT,
  tools: NAMES.map((name) => ({
    type: "function" as const,
    name,
    parameters: { ...SCHEMA },
    strict: false,
  })),
};

/** Built into agents, and what netmon calls them. */
const BUILT_IN: Readonly<Record<string, [name: string, member: string]>> = {
  local_shell_call: ["local_shell", "action"],
  shell_call: ["shell", "action"],
  apply_patch_call: ["apply_patch", "operation"],
};

function tellItem(item: OpenAI.Responses.ResponseOutputItem, tell: Tell): void {
  if (item.type === "function_call" || item.type === "mcp_approval_request")
    tell({ name: item.name, input: item.arguments });
  else if (item.type === "custom_tool_call") tell({ name: item.name, input: item.input });
  else if (Object.hasOwn(BUILT_IN, item.type)) {
    const [name, member] = BUILT_IN[item.type]!;
    const members = item as unknown as Record<string, unknown>;
    const { type } = (members.environment ?? {}) as { type?: string };
    if (type !== "container_reference") tell({ name, input: members[member] });
  }
}

const responsesReaders: Record<string, Reader> = {
  "openai responses whole": async (url, tell) => {
    const { output } = await openaiOf(url).responses.create(responsesParams);
    for (const item of output) tellItem(item, tell);
  },
  "openai responses stream": async (url, tell) => {
    const { output } = await openaiOf(url).responses.stream(responsesParams).finalResponse();
    for (const item of output) tellItem(item, tell);
  },
  // As Codex runs them, and as loops do that wait for the last event.
  "openai responses events stream": async (url, tell) => {
    for await (const event of await openaiOf(url).responses.create({ ...responsesParams, stream: true })) {
      if (event.type === "response.output_item.done") tellItem(event.item, tell);
      else if (event.type === "response.completed")
        for (const item of event.response.output) tellItem(item, tell);
    }
  },
};

const geminiClients = new Map<string, GoogleGenAI>();

/** Kept: making one takes longer than its answer. */
function geminiOf(baseUrl: string): GoogleGenAI["models"] {
  const client =
    geminiClients.get(baseUrl) ??
    new GoogleGenAI({ apiKey, httpOptions: { baseUrl, retryOptions: { attempts: 1 } } });
  geminiClients.set(baseUrl, client);
  return client.models;
}

const geminiParams = {
  model: "gemini-2.5-pro",
  contents: PROMPT,
  config: {
    tools: [{ functionDeclarations: NAMES.map((name) => ({ name, parametersJsonSchema: SCHEMA })) }],
  },
};

interface GeminiAnswer {
  candidates?: { content?: { parts?: { functionCall?: GeminiCall }[] } }[];
}

interface GeminiCall {
  name?: string;
  args?: unknown;
  partialArgs?: unknown;
  willContinue?: boolean;
}

function tellCandidates({ candidates }: GeminiAnswer, tell: Tell): void {
  for (const { content } of candidates ?? [])
    for (const { functionCall } of content?.parts ?? [])
      if (functionCall?.name !== undefined && !functionCall.willContinue && !functionCall.partialArgs)
        tell({ name: functionCall.name, input: functionCall.args ?? {} });
}

const geminiReaders: Record<string, Reader> = {
  "google whole": async (url, tell) =>
    tellCandidates(await geminiOf(url).generateContent(geminiParams), tell),
  "google stream": async (url, tell) => {
    for await (const chunk of await geminiOf(url).generateContentStream(geminiParams))
      tellCandidates(chunk, tell);
  },
};

export const readers: Readonly<Record<string, Reader>> = {
  ...anthropicReaders,
  ...chatReaders,
  ...responsesReaders,
  ...geminiReaders,
};
