/** What the SDKs act on in a provider's error reaches them in enforce: they recover, or steer the next request, by it. */
import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { expect, test } from "vitest";
import { knownException } from "../../../src/llm/bedrock/errors.ts";
import { post, STREAMED, startStage } from "./stage.ts";

const DETAILS = {
  error_code: "thread_unsupported_request",
  unsupported: ["cache_control", "thinking"],
  limit: 3,
};
const THREAD = {
  type: "error",
  error: { type: "invalid_request_error", message: "no threads", details: DETAILS },
};

test("Anthropic's details, in a body and in a stream", async () => {
  const { port } = await startStage(({ body }, response) => {
    const streams = body.includes('"stream":true');
    response.writeHead(streams ? 200 : 400, {
      "content-type": streams ? "text/event-stream" : "application/json",
    });
    response.end(streams ? `event: error\ndata: ${JSON.stringify(THREAD)}\n\n` : JSON.stringify(THREAD));
  });
  const client = new Anthropic({ apiKey: "k", baseURL: `http://127.0.0.1:${port}`, maxRetries: 0 });
  const ask = client.messages.create({ model: "m", max_tokens: 1, messages: [] });
  await expect(ask).rejects.toMatchObject({ status: 400, error: { error: { details: DETAILS } } });
  const streamed = await (await post(port, "/v1/messages", STREAMED)).text();
  expect(streamed).toContain(JSON.stringify(DETAILS));
});

test("OpenAI's misalignment", async () => {
  const misalignment = { error_type: "t", review_target: "r", steer: "Say it in other words." };
  const { port } = await startStage((_request, response) => {
    response.writeHead(400, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ error: { message: "no", type: "invalid_request_error", code: "x", misalignment } }),
    );
  });
  const client = new OpenAI({ apiKey: "k", baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
  const ask = client.responses.create({ model: "m", input: "hi" });
  await expect(ask).rejects.toMatchObject({ status: 400, error: { misalignment } });
});

test("an error keeps only details that are flat, bounded and named plainly", async () => {
  const details = {
    error_code: "c".repeat(2000),
    nested: { type: "tool_use", name: "blocked_tool" },
    mixed: ["a", {}],
    many: Array.from({ length: 100 }, () => "x"),
    "odd name": "x",
    __proto__: null,
  };
  const { port } = await startStage((_request, response) => {
    response.writeHead(429, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ type: "error", error: { type: "rate_limit_error", message: "no", details } }),
    );
  });
  const { error } = (await (await post(port, "/v1/messages")).json()) as typeof THREAD;
  expect(Object.keys(error.details)).toEqual(["error_code", "many"]);
  expect(error.details.error_code).toHaveLength(1025);
  expect((error.details as unknown as typeof details).many).toHaveLength(32);
});

test("what other clients act on: a filter's reason, a provider's name, texts that only people read", async () => {
  const error = {
    message: "filtered",
    type: "invalid_request_error",
    param: "prompt",
    code: "content_filter",
    innererror: { code: "ResponsibleAIPolicyViolation" },
    metadata: { provider_name: "p", retryable: true },
    hint: "ask otherwise",
  };
  const { port } = await startStage((_request, response) => {
    response.writeHead(400, { "content-type": "application/json" });
    const call = { function_call: { name: "blocked_tool", arguments: "{}" }, tool_calls: [{}] };
    response.end(JSON.stringify({ error: { ...error, ...call } }));
  });
  expect(await (await post(port, "/v1/chat/completions")).json()).toEqual({ error });
});

test("Bedrock's members beside the message, in a body and in a stream", async () => {
  const error = { message: "failed", originalStatusCode: 424, resourceName: "m" };
  const { port } = await startStage((_request, response) => {
    response.writeHead(424, {
      "content-type": "application/json",
      "x-amzn-errortype": "ModelErrorException",
    });
    response.end(JSON.stringify({ ...error, stopReason: "tool_use" }));
  });
  const answer = await post(port, "/model/m/converse");
  expect([answer.status, await answer.json()]).toEqual([424, error]);
  const data = JSON.stringify({ message: "cut", originalStatusCode: 500, originalMessage: "x" });
  expect(knownException({ event: "modelStreamErrorException", data, raw: null })?.data).toBe(data);
});
