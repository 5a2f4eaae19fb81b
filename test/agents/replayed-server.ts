/**
 * A stdio server with a recorded list of tools: `replayed-server.ts FILE [changed]`. `changed`: one third of them has one
 * more sentence, and one third one more parameter.
 */
import { readFileSync } from "node:fs";
import { changedTools } from "./changed-tools.ts";
import { serveTools } from "./serve-tools.ts";

const [, , file = "", changed] = process.argv;
const { tools } = JSON.parse(readFileSync(file, "utf8")) as { tools: { name: string }[] };
serveTools(file, changed === "changed" ? changedTools(tools) : tools);
