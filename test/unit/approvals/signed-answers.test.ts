/** Which answers of a webhook's receiver are accepted: signed with its secret, unmodified, and recent. */
import { describe, expect, it } from "vitest";
import { messagesIn, readAnswer } from "../../../src/approvals/signed-answers.ts";
import { signingKey } from "../../../src/export/webhook/signature.ts";
import { newSecret, type SignedMessage, signedAnswer } from "../../e2e/approval-receiver.ts";

const SECRET = newSecret();
const NOW = 1_800_000_000_000;
const SECONDS = NOW / 1000;
const ASKED = { approval_id: "A-7K3F9QXB2M", nonce: "00ff" };

const signed = (over: Parameters<typeof signedAnswer>[2] = {}) =>
  signedAnswer(SECRET, ASKED, { seconds: SECONDS, ...over });
const read = (message: unknown) => readAnswer(message, signingKey(SECRET), NOW);

describe("an answer", () => {
  it("is taken with all that it is bound to", () => {
    const over = { id: "msg_1", decision: "reject", data: { reason: "not today" } };
    expect(read(signed(over))).toEqual({
      answer: {
        ...{ messageId: "msg_1", approvalId: ASKED.approval_id, nonce: ASKED.nonce },
        ...{ decision: "rejected", decidedBy: "alice", reason: "not today" },
      },
    });
    expect(read(signed())).toMatchObject({ answer: { decision: "approved", reason: null } });
  });

  it("may have signatures of other keys too, while a secret is changed", () => {
    const other = signedAnswer(newSecret(), ASKED, { seconds: SECONDS }).signature;
    const message = signed();
    expect(read({ ...message, signature: `${other} v1a,xx ${message.signature}` })).toHaveProperty("answer");
  });

  it.each<[string, (message: SignedMessage) => unknown]>([
    ["without a signature", ({ signature: _, ...rest }) => rest],
    ["with an empty signature", (message) => ({ ...message, signature: "" })],
    ["of another secret", () => signedAnswer(newSecret(), ASKED, { seconds: SECONDS })],
    [
      "of an unknown version",
      (message) => ({ ...message, signature: message.signature.replace("v1,", "v2,") }),
    ],
    ["with another body", (message) => ({ ...message, body: message.body.replace("allow", "reject") })],
    ["with one space more", (message) => ({ ...message, body: `${message.body} ` })],
    ["with another id", (message) => ({ ...message, id: "msg_other" })],
    ["with another time", (message) => ({ ...message, timestamp: message.timestamp + 1 })],
    ["of six minutes ago", () => signed({ seconds: SECONDS - 360 })],
    ["of six minutes from now", () => signed({ seconds: SECONDS + 360 })],
    ["to something else", () => signed({ data: { more: 1 } })],
    ["that is for good", () => signed({ decision: "always" })],
    ["by nobody", () => signed({ data: { decided_by: "" } })],
    ["of no number", () => signed({ data: { nonce: undefined } })],
    ["as a text", (message) => JSON.stringify(message)],
    ["with a time that is a text", (message) => ({ ...message, timestamp: String(message.timestamp) })],
    ["that is nothing", () => null],
  ])("is refused %s", (_what, change) => {
    expect(read(change(signed()))).toEqual({ refused: expect.any(String) });
  });
});

it.each([
  ['{"answers":[]}', []],
  ['{"answers":[1,null],"more":true}', [1, null]],
  ["", null],
  ["ok", null],
  ["[]", null],
  ['{"answers":{}}', null],
  [JSON.stringify({ answers: Array.from({ length: 101 }, () => 0) }), null],
])("the messages of %j are %j", (body, found) => {
  expect(messagesIn(Buffer.from(body))).toEqual(found);
});
