/** Calls each tool of a server. */
import type { Conversation } from "../clients.ts";

/** Calls that fail are compared like those that succeed. */
export const tried = (asked: Promise<unknown>): Promise<unknown> => asked.catch(() => undefined);

/**
 * Makes the calls of `calls` in its order; `elsewhere` names tools that are called in another way.
 * @throws Error where the server offers other tools than these.
 */
export async function callEach(
  conversation: Conversation,
  calls: Readonly<Record<string, readonly object[]>>,
  elsewhere: readonly string[] = [],
): Promise<void> {
  const { tools } = await conversation.methods.listTools();
  const offered = tools.map(({ name }) => name).sort();
  const known = [...Object.keys(calls), ...elsewhere].sort();
  if (String(offered) !== String(known)) throw new Error(`the server offers ${offered}, expected ${known}`);
  for (const [name, each] of Object.entries(calls))
    for (const args of each) await tried(conversation.callTool(name, args));
  await tried(conversation.callTool("no-such-tool"));
}
