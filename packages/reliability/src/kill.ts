// A portal that is killed while people write, again and again.
import { readdir, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@kreislauf/bench/child-process";
import { type Portal, startPortal } from "@kreislauf/bench/portal";
import { purgeFiles } from "@kreislauf/server/base/files/purge-files";
import { openFiles } from "@kreislauf/server/base/files/files";
import { sql } from "kysely";
import sharp from "sharp";
import { createDataHome, type DataHome } from "./data-home.ts";
import { exactly, type Finding, figure } from "./finding.ts";
import { type MailCatcher, startMailCatcher } from "./mail-catcher.ts";
import { openLog, sendOnce, type SentOrder, writeAtOnce } from "./order-writers.ts";
import {
  findOrderPlaces,
  listPossibleOrders,
  type OrderPlace,
  type PossibleOrder,
  send,
} from "./possible-orders.ts";
import type { Section } from "./run.ts";

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
    // What got no answer before is sent again with its key, as the web app does.
    for (const sent of repeats.splice(0)) await sendOnce(portal.url, withToken(sent, possible), written);
    const writing = Promise.all([
      writeAtOnce(portal.url, possible, clients, written),
      uploadUntil(portal.url, possible, () => written.isOver),
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

/** Photos beside the orders, so that files are written when the process dies. */
async function uploadUntil(url: string, possible: readonly PossibleOrder[], isOver: () => boolean) {
  for (let index = 0; !isOver(); index += 1) {
    const pixels = sharp({
      create: {
        width: 40 + (index % 50),
        height: 40 + Math.round(Math.random() * 400),
        channels: 3,
        background: "#3a6b2f",
      },
    });
    const photo = `data:image/jpeg;base64,${(await pixels.jpeg().toBuffer()).toString("base64")}`;
    const { headers = {} } = possible[index % possible.length] ?? {};
    await send(`${url}/api/order/claim-photo`, headers, { photo }).catch(() => undefined);
  }
}

/** A last start: what is unanswered is repeated, and everything that waits is mailed. */
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
  // A mail under way when its process died is held by its lease for a minute.
  const until = performance.now() + leaseMilliseconds;
  while ((await countWaitingMails(metricsPort)) !== 0 && performance.now() < until) await wait(1_000);
  await portal.stop();
}

/** As the portal's figures say, which are read from the database every five seconds. */
async function countWaitingMails(port: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^portal_queue_waiting\{queue="outbox_mails"\} (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

async function countUp(
  home: DataHome,
  mails: MailCatcher,
  rounds: number,
  acknowledged: ReadonlyMap<string, number>,
  unanswered: number,
): Promise<readonly Finding[]> {
  const database = await home.open();
  const { db } = database;
  const { rows: orders } = await sql<{ id: number; tag: string; logs: number; mails: number; sent: number }>`
    select orders.id, customer_order_number as tag,
      (select count(*) from order_log where order_id = orders.id) as logs,
      (select count(*) from outbox_mails where cause = 'order ' || orders.id || ' received') as mails,
      (select count(*) from outbox_mails where cause = 'order ' || orders.id || ' received' and sent_at is not null) as sent
    from orders where customer_order_number like '________-____-____-____-______%'`.execute(db);
  const byTag = new Map(orders.map((order) => [order.tag, order]));
  const lost = [...acknowledged].filter(([tag, id]) => byTag.get(tag.slice(0, 30))?.id !== id).length;
  const { rows: ids } = await sql<{ id: string }>`
    select id from outbox_mails where kind = 'order_received' and sent_at is not null`.execute(db);
  const received = [...mails.received.keys()];
  const undelivered = ids.filter(({ id }) => !received.some((each) => each.includes(id))).length;
  const repeated = [...mails.received.values()].filter((count) => count > 1).length;
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
  const section = `kill -9, ${home.name}`;
  return [
    figure(section, "rounds, clients writing at once", `${rounds}, ${clients}`),
    figure(
      section,
      "orders acknowledged; without an answer and repeated with their key",
      `${acknowledged.size}; ${unanswered}`,
    ),
    exactly(section, "acknowledged orders lost", lost, 0),
    exactly(
      section,
      "orders without log entry or mail (torn)",
      orders.filter((each) => each.logs !== 1 || each.mails !== 1).length,
      0,
    ),
    exactly(section, "orders placed twice", orders.length - byTag.size, 0),
    exactly(
      section,
      "mails not sent after the last start",
      orders.filter((each) => each.sent !== each.mails).length,
      0,
    ),
    exactly(section, "mails noted as sent that the mail server never got", undelivered, 0),
    figure(section, "mails sent twice, with the same Message-ID", `${repeated} of ${mails.received.size}`),
    exactly(section, "files and drafts without a row, after the clean-up", orphaned, 0),
  ];
}

/** Two days later nothing of uploads that were cut off may be left. */
async function makeOlder(folder: string): Promise<void> {
  const then = Date.now() / 1_000 - twoDays;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), then, then);
  }
}
