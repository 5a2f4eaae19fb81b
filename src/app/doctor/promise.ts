/**
 * Summarizes in one sentence, from all checks, what this machine supports. Pure. Fails closed: only capabilities with
 * the answer yes are promised.
 */

/** Hooks required to enforce; without any one of them there is a way around. */
const NEEDED = [
  "hook:connect4",
  "hook:connect6",
  "hook:sendmsg4",
  "hook:sendmsg6",
  "hook:sock_create",
  "hook:egress",
];
/** Checks that every mode requires. */
const BASIS = ["helper", "kernel", "cgroup2"];

export type Ability = "enforce" | "observe" | "nothing" | "unknown";

/** `served`: netmon run has the kernel layer through netmon serve. */
export function promiseOf(checks: readonly Check[], served = false): { ability: Ability; sentence: string } {
  const answers = new Map(checks.map((check) => [check.name, check.answer]));
  const of = (name: string): Answer => answers.get(name) ?? "unknown";
  const no = [...BASIS, ...NEEDED].filter((name) => of(name) === "no");
  const unknown = [...BASIS, ...NEEDED].filter((name) => of(name) === "unknown");
  const names = (list: readonly string[]) => list.map((name) => name.replace(/^hook:/, "")).join(", ");
  const basisMissing = BASIS.filter((name) => of(name) === "no");
  if (basisMissing.length > 0)
    return { ability: "nothing", sentence: `netmon can do nothing here: ${reasons(checks, basisMissing)}.` };
  if (of("privileges") === "no")
    return {
      ability: "unknown",
      sentence: served
        ? "netmon has no rights of its own here, and netmon run needs none; sudo netmon doctor tells what the machine supports."
        : "netmon can do nothing with the rights it has here, and cannot tell what more rights would allow: run " +
          "sudo netmon doctor.",
    };
  if (unknown.length > 0)
    return {
      ability: "unknown",
      sentence: `netmon could not tell what it can do here, because it could not check ${names(unknown)}: run sudo netmon doctor.`,
    };
  if (no.length > 0) {
    if (of("hook:connect4") === "no" && of("hook:connect6") === "no")
      return { ability: "nothing", sentence: `netmon can do nothing here: ${reasons(checks, no)}.` };
    return {
      ability: "observe",
      sentence: `netmon can observe here, and cannot promise to refuse connections, because of ${reasons(checks, no)}.`,
    };
  }
  return { ability: "enforce", sentence: enforcing(of) };
}

function enforcing(of: (name: string) => Answer): string {
  const can = ["see and refuse the IPv4 and IPv6 connections of a session"];
  if (of("hook:connect_unix") === "yes") can.push("refuse AF_UNIX paths");
  if (of("bpffs") === "yes") can.push("go on enforcing after it is killed");
  if (of("set_retval") === "yes") can.push("choose the error a refused call sees");
  const cannot = ["stop packet sockets of processes with CAP_NET_RAW", "or sockets passed in from outside"];
  if (of("hook:connect_unix") !== "yes")
    cannot.push("or AF_UNIX connections (netmon exec hides denied paths)");
  if (of("bpffs") !== "yes")
    cannot.push("or go on enforcing after it is killed (no writable bpf file system)");
  return `netmon can ${list(can)} here; it cannot ${cannot.join(", ")}: start agents with netmon exec.`;
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** Formats as 'connect4, connect6 (needs root)': checks with the same reason are grouped. */
function reasons(checks: readonly Check[], names: readonly string[]): string {
  const byWhy = new Map<string, string[]>();
  for (const name of names) {
    const found = checks.find((check) => check.name === name);
    const why = found?.why ?? "not looked at";
    byWhy.set(why, [...(byWhy.get(why) ?? []), found?.label ?? name]);
  }
  return [...byWhy].map(([why, labels]) => `${labels.join(", ")} (${why})`).join("; ");
}

/** Result of one `netmon doctor` check: a guess is never reported as yes or no. */
export type Answer = "yes" | "no" | "unknown";

export type Group = "system" | "privileges" | "hooks" | "features" | "surroundings" | "keys";

export interface Check {
  /** Stable, for --json: 'kernel', 'cap:net_admin', 'hook:connect4', ... */
  name: string;
  group: Group;
  /** The question, for display. */
  label: string;
  answer: Answer;
  /** yes: what was found. no: the kernel, right or setting that would change it. unknown: the obstacle. */
  why: string;
}

export function about(group: Group, name: string, label: string): (answer: Answer, why: string) => Check {
  return (answer, why) => ({ name, group, label, answer, why });
}
