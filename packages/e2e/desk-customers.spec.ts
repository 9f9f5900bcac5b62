import { password } from "./support/accounts.ts";
import { signInAtDesk } from "./support/desk.ts";
import { ownSiteManager } from "./support/own-site.ts";
import { expect, expectNoAxeFindings, test } from "./support/portal.ts";

const manager = "leitung@nordwerk.example";
const csv = (...lines: readonly string[]) => ({
  name: "kunden.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\r\n")),
});

test(
  "a provider sets up a catalog, a customer and a site at the desk, and its person is invited",
  { tag: ["@wide"] },
  async ({ page }) => {
    const mark = String(Date.now()).slice(-7);
    await signInAtDesk(page, manager);
    await page.goto("/desk/#/customers/catalog");
    await page.getByRole("button", { name: "Abfallart anlegen" }).click();
    const waste = page.getByRole("form", { name: "Abfallart anlegen" });
    await waste.getByLabel("Bezeichnung").fill(`Bauschutt ${mark}`);
    await waste.getByLabel("AVV-Nummer").fill("17 01 07");
    await waste.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByRole("button", { name: `Bauschutt ${mark} bearbeiten` })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: "Alle Kunden" }).click();
    await expect(page.getByRole("table", { name: "Kunden nach Name" })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole("button", { name: "Kunde anlegen" }).click();
    const form = page.getByRole("region", { name: "Kunde anlegen" });
    await form.getByLabel("Unternehmen", { exact: true }).fill(`Gärtnerei ${mark}`);
    await form.getByLabel("Kundennr.").fill(mark);
    await form.getByLabel("Vorname").fill("Hanna");
    await form.getByLabel("Nachname").fill("Blume");
    await form.getByLabel("E-Mail").fill(`blume-${mark}@kunde.example`);
    await form.getByLabel("Telefon").fill("0561 4711");
    await form.getByRole("button", { name: "Anlegen und einladen" }).click();
    await expect(page.getByRole("heading", { name: `Gärtnerei ${mark}` })).toBeVisible();
    await expect(page.getByText(`blume-${mark}@kunde.example · 0 Standorte`)).toBeVisible();
    await page.getByRole("button", { name: "Standort anlegen" }).click();
    const site = page.getByRole("form", { name: "Standort anlegen" });
    await site.getByLabel("Bezeichnung").fill("Gewächshaus");
    await site.getByLabel("Straße").fill("Hafenstraße");
    await site.getByLabel("PLZ").fill("34125");
    await site.getByLabel("Ort", { exact: true }).fill("Kassel");
    await site.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText("Hafenstraße, 34125 Kassel")).toBeVisible();
    await expectNoAxeFindings(page);

    await page.getByRole("button", { name: "Standort Gewächshaus bearbeiten" }).click();
    const dialog = page.getByRole("dialog", { name: "Standort Gewächshaus bearbeiten" });
    await dialog.getByLabel("Bezeichnung").fill("Gewächshaus Nord");
    await dialog.getByLabel("PLZ").fill("3412");
    await dialog.getByLabel("Torbreite").fill("3,5 m");
    await expectNoAxeFindings(page);
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(dialog.getByLabel("PLZ")).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByLabel("Bezeichnung")).toHaveValue("Gewächshaus Nord");
    await dialog.getByLabel("PLZ").fill("34125");
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(dialog).toBeHidden();
    const edit = page.getByRole("button", { name: "Standort Gewächshaus Nord bearbeiten" });
    await edit.click();
    await page.getByRole("button", { name: "Standort deaktivieren" }).click();
    const question = page.getByRole("alertdialog", { name: "Standort Gewächshaus Nord deaktivieren?" });
    await expectNoAxeFindings(page);
    await question.getByRole("button", { name: "Standort deaktivieren" }).click();
    await expect(page.getByText("Deaktiviert", { exact: true })).toBeVisible();
    await edit.click();
    await expect(page.getByLabel("Torbreite")).toHaveValue("3,5 m");
    await page.getByRole("button", { name: "Standort aktivieren" }).click();
    await expect(page.getByText("Deaktiviert", { exact: true })).toBeHidden();
  },
);

