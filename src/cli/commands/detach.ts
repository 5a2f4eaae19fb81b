/** netmon detach: ends the enforcement that a pinned session left in the kernel. May be repeated. */
import type { Command } from "commander";
import { detachServed } from "../../app/serve/service-questions.ts";
import { detachSession } from "../../state/detach.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { say } from "../output/messages.ts";
import { type CliIo, print } from "../output/terminal.ts";
import { askerOf } from "../served.ts";

const HELP = `
This removes the pinned links and maps, the session's live record, and its cgroup if netmon made it and it is empty.
History stays. Refused while a netmon watches the session: stop that first. Afterwards nothing guards what still
runs in the session. A session that does not exist is not an error. Without root, it is one of yours that netmon serve could
not take over; what runs in it is killed.

Examples:
  sudo netmon detach demo
  sudo netmon detach demo --force      also when its record is damaged or of another version
`;

export function register(program: Command, io: CliIo): void {
  withSession(program.command("detach"), { otherwise: "required" })
    .option("--force", "drop a record that cannot be read")
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action(
      async (
        _: string | undefined,
        options: { session: string; force?: true; json?: true },
        self: Command,
      ) => {
        const global = globalOptions(self);
        if (await detachServed(askerOf(global, io), options.session)) {
          const done = `session ${options.session}: removed by netmon serve, with all that was in it\n`;
          print(io, options, { session_id: options.session, found: true }, () => done);
          return;
        }
        const { dirs } = global;
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
