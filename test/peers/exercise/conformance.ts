/** Uses everything of the server for the conformance suite once, in the client's era. */
import type { Conversation } from "../clients.ts";
import { tried } from "./tools.ts";

const ARGUMENTS: Record<string, object> = {
  test_sampling: { prompt: "Say hello" },
  test_elicitation: { message: "Who are you?" },
  test_mirrored_parameter: { region: "eu-öst" },
};

const PROMPT_ARGUMENTS: Record<string, Record<string, string>> = {
  test_prompt_with_arguments: { arg1: "a", arg2: "b" },
  test_prompt_with_embedded_resource: { resourceUri: "test://x" },
};

const TOOLS_CHANGED = /notifications\/tools\/list_changed/;

export async function exerciseConformanceServer(conversation: Conversation): Promise<void> {
  const { methods, wire } = conversation;
  const { tools } = await methods.listTools();
  for (const { name } of tools) await tried(conversation.callTool(name, ARGUMENTS[name]));
  const { prompts } = await methods.listPrompts();
  for (const { name } of prompts) {
    const args = PROMPT_ARGUMENTS[name];
    await tried(methods.getPrompt({ name, ...(args ? { arguments: args } : {}) }));
  }
  const { resources } = await methods.listResources();
  for (const { uri } of resources) await methods.readResource({ uri });
  await methods.listResourceTemplates();
  await methods.readResource({ uri: "test://template/7/data" });
  await tried(methods.readResource({ uri: "test://missing" }));
  await methods.complete({
    ref: { type: "ref/prompt", name: "test_prompt_with_arguments" },
    argument: { name: "arg1", value: "par" },
  });
  await conversation.listening(async () => {
    const before = wire.unasked().filter((message) => TOOLS_CHANGED.test(message)).length;
    await conversation.callTool("test_trigger_tool_change");
    await wire.heard(TOOLS_CHANGED, before + 1);
  });
}
