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

/** A weekday of a cycle, Monday to Friday. */
export const cycleWeekday = z.literal(cycleWeekdays);

const cycleFields = {
  agreementTypeId,
  cycleInterval: z.nullable(cycleIntervalId),
  weekday1: z.nullable(cycleWeekday),
  weekday2: z.nullable(cycleWeekday),
};

/**
 * A requested change: first the provider coordinates it with the disposer, then it waits for the day it takes effect.
 */
export const pendingChange = z.object({
  ...cycleFields,
  requestedOn: instant,
  requestedBy: person,
  /** The day on which the change takes effect; null until the provider accepts the change. */
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
  /** The provider's number; null until the provider assigns one. */
  agreementNumber: z.nullable(z.string()),
  createdOn: instant,
  ...cycleFields,
  agreementType: z.string(),
  wasteType,
  containerType,
  status: z.enum(agreementStatuses),
  containersOnSite: z.int(),
  /** Whether the pending change has a cycle; false if no change is pending. */
  pendingCycleDay: z.boolean(),
  pendingChange: z.nullable(pendingChange),
  /** The dates of open orders from today on, at most three, the nearest first; without those in `droppedDates`. */
  nextDates: z.array(date),
  /** The dates of open orders that the accepted change will cancel, the nearest first. */
  droppedDates: z.array(date),
  /** For each of `nextDates` to which a holiday moved an order (the key), the original day of the cycle (the value). */
  holidayShifts: z.record(date, date),
  /** The latest desired date of a claimed order; null if no order is claimed. */
  claimedDate: z.nullable(date),
  /** The latest desired date of an order that is done; null if no order is done. */
  lastDoneDate: z.nullable(date),
  /** The number of containers that planned withdrawals will take away. */
  openWithdrawals: z.int(),
  /** The day on which a planned withdrawal takes away the last container; null if containers remain. */
  fullWithdrawalDate: z.nullable(date),
  /** The agreement's last day; null unless the provider has set one. */
  endsOn: z.nullable(date),
  terms: orderTerms,
  /** Agreement types that the catalog offers for this waste type in this container type. */
  offeredTypeIds: z.array(agreementTypeId),
  /** Actions that can be ordered now and are offered in the dialogs. */
  containerActionIds: z.array(containerActionId),
});
export type Agreement = z.output<typeof agreement>;

export const agreementList = z.object({ agreements: z.array(agreement) });
export type AgreementList = z.output<typeof agreementList>;

/** The most sites whose agreements one call lists. */
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
    /** The provider's note on the change. */
    note: z.nullable(z.string()),
    /** Why the agreement ended, if the portal ended it. */
    cause: z.enum(agreementEndCauses),
  }),
);
export type AgreementChangeFields = z.output<typeof agreementChangeFields>;

/** The entries of an agreement's change log, newest first. */
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

/** The waste types of a site's requested and active agreements. */
export const wasteTypeList = z.object({ wasteTypes: z.array(wasteType) });
