/** Every message that a client and a server of SDK 1.32 exchange, in a revision up to 2025-11-25. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListRootsRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { Heard } from "./heard.ts";
import {
  INSTRUCTIONS,
  MODEL_ANSWER,
  PROMPT,
  PROMPTS,
  QUESTION,
  RESOURCES,
  TEMPLATES,
  text,
  toolsPage,
  USER_ANSWER,
} from "./offer.ts";
import type { Wire } from "./wire.ts";

function server(): Server {
  const made = new Server(
    { name: "old", version: "1" },
    {
      capabilities: {
        tools: { listChanged: true },
        prompts: {},
        resources: { subscribe: true },
        logging: {},
        completions: {},
      },
      instructions: INSTRUCTIONS,
    },
  );
  made.setRequestHandler(ListToolsRequestSchema, ({ params }) => toolsPage(params?.cursor));
  made.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: PROMPTS }));
  made.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: RESOURCES }));
  made.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: TEMPLATES }));
  made.setRequestHandler(GetPromptRequestSchema, ({ params }) => ({
    messages: [{ role: "user" as const, content: text(`hello ${params.name}`)[0]! }],
  }));
  made.setRequestHandler(ReadResourceRequestSchema, ({ params }) => ({
    contents: [{ uri: params.uri, text: "memo" }],
  }));
  made.setRequestHandler(CompleteRequestSchema, () => ({ completion: { values: ["a", "b"] } }));
  made.setRequestHandler(SubscribeRequestSchema, ({ params }) => {
    void made.sendResourceUpdated({ uri: params.uri });
    return {};
  });
  made.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification, _meta }) => {
    if (params.name === "ask_user")
      return { content: text(JSON.stringify(await made.elicitInput(QUESTION))) };
    if (params.name === "ask_model")
      return { content: text(JSON.stringify(await made.createMessage(PROMPT))) };
    if (params.name === "fails") return { content: text("no"), isError: true };
    if (params.name === "slow") await new Promise((resolve) => signal.addEventListener("abort", resolve));
    if (_meta?.progressToken !== undefined)
      await sendNotification({
        method: "notifications/progress",
        params: { progressToken: _meta.progressToken, progress: 1, total: 2 },
      });
    await made.listRoots();
    await made.sendLoggingMessage({ level: "info", data: `echo ${params.name}` });
    return { content: text(JSON.stringify(params.arguments ?? {})) };
  });
  return made;
}

/** Connects both ends and says everything once. */
export async function oldConversation(wire: Wire): Promise<Heard> {
  const peer = server();
  await peer.connect(wire.server as never);
  const client = new Client(
    { name: "test", version: "1" },
    { capabilities: { sampling: {}, elicitation: {}, roots: { listChanged: true } } },
  );
  client.setRequestHandler(CreateMessageRequestSchema, () => MODEL_ANSWER);
  client.setRequestHandler(ElicitRequestSchema, () => USER_ANSWER);
  client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: "file:///work" }] }));
  await client.connect(wire.client as never);
  const tool = async (
    name: string,
    args: Record<string, unknown> = {},
    options?: Parameters<Client["callTool"]>[2],
  ) => (await client.callTool({ name, arguments: args }, undefined, options)) as Record<string, unknown>;
  const heard: Heard = {
    instructions: client.getInstructions(),
    version: null,
    tools: [],
    answers: {},
    errors: {},
  };
  let cursor: string | undefined;
  do {
    const page = await client.listTools(cursor === undefined ? undefined : { cursor });
    heard.tools.push(...page.tools.map(({ name }) => name));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  heard.answers.echo = await tool("echo", { a: [1, "é"] }, { onprogress: () => {} });
  for (const name of ["ask_user", "ask_model", "fails", "hidden_first"]) {
    try {
      heard.answers[name] = await tool(name);
    } catch (error) {
      heard.errors[name] = String(error);
    }
  }
  const cancel = new AbortController();
  setTimeout(() => cancel.abort("enough"), 20);
  await tool("slow", {}, { signal: cancel.signal }).catch(() => {});
  heard.answers.prompts = await client.listPrompts();
  heard.answers.prompt = await client.getPrompt({ name: "greeting" });
  heard.answers.resources = await client.listResources();
  heard.answers.templates = await client.listResourceTemplates();
  heard.answers.resource = await client.readResource({ uri: "memo://a" });
  heard.answers.completion = await client.complete({
    ref: { type: "ref/prompt", name: "greeting" },
    argument: { name: "x", value: "a" },
  });
  await client.subscribeResource({ uri: "memo://a" });
  await client.setLoggingLevel("info");
  await client.sendRootsListChanged();
  await peer.sendToolListChanged();
  await client.ping();
  heard.answers.again = await tool("echo");
  await client.close();
  return heard;
}
