import type { WasteStatistics } from "@kreislauf/contract/exports";
import { readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { isMobile, openOrderHistory, orderLinks, formatCount } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { countPrintedPages } from "./support/printed-pages.ts";

const admin = "admin@demo.example";
/** The last twelve whole months before the date of the journeys' clock. */
const period = "dateFrom=2026-05-01&dateTo=2027-04-30";

const tonnes = (kilograms: number, decimals: number) =>
  new Intl.NumberFormat("de-DE", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    kilograms / 1000,
  );

test("shows what was disposed of, and leads from a figure to its orders", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const statistics = await api<WasteStatistics>(`/order/statistik?${period}`);
  const { total, wasteTypes, months } = statistics;
  await signIn(page, admin);
  // On wide screens the order history has the link to the statistics, on narrow ones the page "Mehr".
  if (isMobile()) {
    await page.goto("/#/mobile-settings");
  } else {
    await openOrderHistory(page);
  }
  await page.getByRole("link", { name: "Abfallstatistik" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Abfallstatistik" })).toBeAttached();
  await expect(page.getByText(`${tonnes(total.current.weightKg, 1)} t`).first()).toBeVisible();
  await expect(page.getByText(`zum Vorjahr (${tonnes(total.previous.weightKg, 1)} t)`)).toBeVisible();
  expect(months.filter(({ previous }) => previous.weightKg > 0)).toHaveLength(12);
  await expect(page.getByRole("img", { name: /^Menge je Monat von Mai 2026 bis Apr 2027/ })).toBeVisible();
  await expectNoAxeFindings(page);

  // The table shows the total weight to the kilogram, in tonnes with three decimals.
  const table = page.getByRole("region", { name: "Alle Werte" });
  await expect(table.getByRole("row").last()).toContainText(tonnes(total.current.weightKg, 3));
  const heaviest = wasteTypes[0]?.wasteType.description ?? "";
  await table.getByRole("button", { name: new RegExp(`^${heaviest}`) }).click();
  await expect(table.getByRole("rowheader", { name: /, / }).first()).toBeVisible();
  await page.getByText("Werte als Tabelle").first().click();
  await expect(page.getByRole("region", { name: "Nach Monat" }).getByRole("row")).toHaveCount(14);
  await expectNoAxeFindings(page);

  const count = wasteTypes[0]?.current.disposals ?? 0;
  await table
    .getByRole("link", { name: new RegExp(`^${formatCount(count)}, Aufträge: ${heaviest}`) })
    .click();
  await expect(page).toHaveURL(/disposals=2026-05-01_2027-04-30/);
  await expect(page.getByText(`von ${formatCount(count)} Aufträgen`)).toBeVisible();
  await expect(page.getByText("entsorgt 01.05.2026–30.04.2027")).toBeVisible();
  await expect(orderLinks(page)).toHaveCount(15);
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Filter Entsorgt entfernen" }).click();
  await expect(page).not.toHaveURL(/disposals=/);

  // A value of the previous year links to its orders, and a month to its receipts.
  await page.goto("/#/statistics?site=all");
  await table.getByRole("row").last().getByRole("link").last().click();
  await expect(page.getByText("entsorgt 01.05.2025–30.04.2026")).toBeVisible();
  await expect(page.getByText(`von ${formatCount(total.previous.disposals)} Aufträgen`)).toBeVisible();
  await page.goto("/#/statistics?site=all");
  await page.getByText("Werte als Tabelle").first().click();
  await page.getByRole("link", { name: "Leistungsbelege: Apr 2027" }).click();
  await expect(page.getByRole("tab", { name: /^Leistungsbelege/, selected: true })).toBeVisible();
  await expect(page).toHaveURL(/documentFrom=2027-04&documentTo=2027-04/);
});

test("prints the numbers behind every chart, and the keyboard reaches them", async ({ page }) => {
  await signIn(page, admin);
  await page.waitForURL(/dashboard/);
  await page.goto("/#/statistics?site=all");
  const month = page.getByRole("region", { name: "Nach Monat" });
  const values = month.getByRole("group", { name: "Nach Monat" });
  const tableToggle = month.getByText("Werte als Tabelle");
  await tableToggle.press("Enter");
  await expect(values).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(values).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(values.getByRole("link").first()).toBeFocused();
  await tableToggle.press("Enter");
  await expect(values).toBeHidden();

  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  // For printing, the collapsed tables of values open, except the one of waste types: "Alle Werte" has its values.
  await expect(page.locator("details[open]")).toHaveCount(3);
  await expect(page.getByRole("group", { name: "Auswahl" })).toBeHidden();
  await expect(page.getByText("Alle Standorte · Alle Abfallarten")).toBeVisible();
  // Interactive elements are not printed, and the total appears only at the end of a table, not on each page.
  await expect(
    page.getByRole("group", { name: "Gliederung" }).getByText("Standort", { exact: true }),
  ).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Belege", exact: true }).first()).toBeHidden();
  await expect(page.locator("tfoot").first()).toHaveCSS("display", "table-row-group");
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(title?.width).toBeGreaterThan(100);
  await expect(page.getByRole("navigation", { name: "Hauptmenü" })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("is printed on two sheets", { tag: "@wide" }, async ({ page }) => {
  await signIn(page, admin);
  await page.waitForURL(/dashboard/);
  await page.goto("/#/statistics?site=all");
  await expect(page.getByRole("region", { name: "Alle Werte" })).toBeVisible();
  expect(await countPrintedPages(page)).toBe(2);
});

test("can be narrowed, and says where there is nothing", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const hazardous = await api<WasteStatistics>(`/order/statistik?${period}&hazardous=true`);
  await signIn(page, admin);
  await page.waitForURL(/dashboard/);
  await page.goto("/#/statistics?site=all");
  await page.getByRole("combobox", { name: "Einstufung" }).click();
  await page.getByRole("option", { name: "Gefährlich", exact: true }).click();
  await expect(page).toHaveURL(/statHazard=hazardous/);
  await expect(page.getByRole("row").last()).toContainText(tonnes(hazardous.total.current.weightKg, 3));
  await page.goto("/#/statistics?site=all&statFrom=2019-01-01&statTo=2019-12-31");
  await expect(page.getByText("Noch keine Gewichte in diesem Zeitraum")).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Letzte zwölf Monate zeigen" }).click();
  await expect(page.getByRole("region", { name: "Alle Werte" })).toBeVisible();
});

test("goes by cost centre, and is narrowed to one of them, also in English", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { costCentres } = await api<WasteStatistics>(`/order/statistik?${period}&by=costCentre`);
  const heaviest = costCentres.find(({ costCentre }) => costCentre !== null);
  const code = heaviest?.costCentre?.code ?? "";
  const weight = tonnes(heaviest?.current.weightKg ?? 0, 3);
  await signIn(page, admin);
  await page.waitForURL(/dashboard/);
  await page.goto("/#/statistics?site=all");
  const values = page.getByRole("region", { name: "Alle Werte" });
  await values.getByText("Kostenstelle", { exact: true }).click();
  await expect(values.getByRole("row", { name: new RegExp(`^${code} `) })).toContainText(weight);
  await expectNoAxeFindings(page);
  await page.getByRole("combobox", { name: "Kostenstelle" }).click();
  await page.getByRole("option", { name: code, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`statCostCentre=${code}`));
  await expect(values.getByRole("row").last()).toContainText(weight);
  await expectNoAxeFindings(page);
  await speakEnglish(page);
  await expect(page.getByRole("combobox", { name: "Cost centre" })).toHaveText(new RegExp(code));
  await expect(page.getByRole("region", { name: "All values" }).getByRole("row").last()).toContainText(
    "Total",
  );

  await page
    .getByRole("region", { name: "All values" })
    .getByRole("row")
    .last()
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`order-history.*costCentre=${code}`));
  await expect(page.getByRole("tab").first()).toHaveText(
    `All${formatCount(heaviest?.current.disposals ?? 0)}`,
  );
  await expect(orderLinks(page)).toHaveCount(Math.min(15, heaviest?.current.disposals ?? 0));
  if (isMobile()) {
    await expect(page.getByText(`Cost centre ${code}`)).toBeVisible();
    await page.getByRole("button", { name: "Filters, 2 active" }).click();
    await page.getByRole("button", { name: /^Cost centre/ }).click();
    await expect(page.getByRole("checkbox", { name: code, exact: true })).toBeChecked();
    await page.getByRole("checkbox", { name: "Without a cost centre" }).check();
    await expectNoAxeFindings(page);
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await page.getByRole("button", { name: /^Show/ }).click();
  } else {
    await page.getByRole("combobox", { name: /^Cost centre/ }).click();
    await page.getByRole("option", { name: "Without a cost centre" }).click();
    await expectNoAxeFindings(page);
    await page.keyboard.press("Escape");
  }
  await expect(page).toHaveURL(/costCentre=[^&]+(,|%2C)%25/);
});

test("in English no German is left but data", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { wasteTypes, serviceLocations } = await api<WasteStatistics>(`/order/statistik?${period}`);
  await signIn(page, admin);
  await openOrderHistory(page);
  await page.goto("/#/statistics?site=all");
  await expect(page.getByRole("region", { name: "Alle Werte" })).toBeVisible();
  await speakEnglish(page);
  await expect(page.getByRole("region", { name: "All values" })).toBeVisible();
  await expectNoGerman(page, [
    ...wasteTypes.map(({ wasteType }) => wasteType.description),
    ...serviceLocations.flatMap(({ serviceLocation }) => [serviceLocation.alias, serviceLocation.city]),
    "Nordwerk Entsorgung GmbH",
    "Tiedemark Fahrzeugservice GmbH",
  ]);
});

