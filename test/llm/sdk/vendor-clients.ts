/** The vendors' own SDKs. */
import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI } from "@google/genai";
import OpenAI from "openai";
import { type Heard, prompt, type SdkClient, schema, toolNames } from "./heard.ts";

const retries = { maxRetries: 2 };

function fromMessage(message: Anthropic.Message): Heard {
  return {
    text: message.content.flatMap((b) => (b.type === "text" ? [b.text] : [])).join("\n"),
    calls: message.content.flatMap((b) => (b.type === "tool_use" ? [{ name: b.name, args: b.input }] : [])),
    finish: message.stop_reason,
    ran: [],
  };
}

const anthropicParams = {
  model: "claude-opus-4-8",
  max_tokens: 256,
  messages: [{ role: "user" as const, content: prompt }],
  tools: toolNames.map((name) => ({ name, input_schema: schema })),
};

const anthropicOf = (baseURL: string) => new Anthropic({ baseURL, apiKey: "not-a-key", ...retries });

function fromCompletion(completion: OpenAI.ChatCompletion): Heard {
  const choice = completion.choices[0];
  return {
    text: choice?.message.content ?? "",
    calls: (choice?.message.tool_calls ?? []).flatMap((c) =>
      c.type === "function" ? [{ name: c.function.name, args: JSON.parse(c.function.arguments) }] : [],
    ),
    finish: choice?.finish_reason ?? null,
    ran: [],
  };
}

const chatParams = {
  model: "gpt-5.1",
  messages: [{ role: "user" as const, content: prompt }],
  tools: toolNames.map((name) => ({ type: "function" as const, function: { name, parameters: schema } })),
};

const openaiOf = (url: string) => new OpenAI({ baseURL: `${url}/v1`, apiKey: "not-a-key", ...retries });

function fromResponse(response: OpenAI.Responses.Response): Heard {
  return {
    text: response.output
      .flatMap((item) => (item.type === "message" ? item.content : []))
      .flatMap((part) => (part.type === "output_text" ? [part.text] : []))
      .join("\n"),
    calls: response.output.flatMap((item) =>
      item.type === "function_call" ? [{ name: item.name, args: JSON.parse(item.arguments) }] : [],
    ),
    finish: response.status ?? null,
    ran: [],
  };
}

const responsesParams = {
  model: "gpt-5.1",
  input: prompt,
  tools: toolNames.map((name) => ({
    type: "function" as const,
    name,
    parameters: { ...schema },
    strict: false,
  })),
};

const geminiOf = (baseUrl: string) => new GoogleGenAI({ apiKey: "not-a-key", httpOptions: { baseUrl } });

const geminiParams = {
  model: "gemini-2.5-pro",
  contents: prompt,
  config: {
    tools: [{ functionDeclarations: toolNames.map((name) => ({ name, parametersJsonSchema: schema })) }],
  },
};

interface GeminiPart {
  text?: string;
  functionCall?: { name?: string; args?: unknown };
}

function fromParts(parts: readonly GeminiPart[], finish: string | null): Heard {
  return {
    text: parts.map((p) => p.text ?? "").join(""),
    calls: parts.flatMap((p) =>
      p.functionCall ? [{ name: p.functionCall.name ?? "", args: p.functionCall.args }] : [],
    ),
    finish,
    ran: [],
  };
}

export const vendorClients: readonly SdkClient[] = [
  {
    name: "Anthropic SDK, whole",
    finishes: { text: "end_turn", calls: "tool_use" },
    runsTools: false,
    ask: async (url) => fromMessage(await anthropicOf(url).messages.create(anthropicParams)),
  },
  {
    name: "Anthropic SDK, streamed",
    finishes: { text: "end_turn", calls: "tool_use" },
    runsTools: false,
    ask: async (url) => fromMessage(await anthropicOf(url).messages.stream(anthropicParams).finalMessage()),
  },
  {
    name: "OpenAI SDK chat, whole",
    finishes: { text: "stop", calls: "tool_calls" },
    runsTools: false,
    ask: async (url) => fromCompletion(await openaiOf(url).chat.completions.create(chatParams)),
  },
  {
    name: "OpenAI SDK chat, streamed",
    finishes: { text: "stop", calls: "tool_calls" },
    runsTools: false,
    ask: async (url) =>
      fromCompletion(await openaiOf(url).chat.completions.stream(chatParams).finalChatCompletion()),
  },
  {
    name: "OpenAI SDK responses, whole",
    finishes: { text: "completed", calls: "completed" },
    runsTools: false,
    ask: async (url) => fromResponse(await openaiOf(url).responses.create(responsesParams)),
  },
  {
    name: "OpenAI SDK responses, streamed",
    finishes: { text: "completed", calls: "completed" },
    runsTools: false,
    ask: async (url) => fromResponse(await openaiOf(url).responses.stream(responsesParams).finalResponse()),
  },
  {
    name: "Google GenAI SDK, whole",
    finishes: { text: "STOP", calls: "STOP" },
    runsTools: false,
    ask: async (url) => {
      const candidate = (await geminiOf(url).models.generateContent(geminiParams)).candidates?.[0];
      return fromParts(candidate?.content?.parts ?? [], candidate?.finishReason ?? null);
    },
  },
  {
    name: "Google GenAI SDK, streamed",
    finishes: { text: "STOP", calls: "STOP" },
    runsTools: false,
    ask: async (url) => {
      const parts: GeminiPart[] = [];
      let finish: string | null = null;
      for await (const chunk of await geminiOf(url).models.generateContentStream(geminiParams)) {
        const candidate = chunk.candidates?.[0];
        parts.push(...(candidate?.content?.parts ?? []));
        finish = candidate?.finishReason ?? finish;
      }
      return fromParts(parts, finish);
    },
  },
];
