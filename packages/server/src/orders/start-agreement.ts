import {
  cycleStartAfterChange,
  type CycleIntervalId,
  type CycleWeekday,
} from "@kreislauf/contract/agreements";
import { type BerlinDate, Refusal } from "@kreislauf/contract/base";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import { earliestDesiredDate } from "@kreislauf/contract/orders";
import { writeAgreement } from "../agreements/index.ts";
import type { PersonsWork } from "../base/context.ts";
import type { OrderBasis } from "./order-basis.ts";
import { holdPlacementBasis } from "./placement-basis.ts";

interface StartedAgreement {
  readonly serviceLocationId: number;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: AgreementTypeId;
  readonly cycleInterval: CycleIntervalId | null;
  readonly weekday1: CycleWeekday | null;
  readonly weekday2: CycleWeekday | null;
  /** Null: as soon as it can be. */
  readonly cycleStart: BerlinDate | null;
  readonly containersOnSite: number;
  readonly agreementNumber: string | null;
}

/**
 * Writes an agreement that runs at once, with the containers that stand there already: nothing is placed for it. What
 * the catalog offers holds as for customers; returns its id.
 */
export async function startAgreement(context: PersonsWork, wish: StartedAgreement): Promise<number> {
  const basis = await holdPlacementBasis(context, wish);
  if (!basis.locationActive) throw new Refusal("location_inactive");
  const { agreementTypeId, cycleInterval, weekday1, weekday2 } = wish;
  return await writeAgreement(
    context,
    {
      companyId: context.actor.companyId,
      locationId: basis.locationId,
      offerId: basis.offerId,
      wasteTypeId: basis.wasteTypeId,
      containerTypeId: basis.containerTypeId,
      rhythm: { agreementTypeId, cycleInterval, weekday1, weekday2 },
      cycleStart: wish.cycleStart ?? firstCycleDay(context, wish, basis),
      status: "active",
      containersOnSite: wish.containersOnSite,
      agreementNumber: wish.agreementNumber,
    },
    context.actor.userId,
  );
}

/** The first day of the rhythm that can still be ordered. */
function firstCycleDay(
  { now }: PersonsWork,
  { cycleInterval, weekday1, weekday2 }: StartedAgreement,
  { leadTimeDays, holidays }: OrderBasis,
): BerlinDate | null {
  if (cycleInterval === null || weekday1 === null) return null;
  const earliest = earliestDesiredDate(now, leadTimeDays, holidays);
  return cycleStartAfterChange({ cycleInterval, weekday1, weekday2 }, earliest);
}
