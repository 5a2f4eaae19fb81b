/** Reads the records of an exported chain, line by line. A line that is not a record is an error that names it. */
import { closeSync, openSync, readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { type ChainRecord, parseRecord } from "../../store/chain-records.ts";
import { CliError, ExitCode } from "../exit-codes.ts";

const PIECE = 256 << 10;
/** An event may carry large arguments; only one line at a time is in memory. */
const MAX_LINE = 256 << 20;

/** Throws CliError. */
export function* recordsOf(file: string): Generator<ChainRecord> {
  let number = 0;
  for (const line of linesOf(file)) {
    number++;
    if (line === "") continue;
    const record = parseRecord(line);
    if (record === null)
      throw new CliError(
        ExitCode.usage,
        `${file}, line ${number}: not a record of netmon audit export; lines of netmon events have no chain`,
      );
    yield record;
  }
}

function* linesOf(file: string): Generator<string> {
  const attempt = <T>(operation: () => T): T => {
    try {
      return operation();
    } catch (error) {
      throw new CliError(ExitCode.target, `${file} cannot be read: ${(error as Error).message}`);
    }
  };
  const fd = attempt(() => openSync(file, "r"));
  try {
    const decoder = new StringDecoder("utf8");
    const buffer = Buffer.alloc(PIECE);
    const next = (): number => attempt(() => readSync(fd, buffer));
    let rest = "";
    for (let read = next(); read > 0; read = next()) {
      const lines = (rest + decoder.write(buffer.subarray(0, read))).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > MAX_LINE)
        throw new CliError(ExitCode.usage, `${file} has a line of more than ${MAX_LINE} characters`);
      yield* lines;
    }
    yield rest + decoder.end();
  } finally {
    closeSync(fd);
  }
}
