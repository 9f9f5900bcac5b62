import type { DocumentList } from "@kreislauf/contract/documents";
import { writeApiAs } from "./support/api.ts";
import { providerClient } from "./support/provider.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

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

  await page.getByRole("link", { name: "Kontoauszug" }).click();
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
  expect((await packed).suggestedFilename()).toBe("Buchungen.zip");
});
