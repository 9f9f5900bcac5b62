import { findDemoInvoice } from "./support/invoices.ts";
import { providerClient } from "./support/provider.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

test("an invoice matches but for some lines; one is disputed, and the provider credits it", async ({
  page,
  request,
  portal,
}) => {
  const invoice = await findDemoInvoice(request, admin, ({ difference }) => difference !== 0);
  const wrong = invoice.lines.find(
    ({ deviations, review }) => deviations.length > 0 && review.state === null,
  );
  const position = wrong?.position ?? 0;
  await signIn(page, admin);
  await page.goto(`/#/documents?document=${invoice.id}`);
  await page.getByRole("link", { name: "Rechnung prüfen" }).click();
  await expect(page.getByRole("heading", { name: `Rechnung ${invoice.number}` })).toBeVisible();
  await expect(page.getByText("Stimmt").first()).toBeVisible();
  await expectNoAxeFindings(page);

  const accept = page.getByRole("button", { name: /passende annehmen$/ });
  if (await accept.isVisible()) {
    await accept.click();
    await expect(page.getByText("Angenommen").first()).toBeVisible();
  }
  await page.getByText(/^Abweichungen \d/).click();
  await page.getByRole("button", { name: `Beanstanden: Position ${position}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Position ${position} beanstanden` });
  await dialog.getByLabel(/Was ist passiert/).fill("Der Lieferschein zeigt etwas anderes.");
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Beanstanden" }).click();
  const thread = page.getByRole("region", { name: "Beanstandungen" });
  await expect(thread.getByText("Der Lieferschein zeigt etwas anderes.")).toBeVisible();
  await expect(page.getByText(/^Antwort bis /).first()).toBeVisible();

  await providerClient(portal, request).answerDispute(invoice.id, position, {
    outcome: "credited",
    text: "Wir schreiben den Betrag gut.",
  });
  await page.reload();
  await expect(thread.getByText("Wir schreiben den Betrag gut.")).toBeVisible();
  await expect(thread.getByText("Gutgeschrieben").first()).toBeVisible();
  await expectNoAxeFindings(page);
});
