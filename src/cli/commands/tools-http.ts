/** netmon tools serve --http: the tool server behind a gateway of its own. */
import type { Command } from "commander";
import type { ServerCommand } from "../../app/shim/server-choice.ts";
import {
  type HttpToolServer,
  HttpToolServerFiles,
  startHttpToolServer,
  tokenOf,
} from "../../app/tools/http-tool-server.ts";
import type { PolicyOverrides } from "../../watch/policy/policy-source.ts";
import { usageError } from "../exit-codes.ts";
import { type LongRunningOptions, longRunning } from "../long-running.ts";
import type { CliIo } from "../output/terminal.ts";
import { serveGateway } from "../serve-gateway.ts";

export interface HttpOptions extends Omit<LongRunningOptions, "mcpConfig" | "format"> {
  port?: number;
  tokenFile: string;
}

/** Serves behind a gateway, on loopback whatever the configuration says. */
export async function serveHttp(
  options: HttpOptions,
  overrides: PolicyOverrides,
  command: ServerCommand,
  self: Command,
  io: CliIo,
): Promise<number> {
  const { config, port, tokenFile } = options;
  const running = longRunning({ ...options, mcpConfig: [], format: "pretty" }, self, io);
  let server: HttpToolServer | null = null;
  try {
    const started = await startHttpToolServer(command, tokenOf(tokenFile), () =>
      running.ending.now("the tool server has ended"),
    );
    server = started;
    const files = new HttpToolServerFiles({ config, env: io.env }, () => started);
    const more = [`  clients send the token in ${tokenFile}`];
    return await serveGateway(running, { files, overrides, port, bind: "127.0.0.1" }, more);
  } catch (error) {
    throw usageError(error);
  } finally {
    await server?.close();
  }
}