test("the Länder of all sites make up the whole, and one leads to its orders", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { total, serviceLocations } = await api<WasteStatistics>(`/order/statistik?${period}`);
  const inHesse = serviceLocations.filter(({ serviceLocation: { land } }) => land === "HE");
  const disposals = inHesse.reduce((sum, { current }) => sum + current.disposals, 0);
  expect(disposals).toBeGreaterThan(0);
  await signIn(page, admin);
  await page.waitForURL(/dashboard/);
  await page.goto("/#/statistics?site=all");
  const values = page.getByRole("region", { name: "Alle Werte" });
  await values.getByRole("group", { name: "Gliederung" }).getByText("Bundesland", { exact: true }).click();
  await expect(page).toHaveURL(/statOrder=land/);
  await expect(values.getByRole("row").last()).toContainText(tonnes(total.current.weightKg, 3));
  const hesse = values.getByRole("row").filter({ hasText: "Hessen" });
  await expectNoAxeFindings(page);
  const rowCount = await values.getByRole("row").count();
  await hesse.getByRole("button").click();
  await expect.poll(() => values.getByRole("row").count()).toBeGreaterThan(rowCount);
  await hesse.getByRole("link").first().click();
  await expect(page.getByRole("tab", { name: /^Alle/ })).toHaveText(`Alle${formatCount(disposals)}`);
});
