/** A self-signed certificate for 127.0.0.1, made by openssl in a directory that is gone afterwards. */
import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Certificate {
  key: string;
  cert: string;
  /** `sha256:` and 64 hexadecimal digits. */
  fingerprint: string;
}

export function selfSigned(): Certificate {
  const dir = mkdtempSync(join(tmpdir(), "certificate-"));
  try {
    const [key, cert] = [join(dir, "key.pem"), join(dir, "cert.pem")];
    const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
    const type = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
    execFileSync("openssl", ["req", "-x509", ...type, ...subject, "-keyout", key, "-out", cert], {
      stdio: "pipe",
    });
    const pem = readFileSync(cert, "utf8");
    const digest = new X509Certificate(pem).fingerprint256.replaceAll(":", "").toLowerCase();
    return { key: readFileSync(key, "utf8"), cert: pem, fingerprint: `sha256:${digest}` };
  } finally {
    rmSync(dir, { recursive: true });
  }
}
