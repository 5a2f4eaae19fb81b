/** Admission of requests to the proxy, and their targets (src/http/admission.ts). */
import type { IncomingMessage } from "node:http";
import { type AdmissionRules, type NotAdmitted, notAdmitted } from "../../http/admission.ts";
import { originForm, type Target } from "./target.ts";

/** `rules`: the rules for that port. */
export function admit(request: IncomingMessage, port: number, rules: AdmissionRules): Target | NotAdmitted {
  return notAdmitted(request, rules) ?? targetOf(request.url ?? "", port);
}

/** Returns the target of a request that is admitted but for its upgrade; null: it is not. */
export function upgradeTarget(request: IncomingMessage, port: number, rules: AdmissionRules): Target | null {
  if (notAdmitted(request, rules)?.status !== 426) return null;
  const target = targetOf(request.url ?? "", port);
  return "status" in target ? null : target;
}

export function admissionRules(port: number): AdmissionRules {
  return {
    isOwnHost: (host) => isOwnAuthority(host, port),
    otherHost: {
      status: 421,
      text: "this is netmon's LLM proxy, which answers to 127.0.0.1, [::1] and localhost with its port",
    },
    // `none` means that the user navigated directly; fetch in Node sends only other Sec-Fetch fields.
    objectionToPage: (origins, site = "none") =>
      origins.length > 0 || site !== "none" ? "netmon's LLM proxy does not serve web pages" : null,
    noUpgrade:
      "netmon's LLM proxy passes on WebSockets in observe mode alone, without redaction, and no other upgrades: use plain HTTP",
    objectionToMethod: (method) => (method === "TRACE" ? "TRACE is not served" : null),
  };
}

function targetOf(url: string, port: number): Target | NotAdmitted {
  const target = originForm(url);
  if (target) return target;
  const absolute = /^http:\/\/([^/?#]*)(.*)$/is.exec(url);
  if (!absolute) return { status: 400, text: "the target of a request is a path" };
  if (!isOwnAuthority(absolute[1]!, port))
    return {
      status: 421,
      text: "netmon's LLM proxy is a reverse proxy: set the agent's base URL to it, not HTTP_PROXY (netmon env prints the settings)",
    };
  const rest = absolute[2]!;
  return originForm(rest.startsWith("/") ? rest : `/${rest}`)!;
}

function isOwnAuthority(authority: string, port: number): boolean {
  const match = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d{1,5}))?$/i.exec(authority);
  return match !== null && Number(match[2] ?? 80) === port;
}
