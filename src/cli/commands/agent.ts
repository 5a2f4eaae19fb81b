/**
 * netmon agent: a small built-in agent for models with an OpenAI-compatible API. Its only tools are those of MCP
 * servers, so that nothing it does bypasses netmon.
 */
import type { Command } from "commander";
import { toolServersOf } from "../../app/agent/tool-server-file.ts";
import { inputFile } from "../../config/input-file.ts";
import { MAX_CLIENT_FILE_BYTES } from "../../files/input.ts";
import { DEFAULT_ROUNDS } from "../../loop/library.ts";
import { runLoop } from "../../loop/loop.ts";
import type { ToolServer } from "../../loop/tool-servers.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { globalOption } from "../options/global-definitions.ts";
import { usage } from "../options/shared-options.ts";
import { parseCount } from "../options/time-argument.ts";
import { onEndSignals } from "../output/ending.ts";
import { say, warn } from "../output/messages.ts";
import { type CliIo, jsonText, printable, printableLines } from "../output/terminal.ts";

interface AgentOptions {
  model: string;
  baseUrl?: string;
  apiKeyEnv: string;
  mcpConfig?: string;
  system?: string;
  maxRounds: number;
  json?: true;
}

const HELP = `
The model's answer goes to stdout as it comes, tool calls to stderr. Inside netmon run, the base URL is netmon's LLM proxy
and the servers are those that the run declares, each behind its shim or gateway: give --model and the prompt alone. The
proxy hands requests on to the OPENAI_BASE_URL that was set before the run.

The loop ends with an error, and without a further call, when an answer is cut, when the model makes the same call with the
same result three times, or after --max-rounds.

--json prints one object per line: text, call, result, end.

Examples:
  OPENAI_BASE_URL=http://127.0.0.1:11434/v1 netmon run --tools -- netmon agent --model qwen3 "fix the failing test"
  netmon agent --base-url https://api.openai.com/v1 --model gpt-5.1 --mcp-config .mcp.json "what changed today?"
`;

export function register(program: Command, io: CliIo): void {
  program
    .command("agent")
    .argument("<prompt>", "what to do")
    .requiredOption("--model <name>", "ask this model, as the endpoint names it")
    .option("--base-url <url>", "use this API, up to /chat/completions (default: OPENAI_BASE_URL)")
    .option("--api-key-env <name>", "read the API key from this variable", "OPENAI_API_KEY")
    .option(
      "--mcp-config <file>",
      "use the servers of this file in .mcp.json format (default: those of netmon run)",
    )
    .option("--system <text>", "put these instructions before the prompt")
    .option("--max-rounds <number>", "ask the model at most this often", parseCount, DEFAULT_ROUNDS)
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((prompt: string, options: AgentOptions) => agent(prompt, options, io));
}

async function agent(prompt: string, options: AgentOptions, io: CliIo): Promise<void> {
  const baseUrl = options.baseUrl ?? io.env.OPENAI_BASE_URL;
  if (!baseUrl || !URL.canParse(baseUrl))
    throw usage("no base URL: give --base-url https://HOST/v1, or set OPENAI_BASE_URL");
  const interrupted = new AbortController();
  const unlisten = onEndSignals((_, number) => {
    unlisten(); // a second one ends the process
    interrupted.abort(number);
  });
  const write = (value: object): boolean => io.stdout.write(`${jsonText(value)}\n`);
  let atLineStart = true;
  const lineEnd = (): void => {
    if (!options.json && !atLineStart) io.stdout.write("\n");
    atLineStart = true;
  };
  try {
    const { text, rounds, calls } = await runLoop({
      endpoint: { baseUrl, model: options.model, apiKey: io.env[options.apiKeyEnv] || null },
      prompt,
      system: options.system ?? null,
      servers: serversOf(options, io),
      maxRounds: options.maxRounds,
      version: netmonPackage().version,
      signal: interrupted.signal,
      onText(part) {
        if (options.json) return;
        io.stdout.write(printableLines(part));
        atLineStart = part.endsWith("\n");
      },
      onTools(_, unnameable) {
        for (const name of unnameable)
          warn(
            io,
            `${printable(name)} cannot be called: names of tools have at most 64 letters, digits, _ and -`,
          );
      },
      onCall(call) {
        if (options.json) write({ type: "call", ...call });
        lineEnd();
        if (!options.json)
          say(io, `calls ${printable(call.name)} ${printable(call.arguments).slice(0, 200)}`);
      },
      onResult(call, { text, failed }) {
        if (options.json) write({ type: "result", id: call.id, name: call.name, failed, text });
        else if (failed) warn(io, `${printable(call.name)}: ${printable(text.slice(0, 500))}`);
      },
    });
    lineEnd();
    if (options.json) write({ type: "end", text, rounds, calls });
  } catch (error) {
    lineEnd();
    if (!interrupted.signal.aborted) throw error;
    io.exitCode = 128 + (interrupted.signal.reason as number);
  } finally {
    unlisten();
  }
}

function serversOf({ mcpConfig }: AgentOptions, { env }: CliIo): Record<string, ToolServer> {
  const given = env.NETMON_MCP_CONFIG;
  if (mcpConfig !== undefined && given)
    throw usage(
      "inside netmon run the servers are those of the run: declare them in its configuration in place of --mcp-config",
    );
  const file = mcpConfig ?? given;
  if (!file) return {};
  return toolServersOf(file, inputFile(file, MAX_CLIENT_FILE_BYTES).toString("utf8"), env);
}
