import * as z from "zod/mini";
import { because, id } from "../base/index.ts";
import { agreementType, agreementTypeId } from "../catalog/index.ts";
import { isValidCycle } from "./agreements.rules.ts";
import { cycleIntervalId, cycleWeekday } from "./agreements.schema.ts";

/** Type and rhythm as they are asked for; what is left out is none. */
export const cycleWish = {
  agreementTypeId,
  cycleInterval: z._default(z.nullable(cycleIntervalId), null),
  weekday1: z._default(z.nullable(cycleWeekday), null),
  weekday2: z._default(z.nullable(cycleWeekday), null),
};
type CycleWish = z.output<ReturnType<typeof z.object<typeof cycleWish>>>;

/** A periodic agreement has a rhythm, no other has any part of one, and its weekdays fit its interval. */
export const cycleChecks = [
  z.refine<CycleWish>(
    ({ agreementTypeId: typeId, cycleInterval, weekday1, weekday2 }: CycleWish) =>
      typeId === agreementType.periodic
        ? cycleInterval !== null && weekday1 !== null
        : cycleInterval === null && weekday1 === null && weekday2 === null,
    { path: ["cycleInterval"], ...because("cycle_with_periodic") },
  ),
  z.refine<CycleWish>(
    ({ cycleInterval, weekday1, weekday2 }: CycleWish) =>
      cycleInterval === null || weekday1 === null || isValidCycle({ cycleInterval, weekday1, weekday2 }),
    { path: ["weekday2"], ...because("cycle_weekdays") },
  ),
] as const;

export const agreementUpdate = z.strictObject({ agreementId: id, ...cycleWish }).check(...cycleChecks);
export type AgreementUpdate = z.output<typeof agreementUpdate>;

export const changeWithdrawal = z.strictObject({ agreementId: id });
