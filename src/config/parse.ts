/**
 * Parses bytes into a Config, complete and deeply frozen, or a ConfigError with every problem.
 *
 * On failure: a file with a problem is not used at all. No file means the defaults: observe.
 */
import { credentialReferences, referenceProblems } from "../credentials/reference.ts";
import { readNamedFile } from "../files/input.ts";
import { isObject } from "../framing/json-document.ts";
import { parseServerUrl } from "../registry/host.ts";
import { ValueError } from "../registry/value-error.ts";
import type { Config, DeclaredServer } from "./config.ts";
import { defaultShape } from "./default-shape.ts";
import { decodeText, MAX_CONFIG_BYTES, parseYaml, type YamlDocument } from "./document.ts";
import { ConfigError, fileProblem } from "./error.ts";
import { deepFreeze } from "./freeze.ts";
import { inputFile, unreadable } from "./input-file.ts";
import { schemasAt } from "./json-schema.ts";
import { withPresets } from "./preset-rules.ts";
import { issueProblems, type PathProblem, placed } from "./problems.ts";
import { type ConfigShape, configSchema } from "./schema.ts";
import { mcpProxyProblems, withToolServer } from "./tool-server.ts";

/** Reads and parses a file. Throws ConfigError, also if the file cannot be read. */
export function loadConfig(file: string): Config {
  let bytes: Uint8Array;
  try {
    bytes = readNamedFile(file, MAX_CONFIG_BYTES);
  } catch (error) {
    throw unreadable(file, error);
  }
  return parseConfig(file, bytes);
}

/**
 * `file`: a name for messages only. Throws ConfigError, also for empty text: a file that another program is writing, or a
 * failed `netmon learn > FILE`, would otherwise end enforcement.
 */
export function parseConfig(file: string, bytes: Uint8Array | string): Config {
  return configOf(file, readDocument(file, bytes));
}

/** The values as written, without empty sections. `file`: a name for messages only. Throws ConfigError, as above. */
export function readDocument(file: string, bytes: Uint8Array | string): YamlDocument {
  const text = decodeText(file, typeof bytes === "string" ? Buffer.from(bytes) : bytes, MAX_CONFIG_BYTES);
  if (text.trim() === "") throw new ConfigError(file, [fileProblem("is empty", "write {} for the defaults")]);
  const document = parseYaml(file, text);
  const value = withoutEmptySections(document.value ?? {}, []);
  return { value, locate: (path, key) => document.locate(path, key) };
}

/** The configuration that these values make. Throws ConfigError. */
export function configOf(file: string, document: YamlDocument): Config {
  const { value } = document;
  const shape = configSchema(value).safeParse(value, { jitless: true });
  const problems = [
    ...(shape.success ? [] : issueProblems(shape.error.issues, value)),
    ...crossProblems(value),
  ];
  if (problems.length > 0 || !shape.success) throw new ConfigError(file, placed(problems, document));
  const whole = withDefaults(shape.data);
  const unusable = unusableReferences(whole);
  if (unusable.length > 0) throw new ConfigError(file, placed(unusable, document));
  const settled = settle(whole);
  return deepFreeze(settled.mcp_proxy.enable ? withToolServer(settled) : settled);
}

function withDefaults(shape: ConfigShape): ConfigShape {
  const rest = defaultShape();
  return { ...rest, ...shape, sandbox: { ...rest.sandbox, ...shape.sandbox } };
}

export function defaultConfig(): Config {
  return parseConfig("defaults", "{}");
}

/** Origins of the vendors' own APIs, as in their SDKs. */
const DEFAULT_PROVIDERS: Readonly<Record<string, string>> = {
  anthropic: "https://api.anthropic.com",
  openai: "https://api.openai.com",
  gemini: "https://generativelanguage.googleapis.com",
  bedrock: "https://bedrock-runtime.us-east-1.amazonaws.com",
};

/** Returns an error for problems found after a file was parsed, each with its position. */
export function problemsIn(file: string, problems: readonly PathProblem[], read = inputFile): ConfigError {
  const bytes = read(file, MAX_CONFIG_BYTES);
  return new ConfigError(file, placed(problems, parseYaml(file, decodeText(file, bytes, MAX_CONFIG_BYTES))));
}

