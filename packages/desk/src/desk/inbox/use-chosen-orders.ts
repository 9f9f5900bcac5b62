import type { DeskOrder } from "@kreislauf/contract/desk";
import { useRef, useState } from "react";

/**
 * The orders chosen to be answered together. Each keeps the version in which it was chosen (docs/decisions.md 50.6).
 */
export function useChosenOrders(shown: readonly DeskOrder[], leave: (act: () => void) => void) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, DeskOrder>>(new Map());
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const lastToggled = useRef<number>(null);

  const add = (orders: readonly DeskOrder[]) => {
    const missing = orders.filter(({ id }) => !chosen.has(id));
    setChosen(new Map([...chosen, ...missing.map((order) => [order.id, order] as const)]));
  };
  /**
   * Keeps only the chosen orders that `isKept` accepts. If none is left, the input of the answer's form is lost, so
   * `leave` asks first.
   */
  const keepOnly = (isKept: (orderId: number) => boolean) => {
    const kept = new Map([...chosen].filter(([orderId]) => isKept(orderId)));
    if (kept.size === 0) leave(() => setChosen(kept));
    else setChosen(kept);
  };
  const toggle = (order: DeskOrder) => {
    lastToggled.current = order.id;
    if (chosen.has(order.id)) keepOnly((orderId) => orderId !== order.id);
    else add([order]);
  };
  /** Chooses all rows from the one toggled last to `order`, both included; only `order` if the list has no such row. */
  const chooseUpTo = (order: DeskOrder) => {
    const start = shown.findIndex(({ id }) => id === lastToggled.current);
    const end = shown.findIndex(({ id }) => id === order.id);
    add(start === -1 ? [order] : shown.slice(Math.min(start, end), Math.max(start, end) + 1));
  };
  const toggleShown = () => {
    const shownIds = new Set(shown.map(({ id }) => id));
    if (shown.some(({ id }) => !chosen.has(id))) add(shown);
    else keepOnly((orderId) => !shownIds.has(orderId));
  };
  /**
   * Called after the chosen orders were answered. Refused orders stay chosen, now with the version of the reloaded
   * list.
   */
  const release = (answered: ReadonlySet<number>, left: ReadonlySet<number>) => {
    setChosen((now) => new Map([...now].filter(([orderId]) => !answered.has(orderId))));
    setRefused(left);
  };
  const orders = [...chosen.values()].map(
    (order) => (refused.has(order.id) ? shown.find(({ id }) => id === order.id) : undefined) ?? order,
  );
  return {
    ids: new Set(chosen.keys()),
    orders,
    toggle,
    chooseUpTo,
    toggleShown,
    release,
    unchooseAll: () => keepOnly(() => false),
  };
}
