/**
 * `netmon run`: one command, one session. The command tries to bypass proxy and gateway; the kernel leaves it only the
 * two ways through netmon.
 */
import { Upstream } from "../llm/upstream/upstream.ts";
import { expect, heading, paint, ran, say } from "./stage.ts";

const WORDS: Readonly<Record<string, string>> = {
  proxy: "the model, through netmon's proxy",
  gateway: "the MCP server, through netmon's gateway",
  model: "the model itself",
  mapped: "the same as an IPv4-mapped IPv6 address",
  server: "the MCP server itself",
  child_without_environment: "the model, from a child process without any environment",
};

export async function oneCommand(server: number): Promise<void> {
  heading("7. one command: netmon run --mode enforce -- AGENT, and the agent looks for a way around");
  const model = await Upstream.start(() => ({ text: "Hello" }));
  const url = `http://127.0.0.1:${server}/mcp`;
  const config = {
    sandbox: { mcp: { servers: [{ id: "weather", type: "http", url }] } },
    proxy: { providers: { anthropic: model.url } },
  };
  try {
    const [text = "{}"] = await ran(config, [process.execPath, "test/e2e/bypass-inside.mjs", model.url, url]);
    const outcome = JSON.parse(text) as Record<string, string>;
    say("what the agent got:");
    for (const [attempt, what] of Object.entries(WORDS)) {
      const saw = outcome[attempt] ?? "nothing";
      const through = attempt === "proxy" || attempt === "gateway";
      say(`  ${paint.paint(saw === "200" ? "green" : "red", saw.padEnd(7))}  ${what}`);
      expect(`run: ${what}`, saw === (through ? "200" : "EPERM"));
    }
  } finally {
    await model.close();
  }
}
