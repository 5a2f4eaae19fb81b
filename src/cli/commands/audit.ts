/**
 * netmon audit: verifies by the hash chain that stored or exported events are unchanged. A broken chain is exit code
 * 15; unreadable input is an error, never "verified". Prune is in audit-prune.ts.
 */
import { existsSync } from "node:fs";
import { type Command, InvalidArgumentError } from "commander";
import { readKeyFile } from "../../state/key-file.ts";
import { storePath } from "../../state/paths.ts";
import { BrokenChain, type ChainPlace } from "../../store/chain.ts";
import { ChainReader } from "../../store/chain-reader.ts";
import { recordLine } from "../../store/chain-records.ts";
import { type Verdict, verifyChain } from "../../store/chain-verify.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { recordsOf } from "../options/audit-file.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { usage } from "../options/shared-options.ts";
import { plural } from "../output/layout.ts";
import { type CliIo, jsonText, type Painter, print, printable } from "../output/terminal.ts";
import { storedSession, withReader, withStore, writeLines } from "../stored.ts";
import { registerPrune } from "./audit-prune.ts";

const HELP = `
What verify is given is a session if the store has one of that name, else a file; if it is both, say --session NAME or
./NAME. It names the first place where an event was changed, inserted, removed or reordered, or where the end is
missing. Someone who may write the store can rebuild the whole chain unnoticed, unless its heads are signed
(audit.chain.key_file) or kept elsewhere (netmon audit head). See docs/audit.md.

Examples:
  sudo netmon audit verify                                    every session in the store
  sudo netmon audit verify demo --key-file /etc/netmon/chain.key
  sudo netmon audit head demo                                 keep this where the machine cannot write
  sudo netmon audit verify demo --head STREAM:SEQ:HASH
  sudo netmon audit export demo > demo.jsonl
  netmon audit verify demo.jsonl
`;

interface AuditOptions {
  session?: string;
  keyFile?: string;
  head: ChainPlace[];
  json?: true;
}

export function register(program: Command, io: CliIo): void {
  const audit = program.command("audit").addHelpText("after", HELP);
  audit
    .command("verify")
    .description("verify the chain of the store or of an exported file")
    .argument(
      "[session|file]",
      "a session, latest, or what netmon audit export wrote; default: all of the store",
    )
    .addOption(globalOption("session"))
    .option("--key-file <file>", "check signatures too, with the key of audit.chain.key_file")
    .option(
      "--head <stream:seq:hash>",
      "check against this head, kept elsewhere; may be repeated",
      collectHead,
      [],
    )
    .addOption(globalOption("json"))
    .action(async (word: string | undefined, options: AuditOptions, self: Command) => {
      io.exitCode = await verify(await subjectOf(word, options, self, io), options, self, io);
    });
  withSession(audit.command("head"), { otherwise: "the latest" })
    .description("print where the chains of a session end")
    .addOption(globalOption("json"))
    .action(async (_: string | undefined, options: AuditOptions, self: Command) => {
      const session = await chainedSession(options.session, self, io);
      await withChain(self, (reader) => {
        const heads = [...reader.heads(session)].map(({ stream, seq, hash }) => ({ stream, seq, hash }));
        return writeLines(
          io.stdout,
          heads.map((head) => (options.json ? jsonText(head) : Object.values(head).join(":"))),
        );
      });
    });
  withSession(audit.command("export"), { otherwise: "the latest" })
    .description("print a session's events with their chain, one JSON object per line")
    .action(async (_: string | undefined, options: AuditOptions, self: Command) => {
      const session = await chainedSession(options.session, self, io);
      await withChain(self, (reader) => writeLines(io.stdout, lines(reader, session)));
    });
  registerPrune(audit, io);
}

function* lines(reader: ChainReader, session: string): Generator<string> {
  try {
    for (const record of reader.records(session)) yield recordLine(record);
  } catch (error) {
    if (!(error instanceof BrokenChain)) throw error;
    throw new CliError(ExitCode.broken, `session ${session}: ${error.place}: ${error.message}`);
  }
}

