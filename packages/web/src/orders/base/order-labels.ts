import type { Order, OrderPhase, OrderStatusId } from "@kreislauf/contract/orders";
import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";

/** The name of an order's waste; in the customer's own words if the waste is not in the catalog. */
export const wasteTypeName = ({ independentWasteType, wasteType }: Order): string =>
  independentWasteType ?? wasteType.description;

/** Shortens the first name: `J. Petersen`. Names of one word, such as those of systems, stay as they are. */
export const shortName = (name: string): string => name.replace(/^(\p{L})[^\s]*\s+(?=\S)/u, "$1. ");

export const statusVariants: Readonly<Record<OrderStatusId, StatusVariant>> = {
  1: "open",
  2: "done",
  3: "claimed",
  4: "cancelled",
  5: "failed",
};

export const phaseVariants: Readonly<Record<OrderPhase, StatusVariant>> = {
  proposal: "proposal",
  overdue: "overdue",
  feedback: "feedback",
  today: "today",
  confirmed: "confirmed",
  requested: "open",
  waiting: "claimed",
  answered: "answered",
};
