/**
 * MCP servers from an agent's file in the form of Claude Code: `{"mcpServers": {ID: …}}`, each with `command`, `args`,
 * `env` and `cwd`, or with `url` and `headers`. `${NAME}` and `${NAME:-default}` are replaced from the environment.
 *
 * Fails closed: text that is not such a file, a server of another kind, and an unset variable throw ConfigError.
 */
import * as z from "zod";
import { expand, missingPlaceholder, shellPlaceholders } from "../../agents/placeholders.ts";
import { ConfigError } from "../../config/error.ts";
import { checkServerId } from "../../config/server-id.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { ToolServer } from "../../loop/tool-servers.ts";

const texts = z.record(z.string(), z.string()).default({});

const server = z
  .looseObject({
    type: z.enum(["stdio", "http", "streamable-http"]).optional(),
    command: z.string().min(1).optional(),
    args: z.array(z.string()).default([]),
    env: texts,
    cwd: z.string().optional(),
    url: z.url({ protocol: /^https?$/ }).optional(),
    headers: texts,
  })
  .refine(({ command, url }) => (command === undefined) !== (url === undefined), "give a command or a url");

const file = z.looseObject({ mcpServers: z.record(z.string(), server) });

/** Keyed by id. `name` is the file's, for messages. */
export function toolServersOf(
  name: string,
  text: string,
  env: NodeJS.ProcessEnv,
): Record<string, ToolServer> {
  const problem = (path: string, message: string, hint: string | null = null): ConfigError =>
    new ConfigError(name, [{ path, line: 0, column: 0, message, hint }]);
  const read = file.safeParse(parse(text, (why) => problem("", `not JSON: ${why}`)));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw problem(issue?.path.join(".") ?? "", issue?.message ?? "invalid", "write it as in .mcp.json");
  }
  return Object.fromEntries(
    Object.entries(read.data.mcpServers).map(([id, { command, args, cwd, url, ...more }]) => {
      const path = `mcpServers.${id}`;
      const fill = (value: string): string => {
        const filled = expand(value, shellPlaceholders, env);
        const missing = missingPlaceholder(filled);
        if (missing === null) return filled;
        throw problem(path, `${missing} is not set`, "set the variable, or write the value");
      };
      const fillAll = (values: Record<string, string>): Record<string, string> =>
        Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fill(value)]));
      try {
        checkServerId(id);
      } catch (error) {
        throw problem(path, errorMessage(error));
      }
      if (url !== undefined) return [id, { url: fill(url), headers: fillAll(more.headers) }];
      const started = { command: fill(command ?? ""), args: args.map(fill), env: fillAll(more.env) };
      return [id, cwd === undefined ? started : { ...started, cwd: fill(cwd) }];
    }),
  );
}

function parse(text: string, problem: (why: string) => ConfigError): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw problem(errorMessage(error));
  }
}
