/**
 * The official SDK clients, of both lines, behind one interface: each declares every client capability, always answers
 * the servers' requests in the same way, and logs what it receives.
 */
import { Client as NewClient } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import {
  CallToolResultSchema,
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { type AnyTransport, logWire, type WireLog } from "./wire-log.ts";

/** @modelcontextprotocol/sdk 1.32 knows no 2026-07-28, @modelcontextprotocol/client 2.4 does. */
export const SDKS = ["sdk 1.32", "client 2.4"] as const;
export type Sdk = (typeof SDKS)[number];

export interface CallOptions {
  signal?: AbortSignal;
  onprogress?: (progress: { progress: number; total?: number }) => void;
}

type Answer = Record<string, unknown>;

/** The methods that both SDKs' clients have. */
export interface Methods {
  ping(): Promise<unknown>;
  listTools(): Promise<{ tools: { name: string }[] }>;
  listPrompts(): Promise<{ prompts: { name: string }[] }>;
  listResources(): Promise<{ resources: { uri: string }[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: { uriTemplate: string }[] }>;
  getPrompt(params: { name: string; arguments?: Record<string, string> }): Promise<Answer>;
  readResource(params: { uri: string }): Promise<Answer>;
  complete(params: {
    ref: { type: "ref/prompt"; name: string } | { type: "ref/resource"; uri: string };
    argument: { name: string; value: string };
    context?: { arguments: Record<string, string> };
  }): Promise<Answer>;
  setLoggingLevel(level: "debug" | "info"): Promise<unknown>;
  subscribeResource(params: { uri: string }): Promise<unknown>;
  unsubscribeResource(params: { uri: string }): Promise<unknown>;
  sendRootsListChanged(): Promise<void>;
  getServerVersion(): { name: string } | undefined;
  getServerCapabilities(): Answer | undefined;
  getInstructions(): string | undefined;
}

export interface Conversation {
  sdk: Sdk;
  /** Its root; null: it has not declared any. */
  directory: string | null;
  methods: Methods;
  /** As on the wire; null before 2026-07-28 and 2025-11-25 alike where the SDK does not tell. */
  protocolVersion: string | null;
  callTool(name: string, args?: object, options?: CallOptions): Promise<Answer>;
  /** Begins a tool as a task, looks at it, and cancels it (2025-11-25, experimental; only sdk 1.32 has it). */
  cancelTask(name: string, args: object): Promise<void>;
  /** Listens for changed lists of tools meanwhile (2026-07-28; earlier there is nothing to ask for). */
  listening(during: () => Promise<unknown>): Promise<void>;
  wire: WireLog;
  close(): Promise<void>;
}

const capabilities = (directory: string | null) => ({
  sampling: {},
  elicitation: { form: {}, url: {} },
  ...(directory === null ? {} : { roots: { listChanged: true } }),
});

const rootsAt = (directory: string) => ({ roots: [{ uri: `file://${directory}`, name: "work" }] });
const SAMPLED = {
  role: "assistant" as const,
  model: "scripted",
  stopReason: "endTurn",
  content: { type: "text" as const, text: "The scripted model says hello." },
};
function elicited({ params }: { params: object }) {
  const isUrl = "mode" in params && params.mode === "url";
  return { action: "accept" as const, ...(isUrl ? {} : { content: { name: "Ada", integer: 7 } }) };
}

function oldClient(directory: string | null): OldClient {
  const client = new OldClient({ name: "test", version: "1.0.0" }, { capabilities: capabilities(directory) });
  client.setRequestHandler(CreateMessageRequestSchema, () => SAMPLED);
  client.setRequestHandler(ElicitRequestSchema, elicited);
  if (directory !== null) client.setRequestHandler(ListRootsRequestSchema, () => rootsAt(directory));
  return client;
}

function newClient(directory: string | null, revision: string | undefined): NewClient {
  const client = new NewClient(
    { name: "test", version: "1.0.0" },
    {
      capabilities: capabilities(directory),
      ...(revision === undefined
        ? { versionNegotiation: { mode: "auto" } }
        : { supportedProtocolVersions: [revision] }),
    },
  );
  client.setRequestHandler("sampling/createMessage", () => SAMPLED);
  client.setRequestHandler("elicitation/create", elicited);
  if (directory !== null) client.setRequestHandler("roots/list", () => rootsAt(directory));
  return client;
}

async function cancelTask({ experimental: { tasks } }: OldClient, name: string, args: object): Promise<void> {
  const call = { name, arguments: { ...args } };
  for await (const step of tasks.callToolStream(call, CallToolResultSchema, { task: { ttl: 60_000 } })) {
    if (step.type !== "taskCreated") throw new Error(`no task: ${JSON.stringify(step)}`);
    const { taskId } = step.task;
    await tasks.listTasks();
    await tasks.cancelTask(taskId);
    await tasks.getTask(taskId);
    return;
  }
}

const open = new Set<Conversation>();

/** Ends the conversations that a failed test has left open. */
export async function endConversations(): Promise<void> {
  await Promise.all([...open].map((conversation) => conversation.close()));
}

/**
 * `transport` is one of that SDK's own, `directory` the client's only root; null: it declares no roots. `revision`
 * is the only one that client 2.4 speaks, as a client of that time; default: what both sides have in common.
 */
export async function converse(
  sdk: Sdk,
  transport: AnyTransport,
  directory: string | null,
  revision?: string,
): Promise<Conversation> {
  const connected = await connect(sdk, transport, directory, revision);
  const conversation = {
    ...connected,
    close: () => {
      open.delete(conversation);
      return connected.close();
    },
  };
  open.add(conversation);
  return conversation;
}

async function connect(
  sdk: Sdk,
  transport: AnyTransport,
  directory: string | null,
  revision: string | undefined,
): Promise<Conversation> {
  const wire = logWire(transport, directory);
  if (sdk === "sdk 1.32") {
    const client = oldClient(directory);
    await client.connect(transport as never);
    return {
      sdk,
      directory,
      methods: client as never,
      protocolVersion: (transport as { protocolVersion?: string }).protocolVersion ?? null,
      callTool: (name, args, options) =>
        client.callTool({ name, arguments: { ...args } }, CallToolResultSchema, options as never),
      cancelTask: (name, args) => cancelTask(client, name, args),
      listening: async (during) => void (await during()),
      wire,
      close: () => client.close(),
    };
  }
  const client = newClient(directory, revision);
  await client.connect(transport as never);
  return {
    sdk,
    directory,
    methods: client as never,
    protocolVersion: client.getNegotiatedProtocolVersion() ?? null,
    callTool: (name, args, options) =>
      client.callTool({ name, arguments: { ...args } }, options as never) as Promise<Answer>,
    cancelTask: () => Promise.reject(new Error("client 2.4 has no tasks")),
    listening: async (during) => {
      if (client.getProtocolEra() !== "modern") return void (await during());
      const subscription = await client.listen({ toolsListChanged: true });
      await during();
      await subscription.close();
    },
    wire,
    close: () => client.close(),
  };
}
