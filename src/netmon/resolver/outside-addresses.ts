/**
 * Of what a name server or NSS says of a name, the addresses that it may speak of: not loopback, link-local (cloud
 * metadata), multicast and the like. Whoever answers for an allowed name could otherwise open this host's own services,
 * and whoever answers for a denied one could close netmon's proxy. /etc/hosts may name them: it is this host's own.
 *
 * Direction of failure: where nothing is left it is a failure, which keeps what was known before and is told.
 */
import { isSpecialAddress } from "../dns/special-address.ts";
import type { FamilyAnswer } from "./answer.ts";

export function outsideAddresses(answer: FamilyAnswer): FamilyAnswer {
  if (answer.kind !== "addresses") return answer;
  const addresses = answer.addresses.filter(({ address }) => !isSpecialAddress(address));
  if (addresses.length > 0) return { kind: "addresses", addresses };
  const [first] = answer.addresses;
  return {
    kind: "failure",
    error: `${first?.address} is no address for a name of DNS: give a rule with the address, or an entry of /etc/hosts`,
  };
}
