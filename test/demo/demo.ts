/**
 * `make demo`: real MCP servers and clients in a session. netmon observes, then enforces and fails closed; then it
 * blocks a tool call in a streamed response and traces another one from the model's response to the kernel; it hides a
 * poisoned tool, stops a rug pull and does not start a changed program, has a person approve a call, closes the bypasses around a session made by one
 * command, keeps an agent's key from it, gives an agent its own tools, and finally enforces for two users through one
 * service, also while that is killed. Exits with code 1 if anything does not turn out as announced.
 */
import { approvals } from "./approvals.ts";
import { connections } from "./connections.ts";
import { definitions } from "./definitions.ts";
import { keys } from "./keys.ts";
import { programs } from "./programs.ts";
import { oneCommand } from "./run.ts";
import { clear, heading, paint, problems, say, serve } from "./stage.ts";
import { toolCalls } from "./tool-calls.ts";
import { ownTools } from "./tools.ts";
import { users } from "./users.ts";

try {
  const [declared, undeclared] = await Promise.all([
    serve("weather-api", "get_weather", "delete_records"),
    serve("shadow-server", "read_secrets"),
  ]);
  heading("Two MCP servers run on this machine");
  say(`  weather-api    http://127.0.0.1:${declared}/mcp   declared in the config`);
  say(`  shadow-server  http://127.0.0.1:${undeclared}/mcp   not declared`);
  await connections(declared, undeclared);
  await toolCalls(declared);
  await definitions();
  await programs();
  await approvals();
  await oneCommand(declared);
  await keys();
  await ownTools(undeclared);
  await users({ "weather-api": declared, "shadow-server": undeclared });
} finally {
  await clear();
}
say();
for (const problem of problems) say(`${paint.paint("red", "FAILED")}  ${problem}`);
if (problems.length === 0) {
  const summary =
    "The kernel refused the undeclared server, the proxy the denied tool, the shim the poisoned and the changed one and the changed program; " +
    "what is allowed went on working.";
  say(paint.paint("green", summary));
}
process.exitCode = problems.length === 0 ? 0 : 1;
