import type { Page } from "@playwright/test";
import { addressLine, type SiteLabelFields } from "@kreislauf/contract/sites";
import { ordersTexts } from "@kreislauf/contract/orders";
import { readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import {
  expectOrders,
  isMobile,
  openOrderHistory,
  orderLinks,
  readOrders,
  formatCount,
} from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

interface Sites {
  readonly serviceLocations: readonly SiteLabelFields[];
}

const admin = "admin@demo.example";
const tab = (name: string) => new RegExp(`^${name}\\s*[\\d.]+$`);

test.beforeEach(async ({ page }) => {
  await signIn(page, admin);
  await openOrderHistory(page);
});

const sitePicker = (page: Page) => page.getByRole("group", { name: "Standorte wählen" });

test("every tab counts what there is and shows it", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const all = await readOrders(api);
  const amounts = all.orderAmountsByOrderStatus ?? {};
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([
    `Alle${formatCount(all.total)}`,
    ...([1, 3, 2, 4, 5] as const).map(
      (status) => `${ordersTexts.de.status[status]}${formatCount(amounts[status] ?? 0)}`,
    ),
  ]);
  await expectOrders(page, all);
  await expectNoAxeFindings(page);

  await page.getByRole("tab", { name: tab("Reklamiert") }).click();
  await expect(page).toHaveURL(/orderStatus=3/);
  const claimed = await readOrders(api, "status=3");
  await expectOrders(page, claimed);
  await expect(
    page
      .locator("main")
      .getByText(/^Reklamiert(, beantwortet)?$/)
      .filter({ visible: true }),
  ).toHaveCount(claimed.orders.length);
  await expect(page.getByRole("status").filter({ hasText: "von" })).toHaveText(
    `1–${claimed.total} von ${claimed.total} Aufträgen`,
  );
});

test("sorts, turns pages, and goes back through both", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const newest = await readOrders(api);
  const byNumber = "sortby=orderNumber&sortorder=asc";
  await expectOrders(page, newest);

  if (isMobile()) {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("button", { name: /^Sortieren nach/ }).click();
    await page.getByRole("button", { name: "Auftragsnr.", exact: true }).click();
    await page.getByText("Aufsteigend").click();
    await page.getByRole("button", { name: /Aufträge anzeigen$/ }).click();
  } else {
    await page.getByRole("button", { name: "Auftragsnr." }).click();
    await expect(page.getByRole("columnheader", { name: "Auftragsnr." })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  }
  const first = await readOrders(api, byNumber);
  await expectOrders(page, first);

  await page.getByRole("button", { name: "Nächste Seite" }).click();
  const second = await readOrders(api, `${byNumber}&offset=15`);
  await expectOrders(page, second);
  await expect(page).toHaveURL(/orderSort=orderNumber-asc/);
  await expect(page).toHaveURL(/orderPage=2/);
  await expect(page.getByText(`16–30 von ${formatCount(second.total)} Aufträgen`)).toBeVisible();

  // The URL alone restores the list, so it can be shared.
  await page.reload();
  await expectOrders(page, second);

  await page.goBack();
  await expectOrders(page, first);
  await page.goBack();
  await expectOrders(page, newest);
  await page.goForward();
  await expectOrders(page, first);
});

test("a page beyond the last one is the last one", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { total } = await readOrders(api, "status=4");
  await page.goto("/#/order-history?orderStatus=4&orderPage=99");
  const last = Math.ceil(total / 15);
  await expectOrders(page, await readOrders(api, `status=4&offset=${(last - 1) * 15}`));
  await expect(page).toHaveURL(new RegExp(`orderPage=${last}`));
});

