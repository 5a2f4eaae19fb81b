/** Addresses that are never learned, in any notation. */
import { expect, it } from "vitest";
import { isSpecialAddress } from "../../../../src/dns/proxy/special-address.ts";
import { outsideAddresses } from "../../../../src/dns/resolver/name-service.ts";
import { canonicalAddress } from "../../../../src/registry/address.ts";

/** This host, many hosts or none, and what clouds give credentials at. */
const SPECIAL4 = [
  ...["127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3"],
  ...["224.0.0.1", "240.0.0.1", "254.1.2.3", "255.255.255.255"],
  ...["169.254.169.254", "169.254.170.2", "100.100.100.200", "168.63.129.16", "192.0.0.192"],
];
const SPECIAL6 = [
  ...["::", "::1", "fe80::1", "ff02::1", "100::1", "fec0::1", "feff::1"],
  ...["fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254", "fd00:42::42"],
];
const ORDINARY4 = [
  "10.0.0.1",
  "192.168.1.1",
  "172.16.0.1",
  "100.64.0.1",
  "93.184.216.34",
  "168.63.129.17",
  "192.0.2.1",
];
const ORDINARY6 = ["fd00::1", "2001:db8::1", "2606:4700::1111", "fd00:ec3::254", "fd20:ce::253"];

const hex = (v4: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = v4.split(".").map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
};
/** All the ways to write an IPv4 address. */
const forms = (v4: string): string[] => [
  ...[v4, `::ffff:${v4}`, `::ffff:${hex(v4)}`, `::ffff:0:${v4}`],
  ...[`64:ff9b::${v4}`, `64:ff9b:1::${v4}`, `2002:${hex(v4)}::`, `2002:${hex(v4)}::1`],
  // ::0.0.0.x is not an address of IPv4
  ...(v4.startsWith("0.0.") ? [] : [`::${v4}`]),
];

it.each([...SPECIAL4.flatMap(forms), ...SPECIAL6])("%s is never learned", (text) => {
  const address = canonicalAddress(text) ?? "";
  expect(isSpecialAddress(address)).toBe(true);
  expect(outsideAddresses({ kind: "addresses", addresses: [{ address, ttl: 1 }] }).kind).toBe("failure");
});

it.each([...ORDINARY4.flatMap(forms), ...ORDINARY6])("%s is", (text) => {
  expect(isSpecialAddress(canonicalAddress(text) ?? "")).toBe(false);
});
