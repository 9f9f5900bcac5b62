import { inspect } from "node:util";
import { readConfig } from "./base/config.ts";
import { openPortalDatabase } from "./base/database/open-database.ts";
import { StartRefusal } from "./base/start-refusal.ts";
import { startTracing } from "./monitoring/start-tracing.ts";

/** Starts the portal; the database opens while the rest of the program is loaded. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = await startTracing(config);
  const [database, { serve }] = await Promise.all([
    openPortalDatabase(config, tracing?.statements),
    import("./serve.ts"),
  ]);
  stopOnSignal(await serve(config, database, tracing));
}

/** Seconds until everything that still runs is cut off. After a restart, jobs are taken up again as after a crash. */
const stopSeconds = 9;

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(cutOff, stopSeconds * 1_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

function cutOff(): never {
  process.stderr.write(`What has not ended within ${stopSeconds} seconds is cut off.\n`);
  process.exit(0);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof StartRefusal ? error.message : explainStartFailure(error)}\n`);
  process.exit(1);
}

function explainStartFailure(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  switch (code) {
    case "EADDRINUSE":
      return "The port is taken by another program. Set PORT to a free one.";
    case "ECONNREFUSED":
    case "ENOTFOUND":
      return "The database of DATABASE_URL cannot be reached.";
    case "EACCES":
    case "EROFS":
      return "DATA_DIR cannot be written. Choose another folder or change its rights.";
    case "ENOSPC":
      return "The disk is full. Free some space; the saved data is intact.";
    default:
      return inspect(error);
  }
}

await start().catch(fail);