function withChain<T>(command: Command, use: (reader: ChainReader) => T | Promise<T>): Promise<T> {
  return withReader(new ChainReader(storePath(globalOptions(command).dirs)), use);
}

/** Returns the session, even if only its chain is left. Throws CliError. */
async function chainedSession(name: string | undefined, command: Command, io: CliIo): Promise<string> {
  if (name !== undefined && (await withChain(command, (reader) => reader.sessions().includes(name))))
    return name;
  return withStore(globalOptions(command), (reader) => storedSession(reader, name, io));
}

interface Subject {
  session?: string;
  file?: string;
}

/**
 * A name with a slash is a file. Any other name is a session, or else a file; if both exist, it is an error: somebody
 * could put an intact file in the place of a broken session. Throws CliError, StoreError.
 */
async function subjectOf(
  word: string | undefined,
  { session }: AuditOptions,
  command: Command,
  io: CliIo,
): Promise<Subject> {
  if (word !== undefined && session !== undefined)
    throw usage(`${word} and --session ${session}: give one of them`);
  if (session !== undefined) return { session: await chainedSession(session, command, io) };
  if (word === undefined) return {};
  const isFile = existsSync(word);
  if (word.includes("/") || (isFile && !existsSync(storePath(globalOptions(command).dirs))))
    return { file: word };
  const known = await withChain(command, (reader) => reader.sessions().includes(word));
  if (known && isFile)
    throw usage(`${word} is a session and a file: give --session ${word}, or ./${word} for the file`);
  return isFile ? { file: word } : { session: await chainedSession(word, command, io) };
}

async function verify(
  { session, file }: Subject,
  options: AuditOptions,
  command: Command,
  io: CliIo,
): Promise<number> {
  const { keyFile, head: anchors } = options;
  if (anchors.length > 0 && file === undefined && session === undefined)
    throw usage("--head belongs to one session: name it, or a file");
  const key = keyFile === undefined ? null : readKeyFile(keyFile);
  let broken = false;
  const report = (name: string, verdict: Verdict): void => {
    broken ||= verdict.problem !== null;
    print(io, options, { name, ...verdict }, (paint) => `${verdictLine(name, verdict, paint)}\n`);
  };
  if (file !== undefined) {
    const verdict = verifyChain(recordsOf(file), { key, anchors });
    report(file, verdict);
    if (verdict.problem === null && verdict.streams === 0)
      throw new CliError(
        ExitCode.broken,
        `${file} holds no chained event: it was emptied or not written by netmon audit export`,
      );
  } else
    await withChain(command, (reader) => {
      for (const id of session === undefined ? reader.sessions() : [session])
        report(id, verifyChain(reader.records(id), { key, anchors }));
    });
  return broken ? ExitCode.broken : ExitCode.ok;
}

function verdictLine(name: string, verdict: Verdict, { paint }: Painter): string {
  const { problem, events, streams, removed, unchained, unchecked_heads: unchecked, signed } = verdict;
  const shown = printable(name);
  if (problem !== null)
    return `${paint("red", "BROKEN")} ${shown}: ${printable(problem.place)}: ${printable(problem.text)}; ${events} events before it are intact`;
  const parts = [
    `${plural(events, "event")} in ${plural(streams, "stream")}`,
    ...(removed > 0 ? [`${removed} removed by retention or pruning`] : []),
    ...(unchained > 0 ? [`${unchained} events from before the chain, not covered`] : []),
    ...(unchecked > 0 ? [`${unchecked} of the heads kept elsewhere removed by retention, not checked`] : []),
    signed ? "heads signed with this key" : "signatures not checked (--key-file)",
  ];
  return `${streams === 0 ? "not chained" : paint("green", "verified")} ${shown}: ${parts.join("; ")}`;
}

function collectHead(text: string, heads: ChainPlace[]): ChainPlace[] {
  const match = /^([0-9a-f]{32}):(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim());
  if (match === null) throw new InvalidArgumentError("Give STREAM:SEQ:HASH as netmon audit head prints it.");
  return [...heads, { stream: match[1] ?? "", seq: Number(match[2]), hash: match[3] ?? "" }];
}
