/**
 * A receiver of netmon's approval webhooks on loopback: it verifies each signature as Standard Webhooks specifies, with
 * its own code, and answers as the test decides.
 */
import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface RequestedApproval {
  approval_id: string;
  nonce: string;
  session_id: string;
  server_id: string;
  tool_name: string;
  input: unknown;
}

interface Received {
  path: string;
  id: string;
  type: string;
  data: Record<string, unknown>;
}

export interface SignedMessage {
  id: string;
  timestamp: number;
  signature: string;
  body: string;
}

export function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** As a file that netmon takes. */
export function writeSecret(path: string, secret: string): string {
  writeFileSync(path, `${secret}\n`);
  chmodSync(path, 0o600);
  return path;
}

function sign(secret: string, signed: string): string {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

/** What a receiver signs when a person has decided. */
export function signedAnswer(
  secret: string,
  { approval_id, nonce }: Pick<RequestedApproval, "approval_id" | "nonce">,
  over: { decision?: string; seconds?: number; data?: object; id?: string } = {},
): SignedMessage {
  const { decision = "allow", seconds = Math.floor(Date.now() / 1000), data = {} } = over;
  const id = over.id ?? `msg_${randomBytes(8).toString("hex")}`;
  const answer = { approval_id, nonce, decision, decided_by: "alice", ...data };
  const body = JSON.stringify({ type: "approval.answered", data: answer });
  return { id, timestamp: seconds, signature: sign(secret, `${id}.${seconds}.${body}`), body };
}

export class ApprovalReceiver {
  readonly received: Received[] = [];
  /** Requests whose signature is not the secret's. */
  unsigned = 0;
  /** It takes requests and responds to none. */
  hangs = false;
  /** What it says to a request for answers. */
  answers: unknown[] = [];
  /** The body of the response to another message. */
  respond: (message: Received) => string = () => "";
  readonly secret: string;
  url = "";
  readonly #server: Server;

  private constructor(secret: string) {
    this.secret = secret;
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = request.headers;
      if (signature !== sign(secret, `${id}.${time}.${body}`)) {
        this.unsigned++;
        response.writeHead(401).end();
        return;
      }
      const message = { path: request.url ?? "", id: String(id), ...JSON.parse(body) } as Received;
      this.received.push(message);
      if (this.hangs) return;
      response.end(
        message.type === "approval.waiting"
          ? JSON.stringify({ answers: this.answers })
          : this.respond(message),
      );
    });
  }

  static async start(secret = newSecret()): Promise<ApprovalReceiver> {
    const receiver = new ApprovalReceiver(secret);
    await new Promise<void>((resolve) => receiver.#server.listen(0, "127.0.0.1", resolve));
    receiver.url = `http://127.0.0.1:${(receiver.#server.address() as AddressInfo).port}`;
    return receiver;
  }

  of(type: string): Received[] {
    return this.received.filter((message) => message.type === type);
  }

  /** The approvals that were requested, in order. */
  get requested(): RequestedApproval[] {
    return this.of("approval.requested").map(({ data }) => data as unknown as RequestedApproval);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}
