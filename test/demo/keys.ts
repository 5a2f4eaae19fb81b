/** An agent without any key: it gets a placeholder, and netmon puts the key into its requests to the model. */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { expect, heading, paint, place, ran, say } from "./stage.ts";

const KEY = "sk-ant-api03-the-key-of-the-demo";

const WORDS: Readonly<Record<string, readonly [string, RegExp]>> = {
  asked: ["the model, with the placeholder, through netmon's proxy", /^200/],
  otherHost: ["another host, with the placeholder", /^403/],
  otherField: ["the model, with the placeholder in another field", /^403/],
  around: ["the model itself, with the placeholder", /^(?:401|EPERM)/],
};

export async function keys(): Promise<void> {
  heading("8. keys: the agent has a placeholder, and netmon the key");
  const got: boolean[] = [];
  const model = createServer((request, response) => {
    got.push(request.headers["x-api-key"] === KEY || request.headers.authorization === `Bearer ${KEY}`);
    const about = { id: "msg_1", type: "message", role: "assistant", model: "m", stop_reason: "end_turn" };
    const body = { ...about, content: [], usage: { input_tokens: 1, output_tokens: 1 } };
    response.writeHead(got.at(-1) === true ? 200 : 401, { "content-type": "application/json" });
    request.resume().on("end", () => response.end(JSON.stringify(body)));
  });
  model.listen(0, "127.0.0.1");
  await once(model, "listening");
  const host = `127.0.0.1:${(model.address() as AddressInfo).port}`;
  const config = {
    proxy: { providers: { anthropic: `http://${host}`, other: "http://127.0.0.1:9" } },
    credentials: { anthropic: { env: "ANTHROPIC_API_KEY", to: [{ host, paths: ["/v1/*"] }] } },
  };
  const said = place("said.json", true);
  writeFileSync(place("go", true), "");
  try {
    const env = { ANTHROPIC_API_KEY: KEY, UPSTREAM: `http://${host}`, DIRECTORY: dirname(said) };
    await ran(config, [process.execPath, "test/e2e/key-inside.mjs"], { env });
    const outcome = JSON.parse(readFileSync(said, "utf8")) as Record<string, string>;
    say(`what the agent has: ${outcome.key}`);
    for (const [attempt, [what, expected]] of Object.entries(WORDS)) {
      const answer = (outcome[attempt] ?? "nothing").split(" ")[0] ?? "";
      say(`  ${paint.paint(answer === "200" ? "green" : "red", answer.padEnd(7))}  ${what}`);
      expect(`keys: ${what}`, expected.test(answer));
    }
    expect("keys: the model got the key", got[0] === true);
    expect("keys: the agent has no key", !JSON.stringify(outcome).includes(KEY));
  } finally {
    model.close();
  }
}
