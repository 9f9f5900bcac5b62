// `npm run portal -- COMMAND`: runs the operator's command line on the pinned Node.
import { spawn } from "node:child_process";
import { ensureInstalled, root, runtime, runtimeEnvironment } from "./install.mjs";

try {
  await ensureInstalled();
} catch (error) {
  console.error(`The command could not be run: ${error.message}`);
  process.exit(1);
}

const command = spawn(runtime, ["packages/server/src/portal.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: runtimeEnvironment,
  stdio: "inherit",
});
command.on("exit", (code) => process.exit(code ?? 1));
