/**
 * Behind a corporate proxy, three of the four agents would send even loopback URLs to it. Both spellings: programs
 * differ in which one they read, and some prefer the lower-case one.
 */
const LOOPBACK = "127.0.0.1,localhost";

/** Keeps existing values: shell parameter expansion appends them. */
export function noProxyLines(): string[] {
  return ["NO_PROXY", "no_proxy"].map((name) => `export ${name}="${LOOPBACK}\${${name}:+,$${name}}"`);
}

/** Like noProxyLines, with the values of an environment. */
export function noProxy(env: NodeJS.ProcessEnv): Record<string, string> {
  const join = (value: string | undefined): string => (value ? `${LOOPBACK},${value}` : LOOPBACK);
  return { NO_PROXY: join(env.NO_PROXY), no_proxy: join(env.no_proxy) };
}
