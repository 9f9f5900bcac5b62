import type { Page } from "@playwright/test";
import { readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { isMobile, readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

async function openSearch(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Suchen" });
  await expect(button).toBeVisible();
  if (isMobile()) await button.click();
  else await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Suchen" })).toBeFocused();
}

const options = (page: Page) =>
  page.getByRole("listbox", { name: "Treffer und Befehle" }).getByRole("option");

test("the search leads from a number to its order, and from a count to the list with as many", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const { orders, total } = await readOrders(api, "search=Kassel&amount=1");
  const [order] = orders;
  await signIn(page, admin);
  await openSearch(page);
  await page.keyboard.type(order?.orderNumber ?? "");
  const exact = page.getByRole("group", { name: "Genau diese Nummer" }).getByRole("option");
  await expect(exact).toContainText(order?.wasteType.description ?? "");
  await expectNoAxeFindings(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#/order/${order?.id}$`));
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto("/#/dashboard");
  await openSearch(page);
  await expect(options(page).first()).toContainText(order?.orderNumber ?? "");
  await page.keyboard.type("kassel");
  await expect(page.getByRole("group", { name: "Standorte" }).getByRole("option").first()).toContainText(
    "Kassel",
  );
  await options(page)
    .filter({ hasText: `Alle ${total} Aufträge` })
    .click();
  await expect(page).toHaveURL(/#\/order-history\?.*orderSearch=kassel/);
  await expect(page.getByRole("tab", { name: new RegExp(`^Alle\\D*${total}$`) })).toBeVisible();
});

test("the search finds nothing that a person may not see", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const [order] = (await readOrders(api)).orders;
  await signIn(page, "lesend@demo.example");
  await openSearch(page);
  await page.keyboard.type(order?.orderNumber ?? "");
  await expect(page.getByRole("heading", { name: `Nichts zu „${order?.orderNumber}“` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Aufträge", exact: true })).toHaveCount(0);
});

// Runs at the desktop width only, since phones have no keyboard for the shortcuts.
test(
  "the search can be left without a trace, and does not open over a dialog",
  { tag: "@wide" },
  async ({ page }) => {
    await signIn(page, admin);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    const field = page.getByRole("combobox", { name: "Suchen" });
    await expect(field).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.type("zwiesel");
    await expect(page.getByRole("heading", { name: "Nichts zu „zwiesel“" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Suchen" })).toBeVisible();
  },
);

test("in English the search speaks no German but data", async ({ page }) => {
  await signIn(page, admin);
  await speakEnglish(page);
  await page.goto("/#/mobile-settings");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("option", { name: "Place an order" })).toBeVisible();
  await page.keyboard.type("zzz");
  await expect(page.getByRole("heading", { name: "Nothing for “zzz”" })).toBeVisible();
  await expectNoGerman(page, []);
});
