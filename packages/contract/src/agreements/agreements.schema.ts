import * as z from "zod/mini";
import { date, id, instant } from "../base/index.ts";
import {
  agreementTypeId,
  containerActionId,
  containerType,
  orderTerms,
  wasteType,
} from "../catalog/index.ts";
import { agreementStatuses, cycleIntervalIds, cycleWeekdays } from "./agreements.codes.ts";

const cycleIntervalId = z.literal(cycleIntervalIds);

/** Cycles come Monday to Friday. */
const cycleWeekday = z.literal(cycleWeekdays);

const cycleFields = {
  agreementTypeId,
  cycleInterval: z.nullable(cycleIntervalId),
  weekday1: z.nullable(cycleWeekday),
  weekday2: z.nullable(cycleWeekday),
};

export const agreement = z.object({
  agreementId: id,
  agreementNumber: z.string(),
  ...cycleFields,
  agreementType: z.string(),
  wasteType,
  containerType,
  status: z.enum(agreementStatuses),
  containersOnSite: z.int(),
  /** The cycle of the agreement waits for its change to be coordinated. */
  pendingCycleDay: z.boolean(),
  pendingChange: z.nullable(z.object({ ...cycleFields, requestedOn: instant })),
  /** Days of the next open orders, at most three, the nearest first. */
  nextDates: z.array(date),
  /** Day of the newest claimed order, if one is claimed. */
  claimedDate: z.nullable(date),
  /** Day of the newest order that was done. */
  lastDoneDate: z.nullable(date),
  /** Containers that open withdrawals will take. */
  openWithdrawals: z.int(),
  /** The day on which open withdrawals leave nothing behind. */
  fullWithdrawalDate: z.nullable(date),
  terms: orderTerms,
  /** What can be ordered now, as the dialogs offer it. */
  containerActionIds: z.array(containerActionId),
});
export type Agreement = z.output<typeof agreement>;

export const agreementList = z.object({ agreements: z.array(agreement) });
export type AgreementList = z.output<typeof agreementList>;
