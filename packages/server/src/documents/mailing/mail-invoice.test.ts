import { permission } from "@kreislauf/contract/base";
import { documentPublication, type InvoiceRecipients } from "@kreislauf/contract/documents";
import * as z from "zod/mini";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { mailAttachments } from "../../app/mail-attachments.ts";
import { mailTemplates } from "../../app/mail-templates.ts";
import { readBranding } from "../../base/branding.ts";
import { openFiles } from "../../base/files/files.ts";
import { startMailDelivery } from "../../notifications/index.ts";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import {
  createTestDocument,
  pdfUri,
  testFigures,
  testPdf,
  testPublication,
} from "../../../test/factories/document.ts";
import { createTestStaff } from "../../../test/factories/staff.ts";
import { startTestMailServer, type TestMailServer } from "../../../test/fakes/mail-server.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";
import { correctDocument } from "../publishing/correct-document.ts";
import { maxMailedPdfBytes } from "./mail-invoice.ts";

let portal: TestPortal;
let company: TestCompany;
let mailServer: TestMailServer;
const deliveries: ReturnType<typeof startMailDelivery>[] = [];
beforeAll(async () => {
  mailServer = await startTestMailServer();
  portal = await openTestPortal({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    PUBLIC_URL: "https://portal.example",
  });
});
afterAll(async () => {
  await mailServer.close();
  await portal.close();
});
beforeEach(async () => {
  company = await createTestCompany(portal, {
    permissions: [permission.defaultUser, permission.documentManager],
  });
});
afterEach(async () => {
  await Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()));
  await portal.database.db.deleteFrom("outbox_mails").execute();
});

const path = "/documents/invoice-recipients";
const call = (request: Partial<Parameters<TestPortal["call"]>[0]>, token = company.token) =>
  portal.call({ path, token, ...request });
const add = (
  email: string,
  wish: { readonly site?: number | null; readonly forms?: readonly string[]; readonly token?: string } = {},
) => {
  const { site = company.siteId, forms = ["pdf", "xrechnung"], token } = wish;
  return call({ method: "POST", body: { email, serviceLocationId: site, forms } }, token);
};
const waiting = () =>
  portal.database.db
    .selectFrom("outbox_mails")
    .selectAll()
    .where("kind", "=", "invoice")
    .orderBy("recipient_email")
    .execute();

/** Delivers mails as a running portal does. */
async function startDelivery(attachments = mailAttachments) {
  const delivery = startMailDelivery({
    database: portal.database,
    clock: portal,
    config: portal.config,
    branding: await readBranding(),
    templates: mailTemplates,
    attaching: { files: await openFiles(portal.config), attachments },
    log: portal.app.log,
  });
  deliveries.push(delivery);
}
const mailsTo = (address: string) => mailServer.received.filter(({ to }) => to.includes(address));
const arrived = (address: string, amount = 1) =>
  vi.waitFor(() => expect(mailsTo(address)).toHaveLength(amount), { timeout: 20_000 });
const sentAll = () =>
  vi.waitFor(async () => expect((await waiting()).filter(({ sent_at }) => sent_at === null)).toEqual([]), {
    timeout: 20_000,
  });
const attachedTo = (raw: string | undefined) =>
  [...(raw ?? "").matchAll(/Content-Disposition: attachment; filename="?([^"\r\n]+)"?/gi)].map(
    ([, name]) => name,
  );

test("an invoice goes to each chosen address once, with PDF and XRechnung, also with two processes", async () => {
  await add("rechnungen@kunde.example", { site: null });
  await add("rechnungen@kunde.example");
  await add("archiv@kunde.example", { forms: ["pdf"] });
  await Promise.all([startDelivery(), startDelivery()]);
  const { number } = await createTestDocument(portal, company, { invoice: testFigures() });
  await arrived("rechnungen@kunde.example");
  await arrived("archiv@kunde.example");
  await sentAll();
  const [mail] = mailsTo("rechnungen@kunde.example");
  expect(mail?.to).toEqual(["rechnungen@kunde.example"]);
  expect(mail?.header("Subject")).toContain(number);
  expect(attachedTo(mail?.raw)).toEqual([`${number}.pdf`, `${number}-xrechnung.xml`]);
  expect(mail?.raw).toMatch(/Content-Type: application\/xml/i);
  expect(attachedTo(mailsTo("archiv@kunde.example")[0]?.raw)).toEqual([`${number}.pdf`]);
  expect(mailsTo("rechnungen@kunde.example")).toHaveLength(1);
  // The outbox keeps no data of mails that were sent.
  expect((await waiting()).map(({ data }) => data)).toEqual([{}, {}]);
});

test("credit notes and cancellations go too, receipts do not", async () => {
  await add("rechnungen@kunde.example");
  const invoice = await createTestDocument(portal, company, {});
  await createTestDocument(portal, company, { type: "credit_note", correctsNumber: invoice.number });
  await createTestDocument(portal, company, { type: "cancellation_invoice", correctsNumber: invoice.number });
  await createTestDocument(portal, company, { type: "service_receipt" });
  const mails = await waiting();
  expect(mails.map(({ data }) => (data as { type: string }).type).toSorted()).toEqual([
    "cancellation_invoice",
    "credit_note",
    "invoice",
  ]);
});

