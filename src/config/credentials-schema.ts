/** The section `credentials`: keys that the agent never has, and where they may go. */
import * as z from "zod";
import type { CredentialRule, CredentialSource } from "../credentials/credential-rule.ts";
import { parseCredentialHost } from "../credentials/destination.ts";
import { parseHeaderForm, USUAL_HEADERS } from "../credentials/header-form.ts";
import { ValueError } from "../registry/value-error.ts";
import { parsedBy, seconds } from "./schema-parts.ts";

const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]{0,127}$/;
const variable = () => z.string().regex(VARIABLE, "the name of an environment variable");

const place = () =>
  z.strictObject({
    host: parsedBy(z.string(), parseCredentialHost).describe(
      "Host, with its port if that is not 443. A host on this machine needs a port.",
    ),
    paths: z
      .array(z.string().regex(/^[/*]/, "begins with / or *"))
      .min(1)
      .prefault(["*"])
      .describe("Paths; `*` is any number of characters, `/` too, and `?` is one."),
  });

const shape = () =>
  z.strictObject({
    env: variable().optional().describe("Variable of netmon's own environment; the agent does not get it."),
    file: z
      .string()
      .regex(/^\//, "not an absolute path")
      .optional()
      .describe("File with the key, an absolute path. The agent's user must not be able to read it."),
    exec: z
      .array(z.string().min(1))
      .min(1)
      .max(64)
      .optional()
      .describe("Command that prints the key, run without a shell as the user who starts netmon."),
    systemd: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,254}$/, "the name of a credential")
      .optional()
      .describe("Name given to `LoadCredential=` in the unit of the service."),
    to: z
      .array(place())
      .min(1)
      .max(64)
      .describe("Where the key may go: only over TLS or to this machine, and never on a redirect."),
    headers: z
      .array(parsedBy(z.string(), parseHeaderForm))
      .min(1)
      .max(16)
      .prefault([...USUAL_HEADERS])
      .describe("Header fields in which the placeholder becomes the key: `NAME`, or `NAME: SCHEME`."),
    variables: z
      .array(variable())
      .max(16)
      .optional()
      .describe("The agent's variables that get the placeholder; default: the one of `env`."),
    ttl_seconds: seconds
      .optional()
      .describe("The key is read again when it is older; default: only when it is refused with 401."),
  });

/** Exactly one source. Throws ValueError. */
function rule(value: z.output<ReturnType<typeof shape>>): Omit<CredentialRule, "name"> {
  const { env, file, exec, systemd } = value;
  const sources: CredentialSource[] = [
    ...(env === undefined ? [] : [{ kind: "env", variable: env } as const]),
    ...(file === undefined ? [] : [{ kind: "file", path: file } as const]),
    ...(exec === undefined ? [] : [{ kind: "exec", command: exec } as const]),
    ...(systemd === undefined ? [] : [{ kind: "systemd", file: systemd } as const]),
  ];
  const [source] = sources;
  if (source === undefined || sources.length > 1)
    throw new ValueError(
      source === undefined ? "has no source" : "has several sources",
      "give one of env, file, exec and systemd",
    );
  return {
    source,
    to: value.to,
    headers: value.headers,
    variables: value.variables ?? (env === undefined ? [] : [env]),
    ttlMs: value.ttl_seconds === undefined ? null : value.ttl_seconds * 1000,
  };
}

const name = () => z.string().regex(/^[a-z0-9][a-z0-9_-]{0,31}$/, "letters a-z, digits, - and _, at most 32");

export const credentials = () => z.record(name(), parsedBy(shape(), rule));
