/**
 * The types of the protocols between netmon's processes, which the files of `proto` alone have. In a package they are settled
 * (deploy/package/bundle.ts): files of another version may be there when they are needed.
 */
import { readFileSync } from "node:fs";
import protobuf from "protobufjs";
import { shippedFile } from "./built-file.ts";

export const PROTOCOLS = ["helper", "service"] as const;

export function protocolSchema(name: (typeof PROTOCOLS)[number]): protobuf.INamespace {
  return protobuf.parse(readFileSync(shippedFile(`proto/${name}.proto`), "utf8")).root.toJSON();
}
