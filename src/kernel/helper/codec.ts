/**
 * Encodes and decodes the messages of proto/helper.proto, which is the single source for both languages.
 *
 * Strict where it protects us: it refuses a field of another type than declared, an enum value without a name, text
 * that is not UTF-8 and a request with a wrong or unknown member. Fields unknown to this version are ignored, as
 * protobuf prescribes.
 */
import protobuf from "protobufjs/light.js";
import { protocolSchema } from "../../native/protocol-schema.ts";
import { HelperError } from "./error.ts";
import type { CallName, Calls, Hello, Error as Refusal } from "./messages.ts";

const PACKAGE = "netmon.helper.v1";

export interface DecodedReply<K extends CallName> {
  /** Exactly one of error and result is set. */
  error: Refusal | null;
  result: Calls[K]["reply"] | null;
  /** Names of the descriptors that accompany the frame, in order. */
  fds: string[];
}

let schema: protobuf.Root | undefined;

export function encodeRequest<K extends CallName>(call: K, request: Calls[K]["request"]): Uint8Array {
  const type = messageType("Request");
  return type.encode(type.fromObject(toMessage(type, { [call]: request }, "request"))).finish();
}

/** @throws HelperError `protocol` */
export function decodeHello(frame: Uint8Array): Hello {
  return decode("Hello", frame) as unknown as Hello;
}

/** @throws HelperError `protocol`, also if the reply is not one to `call` */
export function decodeReply<K extends CallName>(call: K, frame: Uint8Array): DecodedReply<K> {
  const object = decode("Reply", frame);
  const error = (object.error as Refusal | undefined) ?? null;
  const result = (object[call] as Calls[K]["reply"] | undefined) ?? null;
  if ((error === null) === (result === null)) throw broken(`the reply is not one to ${call}`);
  return { error, result, fds: object.fds as string[] };
}

/** Returns a message type of the protocol by name, e.g. `Request`. */
export function messageType(name: string): protobuf.Type {
  if (schema === undefined) {
    schema = protobuf.Root.fromJSON(protocolSchema("helper"));
    schema.resolveAll();
  }
  return schema.lookupType(`${PACKAGE}.${name}`);
}

function decode(name: string, frame: Uint8Array): Record<string, unknown> {
  const type = messageType(name);
  let message: protobuf.Message;
  try {
    const reader = protobuf.Reader.create(frame);
    reader.discardUnknown = false; // kept to distinguish a known field of a wrong type from a new one
    message = type.decode(reader);
  } catch (cause) {
    throw broken(`a ${name} cannot be decoded: ${String(cause)}`);
  }
  return toPlain(type, message);
}

/** Converts a decoded message to the plain object of messages.ts; absent fields get their defaults. */
function toPlain(type: protobuf.Type, message: object): Record<string, unknown> {
  const fields = message as Record<string, unknown> & { $unknowns?: Uint8Array[] };
  for (const raw of fields.$unknowns ?? []) {
    // The decoder takes a known field with another wire type for an unknown one.
    const known = type.fieldsById[protobuf.Reader.create(raw).uint32() >>> 3];
    if (known !== undefined) throw broken(`${type.name}.${known.name} has the wrong type`);
  }
  const plain: Record<string, unknown> = {};
  for (const field of type.fieldsArray) {
    if (field.partOf && !Object.hasOwn(fields, field.name)) continue;
    const value = fields[field.name];
    plain[field.name] = field.repeated
      ? (value as unknown[]).map((item) => plainValue(field, item))
      : plainValue(field, value);
  }
  return plain;
}

function plainValue(field: protobuf.Field, value: unknown): unknown {
  const { resolvedType } = field;
  if (resolvedType instanceof protobuf.Type) return toPlain(resolvedType, value as object);
  if (resolvedType instanceof protobuf.Enum) {
    const word = enumWords(resolvedType).get(value as number);
    if (word === undefined) throw broken(`${field.fullName} has the unknown value ${String(value)}`);
    return word;
  }
  if (field.type === "uint64") return BigInt(String(value));
  // The default of an absent bytes field is an array.
  return field.type === "bytes" ? Buffer.from(value as Uint8Array) : value;
}

/** The words of an enum by number: ANSWER_YES of enum Answer is `yes`. */
export function enumWords(type: protobuf.Enum): Map<number, string> {
  const prefix = `${type.name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()}_`;
  const entries = Object.entries(type.values);
  return new Map(entries.map(([name, id]) => [id, name.replace(prefix, "").toLowerCase()]));
}

/** The request in protobufjs's form, after a check of every member. */
function toMessage(type: protobuf.Type, plain: object, where: string): Record<string, unknown> {
  const message: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(plain)) {
    const field = type.fields[name]?.resolve();
    if (field === undefined) throw new TypeError(`${where}.${name} is not a field of ${type.name}`);
    if (field.repeated && !Array.isArray(value)) throw new TypeError(`${where}.${name} must be an array`);
    message[name] = field.repeated
      ? (value as unknown[]).map((item, i) => messageValue(field, item, `${where}.${name}[${i}]`))
      : messageValue(field, value, `${where}.${name}`);
  }
  return message;
}

function messageValue(field: protobuf.Field, value: unknown, where: string): unknown {
  if (field.resolvedType instanceof protobuf.Type && typeof value === "object" && value !== null)
    return toMessage(field.resolvedType, value, where);
  const fits = FITS[field.type];
  if (fits === undefined || !fits(value)) throw new TypeError(`${where} is not a valid ${field.type}`);
  return field.type === "uint64" ? String(value) : value;
}

/** Checks for the scalar types that requests use. */
const FITS: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === "string",
  bool: (value) => typeof value === "boolean",
  bytes: (value) => value instanceof Uint8Array,
  uint32: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 32,
  uint64: (value) => typeof value === "bigint" && value >= 0n && value < 1n << 64n,
};

function broken(what: string): HelperError {
  return new HelperError(
    "protocol",
    `netmon-bpf does not keep to the protocol: ${what}; run \`make build\` so that both come from the same sources`,
  );
}
