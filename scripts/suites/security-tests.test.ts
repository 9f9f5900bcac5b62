import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../commands.ts";
import { securityTests } from "./security-tests.ts";

test.each(securityTests)("%s has tests", (start) => {
  expect(globSync([`${start}*.test.ts`, `${start}**/*.test.ts`], { cwd: root })).not.toEqual([]);
});
