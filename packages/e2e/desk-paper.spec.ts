import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import { signInAtDesk } from "./support/desk.ts";
import { createOwnSite } from "./support/own-site.ts";
import { expect, expectNoAxeFindings, test } from "./support/portal.ts";

const skip = { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: agreementType.callOff, amount: 2 };

test("an order is handed over on paper, and whoever scans the code confirms it", async ({
  page,
  request,
  portal,
  browser,
}) => {
  const { siteId, agreementIds, write } = await createOwnSite(portal, request, [skip]);
  const order = await write<Order>("/order/create", {
    serviceLocationId: siteId,
    agreementId: agreementIds[0],
    containerActionId: containerAction.empty,
    amount: 1,
    desiredDate: "2027-06-14",
  });
  await signInAtDesk(page, "dispo@nordwerk.example");
  await page.goto(`/desk/#/orders?search=${order.orderNumber}`);
  await page.getByRole("row", { name: order.orderNumber }).click();
  const panel = page.getByRole("complementary", { name: "Auftrag" });
  await panel.getByRole("button", { name: "An Entsorger übergeben" }).click();
  await panel.getByLabel("Entsorger", { exact: true }).fill("Fuldawerk Fahrer 3");
  await panel.getByLabel("Auf Papier, mit QR-Code").check();
  await expect(panel.getByLabel("E-Mail des Entsorgers")).toBeHidden();
  await expectNoAxeFindings(page);
  await panel.getByRole("button", { name: "Blatt zeigen" }).click();
  const sheet = page.getByRole("dialog", { name: "Blatt für den Entsorger" });
  await expect(sheet.getByRole("img", { name: "QR-Code zum Auftrag" })).toBeVisible();
  await expect(sheet.getByText(order.orderNumber)).toBeVisible();
  await expectNoAxeFindings(page);
  const address = await sheet.getByText(/#\/disposer\//).innerText();
  await page.emulateMedia({ media: "print" });
  await expect(sheet.getByRole("img", { name: "QR-Code zum Auftrag" })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Drucken" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeHidden();
  await page.emulateMedia({ media: null });
  await sheet.getByRole("button", { name: "Schließen" }).last().click();
  await expect(panel.getByText(/^Fuldawerk Fahrer 3 \(auf Papier\) hat den Auftrag seit/)).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(address);
  await expect(phone.getByText(order.orderNumber).first()).toBeVisible();
  await phone.getByRole("button", { name: /bestätigen$/ }).click();
  await expect(panel.getByText("bestätigt", { exact: true })).toBeVisible({ timeout: 40_000 });
  // Waits until the order has been reloaded: a button pressed before that is refused, since the order has changed.
  await expect(panel.getByRole("heading", { name: `${order.orderNumber} Bestätigt` })).toBeVisible();

  await panel.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(page.getByText("Zurückgenommen. Der Link gilt nicht mehr.")).toBeVisible();
});
