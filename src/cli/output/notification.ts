/**
 * Shows waiting calls as desktop notifications (org.freedesktop.Notifications, Desktop Notifications Specification
 * 1.2), through systemd's busctl, with the rights of the user who owns the session bus. They only inform: they have no
 * buttons, and no answer is read.
 *
 * Fails open. Rejects with the reason, and the calls wait anyway.
 */
import { execFile } from "node:child_process";
import type { Ticket } from "../../approvals/ticket.ts";
import type { Account } from "../../files/account.ts";
import { printable } from "./terminal.ts";

export interface Notification {
  /** Plain text. */
  summary: string;
  /** Markup according to the specification; all text not netmon's own is escaped. */
  body: string;
}

const MAX_NAME = 80;
const MAX_ARGUMENTS = 160;
/** Beyond this, only the number is shown: an agent must not cover the desktop. */
const MAX_SHOWN = 3;
const TIMEOUT_MS = 5000;

/** Returns notifications of calls not yet announced. */
export function notificationsOf(tickets: readonly Ticket[]): Notification[] {
  if (tickets.length > MAX_SHOWN)
    return [
      {
        summary: `netmon: ${tickets.length} calls and connections wait for approval`,
        body: "netmon approvals",
      },
    ];
  return tickets.map(({ id, layer, serverId, toolName, arguments: args }) => ({
    summary: `netmon: a ${layer === "network" ? "connection" : "tool call"} waits for approval (${id})`,
    body: [
      `${short(serverId, MAX_NAME)}/${short(toolName, MAX_NAME)}`,
      short(args, MAX_ARGUMENTS),
      `netmon approvals show ${id}`,
    ].join("\n"),
  }));
}

/** Rejects with Error if there is no busctl, no session bus, or no notification service. */
export function showNotification(
  { summary, body }: Notification,
  { uid, gid }: Account,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const other = uid !== process.geteuid?.();
  const own = other ? undefined : env.DBUS_SESSION_BUS_ADDRESS;
  const bus = own || `unix:path=/run/user/${uid}/bus`;
  const name = "org.freedesktop.Notifications";
  const message = ["netmon", "0", "", summary, body, "0", "1", "urgency", "y", "2", "-1"];
  const call = ["call", name, "/org/freedesktop/Notifications", name, "Notify", "susssasa{sv}i", ...message];
  const options = {
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL" as const,
    env: { PATH: env.PATH },
    ...(other && { uid, gid }),
  };
  return new Promise((resolve, reject) => {
    execFile("busctl", [`--address=${bus}`, "--quiet", "--", ...call], options, (error, _stdout, stderr) => {
      if (error === null) resolve();
      else if (error.code === "ENOENT") reject(new Error("there is no busctl, which systemd has"));
      else reject(new Error(stderr.trim() || error.message));
    });
  });
}

/** Returns the text on one line, without hiding or reordering characters, and cut before it is escaped. */
function short(text: string, maxLength: number): string {
  const line = printable(text);
  const cut = line.length > maxLength ? `${line.slice(0, maxLength)}...` : line;
  return cut.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
