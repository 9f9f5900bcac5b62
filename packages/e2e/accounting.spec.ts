import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { DocumentList } from "@kreislauf/contract/documents";
import { writeApiAs } from "./support/api.ts";
import { isMobile } from "./support/orders.ts";
import { providerClient } from "./support/provider.ts";
import type { MailboxEntry } from "@kreislauf/contract/notifications";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

/** Opens another page about documents from the list of documents; on phones the link is in a menu. */
async function followDocumentLink(page: Page, name: string): Promise<void> {
  if (isMobile()) await page.getByRole("button", { name: "Mehr zu den Belegen" }).click();
  await page.getByRole(isMobile() ? "menuitem" : "link", { name }).click();
}

/** Returns an invoice of the demo. */
async function anInvoice(request: APIRequestContext) {
  const write = await writeApiAs(request, admin);
  const body = { documentTypes: ["invoice"], limit: 1 };
  const { documents } = await write<DocumentList>("/docuware/documents", body);
  if (documents[0] === undefined) throw new Error("The demo has no invoices.");
  return documents[0];
}

test("what is paid shows in the list, what is open stands in the statement by age, and both are booked", async ({
  page,
  request,
  portal,
}) => {
  const write = await writeApiAs(request, admin);
  const { documents } = await write<DocumentList>("/docuware/documents", {
    documentTypes: ["invoice"],
    limit: 100,
  });
  const overdue = documents.find(
    ({ payment, dueDate }) => payment?.state === "open" && dueDate !== null && dueDate < "2027-04-01",
  );
  await signIn(page, admin);
  await page.goto("/#/documents");
  await expect(page.getByText(/^Teilweise bezahlt · noch /).first()).toBeVisible();

  await followDocumentLink(page, "Kontoauszug");
  await expect(page.getByText(/^Offene Beträge am /)).toBeVisible();
  const ages = page.getByRole("group", { name: "Nach Alter" });
  await expect(ages.getByRole("button", { name: /^Offen gesamt/ })).toBeVisible();
  await expect(page.getByText(/^seit \d+ Tagen überfällig$/).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await ages.getByRole("button", { name: /^61 bis 90 Tage/ }).click();
  await expect(page.getByRole("link", { name: overdue?.number ?? "" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Exportieren" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Excel (XLSX)" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^Kontoauszug_.*\.xlsx$/);

  await providerClient(portal, request).reportPayments([
    {
      number: overdue?.number ?? "",
      payments: [{ date: "2027-05-17", amount: overdue?.grossAmount ?? 0 }],
    },
  ]);
  await page.reload();
  await expect(page.getByText("Nichts in diesem Alter")).toBeVisible();

  await page.goto("/#/documents/bookings");
  await expect(page.getByLabel("Aufwandskonto")).toHaveValue("4969");
  await expectNoAxeFindings(page);
  await page.getByLabel("Mandantennummer").fill("55003");
  const packed = page.waitForEvent("download");
  await page.getByRole("button", { name: "ZIP-Datei laden" }).click();
  expect((await packed).suggestedFilename()).toMatch(/^Buchungen_\d{4}-\d\d\.zip$/);
});

test("a new invoice arrives at the address that a site's manager entered, until it is removed", async ({
  page,
  request,
  portal,
}) => {
  const address = `eingang-${randomUUID().slice(0, 8)}@kunde.example`;
  const { serviceLocationId } = await anInvoice(request);
  const provider = providerClient(portal, request);
  const publish = async () => {
    const number = `RE-2027-${randomUUID().slice(0, 8)}`;
    await provider.publish({
      serviceLocationId,
      type: "invoice",
      number,
      date: "2027-05-17",
      netAmount: 8_950,
    });
    return number;
  };
  const mails = async () => {
    const all = (await (await request.get("/api/dev/mailbox")).json()) as MailboxEntry[];
    return all.filter(({ to }) => to === address);
  };
  await signIn(page, admin);
  await page.goto("/#/documents");
  await followDocumentLink(page, "Rechnungen per E-Mail");
  await page.getByRole("button", { name: "Adresse hinzufügen" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(dialog.getByText("Bitte geben Sie eine vollständige E-Mail-Adresse ein.")).toBeVisible();
  await dialog.getByLabel("E-Mail").fill(address);
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(page.getByText("Adresse hinzugefügt", { exact: true })).toBeVisible();
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);

  const number = await publish();
  const attached = async () => (await mails()).map(({ attachments }) => attachments.map(({ name }) => name));
  await expect.poll(attached).toEqual([[`${number}.pdf`]]);
  expect((await mails())[0]?.subject).toContain(number);

  await page.getByRole("button", { name: `${address} entfernen` }).click();
  await page.getByRole("button", { name: "Entfernen", exact: true }).click();
  await expect(page.getByText("Adresse entfernt")).toBeVisible();
  await publish();
  await page.waitForTimeout(3_000);
  expect(await mails()).toHaveLength(1);
});
