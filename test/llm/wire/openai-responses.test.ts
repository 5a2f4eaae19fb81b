/** Responses: the corpus, read by the official SDK. */
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import { corpusSuite } from "./corpus.ts";
import { readWithSdk } from "./openai-responses-reader.ts";

corpusSuite("openai-responses", openaiResponses, readWithSdk);
