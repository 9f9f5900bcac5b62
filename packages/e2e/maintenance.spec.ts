import { dayOf, openAgreements, openOrderDialog } from "./support/ordering.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const endDate = "2027-05-18T16:00:00Z";
const isOpen = { status: true, startDate: null, endDate: null };

test.describe("what the operator does by the command line", () => {
  test.afterEach(({ portal }) => portal.command("maintenance", "off"));

  test("maintenance takes over the page, and gives it back", async ({ page, portal }) => {
    await page.clock.install();
    await signIn(page, "auftrag@demo.example");
    await page.goto("/#/order-history?site=all");
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    portal.command("maintenance", "on", "--until", endDate);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Wir warten das Portal" })).toBeVisible();
    await expect(page.getByText("Voraussichtlich bis 18.05.2027 18:00 Uhr.")).toBeVisible();
    await expectNoAxeFindings(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Wir warten das Portal" })).toBeVisible();
    portal.command("maintenance", "on");
    await page.clock.fastForward(31_000);
    await expect(page.getByText("Voraussichtlich")).toHaveCount(0);
    portal.command("maintenance", "off");
    await page.clock.fastForward(31_000);
    await expect(page).toHaveURL(/#\/order-history\?site=all/);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    // Without maintenance, the maintenance page redirects to the dashboard.
    await page.evaluate(() => location.assign("#/maintenance"));
    await expect(page).toHaveURL(/#\/dashboard/);
  });

  test("a refused call leads to the maintenance page too", async ({ page, portal }) => {
    await signIn(page, "auftrag@demo.example");
    portal.command("maintenance", "on");
    await expect
      .poll(async () => (await page.request.get("/api/branding")).status(), { timeout: 5_000 })
      .toBe(503);
    await page.goto("/#/order-history");
    await expect(page).toHaveURL(/#\/maintenance/);
  });

  test("announced maintenance is a banner", async ({ page, portal }) => {
    portal.command("maintenance", "announce", "--until", endDate);
    await signIn(page, "auftrag@demo.example");
    const banner = page.getByRole("status").filter({ hasText: "Wartung angekündigt." });
    await expect(banner).toContainText("bis 18.05.2027 18:00 Uhr");
    await expectNoAxeFindings(page);
    portal.command("maintenance", "announce", "--from", "2027-05-18T14:30:00Z", "--until", endDate);
    await page.reload();
    await expect(banner).toContainText(
      "Sie dauert voraussichtlich vom 18.05.2027 16:30 Uhr bis 18.05.2027 18:00 Uhr.",
    );
  });
});

test("a form with unsaved input is left alone", async ({ page }) => {
  await signIn(page, "auftrag@demo.example");
  await openAgreements(page);
  const dialog = await openOrderDialog(page, "Altholz");
  await dayOf(dialog, "20. Mai").click();
  await dialog.getByRole("textbox", { name: /Hinweis an den Entsorger/ }).fill("Tor 2");
  const checked = page.waitForResponse("**/api/maintenance-check");
  await page.route("**/api/**", (route) => {
    const isCheck = route.request().url().endsWith("/maintenance-check");
    const refusal = { code: "maintenance", message: "Wartung", details: [], requestId: "1" };
    return route.fulfill(
      isCheck ? { json: { status: false, startDate: null, endDate } } : { status: 503, json: refusal },
    );
  });
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
