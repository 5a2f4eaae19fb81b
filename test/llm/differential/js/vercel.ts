/** Vercel's AI SDK, which runs the tools itself. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { generateText, jsonSchema, type LanguageModel, streamText, type ToolSet, tool } from "ai";
import { type Call, NAMES, PROMPT, type Reader, SCHEMA } from "./told.ts";

const apiKey = "not-a-key";

const models: Record<string, (url: string) => LanguageModel> = {
  anthropic: (url) => createAnthropic({ baseURL: `${url}/v1`, apiKey })("claude-opus-4-8"),
  "openai chat": (url) => createOpenAI({ baseURL: `${url}/v1`, apiKey }).chat("gpt-5.1"),
  "openai responses": (url) => createOpenAI({ baseURL: `${url}/v1`, apiKey }).responses("gpt-5.1"),
  google: (url) => createGoogleGenerativeAI({ baseURL: `${url}/v1beta`, apiKey })("gemini-2.5-pro"),
};

function tools(tell: (call: Call) => void): ToolSet {
  return Object.fromEntries(
    NAMES.map((name) => [
      name,
      tool({
        inputSchema: jsonSchema<Record<string, unknown>>({ ...SCHEMA }),
        execute: (input) => {
          tell({ name, input });
          return "sunny";
        },
      }),
    ]),
  );
}

export const readers: Readonly<Record<string, Reader>> = Object.fromEntries(
  Object.entries(models).flatMap(([name, model]): [string, Reader][] => [
    [
      `vercel ${name} whole`,
      async (url, tell) =>
        void (await generateText({ model: model(url), prompt: PROMPT, tools: tools(tell), maxRetries: 0 })),
    ],
    [
      `vercel ${name} stream`,
      async (url, tell) => {
        const failures: unknown[] = [];
        const result = streamText({
          model: model(url),
          prompt: PROMPT,
          tools: tools(tell),
          maxRetries: 0,
          onError: ({ error }) => {
            failures.push(error);
          },
        });
        await result.consumeStream();
        if (failures.length > 0) throw failures[0];
      },
    ],
  ]),
);
