// `npm test`: installs what is missing, then runs the suites on the pinned runtime.
import { ensureInstalled, run, runtime, runtimeEnvironment } from "./install.mjs";

try {
  await ensureInstalled();
} catch (error) {
  console.error(`The tests could not be installed: ${error.message}`);
  process.exit(1);
}
await run(runtime, ["scripts/suites/run-suites.ts", ...process.argv.slice(2)], {
  env: runtimeEnvironment,
}).catch(() => process.exit(1));