test("finds orders by number, by site, and nothing by a wildcard", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { orders } = await readOrders(api, "offset=200&amount=1");
  const number = orders[0]?.orderNumber ?? "";
  const search = page.getByRole("searchbox", { name: "Aufträge suchen" });

  await search.fill(number);
  await expectOrders(page, await readOrders(api, `search=${number}`));
  await expect(orderLinks(page)).toHaveCount(1);

  await search.fill("Werkstatt Süd");
  await expectOrders(page, await readOrders(api, "search=Werkstatt%20S%C3%BCd"));
  await expect(page.getByText("Werkstatt Süd").first()).toBeVisible();

  await search.fill("100%_");
  await expect(page.getByText("Nichts gefunden")).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Suche leeren" }).last().click();
  await expectOrders(page, await readOrders(api));
  await expect(search).toHaveValue("");

  // Clearing the search added a history entry, so one step back restores the last search.
  await page.goBack();
  await expect(search).toHaveValue("100%_");

  // After sorting, the first change of the search adds a history entry; the next change only replaces that entry.
  await page.goto("/#/order-history?site=all&orderSearch=Werkstatt&orderSort=orderNumber-asc");
  await expectOrders(page, await readOrders(api, "search=Werkstatt&sortby=orderNumber&sortorder=asc"));
  await search.fill("Werkstatt Süd");
  await expect(page).toHaveURL(/S%C3%BCd/);
  await search.fill("Werkstatt West");
  await expect(page).toHaveURL(/West/);
  await page.goBack();
  await expect(search).toHaveValue("Werkstatt");
  await expect(page).toHaveURL(/orderSort=orderNumber-asc/);
});

test("filters by day and waste type; another site starts without them", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { orders } = await readOrders(api, "status=2&amount=1");
  const { id: wasteType, description } = orders[0]?.wasteType ?? { id: 0, description: "" };
  const filter = encodeURIComponent(JSON.stringify({ dateFrom: "2027-05-03", wasteType }));
  const expected = await readOrders(api, `filter=${filter}`);

  if (isMobile()) {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Aufträge filtern" })).toBeVisible();
    await page.getByRole("button", { name: /^Abfallart/ }).click();
    const wasteTypes = page.getByRole("dialog", { name: "Abfallart" });
    await wasteTypes.getByRole("checkbox", { name: description, exact: true }).check();
    await wasteTypes.getByRole("button", { name: "Übernehmen" }).click();
    await page.getByRole("button", { name: /^Wunschtermin von/ }).click();
    // The browser's back button closes the calendar and not the filters.
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Aufträge filtern" })).toBeVisible();
    await page.getByRole("button", { name: /^Wunschtermin von/ }).click();
    await page.getByRole("button", { name: /^Montag, 3\. Mai 2027/ }).click();
    await expectNoAxeFindings(page);
    await page.getByRole("button", { name: `${formatCount(expected.total)} Aufträge anzeigen` }).click();
    await expect(page.getByRole("button", { name: "Filter, 2 aktiv" })).toBeVisible();
  } else {
    await page.getByRole("button", { name: "Wunschtermin von" }).click();
    await page.getByRole("button", { name: /^Montag, 3\. Mai 2027/ }).click();
    await page.getByRole("combobox", { name: "Abfallart" }).click();
    await page.getByRole("option", { name: description, exact: true }).click();
  }
  await expectOrders(page, expected);
  await expectNoAxeFindings(page);

  // One of two filters is removed and comes back with the browser's back button.
  await page.getByRole("button", { name: "Filter Abfallart entfernen" }).click();
  await expect(page).not.toHaveURL(/wasteType/);
  const sinceMay = encodeURIComponent(JSON.stringify({ dateFrom: "2027-05-03" }));
  await expectOrders(page, await readOrders(api, `filter=${sinceMay}`));
  await page.goBack();
  await expectOrders(page, expected);

  if (isMobile()) {
    await page.getByRole("button", { name: "Filter, 2 aktiv" }).click();
    await page.getByRole("button", { name: "Zurücksetzen" }).click();
    await expect(page.getByRole("dialog", { name: "Aufträge filtern" })).toBeHidden();
    await expect(page).not.toHaveURL(/wasteType|plannedFrom/);
    await expectOrders(page, await readOrders(api, ""));
  }

  await page.getByRole("button", { name: /^Standort:/ }).click();
  await sitePicker(page)
    .getByRole("region", { name: "Standorte" })
    .getByRole("button")
    .filter({ hasText: "Werkstatt Süd" })
    .click();
  await expect(page).toHaveURL(/site=3002/);
  await expect(page).not.toHaveURL(/wasteType|plannedFrom/);
  await expectOrders(page, await readOrders(api, "", 3002));

  await page.goto("/#/order-history?site=3002&plannedFrom=2031-01-01");
  await expect(page.getByText("Kein Auftrag passt zu diesen Filtern")).toBeVisible();
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await expectOrders(page, await readOrders(api, "", 3002));
});

