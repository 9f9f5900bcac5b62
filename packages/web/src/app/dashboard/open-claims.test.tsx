import { type Order, ordersApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { answeredClaimFixture } from "../../orders/base/order.fixture.ts";
import { OpenClaims } from "./open-claims.tsx";

const [site] = siteLabelsFixture.serviceLocations;
const claimed: Order = {
  ...answeredClaimFixture,
  serviceLocationId: site?.id ?? 0,
};

test("an open claim names its site, its age in days of Berlin, its ticket and the last answer", async () => {
  setServerTime("2027-05-19T10:00:00+02:00");
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(ordersApi.listAllOrders, { orders: [claimed], total: 1 });
  signInAs();
  await renderScreen(<OpenClaims />, { route: "dashboard", at: "/dashboard" });
  const entry = page.getByRole("listitem");
  await expect.element(entry.getByText(`Nicht entsorgt · ${site?.alias} · seit 2 Tagen`)).toBeVisible();
  await expect.element(entry.getByText("Ticket T-20417 · Offen")).toBeVisible();
  await expect.element(entry.getByText("Antwort der Disposition: Wir holen nach.")).toBeVisible();
});
