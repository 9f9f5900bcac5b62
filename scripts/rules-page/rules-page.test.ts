import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../commands.ts";
import { rulesPage } from "./rules-page.ts";

test("docs/rules.md is up to date: npm run rules", () => {
  expect(readFileSync(path.join(root, "docs/rules.md"), "utf8")).toBe(rulesPage());
});
