/** netmon tools: netmon's own tools as a stdio MCP server, behind a shim that judges and records each call. */
import { homedir, tmpdir } from "node:os";
import { type Command, Option } from "commander";
import { toolServerCommand } from "../../app/tools/tool-server.ts";
import { ToolServerFiles } from "../../app/tools/tool-server-files.ts";
import type { Mode } from "../../event/event.ts";
import { OwnDirectory } from "../../files/directory.ts";
import { TOOL_SERVER } from "../../registry/own-server.ts";
import { globalOptions } from "../options/global-options.ts";
import type { CliIo } from "../output/terminal.ts";
import { shimEnd } from "./shim.ts";

interface ServeOptions {
  session: string;
  config?: string;
  mode?: Mode;
  failClosed?: true;
}

const HELP = `
Offers Read, Write, Edit, Bash, Glob and Grep to any MCP client, in the directory it is started in. mcp_proxy.sandbox in
the configuration says what they may touch (docs/tools.md). Each call is judged and recorded as one of server "netmon".

To give an agent these tools alone: netmon run --tools.

Exit codes: 0, 2 for a mistake in the configuration, 9 if netmon's installation is incomplete, 10 if the policy denies the
server.

Examples:
  netmon tools serve
  netmon tools serve --config netmon.yaml --mode enforce --session work
`;

export function registerTools(program: Command, io: CliIo): void {
  const tools = program
    .command("tools")
    .summary("serve netmon's own tools: read, write, edit, search, run commands in a sandbox")
    .description("Serves netmon's own tools.");
  tools
    .command("serve")
    .description("Serves netmon's own tools as a stdio MCP server.")
    .option("--config <file>", "netmon configuration (docs/config.md); default: observe")
    .option("--session <id>", "name of the session", "default")
    .addOption(
      new Option("--mode <mode>", "overrides sandbox.mcp.mode").choices(["observe", "enforce"] as const),
    )
    .option("--fail-closed", "overrides sandbox.mcp.fail_closed: block unknown tools and servers")
    .addHelpText("after", HELP)
    .action(async (options: ServeOptions, self: Command) => {
      io.exitCode = await serve(options, self, io);
    });
}

async function serve(options: ServeOptions, self: Command, io: CliIo): Promise<number> {
  const { session, config = null, mode, failClosed } = options;
  const { dirs, logLevel } = globalOptions(self);
  const files = new ToolServerFiles({ config, mcpConfigs: [], env: io.env });
  const home = io.env.HOME || homedir();
  const outputs = OwnDirectory.make(tmpdir(), "netmon-tools-", 0o700);
  try {
    const place = { cwd: process.cwd(), home, outputs: outputs.path, hidden: [], calls: null };
    const overrides = { ...(mode !== undefined && { mode }), ...(failClosed === true && { failClosed }) };
    return await shimEnd(
      {
        ...{ sessionId: session, dirs, files, overrides, serverId: TOOL_SERVER },
        ...{ started: toolServerCommand(files.load().config, place), allowed: [], denied: [], path: "" },
      },
      logLevel === "info" ? "warn" : logLevel,
      io,
    );
  } finally {
    outputs.removeAll();
  }
}
