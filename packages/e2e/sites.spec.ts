import { randomUUID } from "node:crypto";
import type { DeactivatedSite, Site, SiteList } from "@kreislauf/contract/sites";
import type { Page } from "@playwright/test";
import { type ReadApi, readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish, textsIn } from "./support/english.ts";
import { expectNoHorizontalScroll } from "./support/horizontal-scroll.ts";
import { isMobile } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test, expectText } from "./support/portal.ts";

const admin = "admin@demo.example";

/** A PNG of a single colour, to upload. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPgrvLGihiGlgQAQfQ0AZ0aJJsAAAAASUVORK5CYII=",
  "base64",
);
const pdf = (bytes = 60) =>
  Buffer.from(`%PDF-1.4\n${"0".repeat(Math.max(0, bytes - 30))}\nstartxref\n9\n%%EOF\n`);

const sitesOf = async (api: ReadApi, query = "2?limit=100") =>
  (await api<SiteList>(`/get-service-location-list/${query}`)).serviceLocations;

async function siteNamed(api: ReadApi, alias: string) {
  const site = (await sitesOf(api)).find((each) => each.alias === alias);
  if (site === undefined) throw new Error(`There is no ${alias}.`);
  return site;
}

async function openSites(page: Page): Promise<void> {
  await page.goto("/#/settings/location");
  await expect(page.getByRole("heading", { level: 1, name: "Standorte" })).toBeAttached();
  await expect(siteLinks(page).first()).toBeVisible();
}

/** The links of the list to the details of sites, without the links to forms in the menus of cards. */
const siteLinks = (page: Page) =>
  page.locator(
    'main :is(table, article) a[href^="#/settings/location/"]:not([role="menuitem"], [aria-hidden])',
  );

const search = (page: Page) => page.getByRole("searchbox", { name: "Standorte durchsuchen" });

test("sites are searched, sorted and opened, and the notice on deactivated ones is read", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  await signIn(page, admin);
  await openSites(page);
  await expect(page.getByRole("tab", { name: /^Aktiv/ })).toBeVisible();
  await expectNoAxeFindings(page);

  await search(page).fill("kassel");
  await expect(siteLinks(page)).toHaveCount((await sitesOf(api, "1?search=kassel")).length);
  await search(page).fill("gibt es nicht");
  await expect(page.getByText("Kein Standort passt dazu")).toBeVisible();
  await page.getByRole("button", { name: "Suche zurücksetzen" }).click();
  if (!isMobile()) {
    await page.getByRole("button", { name: "Behälter" }).click();
    await expect(page).toHaveURL(/siteSort=containers-(asc|desc)/);
  }

  const unread = async () =>
    (await api<{ deactivatedLocations: DeactivatedSite[] }>("/log/deactivated-locations?unread=true"))
      .deactivatedLocations;
  const [entry] = await unread();
  if (entry === undefined) throw new Error("The demo has no notice.");
  const before = (await unread()).length;
  await page.getByRole("button", { name: `Hinweis zu ${entry.alias} als gelesen markieren` }).click();
  await expectText(page, `Der Hinweis zu ${entry.alias} ist als gelesen markiert.`);
  expect(await unread()).toHaveLength(before - 1);

  await page.getByRole("button", { name: /Protokoll ansehen/ }).click();
  const log = page.getByRole("dialog", { name: "Deaktivierte Standorte" });
  await expect(log.getByText(entry.alias)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(log).toBeHidden();

  await page.getByRole("tab", { name: /^Inaktiv/ }).click();
  await expect(page.getByText(/^automatisch, /).first()).toBeVisible();
  await expectNoAxeFindings(page);
});

