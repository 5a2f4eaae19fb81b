/**
 * The addresses that a name server or NSS may give for a name: not loopback, link-local (cloud
 * metadata), multicast and the like. Whoever answers for an allowed name could otherwise open this host's own services,
 * and whoever answers for a denied one could close netmon's proxy. /etc/hosts may name them: it is this host's own.
 *
 * Direction of failure: an empty result is a failure, which is reported and keeps what was known before.
 */
import { isSpecialAddress } from "../proxy/special-address.ts";
import type { FamilyAnswer } from "./answer.ts";

export function outsideAddresses(answer: FamilyAnswer): FamilyAnswer {
  if (answer.kind !== "addresses") return answer;
  const addresses = answer.addresses.filter(({ address }) => !isSpecialAddress(address));
  if (addresses.length > 0) return { kind: "addresses", addresses };
  const [first] = answer.addresses;
  return {
    kind: "failure",
    error: `${first?.address} is not an address for a name of DNS: give a rule with the address, or an entry of /etc/hosts`,
  };
}
