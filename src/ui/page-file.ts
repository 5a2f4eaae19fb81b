/** The page's single file, with a policy under which only its own scripts and styles apply. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { InstallationError, netmonPackage, shippedFile } from "../native/built-file.ts";

/** Returns the file, and its Content-Security-Policy (CSP Level 3). Throws InstallationError. */
export function readPage(): { bytes: Buffer; policy: string } {
  const path = shippedFile(netmonPackage().built ? "lib/page.html" : "dist/lib/page.html");
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new InstallationError(`${path} is missing: install netmon again, or run \`make build\``, { cause });
  }
  const text = bytes.toString();
  const hashes = (tag: "script" | "style"): string =>
    [...text.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, "g"))]
      .map(([, body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`)
      .join(" ");
  const policy = [
    "default-src 'none'",
    `script-src ${hashes("script")}`,
    `style-src ${hashes("style")}`,
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  return { bytes, policy };
}
