/** Popular agent frameworks: Vercel AI SDK, which runs the tools itself, and LangChain. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { ChatAnthropic } from "@langchain/anthropic";
import type { AIMessage, AIMessageChunk } from "@langchain/core/messages";
import { tool as langchainTool } from "@langchain/core/tools";
import { ChatOpenAI } from "@langchain/openai";
import { generateText, jsonSchema, type LanguageModel, streamText, type ToolSet, tool } from "ai";
import { type Heard, prompt, type SdkClient, schema, toolNames } from "./heard.ts";

const apiKey = "not-a-key";

function runningTools(ran: string[]): ToolSet {
  return Object.fromEntries(
    toolNames.map((name) => [
      name,
      tool({
        inputSchema: jsonSchema<Record<string, unknown>>({ ...schema }),
        execute: () => {
          ran.push(name);
          return "sunny";
        },
      }),
    ]),
  );
}

const aiModels: Record<string, (url: string) => LanguageModel> = {
  anthropic: (url) => createAnthropic({ baseURL: `${url}/v1`, apiKey })("claude-opus-4-8"),
  "openai chat": (url) => createOpenAI({ baseURL: `${url}/v1`, apiKey }).chat("gpt-5.1"),
  "openai responses": (url) => createOpenAI({ baseURL: `${url}/v1`, apiKey }).responses("gpt-5.1"),
  google: (url) => createGoogleGenerativeAI({ baseURL: `${url}/v1beta`, apiKey })("gemini-2.5-pro"),
};

const aiFinishes = { text: "stop", calls: "tool-calls" };

const aiClients: SdkClient[] = Object.entries(aiModels).flatMap(([name, model]): SdkClient[] => [
  {
    name: `Vercel AI SDK ${name}, whole`,
    finishes: aiFinishes,
    runsTools: true,
    ask: async (url) => {
      const ran: string[] = [];
      const result = await generateText({ model: model(url), prompt, tools: runningTools(ran) });
      const calls = result.toolCalls.map((c) => ({ name: c.toolName, args: c.input }));
      return { text: result.text, calls, finish: result.finishReason, ran };
    },
  },
  {
    name: `Vercel AI SDK ${name}, streamed`,
    finishes: aiFinishes,
    runsTools: true,
    ask: async (url) => {
      const ran: string[] = [];
      const failures: unknown[] = [];
      const result = streamText({
        model: model(url),
        prompt,
        tools: runningTools(ran),
        onError: ({ error }) => {
          failures.push(error);
        },
      });
      const calls = (await result.toolCalls).map((c) => ({ name: c.toolName, args: c.input }));
      const heard: Heard = { text: await result.text, calls, finish: await result.finishReason, ran };
      if (failures.length > 0) throw failures[0];
      return heard;
    },
  },
]);

const langchainTools = toolNames.map((name) =>
  langchainTool(() => "sunny", { name, description: name, schema: { ...schema } }),
);

function fromLangchain(message: AIMessage | AIMessageChunk): Heard {
  const meta = message.response_metadata as Record<string, unknown>;
  const extra = message.additional_kwargs as Record<string, unknown>;
  return {
    text: message.text,
    calls: (message.tool_calls ?? []).map((c) => ({ name: c.name, args: c.args })),
    finish: String(meta.finish_reason ?? meta.stop_reason ?? extra.stop_reason ?? meta.status ?? ""),
    ran: [],
  };
}

interface LangchainModel {
  invoke(input: string): Promise<AIMessage | AIMessageChunk>;
  stream(input: string): Promise<AsyncIterable<AIMessageChunk>>;
}

const langchainModels: Record<
  string,
  { finishes: SdkClient["finishes"]; model: (url: string) => LangchainModel }
> = {
  ChatAnthropic: {
    finishes: { text: "end_turn", calls: "tool_use" },
    model: (url) =>
      new ChatAnthropic({ model: "claude-opus-4-8", apiKey, anthropicApiUrl: url }).bindTools(
        langchainTools,
      ) as unknown as LangchainModel,
  },
  "ChatOpenAI chat": {
    finishes: { text: "stop", calls: "tool_calls" },
    model: (url) =>
      new ChatOpenAI({ model: "gpt-5.1", apiKey, configuration: { baseURL: `${url}/v1` } }).bindTools(
        langchainTools,
      ) as unknown as LangchainModel,
  },
  "ChatOpenAI responses": {
    finishes: { text: "completed", calls: "completed" },
    model: (url) =>
      new ChatOpenAI({
        model: "gpt-5.1",
        apiKey,
        useResponsesApi: true,
        configuration: { baseURL: `${url}/v1` },
      }).bindTools(langchainTools) as unknown as LangchainModel,
  },
};

const langchainClients: SdkClient[] = Object.entries(langchainModels).flatMap(
  ([name, { finishes, model }]): SdkClient[] => [
    {
      name: `LangChain ${name}, whole`,
      finishes,
      runsTools: false,
      ask: async (url) => fromLangchain(await model(url).invoke(prompt)),
    },
    {
      name: `LangChain ${name}, streamed`,
      finishes,
      runsTools: false,
      ask: async (url) => {
        const chunks: AIMessageChunk[] = [];
        for await (const chunk of await model(url).stream(prompt)) chunks.push(chunk);
        const [first, ...rest] = chunks;
        if (!first) throw new Error("an empty stream");
        const whole = rest.reduce((all, chunk) => all.concat(chunk), first);

        return fromLangchain(whole);
      },
    },
  ],
);

export const frameworkClients: readonly SdkClient[] = [...aiClients, ...langchainClients];
