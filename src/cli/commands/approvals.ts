/** netmon approvals: lists the tool calls and connections that wait for a person, and records the person's answers. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Command } from "commander";
import { answerServed } from "../../app/serve/service-questions.ts";
import { answerTicket, listTickets } from "../../approvals/client.ts";
import { standingRulesPath } from "../../approvals/standing-rules.ts";
import type { Ticket } from "../../approvals/ticket.ts";
import type { TicketList } from "../../approvals/ticket-store.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { chooseAccount } from "../../files/account.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { type GlobalOptions, globalOptions } from "../options/global-options.ts";
import { usage } from "../options/shared-options.ts";
import { approvalText } from "../output/approval-text.ts";
import { columns, duration } from "../output/layout.ts";
import { say, warn } from "../output/messages.ts";
import { notificationsOf, showNotification } from "../output/notification.ts";
import { type CliIo, jsonText, onOutputClosed, print, printable } from "../output/terminal.ts";
import { askerOf, servedTickets } from "../served.ts";

const HELP = `
A rule of sandbox.mcp.ask, or a detection, makes a call wait. An answer holds for this very call: the same session, tool,
definition, server and arguments, once. A rule of sandbox.network.ask makes a name or address wait: the answer opens it for the
session, and reject closes it again. Any process of a watched session is refused here, root's included.

Examples:
  sudo netmon approvals
  sudo netmon approvals show A-7K3F9QXB2M
  sudo netmon approvals allow A-7K3F9QXB2M --reason "asked by alice"
  sudo netmon approvals watch
`;

const ALLOW_HELP = `
--always also writes a rule into allowed-calls.yaml beside the event store: this definition of this tool, with these arguments.
--matching lets one argument vary, as far as an RE2 pattern matches its whole text. Delete the entry to revoke it.

Examples:
  sudo netmon approvals allow A-7K3F9QXB2M
  sudo netmon approvals allow A-7K3F9QXB2M --always
  sudo netmon approvals allow A-7K3F9QXB2M --matching 'path=/tmp/[a-z]+\\.txt'
`;

interface Options {
  json?: true;
  all?: true;
  notify?: true;
  reason?: string;
  always?: true;
  matching?: string[];
}

/** Polling interval of `watch`. */
const LOOK_MS = 500;

export function register(program: Command, io: CliIo): void {
  const approvals = program.command("approvals").addHelpText("after", HELP);
  approvals
    .command("list", { isDefault: true })
    .description("list the calls that wait, the oldest first")
    .option("--all", "list those that were answered or expired within the last hour, too")
    .addOption(globalOption("json"))
    .action((options: Options, self: Command) => list(options, self, io));
  approvals
    .command("show")
    .argument("<id>", "the reference of the call")
    .description("show a call with all its arguments")
    .addOption(globalOption("json"))
    .action(async (id: string, options: Options, self: Command) => {
      const ticket = await found(id, self, true, io);
      print(io, options, ticket, (paint) => approvalText(ticket, paint));
    });
  approvals
    .command("watch")
    .description("show each call when it comes, until Ctrl-C")
    .addOption(globalOption("json"))
    .option("--notify", "notify the desktop of the user who called sudo, or your own, too")
    .action((options: Options, self: Command) => watch(options, self, io));
  answering(approvals.command("allow"), io, "approved")
    .description("let a call pass, once, or open a connection")
    .option("--always", "allow such calls from now on, too")
    .option("--matching <name=pattern...>", "allow such calls from now on, with arguments that match")
    .addHelpText("after", ALLOW_HELP);
  answering(approvals.command("reject"), io, "rejected").description(
    "refuse a call, or close an open connection",
  );
}

function answering(command: Command, io: CliIo, decision: "approved" | "rejected"): Command {
  return command
    .argument("<id>", "the reference of the call")
    .option("--reason <text>", "record this reason")
    .addOption(globalOption("json"))
    .action(async (id: string, options: Options, self: Command) => {
      const global = globalOptions(self);
      const { dirs } = global;
      const always =
        options.always || options.matching ? { matching: matchingOf(options.matching ?? []) } : null;
      const pending = await found(id, self, decision === "rejected", io);
      const answer = { decision, always, channel: "command", reason: options.reason ?? null } as const;
      const ticket =
        (await answerServed(askerOf(global, io), pending, answer)) ??
        (await answerTicket(dirs, pending, answer));
      print(io, options, ticket, () => `${decision} ${printable(`${ticket.id} ${subjectOf(ticket)}`)}\n`);
      if (always && !options.json) io.stdout.write(`such calls are allowed in ${standingRulesPath(dirs)}\n`);
    });
}

