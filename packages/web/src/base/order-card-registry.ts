import type { ComponentType } from "react";

/** A card on an order's page that belongs to a room above `orders` (docs/architecture.md). */
export type OrderCard = ComponentType<{ readonly orderId: number }>;

let loadCard: (() => Promise<OrderCard>) | undefined;

/**
 * Sets how the card with the messages on an order is loaded. The room `orders` must not import `questions`, the room of
 * that card, but the app may.
 */
export function registerOrderMessages(load: () => Promise<OrderCard>): void {
  loadCard = load;
}

export const loadOrderMessages = (): Promise<OrderCard> =>
  loadCard === undefined ? Promise.reject(new Error("No card is registered.")) : loadCard();
