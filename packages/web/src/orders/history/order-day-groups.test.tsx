import { type OrderList, ordersApi, savedViewsApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { accountApi, type ListSettings } from "@kreislauf/contract/users";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { currentSession } from "../../base/session.ts";
import { noFilterOptions, orderFixture } from "../base/order.fixture.ts";
import { OrderHistoryScreen } from "./order-history-screen.tsx";

const none = { past: 0, today: 0, thisWeek: 0, later: 0 };
const list: OrderList = {
  orders: ["2027-05-28", "2027-05-23", "2027-05-19", "2027-05-18", "2027-05-14"].map(
    (desiredDate, index) => ({
      ...orderFixture,
      id: 100 + index,
      orderNumber: String(1_048_500 + index),
      desiredDate,
      phase: "requested" as const,
    }),
  ),
  total: 50,
  orderAmountsByOrderStatus: { 1: 47, 2: 3, 3: 0, 4: 0, 5: 0 },
  orderAmountsByDay: {
    1: { past: 4, today: 3, thisWeek: 4, later: 36 },
    2: { ...none, past: 3 },
    3: none,
    4: none,
    5: none,
  },
};

beforeEach(async () => {
  await page.viewport(1440, 900);
  setServerTime("2027-05-19T10:00:00+02:00");
});

async function openList(at: string, nextOrdersFirst = false) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const calls = network.on(ordersApi.listAllOrders, list);
  network.on(savedViewsApi.savedViews, { views: [], columns: null });
  network.on(ordersApi.order, orderFixture);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  network.on(ordersApi.filterOptions, noFilterOptions);
  signInAs({ nextOrdersFirst });
  await renderScreen(<OrderHistoryScreen />, { route: "orderHistory", at });
  const shownTab = new URLSearchParams(at.split("?")[1]).get("orderStatus") ?? undefined;
  /** The query of the latest request for a page of the shown tab. */
  const listed = () =>
    calls.findLast(({ query }) => query["amount"] === "15" && query["status"] === shownTab)?.query;
  return { network, calls, listed };
}

const headings = () =>
  [...document.querySelectorAll("th[scope=rowgroup]")].map(({ textContent }) => textContent);

describe("a list sorted by date", () => {
  test("has headings by day, each counting all orders of its part in the tab", async () => {
    await openList("/order-history?site=all&orderStatus=1");
    await expect
      .poll(headings)
      .toEqual([
        "Später36ab Montag, 24.05.2027",
        "Diese Woche4bis Sonntag, 23.05.2027",
        "Heute3Mittwoch, 19.05.2027",
        "Überfällig4Termin vorbei",
      ]);
  });

  test("counts orders of every status in the tab of all", async () => {
    await openList("/order-history?site=all");
    await expect.poll(() => headings().at(-1)).toBe("Vergangen7");
  });

  test("has them above cards, too", async () => {
    await openList("/order-history?site=all&orderStatus=1&orderView=cards");
    for (const title of ["Später", "Diese Woche", "Heute", "Überfällig"])
      await expect
        .element(page.getByRole("heading", { level: 2, name: new RegExp(`^${title}`) }))
        .toBeVisible();
    await expect.element(page.getByRole("list", { name: "Aufträge: Heute" })).toBeVisible();
  });

  test("has none when it is sorted by something else", async () => {
    const { listed } = await openList("/order-history?site=all&orderSort=amount-asc");
    await expect.poll(() => listed()?.["sortby"]).toBe("amount");
    await expect.element(page.getByRole("row").nth(1)).toBeVisible();
    expect(headings()).toEqual([]);
  });
});

describe("open orders", () => {
  const toggle = () => page.getByRole("button", { name: "Nächste zuerst", exact: true });

  test("begin with what comes next once a person wants that, and with the latest again afterwards", async () => {
    const { network, listed } = await openList("/order-history?site=all&orderStatus=1&orderSort=amount-asc");
    const saved = network.on(accountApi.changeListSettings, ({ body }) => body as ListSettings);
    await expect.element(toggle()).toHaveAttribute("aria-pressed", "false");
    await toggle().click();
    await expect.poll(listed).toMatchObject({ sortby: "desiredDate", sortorder: "asc" });
    await expect.element(toggle()).toHaveAttribute("aria-pressed", "true");
    expect(saved.at(-1)?.body).toEqual({ nextOrdersFirst: true });
    expect(currentSession()?.user.nextOrdersFirst).toBe(true);
    await toggle().click();
    await expect.element(toggle()).toHaveAttribute("aria-pressed", "false");
    await expect.poll(listed).toMatchObject({ sortby: "desiredDate", sortorder: "desc" });
    expect(saved.at(-1)?.body).toEqual({ nextOrdersFirst: false });
  });

  test("stay as they are, and it is said, where the choice cannot be stored", async () => {
    const { network, listed } = await openList("/order-history?site=all&orderStatus=1");
    network.on(accountApi.changeListSettings, refusal("too_many_requests"));
    await toggle().click();
    await expect.element(page.getByText("Das geht nicht.")).toBeVisible();
    await expect.element(toggle()).toHaveAttribute("aria-pressed", "false");
    expect(listed()).toMatchObject({ sortorder: "desc" });
  });

  test("begin with it at once where it was chosen before; an order in the address comes first", async () => {
    const { calls, listed } = await openList("/order-history?site=all&orderStatus=1", true);
    await expect.poll(listed).toMatchObject({ sortby: "desiredDate", sortorder: "asc" });
    // The other tabs are prefetched when the browser is idle, each with its own default sorting.
    const ahead = () => calls.filter(({ query }) => query["status"] === "2");
    await expect
      .poll(() => ahead().map(({ query }) => query["sortorder"]), { timeout: 15_000 })
      .toEqual(["desc"]);
    await page.getByRole("columnheader", { name: "Wunschtermin" }).getByRole("button").click();
    await expect.poll(listed).toMatchObject({ sortby: "desiredDate", sortorder: "desc" });
    await expect.element(toggle()).toHaveAttribute("aria-pressed", "false");
  });

  test.each(["", "&orderStatus=2"])(
    "alone can be sorted so: the address %j keeps the latest first",
    async (tab) => {
      const { listed } = await openList(`/order-history?site=all${tab}`, true);
      await expect.poll(listed).toMatchObject({ sortby: "desiredDate", sortorder: "desc" });
      await expect.element(page.getByRole("row").nth(1)).toBeVisible();
      await expect.element(toggle()).not.toBeInTheDocument();
    },
  );
});
