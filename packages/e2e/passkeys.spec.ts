import type { Page } from "@playwright/test";
import { addAuthenticator } from "./support/authenticator.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { expect, expectNoAxeFindings, expectText, signIn, test } from "./support/portal.ts";

const person = "lesend@demo.example";

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem("kreislauf.session"));
  await page.reload();
  await expect(page).toHaveURL(/#\/login/);
}

test("a passkey is added, signs in without a password and as second step, and is removed", async ({
  page,
  startOwnPortal,
}) => {
  test.setTimeout(360_000);
  const { url } = await startOwnPortal({ host: "localhost" });
  await addAuthenticator(page);
  await signIn(page, person, undefined, url);
  await page.goto(`${url}/#/preferences`);
  const card = page.getByRole("region", { name: "Zweiter Faktor" });
  await card.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const naming = page.getByRole("dialog", { name: "Passkey hinzufügen" });
  const name = naming.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue(/Chrome/);
  await name.fill("");
  await naming.getByRole("button", { name: "Weiter" }).click();
  await expect(name).toHaveAccessibleDescription(/Bitte geben Sie dem Passkey einen Namen/);
  await name.fill("Werkstattrechner");
  await expectNoAxeFindings(page);
  await naming.getByRole("button", { name: "Weiter" }).click();
  const saving = page.getByRole("dialog", { name: "Wiederherstellungscodes sichern" });
  await expect(saving.getByRole("listitem")).toHaveCount(10);
  await saving.getByRole("checkbox", { name: "Ich habe die Codes gesichert" }).check();
  await saving.getByRole("button", { name: "Fertig" }).click();
  await expect(card.getByText("1 eingerichtet")).toBeVisible();
  await expect(card.getByText("Werkstattrechner")).toBeVisible();

  await signOut(page);
  await page.getByRole("button", { name: "Passkey verwenden" }).click();
  await expect(page).not.toHaveURL(/#\/login/);
  await page.goto(`${url}/#/preferences`);
  await expect(page.getByRole("region", { name: "Angemeldete Geräte" })).toContainText("Mit Passkey");

  await signOut(page);
  await page.locator("input[type=email]").fill(person);
  await page.locator("input[type=password]").fill("Kreislauf1");
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "Mit Passkey bestätigen" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Passkey verwenden" }).click();
  await expect(page).not.toHaveURL(/#\/login/);

  await page.goto(`${url}/#/preferences`);
  await card.getByRole("button", { name: "Werkstattrechner umbenennen" }).click();
  const renaming = page.getByRole("dialog", { name: "Passkey umbenennen" });
  await renaming.getByRole("textbox", { name: "Name" }).fill("Rechner in der Halle");
  await renaming.getByRole("button", { name: "Speichern" }).click();
  await card.getByRole("button", { name: "Rechner in der Halle entfernen" }).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText("letzter zweiter Faktor");
  await asking.getByRole("button", { name: "Entfernen" }).click();
  await expectText(page, "Der Passkey „Rechner in der Halle“ ist entfernt.");
  await expect(card.getByText("Wiederherstellungscodes")).toHaveCount(0);

  await signOut(page);
  await signIn(page, person, undefined, url);
});

test("whoever refuses the browser's question stays where they are", async ({ page, startOwnPortal }) => {
  const { url } = await startOwnPortal({ host: "localhost" });
  const { confirm } = await addAuthenticator(page);
  await signIn(page, person, undefined, url);
  await page.goto(`${url}/#/preferences`);
  await confirm(false);
  await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const naming = page.getByRole("dialog", { name: "Passkey hinzufügen" });
  await naming.getByRole("button", { name: "Weiter" }).click();
  await expect(naming.getByRole("button", { name: "Weiter" })).toBeEnabled();
  await expect(naming.getByRole("textbox", { name: "Name" })).toHaveValue(/Chrome/);
  await naming.getByRole("button", { name: "Abbrechen" }).click();

  await signOut(page);
  await page.getByRole("button", { name: "Passkey verwenden" }).click();
  await expect(page.locator("input[type=email]")).toBeEnabled();
  await expect(page).toHaveURL(/#\/login/);
});

test("in English no German is left but data, from adding a passkey to removing it", async ({
  page,
  startOwnPortal,
}) => {
  test.setTimeout(360_000);
  const data = ["Deutsch", "Nordwerk Entsorgung GmbH", "Tiedemark Fahrzeugservice GmbH"];
  const { url } = await startOwnPortal({ host: "localhost" });
  await addAuthenticator(page);
  await page.goto(`${url}/#/login`);
  await speakEnglish(page);
  await signIn(page, person, undefined, url);
  await page.goto(`${url}/#/preferences`);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const naming = page.getByRole("dialog", { name: "Add a passkey" });
  const name = naming.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue(/Chrome/);
  await name.fill("");
  await naming.getByRole("button", { name: "Continue" }).click();
  await expect(name).toHaveAccessibleDescription(/Please give the passkey a name/);
  await expectNoGerman(page, data);
  await name.fill("Workshop");
  await naming.getByRole("button", { name: "Continue" }).click();
  const saving = page.getByRole("dialog", { name: "Save your recovery codes" });
  await expect(saving.getByRole("listitem")).toHaveCount(10);
  await expectNoGerman(page, data);
  await saving.getByRole("checkbox", { name: "I have saved the codes" }).check();
  await saving.getByRole("button", { name: "Done" }).click();
  await expectText(page, "1 set up");
  await expectNoGerman(page, data);

  await signOut(page);
  await page.locator("input[type=email]").fill(person);
  await page.locator("input[type=password]").fill("Kreislauf1");
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "Confirm with a passkey" })).toBeVisible();
  await expectNoGerman(page, data);
  await page.getByRole("button", { name: "Use passkey" }).click();
  await expect(page).not.toHaveURL(/#\/login/);

  await page.goto(`${url}/#/preferences`);
  await page.getByRole("button", { name: "Remove Workshop" }).click();
  const asking = page.getByRole("alertdialog", { name: "Remove the passkey “Workshop”?" });
  await expect(asking).toContainText("your last second factor");
  await expectNoGerman(page, data);
  await asking.getByRole("button", { name: "Remove" }).click();
  await expectText(page, "The passkey “Workshop” has been removed.");
});
