import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/portal/portal.ts";
import type { Database } from "../database/database.ts";
import { leaseNextJob, type LeaseTable, postponeJob, renewLease } from "./lease-queue.store.ts";
import { type FailedAttempt, type LeaseQueue, runNextJob, startLeaseQueue } from "./lease-queue.ts";

/** The outbox serves as the queue of these tests. */
const table: LeaseTable<"outbox_mails"> = {
  name: "outbox_mails",
  key: "id",
  leaseNumber: "attempts",
  isWaiting: sql`sent_at is null and failed_at is null`,
};

const start = Temporal.Instant.from("2027-03-01T08:00:00Z");
const uncut = new AbortController().signal;
const maxAttempts = 3;

let database: Database;
let now: Temporal.Instant;
let source: { db: Database["db"]; clock: { now: () => Temporal.Instant }; log: { error: () => void } };

beforeAll(async () => {
  database = await openTestDatabase();
  const person = { first_name: "Jana", last_name: "Petersen", sort_key: "petersen jana", phone: null };
  await database.db
    .insertInto("users")
    .values({ ...person, id: 1_000, email: "j@k.example", password_hash: null, created_at: start.toString() })
    .execute();
  source = { db: database.db, clock: { now: () => now }, log: { error: vi.fn<() => void>() } };
});
afterAll(() => database.close());
beforeEach(() => {
  now = start;
});
afterEach(async () => {
  await database.db.deleteFrom("outbox_mails").execute();
});

const pass = (seconds: number) => {
  now = now.add({ seconds });
};

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const addJob = (number: number, dueAt = start) =>
  database.db
    .insertInto("outbox_mails")
    .values({
      id: idOf(number),
      kind: "order_received",
      cause: String(number),
      recipient_id: 1_000,
      recipient_email: "j@k.example",
      data: "{}",
      created_at: start.toString(),
      due_at: dueAt.toString(),
      leased_until: null,
      last_error: null,
      sent_at: null,
      failed_at: null,
    })
    .execute();

const onlyRow = () => database.db.selectFrom("outbox_mails").selectAll().executeTakeFirstOrThrow();

const end = (id: string, column: "sent_at" | "failed_at") =>
  database.db
    .updateTable("outbox_mails")
    .set({ [column]: now.toString(), leased_until: null })
    .where("id", "=", id)
    .execute();

const queueOf = (
  run: LeaseQueue<"outbox_mails">["run"],
  others: Partial<LeaseQueue<"outbox_mails">> = {},
): LeaseQueue<"outbox_mails"> => ({
  table,
  run,
  maxWaitSeconds: 15,
  isLastAttempt: ({ attempt }) => attempt >= maxAttempts,
  giveUp: ({ job }) => end(job.id, "failed_at"),
  failureColumns: ({ error }) => ({ last_error: String(error) }),
  log: () => undefined,
  ...others,
});

const fails = () => Promise.reject(new Error("no"));

test("the job that has waited longest comes first, and none before it is due", async () => {
  await addJob(1, start.add({ seconds: 1 }));
  await addJob(2);
  const done: string[] = [];
  const queue = queueOf(async ({ id }) => {
    done.push(id);
    await end(id, "sent_at");
  });
  expect(await runNextJob(source, queue, uncut)).toBe(true);
  expect(await runNextJob(source, queue, uncut)).toBe(false);
  pass(1);
  expect(await runNextJob(source, queue, uncut)).toBe(true);
  expect(done).toEqual([idOf(2), idOf(1)]);
});

test("one job is taken, also by the plan that runs the choice again for each row", async () => {
  await addJob(1);
  // With one row in the statistics, a nested loop is the cheapest plan for a subquery with `in`.
  await sql`analyze outbox_mails`.execute(database.db);
  for (const number of [2, 3, 4, 5]) await addJob(number);
  const wrong = sql<{ id: string }>`update outbox_mails set leased_until = ${now.toString()} where id in (
    select id from outbox_mails where leased_until is null order by due_at, id limit 1 for update skip locked)
    returning id`;
  const takesAll = database.db.transaction().execute(async (transaction) => {
    expect((await wrong.execute(transaction)).rows).toHaveLength(5);
    throw new Error("undone");
  });
  await expect(takesAll).rejects.toThrow("undone");
  expect((await leaseNextJob(database.db, table, now))?.id).toBe(idOf(1));
  const taken = await database.db.selectFrom("outbox_mails").select("attempts").orderBy("id").execute();
  expect(taken.map(({ attempts }) => attempts)).toEqual([1, 0, 0, 0, 0]);
});

