import { expect, expectNoAxeFindings, test } from "./support/portal.ts";

/** Scans every widget in every state with axe, takes a screenshot, and checks for overflow on the narrowest screen. */

for (const language of ["de", "en"]) {
  test(`the page of all widgets stands before axe and is photographed (${language})`, async ({
    page,
  }, testInfo) => {
    await page.addInitScript(
      (code) => localStorage.setItem("kreislauf.language", JSON.stringify(code)),
      language,
    );
    await page.goto("/dev/widgets/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectNoAxeFindings(page);
    const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
    expect(picture.byteLength).toBeGreaterThan(100_000);
    await testInfo.attach(`widgets-${language}.png`, { body: picture, contentType: "image/png" });
  });
}

test("all widgets have enough contrast in dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/dev/widgets/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoAxeFindings(page);
});

test("the page of all widgets loses nothing at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  // The portal's own path redirects to the page of widgets.
  await page.goto("/#/dev/widgets");
  await expect(page).toHaveURL(/\/dev\/widgets\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
