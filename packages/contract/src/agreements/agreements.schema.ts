import * as z from "zod/mini";
import { date, id, instant } from "../base/index.ts";
import {
  agreementTypeId,
  containerActionId,
  containerType,
  orderTerms,
  wasteType,
} from "../catalog/index.ts";
import { person } from "../users/index.ts";
import {
  agreementChanges,
  agreementEndCauses,
  agreementStatuses,
  cycleIntervalIds,
  cycleWeekdays,
} from "./agreements.codes.ts";

export const cycleIntervalId = z.literal(cycleIntervalIds);

/** Cycles come Monday to Friday. */
export const cycleWeekday = z.literal(cycleWeekdays);

const cycleFields = {
  agreementTypeId,
  cycleInterval: z.nullable(cycleIntervalId),
  weekday1: z.nullable(cycleWeekday),
  weekday2: z.nullable(cycleWeekday),
};

/** A change waits for the provider to coordinate it with the disposer, and then for the day it takes effect. */
export const pendingChange = z.object({
  ...cycleFields,
  requestedOn: instant,
  requestedBy: person,
  /** The day it takes effect; null until it is coordinated. */
  effectiveOn: z.nullable(date),
});
export type PendingChange = z.output<typeof pendingChange>;

/** Changes of agreements that are not in effect yet, for the dashboard. */
export const pendingChanges = z.object({
  changes: z.array(
    z.object({
      agreementId: id,
      serviceLocationId: id,
      site: z.string(),
      wasteType: z.string(),
      containerType: z.string(),
      change: pendingChange,
    }),
  ),
});

export const agreement = z.object({
  agreementId: id,
  /** The provider's number, for which a requested agreement waits since `createdOn`. */
  agreementNumber: z.nullable(z.string()),
  createdOn: instant,
  ...cycleFields,
  agreementType: z.string(),
  wasteType,
  containerType,
  status: z.enum(agreementStatuses),
  containersOnSite: z.int(),
  /** The cycle of the agreement waits for its change to be coordinated. */
  pendingCycleDay: z.boolean(),
  pendingChange: z.nullable(pendingChange),
  /** Days of the next open orders, at most three, the nearest first. */
  nextDates: z.array(date),
  /** Those of the next days that a holiday moved, with the day of the cycle they stand for. */
  holidayShifts: z.record(date, date),
  /** Day of the newest claimed order, if one is claimed. */
  claimedDate: z.nullable(date),
  /** Day of the newest order that was done. */
  lastDoneDate: z.nullable(date),
  /** Containers that open withdrawals will take. */
  openWithdrawals: z.int(),
  /** The day on which open withdrawals leave nothing behind. */
  fullWithdrawalDate: z.nullable(date),
  /** Its last day, once the provider has set one. */
  endsOn: z.nullable(date),
  terms: orderTerms,
  /** What can be ordered now, as the dialogs offer it. */
  containerActionIds: z.array(containerActionId),
});
export type Agreement = z.output<typeof agreement>;

export const agreementList = z.object({ agreements: z.array(agreement) });
export type AgreementList = z.output<typeof agreementList>;

/** The fields a change touched, before or after it; fields it left alone are missing. */
export const agreementChangeFields = z.partial(
  z.object({
    ...cycleFields,
    status: z.enum(agreementStatuses),
    agreementNumber: z.nullable(z.string()),
    containersOnSite: z.int(),
    effectiveOn: z.nullable(date),
    endsOn: z.nullable(date),
    /** What the provider wrote to it. */
    note: z.nullable(z.string()),
    /** Why it ended, where it did by itself. */
    cause: z.enum(agreementEndCauses),
  }),
);
export type AgreementChangeFields = z.output<typeof agreementChangeFields>;

/** Newest first. */
export const agreementChangeLog = z.object({
  entries: z.array(
    z.object({
      id,
      changedOn: instant,
      changedBy: person,
      change: z.enum(agreementChanges),
      old: agreementChangeFields,
      new: agreementChangeFields,
    }),
  ),
});

/** Waste types of a site's running and requested agreements. */
export const wasteTypeList = z.object({ wasteTypes: z.array(wasteType) });
