import { ordersApi } from "@kreislauf/contract/orders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { Overview } from "./overview.tsx";
import { TodaysDisposals } from "./todays-disposals.tsx";

const address = { street: "Hafenstraße", houseNumber: "1", zip: "34123", city: "Kassel" };
const known = { timeWindows: ["all_day" as const], confirmed: 0, executed: 0, failed: 0 };

test("the day counts the orders of all sites, and each number leads to a list that has them", async () => {
  setServerTime("2027-05-19T10:00:00+02:00");
  const network = fakeNetwork();
  network.on(ordersApi.sitesOrderInfo, { locations: [], ofAllSites: { open: 4, claimed: 2, overdue: 3 } });
  network.on(ordersApi.todaysDisposals, {
    disposals: [
      { serviceLocationId: 3, site: "Werk", active: true, count: 1, ...address, ...known },
      { serviceLocationId: 5, site: "Altes Lager", active: false, count: 2, ...address, ...known },
    ],
  });
  signInAs();
  const screen = (
    <>
      <Overview readsOrders />
      <TodaysDisposals readsOrders />
    </>
  );
  await renderScreen(screen, { route: "dashboard", at: "/dashboard" });
  for (const [number, words] of [
    [4, "offene"],
    [3, "überfällig"],
    [2, "reklamiert"],
    [3, "Entsorgungen heute"],
  ] as const) {
    await expect
      .element(page.getByRole("link", { name: new RegExp(`^${number}\\s*${words}`) }).first())
      .toBeVisible();
  }
  const hrefOf = (name: string) => page.getByRole("link", { name }).element().getAttribute("href");
  expect(hrefOf("Werk")).toContain("site=3&");
  // Lists of orders cannot be filtered by an inactive site.
  expect(hrefOf("Altes Lager")).toContain("site=all&");
});
