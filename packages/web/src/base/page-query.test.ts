import { expect, test } from "vitest";
import { pageQuery, withoutPageQuery } from "./page-query.ts";

const at = (address: string) => new URL(address, "https://portal.example") as unknown as Location;

test.each([
  ["/?version=new#/login", "new"],
  ["/#/login?version=new", "new"],
  ["/?version=new#/login?version=old", "new"],
  ["/?version=#/login", ""],
  ["/#/login", null],
])("%s names %s", (address, value) => {
  expect(pageQuery("version", at(address))).toBe(value);
});

test.each([
  ["/?backend=https://x.example#/login?site=5", "/#/login?site=5"],
  ["/?a=1&backend=x#/login?backend=x", "/?a=1#/login"],
  ["/#/login", "/#/login"],
])("%s becomes %s", (address, left) => {
  expect(withoutPageQuery("backend", at(address))).toBe(left);
});
