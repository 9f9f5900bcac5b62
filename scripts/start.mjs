// `npm start`: installs and builds what is missing, then runs the server in the foreground.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ensureInstalled, root, run, runtime, runtimeEnvironment } from "./install.mjs";

try {
  await ensureInstalled();
  await run(runtime, ["scripts/web-build/build-web.ts", "--if-changed"], { env: runtimeEnvironment });
} catch (error) {
  console.error(`Kreislauf could not be started: ${error.message}`);
  process.exit(1);
}

const server = spawn(runtime, ["packages/server/src/main.mjs"], {
  cwd: root,
  env: runtimeEnvironment,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));

// npm starts this script in a shell, which ends on a signal without forwarding it. The server then stops, too.
if (process.env.npm_lifecycle_event === "start") {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && server.kill("SIGTERM"), 250).unref();
}

server.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
