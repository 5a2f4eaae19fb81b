/**
 * netmon's tool server over HTTP on loopback, and the configuration of a gateway in front of it. A request needs the
 * client's token, which the gateway passes on, and a secret of the gateway, without which nobody reaches the tools.
 *
 * Fails closed: a server that does not report its address is ended, and without it there is no gateway.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { MergedConfig } from "../../clients/config-files/import.ts";
import type { ConfigFileOptions } from "../../clients/session-config.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { inputFile } from "../../config/input-file.ts";
import { Secret } from "../../config/secret.ts";
import { withToolServer } from "../../config/tool-server.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { createFile } from "../../files/write.ts";
import { shimProgram } from "../../native/shim-program.ts";
import { parseServerUrl } from "../../registry/host.ts";
import { isToolServer } from "../../registry/own-server.ts";
import { ValueError } from "../../registry/value-error.ts";
import { GatewayFiles } from "../gateway/gateway-files.ts";
import type { ServerCommand } from "../shim/server-choice.ts";

/** As in native/helper/internal/toolserver/http.go. */
const GATEWAY_HEADER = "Netmon-Gateway";
const TOKEN = /^[\w.~+/=-]{16,}$/;
const MAX_TOKEN_BYTES = 4096;

const newSecret = (): string => randomBytes(32).toString("base64url");

/** Returns the token in the file, which is created if missing. Throws ConfigError and ValueError. */
export function tokenOf(file: string): string {
  try {
    createFile(file, `${newSecret()}\n`, { mode: 0o600 });
  } catch (error) {
    throw new ValueError(`the token's file cannot be made: ${errorMessage(error)}`);
  }
  const token = inputFile(file, MAX_TOKEN_BYTES).toString("latin1").trim();
  if (!TOKEN.test(token))
    throw new ValueError(
      `${file} holds no token`,
      "a token has 16 or more letters, digits or -._~+/=: remove the file to get a new one",
    );
  return token;
}

export interface HttpToolServer {
  url: string;
  /** Headers of the gateway's requests. */
  headers: Record<string, Secret>;
  close(): Promise<void>;
}

/** `onEnd`: called when the server has ended for any reason. Rejects if it does not start; standard error says why. */
export async function startHttpToolServer(
  { command, args }: ServerCommand,
  token: string,
  onEnd: () => void,
): Promise<HttpToolServer> {
  const gateway = newSecret();
  const words = ["--keep", command, "--http", ...args];
  const child = spawn(shimProgram(), words, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child.once("close", onEnd), "close");
  // its end says more than a failed write
  child.stdin.on("error", () => {});
  child.stdin.write(`${JSON.stringify({ token, gateway })}\n`);
  const line = once(createInterface({ input: child.stdout }), "line").then(([url]) => String(url));
  const url = await Promise.race([line, ended.then(() => null)]);
  if (url === null) throw new ValueError("the tool server ended before it was ready");
  return {
    url,
    headers: { [GATEWAY_HEADER]: new Secret(gateway) },
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** Configuration of the gateway: the tool server alone, at this address. */
export class HttpToolServerFiles extends GatewayFiles {
  readonly #server: () => Pick<HttpToolServer, "url" | "headers">;

  constructor(options: ConfigFileOptions, server: () => Pick<HttpToolServer, "url" | "headers">) {
    super({ ...options, upstream: null, rules: [] });
    this.#server = server;
  }

  override load(): MergedConfig {
    const { config, skipped } = super.load();
    const { url, headers } = this.#server();
    const at = { type: "http" as const, command: null, url, endpoint: parseServerUrl(url), headers };
    const own = withToolServer(config, at);
    const { mcp } = own.sandbox;
    const servers = mcp.servers.filter(isToolServer);
    return { config: deepFreeze({ ...own, sandbox: { ...own.sandbox, mcp: { ...mcp, servers } } }), skipped };
  }
}
