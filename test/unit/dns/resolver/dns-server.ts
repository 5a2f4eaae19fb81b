/** A DNS server on loopback, UDP and TCP on one port, that answers from a script. */
import dgram from "node:dgram";
import net from "node:net";
import packet, { type Packet, type Answer as Record } from "dns-packet";

export interface Reply {
  answers?: Record[];
  rcode?: number;
  /** Over UDP: an empty answer that says "ask over TCP". */
  truncate?: boolean;
}

/** null: no reply. */
export type ReplyFor = (name: string, type: string, transport: "udp" | "tcp") => Reply | null;

export interface DnsServer {
  address: string;
  asked: string[];
  reply: ReplyFor;
  close(): Promise<void>;
}

export async function dnsServer(reply: ReplyFor): Promise<DnsServer> {
  const server: DnsServer = { address: "", asked: [], reply, close: async () => {} };
  const answer = (query: Packet, transport: "udp" | "tcp"): Packet | null => {
    const question = query.questions?.[0];
    if (!question) return null;
    server.asked.push(`${transport} ${question.type} ${question.name}`);
    const found = server.reply(question.name, question.type, transport);
    if (!found) return null;
    const truncated = found.truncate === true && transport === "udp";
    const flags =
      packet.RECURSION_DESIRED |
      packet.RECURSION_AVAILABLE |
      (truncated ? packet.TRUNCATED_RESPONSE : 0) |
      (found.rcode ?? 0);
    return {
      type: "response",
      id: query.id ?? 0,
      flags,
      questions: query.questions ?? [],
      answers: truncated ? [] : (found.answers ?? []),
    };
  };

  const tcp = net.createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.on("data", (data) => {
      const response = answer(packet.streamDecode(data), "tcp");
      if (response) socket.write(packet.streamEncode(response));
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
  const { port } = tcp.address() as net.AddressInfo;
  const udp = dgram.createSocket("udp4");
  udp.on("message", (message, from) => {
    const response = answer(packet.decode(message), "udp");
    if (response) udp.send(packet.encode(response), from.port, from.address);
  });
  await new Promise<void>((resolve) => udp.bind(port, "127.0.0.1", resolve));
  server.address = `127.0.0.1:${port}`;
  server.close = async () => {
    await new Promise<void>((resolve) => udp.close(() => resolve()));
    await new Promise<void>((resolve) => tcp.close(() => resolve()));
  };
  return server;
}
