import type { Server } from "node:net";
import { inspect } from "node:util";
import { createApp } from "./app.ts";
import { readBranding } from "./base/branding.ts";
import { createClock } from "./base/clock.ts";
import type { Config } from "./base/config.ts";
import { ConfigError, readConfig } from "./base/config.ts";
import { type Database, openDatabase } from "./base/database.ts";
import { AlreadyRunningError } from "./base/embedded-lock.ts";
import { openFiles } from "./base/files.ts";
import { migrate } from "./base/migrate.ts";
import { mailTemplates } from "./mail-templates.ts";
import { startForgetting, startMailDelivery } from "./notifications/index.ts";
import { startExportJobs } from "./exports/index.ts";
import { demoAccounts } from "./seed/demo-accounts.ts";
import { demoPassword } from "./seed/demo/people.ts";
import { startLocationJobs } from "./locations/index.ts";
import { startDrawing } from "./documents/index.ts";
import { startOrderJobs } from "./orders/index.ts";
import {
  commandAddress,
  type CommandParts,
  runCommand,
  serveCommands,
  startForgettingEvents,
  startWebhookDelivery,
} from "./provider/index.ts";
import type { DisposerParts } from "./seed/disposer/demo-disposer.ts";
import { seed } from "./seed/seed.ts";
import { startAnsweringLinkRequests } from "./session/index.ts";

const drainSeconds = 10;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const branding = await readBranding(config.BRANDING_DIR);
  const clock = createClock(config.PORTAL_NOW);
  const database = await openDatabase(config);
  await migrate(database.db);
  const files = await openFiles(config);
  const seeded = await seed(database.db, config, { now: clock.now(), files, progress: say });
  const app = await createApp({ config, database, clock, branding });
  const { db } = database;
  const { log } = app;
  const jobs = [
    startMailDelivery({ database, clock, config, branding, templates: mailTemplates, log }),
    startAnsweringLinkRequests({ db, clock, log }),
    startOrderJobs({ db, clock, config, log }),
    startLocationJobs({ db, clock, log }),
    startExportJobs({ db, files, clock, log }),
    startDrawing({ db, files, clock, log }),
    startForgetting({ db, clock, log }),
    startForgettingEvents({ db, clock, log }),
    startWebhookDelivery({ db, clock, log }),
    ...(await takeCommands(database, config, { db, clock, files, portalRuns: true })),
  ];
  await app.listen({ port: config.PORT, host: config.HOST });
  announce(config, app.server.address(), seeded === "demo");

  stopOnSignal(async () => {
    const forced = setTimeout(() => app.server.closeAllConnections(), drainSeconds * 1_000);
    await app.close();
    clearTimeout(forced);
    await Promise.all(jobs.map((job) => job.stop()));
    await database.close();
  });
  jobs.push(...(await disposeOfDemo({ db, clock, log, portal: ownAddress(app.server.address()) }, config)));
}

/** The demo's disposer calls the portal the way a provider's system does. */
async function disposeOfDemo(parts: DisposerParts, config: Config) {
  // Loaded only where a demo may be, as the demo itself is.
  if (config.NODE_ENV === "production") return [];
  const { isWanted, startDisposer } = await import("./seed/disposer/demo-disposer.ts");
  if (!(await isWanted(parts.db, config))) return [];
  say("The demo's disposer works on orders from five minutes on; DEMO_DISPOSER=off leaves them as they are.");
  return [startDisposer(parts)];
}

function ownAddress(address: ReturnType<Server["address"]>): string {
  if (address === null || typeof address === "string") throw new Error("The portal listens on no port.");
  const { family, port } = address;
  if (address.address === "0.0.0.0" || address.address === "::") return `http://localhost:${port}`;
  return family === "IPv6" ? `http://[${address.address}]:${port}` : `http://${address.address}:${port}`;
}

/** On a database that other processes can open too, the command line needs nobody to pass its commands to. */
async function takeCommands({ kind }: Database, config: Config, parts: CommandParts) {
  const address = kind === "embedded" ? commandAddress(config.DATA_DIR) : undefined;
  return address === undefined ? [] : [await serveCommands(address, (words) => runCommand(parts, words))];
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

function announce(config: Config, address: ReturnType<Server["address"]>, isDemo: boolean): void {
  const port = typeof address === "object" && address !== null ? address.port : config.PORT;
  say(`Kreislauf is ready: http://${config.HOST === "0.0.0.0" ? "localhost" : config.HOST}:${port}`);
  if (!isDemo) return;
  say(`Demo accounts, password ${demoPassword}:`);
  for (const account of demoAccounts) say(`  ${account.email.padEnd(24)} ${account.summary}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof AlreadyRunningError;
  process.stderr.write(`${expected ? error.message : explainStartFailure(error)}\n`);
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
