/** Where a provider of the LLM proxy is: `https://gateway.example/base`. */
import { parseServerUrl } from "../registry/host.ts";
import { ValueError } from "../registry/value-error.ts";

/** Returns the URL without a slash at its end. Throws ValueError. */
export function parseUpstream(text: string): string {
  parseServerUrl(text);
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new ValueError(`${url.protocol} is not possible here`, "an upstream is http: or https:");
  if (url.search !== "" || url.hash !== "")
    throw new ValueError("an upstream has no query and no fragment", "the agent's requests bring their own");
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}
