/** A desktop from netmon's view: a real dbus-daemon, and an owner of the notification name that keeps what it gets. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";

export interface Shown {
  application: string;
  summary: string;
  body: string;
}

const CALL = 1;
const RETURN = 2;
const FIELD = {
  path: 1,
  interface: 2,
  member: 3,
  replyTo: 5,
  destination: 6,
  sender: 7,
  signature: 8,
} as const;
const NAME = "org.freedesktop.Notifications";
const BUS = {
  destination: "org.freedesktop.DBus",
  path: "/org/freedesktop/DBus",
  interface: "org.freedesktop.DBus",
};

/** Values in D-Bus's own form, little-endian (https://dbus.freedesktop.org/doc/dbus-specification.html). */
class Marshalled {
  readonly bytes: number[] = [];

  align(to: number): this {
    while (this.bytes.length % to !== 0) this.bytes.push(0);
    return this;
  }

  uint32(value: number): this {
    this.align(4).bytes.push(value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24);
    return this;
  }

  text(value: string): this {
    const encoded = [...Buffer.from(value)];
    this.uint32(encoded.length).bytes.push(...encoded, 0);
    return this;
  }

  signature(value: string): this {
    this.bytes.push(value.length, ...Buffer.from(value), 0);
    return this;
  }

  field(code: number, type: string, value: string | number): this {
    this.align(8).bytes.push(code);
    this.signature(type);
    if (typeof value === "number") return this.uint32(value);
    return type === "g" ? this.signature(value) : this.text(value);
  }
}

function message(
  type: number,
  serial: number,
  fields: Partial<Record<keyof typeof FIELD, string | number>>,
  body: readonly number[],
): Buffer {
  const types = { path: "o", replyTo: "u", signature: "g" } as const;
  const list = new Marshalled();
  for (const [name, value] of Object.entries(fields))
    list.field(FIELD[name as keyof typeof FIELD], types[name as keyof typeof types] ?? "s", value);
  const head = new Marshalled();
  head.bytes.push(0x6c, type, 0, 1); // 'l': little-endian; no flags; version 1
  head.uint32(body.length).uint32(serial).uint32(list.bytes.length);
  head.bytes.push(...list.bytes); // begins at 16: the alignment of its members holds
  return Buffer.from([...head.align(8).bytes, ...body]);
}

class Unmarshalled {
  at: number;
  readonly bytes: Buffer;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  align(to: number): this {
    this.at = Math.ceil(this.at / to) * to;
    return this;
  }

  uint32(): number {
    this.align(4).at += 4;
    return this.bytes.readUInt32LE(this.at - 4);
  }

  text(length = this.uint32()): string {
    this.at += length + 1;
    return this.bytes.toString("utf8", this.at - length - 1, this.at - 1);
  }

  signature(): string {
    return this.text(this.bytes.readUInt8(this.at++));
  }
}

export class Desktop {
  readonly shown: Shown[] = [];
  /** The user ids of those who sent them, as the daemon knows them. */
  readonly senders: number[] = [];
  readonly #awaited = new Map<number, (body: Unmarshalled) => void>();
  readonly #daemon: ChildProcess;
  #socket!: Socket;
  #read: Buffer = Buffer.alloc(0);
  #serial = 1;

  private constructor(daemon: ChildProcess) {
    this.#daemon = daemon;
  }

  /** Its bus is the socket `bus` in the directory. `uid`: whose daemon it is. */
  static async start(directory: string, uid?: number): Promise<Desktop> {
    const path = join(directory, "bus");
    const config = join(directory, "bus.conf");
    // the machine's own configuration would start the machine's own services
    writeFileSync(
      config,
      `<busconfig><type>session</type><listen>unix:path=${path}</listen><auth>EXTERNAL</auth>
       <policy context="default"><allow user="*"/><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>`,
    );
    chmodSync(config, 0o644);
    const words = [`--config-file=${config}`, "--nofork", "--nopidfile"];
    const as = uid === undefined ? {} : { uid, gid: uid };
    const desktop = new Desktop(spawn("dbus-daemon", words, { stdio: "ignore", ...as }));
    try {
      await expect.poll(() => listens(path), { timeout: 20_000 }).toBe(true); // later than there is a socket
      await desktop.#connect(path);
    } catch (error) {
      await desktop.close();
      throw error;
    }
    return desktop;
  }

  async close(): Promise<void> {
    this.#socket?.destroy();
    const ended = new Promise((resolve) => this.#daemon.once("close", resolve));
    if (this.#daemon.exitCode === null && this.#daemon.kill()) await ended;
  }

  async #connect(path: string): Promise<void> {
    const uid = Buffer.from(String(process.getuid?.() ?? 0)).toString("hex");
    this.#socket = createConnection(path);
    this.#socket.setTimeout(20_000, () => this.#socket.destroy());
    await new Promise<void>((resolve, reject) => {
      this.#socket.once("error", reject).once("data", () => resolve());
      this.#socket.write(`\0AUTH EXTERNAL ${uid}\r\n`);
    });
    this.#socket.on("data", (bytes: Buffer) => this.#received(bytes)).write("BEGIN\r\n");
    await this.#call("Hello", "", []);
    await this.#call("RequestName", "su", new Marshalled().text(NAME).uint32(0).bytes);
    this.#socket.setTimeout(0);
  }

  /** Resolves to the body of what the daemon returns. */
  #call(member: string, signature: string, body: readonly number[]): Promise<Unmarshalled> {
    const fields = { ...BUS, member, ...(signature && { signature }) };
    const serial = this.#serial++;
    this.#socket.write(message(CALL, serial, fields, body));
    return new Promise((resolve, reject) => {
      this.#awaited.set(serial, resolve);
      this.#socket.once("close", () => reject(new Error(`the bus did not answer ${member}`)));
    });
  }

  #received(bytes: Buffer): void {
    this.#read = Buffer.concat([this.#read, bytes]);
    while (this.#read.length >= 16) {
      const start = Math.ceil((16 + this.#read.readUInt32LE(12)) / 8) * 8;
      const end = start + this.#read.readUInt32LE(4);
      if (this.#read.length < end) return;
      this.#take(this.#read.subarray(0, end), start);
      this.#read = this.#read.subarray(end);
    }
  }

  #take(whole: Buffer, start: number): void {
    const fields: Record<number, string | number> = {};
    const head = new Unmarshalled(whole, 16);
    const end = 16 + whole.readUInt32LE(12);
    while (head.at < end) {
      const code = whole.readUInt8(head.align(8).at++);
      const type = head.signature();
      fields[code] = type === "u" ? head.uint32() : type === "g" ? head.signature() : head.text();
    }
    if (whole[1] === RETURN)
      this.#awaited.get(Number(fields[FIELD.replyTo]))?.(new Unmarshalled(whole.subarray(start)));
    if (whole[1] !== CALL || fields[FIELD.member] !== "Notify") return;
    const body = new Unmarshalled(whole.subarray(start));
    const application = body.text();
    body.uint32();
    body.text();
    this.shown.push({ application, summary: body.text(), body: body.text() });
    const sender = String(fields[FIELD.sender]);
    this.#call("GetConnectionUnixUser", "s", new Marshalled().text(sender).bytes).then(
      (uid) => this.senders.push(uid.uint32()),
      () => {},
    );
    const reply = { replyTo: whole.readUInt32LE(8), destination: sender, signature: "u" };
    this.#socket.write(
      message(RETURN, this.#serial++, reply, new Marshalled().uint32(this.shown.length).bytes),
    );
  }
}

function listens(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path, () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}
