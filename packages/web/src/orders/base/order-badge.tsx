import { type Order, orderPhaseTexts, ordersTexts } from "@kreislauf/contract/orders";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { phaseVariants, statusVariants } from "./order-labels.ts";

type OrderState = Pick<Order, "orderStatusId" | "phase">;

/** The icon and colours of an order's badge: those of its phase if it has one, otherwise of its status. */
export const stateVariant = ({ orderStatusId, phase }: OrderState): StatusVariant =>
  phase === null ? statusVariants[orderStatusId] : phaseVariants[phase];

/** A badge that says what is going on with an order: its phase if it has one, otherwise its status. */
export function OrderBadge(props: { order: OrderState; large?: boolean; wordHidden?: boolean }) {
  const { order, large = false, wordHidden = false } = props;
  const { status, statusShort } = useTexts(ordersTexts);
  const { badge } = useTexts(orderPhaseTexts);
  const { orderStatusId, phase } = order;
  const word = phase === null ? (large ? status : statusShort)[orderStatusId] : badge[phase];
  return (
    <StatusBadge status={stateVariant(order)} large={large} wordHidden={wordHidden}>
      {word}
    </StatusBadge>
  );
}
