import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readBranding } from "../base/branding.ts";
import { readConfig } from "../base/config.ts";
import type { Database } from "../base/database/database.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { mailTemplates } from "../app/mail-templates.ts";
import { startTestMailServer } from "../../test/fakes/mail-server.ts";
import { openTestDatabase, testNow } from "../../test/portal/portal.ts";
import { orderReceived } from "../../test/factories/order-received-mail.ts";
import { deliverNextMail, type DeliveryParts, startMailDelivery } from "./deliver-mails.ts";
import { smtpTransport } from "./mail-transports.ts";

const branding = await readBranding();
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
const people = [
  { id: 1_001, email: "jana@kunde.example" },
  { id: 1_002, email: "tarpit@kunde.example" },
] as const;
/** Long enough for a busy machine. */
const waitOptions = { timeout: 30_000 };

let database: Database;
let now: Temporal.Instant;

beforeAll(async () => {
  database = await openTestDatabase();
  const person = { first_name: "Jana", last_name: "Petersen", sort_key: "petersen jana", phone: null };
  for (const { id, email } of people) {
    await database.db
      .insertInto("users")
      .values({ ...person, id, email, password_hash: null, created_at: testNow })
      .execute();
  }
});
afterAll(() => database.close());
beforeEach(() => {
  now = Temporal.Instant.from(testNow);
});
afterEach(async () => {
  vi.useRealTimers();
  await database.db.deleteFrom("outbox_mails").execute();
});

const enqueue = (orderId: number, recipient: (typeof people)[number] = people[0]) =>
  database.db.transaction().execute((db) =>
    enqueueMail(
      { db, now: now.add({ milliseconds: orderId }) },
      {
        kind: "order_received",
        cause: `order ${orderId} received`,
        recipient,
        data: { ...orderReceived, orderId },
      },
    ),
  );

function delivery(port: number): DeliveryParts {
  const config = readConfig({ NODE_ENV: "test", SMTP_URL: `smtp://127.0.0.1:${port}` });
  return { database, clock: { now: () => now }, config, branding, templates: mailTemplates, log };
}

const rows = () => database.db.selectFrom("outbox_mails").selectAll().orderBy("created_at").execute();
const attempts = async () => (await rows()).map((row) => row.attempts);

/** A server that accepts connections and never sends anything. */
async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

test("a mail server that hangs holds one lane; the other mails wait untouched, and go out once it answers", async () => {
  const silent = await startSilentServer();
  for (let orderId = 1; orderId <= 6; orderId += 1) await enqueue(orderId);
  now = now.add({ seconds: 1 });
  const running = startMailDelivery(delivery(silent.port));
  onTestFinished(() => running.stop());
  await vi.waitFor(async () => expect(await attempts()).toEqual([1, 0, 0, 0, 0, 0]), waitOptions);
  // Each lane of the delivery looks for mails once a second.
  await wait(3_000);
  expect(await attempts()).toEqual([1, 0, 0, 0, 0, 0]);
  await silent.close();
  await vi.waitFor(async () => expect((await rows())[0]?.last_error).not.toBeNull(), waitOptions);
  const server = await startTestMailServer({ port: silent.port });
  onTestFinished(() => server.close());
  await vi.waitFor(() => {
    // The clock moves in every attempt, because a mail that was tried while no server listened waits from that time on.
    now = now.add({ hours: 1 });
    expect(server.received).toHaveLength(6);
  }, waitOptions);
});

test("a mail that hangs does not hold up the others", async () => {
  const server = await startTestMailServer({
    onRcptTo: ({ address }, _session, answer) => {
      if (!address.startsWith("tarpit@")) answer();
    },
  });
  await enqueue(1, people[1]);
  for (let orderId = 2; orderId <= 6; orderId += 1) await enqueue(orderId);
  now = now.add({ seconds: 1 });
  const running = startMailDelivery(delivery(server.port));
  await vi.waitFor(() => expect(server.received).toHaveLength(5), waitOptions);
  expect((await rows())[0]).toMatchObject({ sent_at: null, attempts: 1, last_error: null });
  await running.stop();
  await server.close();
});

test("a mail that a server does not accept within a minute is tried again later", async () => {
  const server = await startTestMailServer({ onReceived: () => new Promise(() => undefined) });
  await enqueue(1);
  now = now.add({ seconds: 1 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const carrier = smtpTransport(`smtp://127.0.0.1:${server.port}`, {
    name: "Kreislauf",
    address: "i@p.example",
  });
  const delivered = deliverNextMail(delivery(server.port), carrier, new AbortController().signal);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), waitOptions);
  vi.advanceTimersByTime(60_000);
  expect(await delivered).toBe(true);
  const [mail] = await rows();
  expect(mail).toMatchObject({ sent_at: null, leased_until: null, attempts: 1 });
  expect(mail?.last_error).toMatch(/did not answer|abort/i);
  carrier.close();
  await server.close();
});
