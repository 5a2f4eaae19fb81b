// netmon's calls that wait, as notifications of ntfy (https://ntfy.sh, or a server of your own) with the buttons Allow and
// Reject. A button posts to this bridge, so PUBLIC_URL must be what the phone can reach.
// Whoever may read the topic may answer: give it access control, and a server of your own sees no stranger's arguments.
//   NETMON_SECRET_FILE=... PUBLIC_URL=https://bridge.example.com NTFY_TOPIC=... [NTFY_TOKEN=tk_...] node ntfy.mjs
import { randomBytes } from "node:crypto";
import { Bridge, setting, shown } from "./bridge.mjs";

const MAX_TEXT = 1300; // characters; ntfy turns messages of more than 4096 bytes into attachments
const publicUrl = setting("PUBLIC_URL").replace(/\/+$/, "");
const topic = setting("NTFY_TOPIC");
const server = setting("NTFY_URL", "https://ntfy.sh");
const token = process.env.NTFY_TOKEN;
/** What a button proves: token → { approvalId, decision }. */
const buttons = new Map();

async function show(approval) {
  const { title, text, whole } = shown(approval, MAX_TEXT);
  const button = (label, decision) => {
    const proof = randomBytes(24).toString("base64url");
    buttons.set(proof, { approvalId: approval.approval_id, decision });
    const headers = { authorization: `Bearer ${proof}` };
    return { action: "http", label, method: "POST", url: `${publicUrl}/ntfy`, headers, clear: true };
  };
  const actions = [...(whole ? [button("Allow", "allow")] : []), button("Reject", "reject")];
  const message = { topic, title, message: text, priority: 4, tags: ["lock"], actions };
  const response = await fetch(server, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(4000),
  });
  if (!response.ok) throw new Error(`ntfy answers ${response.status}`);
}

function forget({ approval_id }) {
  for (const [proof, { approvalId }] of buttons) if (approvalId === approval_id) buttons.delete(proof);
}

const bridge = new Bridge({
  show,
  ended: forget,
  route(request, response) {
    const proof = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    const pressed = request.method === "POST" && request.url === "/ntfy" ? buttons.get(proof) : undefined;
    if (pressed === undefined) return response.writeHead(404).end();
    const taken = bridge.decide(pressed.approvalId, pressed.decision, `ntfy topic ${topic}`);
    response.writeHead(taken ? 200 : 410).end();
  },
});
bridge.listen();
