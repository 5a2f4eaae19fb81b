/**
 * netmon audit: verifies by the hash chain that stored or exported events are as written. A broken chain is exit code
 * 15; unreadable input is an error, never "verified".
 */
import { type Command, InvalidArgumentError } from "commander";
import { readChainKey } from "../../state/chain-key.ts";
import { storePath } from "../../state/paths.ts";
import { BrokenChain, type ChainPlace } from "../../store/chain.ts";
import { ChainReader } from "../../store/chain-reader.ts";
import { recordLine } from "../../store/chain-records.ts";
import { type Verdict, verifyChain } from "../../store/chain-verify.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { recordsOf } from "../options/audit-file.ts";
import { globalOptions } from "../options/global-options.ts";
import { plural } from "../output/layout.ts";
import { type CliIo, jsonText, painter, printable } from "../output/terminal.ts";
import { elsewhere, writeLines } from "../stored.ts";

const HELP = `
verify names the first place where an event was changed, inserted, removed or reordered, or where the end is
missing. Someone who may write the store can rebuild the whole chain unnoticed, unless its heads are signed
(audit.chain.key_file) or kept elsewhere (netmon audit head). See docs/audit.md.

Examples:
  sudo netmon audit verify                                    every session in the store
  sudo netmon audit verify --session demo --key-file /etc/netmon/chain.key
  sudo netmon audit head --session demo                       keep this where the machine cannot write
  sudo netmon audit verify --session demo --head STREAM:SEQ:HASH
  sudo netmon audit export --session demo > demo.jsonl
  netmon audit verify demo.jsonl
`;

interface VerifyCommandOptions {
  session?: string;
  keyFile?: string;
  head: ChainPlace[];
  json?: boolean;
}

export function registerAudit(program: Command, io: CliIo): void {
  const audit = program
    .command("audit")
    .description("verify, show and export the hash chain of recorded events")
    .addHelpText("after", HELP);
  audit
    .command("verify")
    .description("verify the chain of the store or of an exported file")
    .argument("[file]", "written by netmon audit export")
    .option("--session <id>", "only this session; default: all of the store")
    .option("--key-file <file>", "the key of audit.chain.key_file, to check signatures too")
    .option("--head <stream:seq:hash>", "a head kept elsewhere; may be repeated", collectHead, [])
    .option("--json", "one JSON object for each session")
    .action(async (file: string | undefined, options: VerifyCommandOptions, self: Command) => {
      io.exitCode = await verify(file, options, self, io);
    });
  audit
    .command("head")
    .description("print where the chains of a session end")
    .requiredOption("--session <id>", "the session")
    .action(async (options: { session: string }, self: Command) => {
      await withChain(self, (reader) => {
        requireSession(reader, options.session);
        const heads = [...reader.heads(options.session)];
        return writeLines(
          io.stdout,
          heads.map(({ stream, seq, hash }) => `${stream}:${seq}:${hash}`),
        );
      });
    });
  audit
    .command("export")
    .description("print a session's events with their chain, one JSON object per line")
    .requiredOption("--session <id>", "the session")
    .action(async (options: { session: string }, self: Command) => {
      await withChain(self, (reader) => {
        requireSession(reader, options.session);
        return writeLines(io.stdout, lines(reader, options.session));
      });
    });
}

function* lines(reader: ChainReader, session: string): Generator<string> {
  try {
    for (const record of reader.records(session)) yield recordLine(record);
  } catch (error) {
    if (!(error instanceof BrokenChain)) throw error;
    throw new CliError(ExitCode.broken, `session ${session}: ${error.place}: ${error.message}`);
  }
}

async function withChain(
  command: Command,
  use: (reader: ChainReader) => void | Promise<void>,
): Promise<void> {
  const reader = new ChainReader(storePath(globalOptions(command).dirs));
  try {
    await use(reader);
  } finally {
    reader.close();
  }
}

function requireSession(reader: ChainReader, session: string): void {
  if (!reader.sessions().includes(session))
    throw new CliError(ExitCode.target, `nothing is stored for session ${session}${elsewhere()}`);
}

async function verify(
  file: string | undefined,
  { session, keyFile, head: anchors, json }: VerifyCommandOptions,
  command: Command,
  io: CliIo,
): Promise<number> {
  if (anchors.length > 0 && file === undefined && session === undefined)
    throw new CliError(ExitCode.usage, "--head belongs to one session: give --session or a file with it");
  const key = keyFile === undefined ? null : readChainKey(keyFile);
  let broken = false;
  const tell = (name: string, verdict: Verdict): void => {
    broken ||= verdict.problem !== null;
    io.stdout.write(json ? `${jsonText({ name, ...verdict })}\n` : `${verdictLine(name, verdict, io)}\n`);
  };
  if (file !== undefined) {
    if (session !== undefined)
      throw new CliError(ExitCode.usage, "--session is for the store, not for a file");
    const verdict = verifyChain(recordsOf(file), { key, anchors });
    tell(file, verdict);
    if (verdict.problem === null && verdict.streams === 0)
      throw new CliError(
        ExitCode.broken,
        `${file} holds no chained event: it was emptied or not written by netmon audit export`,
      );
  } else
    await withChain(command, (reader) => {
      if (session !== undefined) requireSession(reader, session);
      for (const id of session === undefined ? reader.sessions() : [session]) {
        tell(id, verifyChain(reader.records(id), { key, anchors }));
      }
    });
  return broken ? ExitCode.broken : ExitCode.ok;
}

function verdictLine(name: string, verdict: Verdict, io: CliIo): string {
  const { paint } = painter(io.stdout, io.env);
  const { problem, events, streams, removed, unchained, unchecked_heads: unchecked, signed } = verdict;
  const shown = printable(name);
  if (problem !== null)
    return `${paint("red", "BROKEN")} ${shown}: ${printable(problem.place)}: ${printable(problem.text)}; ${events} events before it are intact`;
  const parts = [
    `${plural(events, "event")} in ${plural(streams, "stream")}`,
    ...(removed > 0 ? [`${removed} removed by retention`] : []),
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
