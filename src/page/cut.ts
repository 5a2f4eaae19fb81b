/**
 * A name that is cut in the middle where there is no room: its beginning and its end tell it from others. The parts are
 * drawn by the style sheet, so that the text itself stays whole for readers, searches and copies.
 */
import { html } from "./html.ts";

/** Characters of the end that always stay. */
const END = 10;

export function Cut({ text }: { text: string }) {
  const at = text.length < END * 1.5 ? text.length : text.length - END;
  return html`<span class="cut" title=${text}><span class="sr">${text}</span><i aria-hidden="true" data-part=${text.slice(0, at)} /><i class="end" aria-hidden="true" data-part=${text.slice(at)} /></span>`;
}