/** Removes null sections: in YAML, a section with all entries commented out is null and means "nothing here". */
function withoutEmptySections(value: unknown, path: readonly PropertyKey[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((item, i) =>
      typeof item === "object" ? withoutEmptySections(item, [...path, i]) : (item as unknown),
    );
  const entries = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    const at = [...path, key];
    if (child === null && schemasAt(at).some((s) => s.type === "object" || s.type === "array")) return [];
    return [[key, withoutEmptySections(child, at)]];
  });
  // uses defineProperty semantics: a key __proto__ stays a key and is refused like any unknown one
  return Object.fromEntries(entries);
}

/** Finds conflicts between keys. Uses raw values, so it works even if the schema has problems. */
function crossProblems(value: unknown): PathProblem[] {
  const sandbox = isObject(value) ? value.sandbox : undefined;
  const mcp = isObject(sandbox) ? sandbox.mcp : undefined;
  const servers = isObject(mcp) && Array.isArray(mcp.servers) ? mcp.servers : [];
  const seen = new Map<string, number>();
  const problems = servers.flatMap((server: unknown, i) => {
    if (!isObject(server)) return [];
    const path = ["sandbox", "mcp", "servers", i];
    const found = serverProblems(server, path);
    if (typeof server.id !== "string") return found;
    const first = seen.get(server.id);
    if (first === undefined) seen.set(server.id, i);
    else {
      const message = `${JSON.stringify(server.id)} is already the id of sandbox.mcp.servers[${first}]`;
      found.push({ path: [...path, "id"], message, hint: "ids are unique" });
    }
    return found;
  });
  const network = isObject(sandbox) && isObject(sandbox.network) ? sandbox.network : {};
  const resolve = isObject(network.resolve) ? network.resolve : {};
  const { min_ttl: least = 5, max_ttl: most = 300 } = resolve;
  if (typeof least === "number" && typeof most === "number" && least > most) {
    const path = ["sandbox", "network", "resolve"];
    problems.push({ path, message: `min_ttl (${least}) is greater than max_ttl (${most})`, hint: null });
  }
  problems.push(...approvalProblems(value, "mcp", mcp), ...approvalProblems(value, "network", network));
  return [...problems, ...(isObject(value) ? mcpProxyProblems(value.mcp_proxy, servers) : [])];
}

/** Tickets are in the event store: without it, every call that asks would be refused. */
function approvalProblems(value: unknown, section: "mcp" | "network", rules: unknown): PathProblem[] {
  const asks = isObject(rules) && Array.isArray(rules.ask) && rules.ask.length > 0;
  const store = isObject(value) && isObject(value.store) ? value.store : {};
  if (!asks || store.enabled !== false) return [];
  const message = "what waits for a person is kept in the event store, and store.enabled is false";
  return [{ path: ["sandbox", section, "ask"], message, hint: "turn store.enabled on" }];
}

function serverProblems(server: Record<string, unknown>, path: readonly PropertyKey[]): PathProblem[] {
  const problems: PathProblem[] = [];
  const add = (key: string | undefined, message: string, hint: string | null = null): void => {
    problems.push({ path, ...(key === undefined ? {} : { key }), message, hint });
  };
  const type = server.type ?? (server.url === undefined ? "stdio" : "http");
  const unused =
    type === "stdio" ? ["url", "headers", "tls_fingerprint", "require_sni"] : ["command", "args", "env"];
  for (const key of unused) if (key in server) add(key, `has no meaning for a server of type ${type}`);
  if (type === "stdio" && server.command === undefined)
    add(
      undefined,
      server.type === undefined ? "a server has a url or a command" : "a stdio server has a command",
    );
  if (type !== "stdio" && server.url === undefined)
    add(undefined, `a server of type ${String(type)} has a url`);
  if (type !== "stdio" && typeof server.url === "string") {
    try {
      const { host, secure } = parseServerUrl(server.url);
      if (server.require_sni === true && (host.kind === "address" || !secure))
        add(
          "require_sni",
          "compares the host name in TLS, and the url has none",
          "write https:// and a name",
        );
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      add("url", error.message, error.hint);
    }
  }
  return problems;
}

