// `npm run test:security`: runs the security tests on the embedded database, or on that of TEST_DATABASE_URL, with
// 20,000 random calls; with `--short` it makes only 1,500.
import { runNode } from "../commands.ts";
import { securityTests } from "./security-tests.ts";

const isShort = process.argv.includes("--short");
const { ok } = await runNode("node_modules/vitest/vitest.mjs", ["run", "--project=node", ...securityTests], {
  env: { ...process.env, ...(!isShort && { SUITE: "full" }) },
  timeoutMinutes: 55,
});
process.exitCode = ok ? 0 : 1;
