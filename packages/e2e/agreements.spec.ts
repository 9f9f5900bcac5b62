import type { InquiryList } from "@kreislauf/contract/agreements";
import { agreementType, containerAction, type ServiceCatalog } from "@kreislauf/contract/catalog";
import type { SiteLabelFields } from "@kreislauf/contract/sites";
import type { Order } from "@kreislauf/contract/orders";
import { readApiAs, writeApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import {
  dayOf,
  inquiryTexts,
  openActionDialog,
  openAgreements,
  openOrderDialog,
  readAgreement,
} from "./support/ordering.ts";
import { readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { providerClient } from "./support/provider.ts";
import { createOwnSite, ownSiteManager } from "./support/own-site.ts";

const admin = "admin@demo.example";
const tires = { wasteTypeId: 171, containerTypeId: 241, agreementTypeId: agreementType.callOff, amount: 2 };
const stuttgart = { alias: "Filiale Südwest", city: "Stuttgart" };
const dortmund = { alias: "Werkstatt West", city: "Dortmund" };
const koeln = { alias: "Filiale Rhein", city: "Köln" };
const bremen = { alias: "Teilelager", city: "Bremen" };

test("a withdrawal lists what ends with it, and cancels nothing that was not listed", async ({
  page,
  request,
  portal,
}) => {
  const yard = await createOwnSite(portal, request, [tires]);
  await signIn(page, ownSiteManager);
  await openAgreements(page, yard);
  const { write } = yard;
  const api = await readApiAs(request, ownSiteManager);
  const { siteId, agreement } = await readAgreement(api, page, "Altreifen");
  const { agreementId, containersOnSite } = agreement;
  const orderFor = (desiredDate: string) =>
    write<Order>("/order/create", {
      serviceLocationId: siteId,
      agreementId,
      containerActionId: containerAction.exchange,
      amount: 1,
      desiredDate,
    });
  const [before, after] = [await orderFor("2027-06-02"), await orderFor("2027-06-10")];

  const dialog = await openActionDialog(page, "Abzug", "Altreifen");
  const amount = dialog.getByRole("spinbutton");
  await amount.fill(String(containersOnSite));
  await dialog.getByRole("textbox", { name: "Wunschtermin" }).fill("5.6.");
  await amount.focus();
  await expect(dialog.getByText("Am Wochenende wird nicht gefahren.", { exact: false })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Wunschtermin" }).fill("8.6.");
  await expect(dialog.getByText("Damit endet die Vereinbarung")).toBeVisible();
  const ending = dialog.getByRole("region", { name: /^Diese[rs]? .*storniert/ });
  await expect(ending).toContainText(after.orderNumber);
  await expect(dialog.getByRole("region", { name: /bleib/ })).toContainText(before.orderNumber);
  await expect(dialog.getByText("Entsorgungen sind noch bis Mo., 07.06.2027 möglich")).toBeVisible();

  // Another order is placed while the dialog shows which orders the withdrawal cancels.
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

  const order = await openOrderDialog(page, "Altreifen");
  await order.getByRole("button", { name: "Nächster Monat, Juni 2027" }).click();
  await expect(dayOf(order, "7. Juni")).not.toHaveAttribute("aria-disabled", "true");
  await expect(dayOf(order, "8. Juni")).toHaveAccessibleName(/ab dem Tag des vollständigen Abzugs/);
  await expect(dayOf(order, "8. Juni")).toHaveAttribute("aria-disabled", "true");
});

test("of two who withdraw the last container one is told, and loses nothing typed", async ({
  page,
  request,
  portal,
}) => {
  const { write, ...yard } = await createOwnSite(portal, request, [{ ...tires, amount: 1 }]);
  await signIn(page, ownSiteManager);
  await openAgreements(page, yard);
  const dialog = await openActionDialog(page, "Abzug", "Altreifen");
  await dialog.getByRole("textbox", { name: "Wunschtermin" }).fill("9.6.");
  await dialog.getByLabel("Hinweis an den Entsorger").fill("Schlüssel an der Pforte");
  await expect(dialog.getByText("Damit endet die Vereinbarung")).toBeVisible();
  await write("/order/create", {
    serviceLocationId: yard.siteId,
    agreementId: yard.agreementIds[0],
    containerActionId: containerAction.remove,
    amount: 1,
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
  const rhythm = dialog.getByRole("combobox", { name: "Wie oft?" });
  await expect(rhythm).toHaveText("Alle zwei Wochen");
  // Base UI ignores clicks on a list that has just opened, so the click is repeated until it has worked.
  await expect(async () => {
    await rhythm.click();
    await page.getByRole("option", { name: "Zweimal wöchentlich" }).click({ timeout: 2_000 });
    await expect(rhythm).toHaveText("Zweimal wöchentlich", { timeout: 1_000 });
  }).toPass();
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

  // A second change is refused while another change is pending, and the dialog keeps what was chosen.
  await openActionDialog(page, "Ändern", "Papier");
  await dialog.getByRole("radio", { name: "Abruf" }).check();
  const { agreement } = await readAgreement(await readApiAs(request, admin), page, "Papier");
  const { agreementId } = agreement;
  const write = await writeApiAs(request, "vertrag@demo.example");
  await write("/agreement/update", { agreementId, agreementTypeId: 4, cycleInterval: 19, weekday1: 1 });
  await dialog.getByRole("button", { name: "Änderung anfragen" }).click();
  await expect(dialog.getByText("Inzwischen ist eine andere Änderung angefragt")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "Abruf" })).toBeChecked();
  await expectNoAxeFindings(page);
  await write("/agreement/withdraw-change", { agreementId });
});

test("a change that is coordinated says from when it counts, and cannot be taken back", async ({ page }) => {
  await signIn(page, admin);
  await openAgreements(page, koeln);
  const card = page.getByRole("article", { name: /^Papier/ });
  await expect(card.getByText("Künftig jede Woche: Do.")).toBeVisible();
  await expect(card.getByText("abgestimmt, gilt ab 19.05.2027")).toBeVisible();
  await expect(card.getByText(/^Ab 19\.05\.2027 entfallen \d+ bisherige Turnustermine/)).toBeVisible();
  const dialog = await openActionDialog(page, "Ändern", "Papier");
  await expect(dialog.getByText(/^Ab 19\.05\.2027 gilt: jede Woche, Donnerstag/)).toBeVisible();
  await expect(dialog.getByRole("region", { name: /^Ab 19\.05\.2027 entfallen/ })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Anfrage zurückziehen" })).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Änderung anfragen" })).toBeHidden();
  await expectNoAxeFindings(page);
});

test("a new container is found by its AVV code, outlives a reload, and waits for its number", async ({
  page,
  request,
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
  await expect(dialog.getByText(/Ein neuer Behälter braucht fünf Arbeitstage\./)).toBeVisible();
  await expect(dayOf(dialog, "24. Mai")).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("button", { name: "Behälter beauftragen" }).click();
  await expect(dialog.getByText("Bitte wählen Sie einen Wunschtermin.")).toBeVisible();
  await dayOf(dialog, "26. Mai").click();
  await dialog.getByRole("textbox", { name: "Details" }).fill("Neben dem Lagerraum");
  await expectNoAxeFindings(page);

  await page.reload();
  await expect(dialog.getByText("Ihre Angaben von vorhin sind wieder da.")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Details" })).toHaveValue("Neben dem Lagerraum");
  await expect(dialog.getByText(/1 × Sicherheitsbehälter.*aufgestellt am 26\.05\.2027/)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Behälter beauftragen" }).click();
  const done = page.getByText(/^Der Behälter ist beauftragt, Auftrag \d+\./);
  await expect(done).toBeVisible();
  const orderNumber = /\d+/.exec((await done.textContent()) ?? "")?.[0] ?? "";
  await expect(dialog).toBeHidden();

  const card = page.getByRole("article", { name: /^Airbags/ });
  await expect(card.getByText("Angefragt")).toBeVisible();
  await expect(card.getByText("Aufstellung am 26.05.2027")).toBeVisible();
  await card.getByRole("button", { name: /^Details/ }).click();
  await expect(dialog.getByText("– Daten noch nicht verfügbar –")).toBeVisible();
  await expect(dialog.getByText(/angefragt am 18\.05\.2027 \d\d:\d\d Uhr/)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Schließen" }).first().click();

  // Cancelling the only placement ends the requested agreement.
  const { orders } = await readOrders(await readApiAs(request, admin), `search=${orderNumber}`);
  const write = await writeApiAs(request, admin);
  await write("/order/cancel", { orderId: orders[0]?.id, cancelReasonId: 2 });
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(card).toBeHidden();
});

test("an offer is asked for in one's own words, stands below the cards, and is answered", async ({
  page,
  request,
  portal,
}) => {
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
  const row = page
    .getByRole("listitem")
    .filter({ hasText: "Lackschlamm aus der Spritzkabine, ASP-Behälter mit Deckel 800 l" })
    .first();
  await expect(row.getByText("Wartet auf Antwort")).toBeVisible();
  await expect(row.getByText("– Daten noch nicht verfügbar –")).toBeVisible();
  await expectNoAxeFindings(page);

  const siteId = /site=(\d+)/.exec(page.url())?.[1];
  const { inquiries } = await (
    await readApiAs(request, admin)
  )<InquiryList>(`/service-location/${siteId}/inquiries`);
  await providerClient(portal, request).answerInquiry(inquiries[0]?.inquiryId ?? 0, "48,00 Euro je Leerung.");
  await page.reload();
  await expect(row.getByText("48,00 Euro je Leerung.")).toBeVisible();
  await expect(row.getByText("Antwort vom 18.05.2027")).toBeVisible();
});

test("what the permissions do not allow is locked and says why", async ({ page }) => {
  await signIn(page, "vertrag@demo.example");
  await openAgreements(page);
  const locked = async (name: RegExp | string, reason: string) => {
    const button = page.getByRole("button", { name }).first();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(reason);
  };
  const mayNotOrder = "Zum Beauftragen fehlt Ihnen das Recht „Aufträge“.";
  await locked(/^Abzug: Altholz/, mayNotOrder);
  await locked("Mehrere beauftragen", mayNotOrder);
  await expect(page.getByRole("button", { name: /^Ändern: Altholz/ })).not.toHaveAttribute("aria-disabled");
  await expect(page.getByRole("button", { name: "Neuer Behälter" })).not.toHaveAttribute("aria-disabled");
  await expectNoAxeFindings(page);

  await page.goto("/#/logout");
  await signIn(page, "auftrag@demo.example");
  await openAgreements(page);
  await locked(/^Ändern: Altholz/, "Zum Ändern fehlt Ihnen das Recht „Vereinbarungen“.");
  await locked("Neuer Behälter", "Für neue Behälter und Angebote fehlt Ihnen das Recht „Vereinbarungen“.");
  await expect(page.getByRole("button", { name: /^Abzug: Altholz/ })).not.toHaveAttribute("aria-disabled");
  await expectNoAxeFindings(page);
});

test("everything about agreements in English", async ({ page, request }) => {
  await signIn(page, admin);
  await openAgreements(page);
  await speakEnglish(page);
  await expect(page.getByRole("button", { name: "New container" })).toBeVisible();
  const api = await readApiAs(request, admin);
  const { wasteTypes, containerTypes } = await api<ServiceCatalog>("/service-catalog");
  const { serviceLocations } = await api<{ serviceLocations: SiteLabelFields[] }>(
    "/simple-service-location-list",
  );
  const data = [
    ...(await inquiryTexts(api, page)),
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
    "Request a quote",
    "Order for multiple containers",
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

test("nothing is cut off at 320 px", async ({ page }) => {
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
