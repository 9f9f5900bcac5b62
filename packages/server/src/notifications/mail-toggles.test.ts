import type { EmailSettings } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readBranding } from "../base/branding.ts";
import { mailTemplates } from "../app/mail-templates.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { testPublication } from "../../test/factories/document.ts";
import { startTestMailServer, type TestMailServer } from "../../test/fakes/mail-server.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { deliverNextMail } from "./deliver-mails.ts";
import { smtpTransport } from "./mail-transports.ts";

/** What arrives at a real mail server with each of the account's switches on and off. */

let portal: TestPortal;
let company: TestCompany;
let server: TestMailServer;
let key: string;
beforeAll(async () => {
  portal = await openTestPortal();
  server = await startTestMailServer();
  key = await createTestKey(portal, ["documents:write"]);
});
afterAll(async () => {
  await server.close();
  await portal.close();
});
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const post = (path: string, body: object, token = company.token) =>
  portal.call({ method: "POST", path, body, token });

async function order(): Promise<number> {
  const answer = await post("/order/create", {
    serviceLocationId: company.siteId,
    agreementId: company.agreementId,
    containerActionId: 4,
    amount: 1,
    desiredDate: "2027-03-10",
  });
  return answer.json<{ id: number }>().id;
}

/** Causes one event for each switch. */
async function live(): Promise<void> {
  await post("/order/cancel", { orderId: await order(), cancelReasonId: 1 });
  const orderId = await order();
  await portal.database.db
    .updateTable("orders")
    .set({ desired_date: "2027-02-22" })
    .where("id", "=", orderId)
    .execute();
  await post("/order/claim", { orderId, claimReasonId: 1 });
  const publication = { ...testEvent(portal), ...testPublication(company) };
  const published = await post("/provider/v1/document/publish", publication, key);
  expect(published.statusCode, published.body).toBe(201);
}

/** Sends all mails that are due; returns the kinds of the mails that arrive. */
async function arriving(): Promise<string[]> {
  const before = server.received.length;
  const { database, config } = portal;
  const parts = {
    database,
    clock: { now: () => portal.now() },
    config,
    branding: await readBranding(),
    templates: mailTemplates,
    log: { warn: () => undefined, error: () => undefined },
  };
  const sender = { name: "Kreislauf", address: "info@portal.example" };
  const carrier = smtpTransport(`smtp://127.0.0.1:${server.port}`, sender);
  while (await deliverNextMail(parts, carrier, new AbortController().signal));
  carrier.close();
  const kinds = new Map(
    (await database.db.selectFrom("outbox_mails").select(["id", "kind"]).execute()).map((row) => [
      row.id,
      row.kind,
    ]),
  );
  return server.received
    .slice(before)
    .filter(({ to }) => to.includes(company.email))
    .map((mail) => kinds.get(/<([^@]+)@/.exec(mail.header("Message-ID") ?? "")?.[1] ?? "") ?? "unknown")
    .toSorted();
}

const all = ["claim_received", "documents_published", "order_cancelled", "order_received", "order_received"];

test.for([
  ["orderReceiptConfirmation", "order_received"],
  ["claimConfirmation", "claim_received"],
  ["cancellationConfirmation", "order_cancelled"],
  ["documentReceipt", "documents_published"],
] as const satisfies readonly (readonly [keyof EmailSettings, string])[])(
  "%s alone decides whether %s arrives",
  async ([setting, kind]) => {
    const change = (wanted: boolean) =>
      portal.call({
        method: "PATCH",
        path: `/account/settings/email/${company.userId}`,
        body: { [setting]: wanted },
        token: company.token,
      });
    await live();
    expect(await arriving()).toEqual(all);
    await change(false);
    await live();
    expect(await arriving()).toEqual(all.filter((each) => each !== kind));
    await change(true);
    await live();
    expect(await arriving()).toEqual(all);
  },
);