test("a table with a bad row is corrected and imported at the desk", { tag: ["@wide"] }, async ({ page }) => {
  const mark = String(Date.now()).slice(-6);
  await signInAtDesk(page, manager);
  await page.goto("/desk/#/customers/import");
  const file = page.locator("input[type=file]");
  await file.setInputFiles(csv("Kundennummer;Name", `${mark}1;Voß Garten`, `${mark}2;`));
  const bad = page.getByRole("region", { name: "Tabelle der Fehler" });
  await expect(bad.getByRole("row", { name: new RegExp(`${mark}2`) })).toContainText("Erwartet: ein Text");
  await expect(page.getByText("Es ist noch nichts importiert.")).toBeVisible();
  await expectNoAxeFindings(page);
  await file.setInputFiles(csv("Kundennummer;Name", `${mark}1;Voß Garten`, `${mark}2;Holm Bau`));
  await page.getByRole("button", { name: "2 Einträge importieren" }).click();
  await expect(page.getByText("Importiert: 2 neu, 0 geändert.")).toBeVisible();
  await page.goto(`/desk/#/customers?search=${mark}`);
  await expect(page.getByRole("row", { name: /Holm Bau/ })).toContainText("Ohne Zugang");
});

test("a customer is deactivated with the list of what ends, nobody gets in, and then again", async ({
  page,
  browser,
  startOwnPortal,
}) => {
  const { url } = await startOwnPortal();
  await signInAtDesk(page, manager, url);
  await page.goto(`${url}/desk/#/customers?search=${ownSiteManager}`);
  await page.getByRole("link").filter({ hasText: "Hollerbeck Märkte" }).filter({ visible: true }).click();
  const deactivated = page.getByText(/^Deaktiviert am .+: Niemand aus diesem Unternehmen/);
  await page.getByRole("button", { name: "Deaktivieren …" }).click();
  const dialog = page.getByRole("dialog", { name: /deaktivieren$/ });
  await expect(dialog.getByText(/^Der Zugang von \d+ Person/)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Kunden deaktivieren" }).click();
  await expect(deactivated).toBeVisible();
  await expect(page.getByRole("button", { name: "Person einladen" })).toBeHidden();
  await expectNoAxeFindings(page);

  const customer = await (await browser.newContext({ baseURL: url })).newPage();
  const signIn = customer.locator("form button[type=submit]");
  await customer.goto("/#/login");
  await customer.locator("input[type=email]").fill(ownSiteManager);
  await customer.locator("input[type=password]").fill(password);
  await signIn.click();
  await expect(customer.getByText(/^Der Zugang Ihres Unternehmens ist beendet\./)).toBeVisible();

  await page.getByRole("button", { name: "Wieder aktivieren" }).click();
  await expect(deactivated).toBeHidden();
  await signIn.click();
  await expect(customer).not.toHaveURL(/#\/login/);
});

test(
  "customers are listed by access and disposer, and the address keeps the choice",
  { tag: ["@wide"] },
  async ({ page }) => {
    await signInAtDesk(page, manager);
    await page.goto("/desk/#/customers");
    const table = page.getByRole("table", { name: "Kunden nach Name" });
    await expect(table.getByRole("columnheader", { name: "Letzter Auftrag" })).toBeVisible();
    const choose = async (filter: string, option: string) => {
      await page.getByRole("combobox", { name: filter }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
    };
    await choose("Zugang", "Aktiv");
    await expect(page).toHaveURL(/access=active/);
    await expectNoAxeFindings(page);
    const row = table.getByRole("row", { name: /Tiedemark Fahrzeugservice GmbH/ });
    await expect(row).toContainText(/\d\d\.\d\d\.\d{4}/);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Zugang" })).toContainText("Aktiv");
    await expect(row).toBeVisible();
    await choose("Zugang", "Deaktiviert");
    await expect(page.getByText("Kein Kunde passt")).toBeVisible();
    await page.getByRole("button", { name: "Suche leeren" }).click();
    await expect(row).toBeVisible();
    await expect(page).not.toHaveURL(/access=/);
  },
);
