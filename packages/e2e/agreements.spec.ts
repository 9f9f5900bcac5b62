import type { ServiceCatalog } from "@kreislauf/contract/catalog";
import { containerAction } from "@kreislauf/contract/catalog";
import type { LocationLabelFields } from "@kreislauf/contract/locations";
import type { Order } from "@kreislauf/contract/orders";
import { readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import {
  dayOf,
  inquiryWords,
  openActionDialog,
  openAgreements,
  readAgreement,
  readOrdersOn,
  writeApiAs,
} from "./support/ordering.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";
const kiel = { alias: "Werkstatt Förde", city: "Kiel" };
const stuttgart = { alias: "Filiale Südwest", city: "Stuttgart" };
const dortmund = { alias: "Werkstatt West", city: "Dortmund" };
const bremen = { alias: "Teilelager", city: "Bremen" };

test("a withdrawal lists what ends with it, and cancels nothing that was not listed", async ({
  page,
  request,
}) => {
  await signIn(page, admin);
  await openAgreements(page, kiel);
  const [api, write] = [await readApiAs(request, admin), await writeApiAs(request, admin)];
  const { locationId, agreement } = await readAgreement(api, page, "Altreifen");
  const { agreementId, containersOnSite } = agreement;
  const orderFor = (desiredDate: string) =>
    write<Order>("/order/create", {
      serviceLocationId: locationId,
      agreementId,
      containerActionId: containerAction.exchange,
      amount: 1,
      desiredDate,
    });
  const [before, after] = [await orderFor("2027-06-02"), await orderFor("2027-06-10")];

  const dialog = await openActionDialog(page, "Abzug", "Altreifen");
  const amount = dialog.getByRole("spinbutton");
  await amount.fill(String(containersOnSite));
  await dialog.getByRole("textbox", { name: "Abzug am" }).fill("5.6.");
  await amount.focus();
  await expect(dialog.getByText("Am Wochenende wird nicht gefahren.", { exact: false })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Abzug am" }).fill("8.6.");
  await expect(dialog.getByText("Damit endet die Vereinbarung")).toBeVisible();
  const ending = dialog.getByRole("region", { name: /^Diese[rs]? .*storniert/ });
  await expect(ending).toContainText(after.orderNumber);
  await expect(dialog.getByRole("region", { name: /bleib/ })).toContainText(before.orderNumber);

  // Somebody orders one more while the list is being read.
  const late = await orderFor("2027-06-14");
  await dialog.getByLabel("Hinweis an den Entsorger").fill("Hinter Halle 1.");
  await dialog.getByRole("button", { name: /^Abziehen, \d+ Auftr/ }).click();
  await expect(dialog.getByText("Die Aufträge haben sich inzwischen geändert")).toBeVisible();
  await expect(ending).toContainText(late.orderNumber);
  await expect(dialog.getByLabel("Hinweis an den Entsorger")).toHaveValue("Hinter Halle 1.");
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: /^Abziehen, \d+ Aufträge stornieren/ }).click();
  await expect(page.getByText(/^Auftrag \d+ ist erteilt, \d+ Aufträge sind storniert\./)).toBeVisible();
  await expect(dialog).toBeHidden();

  const statusOf = async ({ id }: Order) => (await api<Order>(`/order/${id}`)).orderStatusId;
  expect(await Promise.all([before, after, late].map(statusOf))).toEqual([1, 4, 4]);
  const card = page.getByRole("article", { name: /^Altreifen/ });
  await expect(card.getByText("Vollständiger Abzug am 08.06.2027")).toBeVisible();
  const again = card.getByRole("button", { name: /^Abzug/ });
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await expect(again).toHaveAccessibleDescription("Alle Behälter sind schon zum Abzug beauftragt.");
  await expectNoAxeFindings(page);
});

test("of two who withdraw the last container one is told, and loses nothing typed", async ({
  page,
  request,
}) => {
  await signIn(page, admin);
  await openAgreements(page, kiel);
  const api = await readApiAs(request, admin);
  const { locationId, agreement } = await readAgreement(api, page, "Altholz");
  const dialog = await openActionDialog(page, "Abzug", "Altholz");
  await dialog.getByRole("textbox", { name: "Abzug am" }).fill("9.6.");
  await dialog.getByLabel("Hinweis an den Entsorger").fill("Schlüssel an der Pforte");
  await expect(dialog.getByText("Damit endet die Vereinbarung")).toBeVisible();
  await (
    await writeApiAs(request, admin)
  )("/order/create", {
    serviceLocationId: locationId,
    agreementId: agreement.agreementId,
    containerActionId: containerAction.remove,
    amount: agreement.containersOnSite,
    desiredDate: "2027-06-10",
  });
  await dialog.getByRole("button", { name: /^(Behälter abziehen|Abziehen,)/ }).click();
  await expect(
    dialog.getByText(/mehr Behälter, als am Standort stehen|schon zum Abzug beauftragt/).first(),
  ).toBeVisible();
  await expectNoAxeFindings(page);
});

