/** IP protocol numbers. */
export const TCP = 6;
export const UDP = 17;

/** One rule of the kernel table: what may be reached at an address or a range, and where the rule comes from. */
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
  /** Whether the rule is for exactly this address: an address of this host does not stand for all of them. */
  exact?: boolean;
  /**
   * The names because of which the address has this rule, as claimed by their name servers. Missing: the rule is for
   * the address itself, or never yields (shared-address.ts).
   */
  names?: ReadonlySet<string>;
  /** Whether no denial by name yields where this is allowed. */
  bounded?: true;
  /** Whether every connection that the rule allows is an event. */
  report?: boolean;
}
