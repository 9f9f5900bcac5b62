import type { Order, OrderStatusId } from "@kreislauf/contract/orders";
import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";

/** What is collected: the words of the customer where the catalog has none. */
export const wasteTypeName = ({ independentWasteType, wasteType }: Order): string =>
  independentWasteType ?? wasteType.description;

/** `3 × Gitterbox 0,9 m³`; a single container goes without its number. */
export const containerLabel = ({ amount, containerType }: Order): string =>
  amount > 1 ? `${amount} × ${containerType.type}` : containerType.type;

/** `J. Petersen`; the names of systems are one word and stay. */
export const shortName = (name: string): string => name.replace(/^(\p{L})[^\s]*\s+(?=\S)/u, "$1. ");

export const statusLooks: Readonly<Record<OrderStatusId, StatusVariant>> = {
  1: "open",
  2: "done",
  3: "claimed",
  4: "cancelled",
  5: "failed",
};
