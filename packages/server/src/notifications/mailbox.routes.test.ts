import type { MailboxEntry } from "@kreislauf/contract/notifications";
import type { Order } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailTemplates } from "../app/mail-templates.ts";
import { readBranding } from "../base/branding.ts";
import { readConfig } from "../base/config.ts";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { startMailDelivery } from "./deliver-mails.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

async function order(noteToDisposer: string): Promise<Order> {
  const answer = await portal.call({
    method: "POST",
    path: "/order/create",
    token: company.token,
    body: {
      serviceLocationId: company.siteId,
      agreementId: company.agreementId,
      containerActionId: 4,
      amount: 1,
      desiredDate: "2027-03-04",
      noteToDisposer,
    },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<Order>();
}

/** Runs the delivery until no mail is pending. */
async function deliverAll(): Promise<void> {
  const { database } = portal;
  const delivery = startMailDelivery({
    database,
    clock: { now: () => portal.now() },
    config: readConfig({ NODE_ENV: "test", PUBLIC_URL: "https://portal.example" }),
    branding: await readBranding(),
    templates: mailTemplates,
    log: portal.app.log,
  });
  const waiting = () =>
    database.db.selectFrom("outbox_mails").select("id").where("sent_at", "is", null).executeTakeFirst();
  await expect.poll(waiting, { timeout: 10_000 }).toBeUndefined();
  await delivery.stop();
}

const mailbox = async () => (await portal.call({ path: "/dev/mailbox" })).json<MailboxEntry[]>();

test("whoever orders finds the confirmation in the mailbox, unless they do not want it", async () => {
  const given = await order("Tor 2\nBitte <klingeln>");
  await deliverAll();
  const [mail, ...others] = await mailbox();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: company.email,
    subject: `Auftragsbestätigung ${given.orderNumber}`,
    receivedAt: "2027-03-01T08:00:00.000Z",
  });
  expect(mail?.text).toContain("wir leeren Ihren Behälter zum Wunschtermin, spätestens am 11.03.2027.");
  expect(mail?.text).toContain("Altholz A I–III (AVV 17 02 01)");
  expect(mail?.text).toContain(`https://portal.example/#/order/${given.id}`);
  expect(mail?.text).toContain("Stornierbar bis Mi., 03.03.2027, 24:00 Uhr.");
  expect(mail?.html).toContain("Bitte &lt;klingeln&gt;");
  expect(mail?.html).not.toContain("cid:");

  await portal.database.db
    .updateTable("memberships")
    .set({ order_receipt_confirmation: false })
    .where("user_id", "=", company.userId)
    .execute();
  await order("");
  await deliverAll();
  expect(await mailbox()).toEqual([mail]);
});

test("the mailbox page shows a mail's words, and no markup of a mail runs in it", async () => {
  await portal.database.db
    .insertInto("mailbox")
    .values({
      message_id: "<canary@test.example>",
      recipient: "jana@test.example",
      subject: "<b>Auftragsbestätigung</b>",
      text: "Guten Tag",
      attachments: "[]",
      html: "<p>Guten Tag</p>",
      received_at: testNow,
    })
    .execute();
  const page = await portal.app.inject({ url: "/dev/mailbox" });
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.body).toContain("&lt;b&gt;Auftragsbestätigung&lt;/b&gt;");
  expect(page.body).toContain("&lt;p&gt;Guten Tag&lt;/p&gt;");
  // Links open in a new tab, because the portal cannot be shown in the frame of a mail.
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.body).toContain("&lt;base target=&quot;_blank&quot; /&gt;");
});
