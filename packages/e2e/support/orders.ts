import { containerAction } from "@kreislauf/contract/catalog";
import type { Order, OrderList } from "@kreislauf/contract/orders";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { ReadApi, WriteApi } from "./api.ts";

export const isMobile = (): boolean => test.info().project.name === "mobile";

export const readOrders = (api: ReadApi, query = "", site: number | "all" = "all") =>
  api<OrderList & { readonly total: number }>(`/service-location/${site}/orders?totalamounts=true&${query}`);

/** Links to orders in the list, whether it is a table or cards. */
export const orderLinks = (page: Page): Locator =>
  page.locator('main a[href^="#/order/"]:not([aria-hidden])');

export const expectOrders = async (page: Page, { orders }: Pick<OrderList, "orders">): Promise<void> => {
  await expect
    .poll(() => orderLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
    .toEqual(orders.map(({ id }) => `#/order/${id}`));
};

/** Opens the order history from the menu. */
export async function openOrderHistory(page: Page): Promise<void> {
  const [word, menu] = isMobile() ? ["Aufträge", "Hauptmenü mobil"] : ["Auftragshistorie", "Hauptmenü"];
  await page.getByRole("navigation", { name: menu, exact: true }).getByRole("link", { name: word }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Auftragshistorie" })).toBeAttached();
  await expect(orderLinks(page).first()).toBeVisible();
}

/** Formats numbers as the portal does: `1.210`. */
export const formatCount = (count: number): string => new Intl.NumberFormat("de-DE").format(count);

/** Creates a new order for a journey, as a copy of an open order of the demo. */
export async function repeatOrder(api: ReadApi, write: WriteApi): Promise<Order> {
  const { orders } = await readOrders(api, "status=1&amount=100&sortorder=desc");
  const model = orders.find(
    ({ containerActionId, actions }) => containerActionId === containerAction.empty && actions.edit.allowed,
  );
  if (model === undefined) throw new Error("The demo has no such order.");
  return await write<Order>("/order/create", {
    serviceLocationId: model.serviceLocationId,
    agreementId: model.agreement.agreementId,
    containerActionId: model.containerActionId,
    amount: 1,
    desiredDate: model.desiredDate,
  });
}
