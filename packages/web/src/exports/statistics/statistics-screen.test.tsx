import { exportsApi, type DisposalFigures, type WasteStatistics } from "@kreislauf/contract/exports";
import { ordersApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal, type SeenCall } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { StatisticsScreen } from "./statistics-screen.tsx";

const figures = (weightKg: number): DisposalFigures => ({
  disposals: weightKg / 1000,
  weightKg,
  recoveredKg: weightKg,
  disposedKg: 0,
});
/** Figures of both years whose weights all count in the comparison. */
const compared = (weightKg: number, previousKg = 0) => ({
  current: figures(weightKg),
  previous: figures(previousKg),
  comparable: { currentKg: weightKg, previousKg },
});
const paper = { id: 101, description: "Papier", avvCode: "15 01 01", hazardous: false };
const oil = { id: 102, description: "Altöl", avvCode: "13 02 05*", hazardous: true };
const kassel = { id: 3, alias: "Kassel", city: "Kassel", land: "HE", group: null } as const;

const statistics: WasteStatistics = {
  total: compared(9000),
  hazardous: compared(2000),
  months: [{ month: "2026-04", ...compared(9000) }],
  wasteTypes: [
    { wasteType: paper, ...compared(7000) },
    { wasteType: oil, ...compared(2000) },
  ],
  serviceLocations: [{ serviceLocation: kassel, ...compared(9000) }],
  costCentres: [],
  unweighed: 0,
  failedTrips: { current: 0, previous: 0 },
};
const oilOnly = { ...statistics, total: compared(2000), wasteTypes: statistics.wasteTypes.slice(1) };
const nothing = { ...statistics, total: compared(0), months: [], wasteTypes: [], serviceLocations: [] };

const lastTwelveMonths = { dateFrom: "2026-05-01", dateTo: "2027-04-30" };
const everywhere = { serviceLocationId: "all", ...lastTwelveMonths };

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

async function openScreen(at = "/statistics?site=all") {
  signInAs();
  return await renderScreen(<StatisticsScreen />, { route: "statistics", at });
}

function openNetwork() {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  // The statistics read only the day of the first order.
  const firstOrder = () => Response.json({ orders: [{ desiredDate: "2025-03-02" }] });
  network.on(ordersApi.listOrders, firstOrder);
  network.on(ordersApi.listAllOrders, firstOrder);
  network.on(exportsApi.statisticsReferences, { costCentres: [], projects: [] });
  return network;
}

const queries = (calls: readonly SeenCall[]) => calls.map(({ query }) => query);
const select = (name: string) => page.getByRole("combobox", { name, exact: true });
const pick = async (name: string, option: string) => {
  await select(name).click();
  await page.getByRole("option", { name: option }).click();
};
const day = (name: string) => page.getByRole("textbox", { name, exact: true });
const row = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const total = (tonnes: string) => page.getByRole("link", { name: `${tonnes} t, Aufträge: Gesamt` }).first();

test("each filter asks anew and stands in the address, which it takes no step to change", async () => {
  const network = openNetwork();
  const calls = network.on(exportsApi.wasteStatistics, statistics);
  const { address, length } = await openScreen();
  await expect.element(total("9,0")).toBeVisible();
  await pick("Zeitraum", "2026");
  await pick("Abfallart", "Altöl");
  await pick("Einstufung", "Nicht gefährlich");
  const year = { serviceLocationId: "all", dateFrom: "2026-01-01", dateTo: "2026-12-31" };
  await vi.waitFor(() =>
    expect(queries(calls)).toEqual([
      everywhere,
      year,
      { ...year, wasteType: "102" },
      { ...year, wasteType: "102", hazardous: "false" },
    ]),
  );
  expect(address()).toBe(
    "/statistics?site=all&statFrom=2026-01-01&statTo=2026-12-31&statWaste=102&statHazard=harmless",
  );
  expect(length()).toBe(1);
});

test("a share of recovery is not stated where no code says what became of the weight", async () => {
  const network = openNetwork();
  const uncoded = { ...figures(9000), recoveredKg: 0 };
  network.on(exportsApi.wasteStatistics, {
    ...statistics,
    total: { ...compared(9000), current: uncoded, previous: uncoded },
  });
  await openScreen();
  await expect.element(total("9,0")).toBeVisible();
  await expect.element(page.getByText("ohne Angabe, Vorjahr –")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Aufträge: Verwertet/ })).not.toBeInTheDocument();
});

