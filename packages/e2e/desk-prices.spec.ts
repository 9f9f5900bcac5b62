import { agreementType } from "@kreislauf/contract/catalog";
import { signInAtDesk } from "./support/desk.ts";
import { dayOf, openOrderDialog } from "./support/ordering.ts";
import { createOwnSite, ownSiteManager } from "./support/own-site.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

test("prices are set at the desk, imported for a later day, and said before an order is given", async ({
  page,
  request,
  portal,
  browser,
}) => {
  const container = {
    wasteTypeId: 101,
    containerTypeId: 203,
    agreementTypeId: agreementType.callOff,
    amount: 2,
  };
  const { siteId, alias } = await createOwnSite(portal, request, [container]);
  const agreementNumber = `77-${Date.now() % 1_000_000}`;
  await signInAtDesk(page, "leitung@nordwerk.example");
  await page.goto(`/desk/#/agreements?view=stock&search=${encodeURIComponent(alias)}`);
  await page.getByRole("button", { name: alias }).click();
  const panel = page.getByRole("complementary", { name: "Entscheidung" });
  await panel.getByRole("button", { name: "Nummer vergeben" }).click();
  await panel.getByLabel("Vereinbarungsnummer").fill(agreementNumber);
  await panel.getByRole("button", { name: "Speichern" }).click();
  await expect(panel.getByText(`Vereinbarung ${agreementNumber}`)).toBeVisible();
  await panel.getByRole("button", { name: "Preise …" }).click();
  await expect(panel.getByText("Noch keine Preise")).toBeVisible();
  const form = panel.getByRole("form", { name: "Preise setzen" });
  await form.getByLabel("Name der Preisliste").fill("Preisliste 2027");
  const price = form.getByRole("group", { name: "Preis 1" });
  await price.getByLabel("Betrag in Euro").fill("viel");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect(price.getByLabel("Betrag in Euro")).toBeFocused();
  await expectNoAxeFindings(page);
  await price.getByLabel("Betrag in Euro").fill("128,00");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText(/^Die Preise ab .+ sind gesetzt\.$/)).toBeVisible();

  await page.goto("/desk/#/customers/import?kind=prices");
  await page.locator("input[type=file]").setInputFiles({
    name: "preise.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      [
        "Vereinbarungsnummer;Gültig ab;Preisliste;Preis je;Betrag netto (€);MwSt. (%)",
        `${agreementNumber};14.06.2027;Preisliste Juni;je Abruf;140,00;19`,
        `${agreementNumber};14.06.2027;Preisliste Juni;je Stück;10,00;19`,
      ].join("\n"),
    ),
  });
  await page.getByRole("button", { name: "2 Einträge importieren" }).click();
  await expect(page.getByText("Importiert: 2 neu, 0 geändert.")).toBeVisible();

  const customer = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await customer.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await signIn(customer, ownSiteManager);
  await customer.goto(`/#/agreements?site=${siteId}`);
  const dialog = await openOrderDialog(customer, "");
  await dialog.getByRole("button", { name: "Nächster Monat" }).click();
  for (const [day, euros] of [
    ["8. Juni", "152,32 €"],
    ["15. Juni", "178,50 €"],
  ] as const) {
    await dayOf(dialog, day).click();
    await expect(dialog.getByText(euros).first()).toBeVisible();
  }
});
