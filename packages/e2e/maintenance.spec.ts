import type { MaintenanceStatus } from "@kreislauf/contract/session";
import type { Page } from "@playwright/test";
import { dayOf, openAgreements, openOrderDialog } from "./support/ordering.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

/** Answers the check, and refuses everything else while it is on, as the server does. */
async function controlMaintenance(page: Page): Promise<(status: MaintenanceStatus) => void> {
  let current: MaintenanceStatus = { status: true, endDate: null };
  await page.route("**/api/**", async (route) => {
    if (route.request().url().endsWith("/maintenance-check")) await route.fulfill({ json: current });
    else if (current.status) await route.fallback();
    else {
      const refusal = { code: "maintenance", message: "Wartung", details: [], requestId: "1" };
      await route.fulfill({ status: 503, json: refusal });
    }
  });
  return (status) => {
    current = status;
  };
}

const endDate = "2027-05-18T16:00:00Z";
const isMaintained = { status: false, endDate };
const isOpen = { status: true, endDate: null };

test("maintenance takes over the page, and gives it back", async ({ page }) => {
  await page.clock.install();
  const set = await controlMaintenance(page);
  await signIn(page, "auftrag@demo.example");
  await page.goto("/#/order-history?site=all");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  set(isMaintained);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Wir warten das Portal" })).toBeVisible();
  await expect(page.getByText("Voraussichtlich bis 18.05.2027 18:00 Uhr.")).toBeVisible();
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Wir warten das Portal" })).toBeVisible();
  set({ status: false, endDate: null });
  await page.clock.fastForward(31_000);
  await expect(page.getByText("Voraussichtlich")).toHaveCount(0);
  set(isOpen);
  await page.clock.fastForward(31_000);
  await expect(page).toHaveURL(/#\/order-history\?site=all/);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});

test("announced maintenance is a banner", async ({ page }) => {
  const set = await controlMaintenance(page);
  set({ status: true, endDate });
  await signIn(page, "auftrag@demo.example");
  const banner = page.getByRole("status").filter({ hasText: "Wartung angekündigt." });
  await expect(banner).toContainText("bis 18.05.2027 18:00 Uhr");
  await expectNoAxeFindings(page);
});

test("a form with unsaved input is left alone", async ({ page }) => {
  const set = await controlMaintenance(page);
  await signIn(page, "auftrag@demo.example");
  await openAgreements(page);
  const dialog = await openOrderDialog(page, "Altholz");
  await dayOf(dialog, "20. Mai").click();
  await dialog.getByRole("textbox", { name: /Hinweis an den Entsorger/ }).fill("Tor 2");
  const checked = page.waitForResponse("**/api/maintenance-check");
  set(isMaintained);
  await dialog.getByRole("button", { name: "Auftrag erteilen" }).click();
  await checked;
  await expect(page.locator("textarea")).toHaveValue("Tor 2");
  await expect(page).toHaveURL(/#\/agreements/);
});

test("a check that fails three times over five seconds counts, one that succeeds again does not", async ({
  page,
}) => {
  let failures = 2;
  await page.route("**/api/maintenance-check", async (route) => {
    failures -= 1;
    if (failures < 0) await route.fulfill({ json: isOpen });
    else await route.abort();
  });
  await page.goto("/#/imprint");
  await expect.poll(() => failures, { timeout: 9_000 }).toBeLessThan(0);
  await expect(page).not.toHaveURL(/maintenance/);
  failures = 3;
  await page.reload();
  await expect(page).toHaveURL(/#\/maintenance/, { timeout: 9_000 });
});
