/**
 * netmon detach: ends the enforcement that a pinned session left in the kernel. May be repeated.
 */
import type { Command } from "commander";
import { detachSession } from "../../state/detach.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { say } from "../output/messages.ts";
import { type CliIo, jsonText } from "../output/terminal.ts";

const HELP = `
Removes the pinned links and maps, the session's live record, and its cgroup if netmon made it and it is empty.
History stays. Refused while a netmon watches the session: stop that first. Afterwards nothing guards what still
runs in the session. A session that does not exist is not an error.

Examples:
  sudo netmon detach demo
  sudo netmon detach demo --force      also when its record is damaged or of another version
`;

export function registerDetach(program: Command, io: CliIo): void {
  withSession(program.command("detach"), { otherwise: "required" })
    .summary("remove what a pinned session left in the kernel")
    .description("Ends the enforcement of a session whose netmon is gone, and removes its live state.")
    .option("--force", "drop a record that cannot be read")
    .option("--json", "one JSON object")
    .addHelpText("after", HELP)
    .action(
      (_: string | undefined, options: { session: string; force?: true; json?: true }, self: Command) => {
        const { dirs } = globalOptions(self);
        const done = detachSession(dirs, options.session, { force: options.force === true });
        if (options.json) {
          io.stdout.write(`${jsonText({ session_id: options.session, ...done })}\n`);
          return;
        }
        const what = [
          `${done.links} links and ${done.maps} maps unpinned`,
          ...(done.cgroupRemoved ? ["cgroup removed"] : []),
        ].join(", ");
        io.stdout.write(
          done.found
            ? `session ${options.session}: ${what}\n`
            : `session ${options.session}: nothing to detach\n`,
        );
        for (const note of done.notes) say(io, note);
      },
    );
}
