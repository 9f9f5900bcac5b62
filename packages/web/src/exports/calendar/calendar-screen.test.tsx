import { calendarApi, type CalendarEntry, type CalendarPickups } from "@kreislauf/contract/exports";
import { ordersApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork, refusal, type SeenCall } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { CalendarScreen } from "./calendar-screen.tsx";

const entry = (orderId: number, waste: string): CalendarEntry => ({
  orderId,
  orderStatusId: 1,
  phase: "requested",
  kind: "ordered",
  serviceLocationId: 3,
  site: "Kassel",
  city: "Kassel",
  waste,
  action: "Leeren",
  drawing: "umleerbehaelter",
  timeWindow: "all_day",
});
const month = (date: string, waste: string): CalendarPickups => ({
  total: 1,
  siteCount: 1,
  days: [{ date, entries: [entry(11, waste)], total: 1, wasteTypes: [] }],
  holidays: [],
  moved: [],
  movedDays: [],
});
const may = month("2027-05-26", "Papier");
const june = month("2027-06-02", "Altholz");

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

async function openScreen(at = "/calendar?site=all") {
  signInAs();
  return await renderScreen(<CalendarScreen />, { route: "calendar", at });
}

function openNetwork() {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(calendarApi.listCalendarFeeds, { feeds: [] });
  // The calendar reads only the day of the first order.
  const firstOrder = () => Response.json({ orders: [{ desiredDate: "2027-03-02" }] });
  network.on(ordersApi.listOrders, firstOrder);
  network.on(ordersApi.listAllOrders, firstOrder);
  return network;
}

const queries = (calls: readonly SeenCall[]) => calls.map(({ query }) => query);
const button = (name: string) => page.getByRole("button", { name });
const pickup = (waste: string) => page.getByRole("link", { name: new RegExp(waste) });
const context = (name: string) => page.getByText(`1 Termin im ${name} an 1 Standort`);

test("it goes from month to month and back to the running one, which the address need not name", async () => {
  const network = openNetwork();
  const calls = network.on(calendarApi.calendarPickups, ({ query }) =>
    query["month"] === "2027-06" ? june : may,
  );
  const { address, length } = await openScreen();
  await expect.element(pickup("Papier")).toBeVisible();
  await button("Weiter zu Juni 2027").click();
  await expect.element(pickup("Altholz")).toBeVisible();
  expect(address()).toBe("/calendar?site=all&calMonth=2027-06");
  await button("Heute").click();
  await expect.element(context("Mai 2027")).toBeVisible();
  expect(address()).toBe("/calendar?site=all");
  await button("Zurück zu April 2027").click();
  await vi.waitFor(() =>
    expect(queries(calls).map((query) => query["month"])).toEqual(["2027-05", "2027-06", "2027-04"]),
  );
  expect(length()).toBe(1);
});

test("until the next month is there, the numbers of the last are not said to be its own", async () => {
  const network = openNetwork();
  const late = delayed<CalendarPickups>();
  network.on(calendarApi.calendarPickups, ({ query }) => (query["month"] === "2027-06" ? late.answer : may));
  await openScreen();
  await expect.element(context("Mai 2027")).toBeVisible();
  await button("Weiter zu Juni 2027").click();
  await expect.element(page.getByRole("heading", { name: "Juni 2027" })).toBeVisible();
  await expect.element(context("Juni 2027")).not.toBeInTheDocument();
  await expect.element(context("Mai 2027")).not.toBeInTheDocument();
  late.arrive(june);
  await expect.element(context("Juni 2027")).toBeVisible();
});

test("months beyond what is planned say so, but not where only orders of people are shown", async () => {
  const network = openNetwork();
  const calls = network.on(calendarApi.calendarPickups, june);
  await openScreen("/calendar?site=3&calMonth=2027-07");
  const ahead = page.getByText(/jetzt bis 14\.07\.2027/);
  await expect.element(ahead).toBeVisible();
  await page.getByRole("radio", { name: "Beauftragt" }).click();
  await expect.element(ahead).not.toBeInTheDocument();
  await button("Zurück zu Juni 2027").click();
  await page.getByRole("radio", { name: "Alle" }).click();
  await vi.waitFor(() =>
    expect(queries(calls)).toEqual([
      { month: "2027-07", serviceLocationId: "3" },
      { month: "2027-07", serviceLocationId: "3", kind: "ordered" },
      { month: "2027-06", serviceLocationId: "3", kind: "ordered" },
      { month: "2027-06", serviceLocationId: "3" },
    ]),
  );
  await expect.element(ahead).not.toBeInTheDocument();
});

