/** Programs that start other commands, packages or projects, whose own names do not tell servers apart. */
import { type Launcher, plainPackage, scriptName, words } from "./server-launchers.ts";

/** Programs that start the command in their arguments. */
export const COMMAND_RUNNER: Launcher = {
  words: words("run exec x"),
  valued: words("-n --name -p --prefix -C --directory --cwd --project -e --env-file --manifest-path"),
  name: scriptName,
};
export const SSH: Launcher = {
  valued: words("-B -b -c -D -E -e -F -I -i -J -L -l -m -O -o -p -R -S -W -w"),
  name: scriptName,
};
export const COMMAND_RUNNERS = new Set(
  words("poetry pipenv pdm hatch rye pixi conda mamba micromamba mise thv"),
);
/** Programs that start a package or a project. */
export const PROJECT_RUNNERS: Readonly<Record<string, Launcher>> = {
  cargo: {
    words: ["run"],
    valued: words("--features --manifest-path"),
    naming: words("--bin --example -p --package"),
    name: scriptName,
  },
  nix: { words: ["run"], name: (word) => word.split(/[#/:]/).at(-1) ?? "" },
  dnx: { valued: words("--source --version"), name: plainPackage },
};
