/**
 * Reads what the preparation of a run's agent will read, before anything has an effect: the agent's own setup decides
 * which files and directories these are. Nothing is written, and the preparation reads the same again (AgentFiles).
 *
 * Direction of failure: what is too much is kept by the run's allowance; other errors are the preparation's to report.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { setUpPlainCommand } from "../../agents/mcp-json.ts";
import { injectedServers } from "../../clients/servers/injected-servers.ts";
import type { Config } from "../../config/config.ts";
import { orElse } from "../../errors/or-else.ts";
import { COST, spend } from "../../files/allowance.ts";
import type { Preparing } from "./run-plan.ts";

/** Stands for addresses and paths that are not known yet. */
const ADDRESS = "http://127.0.0.1:65535/servers";
const PATH = "/nowhere";

export function rehearse({
  options,
  command,
  around,
  found,
  models,
  files,
  config,
}: Pick<Preparing, "options" | "command" | "around" | "found" | "models" | "files"> & {
  config: Config;
}): void {
  const endpoints = new Map(found.servers.map(({ name }) => [name, `${ADDRESS}/${name}`]));
  const shim = (id: string): string[] => [options.shim, PATH, "shim", "--server-id", id, "--"];
  const program = command.isAdapter ? command.agent?.adapter : command.agent;
  const { env } = options.host;
  orElse(() => {
    // http/outgoing.ts reads them when the proxy starts
    for (const file of new Set([env.SSL_CERT_FILE, env.NODE_EXTRA_CA_CERTS, config.proxy.ca_file])) {
      const size = file ? orElse(() => statSync(file).size, 0) : 0;
      spend(size * COST.byte, file ?? "");
    }
    const input = {
      servers: injectedServers(found.servers, { config, endpoints, shim }),
      interception: null,
      proxyUrl: ADDRESS,
      named: models,
      upstreams: files.upstreams,
      around,
      args: options.command.slice(command.words),
      write: () => written(PATH),
      cover: () => written(true),
      writeSettings: () => written(null),
      standIn: (stood: string, content: Readonly<Record<string, string>>) => {
        const directories = Object.keys(content).map((path) => join(stood, path, ".."));
        for (const directory of new Set([stood, ...directories]))
          spend(around.files.names(directory).length * COST.write, directory);
        return written(PATH);
      },
    };
    program?.setUp(input) ?? setUpPlainCommand(input);
  }, undefined);
}

function written<T>(result: T): T {
  spend(COST.write, "the agent's settings");
  return result;
}
