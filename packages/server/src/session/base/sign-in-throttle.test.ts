import { expect, test } from "vitest";
import { addressGroup } from "./sign-in-throttle.ts";

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
] as const)("%s counts as %s", ([address, group]) => {
  expect(addressGroup(address)).toBe(group);
});