test("a site is created by the keyboard from a proposed address, and one that exists already is told", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const alias = `Werkstatt ${randomUUID().slice(0, 8)}`;
  await signIn(page, admin);
  await openSites(page);
  await page.getByRole("link", { name: "Standort anlegen" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(alias);
  const street = page.getByRole("combobox", { name: "Straße" });
  await street.focus();
  await page.keyboard.type("Lohgerb");
  await expect(page.getByRole("option", { name: /Lohgerberweg/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(street).toHaveValue("Lohgerberweg");
  await expect(page.getByRole("combobox", { name: "Postleitzahl" })).toHaveValue("34123");
  await expect(page.getByRole("combobox", { name: "Ort" })).toHaveValue("Kassel");
  await expect(page.getByRole("combobox", { name: "Bundesland" })).toHaveText(/Hessen/);
  await expect(page.getByText("Ohne Hausnummer findet der Fahrer nur mit Skizze hin.").first()).toBeVisible();
  await expect(page.getByText(/^Noch offen/)).toBeHidden();

  // No map tiles are configured, so there is no map on which the site could be moved.
  await expect(page.getByText(/Tragen Sie die Koordinaten der Einfahrt ein/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Punkt verschieben/ })).toHaveCount(0);
  const latitude = page.getByRole("textbox", { name: /^Breite/ });
  const longitude = page.getByRole("textbox", { name: /^Länge/ });
  await expect(latitude).toHaveValue(/^51\./);
  const [lat, lon] = [51.30123, 9.51234];
  await latitude.fill(String(lat).replace(".", ","));
  await longitude.fill(String(lon));

  await page.getByRole("textbox", { name: "Hausnummer" }).fill("21");
  const submit = page.getByRole("button", { name: "Standort anlegen" });
  await submit.click();
  await expect(page.getByText("Diesen Standort gibt es schon")).toBeVisible();
  await expect(page.getByRole("link", { name: "Zu Werkstatt Süd" })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole("textbox", { name: "Hausnummer" }).fill("");
  const files = page.locator('input[type="file"]');
  await files.setInputFiles([
    { name: "anfahrt.png", mimeType: "image/png", buffer: picture },
    { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf() },
    { name: "setup.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\u0090 not a document") },
    { name: "gross.pdf", mimeType: "application/pdf", buffer: pdf(1_100_000) },
  ]);
  await expect(page.getByText(/Diese Datei ist kein lesbares PDF, PNG oder JPEG\./)).toBeVisible();
  await expect(page.getByText(/Die Datei ist größer als 1 MB\./)).toBeVisible();
  await page.getByRole("button", { name: "setup.pdf aus der Liste nehmen" }).click();
  await page.getByRole("button", { name: "gross.pdf aus der Liste nehmen" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Ohne Hausnummer findet der Fahrer" }),
  ).toBeHidden();

  await page.getByRole("textbox", { name: "GLN" }).fill("4012345000017");
  await page.getByRole("textbox", { name: "Ihre Bestellnummer 1" }).fill("4500019999");
  await expect(page.getByText("Die Prüfziffer passt nicht. Die letzte Stelle wäre 6.")).toBeVisible();
  await page.getByRole("textbox", { name: "GLN" }).fill("4012345000016");
  await page.getByRole("textbox", { name: "Hinweise für den Fahrer" }).fill("Tor 2, bitte klingeln.");

  await page.getByRole("region", { name: "Ansprechperson" }).getByRole("button", { name: "Wählen" }).click();
  const contact = page.getByRole("dialog", { name: "Ansprechperson" });
  await contact.getByRole("searchbox", { name: "Name suchen" }).fill("abel");
  await contact.getByRole("radio", { name: "Henrike Abel" }).check();
  await contact.getByRole("button", { name: "Übernehmen" }).click();
  await page
    .getByRole("region", { name: "Wer sieht den Standort?" })
    .getByRole("button", { name: "Zuweisen" })
    .click();
  const people = page.getByRole("dialog", { name: "Wer sieht den Standort?" });
  await people.getByRole("checkbox", { name: "Marcus Oduya" }).check();
  await expectNoAxeFindings(page);
  await people.getByRole("button", { name: "Übernehmen" }).click();

  await submit.click();
  await expectText(page, `Der Standort ${alias} ist angelegt.`);
  await expect(page.getByRole("heading", { level: 1, name: alias })).toBeVisible();
  const { id } = await siteNamed(api, alias);
  const site = await api<Site>(`/service-location/${id}`);
  expect(site).toMatchObject({
    street: "Lohgerberweg",
    houseNumber: "",
    zip: "34123",
    land: "HE",
    lat,
    lon,
    glnNumber: "4012345000016",
    orderNumbers: ["4500019999"],
    contactPerson: { name: "Henrike Abel" },
    routeSketches: [{ fileName: "anfahrt.png" }, { fileName: "plan.pdf" }],
    access: { driverHints: "Tor 2, bitte klingeln." },
  });
  expect(site.assignedUsers?.map(({ lastName }) => lastName)).toEqual(["Oduya", "Petersen"]);

  await page.getByRole("button", { name: "Skizze anfahrt.png ansehen" }).first().click();
  await expect(page.getByRole("img", { name: "Anfahrtsskizze anfahrt.png" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Herunterladen" })).toHaveAttribute("download", "anfahrt.png");
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Deaktivieren", exact: true }).click();
  const question = page.getByRole("dialog", { name: `${alias} deaktivieren?` });
  await question.getByRole("button", { name: "Standort deaktivieren" }).click();
  await expectText(page, `${alias} ist jetzt inaktiv.`);
  await expect(page.getByText(/Dieser Standort ist inaktiv/)).toBeVisible();
  await page.getByRole("button", { name: "Aktivieren", exact: true }).click();
  await expectText(page, `${alias} ist wieder aktiv.`);
});

test("what is missing or wrong is said beside its field, and unsaved input is not lost unasked", async ({
  page,
}) => {
  await signIn(page, admin);
  await page.goto("/#/settings/location/create");
  await page.getByRole("button", { name: "Standort anlegen" }).click();
  await expect(page.getByText("Sie müssen einen Name angeben.")).toBeVisible();
  await expect(page.getByText("Bitte füllen Sie dieses Feld aus.")).toHaveCount(2);
  await expect(page.getByText("Bitte geben Sie eine Postleitzahl mit fünf Ziffern an.")).toBeVisible();
  await page.getByRole("combobox", { name: "Postleitzahl" }).fill("00123");
  await expect(page.getByText("Diese Postleitzahl gibt es nicht.")).toBeVisible();
  await page.getByRole("combobox", { name: "Straße" }).fill("Gibtesnichtweg");
  await expect(
    page.getByText("Keine passende Anschrift gefunden. Sie können sie selbst eingeben."),
  ).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  const filled = async (zip: string, town: string, land: string) => {
    await page.getByRole("combobox", { name: "Postleitzahl" }).fill(zip);
    await expect(page.getByRole("combobox", { name: "Ort", exact: true })).toHaveValue(town);
    await expect(page.getByRole("combobox", { name: "Bundesland" })).toHaveText(land);
  };
  await expect(page.getByText("Bitte füllen Sie dieses Feld aus.")).toHaveCount(1);
  await filled("34123", "Kassel", "Hessen");
  await expect(page.getByText("Bitte füllen Sie dieses Feld aus.")).toHaveCount(0);
  // After the postal code is corrected, the values that were filled in automatically change, too.
  await filled("28197", "Bremen", "Bremen");

  await page.getByRole("link", { name: "Abbrechen" }).click();
  const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(page).toHaveURL(/settings\/location\/create/);
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect(siteLinks(page).first()).toBeVisible();
});

test("a site is changed from its detail: fields, contact person, people, tires; what stands against closing it is listed", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const { id } = await siteNamed(api, "Werkstatt Süd");
  await signIn(page, admin);
  await page.goto(`/#/settings/location/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Werkstatt Süd" })).toBeVisible();
  await expect(page.getByText("anfahrt-tor-2.png", { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole("region", { name: "Reifenlager" }).getByRole("button", { name: "Eintragen" }).click();
  const tires = page.getByRole("dialog", { name: "Reifen eintragen" });
  await tires.getByRole("combobox", { name: "Reifenart" }).click();
  await page.getByRole("option", { name: "Lkw-Reifen" }).click();
  await tires.getByRole("spinbutton", { name: "Anzahl" }).fill("7");
  await expectNoAxeFindings(page);
  await tires.getByRole("button", { name: "Reifen eintragen" }).click();
  await expectText(page, /Im Lager: 7 Reifen Lkw-Reifen\./);

  await page.getByRole("region", { name: "Ansprechperson" }).getByRole("button", { name: "Ändern" }).click();
  const contact = page.getByRole("dialog", { name: "Ansprechperson" });
  await contact.getByRole("radio", { name: "Marcus Oduya" }).check();
  await contact.getByRole("button", { name: "Ansprechperson speichern" }).click();
  await expectText(page, "Die Ansprechperson von Werkstatt Süd ist gespeichert.");

  await page.getByRole("button", { name: "Zuweisung von Anke Wolter aufheben" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Zuweisung aufheben" }).click();
  await expectText(page, "Die Zuweisung von Anke Wolter ist aufgehoben.");
  await page.getByRole("button", { name: "Zuweisen" }).click();
  const people = page.getByRole("dialog", { name: "Wer sieht den Standort?" });
  await people.getByRole("checkbox", { name: "Anke Wolter" }).check();
  await people.getByRole("button", { name: "Zuweisung speichern" }).click();
  await expectText(page, "Die Zuweisung von Werkstatt Süd ist gespeichert.");

  await page.getByRole("button", { name: "Was noch fehlt" }).click();
  const blocked = page.getByRole("dialog", { name: "Standort lässt sich noch nicht deaktivieren" });
  await expect(blocked.getByRole("button", { name: /^Abzug: / }).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await blocked.getByRole("button", { name: "Schließen" }).last().click();

  await page.getByRole("link", { name: "Bearbeiten" }).click();
  const hints = page.getByRole("textbox", { name: "Hinweise für den Fahrer" });
  await hints.fill("Tor 2, hinter der Waage.");
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expectText(page, "Der Standort Werkstatt Süd ist gespeichert.");
  await expect(page.getByText("Tor 2, hinter der Waage.")).toBeVisible();
});

test("a site leads to what belongs to it", async ({ page, request }) => {
  const { id } = await siteNamed(await readApiAs(request, admin), "Werkstatt Süd");
  await signIn(page, admin);
  for (const [link, heading] of [
    ["Aufträge", "Auftragshistorie"],
    ["Kalender", "Kalender"],
    ["Belege", "Belege"],
    ["Abfallstatistik", "Abfallstatistik"],
  ] as const) {
    await page.goto(`/#/settings/location/${id}`);
    await page
      .getByRole("navigation", { name: "Zu diesem Standort" })
      .getByRole("link", { name: link })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
    await expect(page).toHaveURL(new RegExp(`[?&]site=${id}(&|$)`));
    await expect(page.getByText("Werkstatt Süd").first()).toBeAttached();
  }
  await page.goto(`/#/settings/location/${id}`);
  await page.getByRole("link", { name: "Benutzer und Rechte" }).click();
  await expect(page.getByRole("combobox", { name: "Standort" })).toContainText("Werkstatt Süd");
});

test("whoever does not manage sites only reads them, and one that is not theirs does not exist", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const { id } = await siteNamed(api, "Werkstatt Süd");
  await signIn(page, "lesend@demo.example");
  await openSites(page);
  await expect(page.getByText(/Zum Anlegen und Ändern fehlt Ihnen das Recht „Standorte“\./)).toBeVisible();
  await expect(page.getByRole("link", { name: "Standort anlegen" })).toHaveCount(0);
  await expect(siteLinks(page)).toHaveCount(1);
  await siteLinks(page).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Filiale Südwest" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bearbeiten" })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.goto(`/#/settings/location/${id}`);
  await expect(page.getByText("Diesen Standort gibt es nicht")).toBeVisible();
});

test("sites speak English and fit a narrow window", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const sites = await sitesOf(api);
  const { id } = await siteNamed(api, "Werkstatt Süd");
  const detail = await api<object>(`/service-location/improved/${id}`);
  const people = await api<object>("/user");
  const tires = await api<object>(`/data/storage/tire/getStorage?serviceLocationId=${id}`);
  const groups = await api<object>("/company-ebenes-and-groups");
  const catalog = await api<object>("/service-catalog");
  // Notifications quote German texts that users wrote, so these count as data.
  const messages = await api<object>("/notifications");
  const data = textsIn(sites, detail, people, tires, groups, catalog, messages);
  const known = [...data, "Nordwerk Entsorgung GmbH", "Baden-Württemberg"];
  await signIn(page, admin);
  await speakEnglish(page);
  for (const path of [
    "/settings/location",
    "/settings/location?siteTab=inactive",
    `/settings/location/${id}`,
    "/settings/location/create?siteTab=",
    `/settings/location/edit/${id}`,
  ]) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect(page.getByText(/Loading/)).toHaveCount(0);
    await page.waitForTimeout(500);
    await expectNoGerman(page, known);
    await expectNoAxeFindings(page);
    await expectNoHorizontalScroll(page);
  }
});
