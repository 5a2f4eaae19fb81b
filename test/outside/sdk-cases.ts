/** Answers of each LLM API, made from the types of the vendor's own SDK: each block, item, part and error in each form. */
import { join } from "node:path";
import {
  geminiStream,
  messagesStream,
  responsesStream,
  type StreamEvents,
  type Streamed,
} from "./sdk-streams.ts";
import { type Extent, SdkTypes } from "./sdk-values.ts";

/** One answer, whole or as a stream. */
export interface SdkCase {
  name: string;
  path: string;
  status: number;
  answer: { body: unknown } | { events: StreamEvents };
}

/** Where the answer's type is, and the place in it that takes many forms. */
interface Answer {
  file: string;
  type: string;
  varied: readonly string[];
  path: string;
  status?: number;
  /** How the API streams it, and where, if not at the same path. */
  streamed?: Streamed;
  streamPath?: string;
}

const GEMINI = "/v1/models/model";

export const sdkAnswers: Record<string, readonly Answer[]> = {
  "@anthropic-ai/sdk": [
    {
      file: "resources/messages/messages.d.ts",
      type: "Message",
      varied: ["content"],
      path: "/v1/messages",
      streamed: messagesStream,
    },
    {
      ...{ file: "resources/beta/messages/messages.d.ts", type: "BetaMessage", varied: ["content"] },
      ...{ path: "/v1/messages?beta=true", streamed: messagesStream },
    },
    {
      file: "resources/shared.d.ts",
      type: "ErrorResponse",
      varied: ["error"],
      path: "/v1/messages",
      status: 400,
    },
  ],
  openai: [
    {
      file: "resources/responses/responses.d.ts",
      type: "Response",
      varied: ["output"],
      ...{ path: "/v1/responses", streamed: responsesStream },
    },
    {
      ...{ file: "resources/chat/completions/completions.d.ts", type: "ChatCompletion" },
      ...{ varied: ["choices", "message", "tool_calls"], path: "/v1/chat/completions" },
    },
  ],
  "@google/genai": [
    {
      ...{ file: "dist/genai.d.ts", type: "GenerateContentResponse" },
      ...{ varied: ["candidates", "content", "parts"], path: `${GEMINI}:generateContent` },
      ...{ streamed: geminiStream, streamPath: `${GEMINI}:streamGenerateContent?alt=sse` },
    },
  ],
};

/** Those of one SDK in a directory of modules. */
export function sdkCases(modules: string, sdk: string): SdkCase[] {
  const answers = sdkAnswers[sdk] ?? [];
  const fileOf = (answer: Answer) => join(modules, sdk, answer.file);
  const types = new SdkTypes(answers.map(fileOf));
  return answers.flatMap((answer) => {
    const root = types.named(fileOf(answer), answer.type);
    return (["minimal", "full"] as const).flatMap((extent: Extent) =>
      [...types.forms(types.at(root, answer.varied), extent)].flatMap(([form, value]) => {
        const body = withPlaced(types.value(root, extent), answer.varied, value);
        return casesOf(answer, `${answer.type} ${form} ${extent}`, body, value);
      }),
    );
  });
}

function casesOf(
  { path, status = 200, streamed, streamPath = path }: Answer,
  name: string,
  body: unknown,
  form: unknown,
): SdkCase[] {
  const whole = { name, path, status, answer: { body } };
  if (streamed === undefined) return [whole];
  const events = streamed(body as Record<string, unknown>, form);
  return [whole, { name: `${name} streamed`, path: streamPath, status, answer: { events } }];
}

/** The answer with this value in the varied place, which is the only element of each list on the way. */
function withPlaced(answer: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return Array.isArray(answer) ? [value] : value;
  const [object] = (Array.isArray(answer) ? answer : [answer]) as [Record<string, unknown> | undefined];
  const placed = { ...object, [name]: withPlaced(object?.[name] ?? placeholder(name), rest, value) };
  return Array.isArray(answer) ? [placed] : placed;
}

/** For an option that a minimal answer leaves out. */
function placeholder(name: string): unknown {
  return ["candidates", "parts", "tool_calls"].includes(name) ? [] : {};
}
