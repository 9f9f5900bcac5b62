import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import type { Locator, Page } from "@playwright/test";
import { readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { dayOf, openAgreements, openOrderDialog, readAgreement, readOrdersOn } from "./support/ordering.ts";
import { readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { createOwnSite, ownSiteManager } from "./support/own-site.ts";

const { callOff, immediateFill } = agreementType;
const order = { name: "Auftrag erteilen", exact: true } as const;

/** One container for each kind of service that can be ordered, except for customer-owned containers. */
const containers = [
  { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: callOff, amount: 2 },
  { wasteTypeId: 121, containerTypeId: 251, agreementTypeId: callOff, amount: 10 },
  { wasteTypeId: 161, containerTypeId: 263, agreementTypeId: callOff, amount: 3 },
  { wasteTypeId: 172, containerTypeId: 241, agreementTypeId: callOff, amount: 1 },
  { wasteTypeId: 173, containerTypeId: 268, agreementTypeId: callOff, amount: 1 },
  { wasteTypeId: 151, containerTypeId: 203, agreementTypeId: immediateFill, amount: 1 },
] as const;

/** Places the order of the dialog for `day`, which may be in June, and waits for the confirmation. */
async function giveOn(page: Page, dialog: Locator, day: string): Promise<void> {
  if ((await dayOf(dialog, day).count()) === 0) {
    await dialog.getByRole("button", { name: "Nächster Monat, Juni 2027" }).click();
  }
  await dayOf(dialog, day).click();
  await dialog.getByRole("button", order).click();
  await expect(page.getByText(/^Auftrag \d+ ist erteilt\./).last()).toBeVisible();
  await expect(dialog).toBeHidden();
}

test("each service of the catalog is ordered within its own limits", async ({ page, request, portal }) => {
  test.slow();
  const yard = await createOwnSite(portal, request, containers);
  await signIn(page, ownSiteManager);
  await openAgreements(page, yard);

  const relocation = await openOrderDialog(page, "Altholz");
  await relocation.getByRole("radio", { name: /^Umstellen/ }).check();
  await expect(relocation.getByText("Der Behälter wechselt den Platz")).toBeVisible();
  await giveOn(page, relocation, "9. Juni");

  const bags = await openOrderDialog(page, "Folien");
  await bags.getByRole("radio", { name: /^Kaufen/ }).check();
  await expect(bags.getByText("Höchstens 999 Behälter")).toBeVisible();
  await bags.getByRole("spinbutton").fill("1000");
  await bags.getByRole("button", order).click();
  await expect(bags.getByText("Die Anzahl liegt über der Höchstmenge eines Auftrags.")).toBeVisible();
  await bags.getByRole("spinbutton").fill("999");
  await giveOn(page, bags, "10. Juni");

  const suction = await openOrderDialog(page, "Altöl");
  await expect(suction.getByRole("radio", { name: /^Absaugen/ })).toBeChecked();
  await suction.getByRole("spinbutton").fill("4");
  await suction.getByRole("spinbutton").blur();
  await expect(suction.getByText("So viele Behälter stehen an diesem Tag nicht am Standort.")).toBeVisible();
  await suction.getByRole("spinbutton").fill("3");
  await giveOn(page, suction, "11. Juni");

  const parts = await openOrderDialog(page, "Kfz-Teile");
  await expect(parts.getByText("20 bis 500 Stück")).toBeVisible();
  await expect(parts.getByRole("spinbutton")).toHaveValue("20");
  await parts.getByRole("spinbutton").fill("19");
  await parts.getByRole("button", order).click();
  await expect(parts.getByText("Die Anzahl liegt unter der Mindestmenge.")).toBeVisible();
  await parts.getByRole("spinbutton").fill("24");
  await parts.getByRole("button", order).click();
  await expect(parts.getByText("Bitte geben Sie die Teilenummern und Stückzahlen an.")).toBeVisible();
  await expectNoAxeFindings(page);
  await parts.getByRole("textbox", { name: "Details" }).fill("8K0 941 003, 12 Stück\n8K0 615 301, 12 Stück");
  await giveOn(page, parts, "14. Juni");

  const airbags = await openOrderDialog(page, "Airbags");
  await expect(
    airbags.getByText("Airbags und Gurtstraffer sind pyrotechnisch.", { exact: false }),
  ).toBeVisible();
  // The lead time of five working days ends after 24 May.
  await expect(dayOf(airbags, "24. Mai")).toHaveAccessibleName(/vor dem frühesten Termin$/);
  await expectNoAxeFindings(page);
  await giveOn(page, airbags, "15. Juni");

  const filling = await openOrderDialog(page, "Bauschutt");
  await expect(filling.getByRole("radio", { name: /^Sofort befüllen/ })).toBeChecked();
  await expect(filling.getByText("Wir warten, während Sie befüllen")).toBeVisible();
  await giveOn(page, filling, "16. Juni");

  const api = await readApiAs(request, ownSiteManager);
  const { orders } = await readOrders(
    api,
    "status=1&amount=100&sortby=desiredDate&sortorder=asc",
    yard.siteId,
  );
  const given = orders
    .filter(({ containerActionId }) => containerActionId !== containerAction.place)
    .map(({ desiredDate, containerActionId, amount, details }) => [
      desiredDate,
      containerActionId,
      amount,
      details,
    ]);
  expect(given).toEqual([
    ["2027-06-09", containerAction.relocate, 1, null],
    ["2027-06-10", containerAction.purchase, 999, null],
    ["2027-06-11", containerAction.suction, 3, null],
    ["2027-06-14", containerAction.pickUp, 24, "8K0 941 003, 12 Stück\n8K0 615 301, 12 Stück"],
    ["2027-06-15", containerAction.exchange, 1, null],
    ["2027-06-16", containerAction.immediateFill, 1, null],
  ]);

  await speakEnglish(page);
  await page.getByRole("button", { name: /^Order disposal: Kfz-Teile/ }).click();
  await expect(page.getByRole("dialog").getByText("20 to 500 pieces")).toBeVisible();
  const agreements = await Promise.all(
    ["Altholz", "Folien", "Altöl", "Kfz-Teile", "Airbags", "Bauschutt"].map((waste) =>
      readAgreement(api, page, waste),
    ),
  );
  await expectNoGerman(page, [
    ...agreements.flatMap(({ agreement: { wasteType, containerType } }) => [
      wasteType.description,
      containerType.type,
      containerType.type.replace(containerType.size, "").trim(),
    ]),
    yard.alias,
    "Hollerbeck Märkte GmbH & Co. KG",
    "Delitzscher Straße",
    yard.city,
    "Maifeiertag",
    "Christi Himmelfahrt",
    "Pfingstmontag",
  ]);
});

test("a customer's own container is emptied, and never withdrawn", async ({ page, request }) => {
  const email = "admin@demo.example";
  await signIn(page, email);
  await openAgreements(page, { alias: "Werkstatt Tempelfeld", city: "Berlin" });
  const withdrawal = page.getByRole("button", { name: /^Abzug: Öliges Wasser/ });
  await expect(withdrawal).toHaveAttribute("aria-disabled", "true");
  await expect(withdrawal).toHaveAccessibleDescription("Dieser Behälter lässt sich nicht abziehen.");

  const dialog = await openOrderDialog(page, "Öliges Wasser");
  await expect(dialog.getByRole("radio", { name: /^Absaugen/ })).toBeVisible();
  await dialog.getByRole("radio", { name: /^Eigenen Behälter leeren/ }).check();
  await expect(dialog.getByRole("button", { name: "Behälter ganz abziehen" })).toBeHidden();
  const api = await readApiAs(request, email);
  const { siteId, agreement } = await readAgreement(api, page, "Öliges Wasser");
  const ordersThen = () => readOrdersOn(api, siteId, agreement.agreementId, "2027-06-17");
  const before = await ordersThen();
  await dialog.getByRole("button", { name: "Nächster Monat, Juni 2027" }).click();
  await dayOf(dialog, "17. Juni").click();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", order).click();
  const question = page.getByRole("alertdialog");
  if (before.length > 0) await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  await expect(page.getByText(/^Auftrag \d+ ist erteilt\./)).toBeVisible();
  const given = (await ordersThen()).filter(({ id }) => before.every((each) => each.id !== id));
  expect(given.map(({ containerActionId }) => containerActionId)).toEqual([
    containerAction.emptyCustomerOwned,
  ]);
});

test("of five containers ordered together one that cannot be keeps all back, and is named", async ({
  page,
  request,
  portal,
}) => {
  const [wood, film, oil, parts, , rubble] = containers;
  const yard = await createOwnSite(portal, request, [wood, film, oil, parts, rubble]);
  const [woodId, , oilId] = yard.agreementIds;
  await yard.write("/order/create", {
    serviceLocationId: yard.siteId,
    agreementId: woodId,
    containerActionId: containerAction.exchange,
    amount: 1,
    desiredDate: "2027-06-14",
  });
  await signIn(page, ownSiteManager);
  await openAgreements(page, yard);
  await page.getByRole("button", { name: "Mehrere beauftragen" }).click();
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("alertdialog");
  await dialog.getByRole("button", order).click();
  await expect(dialog.getByText("Bitte wählen Sie mindestens einen Behälter.")).toBeVisible();
  for (const waste of ["Altholz", "Folien", "Altöl", "Kfz-Teile", "Bauschutt"]) {
    await dialog.getByRole("checkbox", { name: new RegExp(`^${waste}`) }).check();
  }
  await dialog.getByRole("textbox", { name: "Details" }).fill("8K0 941 003, 20 Stück");
  await dialog.getByRole("button", { name: "Nächster Monat, Juni 2027" }).click();
  await expect(dayOf(dialog, "14. Juni")).not.toHaveAttribute("aria-disabled", "true");
  await dayOf(dialog, "14. Juni").click();
  await dialog.getByLabel("Ihre Bestellnummer").fill("4711");
  await expect(
    dialog.getByText("Alle 5 Aufträge werden zusammen erteilt oder keiner.", { exact: false }),
  ).toBeVisible();
  await expectNoAxeFindings(page);

  // Meanwhile all containers of one agreement are withdrawn.
  await yard.write("/order/create", {
    serviceLocationId: yard.siteId,
    agreementId: oilId,
    containerActionId: containerAction.remove,
    amount: oil.amount,
    desiredDate: "2027-06-11",
  });
  const refusal = dialog
    .getByRole("listitem")
    .filter({ hasText: "Altöl" })
    .getByText("Ab dem Tag des vollständigen Abzugs lässt sich nichts mehr beauftragen.");
  await dialog.getByRole("button", { name: "5 Aufträge erteilen" }).click();
  // Thanks to a live update, the dialog may already show the refusal instead of the question.
  await expect(question.or(refusal).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  await expect(refusal).toBeVisible();
  await expect(dialog.getByLabel("Ihre Bestellnummer")).toHaveValue("4711");
  await expectNoAxeFindings(page);
  const api = await readApiAs(request, ownSiteManager);
  const givenTogether = async () => {
    const { orders } = await readOrders(api, "status=1&amount=100", yard.siteId);
    return orders.filter(({ customerOrderNumber }) => customerOrderNumber === "4711");
  };
  expect(await givenTogether()).toEqual([]);

  await dialog.getByRole("checkbox", { name: /^Altöl/ }).uncheck();
  await dialog.getByRole("button", { name: "4 Aufträge erteilen" }).click();
  await expect(question).toContainText("Zu diesen Vereinbarungen gibt es für Montag, 14.06.2027 schon");
  await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  await expect(page.getByText("4 Aufträge sind erteilt.")).toBeVisible();
  await expect(dialog).toBeHidden();
  const given = await givenTogether();
  expect(given).toHaveLength(4);
  expect(new Set(given.map(({ agreement }) => agreement.taskCreationGroup)).size).toBe(1);
});
