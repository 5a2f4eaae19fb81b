// same-objects.mjs EXPECTED FOUND: whether two files of manifests have the same objects, but for namespaces themselves and
// comments. FOUND may have its order.

import { deepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { parse, parseAllDocuments } from "yaml";

const objects = (file) =>
  parseAllDocuments(readFileSync(file, "utf8"))
    .map((document) => document.toJS())
    .filter((object) => object !== null && object.kind !== "Namespace")
    .map((object) => (object.kind === "ConfigMap" ? { ...object, data: read(object.data) } : object))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
/** The texts of a ConfigMap are configurations: how they are written does not count. */
const read = (data) => Object.fromEntries(Object.entries(data).map(([name, text]) => [name, parse(text)]));

const [, , expected, found] = process.argv;
deepStrictEqual(objects(found), objects(expected));
console.log(`ok: the chart renders ${expected}`);
