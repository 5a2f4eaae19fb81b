/**
 * A user's configuration under the ceiling: the machine's own, above which no user gets. What the user's file does not
 * say is as the ceiling says; what it says can only be stricter, by the table in strictness.ts. Lists that permit are
 * what both permit, lists that deny add up, and a single value that is looser is refused, with the places of both.
 *
 * On failure: a wish that is looser, or cannot be compared, ends in a ConfigError that names all of them; nothing of the
 * user's is used then.
 */
import { isObject } from "../../framing/json-document.ts";
import type { Config } from "../config.ts";
import { deepFreeze } from "../freeze.ts";
import { type ConfigOverrides, overrideConfig } from "../override.ts";
import { configOf, readDocument } from "../parse.ts";
import { Findings, type LeftOut } from "./findings.ts";
import { meet } from "./meet.ts";
import { networkLists } from "./network.ts";
import { joined, type PlacedConfig } from "./placed.ts";
import { askRules, listsWithin } from "./rules.ts";
import { providersOf, serversOf } from "./servers.ts";
import { STRICTNESS } from "./strictness.ts";
import { over, withOverrides } from "./wish.ts";

/** What a user wants. */
export interface Wish {
  /** The user's file, for messages; null: none. */
  file: string | null;
  /** Its content; null: none. */
  bytes: Uint8Array | string | null;
  /** Whether `bytes` are what the user wrote, whose lines can be named; default: they are. */
  isFile?: boolean | undefined;
  /** From the user's command line. */
  overrides?: ConfigOverrides | undefined;
  /** What was made of the file: with the servers of clients' files, and the model upstreams of the environment. */
  config?: Config | undefined;
}

interface Effective {
  readonly config: Config;
  /** Entries of the user's lists that the ceiling does not permit, which are not in force. */
  readonly leftOut: readonly LeftOut[];
  /** The user's wishes alone, for display. */
  readonly own: PlacedConfig;
}

/** Throws ConfigError: for a file with a problem, and for each wish that is looser than the ceiling. */
export function underCeiling(ceiling: PlacedConfig, wish: Wish): Effective {
  const own = ownWishes(wish);
  const findings = new Findings(ceiling, own);
  const value = over(ceiling.value, own.value);
  const wished = configOf(wish.file ?? "the command line", { value, locate: () => ({ line: 0, column: 0 }) });
  const config = effective(
    ceiling,
    own,
    withSwitches(wished, own, ceiling.config),
    wish.config ?? own.config,
    findings,
  );
  findings.check();
  return { config: deepFreeze(config), leftOut: findings.leftOut, own };
}

/** The user's configuration where there is no ceiling. Throws ConfigError. */
export function withoutCeiling(wish: Wish): Effective {
  const own = ownWishes(wish);
  return { config: overrideConfig(wish.config ?? own.config, wish.overrides ?? {}), leftOut: [], own };
}

function ownWishes({ file: name, bytes, isFile = true, overrides }: Wish): PlacedConfig {
  const file = name ?? "the command line";
  const read = bytes === null ? EMPTY : readDocument(file, bytes);
  const document = isFile ? read : { ...EMPTY, value: read.value };
  return withOverrides(
    { ...joined([{ file, document }]), config: configOf(file, document) },
    overrides ?? {},
  );
}

const EMPTY = { value: {}, locate: () => ({ line: 0, column: 0 }) };

/** `wished`: the user's wishes over the ceiling. `loaded`: the user's own, with what was added to it. */
function effective(
  { config: ceiling, value }: PlacedConfig,
  own: PlacedConfig,
  wished: Config,
  loaded: Config,
  findings: Findings,
): Config {
  const wish = { ...wished, proxy: proxyOf(wished, own, loaded, ceiling) };
  const met = meet(STRICTNESS, ceiling, wish, [], findings) as Config;
  const { mcp, network } = met.sandbox;
  const { within: _, ...rules } = mcp;
  const within = listsWithin(ceiling.sandbox.mcp, wished.sandbox.mcp);
  const isWritten = (name: string): boolean => at(value, ["proxy", "providers", name]) !== undefined;
  return {
    ...met,
    proxy: { ...met.proxy, providers: providersOf(ceiling, isWritten, wish.proxy.providers, findings) },
    sandbox: {
      mcp: {
        ...rules,
        servers: serversOf(ceiling, loaded.sandbox.mcp.servers, wished.sandbox.mcp, findings),
        ask: askRules(ceiling, wished),
        ...(within && { within }),
      },
      network: {
        ...network,
        ...networkLists(
          ceiling.sandbox.network,
          { ...wished.sandbox.network, fail_closed: network.fail_closed },
          findings,
        ),
      },
    },
  };
}

/** The proxy's part of a wish: netmon itself may have chosen mode and upstreams by the user's environment. */
function proxyOf(wished: Config, own: PlacedConfig, loaded: Config, ceiling: Config): Config["proxy"] {
  const { providers } = own.config.proxy;
  const chosen = Object.entries(loaded.proxy.providers).filter(([name, url]) => providers[name] !== url);
  const isChosen = loaded.proxy.mode !== own.config.proxy.mode;
  const isStricter = isChosen && ceiling.proxy.mode === "disabled";
  return {
    ...wished.proxy,
    ...(isStricter && { mode: loaded.proxy.mode }),
    providers: { ...wished.proxy.providers, ...Object.fromEntries(chosen) },
  };
}

/**
 * The switches that one key may set for several layers: the stricter of the ceiling's and what the user's file means by
 * itself, unless a key for this layer or the sandbox says less.
 */
function withSwitches(wished: Config, own: PlacedConfig, ceiling: Config): Config {
  const settled = <L extends "mcp" | "network">(
    layer: L,
  ): Pick<Config["sandbox"][L], "mode" | "fail_closed"> => {
    const [theirs, alone] = [ceiling.sandbox[layer], own.config.sandbox[layer]];
    const says = (key: string): boolean =>
      [
        ["sandbox", layer, key],
        ["sandbox", key],
      ].some((path) => at(own.value, path) !== undefined);
    return {
      mode: says("mode") || alone.mode === "enforce" ? alone.mode : theirs.mode,
      fail_closed: says("fail_closed") || alone.fail_closed ? alone.fail_closed : theirs.fail_closed,
    };
  };
  const { mcp, network } = wished.sandbox;
  return {
    ...wished,
    sandbox: { mcp: { ...mcp, ...settled("mcp") }, network: { ...network, ...settled("network") } },
  };
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (from, key) => (isObject(from) && Object.hasOwn(from, key) ? from[key] : undefined),
    value,
  );
}
