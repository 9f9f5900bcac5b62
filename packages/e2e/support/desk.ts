import type { Page } from "@playwright/test";
import { password } from "./accounts.ts";
import { expect } from "./portal.ts";

/** Signs in at the desk as staff of the demo, who need no second factor. */
export async function signInAtDesk(page: Page, email: string, portal = ""): Promise<void> {
  await page.goto(`${portal}/desk/`);
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("textbox", { name: "Passwort" }).fill(password);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeVisible();
}
