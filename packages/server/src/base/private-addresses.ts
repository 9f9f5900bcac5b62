import { BlockList, isIP } from "node:net";

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateNetworks.addSubnet(network, bits, "ipv4");
}
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");

/**
 * Whether a listener at this IP address or host name can be reached only from this machine or a private network; false
 * for IP addresses such as `0.0.0.0` and for all names but `localhost`.
 */
export function isPrivateAddress(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return host === "localhost";
  return privateNetworks.check(host, version === 4 ? "ipv4" : "ipv6");
}
