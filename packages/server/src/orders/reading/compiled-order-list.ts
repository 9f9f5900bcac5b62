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

/** Who asks is filled in, apart from whether it is the provider, who sees all sites. */
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

/** A page of a list, compiled once for all people who choose the same. */
export const compiledOrderPage = forWhoAsks(
  compileOnce((db, whoAsks: WhoAsks, shape: PageShape & { readonly isProvider: boolean }) => {
    const { selection, shown, language } = shape;
    return selectOrderPage({ ...scopeOf(db, whoAsks, shape), language }, selection, shown, shown);
  }),
);

/** Its counts, compiled once a day. */
export const compiledOrderCounts = forWhoAsks(
  compileOnce((db, whoAsks: WhoAsks, shape: CountsShape & { readonly isProvider: boolean }) =>
    selectOrderCounts(scopeOf(db, whoAsks, shape), shape.selection, shape.today),
  ),
);
