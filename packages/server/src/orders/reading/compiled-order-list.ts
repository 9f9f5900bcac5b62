import type { BerlinDate, Language } from "@kreislauf/contract/base";
import type { Scope } from "../../base/context.ts";
import { compileOnce } from "../../base/database/compile-once.ts";
import {
  type OrderPage,
  type OrderSelection,
  type OrderSorting,
  selectOrderCounts,
  selectOrderPage,
} from "./order-list.store.ts";

/** Phases depend on the moment, so that lists by phase are not compiled once. */
type SelectionWithoutPhase = Omit<OrderSelection, "phase">;

interface PageShape {
  readonly selection: SelectionWithoutPhase;
  readonly shown: OrderSorting & OrderPage;
  readonly language: Language;
}

interface CountsShape {
  readonly selection: SelectionWithoutPhase;
  readonly today: BerlinDate;
}

/** A page of a list, compiled once for all people who choose the same. */
export const compiledOrderPage = compileOnce((scope: Scope, shape: PageShape) => {
  const { selection, shown, language } = shape;
  return selectOrderPage({ ...scope, language }, selection, shown, shown);
});

/** Its counts, compiled once a day. */
export const compiledOrderCounts = compileOnce((scope: Scope, { selection, today }: CountsShape) =>
  selectOrderCounts(scope, selection, today),
);
