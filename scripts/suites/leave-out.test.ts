import { expect, test } from "vitest";
import { runNode } from "../commands.ts";
import { leaveOut } from "./leave-out.ts";
import { isLongTest, longTests } from "./long-tests.ts";

test("vitest leaves out the long tests, and no others of the same room", async () => {
  const list = ["list", "--filesOnly", "--project=node", "packages/server/"];
  const { output } = await runNode("node_modules/vitest/vitest.mjs", list, {
    env: { ...process.env, ...leaveOut(longTests) },
    quiet: true,
  });
  const files = output.match(/packages\/server\/\S+\.test\.ts/g) ?? [];
  expect(files).toContain("packages/server/src/orders/statement-counts.test.ts");
  expect(files.filter(isLongTest)).toEqual([]);
});
