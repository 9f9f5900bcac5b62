import type { CalendarPickups } from "@kreislauf/contract/exports";
import { readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { isMobile, openOrderHistory, formatCount } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

test("shows the pickups of a month with what a holiday moves, and turns its pages", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const may = await api<CalendarPickups>("/calendar?month=2027-05");
  await signIn(page, admin);
  await openOrderHistory(page);
  if (isMobile()) await page.goto("/#/calendar?site=all");
  else await page.getByRole("link", { name: "Kalender" }).click();
  await expect(page.getByRole("heading", { name: "Mai 2027" })).toBeVisible();
  await expect(
    page.getByText(`${formatCount(may.total)} Termine im Mai 2027 an ${may.siteCount} Standorten`),
  ).toBeVisible();
  if (isMobile()) {
    await expect(page.getByRole("heading", { name: "Heute, Di., 18.05.2027" })).toBeVisible();
    await page.getByText(/^\d+ frühere Termine$/).click();
  }
  await expect(page.getByText("Pfingstmontag").first()).toBeVisible();
  await expect(page.getByText("verschoben auf Di., 18.05.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Verschobene Termine" })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole("button", { name: "Weiter zu Juni 2027" }).click();
  await expect(page.getByRole("heading", { name: "Juni 2027" })).toBeVisible();
  await expect(page).toHaveURL(/calMonth=2027-06/);
  await page.getByText("Turnus", { exact: true }).first().click();
  await expect(page).toHaveURL(/calKind=periodic/);
  const ahead = page.getByText("Turnustermine planen wir acht Wochen im Voraus, jetzt bis 13.07.2027.");
  await expect(ahead).toBeHidden();
  await page.getByRole("button", { name: "Weiter zu Juli 2027" }).click();
  await expect(ahead).toBeVisible();
  await page.route("**/api/calendar?*", (route) => route.abort());
  await page.getByRole("button", { name: "Weiter zu August 2027" }).click();
  await expect(page.getByText("Der Kalender konnte nicht geladen werden")).toBeVisible({ timeout: 15_000 });
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await page.unroute("**/api/calendar?*");
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect(page.getByRole("heading", { name: "August 2027" })).toBeVisible();
  await page.getByRole("button", { name: "Heute" }).click();
  await expect(page.getByRole("heading", { name: "Mai 2027" })).toBeVisible();
  await page.locator('main a[href^="#/order/"]:visible').first().click();
  await expect(page.getByRole("region", { name: "Auftragsdaten" })).toBeVisible();
});

test("shows a week, each pickup by itself, and keeps it in the address", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const week = await api<CalendarPickups>("/calendar?week=2027-05-17");
  await signIn(page, admin);
  await page.waitForURL(/dashboard/);
  await page.goto("/#/calendar?site=all");
  await page.getByText("Woche", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "KW 20 2027" })).toBeVisible();
  await expect(
    page.getByText(`${formatCount(week.total)} Termine in KW 20 2027 an ${week.siteCount} Standorten`),
  ).toBeVisible();
  await expect(page).toHaveURL(/calView=week/);
  if (!isMobile()) await expect(page.locator('main td a[href^="#/order/"]')).toHaveCount(week.total);
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Weiter zu KW 21 2027" }).click();
  await expect(page).toHaveURL(/calWeek=2027-05-24/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "KW 21 2027" })).toBeVisible();
  await page.getByText("Monat", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Mai 2027" })).toBeVisible();
});

test("gives out an address once, and takes it back", async ({ page, request }) => {
  await signIn(page, admin);
  await page.waitForURL(/dashboard/);
  await page.goto("/#/calendar?site=all");
  await page.getByRole("button", { name: "Adresse erstellen" }).click();
  const field = page.getByRole("textbox", { name: "Ihre Kalenderadresse" });
  await expect(field).toBeVisible();
  await expectNoAxeFindings(page);
  const address = await field.inputValue();
  const feed = await request.get(address);
  expect(feed.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await feed.text()).toContain("BEGIN:VEVENT");

  await page.reload();
  await expect(page.getByText(/Zuletzt abgerufen/)).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.getByRole("button", { name: "Adresse erneuern" }).click();
  await expect(field).not.toHaveValue(address);
  expect((await request.get(address)).status()).toBe(404);
  await page.getByRole("button", { name: "Abonnement beenden" }).click();
  await expect(page.getByRole("button", { name: "Adresse erstellen" })).toBeVisible();
});

test("in English no German is left but data", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { days } = await api<CalendarPickups>("/calendar?month=2027-05");
  await signIn(page, admin);
  await openOrderHistory(page);
  await page.goto("/#/calendar?site=all");
  await expect(page.getByRole("heading", { name: "Mai 2027" })).toBeVisible();
  await speakEnglish(page);
  await expect(page.getByRole("heading", { name: "May 2027" })).toBeVisible();
  await expect(page.locator('main a[href^="#/order/"]:visible').first()).toBeVisible();
  const july = await api<CalendarPickups>("/calendar?month=2027-07");
  const entries = [...july.days, ...days].flatMap((day) => day.entries);
  const data = [
    ...entries.flatMap(({ waste, site, city, action }) => [waste, site, city, action]),
    "Nordwerk Entsorgung GmbH",
  ];
  await expectNoGerman(page, data);
  await page.goto("/#/calendar?site=all&calMonth=2027-07");
  await expect(page.getByText("Periodic pickups are planned eight weeks ahead")).toBeVisible();
  await expectNoGerman(page, data);
});