/** Finds references to credentials that would never become keys. */
function unusableReferences({ credentials, sandbox }: ConfigShape): PathProblem[] {
  return sandbox.mcp.servers.flatMap((server, i) => {
    const path = ["sandbox", "mcp", "servers", i];
    const { url, args, env, headers } = server;
    const inHeaders = url === undefined ? [] : referenceProblems({ url, headers }, credentials);
    const texts: [PropertyKey[], string][] = [
      [["url"], url ?? ""],
      ...args.map((text, at): [PropertyKey[], string] => [["args", at], text]),
      ...Object.entries(env).map(([name, value]): [PropertyKey[], string] => [["env", name], value.reveal()]),
    ];
    return [
      ...inHeaders.map(({ field, message, hint }) => ({ path: [...path, "headers", field], message, hint })),
      ...texts
        .filter(([, text]) => credentialReferences(text).length > 0)
        .map(([where]) => ({
          path: [...path, ...where],
          message: "a credential goes only into headers of servers that netmon asks itself",
          hint: "a program that calls a service needs the key itself",
        })),
    ];
  });
}

function settle(shape: ConfigShape): Config {
  const { mcp, network } = shape.sandbox;
  const switches = settledSwitches(shape.sandbox);
  const fallback =
    mcp.allowed_servers.length > 0 ? "allowlist" : mcp.denied_servers.length > 0 ? "denylist" : "none";
  const mcpOnly = shape.proxy.mode === "mcp-only";
  const { on_change, programs, ...pinning } = mcp.version_pinning;
  const { alert_on_change = true, pin_on_first_use = true } = shape.mcp.inspection.registry;
  const settled = {
    ...switches.mcp,
    servers: mcp.servers.map((server, i) => declaredServer(server, `sandbox.mcp.servers[${i}]`)),
    server_policy: mcp.server_policy ?? fallback,
    version_pinning: {
      enabled: pinning.enabled ?? alert_on_change,
      on_change,
      auto_trust_first: pinning.auto_trust_first ?? pin_on_first_use,
      programs,
    },
  } as const;
  return {
    ...shape,
    // first and last, so that the order of the keys is the same whichever of them the file has
    sandbox: {
      mcp: { ...settled, ...mcp, ...settled },
      network: withPresets({ ...switches.network, ...network, ...switches.network }, []),
    },
    proxy: { ...shape.proxy, providers: { ...DEFAULT_PROVIDERS, ...shape.proxy.providers } },
    llm_storage: mcpOnly ? { store_bodies: true } : shape.llm_storage,
    dlp: mcpOnly ? { ...shape.dlp, mode: "disabled" } : shape.dlp,
  };
}

/**
 * Fills in the switches of each layer that the file omits: from the sandbox's, then from the other layer's. A setting
 * of one layer also applies to the other, so that neither is silently open.
 */
function settledSwitches({ mode, fail_closed, mcp, network }: ConfigShape["sandbox"]) {
  const ofPolicy = mcp.enforce_policy === true ? "enforce" : "observe";
  return {
    mcp: {
      mode: mcp.mode ?? mode ?? network.mode ?? ofPolicy,
      enforce_policy: mcp.enforce_policy ?? true,
      fail_closed: mcp.fail_closed ?? fail_closed ?? network.fail_closed ?? false,
    },
    network: {
      mode: network.mode ?? mode ?? "observe",
      fail_closed: network.fail_closed ?? fail_closed ?? mcp.fail_closed ?? false,
    },
  } as const;
}

function declaredServer(
  server: ConfigShape["sandbox"]["mcp"]["servers"][number],
  source: string,
): DeclaredServer {
  return {
    ...server,
    type: server.type ?? (server.url === undefined ? "stdio" : "http"),
    command: server.command ?? null,
    url: server.url ?? null,
    endpoint: server.url === undefined ? null : parseServerUrl(server.url),
    tls_fingerprint: server.tls_fingerprint ?? null,
    source,
  };
}
