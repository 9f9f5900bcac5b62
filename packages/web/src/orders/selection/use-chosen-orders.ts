import { maxOrdersAtOnce, type Order } from "@kreislauf/contract/orders";
import type { RowChoice } from "@kreislauf/ui/data/row-choice.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useRef, useState } from "react";
import { selectionTexts } from "./selection.texts.ts";

type Chosen = ReadonlyMap<number, Order>;
const none: Chosen = new Map();

export interface ChosenOrders {
  /** The chosen orders, the first chosen first; each in the version loaded last. */
  readonly orders: readonly Order[];
  readonly choose: (orders: readonly Order[]) => void;
  readonly rows: RowChoice<Order>;
}

/**
 * The orders that are chosen in a list to act on them together. The choice survives changes of page and sorting; for
 * another `listKey` it starts empty. At most as many orders can be chosen as one action takes.
 */
export function useChosenOrders(listKey: string, page: readonly Order[]): ChosenOrders {
  const texts = useTexts(selectionTexts);
  const [state, setState] = useState({ listKey, chosen: none });
  const anchor = useRef<number | undefined>(undefined);
  const chosen = state.listKey === listKey ? state.chosen : none;
  const pageById = new Map(page.map((order) => [order.id, order]));

  const choose = (orders: readonly Order[]) =>
    setState({
      listKey,
      chosen: new Map(orders.slice(0, maxOrdersAtOnce).map((order) => [order.id, order])),
    });
  /** Adds the orders to the choice, or removes them. */
  const mark = (orders: readonly Order[], isChosen: boolean) => {
    const others = [...chosen.values()].filter(({ id }) => !orders.some((order) => order.id === id));
    choose(isChosen ? [...others, ...orders] : others);
  };

  const toggle = (order: Order, isRange: boolean) => {
    const [from, to] = [anchor.current, order.id].map((id) => page.findIndex((each) => each.id === id));
    anchor.current = order.id;
    if (!isRange || from === undefined || to === undefined || from < 0) {
      return mark([order], !chosen.has(order.id));
    }
    mark(page.slice(Math.min(from, to), Math.max(from, to) + 1), true);
  };
  const chosenOnPage = page.filter(({ id }) => chosen.has(id)).length;
  const isPageChosen = page.length > 0 && chosenOnPage === page.length;
  return {
    orders: [...chosen.values()].map((order) => pageById.get(order.id) ?? order),
    choose,
    rows: {
      isChosen: ({ id }) => chosen.has(id),
      label: ({ orderNumber }) => texts.choose(orderNumber),
      onToggle: toggle,
      page: {
        label: texts.choosePage,
        isChosen: isPageChosen,
        isMixed: chosenOnPage > 0 && !isPageChosen,
        isLocked: page.length === 0,
        onToggle: () => mark(page, !isPageChosen),
      },
    },
  };
}
