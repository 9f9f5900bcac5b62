import { containerAction } from "@kreislauf/contract/catalog";
import type { Page } from "@playwright/test";
import { readApiAs } from "./support/api.ts";
import { dayOf, openCalendar } from "./support/ordering.ts";
import { openOrderHistory } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { countPrintedPages } from "./support/printed-pages.ts";

const admin = "admin@demo.example";

async function openSites(page: Page) {
  await page.getByRole("button", { name: /^Standort:/ }).click();
  const picker = page.getByRole("group", { name: "Standorte wählen" });
  await expect(picker.getByRole("searchbox")).toBeVisible();
  return picker;
}

test("a favourite is marked in one list, and offered in the others", async ({ page }) => {
  await signIn(page, admin);
  await openOrderHistory(page);
  const picker = await openSites(page);
  const sites = picker.getByRole("region", { name: "Standorte" });
  const star = sites.getByRole("button", { name: / als Favorit$/ }).first();
  const name = ((await star.getAttribute("aria-label")) ?? "").replace(/ als Favorit$/, "");
  await star.click();
  const favourites = picker.getByRole("region", { name: "Favoriten" });
  await expect(favourites.getByRole("checkbox", { name: `${name} auswählen` })).toBeVisible();
  await picker
    .getByRole("button", { name: /^Standorte von .* zeigen$/ })
    .first()
    .click();
  await expectNoAxeFindings(page);
  await page.goto("/#/documents");
  const other = await openSites(page);
  await other.getByRole("region", { name: "Favoriten" }).getByRole("button", { name }).first().click();
  await expect(page.getByRole("button", { name: /^Standort:/ })).toContainText(name);
});

test("a second order for a day can raise the first one instead", async ({ page }) => {
  await signIn(page, admin);
  const found = await findSeveralContainers(page);
  const openDialog = async () => {
    await page.goto(`/#/agreements?site=${found.siteId}&order=${found.agreementId}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Abholen" }).check();
    await openCalendar(dialog);
    await dayOf(dialog, "3. Juni").click();
    return dialog;
  };
  const first = await openDialog();
  await first.getByRole("button", { name: "Auftrag erteilen", exact: true }).click();
  await expect(page.getByText(/^Auftrag \d+ ist erteilt\./)).toBeVisible();
  const second = await openDialog();
  await second.getByRole("button", { name: "Auftrag erteilen", exact: true }).click();
  const raise = page.getByRole("button", { name: /^Auftrag \d+ auf 2 erhöhen$/ });
  await expect(raise).toBeVisible();
  await expectNoAxeFindings(page);
  await raise.click();
  await expect(page.getByText(/^Auftrag \d+ ist auf 2 erhöht\./)).toBeVisible();
});

async function findSeveralContainers(page: Page) {
  const api = await readApiAs(page.request, admin);
  const { serviceLocations } = await api<{ serviceLocations: { id: number }[] }>(
    "/simple-service-location-list",
  );
  for (const { id } of serviceLocations) {
    const { agreements } = await api<{
      agreements: { agreementId: number; containersOnSite: number; containerActionIds: readonly number[] }[];
    }>(`/service-location/${id}/agreements`);
    // Only containers that can be exchanged: the amount of an order with emptying containers cannot be raised.
    const several = agreements.find(
      (each) =>
        each.containersOnSite >= 3 &&
        each.containerActionIds.includes(containerAction.pickUp) &&
        each.containerActionIds.includes(containerAction.exchange),
    );
    if (several) return { siteId: id, agreementId: several.agreementId };
  }
  throw new Error("The demo has no site with several containers of a kind.");
}

test("the order list prints as a table on one page", { tag: "@wide" }, async ({ page }) => {
  await signIn(page, admin);
  await openOrderHistory(page);
  await expect(page.getByRole("table").first()).toBeVisible();
  expect(await countPrintedPages(page)).toBe(1);
});
