import { permission } from "@kreislauf/contract/base";
import { expect, test } from "vitest";
import { rightGroups } from "./right-templates.ts";

test("every permission besides the standard access can be given in one group of the form", () => {
  const others = Object.values(permission).filter((each) => each !== permission.defaultUser);
  const grouped: readonly number[] = Object.values(rightGroups).flat();
  expect(new Set(grouped)).toEqual(new Set(others));
  expect(grouped).toHaveLength(others.length);
});
