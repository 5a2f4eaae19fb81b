/** Connects to each NAME=PORT of the arguments again and again, and prints how each try ended, until standard input ends. */
import { once } from "node:events";
import { connect } from "node:net";

const targets = process.argv.slice(2).map((text) => text.split("="));
let over = false;
process.stdin.resume().once("end", () => {
  over = true;
});
while (!over) {
  for (const [name, port] of targets) {
    const socket = connect(Number(port), "127.0.0.1");
    const [error] = await Promise.race([once(socket, "connect").then(() => []), once(socket, "error")]).catch(
      (refused) => [refused],
    );
    socket.destroy();
    process.stdout.write(`${JSON.stringify({ name, got: error?.code ?? "ok" })}\n`);
  }
  await new Promise((resolve) => setTimeout(resolve, 10));
}
