import { BlockList, isIP } from "node:net";

/** Loopback, private, link-local and other networks that no public receiver uses (RFC 6890). */
const internalIpv4 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  internalIpv4.addSubnet(network, bits, "ipv4");
}

/** The only IPv6 addresses that are public. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/**
 * Networks within `globalUnicast` that are refused too: Teredo and other protocols, documentation, and 6to4, which can
 * lead to any IPv4 address.
 */
const reservedIpv6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  reservedIpv6.addSubnet(network, bits, "ipv6");
}

/**
 * IPv4 addresses written as IPv6: mapped ones, and those of a NAT64, which an IPv6 network uses to reach IPv4
 * receivers.
 */
const holdsIpv4 = new BlockList();
holdsIpv4.addSubnet("::ffff:0:0", 96, "ipv6");
holdsIpv4.addSubnet("64:ff9b::", 96, "ipv6");

/**
 * Whether the host of a URL is `localhost` or an IP address of an internal network. False for any other host name: its
 * IP addresses are checked when it is resolved.
 */
export function isInternalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  switch (isIP(host)) {
    case 4:
      return internalIpv4.check(host);
    case 6:
      return isInternalIpv6(host);
    default:
      return /(^|\.)localhost\.?$/i.test(host);
  }
}

function isInternalIpv6(address: string): boolean {
  // An address with a zone (`%eth0`) belongs to an interface of this machine.
  if (address.includes("%")) return true;
  if (holdsIpv4.check(address, "ipv6")) return internalIpv4.check(lastIpv4(address));
  return !globalUnicast.check(address, "ipv6") || reservedIpv6.check(address, "ipv6");
}

/** The last 32 bits of an IPv6 address. */
function lastIpv4(address: string): string {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const groups = written.split(":").map((group) => Number.parseInt(group || "0", 16));
  return groups
    .slice(-2)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
