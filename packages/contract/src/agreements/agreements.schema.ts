import * as z from "zod/mini";
import { date, id, instant, integerParam, searchInput } from "../base/index.ts";
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

/** Cycles run Monday to Friday. */
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
  /** The provider's number; a requested agreement has been waiting for it since `createdOn`. */
  agreementNumber: z.nullable(z.string()),
  createdOn: instant,
  ...cycleFields,
  agreementType: z.string(),
  wasteType,
  containerType,
  status: z.enum(agreementStatuses),
  containersOnSite: z.int(),
  /** A change of the agreement's cycle waits to be coordinated. */
  pendingCycleDay: z.boolean(),
  pendingChange: z.nullable(pendingChange),
  /** Days of the next open orders, at most three, the nearest first; without those of `droppedDates`. */
  nextDates: z.array(date),
  /** Days of the old cycle's orders that an accepted change will cancel, the nearest first. */
  droppedDates: z.array(date),
  /** Which of the next dates a holiday has moved, each with the day of the cycle that it replaces. */
  holidayShifts: z.record(date, date),
  /** Day of the newest claimed order, if one is claimed. */
  claimedDate: z.nullable(date),
  /** Day of the newest order that was done. */
  lastDoneDate: z.nullable(date),
  /** Containers that open withdrawals will take away. */
  openWithdrawals: z.int(),
  /** The day after whose open withdrawals no container is left. */
  fullWithdrawalDate: z.nullable(date),
  /** The agreement's last day, once the provider has set one. */
  endsOn: z.nullable(date),
  terms: orderTerms,
  /** Types of agreement that the catalog offers for its waste in its container. */
  offeredTypeIds: z.array(agreementTypeId),
  /** What can be ordered now, as the dialogs offer it. */
  containerActionIds: z.array(containerActionId),
});
export type Agreement = z.output<typeof agreement>;

export const agreementList = z.object({ agreements: z.array(agreement) });
export type AgreementList = z.output<typeof agreementList>;

/** Sites whose agreements are listed in one call. */
export const maxSitesWithAgreements = 100;

export const agreementsOfSites = z.object({
  sites: z.array(z.object({ serviceLocationId: id, agreements: z.array(agreement) })),
});

export const agreementSearch = z.object({
  search: z._default(searchInput(100), ""),
  limit: z._default(integerParam(1, 100), 15),
});
export type AgreementSearch = z.output<typeof agreementSearch>;

const foundAgreement = z.object({
  ...z.pick(agreement, {
    agreementId: true,
    agreementNumber: true,
    wasteType: true,
    containerType: true,
    containersOnSite: true,
  }).shape,
  serviceLocationId: id,
});
export type FoundAgreement = z.output<typeof foundAgreement>;

export const foundAgreements = z.object({ agreements: z.array(foundAgreement), total: z.int() });

/** The fields that changed, with their values before or after; unchanged fields are missing. */
export const agreementChangeFields = z.partial(
  z.object({
    ...cycleFields,
    status: z.enum(agreementStatuses),
    agreementNumber: z.nullable(z.string()),
    containersOnSite: z.int(),
    effectiveOn: z.nullable(date),
    endsOn: z.nullable(date),
    /** The provider's note on it. */
    note: z.nullable(z.string()),
    /** Why it ended, if the portal ended it. */
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
