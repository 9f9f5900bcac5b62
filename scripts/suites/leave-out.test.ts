import { expect, test } from "vitest";
import { runNode } from "../commands.ts";
import { leaveOut } from "./leave-out.ts";
import { isLongTest, longTests } from "./long-tests.ts";

test("vitest leaves out the long tests and nothing else", async () => {
  const listed = async (env: NodeJS.ProcessEnv) => {
    const vitest = "node_modules/vitest/vitest.mjs";
    const { output } = await runNode(vitest, ["list", "--filesOnly"], { env, quiet: true });
    return (output.match(/(?:packages|scripts)\/\S+\.test\.tsx?/g) ?? []).toSorted();
  };
  const all = await listed({ ...process.env, TESTS_LEFT_OUT: "" });
  const short = await listed({ ...process.env, ...leaveOut(longTests) });
  expect(all.filter(isLongTest)).not.toEqual([]);
  expect(short).toEqual(all.filter((file) => !isLongTest(file)));
});
