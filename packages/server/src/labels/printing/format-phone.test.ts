import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test.each([
  ["+495615550114", "0561 5550114"],
  ["+431712345678", "+43 1 712345678"],
  ["", ""],
])("%j is printed as %j", async (stored, printed) => {
  expect(await formatPhone(stored)).toBe(printed);
});
