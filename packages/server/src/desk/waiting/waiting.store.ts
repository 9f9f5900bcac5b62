import type { StaffRole } from "@kreislauf/contract/base";
import type { DeskWaiting } from "@kreislauf/contract/desk";
import { type RawBuilder, sql } from "kysely";
import type { StaffContext } from "../../base/context.ts";
import { selectTaskCount } from "../agreements/agreements.store.ts";
import { selectClaimCount } from "../claims/claims.store.ts";
import { selectNewOrderCount } from "../inbox/inbox.store.ts";

/** What waits in each area, in one round trip; areas outside the person's roles are not counted. */
export const countWaiting = ({ db, now, staff }: StaffContext): Promise<DeskWaiting> => {
  const countFor = (roles: readonly StaffRole[], count: RawBuilder<number>): RawBuilder<number | null> =>
    roles.some((role) => staff.roles.has(role)) ? count : sql`null`;
  return db
    .selectNoFrom([
      countFor(["dispatch", "claims"], selectNewOrderCount({ now })).as("orders"),
      countFor(["dispatch", "claims"], selectClaimCount("open")).as("claims"),
      countFor(["dispatch", "master_data"], selectTaskCount()).as("agreements"),
    ])
    .executeTakeFirstOrThrow();
};
