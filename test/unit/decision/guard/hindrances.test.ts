/** What a client is told of a server that failed while something was refused. */
import { expect, it } from "vitest";
import { hindranceText } from "../../../../src/decision/guard/hindrances.ts";
import type { RefusedPlace } from "../../../../src/event/event.ts";

const place = (destination: string, fields: Partial<RefusedPlace> = {}): RefusedPlace => ({
  ...{ destination, reason: "undeclared", rule: null, allow: [], process: "node", owner: "server", count: 1 },
  ...fields,
});

it("does not say of a name that the server asked for it: any process of the session may have", () => {
  const unsure = { process: "", owner: "session" } as const;
  const name = place("dns evil.example", { ...unsure, reason: "other_name", allow: ["evil.example"] });
  const text = hindranceText([name]);
  expect(text).toMatch(/^\[netmon\] /);
  expect(text).toContain("processes of the session, perhaps this server's");
  expect(text).not.toContain("refused this server's processes");
  const [own, others] = hindranceText([place("tcp docs.example:443"), name]).split("meanwhile");
  expect(own).toContain(`refused this server's processes, which may be why: "tcp docs.example:443"`);
  expect(own).not.toContain("evil");
  expect(others).toContain(`"dns evil.example" (add "evil.example" to sandbox.network.allow)`);
});

it("quotes and shortens what strangers chose", () => {
  const long = `tcp ${"x\u001b[31m\n".repeat(1000)}`;
  const text = hindranceText(Array.from({ length: 16 }, () => place(long, { allow: [long] })));
  expect(text.length).toBeLessThan(8000);
  expect([...text].every((c) => c >= " ")).toBe(true);
  expect(text).toContain(", and 12 more");
});
