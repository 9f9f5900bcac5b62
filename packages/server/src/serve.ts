import type { Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "./app.ts";
import { readBranding } from "./base/branding.ts";
import { createClock } from "./base/clock.ts";
import type { Config } from "./base/config.ts";
import type { Database } from "./base/database/database.ts";
import type { RunningJob } from "./base/jobs/run-repeatedly.ts";
import { startFilePurge } from "./base/files/purge-files.ts";
import { openFiles } from "./base/files/files.ts";
import { migrate } from "./base/database/migrate.ts";
import { mailAttachments } from "./app/mail-attachments.ts";
import { mailTemplates } from "./app/mail-templates.ts";
import { startMailDelivery, startNotificationPurge, startPushDelivery } from "./notifications/index.ts";
import { bundleWriters } from "./bundle-writers.ts";
import { startExportJobs } from "./exports/index.ts";
import { demoAccounts, demoStaffAccounts } from "./seed/demo-accounts.ts";
import { demoPassword } from "./seed/demo/content/demo-people.ts";
import type { CollectedTracing } from "./monitoring/create-tracing.ts";
import { startMetrics } from "./monitoring/start-metrics.ts";
import { startProofJobs } from "./proofs/index.ts";
import { startSiteJobs } from "./sites/index.ts";
import { startDocumentNotices, startRenderJobs } from "./documents/index.ts";
import { startDisposerJobs } from "./disposers/index.ts";
import { startReportJobs } from "./labels/index.ts";
import { startApprovalJobs } from "./approvals/index.ts";
import { startBudgetJobs } from "./budgets/index.ts";
import { startOrderJobs } from "./orders/index.ts";
import { commandSocketPath, type CommandContext, loadCommandLine, serveCommands } from "./operator/index.ts";
import { startEventPurge, startWebhookDelivery } from "./provider/index.ts";
import type { DisposerServices } from "./seed/disposer/demo-disposer.ts";
import { hasDemo, seed } from "./seed/seed.ts";
import {
  getSessionSecrets,
  startKeyReload,
  startLinkRequestJobs,
  startSignInPurge,
} from "./session/index.ts";
import { startStaffLinkJobs } from "./staff/index.ts";

/**
 * How long new requests are accepted after the process was told to stop: some were sent before, and some senders reuse
 * a connection before they notice that it ends.
 */
const arrivalMilliseconds = 300;

/** How long running requests, even half-sent ones, may take to end after the process was told to stop. */
const drainSeconds = 7;

/** How long background work waits after the start, so that the first requests have the process to themselves. */
const firstRequestsMilliseconds = 300;

/** Migrates the database, listens, then starts the background jobs; returns a function that stops everything. */
export async function serve(
  config: Config,
  database: Database,
  tracing?: CollectedTracing,
): Promise<() => Promise<void>> {
  // Done first, so that a backup that is being restored right now is complete before anything is read.
  const presence = await announcePresence(database);
  const branding = await readBranding(config.BRANDING_DIR);
  const clock = createClock(config.PORTAL_NOW);
  await migrate(database.db, database.inSession);
  const files = await openFiles(config);
  await seed(database.db, config, { now: clock.now(), files, progress: say });
  const secrets = await getSessionSecrets(database.db);
  const metrics = await startMetrics({ config, database, clock });
  const app = await createApp({ config, database, clock, branding, metrics, tracing, secrets });
  const { db } = database;
  const { log } = app;
  await app.listen({ port: config.PORT, host: config.HOST });
  const parts = [
    ...(metrics === undefined ? [] : [metrics]),
    ...(await startCommandServer(database, config, { db, config, clock, files, runsInPortalProcess: true })),
    ...(await startDemoDisposer({ db, clock, log, portal: ownAddress(app.server.address()) }, config)),
  ];
  const jobs = startSoon(() => [
    startMailDelivery({
      database,
      clock,
      config,
      branding,
      templates: mailTemplates,
      attaching: { files, attachments: mailAttachments },
      log,
    }),
    startPushDelivery({ db, clock, branding, log }),
    startKeyReload(secrets, log),
    startLinkRequestJobs({ db, clock, log }),
    startStaffLinkJobs({ db, clock, log }),
    startOrderJobs({ db, clock, config, log }),
    startDisposerJobs({ db, clock, log }),
    startApprovalJobs({ db, clock, log }),
    startBudgetJobs({ db, clock, log }),
    startSiteJobs({ db, clock, log }),
    startReportJobs({ db, clock, log }),
    startProofJobs({ db, clock, log }),
    startExportJobs({ db, files, clock, config, branding, bundles: bundleWriters, log }),
    startDocumentNotices({ db, clock, log }),
    startRenderJobs({ db, files, clock, log }),
    startNotificationPurge({ db, clock, log }),
    startSignInPurge({ db, clock, log }),
    startFilePurge({ db, files, clock, log }),
    startEventPurge({ db, clock, log }),
    startWebhookDelivery({ db, clock, log }),
  ]);
  announce(config, app.server.address(), await hasDemo(db, config));

  return async () => {
    app.server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
    await wait(arrivalMilliseconds);
    const forced = setTimeout(() => app.server.closeAllConnections(), drainSeconds * 1_000);
    await Promise.all([app.close(), jobs.stop(), ...parts.map((part) => part.stop())]);
    clearTimeout(forced);
    await presence?.stop();
    await database.close();
    await tracing?.stop();
  };
}

/**
 * Holds the lock that prevents restoring a backup under a running portal: on PostgreSQL every listener for changes
 * holds it, so this one listens even without an open browser. An embedded database belongs to one process anyway.
 */
async function announcePresence(database: Database) {
  if (database.kind === "embedded") return undefined;
  return await database.listen({ onChange: () => undefined, onMissedChanges: () => undefined });
}

/**
 * Starts jobs a moment later: the embedded database works in this thread, and the first requests are waiting already.
 */
function startSoon(start: () => readonly RunningJob[]): RunningJob {
  const stopping = new AbortController();
  const started = wait(firstRequestsMilliseconds, undefined, { signal: stopping.signal }).then(
    start,
    () => [],
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all((await started).map((job) => job.stop()));
    },
  };
}

