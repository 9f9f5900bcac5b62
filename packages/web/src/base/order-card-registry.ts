import type { ComponentType } from "react";

/** A card that a room above shows with an order. */
export type OrderCard = ComponentType<{ readonly orderId: number }>;

let loadCard: (() => Promise<OrderCard>) | undefined;

/** Sets how the card of the order's messages is loaded. A room must not import those above it, but the app may. */
export function registerOrderMessages(load: () => Promise<OrderCard>): void {
  loadCard = load;
}

export const loadOrderMessages = (): Promise<OrderCard> =>
  loadCard === undefined ? Promise.reject(new Error("No card is registered.")) : loadCard();
