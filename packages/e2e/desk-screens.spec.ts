import type { Page } from "@playwright/test";
import { signInAtDesk } from "./support/desk.ts";
import { expectNoHorizontalScroll } from "./support/horizontal-scroll.ts";
import { expect, expectNoAxeFindings, test } from "./support/portal.ts";

const everyRole = "leitung@nordwerk.example";

/** The path of each screen of the desk, with the heading that the screen has once it is loaded. */
const screens = [
  ["/orders", "Eingang"],
  ["/orders?phase=claimed", "Eingang"],
  ["/orders?search=nirgends", "Eingang"],
  ["/claims", "Reklamationen"],
  ["/claims?state=answered", "Reklamationen"],
  ["/claims?state=closed", "Reklamationen"],
  ["/agreements", "Vereinbarungen"],
  ["/agreements?view=quotes", "Vereinbarungen"],
  ["/agreements?view=stock", "Vereinbarungen"],
  ["/documents", "Belege veröffentlichen"],
  ["/documents?tab=published", "Veröffentlicht"],
  ["/documents?tab=corrected", "Korrekturen"],
  ["/documents?tab=disputes", "Beanstandete Rechnungspositionen"],
  ["/customers", "Kunden"],
  ["/customers/catalog", "Katalog"],
  ["/customers/import", "Tabelle importieren"],
  ["/administration", "Verwaltung"],
  ["/administration/operations", "Hinweise, Wartung und E-Mails"],
  ["/account", "Mein Zugang"],
] as const;

async function expectSound(page: Page): Promise<void> {
  // Lists load after the heading; a busy region or a skeleton means that a list is still loading.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoAxeFindings(page);
  await expectNoHorizontalScroll(page);
}

test("every screen of the desk is accessible and fits the window, in light and dark", async ({ page }) => {
  test.setTimeout(360_000);
  await signInAtDesk(page, everyRole);
  for (const [address, heading] of screens) {
    await test.step(address, async () => {
      await page.goto(`/desk/#${address}`);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectSound(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoAxeFindings(page);
      await page.emulateMedia({ colorScheme: "light" });
    });
  }
});

test("the panels of the lists and the pages of a customer and a document are accessible", async ({
  page,
}) => {
  test.setTimeout(360_000);
  await signInAtDesk(page, everyRole);
  for (const address of ["/orders", "/claims", "/agreements", "/agreements?view=stock"]) {
    await test.step(address, async () => {
      await page.goto(`/desk/#${address}`);
      await expect(page.locator("main :is(tbody, ul) button").first()).toBeVisible();
      await page.keyboard.press("j");
      await expect(page.getByRole("complementary")).toBeVisible();
      await expectSound(page);
    });
  }
  for (const address of ["/customers", "/documents?tab=published"]) {
    await test.step(address, async () => {
      await page.goto(`/desk/#${address}`);
      await page
        .getByRole("main")
        .getByRole("link")
        .and(page.locator(`a[href^="#${address.split("?")[0]}/"]`))
        .filter({ hasNotText: /Katalog|importieren/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/\d+(\?tab=published)?$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectSound(page);
    });
  }
});
