/** Uses each method and each tool of server-everything 2026.8.31 once. */
import type { Conversation } from "../clients.ts";
import { callEach, tried } from "./tools.ts";

const TASK = "simulate-research-query";
const ROOTS_TOOL = "get-roots-list";
const ROOTS_READ = /Roots updated/;

/** Arguments for each tool, several calls where it has several ways to answer. */
const CALLS: Record<string, object[]> = {
  echo: [{ message: "Grüße, 世界 \u2028 \u0000 🦊" }, {}],
  "get-annotated-message": [{ messageType: "error", includeImage: true }, { messageType: "debug" }],
  "get-env": [{}],
  "get-resource-links": [{ count: 4 }],
  "get-resource-reference": [
    { resourceType: "Text", resourceId: 3 },
    { resourceType: "Blob", resourceId: 4 },
  ],
  "get-structured-content": [{ location: "Chicago" }, { location: "Paris" }],
  "get-sum": [{ a: 1e308, b: -0.5 }],
  "get-tiny-image": [{}],
  [ROOTS_TOOL]: [{}],
  "gzip-file-as-resource": [
    { name: "a.gz", data: "data:text/plain;base64,aGVsbG8=", outputType: "resource" },
    { name: "b.gz", data: "data:text/plain;base64,aGVsbG8=", outputType: "resourceLink" },
  ],
  // on and off again: at once one message each
  "toggle-simulated-logging": [{}, {}],
  "toggle-subscriber-updates": [{}, {}],
  "trigger-elicitation-request": [{}],
  "trigger-url-elicitation": [
    { url: "https://example.org/", message: "Open it", elicitationId: "e-1" },
    { url: "https://example.org/", errorPath: true },
  ],
  "trigger-long-running-operation": [{ duration: 0.05, steps: 5 }],
  "trigger-sampling-request": [{ prompt: "Say hello", maxTokens: 20 }],
};

async function exercisePrompts({ methods }: Conversation): Promise<void> {
  const { prompts } = await methods.listPrompts();
  const args: Record<string, Record<string, string>> = {
    "args-prompt": { city: "Reykjavík", state: "Höfuðborgarsvæðið" },
    "completable-prompt": { department: "Sales", name: "Eve" },
    "resource-prompt": { resourceType: "Blob", resourceId: "2" },
  };
  for (const { name } of prompts)
    await methods.getPrompt({ name, ...(args[name] ? { arguments: args[name] } : {}) });
  await tried(methods.getPrompt({ name: "no-such-prompt" }));
  await methods.complete({
    ref: { type: "ref/prompt", name: "completable-prompt" },
    argument: { name: "name", value: "A" },
    context: { arguments: { department: "Engineering" } },
  });
}

async function exerciseResources({ methods }: Conversation): Promise<void> {
  const { resources } = await methods.listResources();
  for (const { uri } of resources) await methods.readResource({ uri });
  await methods.listResourceTemplates();
  for (const type of ["text", "blob"])
    await methods.readResource({ uri: `demo://resource/dynamic/${type}/7` });
  await tried(methods.readResource({ uri: "demo://no/such/resource" }));
  await methods.complete({
    ref: { type: "ref/resource", uri: "demo://resource/dynamic/text/{resourceId}" },
    argument: { name: "resourceId", value: "1" },
  });
  await methods.subscribeResource({ uri: "demo://resource/dynamic/text/7" });
}

async function exerciseProgress(conversation: Conversation): Promise<number[]> {
  const progress: number[] = [];
  const onprogress = (step: { progress: number }) => void progress.push(step.progress);
  await conversation.callTool("trigger-long-running-operation", { duration: 0.1, steps: 4 }, { onprogress });
  return progress;
}

/** Begins a long call, cancels it, and shows that the connection lives on. */
async function exerciseCancellation(conversation: Conversation): Promise<void> {
  const stop = new AbortController();
  const long = conversation.callTool(
    "trigger-long-running-operation",
    { duration: 0.4, steps: 2 },
    { signal: stop.signal },
  );
  setTimeout(() => stop.abort(new Error("enough")), 50);
  await tried(long);
  await conversation.methods.ping();
}

/** Resolves with the progress that was reported. */
export async function exerciseEverything(conversation: Conversation): Promise<number[]> {
  const { methods, wire } = conversation;
  const hasRoots = conversation.directory !== null;
  // It asks for the roots a while after the client has said that it is initialized; a tool would ask as well.
  if (hasRoots) await wire.heard(ROOTS_READ);
  await methods.setLoggingLevel("debug");
  await exercisePrompts(conversation);
  await exerciseResources(conversation);
  const { [ROOTS_TOOL]: ofRoots = [], ...calls } = CALLS;
  await callEach(conversation, hasRoots ? { ...calls, [ROOTS_TOOL]: ofRoots } : calls, [TASK]);
  await methods.unsubscribeResource({ uri: "demo://resource/dynamic/text/7" });
  if (hasRoots) {
    await methods.sendRootsListChanged();
    await wire.heard(ROOTS_READ, 2);
  }
  if (conversation.sdk === "sdk 1.32") await conversation.cancelTask(TASK, { topic: "python" });
  const progress = await exerciseProgress(conversation);
  await exerciseCancellation(conversation);
  return progress;
}
