import type { AgreementList } from "@kreislauf/contract/agreements";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import type { SiteLabelFields } from "@kreislauf/contract/sites";
import type { MailboxEntry } from "@kreislauf/contract/notifications";
import { cancelReason, type CreatedAgreement } from "@kreislauf/contract/orders";
import type { SignedIn } from "@kreislauf/contract/session";
import { readApiAs, writeApiAs } from "./support/api.ts";
import { expectNoGerman } from "./support/english.ts";
import {
  dayOf,
  inquiryTexts,
  openAgreements,
  openCalendar,
  openOrderDialog,
  readAgreement,
  readOrdersOn,
  workshopSite,
} from "./support/ordering.ts";
import { openOrderHistory, readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";
const order = { name: "Auftrag erteilen", exact: true } as const;

test("an emptying is ordered, confirmed, listed and mailed", { tag: "@main" }, async ({ page, request }) => {
  await signIn(page, admin);
  await openAgreements(page);
  await expect(page).toHaveURL(/site=\d+/);
  await expect(page.getByText("8 Vereinbarungen, 30 Behälter an diesem Standort")).toBeVisible();
  await expectNoAxeFindings(page);

  const dialog = await openOrderDialog(page, "Altholz");
  await expectNoAxeFindings(page);
  await dialog.getByRole("radio", { name: "Leeren" }).check();
  await dialog.getByLabel("Ihre Bestellnummer").fill("4500012873");
  await dialog.getByLabel("Kostenstelle").fill("4711");
  await dayOf(dialog, "26. Mai").click();
  await dialog.getByText("Vormittag").click();
  await dialog.getByLabel("Hinweis an den Entsorger").fill("Tor 2, Anfahrt links.");
  await expect(dialog.getByText("Mittwoch, 26.05.2027, vormittags")).toBeVisible();
  // The latest date is five working days after the desired date; Corpus Christi does not count.
  await expect(dialog.getByText("Spätestens 03.06.2027 (fünf Arbeitstage)")).toBeVisible();
  await expect(dialog.getByText("Bearbeitbar bis Di., 25.05., 12:00 Uhr")).toBeVisible();
  await expectNoAxeFindings(page);

  await dialog.getByRole("button", order).click();
  const message = page.getByRole("region", { name: "Meldungen" }).getByText(/^Auftrag \d+ ist erteilt\./);
  await expect(message).toBeVisible();
  const orderNumber = /\d+/.exec((await message.textContent()) ?? "")?.[0] ?? "";
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Entsorgung beauftragen: Altholz/ })).toBeFocused();

  await page.getByRole("link", { name: "Zum Auftrag" }).click();
  await expect(page.locator("main").getByText(`Nr. ${orderNumber}`)).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^4711$/ })).toBeVisible();
  await openOrderHistory(page);
  await page.getByRole("searchbox").fill(orderNumber);
  await expect(page.locator("main").getByText(orderNumber).filter({ visible: true }).first()).toBeVisible();

  await expect
    .poll(async () => {
      const mails = (await (await request.get("/api/dev/mailbox")).json()) as MailboxEntry[];
      return mails.some(({ to, text }) => to.includes(admin) && text.includes(orderNumber));
    })
    .toBe(true);
});

test("a day that cannot be says why, and a day that is lost meanwhile keeps what was typed", async ({
  page,
  request,
}) => {
  await signIn(page, admin);
  await openAgreements(page);
  const dialog = await openOrderDialog(page, "Kartonagen");
  for (const [day, reason] of [
    ["18. Mai", "vor dem frühesten Termin"],
    ["22. Mai", "Wochenende"],
    ["27. Mai", "Fronleichnam, Feiertag"],
  ] as const) {
    await expect(dayOf(dialog, day)).toHaveAccessibleName(new RegExp(`${reason}$`));
    await expect(dayOf(dialog, day)).toHaveAttribute("aria-disabled", "true");
  }
  await dayOf(dialog, "22. Mai").click({ force: true });
  await dialog.getByRole("button", order).click();
  await expect(dialog.getByText("Bitte wählen Sie einen Wunschtermin.")).toBeVisible();
  await expectNoAxeFindings(page);

  await dayOf(dialog, "28. Mai").click();
  await dialog.getByLabel("Ihre Bestellnummer").fill("A-77");

  // Another user withdraws all containers while the dialog is open.
  const { siteId, agreement } = await readAgreement(await readApiAs(request, admin), page, "Kartonagen");
  const signedIn = await request.post("/api/auth/login/credentials", {
    data: { email: "auftrag@demo.example", password: "Kreislauf1" },
  });
  const { accessToken } = (await signedIn.json()) as SignedIn;
  const withdrawn = await request.post("/api/order/create", {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      serviceLocationId: siteId,
      agreementId: agreement.agreementId,
      containerActionId: containerAction.remove,
      amount: agreement.containersOnSite,
      desiredDate: "2027-05-25",
    },
  });
  expect(withdrawn.status()).toBe(201);

  await dialog.getByRole("button", order).click();
  await expect(
    dialog.getByText("Ab dem Tag des vollständigen Abzugs lässt sich nichts mehr beauftragen."),
  ).toBeVisible();
  await expect(dialog.getByLabel("Ihre Bestellnummer")).toHaveValue("A-77");
  await expect(dayOf(dialog, "31. Mai")).toHaveAttribute("aria-disabled", "true");
  await expectNoAxeFindings(page);
});

