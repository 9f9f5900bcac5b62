import type { DocumentList } from "@kreislauf/contract/documents";
import type { Locator } from "@playwright/test";
import { readApiAs, writeApiAs } from "./support/api.ts";
import { expectOrders, isMobile, openOrderHistory, readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

/** Counts the presses (clicks) that everyday tasks take, and checks that they are not too many. */

const admin = "admin@demo.example";

/** Returns functions that click an element and count the clicks. */
function countedPresses() {
  let count = 0;
  const press = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  return { press, expectAtMost: (most: number) => expect(count).toBeLessThanOrEqual(most) };
}

test("a container is emptied with four presses and no scrolling", async ({ page }) => {
  await signIn(page, admin);
  const { press, expectAtMost } = countedPresses();
  const menu = isMobile() ? "Hauptmenü mobil" : "Hauptmenü";
  await press(
    page.getByRole("navigation", { name: menu, exact: true }).getByRole("link", { name: "Beauftragung" }),
  );
  const first = page.getByRole("link", { name: /^Entsorgung beauftragen: / }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings(page);
  await press(first);
  const dialog = page.getByRole("dialog");
  const earliest = dialog.getByRole("radio", { name: /frühestens/ });
  await expect(dialog.getByRole("radiogroup", { name: "Die nächsten Termine" })).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(dialog.getByText("frühestens")).toBeInViewport({ ratio: 1 });
  await press(earliest);
  await press(dialog.getByRole("button", { name: "Auftrag erteilen", exact: true }));
  await expect(page.getByText(/^Auftrag \d+ ist erteilt\./)).toBeVisible();
  expectAtMost(4);
});

test("the first container's button of a chosen site needs no scrolling", async ({ page }) => {
  await signIn(page, admin);
  await page.goto("/#/agreements");
  // Which sites are offered depends on what the person has opened and marked before.
  await page.getByRole("main").getByRole("region").getByRole("link").first().click();
  const first = page.getByRole("button", { name: /^Entsorgung beauftragen: / }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
});

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
  await press(view);
  await expectOrders(page, overdue);
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
  expectAtMost(2);
});
