import { type Agreement, type FoundAgreement, possibleActions } from "@kreislauf/contract/agreements";
import { isWorkingDay, type Language, type BerlinDate } from "@kreislauf/contract/base";
import { catalogTexts, type ContainerActionId } from "@kreislauf/contract/catalog";
import type { Context } from "../base/context.ts";
import { toWasteAndContainerView, upcomingHolidays, toOrderTerms } from "../catalog/index.ts";
import { type AgreementListRow, getAgreement } from "./agreements.store.ts";

/** The part of an agreement's view that comes from its orders. The room `orders`, above this one, reads it. */
export interface AgreementOrderSummary extends Pick<
  Agreement,
  "droppedDates" | "claimedDate" | "lastDoneDate" | "openWithdrawals" | "fullWithdrawalDate"
> {
  /** The next days with open orders, nearest first, with the cycle day of each; null for an order without a cycle. */
  readonly nextDays: readonly { readonly date: BerlinDate; readonly cycleDay: BerlinDate | null }[];
}
export type ReadOrderSummaries = (
  context: Pick<Context, "db" | "now">,
  agreements: readonly { readonly id: number; readonly containersOnSite: number }[],
) => Promise<ReadonlyMap<number, AgreementOrderSummary>>;

/** Agreements as the API sends them. */
export async function toAgreementViews(
  context: Context,
  rows: readonly AgreementListRow[],
  readOrderSummaries: ReadOrderSummaries,
): Promise<Agreement[]> {
  const summaries = await readOrderSummaries(
    context,
    rows.map((row) => ({ id: row.id, containersOnSite: row.containers_on_site })),
  );
  return await Promise.all(
    rows.map(async (row) => {
      const { land, assumption_day_holiday, corpus_christi_holiday } = row;
      const holidays = await upcomingHolidays(context.now, {
        land,
        assumptionDayHoliday: assumption_day_holiday,
        corpusChristiHoliday: corpus_christi_holiday,
      });
      return toAgreement(row, summaries.get(row.id), new Set(holidays.keys()), context.language);
    }),
  );
}

export async function getAgreementView(
  context: Context,
  agreementId: number,
  readSummaries: ReadOrderSummaries,
): Promise<Agreement> {
  const [shown] = await toAgreementViews(context, [await getAgreement(context, agreementId)], readSummaries);
  return shown as Agreement;
}

const noOrders: AgreementOrderSummary = {
  nextDays: [],
  droppedDates: [],
  claimedDate: null,
  lastDoneDate: null,
  openWithdrawals: 0,
  fullWithdrawalDate: null,
};

/** The waste type and container type of an agreement, and how many of its containers are on site. */
const toContainerView = (row: AgreementListRow, language: Language) => ({
  agreementId: row.id,
  agreementNumber: row.agreement_number,
  ...toWasteAndContainerView(row, language),
  containersOnSite: row.containers_on_site,
});

export const toFoundAgreement = (row: AgreementListRow, language: Language): FoundAgreement => ({
  ...toContainerView(row, language),
  serviceLocationId: row.site_id,
});

function toAgreement(
  row: AgreementListRow,
  { nextDays, ...summary }: AgreementOrderSummary = noOrders,
  holidays: ReadonlySet<BerlinDate>,
  language: Language,
): Agreement {
  const { pending_change: pending } = row;
  return {
    createdOn: row.created_on,
    agreementTypeId: row.agreement_type_id,
    cycleInterval: row.cycle_interval,
    weekday1: row.weekday1,
    weekday2: row.weekday2,
    agreementType: catalogTexts[language].agreementType[row.agreement_type_id],
    ...toContainerView(row, language),
    status: row.status,
    pendingCycleDay: pending !== null && pending.cycleInterval !== null,
    pendingChange: pending,
    nextDates: [...new Set(nextDays.map(({ date }) => date))],
    holidayShifts: holidayShifts(nextDays, holidays),
    ...summary,
    endsOn: row.ends_on,
    terms: toOrderTerms(row),
    offeredTypeIds: row.offered_type_ids,
    containerActionIds: actionsOfAgreement(row),
  };
}

/**
 * The dates of orders that a holiday has moved, with the cycle day of each. If the cycle day is a working day, a person
 * has moved the order, which does not count here.
 */
function holidayShifts(
  days: AgreementOrderSummary["nextDays"],
  holidays: ReadonlySet<BerlinDate>,
): Agreement["holidayShifts"] {
  const moved = days.flatMap(({ date, cycleDay }) =>
    cycleDay === null || cycleDay === date || isWorkingDay(cycleDay, holidays) ? [] : [[date, cycleDay]],
  );
  return Object.fromEntries(moved) as Agreement["holidayShifts"];
}

/** The actions that can be ordered on an agreement now. */
export const actionsOfAgreement = (row: AgreementListRow): ContainerActionId[] =>
  possibleActions(
    { status: row.status, containersOnSite: row.containers_on_site, unit: toOrderTerms(row).unit },
    row.container_action_ids,
  );