test("a site that is not there, a status without orders and a lost connection say so", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  await page.goto("/#/order-history?site=99999");
  await expect(page.getByText("Diesen Standort gibt es nicht")).toBeVisible();
  await page.getByRole("button", { name: "Alle Standorte anzeigen" }).click();
  await expect(orderLinks(page)).toHaveCount(15);

  const { serviceLocations } = await api<Sites>("/simple-service-location-list");
  for (const { id } of serviceLocations) {
    const { orderAmountsByOrderStatus = {} } = await readOrders(api, "amount=1", id);
    if (orderAmountsByOrderStatus["3"] !== 0) continue;
    await page.goto(`/#/order-history?site=${id}&orderStatus=3`);
    break;
  }
  await expect(page.getByText("Keine reklamierten Aufträge")).toBeVisible();
  await page.getByRole("button", { name: "Alle Aufträge anzeigen" }).click();
  await expect(orderLinks(page)).toHaveCount(15);

  await page.route("**/api/service-location/**", (route) => route.abort());
  await page.goto("/#/order-history?site=all&orderPage=3");
  await expect(page.getByText("Die Aufträge konnten nicht geladen werden")).toBeVisible({ timeout: 20_000 });
  await expectNoAxeFindings(page);
  await page.unroute("**/api/service-location/**");
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect(orderLinks(page)).toHaveCount(15);
});

test("sites and filter options that fail to load say so and come at the next try", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const lists = ["**/api/simple-service-location-list", "**/api/order/filter-options?*"];
  for (const list of lists) await page.route(list, (route) => route.abort());
  await page.reload();
  const failed = page.getByRole("button", { name: "Standorte nicht geladen" });
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await expectNoAxeFindings(page);
  await page.unroute(lists[0] ?? "");
  await failed.click();
  await page.getByRole("button", { name: /^Standort:/ }).click();
  const { serviceLocations } = await api<Sites>("/simple-service-location-list");
  const labels = serviceLocations.map((site) =>
    [site.locationOrderNumber ?? "", site.alias, addressLine(site)].join(" ").trim(),
  );
  const offered = sitePicker(page).getByRole("region", { name: "Standorte" }).getByRole("button");
  // Leaves out the buttons that mark favourites, which have no text.
  await expect(offered.filter({ hasText: /\S/ })).toHaveText(
    labels.map((label) => new RegExp(`^${label.replaceAll(" ", "\\s*")}$`)),
  );
  await page.keyboard.press("Escape");

  const wasteTypes = page.getByRole(isMobile() ? "dialog" : "group", {
    name: isMobile() ? "Abfallart" : "Filter",
    exact: true,
  });
  if (isMobile()) {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("button", { name: /^Abfallart/ }).click();
    await expect(wasteTypes.getByText("Filter nicht geladen")).toBeVisible({ timeout: 20_000 });
  } else {
    await wasteTypes.hover();
  }
  const again = wasteTypes.getByRole("button", { name: /Erneut laden/ });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await expectNoAxeFindings(page);
  await page.unroute(lists[1] ?? "");
  await again.click();
  await expect(again).toHaveCount(0);
  const known = isMobile() ? wasteTypes.getByRole("checkbox", { name: "Altholz" }) : page.getByRole("option");
  if (!isMobile()) await page.getByRole("combobox", { name: "Abfallart" }).click();
  await expect(known.first()).toBeVisible();
});

