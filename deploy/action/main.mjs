/**
 * The GitHub Action (action.yml): installs netmon for root, inspects the servers, runs the command as the runner's user, and writes
 * what was refused into the job's summary. Plain JavaScript without dependencies, because a runner runs it as it is.
 *
 * Fails closed: the command does not run if netmon cannot be installed, or if the configuration or a server's definitions are bad.
 */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { summary } from "./summary.mjs";

/** The policy, where the agent cannot change it. */
const CONFIG = "/usr/local/etc/netmon-action.yaml";

/** The runner puts an input's name in capitals, and leaves its hyphens. */
const input = (name) => (process.env[`INPUT_${name.toUpperCase()}`] ?? "").trim();

function start(command, args, stdio = "inherit") {
  const ended = spawnSync(command, args, { stdio, encoding: "utf8", maxBuffer: 256 << 20 });
  if (ended.error) throw new Error(`${command}: ${ended.error.message}`);
  return ended;
}

function must(command, args) {
  const { status, signal } = start(command, args);
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${signal ?? status}`);
}

function output(name, value) {
  const end = randomUUID();
  appendFileSync(process.env.GITHUB_OUTPUT, `${name}<<${end}\n${value}\n${end}\n`);
}

/** Installs a copy that only root can change, and returns its path. */
function installed(directory) {
  must("npm", [
    "install",
    "--prefix",
    directory,
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    input("package"),
  ]);
  must("sudo", [process.execPath, join(directory, "node_modules/.bin/netmon"), "install"]);
  return "/usr/local/bin/netmon";
}

/**
 * Writes what inspection finds, and throws if it says that the definitions must not be used. It starts the servers, in a session of
 * its own: a pull request may have written the file.
 */
function inspected(netmon, policy, file, sarif) {
  const words = ["run", "--quiet", ...policy, "--", netmon, "inspect", file, "--sarif"];
  const { status, stdout } = start("sudo", [netmon, ...words], ["ignore", "pipe", "inherit"]);
  writeFileSync(sarif, stdout);
  output("sarif", sarif);
  if (status !== 0) throw new Error(`netmon inspect ${file} ended with ${status}: see ${sarif}`);
}

function main() {
  const directory = mkdtempSync(join(process.env.RUNNER_TEMP ?? tmpdir(), "netmon-"));
  const command = input("command");
  if (command === "") throw new Error("the input command is empty: say what to run");
  const netmon = installed(directory);
  const [config, mode, mcpConfig, session] = ["config", "mode", "mcp-config", "session"].map(input);
  const policy = [];
  if (config !== "") {
    must(netmon, ["config", "check", config]);
    must("sudo", ["install", "-m", "0644", config, CONFIG]);
    policy.push("--config", CONFIG);
  }
  if (mode !== "") policy.push("--mode", mode);
  if (mcpConfig !== "") inspected(netmon, policy, mcpConfig, join(directory, "mcp.sarif"));
  const options = [...policy];
  if (session !== "") options.push("--session", session);
  if (mcpConfig !== "") options.push("--mcp-config", mcpConfig);
  const report = join(directory, "report.json");
  const { status, signal } = start("sudo", [
    netmon,
    "run",
    ...options,
    "--report",
    report,
    "--",
    "bash",
    "-c",
    command,
  ]);
  if (!existsSync(report)) throw new Error(`netmon run ended with ${signal ?? status}, and left no report`);
  must("sudo", ["chmod", "a+r", report]);
  const text = JSON.parse(readFileSync(report, "utf8"));
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary(text));
  const blocked = text.calls.blocked + text.inspection.calls.blocked + text.connections.blocked;
  output("report", report);
  output("blocked", blocked);
  if (status !== 0) throw new Error(`the command ended with ${signal ?? status}`);
  if (input("fail-on") === "blocked" && blocked > 0)
    throw new Error(`${blocked} calls and connections were refused`);
}

try {
  main();
} catch (error) {
  // %, and line ends, would end the annotation
  const text = error.message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  console.log(`::error title=netmon::${text}`);
  process.exitCode = 1;
}
