/** Chat Completions: the corpus, read by the official SDK. */
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { corpusSuite } from "./corpus.ts";
import { readWithSdk } from "./openai-chat-reader.ts";

corpusSuite("openai-chat", openaiChat, readWithSdk);
