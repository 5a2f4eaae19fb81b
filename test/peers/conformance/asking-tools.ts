/**
 * Tools and a prompt of the conformance suite that ask the client back: elicitation, sampling, roots, in one or several
 * rounds. Written once for both eras: in 2026-07-28 they answer with `input_required` (SEP-2322), in older eras the SDK
 * makes requests to the client.
 */
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequest,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { z } from "zod";

/** Signs what a client carries from one round to the next. */
export const stateCodec = createRequestStateCodec<{ round: number }>({ key: "conformance-".repeat(4) });

const text = (value: string) => ({ content: [{ type: "text" as const, text: value }] });

type Fields = Record<string, object>;

function ask(
  message: string,
  properties: Fields,
  required: string[] = Object.keys(properties),
): InputRequest {
  const requestedSchema = { type: "object" as const, properties, required };
  return inputRequired.elicit({ message, requestedSchema: requestedSchema as never });
}

function sample(question: string, maxTokens = 100): InputRequest {
  const content = { type: "text" as const, text: question };
  return inputRequired.createMessage({ messages: [{ role: "user", content }], maxTokens });
}

/** What the client said in this round, or undefined where it has not (yet) been asked for `key`. */
function answer(ctx: ServerContext, key: string): string | undefined {
  const said = inputResponse(ctx.mcpReq.inputResponses, key);
  if (said.kind === "missing") return undefined;
  if (said.kind === "roots") return said.roots.map((root) => root.uri).join(" ");
  if (said.kind === "elicit") return `action=${said.action}, content=${JSON.stringify(said.content ?? {})}`;
  const { content } = said.result;
  return "text" in content ? content.text : JSON.stringify(content);
}

const NAME = { name: { type: "string" } };

const DEFAULTS: Fields = {
  name: { type: "string", default: "John Doe" },
  age: { type: "integer", default: 30 },
  score: { type: "number", default: 95.5 },
  status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
  verified: { type: "boolean", default: true },
};

const titled = (...titles: string[]) => titles.map((title, i) => ({ const: `value${i + 1}`, title }));
const options = ["option1", "option2", "option3"];
const ENUMS: Fields = {
  untitledSingle: { type: "string", enum: options },
  titledSingle: { type: "string", oneOf: titled("First Option", "Second Option", "Third Option") },
  legacyEnum: {
    type: "string",
    enum: ["opt1", "opt2", "opt3"],
    enumNames: ["Option One", "Option Two", "Option Three"],
  },
  untitledMulti: { type: "array", items: { type: "string", enum: options } },
  titledMulti: { type: "array", items: { anyOf: titled("First Choice", "Second Choice", "Third Choice") } },
};

/** One round: asks everything of `requests`, then answers with what `say` makes of the answers. */
function offerOneRound(
  server: McpServer,
  name: string,
  requests: Record<string, InputRequest>,
  say: (answers: string[]) => string,
  withState = false,
): void {
  server.registerTool(name, { description: `Asks the client: ${name}` }, async (ctx) => {
    const answers = Object.keys(requests).map((key) => answer(ctx, key));
    const state = ctx.mcpReq.requestState<{ round: number }>();
    if (answers.every((said) => said !== undefined) && (!withState || state))
      return text(say(answers as string[]));
    return inputRequired({
      inputRequests: requests,
      ...(withState ? { requestState: await stateCodec.mint({ round: 1 }) } : {}),
    });
  });
}

function offerOlderNames(server: McpServer): void {
  server.registerTool(
    "test_sampling",
    { description: "Asks the client's model", inputSchema: z.object({ prompt: z.string() }) },
    ({ prompt }, ctx) => {
      const said = answer(ctx, "question");
      if (said !== undefined) return text(`LLM response: ${said}`);
      return inputRequired({ inputRequests: { question: sample(prompt) } });
    },
  );
  server.registerTool(
    "test_elicitation",
    { description: "Asks the client's user", inputSchema: z.object({ message: z.string() }) },
    ({ message }, ctx) => {
      const said = answer(ctx, "user");
      if (said !== undefined) return text(`User response: ${said}`);
      const username = { type: "string", description: "User's response" };
      const email = { type: "string", description: "User's email address" };
      return inputRequired({ inputRequests: { user: ask(message, { username, email }) } });
    },
  );
  const completed = ([said]: string[]) => `Elicitation completed: ${said}`;
  const defaults = { user: ask("Defaults", DEFAULTS, []) };
  offerOneRound(server, "test_elicitation_sep1034_defaults", defaults, completed);
  offerOneRound(server, "test_elicitation_sep1330_enums", { user: ask("Enums", ENUMS, []) }, completed);
}

export function offerAskingTools(server: McpServer): void {
  offerOlderNames(server);
  const name = "test_input_required_result";
  const userName = ask("What is your name?", NAME);
  server.registerTool(`${name}_elicitation`, { description: "Greets the user" }, (ctx) => {
    const user = acceptedContent(ctx.mcpReq.inputResponses, "user_name", z.object({ name: z.string() }));
    if (user) return text(`Hello, ${user.name}!`);
    return inputRequired({ inputRequests: { user_name: userName } });
  });
  const join = (answers: string[]) => answers.join("; ");
  const capital = sample("What is the capital of France?");
  offerOneRound(server, `${name}_sampling`, { capital_question: capital }, join);
  const client_roots = inputRequired.listRoots();
  offerOneRound(server, `${name}_list_roots`, { client_roots }, join);
  const confirm = ask("Please confirm", { ok: { type: "boolean" } });
  offerOneRound(server, `${name}_request_state`, { confirm }, () => "state-ok", true);
  offerOneRound(server, `${name}_tampered_state`, { confirm }, () => "state-ok", true);
  const all = { user_name: userName, greeting: sample("Generate a greeting", 50), client_roots };
  offerOneRound(server, `${name}_multiple_inputs`, all, join, true);
  offerOneRound(server, "test_streaming_elicitation", { user_name: userName }, join);

  server.registerTool(`${name}_multi_round`, { description: "Asks twice" }, async (ctx) => {
    const round = ctx.mcpReq.requestState<{ round: number }>()?.round ?? 0;
    const said = answer(ctx, `step${round}`);
    if (round === 2 && said !== undefined) return text(said);
    const next = round === 1 && said !== undefined ? 2 : 1;
    const question =
      next === 1
        ? ask("Step 1: What is your name?", NAME)
        : ask("Step 2: What is your favorite color?", { color: { type: "string" } });
    return inputRequired({
      inputRequests: { [`step${next}`]: question },
      requestState: await stateCodec.mint({ round: next }),
    });
  });
  server.registerTool(`${name}_capabilities`, { description: "Asks what the client can answer" }, (ctx) => {
    const envelope = ctx.mcpReq.envelope as Record<string, object> | undefined;
    const can = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {};
    return inputRequired({
      inputRequests: {
        ...("elicitation" in can ? { user_name: userName } : {}),
        ...("sampling" in can ? { capital_question: capital } : {}),
      },
    });
  });
  // The SDK refuses it where the client has not declared sampling.
  offerOneRound(server, "test_missing_capability", { capital_question: capital }, join);
  server.registerPrompt(`${name}_prompt`, { description: "Asks for its context" }, (ctx) => {
    const said = answer(ctx, "user_context");
    if (said === undefined)
      return inputRequired({
        inputRequests: {
          user_context: ask("What context should the prompt use?", { context: { type: "string" } }),
        },
      });
    return { messages: [{ role: "user", content: { type: "text", text: said } }] };
  });
}
