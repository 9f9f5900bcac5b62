import {
  cycleStartAfterChange,
  type CycleIntervalId,
  type CycleWeekday,
} from "@kreislauf/contract/agreements";
import { type BerlinDate, Refusal } from "@kreislauf/contract/base";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import { earliestDesiredDate } from "@kreislauf/contract/orders";
import { insertAgreement } from "../../agreements/index.ts";
import type { UserWriteContext } from "../../base/context.ts";
import type { OrderBasis } from "../base/order-basis.ts";
import { lockPlacementBasis } from "../ordering/placement-basis.store.ts";

interface StartedAgreement {
  readonly serviceLocationId: number;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: AgreementTypeId;
  readonly cycleInterval: CycleIntervalId | null;
  readonly weekday1: CycleWeekday | null;
  readonly weekday2: CycleWeekday | null;
  /** Null: the cycle of a periodic agreement begins on the first of its days that can be ordered. */
  readonly cycleStart: BerlinDate | null;
  readonly containersOnSite: number;
  readonly agreementNumber: string | null;
}

/**
 * Writes an agreement that is active at once, with containers that are already on site and without a placement order.
 * The catalog must offer the service, as for customers. Returns the id of the agreement.
 */
export async function startAgreement(context: UserWriteContext, wish: StartedAgreement): Promise<number> {
  const basis = await lockPlacementBasis(context, wish);
  if (!basis.siteActive) throw new Refusal("location_inactive");
  const { agreementTypeId, cycleInterval, weekday1, weekday2 } = wish;
  return await insertAgreement(
    context,
    {
      companyId: context.actor.companyId,
      siteId: basis.siteId,
      offerId: basis.offerId,
      wasteTypeId: basis.wasteTypeId,
      containerTypeId: basis.containerTypeId,
      schedule: { agreementTypeId, cycleInterval, weekday1, weekday2 },
      cycleStart: wish.cycleStart ?? firstCycleDay(context, wish, basis),
      status: "active",
      containersOnSite: wish.containersOnSite,
      agreementNumber: wish.agreementNumber,
    },
    context.actor.userId,
  );
}

/** The first day of the cycle that can still be ordered; null if the agreement has no cycle. */
function firstCycleDay(
  { now }: UserWriteContext,
  { cycleInterval, weekday1, weekday2 }: StartedAgreement,
  { leadTimeDays, holidays }: OrderBasis,
): BerlinDate | null {
  if (cycleInterval === null || weekday1 === null) return null;
  const earliest = earliestDesiredDate(now, leadTimeDays, holidays);
  return cycleStartAfterChange({ cycleInterval, weekday1, weekday2 }, earliest);
}
