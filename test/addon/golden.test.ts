/**
 * The frames of proto/golden, which the Go helper's tests read too: both languages interpret the same bytes in the
 * same way. NAME.bin is a frame with its length, NAME.json its message as protobuf JSON.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import protobuf from "protobufjs";
import { describe, expect, it } from "vitest";
import { decodeHello, decodeReply, encodeRequest, messageType } from "../../src/kernel/helper/codec.ts";
import type { CallName, Calls } from "../../src/kernel/helper/messages.ts";
import { HERE } from "./fixture.ts";

type Json = Record<string, unknown>;

const DIRECTORY = join(HERE, "../../proto/golden");
const frames = readdirSync(DIRECTORY)
  .filter((name) => name.endsWith(".json"))
  .map((name) => {
    const { message, value } = JSON.parse(readFileSync(join(DIRECTORY, name), "utf8")) as {
      message: string;
      value: Json;
    };
    return {
      name: name.replace(".json", ""),
      message,
      value,
      frame: readFileSync(join(DIRECTORY, name.replace(".json", ".bin"))),
    };
  });

/** Protobuf JSON of a message as this side has it: defaults left out, bytes in base64, 64 bits as text. */
function toJson(type: protobuf.Type, plain: Json): Json {
  const json: Json = {};
  for (const field of type.fieldsArray) {
    const value = plain[field.name];
    if (value === undefined) continue;
    const items = [value].flat().map((item) => jsonValue(field, item));
    if (field.repeated && items.length > 0) json[field.name] = items;
    const given =
      field.partOf !== null || !["", 0, false, "0", "ANSWER_UNKNOWN"].includes(items[0] as string);
    if (!field.repeated && given) json[field.name] = items[0];
  }
  return json;
}

function jsonValue(field: protobuf.Field, value: unknown): unknown {
  if (field.resolvedType instanceof protobuf.Type) return toJson(field.resolvedType, value as Json);
  if (field.resolvedType instanceof protobuf.Enum) return `ANSWER_${String(value).toUpperCase()}`;
  if (Buffer.isBuffer(value)) return value.toString("base64");
  return typeof value === "bigint" ? String(value) : value;
}

/** The other way, for requests. */
function fromJson(type: protobuf.Type, json: Json): Json {
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => {
      const field = type.fields[name]?.resolve();
      if (field === undefined) throw new Error(`${name} is not in ${type.name}`);
      const items = [value].flat().map((item) => plainValue(field, item));
      return [name, field.repeated ? items : items[0]];
    }),
  );
}

function plainValue(field: protobuf.Field, value: unknown): unknown {
  if (field.resolvedType instanceof protobuf.Type) return fromJson(field.resolvedType, value as Json);
  if (field.type === "bytes") return Buffer.from(String(value), "base64");
  return field.type === "uint64" ? BigInt(String(value)) : value;
}

/** The one call in a request or reply. */
function callIn(value: Json): CallName {
  return Object.keys(value).find((key) => key !== "fds" && key !== "error") as CallName;
}

describe("golden frames", () => {
  it("are there for every kind of message", () => {
    expect(new Set(frames.map(({ message }) => message))).toEqual(new Set(["Hello", "Request", "Reply"]));
  });

  it.each(frames)("$name", ({ message, value, frame }) => {
    expect(frame.readUInt32LE(0)).toBe(frame.length - 4);
    const body = frame.subarray(4);
    if (message === "Request") {
      const call = callIn(value);
      const request = fromJson(messageType("Request"), value)[call] as Calls[CallName]["request"];
      expect(Buffer.from(encodeRequest(call, request)).toString("hex")).toBe(body.toString("hex"));
    } else if (message === "Hello") {
      expect(toJson(messageType("Hello"), { ...decodeHello(body) })).toEqual(value);
    } else {
      const call = callIn(value) ?? "probe";
      const { error, result, fds } = decodeReply(call, body);
      const reply = error === null ? { [call]: result, fds } : { error, fds };
      expect(toJson(messageType("Reply"), reply)).toEqual(value);
    }
  });
});
