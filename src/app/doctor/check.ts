/**
 * One thing `netmon doctor` looked at. Three answers: a guess is never given as yes or no.
 */
export type Answer = "yes" | "no" | "unknown";

export type Group = "system" | "privileges" | "hooks" | "features" | "surroundings";

export interface Check {
  /** Stable, for --json: 'kernel', 'cap:net_admin', 'hook:connect4', ... */
  name: string;
  group: Group;
  /** What is asked, for people. */
  label: string;
  answer: Answer;
  /** yes: what was found. no: the kernel, right or setting that would change it. unknown: the obstacle. */
  why: string;
}
