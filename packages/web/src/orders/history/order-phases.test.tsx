import {
  type Order,
  type OrderList,
  type OrderPhase,
  type OrderPhaseAmounts,
  orderPhases,
  orderPhaseTexts,
  ordersApi,
  savedViewsApi,
} from "@kreislauf/contract/orders";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { sitesApi } from "@kreislauf/contract/sites";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { noFilterOptions, orderFixture } from "../base/order.fixture.ts";
import { OrderHistoryScreen } from "./order-history-screen.tsx";

const claim = {
  claimedOn: "2027-05-10T08:00:00Z",
  claimedBy: { id: 2001, name: "Jana Petersen" },
  claimReasonId: 1,
  claimReason: "Nicht entsorgt",
  reason: null,
  ticketNumber: "T-20417",
  ticketStatus: null,
  editedOn: "2027-05-18T08:00:00Z",
  editedBy: null,
  hint: "Wir holen nach.",
  hasPhoto: false,
} as const;

/** Per phase, an order that is in it on Wednesday, 19 May 2027, and the text below its badge. */
const cases: Readonly<Record<OrderPhase, readonly [order: Partial<Order>, measure: string]>> = {
  proposal: [
    {
      proposal: { date: "2027-05-28", timeWindow: "all_day", note: null, answerBy: "2027-05-21T10:00:00Z" },
    },
    "bis Fr., 21.05., 12:00 Uhr",
  ],
  overdue: [{ desiredDate: "2027-05-14" }, "seit 5 Tagen"],
  feedback: [{ desiredDate: "2027-05-18", executedOn: "2027-05-18" }, "ausgeführt am 18.05.2027"],
  today: [{ desiredDate: "2027-05-19", timeWindow: "morning" }, "vormittags"],
  confirmed: [{ confirmedDate: "2027-05-26", timeWindow: "afternoon" }, "nachmittags"],
  requested: [{ orderDate: "2027-05-17" }, "seit 2 Tagen"],
  waiting: [{ orderStatusId: 3, claim: { ...claim, hint: null } }, "wartet auf Antwort"],
  answered: [{ orderStatusId: 3, claim }, "Antwort vom 18.05.2027"],
};
const orders = orderPhases.map((phase, index) => ({
  ...orderFixture,
  id: 100 + index,
  orderNumber: String(1_048_500 + index),
  ...cases[phase][0],
  phase,
}));

beforeEach(async () => {
  await page.viewport(1440, 900);
  setServerTime("2027-05-19T10:00:00+02:00");
});

async function openList(at = "/order-history?site=all", more: Partial<OrderList> = {}) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const list: OrderList = {
    orders,
    total: orders.length,
    orderAmountsByOrderStatus: { 1: 6, 2: 0, 3: 2, 4: 0, 5: 0 },
    ...more,
  };
  const calls = network.on(ordersApi.listAllOrders, list);
  // Requested when the browser is idle, or if the pointer rests on a row or a filter.
  network.on(savedViewsApi.savedViews, { views: [], columns: null });
  network.on(ordersApi.order, orderFixture);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  network.on(ordersApi.filterOptions, noFilterOptions);
  signInAs();
  await renderScreen(<OrderHistoryScreen />, { route: "orderHistory", at });
  return calls;
}

const words = orderPhaseTexts.de;

describe("the order history", () => {
  test.each(orderPhases)("says of an order in %s so, in words, and since or until when", async (phase) => {
    await openList();
    const row = page
      .getByRole("row")
      .filter({ hasText: words.badge[phase] })
      .filter({ hasText: cases[phase][1] });
    await expect.element(row.getByText(words.badge[phase], { exact: true })).toBeVisible();
    await expect.element(row.getByText(cases[phase][1], { exact: true })).toBeVisible();
  });

  test("says so on cards, too", async () => {
    await openList("/order-history?site=all&orderView=cards");
    for (const phase of orderPhases) {
      const card = page.getByRole("article").filter({ hasText: cases[phase][1] });
      await expect.element(card.getByText(words.badge[phase], { exact: true })).toBeVisible();
    }
  });

  test("has a glyph of its own for each phase, so that colour alone never tells", async () => {
    await openList();
    await expect.element(page.getByText(cases.overdue[1], { exact: true })).toBeVisible();
    const glyphs = orderPhases.map(
      (phase) =>
        page
          .getByRole("row")
          .filter({ hasText: cases[phase][1] })
          .getByText(words.badge[phase], { exact: true })
          .element()
          .querySelector("svg")?.innerHTML,
    );
    expect(new Set(glyphs).size).toBe(orderPhases.length);
  });

  test("is filtered by several phases, which the address and the call carry", async () => {
    const calls = await openList();
    await page.getByRole("button", { name: "Stand", exact: true }).click();
    const choices = page.getByRole("group", { name: "Stand", exact: true });
    await choices.getByRole("checkbox", { name: "Überfällig" }).click();
    await choices.getByRole("checkbox", { name: "Beantwortet" }).click();
    await expect.element(page.getByRole("button", { name: "Stand Überfällig +1" })).toBeVisible();
    await expect
      .poll(() => calls.map(({ query }) => query["phases"]))
      .toEqual(expect.arrayContaining([undefined, "overdue", "overdue,answered"]));
    await choices.getByRole("checkbox", { name: "Überfällig" }).click();
    await choices.getByRole("checkbox", { name: "Beantwortet" }).click();
    await expect.element(page.getByRole("button", { name: "Stand", exact: true })).toBeVisible();
  });

  test("says of each phase how many orders it has, whichever are shown and within the other filters", async () => {
    const amounts = Object.fromEntries(orderPhases.map((phase, index) => [phase, index * 1_000]));
    const calls = await openList(
      "/order-history?site=all&orderPhase=overdue&wasteType=101&orderSearch=Kassel",
      {
        orderAmountsByOrderPhase: amounts as OrderPhaseAmounts,
      },
    );
    await page.getByRole("button", { name: "Stand Überfällig", exact: true }).click();
    for (const [index, phase] of orderPhases.entries()) {
      const name = `${words.phase[phase]} ${index === 0 ? 0 : `${index}.000`}`;
      await expect.element(page.getByRole("checkbox", { name, exact: true })).toBeVisible();
    }
    const [counted, ...others] = calls.filter(({ query }) => query["phaseamounts"] === "true");
    expect(others).toEqual([]);
    expect(counted?.query).toMatchObject({ filter: '{"wasteType":101}', search: "Kassel", total: "false" });
    expect(counted?.query).not.toHaveProperty("phases");
  });

  test("opens filtered from an address, and the filter is removed by its cross", async () => {
    const calls = await openList("/order-history?site=all&orderPhase=feedback,waiting");
    await expect.element(page.getByText("Rückmeldung fehlt +1")).toBeVisible();
    expect(new Set(calls.map(({ query }) => query["phases"]))).toEqual(new Set(["feedback,waiting"]));
    await page.getByRole("button", { name: "Filter Stand entfernen" }).click();
    await expect.poll(() => calls.at(-1)?.query["phases"]).toBeUndefined();
  });
});
