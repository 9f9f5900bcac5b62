import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readBranding } from "../base/branding.ts";
import { readConfig } from "../base/config.ts";
import type { Database } from "../base/database/database.ts";
import { openEmbeddedDatabase } from "../base/database/embedded-database.ts";
import { openPostgresDatabase } from "../base/database/postgres-database.ts";
import { migrate } from "../base/database/migrate.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { mailTemplates } from "../app/mail-templates.ts";
import { startTestMailServer, type TestMailServer } from "../../test/fakes/mail-server.ts";
import { openTestDatabase } from "../../test/portal/portal.ts";
import { deliverNextMail, type DeliveryParts, maxAttempts, startMailDelivery } from "./deliver-mails.ts";
import { smtpTransport } from "./mail-transports.ts";
import { leaseNextJob } from "../base/jobs/lease-queue.store.ts";
import { outboxTable } from "../base/mail/outbox.store.ts";
import { orderReceived } from "../../test/factories/order-received-mail.ts";

const start = Temporal.Instant.from("2027-03-01T08:00:00Z");
const branding = await readBranding();
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
const uncut = new AbortController().signal;
/** Long enough for a busy machine. */
const waitOptions = { timeout: 15_000 };

let database: Database;
let now: Temporal.Instant;
const mailServers: TestMailServer[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await createRecipient(database);
});
afterAll(() => database.close());
beforeEach(() => {
  now = start;
});
afterEach(async () => {
  vi.useRealTimers();
  vi.clearAllMocks();
  await Promise.all(mailServers.splice(0).map((server) => server.close()));
  await database.db.deleteFrom("outbox_mails").execute();
});

const pass = (seconds: number) => {
  now = now.add({ seconds });
};

async function startServer(options: Parameters<typeof startTestMailServer>[0] = {}) {
  const server = await startTestMailServer(options);
  mailServers.push(server);
  return server;
}

/** Everything that mail delivery needs, for a mail server on this port. */
function delivery(port: number, parts: Partial<DeliveryParts> = {}): DeliveryParts {
  const config = readConfig({
    NODE_ENV: "test",
    PUBLIC_URL: "https://portal.example",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  return { database, clock: { now: () => now }, config, branding, templates: mailTemplates, log, ...parts };
}

const carrierTo = (port: number) =>
  smtpTransport(`smtp://127.0.0.1:${port}`, { name: branding.productName, address: branding.supportEmail });

const deliverNext = (port: number, cutting = uncut) =>
  deliverNextMail(delivery(port), carrierTo(port), cutting);

/** A port on which nothing listens. */
async function portOfNoServer(): Promise<number> {
  const server = await startTestMailServer();
  await server.close();
  return server.port;
}

const recipient = { id: 1_000, email: "jana@kunde.example" };

const createRecipient = ({ db }: Database) =>
  db
    .insertInto("users")
    .values({
      ...recipient,
      first_name: "Jana",
      last_name: "Petersen",
      sort_key: "petersen jana",
      phone: null,
      password_hash: null,
      created_at: start.toString(),
    })
    .execute();

const enqueue = (orderId = 1, into = database) =>
  into.db.transaction().execute((db) =>
    enqueueMail(
      { db, now: start },
      {
        kind: "order_received",
        cause: `order ${orderId} received`,
        recipient,
        data: { ...orderReceived, orderId },
      },
    ),
  );

const rows = () => database.db.selectFrom("outbox_mails").selectAll().orderBy("id").execute();

const onlyRow = () => database.db.selectFrom("outbox_mails").selectAll().executeTakeFirstOrThrow();

const messageIds = (server: TestMailServer) => server.received.map((mail) => mail.header("Message-ID"));

test("a mail goes out once, with the message id of its row and the date of its cause", async () => {
  const server = await startServer();
  await enqueue();
  pass(3_600);
  expect(await deliverNext(server.port)).toBe(true);
  expect(await deliverNext(server.port)).toBe(false);

  const row = await onlyRow();
  expect(messageIds(server)).toEqual([`<${row.id}@portal.example>`]);
  expect(row).toMatchObject({ sent_at: "2027-03-01T09:00:00.000Z", attempts: 1, leased_until: null });
  const [mail] = server.received;
  expect(mail?.to).toEqual(["jana@kunde.example"]);
  expect(mail?.header("From")).toBe("Kreislauf <service@nordwerk.example>");
  expect(mail?.header("Date")).toBe("Mon, 01 Mar 2027 08:00:00 +0000");
  expect(mail?.header("Auto-Submitted")).toBe("auto-generated");
  expect(mail?.raw).toMatch(/^Content-Type: multipart\/alternative/im);
  expect(mail?.raw).toMatch(/^Content-Id: <logo>/im);
  expect(mail?.raw).toMatch(/^Content-Id: <container>/im);
});

test("a mail waits for a server that is away, and longer after every attempt", async () => {
  const port = await portOfNoServer();
  await enqueue();

  const waits: number[] = [];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    expect(await deliverNext(port)).toBe(true);
    const { due_at, last_error, leased_until } = await onlyRow();
    expect({ last_error, leased_until }).toEqual({
      last_error: expect.stringContaining("ECONNREFUSED"),
      leased_until: null,
    });
    const wait = now.until(due_at).total("seconds");
    waits.push(wait);
    pass(wait - 1);
    expect(await deliverNext(port)).toBe(false);
    pass(1);
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);

  const server = await startServer({ port });
  expect(await deliverNext(port)).toBe(true);
  expect(messageIds(server)).toEqual([`<${(await onlyRow()).id}@portal.example>`]);
});

test("after the last attempt a mail is left to the operator", async () => {
  const port = await portOfNoServer();
  await enqueue();
  await database.db
    .updateTable("outbox_mails")
    .set({ attempts: maxAttempts - 1 })
    .execute();

  expect(await deliverNext(port)).toBe(true);
  expect(await onlyRow()).toMatchObject({ failed_at: "2027-03-01T08:00:00.000Z", sent_at: null });
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ attempt: maxAttempts }), "mail given up");
  pass(7 * 86_400);
  expect(await deliverNext(port)).toBe(false);
});

