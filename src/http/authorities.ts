/**
 * The certificate authorities that netmon trusts besides Node's: the system's store, SSL_CERT_FILE,
 * NODE_EXTRA_CA_CERTS, and the configured file. A company that reads TLS gives its machines an authority in one of
 * them, and sudo keeps no variable.
 *
 * On failure: a configured file that cannot be used throws OutgoingError. A file of the environment or the system is
 * left out, as Node leaves it out: then certificates that need it are refused.
 */
import { X509Certificate } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import { errorMessage } from "../errors/error-message.ts";
import { orElse } from "../errors/or-else.ts";
import { type Environment, OutgoingError } from "./proxy-environment.ts";

/** The system's store on Debian, Fedora, SUSE, Alpine. */
const STORES = [
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/certs/ca-bundle.crt",
  "/etc/ssl/ca-bundle.pem",
  "/etc/ssl/cert.pem",
];

const PEM = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----[^-]*-----END (?:TRUSTED )?CERTIFICATE-----/g;

/** Returns the TLS settings that trust them, made when first needed. `caFile`: configured; null: none. */
export function authorities(env: Environment, caFile: string | null): () => SecureContext {
  const own = caFile === null ? [] : configured(caFile);
  let context: SecureContext | null = null;
  return () => {
    context ??= createSecureContext({ ca: trusted(env, own) });
    return context;
  };
}

function trusted(env: Environment, own: readonly string[]): string[] {
  const files = [env.SSL_CERT_FILE, env.NODE_EXTRA_CA_CERTS, STORES.find((file) => existsSync(file))];
  const extra = files.flatMap((file) =>
    file ? orElse(() => certificatesIn(readFileSync(file, "utf8")), []) : [],
  );
  const all = [...rootCertificates, ...extra, ...own];
  return [...new Map(all.map((pem) => [pem.replace(/\s+/g, ""), pem])).values()];
}

/** Throws OutgoingError. */
function configured(file: string): string[] {
  const refuse = (why: string): OutgoingError =>
    new OutgoingError("ca_file", `proxy.ca_file ${JSON.stringify(file)}: ${why}`);
  let found: string[];
  try {
    found = certificatesIn(readFileSync(file, "utf8"));
    for (const pem of found) new X509Certificate(pem);
  } catch (error) {
    throw refuse(errorMessage(error));
  }
  if (found.length === 0) throw refuse("it holds no certificate in PEM (BEGIN CERTIFICATE)");
  return found;
}

function certificatesIn(text: string): string[] {
  return [...text.matchAll(PEM)].map(([pem]) => pem.replaceAll("TRUSTED ", ""));
}
