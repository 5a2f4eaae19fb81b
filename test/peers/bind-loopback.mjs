/**
 * Loaded with `node --import` before a server that would listen on all interfaces: makes it listen on 127.0.0.1 instead
 * and print the port on stderr (PORT=0 takes a free one).
 */
import { Server } from "node:net";

const listen = Server.prototype.listen;

Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  const listening = rest.find((argument) => typeof argument === "function");
  this.once("listening", () => process.stderr.write(`\nbound to 127.0.0.1:${this.address().port}\n`));
  return listen.call(this, { port: Number(port), host: "127.0.0.1" }, listening);
};
