import * as z from "zod/mini";
import { withReason, id } from "../base/index.ts";
import { agreementType, agreementTypeId } from "../catalog/index.ts";
import { isValidCycle } from "./agreements.rules.ts";
import { cycleIntervalId, cycleWeekday } from "./agreements.schema.ts";

/** Agreement type and cycle as requested; missing fields of the cycle become null. */
export const scheduleInput = {
  agreementTypeId,
  cycleInterval: z._default(z.nullable(cycleIntervalId), null),
  weekday1: z._default(z.nullable(cycleWeekday), null),
  weekday2: z._default(z.nullable(cycleWeekday), null),
};
type ScheduleInput = z.output<ReturnType<typeof z.object<typeof scheduleInput>>>;

/**
 * A periodic agreement needs a cycle, all other types must have none of its fields, and the weekdays must fit the
 * interval.
 */
export const scheduleChecks = [
  z.refine<ScheduleInput>(
    ({ agreementTypeId: typeId, cycleInterval, weekday1, weekday2 }: ScheduleInput) =>
      typeId === agreementType.periodic
        ? cycleInterval !== null && weekday1 !== null
        : cycleInterval === null && weekday1 === null && weekday2 === null,
    { path: ["cycleInterval"], ...withReason("cycle_with_periodic") },
  ),
  z.refine<ScheduleInput>(
    ({ cycleInterval, weekday1, weekday2 }: ScheduleInput) =>
      cycleInterval === null || weekday1 === null || isValidCycle({ cycleInterval, weekday1, weekday2 }),
    { path: ["weekday2"], ...withReason("cycle_weekdays") },
  ),
] as const;

export const agreementUpdate = z.strictObject({ agreementId: id, ...scheduleInput }).check(...scheduleChecks);
export type AgreementUpdate = z.output<typeof agreementUpdate>;

export const changeWithdrawal = z.strictObject({ agreementId: id });
