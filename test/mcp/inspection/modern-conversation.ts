/** Every message that a client and a server of the SDK 2.4 exchange in revision 2026-07-28. */
import { Client } from "@modelcontextprotocol/client";
import { inputRequired, Server } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
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
    { name: "modern", version: "1" },
    {
      capabilities: { tools: { listChanged: true }, prompts: {}, resources: {}, completions: {} },
      instructions: INSTRUCTIONS,
    },
  );
  made.setRequestHandler("tools/list", ({ params }) => toolsPage(params?.cursor));
  made.setRequestHandler("prompts/list", () => ({ prompts: PROMPTS }));
  made.setRequestHandler("resources/list", () => ({ resources: RESOURCES }));
  made.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: TEMPLATES }));
  made.setRequestHandler("prompts/get", ({ params }) => ({
    messages: [{ role: "user" as const, content: text(`hello ${params.name}`)[0]! }],
  }));
  made.setRequestHandler("resources/read", ({ params }) => ({
    contents: [{ uri: params.uri, text: "memo" }],
  }));
  made.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const answers = mcpReq.inputResponses;
    if (params.name === "ask_user" && !answers)
      return inputRequired({ inputRequests: { who: inputRequired.elicit(QUESTION) }, requestState: "asked" });
    if (params.name === "ask_model" && !answers)
      return inputRequired({ inputRequests: { say: inputRequired.createMessage(PROMPT) } });
    if (answers) return { content: text(JSON.stringify(answers)) };
    if (params.name === "fails") return { content: text("no"), isError: true };
    if (params.name === "slow")
      await new Promise((resolve) => mcpReq.signal.addEventListener("abort", resolve));
    return { content: text(JSON.stringify(params.arguments ?? {})) };
  });
  return made;
}

/** Connects both ends and says everything once. */
export async function modernConversation(wire: Wire): Promise<Heard> {
  const handle = serveStdio(() => server(), { transport: wire.server as never, legacy: "reject" });
  const client = new Client(
    { name: "test", version: "1" },
    {
      capabilities: { sampling: {}, elicitation: {} },
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    },
  );
  client.setRequestHandler("sampling/createMessage", () => MODEL_ANSWER);
  client.setRequestHandler("elicitation/create", () => USER_ANSWER);
  await client.connect(wire.client as never);
  const tool = async (
    name: string,
    args: Record<string, unknown> = {},
    options: { signal?: AbortSignal } = {},
  ) => (await client.callTool({ name, arguments: args }, options)) as Record<string, unknown>;
  const heard: Heard = {
    instructions: client.getInstructions(),
    version: client.getNegotiatedProtocolVersion() ?? null,
    tools: (await client.listTools()).tools.map(({ name }) => name),
    answers: {},
    errors: {},
  };
  heard.answers.echo = await tool("echo", { a: [1, "é"] });
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
  heard.answers.again = await tool("echo");
  await client.close();
  await handle.close();
  return heard;
}