test("another rhythm is asked for, marked on the card, and taken back", async ({ page, request }) => {
  await signIn(page, admin);
  await openAgreements(page, dortmund);
  const dialog = await openActionDialog(page, "Ändern", "Papier");
  await expect(dialog.getByRole("combobox", { name: "Wie oft?" })).toHaveText("Alle zwei Wochen");
  await dialog.getByRole("combobox", { name: "Wie oft?" }).click();
  await page.getByRole("option", { name: "Zweimal wöchentlich" }).click();
  await dialog.getByRole("button", { name: "Änderung anfragen" }).click();
  await expect(dialog.getByText("Bitte wählen Sie genau zwei Tage.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Freitag" }).check();
  await expect(dialog.getByText("Mittwoch und Freitag")).toBeVisible();
  await expect(dialog.getByRole("region", { name: /entf/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Änderung anfragen" }).click();
  await expect(page.getByText("Die Änderung ist angefragt.")).toBeVisible();
  await expect(dialog).toBeHidden();

  const card = page.getByRole("article", { name: /^Papier/ });
  await expect(card.getByText("Turnus: alle zwei Wochen, Mittwoch")).toBeVisible();
  await expect(card.getByText("Künftig zweimal wöchentlich: Mi. und Fr.")).toBeVisible();
  await expect(card.getByText("in Abstimmung seit 18.05.2027")).toBeVisible();
  await openActionDialog(page, "Ändern", "Papier");
  await expect(dialog.getByText(/Angefragt am 18\.05\.2027 von .*: zweimal wöchentlich/)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Anfrage zurückziehen" }).click();
  await expect(page.getByText("Die Anfrage ist zurückgezogen.")).toBeVisible();
  await expect(card.getByText(/^Künftig/)).toBeHidden();

  // A second change while somebody else's is pending is refused, and what was chosen stays.
  await openActionDialog(page, "Ändern", "Papier");
  await dialog.getByRole("radio", { name: "Abruf" }).check();
  const { agreement } = await readAgreement(await readApiAs(request, admin), page, "Papier");
  await (
    await writeApiAs(request, "vertrag@demo.example")
  )("/agreement/update", {
    agreementId: agreement.agreementId,
    agreementTypeId: 4,
    cycleInterval: 19,
    weekday1: 1,
  });
  await dialog.getByRole("button", { name: "Änderung anfragen" }).click();
  await expect(dialog.getByText("Inzwischen ist eine andere Änderung angefragt")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "Abruf" })).toBeChecked();
  await expectNoAxeFindings(page);
});

test("a new container is found by its AVV code, outlives a reload, and waits for its number", async ({
  page,
}) => {
  await signIn(page, admin);
  await openAgreements(page, stuttgart);
  await page.getByRole("button", { name: "Neuer Behälter" }).click();
  const dialog = page.getByRole("dialog");
  const search = dialog.getByRole("combobox", { name: "Abfallart" });
  await search.fill("160110");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await dialog.getByRole("radio", { name: /Sicherheitsbehälter/ }).check();
  await expect(dialog.getByText(/Airbags und Gurtstraffer sind pyrotechnisch/)).toBeVisible();
  await expect(dialog.getByText("Entsorgungsnachweises")).toBeVisible();
  await expect(dialog.getByText(/Ein neuer Behälter braucht fünf Werktage\./)).toBeVisible();
  await expect(dayOf(dialog, "24. Mai")).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("button", { name: "Behälter beauftragen" }).click();
  await expect(dialog.getByText("Bitte wählen Sie einen Wunschtermin.")).toBeVisible();
  await dayOf(dialog, "26. Mai").click();
  await dialog.getByLabel("Hinweise zum Stellplatz").fill("Neben dem Lagerraum");
  await expectNoAxeFindings(page);

  await page.reload();
  await expect(dialog.getByText("Ihre Angaben von vorhin sind wieder da.")).toBeVisible();
  await expect(dialog.getByLabel("Hinweise zum Stellplatz")).toHaveValue("Neben dem Lagerraum");
  await expect(dialog.getByText(/1 × Sicherheitsbehälter.*aufgestellt am 26\.05\.2027/)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Behälter beauftragen" }).click();
  await expect(page.getByText(/^Der Behälter ist beauftragt, Auftrag \d+\./)).toBeVisible();
  await expect(dialog).toBeHidden();

  const card = page.getByRole("article", { name: /^Airbags/ });
  await expect(card.getByText("Angefragt")).toBeVisible();
  await expect(card.getByText("Aufstellung am 26.05.2027")).toBeVisible();
  await card.getByRole("button", { name: /^Details/ }).click();
  await expect(dialog.getByText("– Daten noch nicht verfügbar –")).toBeVisible();
  await expect(dialog.getByText(/angefragt am 18\.05\.2027 \d\d:\d\d Uhr/)).toBeVisible();
  await expectNoAxeFindings(page);
});

test("an offer is asked for in one's own words and stands below the cards", async ({ page }) => {
  await signIn(page, admin);
  await openAgreements(page, stuttgart);
  await page.getByRole("button", { name: "Angebot anfragen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Abfallart" }).click();
  await page.getByRole("option", { name: "Andere" }).click();
  await expect(dialog.getByLabel("Welche Abfallart?")).toBeFocused();
  await page.keyboard.type("Lackschlamm aus der Spritzkabine");
  await dialog.getByRole("combobox", { name: "Behälter", exact: true }).click();
  await page.getByRole("option", { name: "Anderer" }).click();
  await expect(dialog.getByLabel("Welcher Behälter?")).toBeFocused();
  await page.keyboard.type("ASP-Behälter mit Deckel");
  await dialog.getByRole("button", { name: "Angebot anfragen" }).click();
  await expect(dialog.getByText("Bitte geben Sie die Größe an.")).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByLabel("Größe").fill("800 l");
  await dialog.getByRole("button", { name: "Angebot anfragen" }).click();
  await expect(page.getByText("Ihre Anfrage ist gesendet.")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Lackschlamm aus der Spritzkabine, ASP-Behälter mit Deckel 800 l" }),
  ).toBeVisible();
  await expect(page.getByText("Wartet auf Antwort").first()).toBeVisible();
  await expectNoAxeFindings(page);
});

test("several containers are ordered together or not at all", async ({ page, request }) => {
  await signIn(page, admin);
  await openAgreements(page, dortmund);
  const [api, write] = [await readApiAs(request, admin), await writeApiAs(request, admin)];
  const subjects = await Promise.all(
    ["Altreifen", "Altöl", "Gemischte"].map((waste) => readAgreement(api, page, waste)),
  );
  const [tires, , mixed] = subjects;
  await write("/order/create", {
    serviceLocationId: tires?.locationId,
    agreementId: tires?.agreement.agreementId,
    containerActionId: containerAction.exchange,
    amount: 1,
    desiredDate: "2027-05-31",
  });
  await page.getByRole("button", { name: "Mehrere beauftragen" }).click();
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("alertdialog");
  const give = async (count: number) => {
    await dialog.getByRole("button", { name: `${count} Aufträge erteilen` }).click();
    await expect(question).toContainText("Zu diesen Vereinbarungen gibt es für Montag, 31.05.2027 schon");
    await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  };
  await dialog.getByRole("button", { name: "Auftrag erteilen" }).click();
  await expect(dialog.getByText("Bitte wählen Sie mindestens einen Behälter.")).toBeVisible();
  for (const waste of ["Altreifen", "Altöl", "Gemischte"]) {
    await dialog.getByRole("checkbox", { name: new RegExp(`^${waste}`) }).check();
  }
  await expect(dayOf(dialog, "31. Mai")).not.toHaveAttribute("aria-disabled", "true");
  await dayOf(dialog, "31. Mai").click();
  await dialog.getByLabel("Ihre Bestellnummer").fill("4711");
  await expect(
    dialog.getByText("Alle 3 Aufträge werden zusammen erteilt oder keiner.", { exact: false }),
  ).toBeVisible();
  await expectNoAxeFindings(page);

  // Meanwhile the only container of one of them is withdrawn.
  await write("/order/create", {
    serviceLocationId: mixed?.locationId,
    agreementId: mixed?.agreement.agreementId,
    containerActionId: containerAction.remove,
    amount: mixed?.agreement.containersOnSite,
    desiredDate: "2027-05-26",
  });
  const refusal = dialog
    .getByRole("listitem")
    .filter({ hasText: "Gemischte" })
    .getByText("Nach dem vollständigen Abzug lässt sich nichts mehr beauftragen.");
  await dialog.getByRole("button", { name: "3 Aufträge erteilen" }).click();
  // The dialog may have heard of the withdrawal by itself.
  await expect(question.or(refusal).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  await expect(refusal).toBeVisible();
  await expect(dialog.getByLabel("Ihre Bestellnummer")).toHaveValue("4711");
  await expectNoAxeFindings(page);
  const givenOn = async () => {
    const lists = subjects.map(({ locationId, agreement }) =>
      readOrdersOn(api, locationId, agreement.agreementId, "2027-05-31"),
    );
    return (await Promise.all(lists))
      .flat()
      .filter(({ customerOrderNumber }) => customerOrderNumber === "4711");
  };
  expect(await givenOn()).toEqual([]);

  await dialog.getByRole("checkbox", { name: /^Gemischte/ }).uncheck();
  await give(2);
  await expect(page.getByText("2 Aufträge sind erteilt.")).toBeVisible();
  await expect(dialog).toBeHidden();
  const given = await givenOn();
  expect(given).toHaveLength(2);
  expect(new Set(given.map(({ agreement }) => agreement.taskCreationGroup)).size).toBe(1);
});

test("what the permissions do not allow is locked and says why", async ({ page }) => {
  await signIn(page, "vertrag@demo.example");
  await openAgreements(page);
  const locked = async (name: RegExp | string, reason: string) => {
    const button = page.getByRole("button", { name }).first();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(reason);
  };
  const mayNotOrder = "Zum Beauftragen fehlt Ihnen die Berechtigung.";
  await locked(/^Abzug: Altholz/, mayNotOrder);
  await locked("Mehrere beauftragen", mayNotOrder);
  await expect(page.getByRole("button", { name: /^Ändern: Altholz/ })).not.toHaveAttribute("aria-disabled");
  await expect(page.getByRole("button", { name: "Neuer Behälter" })).not.toHaveAttribute("aria-disabled");
  await expectNoAxeFindings(page);

  await page.goto("/#/logout");
  await signIn(page, "auftrag@demo.example");
  await openAgreements(page);
  await locked(/^Ändern: Altholz/, "Zum Ändern fehlt Ihnen die Berechtigung.");
  await locked("Neuer Behälter", "Für neue Behälter und Angebote fehlt Ihnen die Berechtigung.");
  await expect(page.getByRole("button", { name: /^Abzug: Altholz/ })).not.toHaveAttribute("aria-disabled");
  await expectNoAxeFindings(page);
});

test("everything about agreements in English @long", async ({ page, request }) => {
  await signIn(page, admin);
  await openAgreements(page);
  await speakEnglish(page);
  await expect(page.getByRole("button", { name: "New container" })).toBeVisible();
  const api = await readApiAs(request, admin);
  const { wasteTypes, containerTypes } = await api<ServiceCatalog>("/service-catalog");
  const { serviceLocations } = await api<{ serviceLocations: LocationLabelFields[] }>(
    "/simple-service-location-list",
  );
  const data = [
    ...(await inquiryWords(api, page)),
    ...wasteTypes.map(({ description }) => description),
    ...containerTypes.flatMap(({ type, size }) => [type, type.replace(size, "").trim()]),
    ...serviceLocations.flatMap(({ alias, street, city }) => [alias, street, city]),
    "Christi Himmelfahrt",
    "Fronleichnam",
    "Maifeiertag",
    "Pfingstmontag",
    "Sönke Brandes",
  ];
  await expectNoGerman(page, data);
  const dialog = page.getByRole("dialog");
  for (const name of [
    /^Withdraw: Altreifen/,
    /^Change: Papier.*Press/,
    /^Change: Papier.*Umleer/,
    "New container",
    "Request an offer",
    "Order for several",
  ]) {
    await page.getByRole("button", { name }).click();
    await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Close" }).first()).toBeVisible();
    await expect(dialog.locator("[aria-busy]")).toHaveCount(0);
    await expectNoGerman(page, data);
    await expectNoAxeFindings(page);
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await expect(dialog).toBeHidden();
  }
});

test("nothing is cut off at 320 px @long", async ({ page }) => {
  await signIn(page, admin);
  await openAgreements(page, bremen);
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async () => {
    const overflow = await page.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll('[role="dialog"], [role="dialog"] form > div'),
      ].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
  };
  await fits();
  const dialog = page.getByRole("dialog");
  for (const [name, heading] of [
    [/^Entsorgung beauftragen: Kfz-Teile/, "Entsorgung beauftragen"],
    [/^Abzug: Kfz-Teile/, "Behälter abziehen"],
    [/^Ändern: Papier/, "Vereinbarung ändern"],
    ["Neuer Behälter", "Neuer Behälter"],
    ["Angebot anfragen", "Angebot anfragen"],
    ["Mehrere beauftragen", "Mehrere Behälter beauftragen"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect(dialog.getByRole("heading", { name: heading })).toBeVisible();
    await expect(dialog.locator("[aria-busy]")).toHaveCount(0);
    await fits();
    await dialog.getByRole("button", { name: "Schließen" }).first().click();
    await expect(dialog).toBeHidden();
  }
});
