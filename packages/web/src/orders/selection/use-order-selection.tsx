import type { Order } from "@kreislauf/contract/orders";
import { useState, type ReactNode } from "react";
import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import type { RowChoice } from "@kreislauf/ui/data/row-choice.ts";
import type { OrderSelection } from "../orders.queries.ts";
import type { BatchResultPanelProps } from "./batch-result-panel.tsx";
import type { OrderSelectionBarProps } from "./order-selection-bar.tsx";
import { useChosenOrders } from "./use-chosen-orders.ts";
import type { BatchResult } from "./batch-result.ts";

const lazyBar = lazyElement<OrderSelectionBarProps>(
  async () => (await import("./order-selection-bar.tsx")).renderOrderSelectionBar,
);
const lazyPanel = lazyElement<BatchResultPanelProps>(
  async () => (await import("./batch-result-panel.tsx")).renderBatchResultPanel,
);

interface OrderSelectionParts {
  readonly choice: RowChoice<Order>;
  readonly clear: () => void;
  /** To be rendered above the list: the result of the last action. */
  readonly result: ReactNode;
  /**
   * To be rendered below the list: the actions for the chosen orders; false or undefined if there is nothing to show.
   */
  readonly bar: ReactNode;
}

/** Lets people choose orders of a list and act on them together. */
export function useOrderSelection(
  { page: _, ...list }: OrderSelection,
  page: readonly Order[],
  total: number | undefined,
): OrderSelectionParts {
  const { site, status, search, filters } = list;
  const { orders, choose, rows } = useChosenOrders(JSON.stringify([site, status, search, filters]), page);
  const [result, setResult] = useState<BatchResult | null>(null);
  const renderBar = useLazyElement(lazyBar);
  const renderPanel = useLazyElement(lazyPanel);

  /** After an action, the orders that it did not change stay chosen: refused ones, and those that did not allow it. */
  const keepRest = (outcome: BatchResult) => {
    const done = new Set(outcome.done.map(({ id }) => id));
    const refused = new Map(outcome.refused.map(({ order }) => [order.id, order]));
    choose(orders.filter(({ id }) => !done.has(id)).map((order) => refused.get(order.id) ?? order));
    setResult(outcome);
  };
  return {
    choice: rows,
    clear: () => choose([]),
    // The element is always there, because a live region that is inserted together with its text is not announced.
    result: <div role="status">{result && renderPanel?.({ result, onClose: () => setResult(null) })}</div>,
    bar: orders.length > 0 && renderBar?.({ list, total, orders, choose, onDone: keepRest }),
  };
}
