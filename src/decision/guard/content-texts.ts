/**
 * Extracts what a model reads of a result, a prompt, a resource or a server's request: every string, keys that are
 * sentences, and blobs that are text, but not the bytes of images, audio and other blobs. The text is split into pieces
 * that are quick to scan.
 *
 * Fails open: text beyond the limit is not scanned, but counted.
 */
import { isUtf8 } from "node:buffer";

/** A string, or a part of one. */
export interface TextPiece {
  /** JSON pointer to the string. */
  pointer: string;
  /** Position in the string, in UTF-16 code units. */
  offset: number;
  text: string;
}

export interface ContentTexts {
  pieces: TextPiece[];
  /** Bytes of UTF-8 that are left out. */
  unscanned: number;
}

/** UTF-16 code units of a piece, which takes about a millisecond to scan. */
const PIECE = 4096;
/** Overlap of two pieces, so that a sentence is complete in one of them. */
const OVERLAP = 256;
/** Base64, in blocks of content (`data`) and of resources (`blob`). */
const BLOB_KEYS = new Set(["data", "blob"]);
const NO_TEXT = /^\s*(?:image|audio|video|font)\//i;
const TEXT = /^\s*text\/|json|xml|yaml|script/i;
const ODD_KEY = /[~/]/;
/** Matches keys that are not names of fields. */
const SENTENCE = /[^\w$:.@/-]/;

interface Node {
  value: unknown;
  key: string;
  parent: Node | null;
}

/** `maxBytes`: limit on the UTF-8 bytes of all strings together. */
export function contentTexts(content: unknown, maxBytes: number): ContentTexts {
  const pieces: TextPiece[] = [];
  let left = maxBytes;
  let unscanned = 0;
  const stack: Node[] = [{ value: content, key: "", parent: null }];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const { value } = node;
    if (typeof value === "string") {
      const bytes = Buffer.byteLength(value);
      const text = bytes <= left ? value : beginning(value, left);
      const read = text.length === value.length ? bytes : Buffer.byteLength(text);
      left = Math.max(0, left - read);
      unscanned += bytes - read;
      if (text !== "") {
        const pointer = pointerTo(node);
        for (const piece of piecesOf(text)) pieces.push({ pointer, ...piece });
      }
    } else if (typeof value === "object" && value !== null) {
      const mimeType = Array.isArray(value) ? undefined : (value as { mimeType?: unknown }).mimeType;
      for (const [key, child] of Object.entries(value).reverse()) {
        const isBlob = mimeType !== undefined && typeof child === "string" && BLOB_KEYS.has(key);
        const read = isBlob ? blobText(child, mimeType) : child;
        if (read !== null) stack.push({ value: read, key, parent: node });
        if (SENTENCE.test(key) && !Array.isArray(value)) stack.push({ value: key, key, parent: node });
      }
    }
  }
  return { pieces, unscanned };
}

/** Returns a copy, since a slice would keep all of a large string in memory while it waits to be scanned. */
function beginning(text: string, length: number): string {
  return Buffer.from(text.slice(0, length), "utf16le").toString("utf16le");
}

/** Returns null if the blob is not text. Hosts show the model text that arrives as a resource's `blob`. */
function blobText(base64: string, mimeType: unknown): string | null {
  const type = typeof mimeType === "string" ? mimeType : "";
  if (NO_TEXT.test(type)) return null;
  const bytes = Buffer.from(base64, "base64");
  return TEXT.test(type) || isUtf8(bytes) ? bytes.toString("utf8") : null;
}

/** RFC 6901 section 3. */
function pointerTo({ key, parent }: Node): string {
  let pointer = "";
  for (let [name, above] = [key, parent]; above !== null; { key: name, parent: above } = above)
    pointer = `/${ODD_KEY.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name}${pointer}`;
  return pointer;
}

function piecesOf(text: string): { offset: number; text: string }[] {
  const pieces: { offset: number; text: string }[] = [];
  for (let start = 0; ; start += PIECE - OVERLAP) {
    pieces.push({ offset: start, text: text.slice(start, start + PIECE) });
    if (start + PIECE >= text.length) return pieces;
  }
}
