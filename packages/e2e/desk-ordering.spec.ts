import { agreementType } from "@kreislauf/contract/catalog";
import type { Page } from "@playwright/test";
import { readApiAs } from "./support/api.ts";
import { signInAtDesk } from "./support/desk.ts";
import { readOrders } from "./support/orders.ts";
import { createOwnSite, ownSiteManager } from "./support/own-site.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const dispatcher = "dispo@nordwerk.example";
const skip = { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: agreementType.callOff, amount: 2 };

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Auftrag für einen Kunden erfassen" });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await dialogOf(page).getByRole("combobox", { name: field }).click();
  await page.getByRole("region", { name: field }).getByRole("option", { name: option }).click();
}

test("dispatch takes an order on the phone, and the customer sees it", async ({
  page,
  request,
  portal,
  browser,
}) => {
  const { alias, siteId } = await createOwnSite(portal, request, [skip]);
  await signInAtDesk(page, dispatcher);
  await page.getByRole("button", { name: "Auftrag erfassen" }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Auftrag erteilen" }).click();
  await expect(dialog.getByText("Bitte wählen Sie mindestens eine Vereinbarung.")).toBeVisible();
  await dialog.getByLabel("Vereinbarung suchen").fill("gibt es nicht");
  await expect(dialog.getByText(/^Keine Vereinbarung passt/)).toBeVisible();
  await dialog.getByLabel("Vereinbarung suchen").fill(alias);
  await dialog.getByRole("list", { name: "Gefundene Vereinbarungen" }).getByRole("button").click();
  await dialog.getByRole("button", { name: "Auftrag erteilen" }).click();
  await expect(dialog.getByRole("combobox", { name: "Aktion" })).toBeFocused();
  await expect(dialog.getByText("Bitte geben Sie einen Tag an.")).toBeVisible();
  await expectNoAxeFindings(page);

  const day = dialog.getByRole("textbox", { name: "Wunschtermin" });
  await day.fill("18.05.2027");
  await expect(dialog.getByText("Bitte wählen Sie einen Tag ab morgen.")).toBeVisible();
  await day.fill("09.06.2027");
  await choose(page, "Aktion", "Aufstellen");
  await choose(page, "Gewünscht von", "Claudia Reinders");
  await dialog.getByLabel("Bestellnummer").fill("KW-26-118");
  await dialog.getByRole("button", { name: "Auftrag erteilen" }).click();
  const done = page.getByText(/^Auftrag \d+ ist erteilt\.$/);
  await expect(done).toBeVisible();
  await expect(dialog).toBeHidden();
  const number = /\d+/.exec(await done.innerText())?.[0] ?? "";

  // The order that was just placed ("Aufstellen") is moved to another day.
  await page.goto(`/desk/#/orders?search=${number}`);
  await page.getByRole("row", { name: number }).click();
  const panel = page.getByRole("complementary", { name: "Auftrag" });
  await panel.getByRole("button", { name: "Aufstellung verschieben" }).click();
  await panel.getByLabel("Termin", { exact: true }).fill("11.06.2027");
  await expectNoAxeFindings(page);
  await panel.getByRole("form").getByRole("button", { name: "Aufstellung verschieben" }).click();
  await expect(panel.getByText("Termin verschoben")).toBeVisible();

  const customer = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await customer.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await signIn(customer, ownSiteManager);
  const { orders } = await readOrders(await readApiAs(request, ownSiteManager), "amount=100", siteId);
  await customer.goto(`/#/order/${orders.find(({ orderNumber }) => orderNumber === number)?.id}`);
  await expect(customer.getByText("Von der Disposition erfasst")).toBeVisible();
  await expect(customer.getByText("KW-26-118").first()).toBeVisible();
});

test("one order on two agreements: what is refused stays with its reason", async ({
  page,
  request,
  portal,
}) => {
  const { alias, agreementIds, siteId, write } = await createOwnSite(portal, request, [
    skip,
    { ...skip, containerTypeId: 204 },
  ]);
  await write("/order/create", {
    serviceLocationId: siteId,
    agreementId: agreementIds[0],
    containerActionId: 4,
    amount: 1,
    desiredDate: "2027-06-15",
  });
  await signInAtDesk(page, "leitung@nordwerk.example");
  await page.goto(`/desk/#/agreements?view=stock&search=${encodeURIComponent(alias)}`);
  await page.getByRole("button", { name: alias }).first().click();
  await page.getByRole("button", { name: "Auftrag erfassen" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Weitere Vereinbarung suchen").fill(alias);
  await dialog.getByRole("list", { name: "Gefundene Vereinbarungen" }).getByRole("button").click();
  const chosen = dialog.getByRole("list", { name: "Gewählte Vereinbarungen" }).getByRole("listitem");
  await expect(chosen).toHaveCount(2);
  await choose(page, "Aktion", "Leeren");
  await dialog.getByRole("textbox", { name: "Wunschtermin" }).fill("15.06.2027");
  await dialog.getByRole("button", { name: "2 Aufträge erteilen" }).click();
  await expect(page.getByText("1 erteilt, 1 nicht.")).toBeVisible();
  await expect(chosen).toHaveCount(1);
  await expect(chosen.getByText("Für diesen Tag gibt es hier schon einen offenen Auftrag.")).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByLabel("Trotzdem noch einmal beauftragen").check();
  await dialog.getByRole("button", { name: "Auftrag erteilen" }).click();
  await expect(page.getByText(/^Auftrag \d+ ist erteilt\.$/)).toBeVisible();
});
