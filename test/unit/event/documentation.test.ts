/**
 * Compares docs/events.md and the JSON Schema with the shape that every event of every test is checked against.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EVERYWHERE, eventsPage } from "../../../tools/docs/events.ts";
import { eventJsonSchemaText } from "../../e2e/event-shape.ts";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

interface EventSchema {
  properties: Record<string, { const?: string; enum?: string[] }>;
}

const events = (JSON.parse(eventJsonSchemaText()) as { oneOf: EventSchema[] }).oneOf;

describe("docs/schema/events.schema.json", () => {
  it("is what the code says: make schema", () => {
    expect(read("docs/schema/events.schema.json")).toBe(eventJsonSchemaText());
  });
});

describe("docs/events.md", () => {
  const text = read("docs/events.md");

  it("is what the code says: make schema", () => {
    expect(text).toBe(eventsPage());
  });

  it("says what each field and each explained value means", () => {
    const rows = text.split("\n").filter((line) => line.startsWith("| `"));
    expect(rows.filter((row) => / \| +\|$/.test(row))).toEqual([]);
    expect(rows.length).toBeGreaterThan(300);
    const common = Object.entries(EVERYWHERE).filter(([, meaning]) => !text.includes(`| ${meaning} |`));
    expect(common, "said of no field").toEqual([]);
  });

  it.each(events.map((event) => [event.properties.type?.const ?? "", event] as const))(
    "tells of %s",
    (type, event) => {
      expect(text).toContain(`\n## ${type}\n`);
      for (const [field, schema] of Object.entries(event.properties)) {
        expect(text, `${type}.${field}`).toContain(`\`${field}\``);
        for (const value of schema.enum ?? [])
          expect(text, `${type}.${field}: ${value}`).toContain(`\`${value}\``);
      }
    },
  );
});
