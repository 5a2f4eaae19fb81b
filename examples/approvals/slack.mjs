// netmon's calls that wait, in a channel of Slack with the buttons Allow and Reject. It takes an app with an incoming webhook,
// and with interactivity on, whose request URL is this bridge's /slack.
//   NETMON_SECRET_FILE=... SLACK_WEBHOOK_URL=https://hooks.slack.com/services/... SLACK_SIGNING_SECRET=...
//   SLACK_APPROVERS=U012AB3CD,U045EF6GH node slack.mjs
import { createHmac } from "node:crypto";
import { Bridge, recent, same, setting, shown } from "./bridge.mjs";

const MAX_TEXT = 2500; // Slack takes 3000 characters in a text
const webhook = setting("SLACK_WEBHOOK_URL");
const signingSecret = setting("SLACK_SIGNING_SECRET");
const approvers = new Set(setting("SLACK_APPROVERS").split(","));

async function post(url, message) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(4000),
  });
  if (!response.ok) throw new Error(`Slack answers ${response.status}`);
}

function show(approval) {
  const { title, text, whole } = shown(approval, MAX_TEXT);
  // plain_text: nothing in it is a link, a mention or markup
  const section = (words) => ({ type: "section", text: { type: "plain_text", text: words, emoji: false } });
  const button = (label, action_id, style) => ({
    ...{ type: "button", text: { type: "plain_text", text: label }, action_id, style },
    value: approval.approval_id,
  });
  const elements = [...(whole ? [button("Allow", "allow", "primary")] : []), button("Reject", "reject", "danger")];
  return post(webhook, {
    text: "A tool call waits for approval",
    blocks: [section(`${approval.approval_id} ${title}`), section(text), { type: "actions", elements }],
  });
}

/** As https://api.slack.com/authentication/verifying-requests-from-slack has it. */
function isSlacks({ "x-slack-request-timestamp": seconds, "x-slack-signature": signature }, body) {
  const mac = createHmac("sha256", signingSecret).update(`v0:${seconds}:${body}`).digest("hex");
  return recent(seconds) && same(signature, `v0=${mac}`);
}

const bridge = new Bridge({
  show,
  async route(request, response, body) {
    if (request.method !== "POST" || request.url !== "/slack") return response.writeHead(404).end();
    if (!isSlacks(request.headers, body)) return response.writeHead(401).end();
    response.end(); // Slack wants it within 3 seconds
    const { type, user, actions, response_url } = JSON.parse(new URLSearchParams(body).get("payload"));
    const [{ action_id, value }] = actions ?? [{}];
    if (type !== "block_actions" || (action_id !== "allow" && action_id !== "reject")) return;
    const may = approvers.has(user.id);
    const taken = may && bridge.decide(value, action_id, `${user.username} (Slack ${user.id})`);
    const words = { allow: "allowed", reject: "rejected" }[action_id];
    const said = taken ? `${value}: ${words} by <@${user.id}>` : `${value} waits no more`;
    await post(response_url, may ? { replace_original: true, text: said } : { text: "You may not answer this" });
  },
});
bridge.listen();
