/** Markup as tagged templates: inserted values are text or nodes, never markup. */
import htm from "htm";
import { h, type VNode } from "preact";

type Html = (strings: TemplateStringsArray, ...values: unknown[]) => VNode;

/** Returns a handler that gives a field the text of the element. */
export const textInto = (field: { value: string }) => (event: Event) => {
  field.value = (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
};

/** Returns a handler that gives a field this value. */
export const setter =
  <T>(field: { value: T }, value: T) =>
  (): void => {
    field.value = value;
  };

export const html = (htm as unknown as { bind(create: typeof h): Html }).bind(h);
