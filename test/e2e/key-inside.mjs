// An agent with a placeholder: asks the model through the proxy and around it, says what came, and waits to be searched.
import { existsSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: proxy, UPSTREAM, DIRECTORY } = process.env;
const message = (text) =>
  JSON.stringify({ model: "m", max_tokens: 5, messages: [{ role: "user", content: text }] });

const ask = (...request) => answer(...request).catch((error) => error.cause?.code ?? error.message);

async function answer(base, headers, text = "Hello") {
  const response = await fetch(`${base}/v1/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", "anthropic-version": "2023-06-01", ...headers },
    body: message(text),
    redirect: "manual",
  });
  return `${response.status} ${(await response.text()).slice(0, 300)}`;
}

const said = {
  key,
  asked: await ask(proxy, { "x-api-key": key }),
  bearer: await ask(proxy, { authorization: `Bearer ${key}` }),
  otherHost: await ask(`${proxy}/other`, { "x-api-key": key }),
  otherField: await ask(proxy, { "x-api-key": key, "x-note": `a ${key}` }),
  body: await ask(proxy, { "x-api-key": key }, `my key is ${key}`),
  redirected: await ask(proxy, { "x-api-key": key, "x-redirect": "1" }),
  around: await ask(UPSTREAM, { "x-api-key": key }),
  variables: Object.keys(process.env).filter((name) => process.env[name] === key),
};
writeFileSync(`${DIRECTORY}/said.json`, JSON.stringify(said));
writeFileSync(`${DIRECTORY}/ready`, "");
while (!existsSync(`${DIRECTORY}/go`)) await sleep(50);
