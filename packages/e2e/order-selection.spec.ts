import { containerAction, agreementType } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import type { Page } from "@playwright/test";
import { isMobile } from "./support/orders.ts";
import { createOwnSite, ownSiteManager } from "./support/own-site.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const tires = { wasteTypeId: 171, containerTypeId: 241, agreementTypeId: agreementType.callOff, amount: 2 };

const box = (page: Page, { orderNumber }: Order) =>
  page.getByRole("checkbox", { name: `Auftrag ${orderNumber} auswählen` });

test("chosen orders are cancelled together, and what became impossible meanwhile is named", async ({
  page,
  request,
  portal,
}) => {
  const { siteId, agreementIds, write, provider } = await createOwnSite(portal, request, [tires]);
  const orders: Order[] = [];
  for (const desiredDate of ["2027-06-14", "2027-06-15", "2027-06-16"]) {
    const [agreementId] = agreementIds;
    const body = { agreementId, containerActionId: containerAction.exchange, amount: 1, desiredDate };
    orders.push(await write<Order>("/order/create", { serviceLocationId: siteId, ...body }));
  }
  const [first, second, third] = orders as [Order, Order, Order];
  await signIn(page, ownSiteManager);
  await page.goto(`/#/order-history?site=${siteId}&orderStatus=1`);

  if (isMobile()) {
    await page.getByRole("button", { name: "Auswählen", exact: true }).click();
    for (const order of orders) await box(page, order).click();
  } else {
    // The newest day is on top, so the third order is above the first one.
    await box(page, third).click();
    await box(page, first).click({ modifiers: ["Shift"] });
    await expect(box(page, second)).toBeChecked();
    await page.keyboard.press("x");
    await expect(box(page, first)).not.toBeChecked();
    await page.keyboard.press("x");
  }
  await expect(page.getByText("3 Aufträge gewählt")).toBeVisible();
  await expect(page.getByRole("button", { name: "0 auf erledigt setzen" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expectNoAxeFindings(page);

  await page.getByRole("button", { name: "3 stornieren", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "3 Aufträge stornieren?" });
  await expect(dialog.getByRole("list", { name: "Aufträge" }).getByRole("listitem")).toHaveCount(3);
  await provider.execute(second.id);
  await dialog.getByRole("button", { name: "3 Aufträge stornieren" }).click();
  await dialog.getByRole("radio", { name: "Versehentlich bestellt" }).click();
  await dialog.getByRole("button", { name: "3 Aufträge stornieren" }).click();

  const result = page.getByRole("status").filter({ hasText: "2 von 3 Aufträgen sind storniert." });
  await expect(result).toContainText(second.orderNumber);
  await expect(result).toContainText("Der Auftrag wurde inzwischen geändert. Er ist jetzt offen.");
  await expect(box(page, second)).toBeChecked();
  await expect(box(page, first)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "0 stornieren", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expectNoAxeFindings(page);
  await result.getByRole("button", { name: "Schließen" }).click();
  await expect(result).toHaveCount(0);
  await page.getByRole("button", { name: "Auswahl aufheben" }).click();
  await expect(page.getByText("1 Auftrag gewählt")).toHaveCount(0);

  await page.goto(`/#/order/${first.id}`);
  await expect(page.getByText("Storniert", { exact: true }).first()).toBeVisible();
});

test("all orders of a list are chosen beyond the page and exported", async ({ page }) => {
  await signIn(page, "admin@demo.example");
  await page.goto("/#/order-history?site=all&orderStatus=5");
  if (isMobile()) await page.getByRole("button", { name: "Auswählen", exact: true }).click();
  await page.getByRole("checkbox", { name: /^Alle (Aufträge )?dieser Seite auswählen$/ }).click();
  await expect(page.getByText("15 Aufträge gewählt")).toBeVisible();
  await page.getByRole("button", { name: /^Alle \d+ wählen$/ }).click();
  const chosen = page.getByText(/^\d+\sAufträge gewählt$/);
  await expect(chosen).not.toHaveText(/^15\s/);
  const count = /^\d+/.exec((await chosen.textContent()) ?? "")?.[0];
  await page.getByRole("button", { name: "Exportieren", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Aufträge exportieren" });
  await expect(dialog.getByText(new RegExp(`${count}\\sAufträge, ausgewählt`))).toBeVisible();
  await dialog.getByRole("radio", { name: "CSV" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Exportieren" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole("button", { name: "Auswahl aufheben" }).click();
});
