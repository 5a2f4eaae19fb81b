/**
 * Whether an HTTP request to a listener of this machine is meant for it, and comes from no page of another site: a page
 * in a browser reaches loopback, and under a name of its own by DNS rebinding. For every listener of netmon's that is no
 * agent's own. Direction of failure: closed; a name that cannot be read is another's.
 */

/** The usual ones, which need not be taken apart as a URL; ports up to 59999. */
const PLAIN_LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::[1-5]?\d{1,4})?$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An address of a socket. */
export function isLoopback(address: string): boolean {
  return address === "::1" || LOOPBACK.test(addressName(address));
}

/** Loopback names, the address that was bound or connected to, and what the configuration adds; whatever the port. */
export function isOwnHost(
  host: string,
  localAddress: string | undefined,
  { bind, allowedHosts }: { bind: string; allowedHosts: readonly string[] },
): boolean {
  if (PLAIN_LOOPBACK.test(host)) return true;
  const name = hostname(`http://${host}`);
  if (name === null || !/^[^/?#@\\]+$/.test(host)) return false;
  const own = [bind, localAddress ?? ""].map(addressName);
  if (LOOPBACK.test(name) || own.includes(name)) return true;
  return allowedHosts.some((allowed) => {
    const [wanted, given] = [allowed.toLowerCase(), host.toLowerCase()];
    return wanted === given || wanted === name || addressName(wanted) === name;
  });
}

export function isKnownOrigin(origin: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.some((allowed) => allowed.toLowerCase() === origin.toLowerCase())) return true;
  const name = /^https?:\/\//i.test(origin) ? hostname(origin) : null;
  return name !== null && LOOPBACK.test(name);
}

function hostname(url: string): string | null {
  try {
    return new URL(url).hostname;
  } catch {
    return null;
  }
}

/** As `hostname` of a URL. */
function addressName(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, "");
  return bare.includes(":") && !bare.startsWith("[") ? `[${bare}]` : bare;
}
