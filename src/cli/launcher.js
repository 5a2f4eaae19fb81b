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
import("./lib/start.cjs").catch((error) => {
  console.error(`netmon: error: the installation is incomplete (${error.message})`);
  process.exit(9);
});