/** Starts the demo's disposer, which calls the portal as a provider's system does; nothing unless the demo is on. */
async function startDemoDisposer(parts: DisposerServices, config: Config) {
  // Loaded only where the demo is possible.
  if (config.NODE_ENV === "production") return [];
  const { isDisposerEnabled, startDisposer } = await import("./seed/disposer/demo-disposer.ts");
  if (!(await isDisposerEnabled(parts.db, config))) return [];
  say("The demo's disposer works on orders from five minutes on; DEMO_DISPOSER=off leaves them as they are.");
  return [startDisposer(parts)];
}

function ownAddress(address: ReturnType<Server["address"]>): string {
  if (address === null || typeof address === "string") throw new Error("The portal listens on no port.");
  const { family, port } = address;
  if (address.address === "0.0.0.0" || address.address === "::") return `http://localhost:${port}`;
  return family === "IPv6" ? `http://[${address.address}]:${port}` : `http://${address.address}:${port}`;
}

/**
 * Starts accepting commands if the database is embedded. With PostgreSQL the command line opens the database itself.
 */
async function startCommandServer({ kind }: Database, config: Config, parts: CommandContext) {
  const address = kind === "embedded" ? commandSocketPath(config.DATA_DIR) : undefined;
  if (address === undefined) return [];
  // Loaded soon rather than with the first command: by then an update may have replaced this process's files.
  setTimeout(() => void loadCommandLine(), firstRequestsMilliseconds).unref();
  return [await serveCommands(address, async (words) => (await loadCommandLine()).runCommand(parts, words))];
}

function announce(config: Config, address: ReturnType<Server["address"]>, isDemo: boolean): void {
  const port = typeof address === "object" && address !== null ? address.port : config.PORT;
  say(`Kreislauf is ready: http://${config.HOST === "0.0.0.0" ? "localhost" : config.HOST}:${port}`);
  if (config.NODE_ENV === "production" && config.SMTP_URL === undefined) {
    say("SMTP_URL is not set: mails reach nobody, not even later. Set it before anybody is invited.");
  }
  if (!isDemo) return;
  say(`Demo accounts, password ${demoPassword}:`);
  for (const account of demoAccounts) say(`  ${account.email.padEnd(24)} ${account.summary}`);
  say("The provider's staff, at /desk/:");
  for (const account of demoStaffAccounts) say(`  ${account.email.padEnd(24)} ${account.summary}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
