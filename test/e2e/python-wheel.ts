/** A wheel of a Python package that has one module, which is an MCP server, and a console script of its name. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const SERVER = `import json, sys
def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "id" in message:
            print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": {"version": VERSION}}), flush=True)
`;

/** Zips the files, with a RECORD: pip takes no wheel without. */
const ZIP = `
import base64, hashlib, json, sys, zipfile
path, info, files = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
digest = lambda text: base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
lines = [f"{name},sha256={digest(text)},{len(text)}" for name, text in files.items()]
with zipfile.ZipFile(path, "w") as wheel:
    for name, text in files.items(): wheel.writestr(name, text)
    wheel.writestr(f"{info}/RECORD", "\\n".join([*lines, f"{info}/RECORD,,"]) + "\\n")
`;

/** Returns its path. */
export function writeWheel(directory: string, name: string, version: string): string {
  const module = name.replaceAll("-", "_");
  const info = `${module}-${version}.dist-info`;
  const files = {
    [`${module}/__init__.py`]: `VERSION = ${JSON.stringify(version)}\n${SERVER}`,
    [`${module}/__main__.py`]: `from ${module} import main\nmain()\n`,
    [`${info}/METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`,
    [`${info}/WHEEL`]: "Wheel-Version: 1.0\nGenerator: netmon\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    [`${info}/entry_points.txt`]: `[console_scripts]\n${name} = ${module}:main\n`,
  };
  const path = join(directory, `${module}-${version}-py3-none-any.whl`);
  execFileSync("python3", ["-c", ZIP, path, info, JSON.stringify(files)]);
  return path;
}
