/** netmon detach: ends the enforcement that a pinned session left in the kernel. May be repeated. */
import type { Command } from "commander";
import { detachSession } from "../../state/detach.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { say } from "../output/messages.ts";
import { type CliIo, print } from "../output/terminal.ts";

const HELP = `
This removes the pinned links and maps, the session's live record, and its cgroup if netmon made it and it is empty.
History stays. Refused while a netmon watches the session: stop that first. Afterwards nothing guards what still
runs in the session. A session that does not exist is not an error.

Examples:
  sudo netmon detach demo
  sudo netmon detach demo --force      also when its record is damaged or of another version
`;

export function register(program: Command, io: CliIo): void {
  withSession(program.command("detach"), { otherwise: "required" })
    .option("--force", "drop a record that cannot be read")
    .option("--json", "print one JSON object")
    .addHelpText("after", HELP)
    .action(
      (_: string | undefined, options: { session: string; force?: true; json?: true }, self: Command) => {
        const { dirs } = globalOptions(self);
        const done = detachSession(dirs, options.session, { force: options.force === true });
        const what = [
          `${done.links} links and ${done.maps} maps unpinned`,
          ...(done.cgroupRemoved ? ["cgroup removed"] : []),
        ];
        print(
          io,
          options,
          { session_id: options.session, ...done },
          () => `session ${options.session}: ${done.found ? what.join(", ") : "nothing to detach"}\n`,
        );
        for (const note of done.notes) say(io, note);
      },
    );
}
