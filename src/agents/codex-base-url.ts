/** Codex's settings for its model's address: its directory, and `-c openai_base_url=URL`, of which the last one wins. */
import { join } from "node:path";

export function codexDirectory(env: NodeJS.ProcessEnv, home: string): string {
  return env.CODEX_HOME || join(home, ".codex");
}

const SETTING = /^openai_base_url\s*=\s*(.*)$/s;

/** Returns the URL in the arguments, and the arguments without it. */
export function codexBaseUrl(args: readonly string[]): { url: string | null; others: string[] } {
  const others: string[] = [];
  let url: string | null = null;
  for (let at = 0; at < args.length; at++) {
    const word = args[at] as string;
    if (word === "--") {
      others.push(...args.slice(at));
      break;
    }
    const apart = word === "-c" || word === "--config";
    const setting = apart ? (args[at + 1] ?? "") : (/^(?:-c|--config=)(.+)$/s.exec(word)?.[1] ?? "");
    const found = SETTING.exec(setting)?.[1];
    if (found === undefined) others.push(word);
    else {
      url = found.trim().replace(/^(["'])(.*)\1$/s, "$2");
      if (apart) at++;
    }
  }
  return { url, others };
}
