/** LangChain's models with bound tools. */
import { ChatAnthropic } from "@langchain/anthropic";
import type { AIMessage, AIMessageChunk } from "@langchain/core/messages";
import { tool } from "@langchain/core/tools";
import { ChatOpenAI } from "@langchain/openai";
import { NAMES, PROMPT, type Reader, SCHEMA } from "./told.ts";

const apiKey = "not-a-key";
const tools = NAMES.map((name) => tool(() => "sunny", { name, description: name, schema: { ...SCHEMA } }));

interface Model {
  invoke(input: string): Promise<AIMessage | AIMessageChunk>;
  stream(input: string): Promise<AsyncIterable<AIMessageChunk>>;
}

const openai = (url: string, useResponsesApi: boolean) =>
  new ChatOpenAI({
    model: "gpt-5.1",
    apiKey,
    maxRetries: 0,
    useResponsesApi,
    configuration: { baseURL: `${url}/v1` },
  }).bindTools(tools) as unknown as Model;

const models: Record<string, (url: string) => Model> = {
  anthropic: (url) =>
    new ChatAnthropic({ model: "claude-opus-4-8", apiKey, maxRetries: 0, anthropicApiUrl: url }).bindTools(
      tools,
    ) as unknown as Model,
  "openai chat": (url) => openai(url, false),
  "openai responses": (url) => openai(url, true),
};

export const readers: Readonly<Record<string, Reader>> = Object.fromEntries(
  Object.entries(models).flatMap(([name, model]): [string, Reader][] => [
    [
      `langchain ${name} whole`,
      async (url, tell) => {
        for (const call of (await model(url).invoke(PROMPT)).tool_calls ?? [])
          tell({ name: call.name, input: call.args });
      },
    ],
    [
      `langchain ${name} stream`,
      async (url, tell) => {
        const chunks: AIMessageChunk[] = [];
        for await (const chunk of await model(url).stream(PROMPT)) chunks.push(chunk);
        const whole = chunks.length > 0 ? chunks.reduce((all, chunk) => all.concat(chunk)) : null;
        for (const call of whole?.tool_calls ?? []) tell({ name: call.name, input: call.args });
      },
    ],
  ]),
);