test("wide screens show cards as well, and remember that", { tag: "@wide" }, async ({ page }) => {
  await expect(page.getByRole("table", { name: "Aufträge" })).toBeVisible();
  await page.getByText("Karten", { exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(15);
  await expect(page).toHaveURL(/orderView=cards/);
  await expectNoAxeFindings(page);

  await page.goto("/#/dashboard?site=all");
  await page.goto("/#/order-history?site=all");
  await expect(page.getByRole("article")).toHaveCount(15);
  // A view named in the URL takes precedence over the stored preference.
  await page.goto("/#/order-history?site=all&orderView=list");
  await expect(page.getByRole("table", { name: "Aufträge" })).toBeVisible();
});

test("columns come and go, and the keyboard reaches everything", { tag: "@wide" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("columnheader", { name: "Details" })).toHaveCount(0);
  await page.getByRole("button", { name: "Spalten" }).press("Enter");
  await page.getByRole("checkbox", { name: "Details" }).press("Space");
  await expect(page.getByRole("columnheader", { name: "Details" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Spalten" })).toBeFocused();

  await page.getByRole("tab", { name: tab("Alle") }).press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/orderStatus=1/);
  await orderLinks(page).first().press("Enter");
  await expect(page.getByRole("region", { name: "Auftragsdaten" })).toBeVisible();
});

test("in English no German is left but data", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  await speakEnglish(page);
  await expect(page.getByRole("heading", { level: 1, name: "Order history" })).toBeAttached();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const { orders } = await readOrders(api);
  const { serviceLocations } = await api<Sites>("/simple-service-location-list");
  const data = [
    ...orders.flatMap(({ wasteType, containerType, details, createdByUser }) => [
      wasteType.description,
      containerType.type,
      details ?? "",
      createdByUser.name,
    ]),
    ...serviceLocations.map(({ alias }) => alias),
  ];
  await expectOrders(page, { orders });
  await expectNoGerman(page, data);

  await page.goto("/#/order-history?site=all&orderSearch=zzzz");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expectNoGerman(page, data);
  if (!isMobile()) return;
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Filter orders" })).toBeVisible();
  await expectNoGerman(page, data);
});

test("a Land and a site are chosen by keyboard, hold on every screen and come back with the link", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  await page.getByRole("button", { name: /^Standort:/ }).click();
  await expect(page.getByRole("searchbox", { name: "Standort suchen" })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.type("Thüringen");
  await expect(
    sitePicker(page).getByRole("checkbox", { name: "Thüringen auswählen", exact: true }),
  ).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await sitePicker(page).getByRole("searchbox").fill("Werkstatt Süd");
  await sitePicker(page).getByRole("checkbox", { name: "Werkstatt Süd auswählen", exact: true }).check();
  await page.keyboard.press("Enter");
  await expect(sitePicker(page)).toBeHidden();
  await expect(page).toHaveURL(/site=3002-TH/);
  const set = encodeURIComponent(JSON.stringify({ sites: [3002], land: ["TH"] }));
  await expectOrders(page, await readOrders(api, `filter=${set}`));

  await page.reload();
  await expect(page.getByRole("button", { name: /^Standort: Thüringen, Werkstatt Süd/ })).toBeVisible();
  for (const screen of ["calendar", "statistics"]) {
    const asked = page.waitForRequest((call) => call.url().includes(`/api/`) && call.url().includes(set));
    await page.goto(`/#/${screen}?site=3002-TH`);
    await asked;
    await expect(page.getByRole("button", { name: /^Standort: Thüringen, Werkstatt Süd/ })).toBeVisible();
  }

  await page.goto("/#/order-history?site=3002-TH-999999");
  await expect(
    page.getByText("Ein Teil der Auswahl ist Ihnen nicht zugewiesen und fehlt hier."),
  ).toBeVisible();
  await page.goto("/#/order-history?site=999999-888888");
  await expect(page.getByRole("button", { name: "Alle Standorte anzeigen" })).toBeVisible();
});
