import type { Order, OrderStatusId } from "@kreislauf/contract/orders";
import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";

/** The customer's own words if the waste is not in the catalog. */
export const wasteTypeName = ({ independentWasteType, wasteType }: Order): string =>
  independentWasteType ?? wasteType.description;

/** `3 × Gitterbox 0,9 m³`; without the number for a single container. */
export const containerLabel = ({ amount, containerType }: Order): string =>
  amount > 1 ? `${amount} × ${containerType.type}` : containerType.type;

/** `J. Petersen`; the one-word names of systems stay as they are. */
export const shortName = (name: string): string => name.replace(/^(\p{L})[^\s]*\s+(?=\S)/u, "$1. ");

export const statusLooks: Readonly<Record<OrderStatusId, StatusVariant>> = {
  1: "open",
  2: "done",
  3: "claimed",
  4: "cancelled",
  5: "failed",
};
