#!/usr/bin/env node
// Installed as dist/netmon. Runs from any directory and through symbolic links: Node resolves this file's
// real path, and everything else is found from there. Plain JavaScript, valid as a module and as a script,
// so that an older Node reaches the message.
const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    `netmon: error: Node ${process.version} (${process.execPath}) is too old: netmon needs Node 20 or newer`,
  );
  process.exit(9);
}
const args = process.argv.slice(2);
// the supervisor takes this process's place, so nothing else is loaded before it is there
const supervised = args.includes("watch")
  ? import("./lib/supervision.js").then((supervision) => supervision.becomeSupervisor(args))
  : Promise.resolve();
const started = supervised.then(() => import("./lib/main.js"));
started.then(
  (cli) => cli.runFromProcess(),
  (error) => {
    console.error(`netmon: error: the installation is incomplete (${error.message})`);
    process.exit(9);
  },
);