test("the figures stay until the new ones are there, and every waste type stays to be chosen", async () => {
  const network = openNetwork();
  const late = delayed<WasteStatistics>();
  network.on(exportsApi.wasteStatistics, ({ query }) => ("wasteType" in query ? late.answer : statistics));
  await openScreen();
  await pick("Abfallart", "Altöl");
  await expect.element(select("Abfallart")).toHaveTextContent("Altöl");
  await expect.element(total("9,0")).toBeVisible();
  late.arrive(oilOnly);
  await expect.element(total("2,0")).toBeVisible();
  await select("Abfallart").click();
  await expect.element(page.getByRole("option", { name: "Papier" })).toBeVisible();
});

test("weights that are reported meanwhile are asked for with the orders", async () => {
  const network = openNetwork();
  const calls = network.on(exportsApi.wasteStatistics, statistics);
  const { queryClient } = await openScreen();
  await expect.element(total("9,0")).toBeVisible();
  await queryClient.invalidateQueries({ queryKey: ["orders"] });
  expect(queries(calls)).toEqual([everywhere, everywhere]);
});

test("another site has its own figures", async () => {
  const network = openNetwork();
  const calls = network.on(exportsApi.wasteStatistics, statistics);
  const { address } = await openScreen();
  await page.getByRole("button", { name: /^Standort:/ }).click();
  await page
    .getByRole("group", { name: "Standorte wählen" })
    .getByRole("button", { name: /1202 Werk Fulda/ })
    .click();
  await vi.waitFor(() =>
    expect(queries(calls)).toEqual([everywhere, { ...everywhere, serviceLocationId: "5" }]),
  );
  expect(address()).toBe("/statistics?site=5");
});

test("without any weight it leads back to the last twelve months of everything", async () => {
  const network = openNetwork();
  network.on(exportsApi.wasteStatistics, ({ query }) =>
    query["dateFrom"] === lastTwelveMonths.dateFrom ? statistics : nothing,
  );
  const at = "/statistics?site=all&statFrom=2020-01-01&statTo=2020-12-31&statHazard=hazardous&statWaste=102";
  const { address } = await openScreen(at);
  await expect.element(page.getByText("Noch keine Gewichte in diesem Zeitraum")).toBeVisible();
  await page.getByRole("button", { name: "Letzte zwölf Monate zeigen" }).click();
  await expect.element(total("9,0")).toBeVisible();
  expect(address()).toContain("statFrom=2026-05-01&statTo=2027-04-30");
  expect(address()).not.toMatch(/statHazard|statWaste/);
});

test("what cannot be loaded says why, and loads when it is asked again", async () => {
  const network = openNetwork();
  network.on(exportsApi.wasteStatistics, refusal("internal", { message: "Das ging schief." }));
  await openScreen();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Das ging schief.");
  const late = delayed<WasteStatistics>();
  const calls = network.on(exportsApi.wasteStatistics, () => late.answer);
  const again = page.getByRole("button", { name: "Erneut laden" });
  await again.click();
  await expect.element(again).toHaveAttribute("aria-busy", "true");
  expect(calls).toHaveLength(1);
  late.arrive(statistics);
  await expect.element(total("9,0")).toBeVisible();
});

test("a row opens into its sites; where they do not come, only the row says so", async () => {
  const network = openNetwork();
  network.on(exportsApi.wasteStatistics, ({ query }) =>
    query["wasteType"] === "101" ? refusal("internal") : query["wasteType"] === "102" ? oilOnly : statistics,
  );
  await openScreen();
  await row("Papier").click();
  const failed = page.getByRole("cell", { name: "Die Statistik konnte nicht geladen werden" });
  await expect.element(failed).toBeVisible();
  await expect.element(total("9,0")).toBeVisible();
  await row("Papier").click();
  await row("Altöl").click();
  await expect.element(page.getByRole("rowheader", { name: "Kassel, Kassel" })).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test("own days may be typed in any order: what is the wrong way round waits and says why", async () => {
  const network = openNetwork();
  const calls = network.on(exportsApi.wasteStatistics, statistics);
  await openScreen();
  await pick("Zeitraum", "Eigener Zeitraum");
  await userEvent.fill(day("Von"), "01.06.2027");
  await userEvent.tab();
  await expect.element(day("Von")).toHaveValue("01.06.2027");
  await expect
    .element(day("Bis"))
    .toHaveAccessibleDescription("Das Enddatum darf nicht vor dem Startdatum liegen.");
  const top = (name: string) => day(name).element().getBoundingClientRect().top;
  expect(top("Von")).toBe(top("Bis"));
  expect(queries(calls)).toEqual([everywhere]);
  await userEvent.fill(day("Bis"), "30.06.2027");
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 10_000 });
  expect(queries(calls)[1]).toEqual({ ...everywhere, dateFrom: "2027-06-01", dateTo: "2027-06-30" });
  await expect.element(day("Bis")).not.toHaveAttribute("aria-invalid");
});

