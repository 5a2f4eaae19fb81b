#!/usr/bin/env node
/** An agent that tries two servers again and again, and says what changed. */
const { connect } = require("node:net");

const last = {};
function say(host, result) {
  if (last[host] !== result) console.log(host, result);
  last[host] = result;
}
setInterval(() => {
  for (const host of ["mcp.example.com", "other.example.com"]) {
    const socket = connect({ host, port: 443 }, () => {
      say(host, "connected");
      socket.destroy();
    });
    socket.on("error", ({ code }) => say(host, code));
  }
}, 500);
process.on("SIGTERM", () => process.exit());
