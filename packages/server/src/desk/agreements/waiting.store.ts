import type { StaffRole } from "@kreislauf/contract/base";
import { deskAgreementsApi, deskOrdersApi, type DeskWaiting } from "@kreislauf/contract/desk";
import { type RawBuilder, sql } from "kysely";
import type { StaffContext } from "../../base/context.ts";
import { selectClaimCount } from "../claims/claims.store.ts";
import { selectNewOrderCount } from "../inbox/inbox.store.ts";
import { selectTaskCount } from "./agreements.store.ts";

/** An endpoint whose list is counted. Staff who may not call it get no count. */
interface ListOfArea {
  readonly access: { readonly staff: readonly StaffRole[] };
}

/**
 * Counts new orders, open claims and requests about agreements, with one statement. A count is null if the staff
 * member's roles do not allow the list.
 */
export const countWaiting = ({ db, now, staff }: StaffContext): Promise<DeskWaiting> => {
  const countFor = (list: ListOfArea, count: RawBuilder<number>): RawBuilder<number | null> =>
    list.access.staff.some((role) => staff.roles.has(role)) ? count : sql`null`;
  return db
    .selectNoFrom([
      countFor(deskOrdersApi.deskOrders, selectNewOrderCount({ now })).as("orders"),
      countFor(deskOrdersApi.deskClaims, selectClaimCount("open")).as("claims"),
      countFor(deskAgreementsApi.deskAgreementTasks, selectTaskCount()).as("agreements"),
    ])
    .executeTakeFirstOrThrow();
};
