/**
 * Reads the agent's own files with the rights of the agent's user: whoever can write there chooses them, and their
 * content goes into the agent's settings. A link that leads out of the directory in which the agent looks is not
 * followed, unless to a file that the user cannot change (a configuration managed by the system).
 *
 * Direction of failure: closed; a file that cannot be read counts as empty, and reading never blocks.
 */
import { readdirSync, realpathSync } from "node:fs";
import type { SettingsReader } from "../../agents/config-file.ts";
import type { JsonObject } from "../../agents/importer.ts";
import { parseSettings, settingsFormat } from "../../agents/settings-text.ts";
import { orElse } from "../../errors/or-else.ts";
import { canChange } from "../../files/changeable.ts";
import { FileError } from "../../files/error.ts";
import { MAX_CLIENT_FILE_BYTES, readNamedFile } from "../../files/input.ts";
import { withPathRights, withRights } from "../../files/path-rights.ts";
import { readRegularFile } from "../../files/read.ts";
import type { UserRights } from "../../files/user-rights.ts";

/** The kernel's file systems, whose content depends on the reader, which is netmon here. */
const OF_KERNEL = /^\/(?:dev|proc|sys)\//;

export class AgentFiles implements SettingsReader {
  readonly #rights: UserRights;

  /** `rights`: those of the agent's user. */
  constructor(rights: UserRights) {
    this.#rights = rights;
  }

  /** Reads a file in `within` or below. Throws FileError and the errors of open(2). */
  text(file: string, within: string): string {
    return this.#read(file, (path) => {
      if (isBelow(path, realPath(within))) return;
      if (!OF_KERNEL.test(path) && !canChange(path, this.#rights.uid)) return;
      throw new FileError(
        "insecure",
        `it leads out of ${within}: netmon does not follow it. Give the file it leads to by --mcp-config`,
      );
    });
  }

  /** Reads a file named on the command line: links may lead anywhere except to the kernel's file systems. */
  named(file: string): string {
    return this.#read(file, (path) => {
      if (OF_KERNEL.test(path)) throw new FileError("unfit", "it is not a file on disk");
    });
  }

  /**
   * Reads a file that the user gives to netmon for the agent. A file that the agent cannot change is read with the
   * rights that its location calls for: it may be one that the agent must not read.
   */
  given(file: string): string {
    const read = (): string => readNamedFile(file, MAX_CLIENT_FILE_BYTES).toString("utf8");
    return canChange(file, this.#rights.uid)
      ? withRights(this.#rights, read)
      : withPathRights(file, { to: "read", follow: true }, read);
  }

  /** Reads settings besides the servers; an unreadable file approves nothing. */
  json(file: string, within: string): JsonObject {
    return settings(() => parseSettings("json", this.text(file, within)));
  }

  toml(file: string, within: string): JsonObject {
    return settings(() => parseSettings("toml", this.text(file, within)));
  }

  names(directory: string): string[] {
    return withRights(this.#rights, () => orElse(() => readdirSync(directory), []));
  }

  settings(file: string, within: string): JsonObject {
    return settings(() => parseSettings(settingsFormat(file), this.text(file, within)));
  }

  #read(file: string, check: (path: string) => void): string {
    return withRights(this.#rights, () =>
      readRegularFile(file, { maxBytes: MAX_CLIENT_FILE_BYTES, follow: true, check }).bytes.toString("utf8"),
    );
  }
}

function settings(read: () => JsonObject): JsonObject {
  return orElse(() => read(), {});
}

function isBelow(path: string, directory: string): boolean {
  return path.startsWith(directory === "/" ? "/" : `${directory}/`);
}

function realPath(path: string): string {
  return orElse(() => realpathSync(path), path);
}
