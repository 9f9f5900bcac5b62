import { documentsApi } from "@kreislauf/contract/documents";
import { type Order, ordersApi } from "@kreislauf/contract/orders";
import { purchasingApi } from "@kreislauf/contract/purchasing";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { orderFixture } from "../base/order.fixture.ts";
import { OrderDetailScreen } from "./order-detail-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

async function openSlip(more: Partial<Order> = {}, at = `?orderSlip=${orderFixture.id}`) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(ordersApi.order, { ...orderFixture, ...more });
  network.on(ordersApi.orderChangeLog, { entries: [] });
  network.on(purchasingApi.orderPrice, { price: null });
  network.on(ordersApi.orderDocuments, { documents: [] });
  network.on(sitesApi.site, () => Response.json({ code: "not_found" }, { status: 404 }));
  network.on(documentsApi.documentFigures, { figures: null });
  signInAs();
  return await renderScreen(<OrderDetailScreen />, {
    route: "order",
    at: `/order/${orderFixture.id}${at}`,
  });
}

const slip = page.getByRole("article", { name: `Auftragszettel ${orderFixture.orderNumber}` });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("an order opens its slip with its code, prints it, and leads back", async () => {
  const { address } = await openSlip({}, "");
  await page.getByRole("button", { name: "Auftragszettel" }).click();
  await expect.element(slip).toBeVisible();
  await expect
    .element(page.getByRole("img", { name: `QR-Code zum Auftrag ${orderFixture.orderNumber}` }))
    .toBeVisible();
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await button("Drucken").click();
  expect(print).toHaveBeenCalledOnce();
  await button("Auftrag").click();
  await expect.element(slip).not.toBeInTheDocument();
  expect(address()).toBe(`/order/${orderFixture.id}`);
});

test.each([
  [{ confirmedDate: null, executedOn: null }, "Wunschtermin, noch nicht bestätigt"],
  [{ confirmedDate: "2027-05-26", executedOn: null }, "bestätigt"],
  [{ confirmedDate: "2027-05-26", executedOn: "2027-05-27" }, "ausgeführt"],
])("its head says how certain the day is: %o", async (dates, state) => {
  await openSlip(dates);
  await expect.element(slip.getByText(new RegExp(`· ${state}$`))).toBeVisible();
});

test("the longest note and names leave it on one page, and a cut note says where the rest is", async () => {
  await page.viewport(1000, 900);
  const long = "Bitte am Tor klingeln und die Zufahrt über den Hof nehmen. ".repeat(12);
  await openSlip({ noteToDisposer: long, independentWasteType: "Gemischte Gewerbeabfälle ".repeat(4) });
  await expect.element(slip.getByText("(vollständig im Portal)")).toBeVisible();
  const paper = slip.element().getBoundingClientRect();
  // The slip has the proportions of an A4 sheet: its content does not make it higher.
  expect(paper.height / paper.width).toBeLessThan(297 / 210 + 0.01);
});

test("the slip of another order is not opened by an address that was carried over", async () => {
  await openSlip({}, "?orderSlip=999999");
  await expect.element(page.getByRole("button", { name: "Auftragszettel" })).toBeVisible();
  await expect.element(slip).not.toBeInTheDocument();
});
