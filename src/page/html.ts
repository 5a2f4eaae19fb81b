/** Markup as tagged templates: inserted values are text or nodes, never markup. */
import htm from "htm";
import { h, type VNode } from "preact";

type Html = (strings: TemplateStringsArray, ...values: unknown[]) => VNode;

export const html = (htm as unknown as { bind(create: typeof h): Html }).bind(h);
