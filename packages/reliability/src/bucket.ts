// The bucket of photos and documents is unreachable, hangs or is slow for a while. The portal must work again
// afterwards without a restart.
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { startPortal } from "@kreislauf/bench/portal";
import { startTestBucket, type TestBucket } from "@kreislauf/server/test/fakes/bucket";
import { sql } from "kysely";
import { createDataHome, type DataHome } from "./data-home.ts";
import { atMost, exactly, type Finding, figure } from "./finding.ts";
import { openLog, writeAtOnce } from "./order-writers.ts";
import { uploadPhotos, type UploadLog } from "./photo-uploads.ts";
import { findOrderPlaces, listPossibleOrders } from "./possible-orders.ts";
import type { Run, Section } from "./run.ts";

interface Trouble {
  readonly name: string;
  readonly begin: (bucket: TestBucket) => Promise<void>;
  readonly end: (bucket: TestBucket) => Promise<void>;
  /** Response statuses that uploads may get. */
  readonly allowed: readonly string[];
}

const setDelay = (milliseconds: number) => async (bucket: TestBucket) => {
  bucket.delay = milliseconds;
};

const troubles: readonly Trouble[] = [
  {
    name: "bucket away",
    begin: (bucket) => bucket.halt(),
    end: (bucket) => bucket.resume(),
    allowed: ["201", "503"],
  },
  {
    name: "bucket hanging",
    begin: setDelay(Number.POSITIVE_INFINITY),
    end: setDelay(0),
    allowed: ["201", "503"],
  },
  { name: "bucket slow", begin: setDelay(2_000), end: setDelay(0), allowed: ["201"] },
];

/** Clients that place orders at the same time; orders need no files, so the bucket must not affect them. */
const orderClients = 2;
const uploadClients = 4;
/** A little more than the portal's timeout of 30 seconds for a request to the bucket. */
const slowestAnswer = 35; // seconds

export const loseBucket: Section = async (run) => {
  const findings: Finding[] = [];
  for (const trouble of troubles) findings.push(...(await meet(trouble, run)));
  return findings;
};

async function meet({ name, begin, end, allowed }: Trouble, run: Run): Promise<readonly Finding[]> {
  const { isShort, neighbours, log } = run;
  const home = await createDataHome(neighbours, "embedded", name.replace(" ", "-"));
  const bucket = await startTestBucket();
  const places = await findOrderPlaces(home, 6);
  const portal = await startPortal({
    ...home.env,
    SEED: "none",
    FILES_URL: bucket.url,
    LOG_LEVEL: "silent",
  });
  const possible = await listPossibleOrders(portal.url, places.slice(0, 24));
  const orders = openLog();
  const uploads: UploadLog = { statuses: new Map(), withoutRetryAfter: 0, slowest: 0 };
  const working = Promise.all([
    writeAtOnce(portal.url, possible, orderClients, orders),
    ...Array.from({ length: uploadClients }, () =>
      uploadPhotos(portal.url, possible, () => orders.isOver, uploads),
    ),
  ]);
  await wait(1_000);
  const seconds = isShort ? 6 : 60;
  await begin(bucket);
  await wait(seconds * 1_000);
  const during = new Map(uploads.statuses);
  const taken = uploads.statuses.get("201") ?? 0;
  await end(bucket);
  const back = performance.now();
  while ((uploads.statuses.get("201") ?? 0) === taken && performance.now() - back < 60_000) await wait(50);
  const waited = (performance.now() - back) / 1_000;
  await wait(1_000);
  orders.isOver = true;
  await working;
  await portal.stop();
  const missing = await countMissingObjects(home, bucket);
  await bucket.close();
  const answers = [...during].map(([status, count]) => `${count} x ${status}`).join(", ");
  log(`${name}: ${answers}`);
  return [
    figure(name, "for how long; answers to photos until it was back", `${seconds} s; ${answers}`),
    exactly(
      name,
      `answers to photos other than ${allowed.join(" and ")}`,
      others(uploads.statuses, allowed),
      0,
    ),
    exactly(name, "answers of 503 that do not say when to try again", uploads.withoutRetryAfter, 0),
    atMost(name, "slowest answer to a photo", uploads.slowest, slowestAnswer, "s"),
    atMost(name, "until photos were taken again, without a restart", waited, slowestAnswer, "s"),
    exactly(name, "photos noted whose content is not in the bucket", missing, 0),
    figure(name, "orders placed meanwhile", `${orders.acknowledged.size}`),
    exactly(
      name,
      "answers to orders other than by the rules",
      others(orders.statuses, ["200", "201", "400", "409"]),
      0,
    ),
  ];
}

const others = (statuses: ReadonlyMap<string, number>, allowed: readonly string[]) =>
  [...statuses].reduce((sum, [status, count]) => sum + (allowed.includes(status) ? 0 : count), 0);

async function countMissingObjects(home: DataHome, { objects }: TestBucket): Promise<number> {
  const database = await home.open();
  const { rows } = await sql<{ hash: string }>`
    select distinct content_hash as hash from files where created_at > now() - interval '1 hour'`.execute(
    database.db,
  );
  await database.close();
  return rows.filter(({ hash }) => {
    const content = objects.get(hash);
    return content === undefined || createHash("sha256").update(content).digest("hex") !== hash;
  }).length;
}
