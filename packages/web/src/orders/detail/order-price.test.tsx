import { purchasingApi } from "@kreislauf/contract/purchasing";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { estimatedPriceFixture, firmPriceFixture } from "../../../test/price.fixture.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { refreshOrders } from "../orders.queries.ts";
import { OrderPriceCard } from "../../purchasing/index.ts";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

test("an order that is edited shows its new price", async () => {
  const network = fakeNetwork();
  network.on(purchasingApi.orderPrice, { price: firmPriceFixture });
  signInAs();
  const { queryClient } = await renderScreen(<OrderPriceCard orderId={7} />, {
    route: "order",
    at: "/order/7",
  });
  await expect.element(page.getByText("24,00 €")).toBeVisible();
  network.on(purchasingApi.orderPrice, { price: estimatedPriceFixture });
  await refreshOrders(queryClient);
  await expect.element(page.getByText("128,00 €")).toBeVisible();
});
