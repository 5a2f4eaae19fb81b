/** JSON that is small to send and large to parse, or large in one string, as values for a message. */

const repeated = (unit: string, bytes: number): string =>
  unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

/** By name: the JSON text of a value of about so many bytes; `valid`: a parser takes it. */
export const COSTLY: readonly { name: string; value: (bytes: number) => string; cheap: boolean }[] = [
  { name: "empty arrays", value: (n) => `[${repeated("[],", n)}[]]`, cheap: false },
  { name: "empty objects", value: (n) => `[${repeated("{},", n)}{}]`, cheap: false },
  { name: "numbers", value: (n) => `[${repeated("1,", n)}1]`, cheap: false },
  { name: "nested arrays", value: (n) => repeated("[", n / 2) + repeated("]", n / 2), cheap: false },
  {
    name: "nested objects",
    value: (n) => `${repeated('{"":', (n * 4) / 5)}1${repeated("}", n / 5)}`,
    cheap: false,
  },
  { name: "short strings", value: (n) => `[${repeated('"a",', n)}"a"]`, cheap: false },
  { name: "many keys", value: (n) => manyKeys(n), cheap: false },
  { name: "one key again", value: (n) => `{${repeated('"a":1,', n)}"a":1}`, cheap: false },
  { name: "base64", value: (n) => `"${repeated("iVBORw0KGgoAAAANSUhEUgAAB4", n)}"`, cheap: true },
  {
    name: "lines of text",
    value: (n) => `"${repeated("A line of text that somebody wrote.\\n", n)}"`,
    cheap: true,
  },
  { name: "escapes", value: (n) => `"${repeated('\\"', n)}"`, cheap: true },
  { name: "unicode escapes", value: (n) => `"${repeated("\\u00e9", n)}"`, cheap: true },
  { name: "backslashes", value: (n) => `"${repeated("\\\\", n)}"`, cheap: true },
  { name: "Chinese", value: (n) => `"${repeated("必须", n)}"`, cheap: true },
  { name: "number signs", value: (n) => `"${repeated("#", n)}"`, cheap: true },
  { name: "white space", value: (n) => `${repeated(" ", n)}1`, cheap: true },
];

function manyKeys(bytes: number): string {
  const members: string[] = [];
  for (let size = 0, at = 0; size < bytes; at++) {
    const member = `"k${at.toString(36)}":${at % 10}`;
    members.push(member);
    size += member.length + 1;
  }
  return `{${members.join(",")}}`;
}