test("what cannot be loaded says why, and loads when it is asked again", async () => {
  const network = openNetwork();
  network.on(calendarApi.calendarPickups, refusal("internal", { message: "Das ging schief." }));
  await openScreen();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Das ging schief.");
  network.on(calendarApi.calendarPickups, may);
  await button("Erneut laden").click();
  await expect.element(pickup("Papier")).toBeVisible();
});

test("of a full day three are shown; the rest are a way to the orders of that day", async () => {
  const entries = [1, 2, 3, 4].map((id) => entry(id, `Abfall ${id}`));
  const network = openNetwork();
  network.on(calendarApi.calendarPickups, {
    ...may,
    days: [{ date: "2027-05-26", entries, total: 4, wasteTypes: [] }],
  });
  await openScreen("/calendar?site=3");
  await expect
    .element(page.getByRole("link", { name: "1 weiterer Termin am Mittwoch, 26.05.2027" }))
    .toHaveAttribute(
      "href",
      "#/order-history?site=3&plannedFrom=2027-05-26&plannedTo=2027-05-26&withoutCancelled=true",
    );
  await expect.element(pickup("Abfall 3")).toBeVisible();
  await expect.element(pickup("Abfall 4")).not.toBeInTheDocument();
});

test("a full day shows its pickups by waste type with counts, which open to them", async () => {
  const wastes = ["Altholz", "Papier", "Papier", "Bioabfall", "Papier", "Restabfall", "Bioabfall"];
  const entries = wastes.map((waste, index) => entry(index + 1, waste));
  const network = openNetwork();
  network.on(calendarApi.calendarPickups, {
    ...may,
    days: [{ date: "2027-05-26", entries, total: 7, wasteTypes: [] }],
  });
  await openScreen("/calendar?site=3");
  const groups = page.getByRole("cell", { name: /26\.05\.2027/ }).getByRole("group");
  await expect.element(groups.nth(0)).toMatchTextContent(/^Papier3 Termine/);
  await expect.element(groups.nth(1)).toMatchTextContent(/^Bioabfall2 Termine/);
  expect(groups.elements()).toHaveLength(2);
  await expect.element(pickup("Altholz")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^1 weiterer/ })).toBeVisible();
  await expect.element(pickup("Papier")).not.toBeInTheDocument();
  await page.getByText("3 Termine").click();
  expect(pickup("Papier").elements()).toHaveLength(3);
});

test("the button of today brings the day into view in its own month and from another", async () => {
  const network = openNetwork();
  network.on(calendarApi.calendarPickups, may);
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  await openScreen("/calendar?site=3&calMonth=2027-07");
  await expect.element(page.getByRole("heading", { name: "Juli 2027" })).toBeVisible();
  scroll.mockClear();
  await button("Heute").click();
  await expect.element(page.getByRole("heading", { name: "Mai 2027" })).toBeVisible();
  const scrolledTo = () => scroll.mock.contexts.map((each) => (each as Element).textContent);
  await vi.waitFor(() => expect(scrolledTo()).toContainEqual(expect.stringContaining("19.05.2027")), {
    timeout: 10_000,
  });
  scroll.mockClear();
  await button("Heute").click();
  expect(scrolledTo()).toContainEqual(expect.stringContaining("19.05.2027"));
  scroll.mockRestore();
});

test("the months begin with the first order", async () => {
  const network = openNetwork();
  network.on(calendarApi.calendarPickups, may);
  await openScreen("/calendar?site=3&calMonth=2027-04");
  await expect.element(button("Zurück zu März 2027")).not.toHaveAttribute("aria-disabled");
  await button("Zurück zu März 2027").click();
  await expect
    .element(button("Zurück zu Februar 2027"))
    .toHaveAccessibleDescription("Frühere Termine gibt es nicht.");
  await expect.element(button("Zurück zu Februar 2027")).toHaveAttribute("aria-disabled", "true");
});

test("without any order the months begin with this one", async () => {
  const network = openNetwork();
  network.on(calendarApi.calendarPickups, may);
  network.on(ordersApi.listAllOrders, { orders: [] });
  await openScreen();
  await expect.element(button("Zurück zu April 2027")).toHaveAttribute("aria-disabled", "true");
});

