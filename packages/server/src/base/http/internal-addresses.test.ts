import { describe, expect, test } from "vitest";
import { isInternalHost } from "./internal-addresses.ts";

/** The host as a URL normalises it: every notation of an IPv4 address becomes the same. */
const hostOf = (host: string) => new URL(`https://${host}/hook`).hostname;

describe("a receiver at", () => {
  test.each([
    "localhost",
    "LOCALHOST",
    "localhost.",
    "erp.localhost",
    "127.0.0.1",
    "127.0.0.1.",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "017700000001",
    "0177.0.0.1",
    "127.0.0.0x1",
    "１２７.０.０.１",
    "0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "255.255.255.255",
    "[::]",
    "[::1]",
    "[0:0:0:0:0:0:0:1]",
    "[::127.0.0.1]",
    "[::8.8.8.8]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::ffff:10.0.0.1]",
    "[::ffff:0:127.0.0.1]",
    "[64:ff9b::127.0.0.1]",
    "[64:ff9b::a00:1]",
    "[64:ff9b::]",
    "[64:ff9b:1::8.8.8.8]",
    "[64:ff9b:1:ffff::1]",
    "[100::1]",
    "[2001::1]",
    "[2001:0:4136:e378:8000:63bf:3fff:fdd2]",
    "[2001:2::1]",
    "[2001:20::1]",
    "[2001:db8::1]",
    "[2002:7f00:1::]",
    "[2002:808:808::1]",
    "[3fff::1]",
    "[4000::1]",
    "[5f00::1]",
    "[fc00::1]",
    "[fd12:3456::1]",
    "[fe80::1]",
    "[febf::1]",
    "[fec0::1]",
    "[ff02::1]",
  ])("%s leads inside", (host) => {
    expect(isInternalHost(hostOf(host))).toBe(true);
  });

  test.each(["fe80::1%eth0", "2a00:1450::1%2", "::ffff:127.0.0.1", "64:ff9b::127.0.0.1"])(
    "%s, as a name resolves to it, leads inside",
    (address) => expect(isInternalHost(address)).toBe(true),
  );

  test.each([
    "erp.example",
    "notlocalhost",
    "8.8.8.8",
    "172.15.0.1",
    "192.0.1.1",
    "223.255.255.255",
    "[2a00:1450:4001::1]",
    "[2001:4860:4860::8888]",
    "[2606:4700::1111]",
    "[::ffff:8.8.8.8]",
    "[64:ff9b::8.8.8.8]",
  ])("%s is public", (host) => {
    expect(isInternalHost(hostOf(host))).toBe(false);
  });
});
