import { beforeEach, describe, expect, test } from "vitest";
import { addedColumnChoice, hiddenColumnChoice } from "../base/order-column-choice.ts";
import { noFilters, type OrderListState } from "../base/order-list-state.ts";
import { isBasedOn, isShownNow, openSavedQuery, toSavedQuery } from "./saved-view-query.ts";

const today = "2027-05-19";
const list: OrderListState = {
  status: 1,
  site: { sites: [3002], land: ["BY"] },
  search: "Altholz",
  filters: { ...noFilters, phases: ["overdue"], wasteType: [101] },
  sort: { by: "desiredDate", order: "asc" },
  chosenSort: null,
  page: 3,
  view: "cards",
};
const known = {
  wasteTypes: [{ id: 101 }],
  containerActions: [{ id: 2 }],
  agreementTypes: [],
  costCentres: [{ code: "4711" }],
  projects: [],
};

beforeEach(() => {
  hiddenColumnChoice.set(null);
  addedColumnChoice.set([]);
});

describe("what a view keeps", () => {
  test("is sites, status, filters, search, order and columns, without the page", () => {
    hiddenColumnChoice.set(["details"]);
    addedColumnChoice.set(["land", "weightKg"]);
    const query = toSavedQuery({ ...list, chosenSort: { by: "amount", order: "desc" } }, today);
    expect(query).toEqual({
      orderStatus: "1",
      site: "3002-BY",
      orderSearch: "Altholz",
      orderPhase: "overdue",
      wasteType: "101",
      orderSort: "amount-desc",
      columnsHidden: "details",
      columnsAdded: "land,weightKg",
    });
    const opened = openSavedQuery(query, today, known);
    expect(opened).toEqual({
      state: {
        status: 1,
        site: list.site,
        search: "Altholz",
        filters: list.filters,
        sort: { by: "amount", order: "desc" },
        page: 1,
        view: null,
      },
      columns: { hidden: ["details"], added: ["land", "weightKg"] },
      lost: [],
    });
  });

  test("a period with a name is that of the day on which it is opened, typed days stay", () => {
    const month = { dateFrom: "2027-05-01", dateTo: "2027-05-31" };
    const named = toSavedQuery({ ...list, filters: { ...list.filters, ...month } }, today);
    expect(named).toMatchObject({ plannedPeriod: "thisMonth" });
    expect(openSavedQuery(named, "2027-07-02").state.filters).toMatchObject({
      dateFrom: "2027-07-01",
      dateTo: "2027-07-31",
    });
    const typed = { dateFrom: "2027-05-02", dateTo: "2027-05-31" };
    const fixed = toSavedQuery({ ...list, filters: { ...list.filters, ...typed } }, today);
    expect(openSavedQuery(fixed, "2027-07-02").state.filters).toMatchObject(typed);
  });
});

describe("what no longer exists is named, and the rest holds", () => {
  const query = toSavedQuery(list, today);
  test.each([
    ["a phase", { orderPhase: "overdue,vanished" }, ["orderPhase"], { phases: ["overdue"] }],
    ["a period", { plannedPeriod: "nextDecade" }, ["plannedPeriod"], { dateFrom: null }],
    ["a waste type", { wasteType: "999" }, ["wasteType"], { wasteType: null, phases: ["overdue"] }],
    ["an action", { containerAction: "7" }, ["containerAction"], { containerAction: null }],
    ["one of several", { wasteType: "101,999" }, ["wasteType"], { wasteType: [101] }],
    ["a filter", { hazardClass: "2" }, ["hazardClass"], { wasteType: [101] }],
  ])("%s", (_, more, lost, filters) => {
    const opened = openSavedQuery({ ...query, ...more }, today, known);
    expect(opened.lost).toEqual(lost);
    expect(opened.state).toMatchObject({ status: 1, search: "Altholz", filters });
  });

  test("cost centres that no order names any more are left out and named, orders without one stay", () => {
    const filters = { ...noFilters, costCentre: ["", "4711", "4712"], project: ["Halle 2"] };
    const kept = toSavedQuery({ ...list, filters }, today);
    const opened = openSavedQuery(kept, today, known);
    expect(opened.state.filters).toEqual({ ...noFilters, costCentre: ["", "4711"] });
    expect(opened.lost).toEqual(["costCentre", "project"]);
  });

  test("without the known ids a view opens as it was saved", () => {
    expect(openSavedQuery({ ...query, wasteType: "999" }, today)).toMatchObject({
      lost: [],
      state: { filters: { wasteType: [999] } },
    });
  });
});

test("a view is shown as long as the list shows what it keeps, on any page and with any columns", () => {
  const query = toSavedQuery(list, today);
  addedColumnChoice.set(["land"]);
  expect(isShownNow(query, { ...list, page: 7 }, today)).toBe(true);
  expect(isShownNow(query, { ...list, search: "" }, today)).toBe(false);
});

test.each([
  ["one more filter", { filters: { ...list.filters, containerAction: [2] } }, true],
  ["another value", { filters: { ...list.filters, wasteType: [101, 102] } }, true],
  ["none of its words", { search: "" }, false],
  ["no filter", { filters: noFilters }, false],
])("with %s, %j, the list is still based on the view: %s", (_, change, isStill) => {
  expect(isBasedOn(toSavedQuery(list, today), { ...list, ...change }, today)).toBe(isStill);
});