test("a week shows all its pickups, one by one, and is switched back to its month", async () => {
  const entries = [1, 2, 3, 4, 5].map((id) => entry(id, `Abfall ${id}`));
  const week = { ...may, days: [{ date: "2027-05-20", entries, total: 5, wasteTypes: [] }] };
  const network = openNetwork();
  const calls = network.on(calendarApi.calendarPickups, week);
  const { address } = await openScreen();
  await page.getByRole("radio", { name: "Woche" }).click();
  await expect.element(page.getByRole("heading", { name: "KW 20 2027" })).toBeVisible();
  await expect.element(page.getByText("1 Termin in KW 20 2027 an 1 Standort")).toBeVisible();
  for (const { waste } of entries) await expect.element(pickup(waste)).toBeVisible();
  expect(address()).toBe("/calendar?site=all&calView=week");
  await button("Weiter zu KW 21 2027").click();
  await expect.element(page.getByRole("heading", { name: "KW 21 2027" })).toBeVisible();
  expect(address()).toBe("/calendar?site=all&calView=week&calWeek=2027-05-24");
  await expect
    .poll(() => queries(calls).slice(-2))
    .toEqual([
      { week: "2027-05-17", serviceLocationId: "all" },
      { week: "2027-05-24", serviceLocationId: "all" },
    ]);
  await button("Heute").click();
  await expect.element(page.getByRole("heading", { name: "KW 20 2027" })).toBeVisible();
  await page.getByRole("radio", { name: "Monat" }).click();
  await expect.element(page.getByRole("heading", { name: "Mai 2027" })).toBeVisible();
  expect(address()).toBe("/calendar?site=all");
});

test("a day with more pickups than are named counts them by waste type, each a way to its orders", async () => {
  const entries = Array.from({ length: 20 }, (_, index) => entry(index + 1, "Papier"));
  const wasteTypes = [
    { id: 101, name: "Papier", count: 60 },
    { id: 102, name: "Altholz", count: 30 },
    { id: 103, name: "Bioabfall", count: 9 },
    { id: 104, name: "Restabfall", count: 1 },
  ];
  const network = openNetwork();
  network.on(calendarApi.calendarPickups, {
    ...may,
    days: [{ date: "2027-05-26", entries, total: 100, wasteTypes }],
  });
  await openScreen("/calendar?site=3");
  const orders = "#/order-history?site=3&plannedFrom=2027-05-26&plannedTo=2027-05-26";
  await expect
    .element(page.getByRole("link", { name: "Papier 60 Termine" }))
    .toHaveAttribute("href", `${orders}&wasteType=101&withoutCancelled=true`);
  await expect.element(page.getByRole("link", { name: "Bioabfall 9 Termine" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "1 weiterer Termin am Mittwoch, 26.05.2027" }))
    .toHaveAttribute("href", `${orders}&withoutCancelled=true`);
  await page.getByRole("radio", { name: "Turnus" }).click();
  await expect
    .element(page.getByRole("link", { name: "Papier 60 Termine" }))
    .toHaveAttribute("href", `${orders}&wasteType=101&pickups=periodic&withoutCancelled=true`);
  await page.getByRole("radio", { name: "Alle" }).click();
  await page.getByRole("radio", { name: "Woche" }).click();
  await button("Weiter zu KW 21 2027").click();
  await expect.element(page.getByRole("link", { name: "Restabfall 1 Termin" })).toBeVisible();
});

test("what a holiday moves is counted beyond what is named", async () => {
  openNetwork().on(calendarApi.calendarPickups, {
    ...may,
    moved: [1, 2, 3, 4].map((id) => ({
      ...entry(id, `Papier ${id}`),
      kind: "periodic" as const,
      from: "2027-05-17",
      to: "2027-05-18",
      holiday: "Pfingstmontag",
    })),
    movedDays: [{ date: "2027-05-17", total: 23 }],
  });
  await openScreen();
  const cell = page.getByRole("cell", { name: /verschoben/ });
  await expect.element(cell.getByText("+20 verschoben")).toBeVisible();
  expect(cell.getByText(/^Papier/).elements()).toHaveLength(3);
  const card = page.getByRole("region", { name: "Verschobene Termine" });
  await expect.element(card.getByText("23")).toBeVisible();
  await expect.element(card.getByText("+19 weitere")).toBeVisible();
});

test("on a phone the next month loads instead of standing there empty", async () => {
  await page.viewport(390, 844);
  const network = openNetwork();
  const late = delayed<CalendarPickups>();
  network.on(calendarApi.calendarPickups, ({ query }) => (query["month"] === "2027-06" ? late.answer : may));
  await openScreen();
  await expect.element(pickup("Papier")).toBeVisible();
  await button("Weiter zu Juni 2027").click();
  await expect.element(page.getByText("Kalender wird geladen")).toBeInTheDocument();
  late.arrive(june);
  await expect.element(pickup("Altholz")).toBeVisible();
});