function matchingOf(texts: readonly string[]): Record<string, string> {
  const pairs = texts.map((text): [string, string] => {
    const at = text.indexOf("=");
    if (at <= 0) throw usage(`${JSON.stringify(text)} is not NAME=PATTERN`);
    return [text.slice(0, at), text.slice(at + 1)];
  });
  return Object.fromEntries(pairs);
}

/** Rejects with CliError if there is none. */
async function found(id: string, self: Command, all: boolean, io: CliIo): Promise<Ticket> {
  const { tickets } = await allTickets(globalOptions(self), all, io);
  const ticket = tickets.find((one) => one.id === id.toUpperCase());
  if (ticket) return ticket;
  throw new CliError(ExitCode.target, `no call ${JSON.stringify(id)} waits for an answer (netmon approvals)`);
}

/** With those of the sessions that netmon serve has for this user. Rejects as listTickets does. */
async function allTickets(global: GlobalOptions, all: boolean, io: CliIo): Promise<TicketList> {
  const own = await listTickets(global.dirs, all);
  const served = await servedTickets(global, all, io);
  const tickets = [...own.tickets, ...served.tickets].sort((a, b) => a.createdAt - b.createdAt);
  return { tickets, leftOff: own.leftOff + served.leftOff };
}

async function list(options: Options, self: Command, io: CliIo): Promise<void> {
  const { tickets, leftOff } = await allTickets(globalOptions(self), options.all === true, io);
  if (leftOff > 0) warn(io, `${leftOff} more that ended within the hour are not listed`);
  if (options.json) {
    io.stdout.write(tickets.map((ticket) => `${jsonText(ticket)}\n`).join(""));
    return;
  }
  if (tickets.length === 0) return say(io, "no call waits for an answer");
  const now = Date.now();
  const rows = tickets.map((ticket) => [
    ...[ticket.id, ticket.state, duration(now - ticket.createdAt), printable(ticket.sessionId)],
    ...(ticket.layer === "network"
      ? ["connection", short(connectionText(ticket))]
      : [printable(`${ticket.serverId}/${ticket.toolName}`), short(ticket.arguments)]),
  ]);
  const head = ["REFERENCE", "STATE", "AGE", "SESSION", "TOOL", "ARGUMENTS"];
  io.stdout.write(`${columns([head, ...rows]).join("\n")}\n`);
}

function subjectOf(ticket: Ticket): string {
  const { layer, serverId, toolName } = ticket;
  return layer === "network" ? `connection to ${connectionText(ticket)}` : `${serverId}/${toolName}`;
}

function connectionText({ destination, arguments: args }: Ticket): string {
  const { ports } = JSON.parse(args) as { ports: string[] };
  return ports.length === 0 ? destination : `${destination} (${ports.join(", ")})`;
}

const SHOWN = 60;

function short(text: string): string {
  const line = printable(text);
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}...` : line;
}

async function watch(options: Options, self: Command, io: CliIo): Promise<void> {
  const global = globalOptions(self);
  const shown = new Set<string>();
  const over = new AbortController();
  const stop = (): void => over.abort();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  onOutputClosed(io.stdout, stop);
  while (!over.signal.aborted) {
    const fresh = (await allTickets(global, false, io)).tickets.filter(({ id }) => !shown.has(id));
    for (const ticket of fresh) {
      shown.add(ticket.id);
      print(io, options, ticket, (paint) => `${approvalText(ticket, paint)}\n`);
    }
    if (options.notify) await notify(fresh, io);
    await sleep(LOOK_MS, undefined, { signal: over.signal }).catch(() => {});
  }
}

/** Shows notifications; a failure is only reported, and the calls are printed anyway. */
async function notify(tickets: readonly Ticket[], io: CliIo): Promise<void> {
  const account = chooseAccount(undefined, io.env);
  for (const notification of notificationsOf(tickets))
    await showNotification(notification, account, io.env).catch((error: unknown) =>
      warn(io, `the desktop shows no notification: ${errorMessage(error)}`),
    );
}