test("a second order for a day is asked about, and a double click orders once", async ({ page, request }) => {
  await signIn(page, admin);
  await openAgreements(page);
  const api = await readApiAs(request, admin);
  const { siteId, agreement } = await readAgreement(api, page, "Altöl");
  const ordersOn = (date: string) => readOrdersOn(api, siteId, agreement.agreementId, date);
  const given = page.getByText(/^Auftrag \d+ ist erteilt\./);

  const dialog = await openOrderDialog(page, "Altöl");
  await dayOf(dialog, "31. Mai").click();
  await dialog.getByRole("button", order).dblclick();
  await expect(given).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await ordersOn("2027-05-31")).toHaveLength(1);

  await openOrderDialog(page, "Altöl");
  await dayOf(dialog, "31. Mai").click();
  await expect(dialog.getByText("Für diesen Tag gibt es schon 1 Auftrag.")).toBeVisible();
  await dialog.getByRole("button", order).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Für Montag, 31.05.2027 gibt es hier schon 1 Auftrag");
  await expect(question.getByRole("link", { name: /^Auftrag \d+: 1\s× Absaugen$/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await question.getByRole("button", { name: "Zurück" }).click();
  await expect(question).toBeHidden();
  expect(await ordersOn("2027-05-31")).toHaveLength(1);

  await dialog.getByRole("button", order).click();
  await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  await expect(dialog).toBeHidden();
  expect(await ordersOn("2027-05-31")).toHaveLength(2);
});

test("what is typed outlives a reload, and the way to a withdrawal", async ({ page }) => {
  await signIn(page, admin);
  await openAgreements(page);
  const dialog = await openOrderDialog(page, "Folien");
  await dialog.getByLabel("Hinweis an den Entsorger").fill("Ballen auf Paletten");
  await dayOf(dialog, "28. Mai").click();
  await page.reload();
  const restored = dialog.getByText("Ihre Angaben von vorhin sind wieder da.");
  await expect(restored).toBeVisible();
  await expect(dialog.getByLabel("Hinweis an den Entsorger")).toHaveValue("Ballen auf Paletten");
  await expect(dialog.getByText("Freitag, 28.05.2027, ganztägig")).toBeVisible();
  await expectNoAxeFindings(page);

  await dialog.getByRole("button", { name: "Behälter ganz abziehen" }).click();
  await expect(dialog.getByRole("heading", { name: "Behälter abziehen" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openOrderDialog(page, "Folien");
  await expect(restored).toBeVisible();
  await dialog.getByRole("button", { name: "Neu beginnen" }).click();
  await expect(dialog.getByLabel("Hinweis an den Entsorger")).toHaveValue("");

  // Signing out asks whether to discard the draft, and then deletes it.
  await dialog.getByLabel("Hinweis an den Entsorger").fill("Noch einmal");
  await page.goto("/#/logout");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page).toHaveURL(/#\/login/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Noch einmal");
});

test("an earlier order is given again, as far as today allows", async ({ page, request }) => {
  await signIn(page, admin);
  const api = await readApiAs(request, admin);
  const { orders } = await readOrders(api, "status=2&amount=100");
  const earlier = orders.find(
    ({ containerActionId, amount, agreementTypeId }) =>
      containerActionId === containerAction.suction &&
      amount > 1 &&
      agreementTypeId === agreementType.callOff,
  );
  await page.goto(`/#/order/${earlier?.id}`);
  await page.getByRole("button", { name: "Erneut beauftragen" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`Angaben aus Auftrag ${earlier?.orderNumber}`)).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "Absaugen" })).toBeChecked();
  await expect(dialog.getByText("Den Wunschtermin wählen Sie neu.")).toBeVisible();
  await expectNoAxeFindings(page);
  await openCalendar(dialog);
  await dayOf(dialog, "28. Mai").click();
  await dialog.getByRole("button", order).click();
  const question = page.getByRole("alertdialog");
  const given = page.getByText(/^Auftrag \d+ ist erteilt\./);
  await expect(question.or(given)).toBeVisible();
  if (await question.isVisible()) await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  await expect(given).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("an agreement that ends under an open dialog keeps what was typed", async ({ page, request }) => {
  const write = await writeApiAs(request, admin);
  await signIn(page, admin);
  await openAgreements(page);
  const serviceLocationId = Number(/site=(\d+)/.exec(page.url())?.[1]);
  const { order: placement } = await write<CreatedAgreement>("/agreement/create", {
    serviceLocationId,
    wasteTypeId: 174,
    containerTypeId: 241,
    agreementTypeId: agreementType.callOff,
    amount: 1,
    desiredDate: "2027-06-08",
  });
  await page.reload();
  const dialog = await openOrderDialog(page, "Autoglas");
  await dialog.getByLabel("Hinweis an den Entsorger").fill("Neben Halle 3");
  await dialog.getByRole("button", { name: "Nächster Monat, Juni 2027" }).click();
  await dayOf(dialog, "9. Juni").click();
  // Cancelling the only placement ends the requested agreement.
  await write("/order/cancel", { orderId: placement.id, cancelReasonId: cancelReason.accidentalOrder });
  // The click is forced, because a live update may have locked the button already.
  await dialog.getByRole("button", order).click({ force: true });
  await expect(dialog.getByText(/ist die Vereinbarung beendet worden/)).toBeVisible();
  await expect(dialog.getByLabel("Hinweis an den Entsorger")).toHaveValue("Neben Halle 3");
  await expect(dialog.getByRole("button", order)).toHaveAttribute("aria-disabled", "true");
  await expectNoAxeFindings(page);
});

test("an order is not sent without a connection, and given once where its answer is lost", async ({
  page,
  request,
}) => {
  await signIn(page, admin);
  await openAgreements(page);
  const api = await readApiAs(request, admin);
  const { siteId, agreement } = await readAgreement(api, page, "Gemischte");
  const keys = new Set<string | undefined>();
  let attempts = 0;
  await page.route("**/api/order/create", async (route) => {
    attempts += 1;
    keys.add(route.request().headers()["idempotency-key"]);
    // The server handles the request, but its response is lost.
    const answer = await route.fetch({ maxRetries: 2 });
    if (attempts <= 3) await route.abort();
    else await route.fulfill({ response: answer });
  });

  const dialog = await openOrderDialog(page, "Gemischte");
  await dayOf(dialog, "28. Mai").click();
  // Without a connection nothing is sent, and nothing is queued.
  await page.context().setOffline(true);
  await dialog.getByRole("button", order).click();
  await expect(dialog.getByText("Es besteht keine Verbindung.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/Wieder verbunden/)).toBeVisible();
  expect(attempts).toBe(0);

  await dialog.getByRole("button", order).click();
  await expect(dialog.getByText("Es kam keine Antwort")).toBeVisible({ timeout: 15_000 });
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", order).click();
  await expect(page.getByText(/^Auftrag \d+ ist erteilt\./)).toBeVisible();
  expect(attempts).toBe(4);
  expect(keys.size).toBe(1);
  expect(await readOrdersOn(api, siteId, agreement.agreementId, "2027-05-28")).toHaveLength(1);
});

test("no day is open while the containers are unknown, and unknown orders are asked about", async ({
  page,
}) => {
  await signIn(page, admin);
  await openAgreements(page);
  const leadTimes = "**/api/util/lead-time-info";
  await page.route(leadTimes, (route) => route.abort());
  await page.getByRole("button", { name: /^Entsorgung beauftragen: Folien/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Die Termine konnten nicht geladen werden")).toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByRole("grid")).toBeHidden();
  await expectNoAxeFindings(page);

  await page.unroute(leadTimes);
  await dialog.getByRole("button", { name: "Erneut laden" }).click();

  // If the orders of the day cannot be loaded, the dialog says so and asks before it places the order.
  await page.route("**/api/util/check-existing-orders-by-date", (route) => route.abort());
  await openCalendar(dialog);
  await dayOf(dialog, "28. Mai").click();
  const unchecked = dialog.getByText("Ob es für diesen Tag schon Aufträge gibt, ließ sich nicht prüfen.");
  await expect(unchecked).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole("button", order).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Auftrag trotzdem erteilen?");
  await expect(question).toContainText("schon Aufträge gibt, ließ sich nicht prüfen.");
  await question.getByRole("button", { name: "Zurück" }).click();
  await expect(question).toBeHidden();

  // At first the orders of 90 days are loaded; later months load more.
  for (const month of ["Juni", "Juli", "August", "September"]) {
    await dialog.getByRole("button", { name: `Nächster Monat, ${month} 2027` }).click();
  }
  await expect(dayOf(dialog, "15. September")).not.toHaveAttribute("aria-disabled", "true");

  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
  await expect(dialog).toBeHidden();
});

test("who may not order sees why", async ({ page }) => {
  await signIn(page, "vertrag@demo.example");
  await openAgreements(page);
  const button = page.getByRole("button", { name: /^Entsorgung beauftragen: Altholz/ });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription("Zum Beauftragen fehlt Ihnen das Recht „Aufträge“.");
  await button.click({ force: true });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectNoAxeFindings(page);
});

test("a link shows its site, and no other one in its place; another site is shown whole", async ({
  page,
}) => {
  await signIn(page, admin);
  await openAgreements(page);
  const shared = page.url();
  await page.goto(shared.replace(/site=\d+/, "site=999999"));
  await expect(page.getByText("Diesen Standort können Sie nicht öffnen")).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto(shared);
  await expect(page.getByRole("combobox", { name: /^Standort/ })).toContainText(workshopSite.alias);
  await expect(page.getByRole("article", { name: /^Altholz/ })).toBeVisible();

  await page.getByText("Turnus", { exact: true }).first().click();
  await expect(page).toHaveURL(/agreementKind=/);
  await expect(page.getByRole("article", { name: /^Altholz/ })).toBeHidden();
  await openAgreements(page, { alias: "Betriebshof Nord", city: "Hamburg" });
  await expect(page.getByRole("article", { name: /^Altholz/ })).toBeVisible();
  await expect(page).not.toHaveURL(/agreementKind=/);
});

test("the whole way by keyboard alone, in English", async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem("kreislauf.language", JSON.stringify("en")));
  await signIn(page, admin);
  const api = await readApiAs(request, admin);
  await page.goto("/#/agreements");
  await page.getByRole("combobox", { name: /^Site/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Search sites" })).toBeFocused();
  await page.keyboard.type(workshopSite.city);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  const card = page.getByRole("article", { name: /^Altreifen/ });
  await expect(card).toBeVisible();

  const press = async (key: string, times: number) => {
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
  };
  await card.getByRole("button", { name: /^Order disposal/ }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  await press("Tab", 2);
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await openCalendar(dialog);
  await dialog.getByRole("button", { name: /^Next month/ }).focus();
  await page.keyboard.press("Tab");
  await expect(dayOf(dialog, "18 May")).toBeFocused();
  await press("ArrowDown", 1);
  await press("ArrowRight", 3);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Friday, 28.05.2027, all day")).toBeVisible();

  const siteId = /site=(\d+)/.exec(page.url())?.[1];
  const { agreements } = await api<AgreementList>(`/service-location/${siteId}/agreements`);
  const { serviceLocations } = await api<{ serviceLocations: SiteLabelFields[] }>(
    "/simple-service-location-list",
  );
  const data = [
    ...agreements.flatMap(({ wasteType, containerType }) => [wasteType.description, containerType.type]),
    ...serviceLocations.flatMap(({ alias, street, city }) => [alias, street, city]),
    ...(await inquiryTexts(api, page)),
    "Fronleichnam",
    "Christi Himmelfahrt",
    "Pfingstmontag",
    "Maifeiertag",
  ];
  await expectNoGerman(page, data);
  await dialog.getByRole("button", { name: "Place order" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Order \d+ has been placed\./)).toBeVisible();
  await expect(dialog).toBeHidden();
});
