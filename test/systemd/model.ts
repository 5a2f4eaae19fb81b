/**
 * The scripted model of the agent in the machine. It has the agent try a connection, by its own tool for commands.
 *
 *   node model.mjs URL-FILE TOLD-FILE    writes its address, and what it was told of the outcome
 */
import { writeFileSync } from "node:fs";
import { Upstream } from "../llm/upstream/upstream.ts";

const [urlFile = "", toldFile = ""] = process.argv.slice(2);
const command = ": </dev/tcp/127.0.0.1/9";
const call = { name: "Bash", args: { command, description: "Connects" } };

const upstream = await Upstream.start(({ body: { tools } }) =>
  Array.isArray(tools) && tools.some(({ name }) => name === "Bash")
    ? { text: "I try.", calls: [call], next: { text: "I have tried it." } }
    : { text: "A title" },
);
writeFileSync(urlFile, upstream.url);
setInterval(() => {
  const told = upstream.requests.filter(({ hasToolResult }) => hasToolResult);
  writeFileSync(toldFile, JSON.stringify(told.map(({ body }) => body.messages)));
}, 100);
