// group: programs
/** Calls that a person answers through a webhook receiver: it is notified and asked, and its signed answer counts once. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ApprovalReceiver, newSecret, signedAnswer, writeSecret } from "./approval-receiver.ts";
import { Asked } from "./asked-shim.ts";
import { ShimPlace } from "./shimming.ts";
import { netmon } from "./start-netmon.ts";

vi.setConfig({ testTimeout: 90_000 }); // many processes, on a machine that may be busy

let receiver: ApprovalReceiver;
const place = new ShimPlace();
beforeAll(async () => {
  receiver = await ApprovalReceiver.start();
});
afterAll(async () => {
  await Asked.removeAll();
  await receiver.close();
  await place.remove();
});

function config(webhook: object, holdSeconds = 60): object {
  const secret_file = writeSecret(join(place.directory, "secret"), receiver.secret);
  const webhooks = [{ url: `${receiver.url}/hook`, secret_file, retries: 0, ...webhook }];
  const mcp = { mode: "enforce", ask: [{ server: "files", tool: "wipe" }] };
  return { sandbox: { mcp }, approvals: { hold_seconds: holdSeconds, webhooks } };
}

const failuresOf = async (asked: Asked): Promise<{ failure: string }[]> => {
  const words = ["events", "--session", "s", "--type", "netmon_approval_webhook_failed", "--json"];
  const { stdout } = await netmon(["--state-dir", asked.place.state, ...words]);
  return stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as { failure: string }]));
};
const DONE = { result: { content: [{ text: "done" }] } };

it("passes exactly once when the receiver brings a person's yes; forged ones change nothing", async () => {
  const asked = await Asked.start(config({ answers_url: `${receiver.url}/answers` }));
  const held = asked.call('{"path":"/srv"}');
  await expect.poll(() => receiver.requested.length, { timeout: 60_000 }).toBe(1);
  const [approval] = receiver.requested;
  if (approval === undefined) throw new Error("nothing was requested");
  expect(approval).toMatchObject({ server_id: "files", tool_name: "wipe", input: { path: "/srv" } });
  receiver.answers = [signedAnswer(newSecret(), approval)];
  // one more with each response
  await expect
    .poll(async () => (await failuresOf(asked))[0], { timeout: 60_000 })
    .toMatchObject({ failure: "answer_refused" });
  expect(asked.ran).toEqual([]);
  receiver.answers = [signedAnswer(receiver.secret, approval, { data: { reason: "on call" } })];
  expect(await held).toMatchObject(DONE);
  expect(asked.ran).toEqual([{ path: "/srv" }]);
  // the receiver goes on giving its answer, and the same call asks anew
  const again = asked.call('{"path":"/srv"}');
  await expect.poll(() => receiver.requested.length, { timeout: 60_000 }).toBe(2);
  receiver.answers.push(signedAnswer(receiver.secret, receiver.requested[1]!, { decision: "reject" }));
  expect(await again).toMatchObject({ error: { data: { reason: "approval_rejected" } } });
  expect(asked.ran).toHaveLength(1);
  await expect
    .poll(() => asked.approvals.events("s")[1])
    .toMatchObject({
      ...{ state: "approved", channel: "webhook", decided_by: `alice (webhook ${receiver.url})`, uid: null },
      reason: "on call",
    });
  expect((await netmon(["--state-dir", asked.place.state, "audit", "verify", "s"])).code).toBe(0);
});

it("is refused as if nobody had answered where the receiver is down, and that is in the store", async () => {
  const down = await ApprovalReceiver.start(receiver.secret);
  await down.close();
  const asked = await Asked.start(config({ url: `${down.url}/hook` }, 0.5));
  expect(await asked.call("{}")).toMatchObject({ error: { data: { reason: "approval_required" } } });
  expect(asked.ran).toEqual([]);
  await expect
    .poll(() => failuresOf(asked), { timeout: 60_000 })
    .toMatchObject([{ failure: "not_delivered" }]);
  const status = await netmon(["--state-dir", asked.place.state, "status"]);
  expect(status.stdout).toMatch(/1 calls wait\n.*1 asked, 1 not approved, 0 expired, 1 messages dropped/);
  expect(status.stdout).toContain(`webhook     ${down.url}: 0 messages delivered, ECONNREFUSED`);
});