test("the years to choose from begin with the first order", async () => {
  const network = openNetwork();
  network.on(exportsApi.wasteStatistics, statistics);
  await openScreen();
  await expect.element(total("9,0")).toBeVisible();
  await select("Zeitraum").click();
  await expect.element(page.getByRole("option", { name: "2025" })).toBeVisible();
  expect(
    page
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Letzte zwölf Monate", "2027", "2026", "2025", "Eigener Zeitraum"]);
});

test("without a disposal there is nothing to export, and the button says so", async () => {
  const network = openNetwork();
  network.on(exportsApi.wasteStatistics, nothing);
  await openScreen();
  const button = page.getByRole("button", { name: /export/i });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(button)
    .toHaveAccessibleDescription("Es gibt keine Zeilen, die exportiert werden könnten.");
});

test("months of one side only are named, and the change leaves them out", async () => {
  const change = { comparable: { currentKg: 4000, previousKg: 5000 } };
  openNetwork().on(exportsApi.wasteStatistics, {
    ...statistics,
    total: { ...compared(9000, 5000), ...change },
    months: [
      { month: "2026-05", ...compared(5000) },
      { month: "2026-06", ...compared(0) },
      { month: "2026-07", ...compared(4000, 5000) },
    ],
  });
  await openScreen();
  await expect.element(page.getByText(/ausgelassen: Mai 2026\.$/)).toBeVisible();
  await expect.element(page.getByText(/^-20,0\s% zum Vorjahr \(5,0 t\)$/)).toBeVisible();
  await page.getByText("Vorjahr zeigen").click();
  await expect.element(page.getByText(/ausgelassen/)).not.toBeInTheDocument();
});

test("the rows go by weight, or by what changed most; the headings name the years", async () => {
  openNetwork().on(exportsApi.wasteStatistics, {
    ...statistics,
    wasteTypes: [
      { wasteType: paper, ...compared(7000, 6000) },
      { wasteType: oil, ...compared(2000, 4000) },
    ],
  });
  await openScreen();
  const values = page.getByRole("region", { name: "Alle Werte" });
  const names = () =>
    values
      .getByRole("rowheader")
      .elements()
      .map((cell) => cell.textContent.replace(/AVV.*/, ""));
  await expect.poll(names).toEqual(["Papier", "Altöl", "Gesamt"]);
  await page.getByRole("radio", { name: "Veränderung" }).click();
  await expect.poll(names).toEqual(["Altöl", "Papier", "Gesamt"]);
  await expect.element(values.getByRole("columnheader", { name: "Menge 2026/27 (t)" })).toBeVisible();
  await expect.element(values.getByRole("columnheader", { name: "Vorjahr 2025/26 (t)" })).toBeVisible();
});

test("the rows are Länder or groups, each with its own sites behind its figures", async () => {
  const hesse = { groupId: 12, name: "Hessen-Nord" };
  const at = (id: number, land: "HE" | "BY", group: typeof hesse | null) => ({
    serviceLocation: { id, alias: `Markt ${id}`, city: "Ort", land, group },
  });
  const calls = openNetwork().on(exportsApi.wasteStatistics, {
    ...statistics,
    serviceLocations: [
      { ...at(3, "HE", hesse), ...compared(4000, 1000) },
      { ...at(7, "BY", null), ...compared(4000, 1000) },
      { ...at(5, "HE", null), ...compared(1000) },
    ],
  });
  const { address } = await openScreen();
  const values = page.getByRole("region", { name: "Alle Werte" });
  const rows = () =>
    values
      .getByRole("row")
      .elements()
      .map((each) => [...each.children].slice(0, 3).map((cell) => cell.textContent));
  await values.getByRole("radio", { name: "Bundesland" }).click();
  await expect
    .poll(() => rows().slice(1, 3))
    .toEqual([
      ["Hessen", "5", expect.stringMatching(/^5,000/)],
      ["Bayern", "4", expect.stringMatching(/^4,00/)],
    ]);
  expect(address()).toContain("statOrder=land");
  await expect
    .element(values.getByRole("link", { name: /Hessen/ }).first())
    .toHaveAttribute("href", expect.stringContaining("site=3-5&"));
  await values.getByRole("button", { name: /^Hessen/ }).click();
  await expect.element(values.getByRole("rowheader", { name: "Papier" })).toBeVisible();
  expect(queries(calls).at(-1)).toEqual({ ...everywhere, filter: '{"sites":[3,5]}' });
  await values.getByRole("radio", { name: "Gruppe" }).click();
  await expect
    .poll(() =>
      rows()
        .map(([name]) => name)
        .slice(1),
    )
    .toEqual(["Ohne Gruppe", "Hessen-Nord", "Gesamt"]);
});

const references = {
  costCentres: [
    { code: "4705", name: "" },
    { code: "4711", name: "Werkstatt" },
  ],
  projects: [{ code: "Halle 2", name: "" }],
};

test("where orders name cost centres and projects, the figures are narrowed to them", async () => {
  const network = openNetwork();
  network.on(exportsApi.statisticsReferences, references);
  const calls = network.on(exportsApi.wasteStatistics, statistics);
  const { address } = await openScreen();
  await pick("Kostenstelle", "4711 Werkstatt");
  await pick("Projekt", "Halle 2");
  await vi.waitFor(() =>
    expect(queries(calls)).toEqual([
      everywhere,
      { ...everywhere, costCentre: "4711" },
      { ...everywhere, costCentre: "4711", project: "Halle 2" },
    ]),
  );
  expect(address()).toContain("statCostCentre=4711");
  const href = total("9,0").element().getAttribute("href");
  expect(decodeURIComponent(href ?? "")).toContain("costCentre=4711&project=Halle+2&disposals=2026-05-01");
  // The list of documents cannot be filtered by cost centre or project, so there is no link to it.
  await expect.element(page.getByRole("link", { name: /^Leistungsbelege/ })).not.toBeInTheDocument();
  await pick("Kostenstelle", "Alle Kostenstellen");
  await pick("Projekt", "Alle Projekte");
  await expect.element(total("9,0")).toBeVisible();
});

test("where no order names any, nothing of it is offered", async () => {
  openNetwork().on(exportsApi.wasteStatistics, statistics);
  await openScreen();
  await expect.element(page.getByRole("radio", { name: "Gruppe" })).toBeVisible();
  expect(select("Kostenstelle").elements()).toEqual([]);
  expect(select("Projekt").elements()).toEqual([]);
  expect(page.getByRole("radio", { name: "Kostenstelle" }).elements()).toEqual([]);
});

test("the rows are cost centres, which open into their waste types and lead to their orders", async () => {
  const network = openNetwork();
  network.on(exportsApi.statisticsReferences, references);
  const calls = network.on(exportsApi.wasteStatistics, ({ query }) =>
    query["by"] === "costCentre"
      ? {
          ...statistics,
          costCentres: [
            { costCentre: null, ...compared(6000) },
            { costCentre: { code: "4711", name: "Werkstatt" }, ...compared(3000) },
          ],
        }
      : statistics,
  );
  const { address } = await openScreen();
  const values = page.getByRole("region", { name: "Alle Werte" });
  await values.getByRole("radio", { name: "Kostenstelle" }).click();
  await expect.element(row("Ohne Kostenstelle")).toBeVisible();
  expect(address()).toContain("statOrder=costCentre");
  await expect.element(values.getByRole("row", { name: /^4711 Werkstatt/ })).toMatchTextContent(/3,000/);
  const hrefOf = (name: RegExp) =>
    decodeURIComponent(values.getByRole("link", { name }).first().element().getAttribute("href") ?? "");
  expect(hrefOf(/4711 Werkstatt/)).toContain("site=all&costCentre=4711&disposals=2026-05-01");
  expect(hrefOf(/Ohne Kostenstelle/)).toContain("site=all&costCentre=%&disposals=2026-05-01");
  await row("Ohne Kostenstelle").click();
  await expect.element(values.getByRole("rowheader", { name: "Papier" })).toBeVisible();
  expect(hrefOf(/Papier/)).toContain("wasteType=101&costCentre=%&");
  expect(queries(calls).at(-1)).toEqual({ ...everywhere, costCentre: "" });
});
