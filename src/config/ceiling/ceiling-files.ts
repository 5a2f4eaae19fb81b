/**
 * The ceiling's files: `netmon.yaml` of a directory of root's and `conf.d/*.yaml` beside it, in the order of their names.
 * Together they are one configuration.
 *
 * On failure: closed. A file that somebody else than root could have written, that cannot be read or has a problem, is an
 * error; that there is no ceiling is said only if there is no such file.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { errorMessage } from "../../errors/error-message.ts";
import { readNamedFile } from "../../files/input.ts";
import { foreignHand } from "../../files/root-only.ts";
import { MAX_CONFIG_BYTES } from "../document.ts";
import { ConfigError, fileProblem } from "../error.ts";
import { unreadable } from "../input-file.ts";
import { configOf, readDocument } from "../parse.ts";
import { joined, type PlacedConfig, type PlacedDocument } from "./placed.ts";

export const CEILING_DIRECTORY = "/etc/netmon";
/** More are a mistake, and each session reads them all. */
const MAX_FILES = 64;

/** Returns null if there are no such files. Throws ConfigError. */
export function readCeiling(directory = CEILING_DIRECTORY): PlacedConfig | null {
  const files = ceilingFiles(directory);
  const documents = files.map((file): PlacedDocument => {
    const document = readDocument(file, contentOf(file));
    // each by itself, so that a problem names the file that has it
    configOf(file, document);
    return { file, document };
  });
  const [first] = documents;
  if (first === undefined) return null;
  const { value, place } = joined(documents);
  if (documents.length === 1) return { config: configOf(first.file, first.document), value, place };
  const all = `${first.file} and ${documents.length - 1} more`;
  return { config: configOf(all, { value, locate: () => ({ line: 0, column: 0 }) }), value, place };
}

/** Existing files, in the order in which a later one's single values hold. Throws ConfigError. */
export function ceilingFiles(directory = CEILING_DIRECTORY): string[] {
  const parts = join(directory, "conf.d");
  const files = [
    ...namesIn(directory)
      .filter((name) => name === "netmon.yaml")
      .map((name) => join(directory, name)),
    ...namesIn(parts)
      .filter((name) => name.endsWith(".yaml") && !name.startsWith("."))
      .sort()
      .map((name) => join(parts, name)),
  ];
  if (files.length > MAX_FILES)
    throw new ConfigError(parts, [
      fileProblem(`${files.length} files: at most ${MAX_FILES} are a ceiling`, "join some of them"),
    ]);
  return files;
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw unreadable(directory, error);
  }
}

function contentOf(file: string): Buffer {
  try {
    const hand = foreignHand(file);
    if (hand !== null)
      throw new ConfigError(file, [
        fileProblem(
          `cannot be the ceiling, since ${hand}`,
          "give it to root, and the right to write to nobody else",
        ),
      ]);
    return readNamedFile(file, MAX_CONFIG_BYTES);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw unreadable(file, new Error(errorMessage(error)));
  }
}