test("two processes side by side send every mail once", async () => {
  const server = await startServer();
  const amount = 40;
  for (let orderId = 1; orderId <= amount; orderId += 1) await enqueue(orderId);
  const other = await connectAgain();
  const deliveries = [database, other].map((own) =>
    startMailDelivery(delivery(server.port, { database: own })),
  );
  await vi.waitFor(async () => {
    expect((await rows()).every((row) => row.sent_at !== null)).toBe(true);
  }, waitOptions);
  await Promise.all(deliveries.map((running) => running.stop()));
  if (other !== database) await other.close();
  expect(new Set(messageIds(server)).size).toBe(amount);
  expect(server.received).toHaveLength(amount);
});

/**
 * A second database connection, like that of another process. The embedded database has only one connection, which is
 * shared.
 */
async function connectAgain(): Promise<Database> {
  if (database.kind === "embedded") return database;
  const { rows: found } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  url.pathname = `/${found[0]?.name}`;
  return openPostgresDatabase(url.href);
}

test("the mail of a dead process is taken up when its lease has run out", async () => {
  const server = await startServer();
  await enqueue();
  expect(await leaseNextJob(database.db, outboxTable, now)).toBeDefined();
  expect(await deliverNext(server.port)).toBe(false);
  pass(60);
  expect(await deliverNext(server.port)).toBe(false);
  pass(1);
  expect(await deliverNext(server.port)).toBe(true);
  expect(server.received).toHaveLength(1);
});

test("a lease is kept up as long as a slow server takes", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const accepted = Promise.withResolvers<void>();
  const server = await startServer({ onReceived: () => accepted.promise });
  await enqueue();
  const delivered = deliverNext(server.port);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), waitOptions);
  for (let minute = 1; minute <= 3; minute += 1) {
    pass(50);
    vi.advanceTimersByTime(20_000);
    const renewed = now.add({ seconds: 60 }).toString({ smallestUnit: "millisecond" });
    await vi.waitFor(async () => expect((await onlyRow()).leased_until).toBe(renewed), waitOptions);
    expect(await deliverNext(server.port)).toBe(false);
  }
  accepted.resolve();
  expect(await delivered).toBe(true);
  expect(server.received).toHaveLength(1);
  expect((await onlyRow()).sent_at).not.toBeNull();
});

test("a mail that went out while the database was away is noted and not sent again", async () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db);
  const server = await startServer({ onReceived: () => rename("outbox_mails", "outbox_away") });
  await enqueue();
  const delivered = deliverNext(server.port);
  await vi.waitFor(
    () => expect(log.error).toHaveBeenCalledWith(expect.anything(), "mail delivered but not noted"),
    waitOptions,
  );
  await rename("outbox_away", "outbox_mails");
  expect(await delivered).toBe(true);
  expect(await onlyRow()).toMatchObject({ attempts: 1, sent_at: "2027-03-01T08:00:00.000Z" });
  expect(server.received).toHaveLength(1);
});

test("stopping lets a mail that is under way arrive, and takes up no other", async () => {
  const accepted = Promise.withResolvers<void>();
  const server = await startServer({ onReceived: () => accepted.promise });
  await enqueue();
  const running = startMailDelivery(delivery(server.port));
  await vi.waitFor(() => expect(server.received).toHaveLength(1), waitOptions);
  const stopped = running.stop();
  await enqueue(2);
  accepted.resolve();
  await stopped;
  expect((await rows()).filter((row) => row.sent_at !== null)).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test("a mail whose server does not answer in time is cut off and stays to be sent", async () => {
  const server = await startServer({ onReceived: () => new Promise(() => undefined) });
  await enqueue();
  const cutting = new AbortController();
  const delivered = deliverNext(server.port, cutting.signal);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), waitOptions);
  cutting.abort();
  expect(await delivered).toBe(true);
  expect(await onlyRow()).toMatchObject({ sent_at: null, leased_until: null });
});

test("a process killed before it could note the delivery sends the same mail again", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mails-"));
  const prepared = await openEmbeddedDatabase(dataDir);
  await migrate(prepared.db);
  await createRecipient(prepared);
  await enqueue(1, prepared);
  await prepared.close();

  const server = await startServer({ onReceived: () => child.kill("SIGKILL") });
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.mjs")], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      SEED: "none",
      LOG_LEVEL: "silent",
      PORTAL_NOW: now.toString(),
      PUBLIC_URL: "https://portal.example",
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    },
    stdio: "ignore",
  });
  await once(child, "exit");
  expect(server.received).toHaveLength(1);

  const reopened = await openEmbeddedDatabase(dataDir);
  const second = await startServer();
  pass(120);
  const parts = delivery(second.port, { database: reopened });
  expect(await deliverNextMail(parts, carrierTo(second.port), uncut)).toBe(true);
  await reopened.close();
  await rm(dataDir, { recursive: true });
  expect(messageIds(second)).toEqual(messageIds(server));
}, 120_000);
