/**
 * netmon run: one command, one session. Builds the session around the command, starts it inside, and reports.
 *
 * Fails closed: enforce starts nothing unless every layer is up and verified. Observe reports what the machine cannot
 * do and continues without it. The exit code is the command's.
 */
import type { Command } from "commander";
import { AGENT_NAMES, AGENT_TITLES } from "../../agents/agents.ts";
import { presetOption } from "../options/preset-option.ts";
import { choice, mcpConfigOption, modeOption } from "../options/shared-options.ts";
import type { CliIo } from "../output/terminal.ts";
import { withProgramsAhead } from "../preload-programs.ts";
import type { RunCommandOptions } from "./run-one.ts";

const HELP = `
netmon recognises ${AGENT_TITLES}. It reads
their MCP servers from their own files and puts them behind netmon shim (stdio) and netmon's gateway (http, sse) for this run. They reach their model through the LLM
proxy. netmon changes none of their files. Any other command gets the environment that SDKs read, and launchers (npx, uvx,
node, ...) first on PATH that recognise MCP servers.

On a terminal, netmon asks sudo for the kernel layer. The command runs as who called netmon or sudo (or --user), with
that user's environment, isolated as by netmon exec. Without root the kernel layer is off and the other layers observe;
to enforce without it, give --no-kernel. netmon ends what the command leaves running.

Exit code: the command's, 128+N if signal N ended it; netmon's own if it failed before; 7 if the command succeeded but
enforcement did not hold.

Examples:
  netmon run -- claude                                 observe, with no configuration at all
  netmon run --config netmon.yaml --mode enforce --fail-closed -- codex exec "fix the tests"
  netmon run --mode enforce --fail-closed --preset npm,pypi -- claude
  netmon run --mcp-config .mcp.json --report run.json -- python agent.py
`;

export function register(program: Command, io: CliIo): void {
  program
    .command("run")
    .option("--session <id>", "name the session (default: made from the command's name and the time)")
    .option(
      "--config <file>",
      "read this netmon configuration (docs/config.md); default: observe, with the LLM proxy embedded",
    )
    .addOption(
      mcpConfigOption("give the agent the servers of this MCP client's configuration too; may be repeated"),
    )
    .addOption(modeOption("the mode of every layer"))
    .addOption(presetOption("allow these presets' hosts, in addition (docs/presets.md)"))
    .option("--fail-closed", "refuse what no rule allows, in every layer (overrides fail_closed)")
    .option(
      "--tools",
      "give the agent netmon's own tools in place of its own (mcp_proxy in the configuration)",
    )
    .option("--user <name|uid>", "run as this user (default: who called sudo, else the caller)")
    .addOption(
      choice("--agent <kind>", "say which agent the command starts (default: by its name)", [
        ...AGENT_NAMES,
        "none",
      ]),
    )
    .option("--no-kernel", "run without the kernel layer, which sees and refuses connections")
    .option("--no-pin", "detach when netmon exits; if netmon dies, the session is unprotected")
    .option("--quiet", "print no status and no report")
    .option("--report <file>", "write the report to this file as JSON")
    .argument("<command...>", "the command and its arguments, after --")
    .usage("[options] -- COMMAND [ARGUMENT...]")
    .passThroughOptions()
    .addHelpText("after", HELP)
    .action(async (command: string[], options: RunCommandOptions, self: Command) => {
      const isWanted = options.kernel && process.geteuid?.() === 0;
      io.exitCode = await withProgramsAhead(isWanted, async (loader) => {
        const { run } = await import("./run-one.ts");
        return run(command, options, self, loader, io);
      });
    });
}
