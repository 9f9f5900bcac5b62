import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

test("the sign-in page answers", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
  await expectNoAxeFindings(page);
});

test("a demo account signs in", async ({ page }) => {
  await signIn(page, "admin@demo.example");
  await expect(page).toHaveURL(/#\/dashboard/);
});
