/** A self-signed certificate for 127.0.0.1 (RFC 5280), a new one for each call. */
import { generateKeyPairSync, randomBytes, sign, X509Certificate } from "node:crypto";

export interface Certificate {
  key: string;
  cert: string;
  /** `sha256:` and 64 hexadecimal digits. */
  fingerprint: string;
}

const DAY_MS = 86_400_000;

/** One DER element of less than 64 KiB. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));
const ECDSA_WITH_SHA256 = sequence(oid("2a8648ce3d040302"));
const COMMON_NAME = oid("550403");
const SUBJECT_ALT_NAME = oid("551d11");

function utcTime(ms: number): Buffer {
  return der(0x17, `${new Date(ms).toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`);
}

export function selfSigned(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, "127.0.0.1"))));
  const address = sequence(der(0x87, Buffer.from([127, 0, 0, 1])));
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // v3
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, address)))),
  );
  const signature = sign("sha256", signed, privateKey);
  const certificate = new X509Certificate(
    sequence(signed, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature)),
  );
  return {
    key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    cert: certificate.toString(),
    fingerprint: `sha256:${certificate.fingerprint256.replaceAll(":", "").toLowerCase()}`,
  };
}
