import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readBranding } from "../base/branding.ts";
import { readConfig } from "../base/config.ts";
import type { Database } from "../base/database/database.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { mailTemplates } from "../app/mail-templates.ts";
import { startTestMailServer, type TestMailServer } from "../../test/fakes/mail-server.ts";
import { openTestDatabase, testNow } from "../../test/portal/portal.ts";
import { deliverNextMail } from "./deliver-mails.ts";
import { smtpTransport } from "./mail-transports.ts";
import { listFailedMails, retryFailedMails } from "../base/mail/outbox.store.ts";
import { orderReceived } from "../../test/factories/order-received-mail.ts";

/** A mail server that is down for an hour, and one that does not know a recipient. */

const branding = await readBranding();
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
const people = [
  { id: 1_001, email: "jana@kunde.example" },
  { id: 1_002, email: "fort@kunde.example" },
] as const;

let database: Database;
let now = Temporal.Instant.from(testNow);
const servers: TestMailServer[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  for (const person of people) {
    await database.db
      .insertInto("users")
      .values({
        ...person,
        first_name: "Jana",
        last_name: "Petersen",
        phone: null,
        password_hash: null,
        created_at: testNow,
        sort_key: "petersen jana",
      })
      .execute();
  }
});
afterAll(() => database.close());
afterEach(async () => {
  vi.clearAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await database.db.deleteFrom("outbox_mails").execute();
});

const enqueue = (orderId: number, recipient: (typeof people)[number] = people[0]) =>
  database.db.transaction().execute((db) =>
    enqueueMail(
      { db, now },
      {
        kind: "order_received",
        cause: `order ${orderId} received`,
        recipient,
        data: { ...orderReceived, orderId },
      },
    ),
  );

/** Sends all mails that are due; its signal is never aborted. */
async function deliverDue(port: number): Promise<void> {
  const config = readConfig({ NODE_ENV: "test", SMTP_URL: `smtp://127.0.0.1:${port}` });
  const parts = { database, clock: { now: () => now }, config, branding, templates: mailTemplates, log };
  const carrier = smtpTransport(`smtp://127.0.0.1:${port}`, {
    name: "Kreislauf",
    address: "info@portal.example",
  });
  while (await deliverNextMail(parts, carrier, new AbortController().signal));
  carrier.close();
}

test("an hour without a mail server loses nothing and sends nothing twice", async () => {
  const away = await startTestMailServer();
  await away.close();
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 6 === 0) await enqueue(minute);
    await deliverDue(away.port);
    now = now.add({ minutes: 1 });
  }
  const server = await startTestMailServer({ port: away.port });
  servers.push(server);
  for (let minute = 0; minute < 60; minute += 1) {
    await deliverDue(server.port);
    now = now.add({ minutes: 1 });
  }
  expect(server.received).toHaveLength(10);
  expect(new Set(server.received.map((mail) => mail.header("Message-ID"))).size).toBe(10);
  expect(await listFailedMails(database.db)).toEqual([]);
});

test("a recipient whom the server does not know is left to the operator at once, the others get their mails", async () => {
  let knows = false;
  const server = await startTestMailServer({
    onRcptTo: ({ address }, _session, answer) =>
      answer(
        knows || !address.startsWith("fort@")
          ? null
          : Object.assign(new Error("no such user"), { responseCode: 550 }),
      ),
  });
  servers.push(server);
  await enqueue(1, people[1]);
  await enqueue(2);
  await deliverDue(server.port);
  expect(server.received.map(({ to }) => to)).toEqual([["jana@kunde.example"]]);
  const [failed, ...others] = await listFailedMails(database.db);
  expect(others).toEqual([]);
  expect(failed).toMatchObject({ recipient_email: "fort@kunde.example", attempts: 1 });
  expect(failed?.failed_at).not.toBeNull();

  knows = true;
  expect(await retryFailedMails(database.db, now, failed?.id)).toBe(1);
  await deliverDue(server.port);
  expect(server.received.map(({ to }) => to[0])).toEqual(["jana@kunde.example", "fort@kunde.example"]);
  expect(await listFailedMails(database.db)).toEqual([]);
});

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

test.for([
  ["the sender", "MAIL FROM", { onMailFrom: answerOnce(refusal(550, "5.1.8 unknown sender")) }],
  [
    "everybody without a password",
    "MAIL FROM",
    { onMailFrom: answerOnce(refusal(530, "5.7.0 sign in first")) },
  ],
  ["to pass on mails", "RCPT TO", { onRcptTo: answerOnce(refusal(554, "5.7.1 relay access denied")) }],
] as const)("mails wait where their server refuses %s", async ([, command, wrong]) => {
  const server = await startTestMailServer(wrong);
  servers.push(server);
  await enqueue(1);
  await deliverDue(server.port);
  expect(server.received).toHaveLength(0);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ smtp: expect.objectContaining({ code: "EENVELOPE", command }) }),
    "mail not delivered",
  );
  expect(await listFailedMails(database.db)).toEqual([expect.objectContaining({ failed_at: null })]);
  now = now.add({ seconds: 10 });
  await deliverDue(server.port);
  expect(server.received.map(({ to }) => to)).toEqual([["jana@kunde.example"]]);
});

/** Refuses only the first address, like a server that its operator repairs afterwards. */
function answerOnce(error: Error) {
  const answers = [error];
  return (_address: unknown, _session: unknown, answer: (error?: Error) => void) => answer(answers.shift());
}

test("the log does not say to whom a refused mail goes", async () => {
  const server = await startTestMailServer({
    onRcptTo: ({ address }, _session, answer) => answer(refusal(550, `<${address}>: no such user`)),
  });
  servers.push(server);
  await enqueue(1);
  await deliverDue(server.port);
  const [failed] = await listFailedMails(database.db);
  expect(log.error.mock.calls).toEqual([
    [
      {
        smtp: { code: "EENVELOPE", responseCode: 550, command: "RCPT TO" },
        mailId: failed?.id,
        kind: "order_received",
        attempt: 1,
      },
      "mail given up",
    ],
  ]);
  expect(failed?.last_error).toContain("no such user");
});