test("another order can be named", async () => {
  await addJob(1);
  await addJob(2);
  const newestFirst = { ...table, order: sql`id desc` };
  expect((await leaseNextJob(database.db, newestFirst, now))?.id).toBe(idOf(2));
});

test("nothing is taken up where the look before it finds none", async () => {
  await addJob(1);
  const queue = queueOf(fails, { prepare: () => Promise.resolve(false) });
  expect(await runNextJob(source, queue, uncut)).toBe(false);
  expect(await onlyRow()).toMatchObject({ attempts: 0 });
});

test("a held job is taken by nobody else until its lease is over, and then the first holder has no say", async () => {
  await addJob(1);
  const first = await leaseNextJob(database.db, table, now);
  if (first === undefined) throw new Error("Nothing was leased.");
  pass(60);
  expect(await leaseNextJob(database.db, table, now)).toBeUndefined();
  await renewLease(database.db, table, first, now);
  pass(60);
  expect(await leaseNextJob(database.db, table, now)).toBeUndefined();
  pass(1);
  expect(await leaseNextJob(database.db, table, now)).toMatchObject({ attempts: 2 });
  const held = await onlyRow();
  await renewLease(database.db, table, first, now.add({ seconds: 5 }));
  await postponeJob(database.db, table, first, now);
  expect(await onlyRow()).toEqual(held);
});

test("the waits double up to the longest, then the job is given up", async () => {
  await addJob(1);
  const logged: (readonly [attempt: number, isLast: boolean])[] = [];
  const log = ({ attempt }: FailedAttempt<"outbox_mails">, isLast: boolean) =>
    void logged.push([attempt, isLast]);
  const queue = queueOf(fails, { log });
  for (const seconds of [10, 15]) {
    expect(await runNextJob(source, queue, uncut)).toBe(true);
    const row = await onlyRow();
    expect(row).toMatchObject({ last_error: "Error: no", leased_until: null });
    expect(now.until(row.due_at).total("seconds")).toBe(seconds);
    pass(seconds);
  }
  expect(await runNextJob(source, queue, uncut)).toBe(true);
  pass(86_400);
  expect(await runNextJob(source, queue, uncut)).toBe(false);
  expect(logged).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test("a job that a stop cuts short is due at once, and has not failed", async () => {
  await addJob(1);
  const begun = Promise.withResolvers<void>();
  const queue = queueOf(async (_job, cut) => {
    begun.resolve();
    await new Promise((_resolve, reject) => cut.addEventListener("abort", () => reject(new Error("cut"))));
  });
  const running = startLeaseQueue(source, queue, { lanes: 2, graceMilliseconds: 0 });
  await begun.promise;
  await running.stop();
  expect(await onlyRow()).toMatchObject({
    due_at: "2027-03-01T08:00:00.000Z",
    leased_until: null,
    last_error: null,
  });
});

test("a stop waits for what ends in time, and takes up nothing else", async () => {
  await addJob(1);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const queue = queueOf(async ({ id }) => {
    begun.resolve();
    await goOn.promise;
    await end(id, "sent_at");
  });
  const running = startLeaseQueue(source, queue, { lanes: 1, graceMilliseconds: 60_000 });
  await begun.promise;
  const stopped = running.stop();
  await addJob(2);
  goOn.resolve();
  await stopped;
  const rows = await database.db.selectFrom("outbox_mails").select("sent_at").orderBy("id").execute();
  expect(rows.map(({ sent_at }) => sent_at === null)).toEqual([false, true]);
});
