/** A registry of npm with one package, of which the test publishes versions. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

export class NpmRegistry {
  readonly #directory: string;
  readonly #server: Server;
  readonly #name: string;
  readonly #versions = new Map<string, { tarball: Buffer; published: Date }>();

  private constructor(directory: string, name: string) {
    this.#directory = directory;
    this.#name = name;
    this.#server = createServer((request, response) => {
      const [, version = ""] = /-(\d+\.\d+\.\d+)\.tgz$/.exec(request.url ?? "") ?? [];
      const stored = this.#versions.get(version);
      if (stored === undefined) {
        response.setHeader("content-type", "application/json").end(JSON.stringify(this.#packument()));
        return;
      }
      response.setHeader("last-modified", stored.published.toUTCString()).end(stored.tarball);
    });
  }

  static async start(directory: string, name: string): Promise<NpmRegistry> {
    const registry = new NpmRegistry(directory, name);
    await new Promise<void>((resolve) => registry.#server.listen(0, "127.0.0.1", resolve));
    return registry;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** `code`: of its program, which `more` other files lie beside. */
  publish(version: string, code: string, published = new Date(0), more = 0): void {
    const place = join(this.#directory, "package");
    mkdirSync(place, { recursive: true });
    const manifest = { name: this.#name, version, bin: { [this.#name]: "server.js" } };
    writeFileSync(join(place, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(place, "server.js"), `#!/usr/bin/env node\n${code}`, { mode: 0o755 });
    for (let at = 0; at < more; at++) writeFileSync(join(place, `part-${at}.js`), `exports.part = ${at};\n`);
    const file = join(this.#directory, "package.tgz");
    execFileSync("tar", ["-czf", file, "-C", this.#directory, "package"]);
    this.#versions.set(version, { tarball: readFileSync(file), published });
    rmSync(place, { recursive: true });
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  #packument(): object {
    const versions = [...this.#versions].map(([version, { tarball }]) => {
      const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
      const dist = { tarball: `${this.url}${this.#name}/-/${this.#name}-${version}.tgz`, integrity };
      return [version, { name: this.#name, version, bin: { [this.#name]: "server.js" }, dist }];
    });
    const latest = [...this.#versions.keys()].at(-1);
    return { name: this.#name, "dist-tags": { latest }, versions: Object.fromEntries(versions) };
  }
}
