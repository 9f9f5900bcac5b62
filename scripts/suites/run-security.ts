// `npm run test:security`: the suites that try to get in, on the embedded database or that of TEST_DATABASE_URL, with the
// long form of the random calls (20,000); `--short` makes 600 of them.
import { runNode } from "../commands.ts";
import { securityTests } from "./security-tests.ts";

const isShort = process.argv.includes("--short");
const { ok } = await runNode("node_modules/vitest/vitest.mjs", ["run", "--project=node", ...securityTests], {
  env: { ...process.env, ...(!isShort && { SUITE: "full" }) },
  timeoutMinutes: 55,
});
process.exitCode = ok ? 0 : 1;