test("a corrected invoice goes again and says why; the earlier mail keeps its own file", async () => {
  const address = "korrektur@kunde.example";
  await add(address);
  const first = testPdf("first");
  const { id, number } = await createTestDocument(portal, company, { file: pdfUri(first) });
  const files = await openFiles(portal.config);
  const { staffId } = await createTestStaff(portal);
  const second = testPdf("second");
  const publication = z.parse(
    documentPublication,
    testPublication(company, { number, netAmount: 4_200, file: pdfUri(second) }),
  );
  await portal.database.db.transaction().execute(async (db) => {
    const document = await db
      .selectFrom("documents")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const correction = { publication, reason: "Falscher Betrag", staffId };
    await correctDocument({ db, files, now: portal.now() }, document, correction);
  });
  await startDelivery();
  await arrived(address, 2);
  const [corrected, former] = mailsTo(address).toSorted((a, b) => b.raw.length - a.raw.length);
  expect(former?.raw).toContain(first.toString("base64"));
  expect(corrected?.raw).toContain(second.toString("base64"));
  expect(corrected?.raw).toContain("Falscher Betrag");
});

test("a PDF that mail servers would refuse is left out and named; one byte less goes", async () => {
  await add("gross@kunde.example");
  for (const [bytes, forms, leavesOutPdf] of [
    [maxMailedPdfBytes, ["pdf"], false],
    [maxMailedPdfBytes + 1, [], true],
  ] as const) {
    const pdf = Buffer.concat([
      Buffer.from("%PDF-1.7\n%"),
      Buffer.alloc(bytes - 17, "x"),
      Buffer.from("\n%%EOF\n"),
    ]);
    expect(pdf.length).toBe(bytes);
    await createTestDocument(portal, company, { file: pdfUri(pdf) });
    const [mail] = await waiting();
    expect(mail?.data).toMatchObject({ forms, leavesOutPdf });
    await portal.database.db.deleteFrom("outbox_mails").execute();
  }
});

test("a mail waits for a file that cannot be read, and goes once it can", async () => {
  await add("spaeter@kunde.example");
  let fails = true;
  await startDelivery({
    invoice: async (keeping, data) => {
      if (fails) throw new Error("The disk is away.");
      return (await mailAttachments.invoice?.(keeping, data)) ?? [];
    },
  });
  await createTestDocument(portal, company, { invoice: testFigures() });
  await vi.waitFor(async () => expect((await waiting())[0]?.last_error).toContain("The disk is away."), {
    timeout: 20_000,
  });
  fails = false;
  await portal.database.db.updateTable("outbox_mails").set({ due_at: portal.now().toString() }).execute();
  await arrived("spaeter@kunde.example");
});

test("an address is taken off with what still waits for it, unless another entry has it sent", async () => {
  await add("weg@kunde.example");
  await add("weg@kunde.example", { site: null });
  const { recipients } = (await call({})).json<InvoiceRecipients>();
  await createTestDocument(portal, company, {});
  const [forAll, forSite] = recipients;
  expect(forAll?.site).toBeNull();
  expect(forSite?.site?.id).toBe(company.siteId);
  expect((await call({ method: "DELETE", path: `${path}/${forAll?.id}` })).statusCode).toBe(200);
  expect(await waiting()).toHaveLength(1);
  expect((await call({ method: "DELETE", path: `${path}/${forSite?.id}` })).statusCode).toBe(200);
  expect(await waiting()).toEqual([]);
  await createTestDocument(portal, company, {});
  expect(await waiting()).toEqual([]);
});

test.each([
  ["no address", "rechnungen"],
  ["two addresses", "a@kunde.example, b@kunde.example"],
  ["a header inside", "a@kunde.example\r\nBcc: b@kunde.example"],
  ["255 characters", `${"a".repeat(61)}@${"b".repeat(61)}.${"c".repeat(61)}.${"d".repeat(61)}.example`],
] as const)("%s is refused as an address", async (_, email) => {
  expect(statusAndCode(await add(email))).toEqual([400, "validation"]);
});

test("spaces around an address and its capitals do not count", async () => {
  const { recipients } = (await add("  Rechnungen@Kunde.example ")).json<InvoiceRecipients>();
  expect(recipients.map(({ email }) => email)).toEqual(["rechnungen@kunde.example"]);
});

test("an address stands once for a site, with at least one kind of file", async () => {
  expect((await add("a@kunde.example")).statusCode).toBe(200);
  const again = await add("a@kunde.example", { forms: ["pdf"] });
  expect(statusAndCode(again)).toEqual([409, "invoice_recipient_exists"]);
  expect((await add("b@kunde.example", { forms: [] })).statusCode).toBe(400);
  expect((await add("b@kunde.example", { forms: ["pdf", "pdf"] })).statusCode).toBe(400);
});

test("nobody mails what they may not open: another site is unknown, all sites need all sites", async () => {
  const other = await createTestSite(portal, company.companyId);
  const { token } = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.documentManager],
    siteIds: [company.siteId],
  });
  expect((await add("a@kunde.example", { site: other, token })).statusCode).toBe(404);
  const all = await add("a@kunde.example", { site: null, token });
  expect(statusAndCode(all)).toEqual([403, "invoice_recipient_all_sites"]);
  expect((await add("a@kunde.example", { token })).json<InvoiceRecipients>()).toMatchObject({
    canChooseAllSites: false,
    recipients: [{ email: "a@kunde.example", site: { id: company.siteId } }],
  });
});

test("who added and removed an address stands in the log", async () => {
  const { recipients } = (await add("a@kunde.example")).json<InvoiceRecipients>();
  await call({ method: "DELETE", path: `${path}/${recipients[0]?.id}` });
  const entries = await portal.database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "subject"])
    .where("company_id", "=", company.companyId)
    .where("action", "in", ["invoice_recipient_added", "invoice_recipient_removed"])
    .orderBy("id")
    .execute();
  expect(entries).toEqual([
    { action: "invoice_recipient_added", actor_id: company.userId, subject: "a@kunde.example" },
    { action: "invoice_recipient_removed", actor_id: company.userId, subject: "a@kunde.example" },
  ]);
});
