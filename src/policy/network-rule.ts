/** Numbers of IP protocols. */
export const TCP = 6;
export const UDP = 17;

/** One rule of the kernel table: what may be reached at an address or a range, and who says so. */
export interface NetworkRule {
  /** Where the rule comes from, e.g. `sandbox.mcp.servers[0]`, `sandbox.network.deny[2]`. */
  source: string;
  /** Declared servers at this address; empty for the allow and deny lists. */
  servers: string[];
  /** The configured host name or address; null for ranges and `*`. */
  host: string | null;
  /** 16 bytes in network order, IPv4 as v4-mapped. */
  addr: Uint8Array;
  /** 0..128 over the 16 bytes: an IPv4 /24 is 120. */
  prefix: number;
  /** Host order; 0: any. */
  port: number;
  /** IP protocol number; 0: any. */
  protocol: number;
  action: "allow" | "deny";
  /** Set where the rule is for this very address: an address of this host does not stand for all of them. */
  exact?: boolean;
  /**
   * The names by which the address has this rule: whoever answers for them said so. Absent: the rule is for the
   * address itself, or gives way to nothing (shared-address.ts).
   */
  names?: ReadonlySet<string>;
  /** What it allows is always an event. */
  report?: boolean;
}
