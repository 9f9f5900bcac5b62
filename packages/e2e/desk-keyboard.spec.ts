import type { Locator } from "@playwright/test";
import { password } from "./support/accounts.ts";
import { tabTo } from "./support/keyboard.ts";
import { expect, test } from "./support/portal.ts";

test("a dispatcher's day goes without a mouse", { tag: ["@wide"] }, async ({ page }) => {
  test.setTimeout(360_000);
  const { keyboard } = page;
  const press = async (target: Locator) => {
    await tabTo(target);
    await keyboard.press("Enter");
  };
  const panel = page.getByRole("complementary");
  const form = panel.getByRole("form");

  await page.goto("/desk/");
  await tabTo(page.getByLabel("E-Mail-Adresse"));
  await keyboard.type("leitung@nordwerk.example");
  await tabTo(page.getByRole("textbox", { name: "Passwort" }));
  await keyboard.type(password);
  await keyboard.press("Enter");
  await expect(page.getByRole("row").nth(1)).toBeVisible();

  // The first order is confirmed. For the next one a form is opened: the first Escape only leaves its field, the second
  // one closes the panel.
  await keyboard.press("j");
  await expect(panel).toBeVisible();
  await keyboard.press("b");
  await tabTo(form.getByRole("button", { name: "Bestätigen" }));
  await keyboard.press("Enter");
  await expect(panel.getByText("(Leitstand)").first()).toBeVisible();
  await keyboard.press("Escape");
  await keyboard.press("j");
  await keyboard.press("a");
  await expect(form).toBeVisible();
  await keyboard.press("Escape");
  await expect(form).toBeVisible();
  await keyboard.press("Escape");
  await expect(panel).toBeHidden();

  // A claim is answered.
  await press(
    page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Reklamationen" }),
  );
  await expect(
    page.getByRole("table", { name: "Reklamationen nach Alter" }).getByRole("row").nth(1),
  ).toBeVisible();
  await keyboard.press("j");
  await expect(panel).toBeVisible();
  await keyboard.press("w");
  await tabTo(panel.getByLabel("Antwort an den Kunden"));
  await keyboard.type("Wir holen den Rest am Freitag.");
  await press(panel.getByRole("button", { name: "Antwort senden" }));
  await expect(page.getByText("Wir holen den Rest am Freitag.").first()).toBeVisible();

  // A customer's page is opened, a colleague's role is changed in the administration, and the person signs out.
  await press(page.getByRole("link", { name: "Kunden", exact: true }));
  await tabTo(page.getByRole("searchbox"));
  await keyboard.type("Tiedemark");
  const customer = page.getByRole("link", { name: "Tiedemark Fahrzeugservice GmbH" });
  await expect(customer).toBeVisible();
  await press(customer);
  await expect(page.getByRole("heading", { level: 1, name: "Tiedemark Fahrzeugservice GmbH" })).toBeVisible();
  await press(page.getByRole("link", { name: "Verwaltung" }));
  await press(page.getByRole("button", { name: "Jan Brodersen" }));
  const member = page.getByRole("dialog", { name: "Jan Brodersen" });
  await tabTo(member.getByRole("checkbox", { name: /^Reklamationen/ }));
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(member).toBeHidden();
  await expect(page.getByRole("button", { name: "Jan Brodersen" })).toBeFocused();
  await press(page.getByRole("button", { name: "Abmelden" }));
  await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
});
