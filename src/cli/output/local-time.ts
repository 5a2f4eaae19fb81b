/** Times for people: in the zone of who reads, which a list says once. Files and JSON have RFC 3339 in UTC. */

const two = (value: number): string => String(value).padStart(2, "0");

/** `2026-11-21`; `timestamp`: RFC 3339. */
export function localDay(timestamp: string): string {
  const at = new Date(timestamp);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** `17:20:03`. */
export function localTimeOfDay(timestamp: string): string {
  const at = new Date(timestamp);
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

/** Milliseconds of RFC 3339 with any fraction: `.123`. */
export function milliseconds(timestamp: string): string {
  return `.${String(new Date(timestamp).getMilliseconds()).padStart(3, "0")}`;
}

/** `2026-11-21 17:20:03`. */
export function localTime(timestamp: string): string {
  return `${localDay(timestamp)} ${localTimeOfDay(timestamp)}`;
}

let known: { of: string | undefined; zone: string } | null = null;

/** `Europe/Zurich`, `UTC`: a name, since the offset of a zone changes within a list. */
export function zoneName(): string {
  const of = process.env.TZ;
  if (known === null || known.of !== of) {
    const { timeZone = "local time" } = Intl.DateTimeFormat().resolvedOptions();
    known = { of, zone: /^(?:Etc\/)?(?:UTC|UCT|Zulu|GMT)$/.test(timeZone) ? "UTC" : timeZone };
  }
  return known.zone;
}
