// A portal is killed again and again while clients place orders and upload photos.
import { readdir, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@kreislauf/bench/child-process";
import { type Portal, startPortal } from "@kreislauf/bench/portal";
import { purgeFiles } from "@kreislauf/server/base/files/purge-files";
import { openFiles } from "@kreislauf/server/base/files/files";
import { sql } from "kysely";
import { countOrders } from "./count-orders.ts";
import { createDataHome, type DataHome } from "./data-home.ts";
import { exactly, type Finding, figure } from "./finding.ts";
import { type MailCatcher, startMailCatcher } from "./mail-catcher.ts";
import { openLog, sendOnce, type SentOrder, writeAtOnce } from "./order-writers.ts";
import { uploadPhotos } from "./photo-uploads.ts";
import {
  findOrderPlaces,
  listPossibleOrders,
  type OrderPlace,
  type PossibleOrder,
} from "./possible-orders.ts";
import type { Section } from "./run.ts";
import { waitForMails } from "./waiting-mails.ts";

const clients = 6;
const leaseMilliseconds = 90_000;
const twoDays = 2 * 86_400; // seconds

export const killWhileWriting: Section = async ({ isShort, rounds = isShort ? 3 : 50, neighbours, log }) => {
  const findings: Finding[] = [];
  for (const name of ["embedded", "PostgreSQL"] as const) {
    const home = await createDataHome(neighbours, name, "killed");
    const mails = await startMailCatcher();
    const places = await findOrderPlaces(home, 6);
    findings.push(...(await killRounds(home, mails, places, rounds, log)));
    await mails.close();
  }
  return findings;
};

async function killRounds(
  home: DataHome,
  mails: MailCatcher,
  places: readonly OrderPlace[],
  rounds: number,
  log: (line: string) => void,
): Promise<readonly Finding[]> {
  const acknowledged = new Map<string, number>();
  const repeats: SentOrder[] = [];
  let unanswered = 0;
  const env = { ...home.env, SEED: "none", SMTP_URL: mails.url };
  for (let round = 1; round <= rounds; round += 1) {
    const portal = await startPortal(env);
    const possible = await listPossibleOrders(portal.url, places.slice(0, 24));
    const written = openLog();
    // Orders without an answer in the previous round are sent again with their idempotency key, as the web app does.
    for (const sent of repeats.splice(0)) await sendOnce(portal.url, withToken(sent, possible), written);
    const writing = Promise.all([
      writeAtOnce(portal.url, possible, clients, written),
      uploadPhotos(portal.url, possible, () => written.isOver),
    ]);
    await wait(300 + Math.random() * 1_200);
    await kill(portal);
    written.isOver = true;
    await writing;
    for (const [tag, id] of written.acknowledged) acknowledged.set(tag, id);
    repeats.push(...written.unanswered);
    unanswered += written.unanswered.length;
    log(`${home.name}, round ${round}: ${acknowledged.size} acknowledged`);
  }
  await settle(env, repeats, places, acknowledged);
  return await countUp(home, mails, rounds, acknowledged, unanswered);
}

const withToken = (sent: SentOrder, possible: readonly PossibleOrder[]): SentOrder => {
  const { agreementId } = sent.body as { agreementId: number };
  const headers = possible.find(({ order }) => order.agreementId === agreementId)?.headers ?? {};
  return { ...sent, headers: { ...sent.headers, ...headers } };
};

async function kill({ pid }: Portal): Promise<void> {
  process.kill(pid, "SIGKILL");
  for (;;) {
    try {
      process.kill(pid, 0);
      await wait(5);
    } catch {
      return;
    }
  }
}

/** Starts the portal a last time: sends unanswered orders again and waits until all mails are sent. */
async function settle(
  env: Readonly<Record<string, string>>,
  repeats: readonly SentOrder[],
  places: readonly OrderPlace[],
  acknowledged: Map<string, number>,
): Promise<void> {
  const metricsPort = `${await freePort()}`;
  const portal = await startPortal({ ...env, METRICS_PORT: metricsPort });
  const possible = await listPossibleOrders(portal.url, places.slice(0, 24));
  const written = openLog();
  for (const sent of repeats) await sendOnce(portal.url, withToken(sent, possible), written);
  for (const [tag, id] of written.acknowledged) acknowledged.set(tag, id);
  // A mail that was being sent when its process died stays leased for a minute.
  await waitForMails(metricsPort, leaseMilliseconds);
  await portal.stop();
}

async function countUp(
  home: DataHome,
  mails: MailCatcher,
  rounds: number,
  acknowledged: ReadonlyMap<string, number>,
  unanswered: number,
): Promise<readonly Finding[]> {
  const section = `kill -9, ${home.name}`;
  const orders = await countOrders(section, home, mails, acknowledged);
  const orphaned = await countOrphanedFiles(home);
  return [
    figure(section, "rounds, clients writing at once", `${rounds}, ${clients}`),
    figure(
      section,
      "orders acknowledged; without an answer and repeated with their key",
      `${acknowledged.size}; ${unanswered}`,
    ),
    ...orders,
    exactly(section, "files and drafts without a row, after the clean-up", orphaned, 0),
  ];
}

async function countOrphanedFiles(home: DataHome): Promise<number> {
  const database = await home.open();
  const { db } = database;
  const files = await openFiles({ DATA_DIR: home.dataDir, FILES_URL: undefined });
  await makeOlder(path.join(home.dataDir, "files"));
  const later = Temporal.Now.instant().add({ seconds: twoDays });
  const log = { error: () => undefined, info: () => undefined };
  await purgeFiles({ db, files, clock: { now: () => later }, log });
  const { rows: kept } = await sql<{ hash: string }>`select content_hash as hash from files`.execute(db);
  const named = new Set(kept.map(({ hash }) => hash));
  let orphaned = 0;
  for await (const file of files.list()) if (file.isDraft || !named.has(file.hash)) orphaned += 1;
  await database.close();
  return orphaned;
}

/** Sets the age of the folder's files to two days, so that the purge deletes the remains of interrupted uploads. */
async function makeOlder(folder: string): Promise<void> {
  const then = Date.now() / 1_000 - twoDays;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), then, then);
  }
}
