import type { DocumentList } from "@kreislauf/contract/documents";
import type { Locator } from "@playwright/test";
import { readApiAs, writeApiAs } from "./support/api.ts";
import { expectOrders, isMobile, openOrderHistory, readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

/** What people do all day, with as many presses as it may cost. */

const admin = "admin@demo.example";

/** Presses and counts what it pressed. */
function countedPresses() {
  let count = 0;
  const press = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  return { press, expectAtMost: (most: number) => expect(count).toBeLessThanOrEqual(most) };
}

test("what is overdue at all sites is two presses away once the view is saved", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const write = await writeApiAs(request, admin);
  const query = { site: "all", orderStatus: "1", orderPhase: "overdue" };
  await write("/orders/views", { name: "Überfällig", shared: true, query });
  await signIn(page, admin);
  await openOrderHistory(page);
  const { press, expectAtMost } = countedPresses();
  await press(page.getByRole("button", { name: "Ansichten", exact: true }));
  const view = page.getByRole("button", { name: /^Überfällig\b/ });
  const overdue = await readOrders(api, "status=1&phases=overdue");
  await expect(view).toContainText(`${overdue.total}`);
  await expectNoAxeFindings(page);
  await press(view);
  await expectOrders(page, overdue);
  await expect(page).toHaveURL(/orderStatus=1&orderPhase=overdue/);
  await expect(page.getByRole("button", { name: "Überfällig", exact: true })).toBeVisible();
  expectAtMost(2);
});

test("the orders of a Land are two presses away", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  await signIn(page, admin);
  await openOrderHistory(page);
  const { press, expectAtMost } = countedPresses();
  await press(page.getByRole("button", { name: /^Standort:/ }));
  await page.getByRole("searchbox", { name: "Standort suchen" }).fill("Thüringen");
  await press(page.getByRole("button", { name: /^Thüringen/ }).first());
  await expectOrders(page, await readOrders(api, `filter=${encodeURIComponent('{"land":["TH"]}')}`));
  expectAtMost(2);
});

test("one site's invoices of a month are two presses away from its documents", async ({ page, request }) => {
  const write = await writeApiAs(request, admin);
  const { documents } = await write<DocumentList>("/docuware/documents", { documentTypes: ["invoice"] });
  const siteId = documents[0]?.serviceLocationId ?? 0;
  const april = { startDate: "2027-04", endDate: "2027-04", documentTypes: ["invoice"] };
  const { totalRecords } = await write<DocumentList>("/docuware/documents", {
    ...april,
    serviceLocationIds: [siteId],
  });
  await signIn(page, admin);
  await page.goto(`/#/settings/location/${siteId}`);
  const { press, expectAtMost } = countedPresses();
  await press(
    page
      .locator("main")
      .getByRole("link", { name: /Belege/ })
      .first(),
  );
  await press(page.getByRole("button", { name: "April 2027", exact: true }));
  await expect(page).toHaveURL(/documentFrom=2027-04&documentTo=2027-04/);
  await expect(page.getByRole("tab", { name: /^Rechnungen/ })).toContainText(String(totalRecords));
  await expectNoAxeFindings(page);
  expectAtMost(2);
});

test("columns that somebody adds are there on their other devices", async ({ page }) => {
  test.skip(isMobile(), "Cards have no columns.");
  await signIn(page, admin);
  await openOrderHistory(page);
  await page.getByRole("button", { name: "Spalten", exact: true }).click();
  await page.getByRole("checkbox", { name: "Gewicht", exact: true }).check();
  await expect(page.getByRole("columnheader", { name: "Gewicht" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.evaluate(() => localStorage.removeItem("kreislauf.addedOrderColumns"));
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Gewicht" })).toBeVisible();
});

test("an order's slip fits on one sheet of paper", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { orders } = await readOrders(api, "status=1&amount=1");
  await signIn(page, admin);
  await page.goto(`/#/order/${orders[0]?.id}`);
  await page.getByRole("button", { name: "Auftragszettel", exact: true }).click();
  await expect(page.getByRole("img", { name: /^QR-Code zum Auftrag/ })).toBeVisible();
  await expectNoAxeFindings(page);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect([...paper.toString("latin1").matchAll(/\/Type \/Page\b/g)]).toHaveLength(1);
});
