/** Answers of each LLM API, made from the types of the vendor's own SDK: each block, item, part and error in each form. */
import { join } from "node:path";
import { type Extent, SdkTypes } from "./sdk-values.ts";

export interface SdkCase {
  name: string;
  path: string;
  status: number;
  body: unknown;
}

/** Where the answer's type is, and the place in it that takes many forms. */
interface Answer {
  file: string;
  type: string;
  varied: readonly string[];
  path: string;
  status?: number;
}

const GEMINI = "/v1/models/model:generateContent";

export const sdkAnswers: Record<string, readonly Answer[]> = {
  "@anthropic-ai/sdk": [
    { file: "resources/messages/messages.d.ts", type: "Message", varied: ["content"], path: "/v1/messages" },
    {
      ...{ file: "resources/beta/messages/messages.d.ts", type: "BetaMessage", varied: ["content"] },
      path: "/v1/messages?beta=true",
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
      path: "/v1/responses",
    },
    {
      ...{ file: "resources/chat/completions/completions.d.ts", type: "ChatCompletion" },
      ...{ varied: ["choices", "message", "tool_calls"], path: "/v1/chat/completions" },
    },
  ],
  "@google/genai": [
    {
      ...{ file: "dist/genai.d.ts", type: "GenerateContentResponse" },
      ...{ varied: ["candidates", "content", "parts"], path: GEMINI },
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
      [...types.forms(types.at(root, answer.varied), extent)].map(([form, value]) => ({
        name: `${answer.type} ${form} ${extent}`,
        path: answer.path,
        status: answer.status ?? 200,
        body: withPlaced(types.value(root, extent), answer.varied, value),
      })),
    );
  });
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
