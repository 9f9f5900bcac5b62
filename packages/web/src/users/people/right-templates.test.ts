import { permission } from "@kreislauf/contract/base";
import { expect, test } from "vitest";
import { rightGroups } from "./right-templates.ts";

test("every permission besides the standard access can be given in one group of the form", () => {
  const { defaultUser: _, ...others } = permission;
  expect(Object.values(rightGroups).flat().sort()).toEqual(Object.values(others).sort());
});
