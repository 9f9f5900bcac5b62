import type { DisposalFigures, WasteStatistics } from "@kreislauf/contract/exports";
import { orderStatus } from "@kreislauf/contract/orders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { type StatisticsState, unfiltered } from "./statistics-state.ts";

const figures: DisposalFigures = { disposals: 4, weightKg: 4000, recoveredKg: 4000, disposedKg: 0 };
const compared = { current: figures, previous: figures, comparable: { currentKg: 4000, previousKg: 4000 } };
const statistics: WasteStatistics = {
  total: compared,
  hazardous: compared,
  months: [],
  wasteTypes: [],
  serviceLocations: [],
  costCentres: [],
  unweighed: 0,
  failedTrips: { current: 2, previous: 0 },
};
const everything: StatisticsState = {
  ...unfiltered,
  dateFrom: "2027-01-01",
  dateTo: "2027-03-31",
  withPrevious: true,
  ordering: "wasteType",
  sort: "weight",
};

async function show(narrowed: Partial<StatisticsState>) {
  signInAs();
  const state = { ...everything, ...narrowed };
  await renderScreen(
    <KeyFigures statistics={statistics} state={state} site={7} linkTo={() => "#/order-history"} />,
    { route: "statistics", at: "/statistics" },
  );
}

test("failed trips lead to the same trips, with all that narrows their number", async () => {
  await show({ wasteType: 101, costCentre: "4711", project: "Halle 2" });
  const link = page.getByRole("link", { name: /2 Fehlfahrten/ });
  await expect.element(link).toBeVisible();
  const [, query = ""] = (link.element().getAttribute("href") ?? "").split("?");
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    site: "7",
    orderStatus: String(orderStatus.failedTrip),
    plannedFrom: "2027-01-01",
    plannedTo: "2027-03-31",
    wasteType: "101",
    costCentre: "4711",
    project: "Halle 2",
  });
});

test("they lead nowhere where the list cannot be narrowed to their wastes", async () => {
  await show({ hazard: "hazardous" });
  await expect.element(page.getByText(/2 Fehlfahrten/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Fehlfahrten/ })).not.toBeInTheDocument();
});
