import { type Agreement, possibleActions } from "@kreislauf/contract/agreements";
import type { Language } from "@kreislauf/contract/base";
import { type BerlinDate, isWorkingDay } from "@kreislauf/contract/base";
import { catalogTexts, type ContainerActionId } from "@kreislauf/contract/catalog";
import type { Context } from "../base/context.ts";
import { containerTypeOf, holidaysFrom, orderTermsOf, wasteTypeOf } from "../catalog/index.ts";
import { type DescribedAgreement, getAgreement } from "./agreements.store.ts";

/** What orders tell about an agreement; read by the orders room, which stands above this one. */
export interface AgreementOutlook extends Pick<
  Agreement,
  "claimedDate" | "lastDoneDate" | "openWithdrawals" | "fullWithdrawalDate"
> {
  /** The next days with open orders, the nearest first, with the days of the cycle they are for. */
  readonly nextDays: readonly { readonly date: BerlinDate; readonly cycleDay: BerlinDate | null }[];
}
export type ReadOutlooks = (
  context: Pick<Context, "db" | "now">,
  agreements: readonly { readonly id: number; readonly containersOnSite: number }[],
) => Promise<ReadonlyMap<number, AgreementOutlook>>;

/** Agreements as they travel. */
export async function showAgreements(
  context: Context,
  rows: readonly DescribedAgreement[],
  readOutlooks: ReadOutlooks,
): Promise<Agreement[]> {
  const outlooks = await readOutlooks(
    context,
    rows.map((row) => ({ id: row.id, containersOnSite: row.containers_on_site })),
  );
  return await Promise.all(
    rows.map(async (row) => {
      const { land, assumption_day_holiday, corpus_christi_holiday } = row;
      const holidays = await holidaysFrom(context.now, {
        land,
        assumptionDayHoliday: assumption_day_holiday,
        corpusChristiHoliday: corpus_christi_holiday,
      });
      return toAgreement(row, outlooks.get(row.id), new Set(holidays.keys()), context.language);
    }),
  );
}

export async function showAgreement(
  context: Context,
  agreementId: number,
  readOutlooks: ReadOutlooks,
): Promise<Agreement> {
  const [shown] = await showAgreements(context, [await getAgreement(context, agreementId)], readOutlooks);
  return shown as Agreement;
}

const nothingOrdered: AgreementOutlook = {
  nextDays: [],
  claimedDate: null,
  lastDoneDate: null,
  openWithdrawals: 0,
  fullWithdrawalDate: null,
};

function toAgreement(
  row: DescribedAgreement,
  { nextDays, ...outlook }: AgreementOutlook = nothingOrdered,
  holidays: ReadonlySet<BerlinDate>,
  language: Language,
): Agreement {
  const { pending_change: pending } = row;
  return {
    agreementId: row.id,
    agreementNumber: row.agreement_number,
    createdOn: row.created_on,
    agreementTypeId: row.agreement_type_id,
    cycleInterval: row.cycle_interval,
    weekday1: row.weekday1,
    weekday2: row.weekday2,
    agreementType: catalogTexts[language].agreementType[row.agreement_type_id],
    wasteType: wasteTypeOf({
      id: row.waste_type_id,
      description: row.waste_description,
      avv_code: row.avv_code,
      hazardous: row.hazardous,
    }),
    containerType: containerTypeOf({
      id: row.container_type_id,
      type: row.container_type,
      size: row.container_size,
      drawing: row.container_drawing,
    }),
    status: row.status,
    containersOnSite: row.containers_on_site,
    pendingCycleDay: pending !== null && pending.cycleInterval !== null,
    pendingChange: pending,
    nextDates: [...new Set(nextDays.map(({ date }) => date))],
    holidayShifts: holidayShifts(nextDays, holidays),
    ...outlook,
    endsOn: row.ends_on,
    terms: orderTermsOf(row),
    containerActionIds: actionsOf(row),
  };
}

/** A day of the cycle that falls on a holiday was served on another; whatever else moved, somebody moved. */
function holidayShifts(
  days: AgreementOutlook["nextDays"],
  holidays: ReadonlySet<BerlinDate>,
): Agreement["holidayShifts"] {
  const moved = days.flatMap(({ date, cycleDay }) =>
    cycleDay === null || cycleDay === date || isWorkingDay(cycleDay, holidays) ? [] : [[date, cycleDay]],
  );
  return Object.fromEntries(moved) as Agreement["holidayShifts"];
}

/** Actions that can be ordered on an agreement now. */
export const actionsOf = (row: DescribedAgreement): ContainerActionId[] =>
  possibleActions(
    { status: row.status, containersOnSite: row.containers_on_site, unit: orderTermsOf(row).unit },
    row.container_action_ids as ContainerActionId[],
  );
