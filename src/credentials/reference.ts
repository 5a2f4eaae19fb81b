/**
 * `${credential:NAME}` in a header of netmon's own configuration: it stands for that credential's placeholder, which
 * becomes the key where an agent's would (outgoing.ts), and nowhere else.
 */
import { append } from "../collections/long-lists.ts";
import { CredentialError, type CredentialRule } from "./credential-rule.ts";
import { objectionToPlace } from "./destination.ts";
import { headerFormText, keyInField } from "./header-form.ts";
import type { Keyring } from "./keyring.ts";

const ANY = /\$\{credential:([^}]*)\}/g;

export function credentialReferences(text: string): string[] {
  return [...text.matchAll(ANY)].map(([, name = ""]) => name);
}

/** The value of a header with placeholders in the place of references. Throws CredentialError for one to no credential of the session. */
export function withPlaceholders(value: string, keyring: Keyring | null): string {
  return value.replace(ANY, (_, name: string) => {
    const placeholder = keyring?.placeholderOf(name) ?? null;
    if (placeholder === null) throw new CredentialError(`there is no credential ${JSON.stringify(name)}`);
    return placeholder;
  });
}

export interface ReferenceProblem {
  /** The header field. */
  field: string;
  message: string;
  hint: string;
}

/** Finds the references in the headers of a server that can never become a key. */
export function referenceProblems(
  { url, headers }: { url: string; headers: Readonly<Record<string, { reveal(): string }>> },
  rules: Readonly<Record<string, Pick<CredentialRule, "to" | "headers">>>,
): ReferenceProblem[] {
  const { origin, pathname: path } = new URL(url);
  const fields = Object.keys(headers).flatMap((name) => [name, ""]);
  const problems: ReferenceProblem[] = [];
  for (const [field, secret] of Object.entries(headers)) {
    const value = secret.reveal();
    const wrong = credentialReferences(value).flatMap((name): Omit<ReferenceProblem, "field">[] => {
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (rule === undefined)
        return [
          { message: `there is no credential ${JSON.stringify(name)}`, hint: "declare it in credentials" },
        ];
      const written = `\${credential:${name}}`;
      if (!rule.headers.some((form) => keyInField(form, field.toLowerCase(), value) === written)) {
        const forms = rule.headers.map(headerFormText).join(", ");
        const message = `credential ${name} does not go into this header, or not in this form`;
        return [{ message, hint: `credentials.${name}.headers are ${forms}` }];
      }
      const objection = objectionToPlace(rule.to, { origin, path, fields });
      if (objection === null) return [];
      return [{ message: `credential ${name}: ${objection}`, hint: `see credentials.${name}.to` }];
    });
    append(
      problems,
      wrong.map((one) => ({ field, ...one })),
    );
  }
  return problems;
}
