import type { BerlinDate, Language } from "@kreislauf/contract/base";
import type { Scope } from "../../base/context.ts";
import { compileOnce } from "../../base/database/compile-once.ts";
import type { Db } from "../../base/database/database.ts";
import {
  type OrderPage,
  type OrderSelection,
  type OrderSorting,
  selectOrderCounts,
  selectOrderPage,
} from "./order-list.store.ts";

/** Phases depend on the current time, so a query that filters by phase cannot be compiled in advance. */
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

/**
 * Passes the ids of the person who calls and of their company to a compiled query. `isProvider` is part of the query's
 * shape, because the provider sees all sites.
 */
const forWhoAsks =
  <Shape, Row>(
    compiled: ReturnType<typeof compileOnce<WhoAsks, Shape & { readonly isProvider: boolean }, Row>>,
  ) =>
  ({ db, actor: { userId, companyId, isProvider } }: Scope, shape: Shape) =>
    compiled(db, { userId, companyId }, { ...shape, isProvider: isProvider === true });

type WhoAsks = Pick<Scope["actor"], "userId" | "companyId">;

const scopeOf = (db: Db, whoAsks: WhoAsks, { isProvider }: { readonly isProvider: boolean }): Scope => ({
  db,
  actor: { ...whoAsks, ...(isProvider && { isProvider }) },
});

/** Reads a page of the order list. The query is compiled once for each combination of filters, sorting and language. */
export const compiledOrderPage = forWhoAsks(
  compileOnce((db, whoAsks: WhoAsks, shape: PageShape & { readonly isProvider: boolean }) => {
    const { selection, shown, language } = shape;
    return selectOrderPage({ ...scopeOf(db, whoAsks, shape), language }, selection, shown, shown);
  }),
);

/** Reads the counts of the order list. The query is compiled anew every day, because it contains the date of today. */
export const compiledOrderCounts = forWhoAsks(
  compileOnce((db, whoAsks: WhoAsks, shape: CountsShape & { readonly isProvider: boolean }) =>
    selectOrderCounts(scopeOf(db, whoAsks, shape), shape.selection, shape.today),
  ),
);
