/** A process of the race: takes the approved ticket of each round, and reports it. Arguments: store, rounds. */
import { writeSync } from "node:fs";
import { TicketStore } from "../../../src/approvals/ticket-store.ts";
import { proposed } from "./call.ts";

const [path = "", rounds = ""] = process.argv.slice(2);
const store = new TicketStore(path);
writeSync(1, "ready\n");
for (let round = 0; round < Number(rounds); round++)
  if (store.pass(proposed({ arguments: `{"round":${round}}` }), Date.now()) !== null)
    writeSync(1, `${round}\n`);
store.close();
