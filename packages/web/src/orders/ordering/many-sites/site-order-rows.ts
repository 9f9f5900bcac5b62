import type { Agreement } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import {
  amountLimits,
  type Order,
  type OrderCreation,
  type SiteOrderCheck,
  type SiteOrderRefusal,
  type WaitingOrder,
} from "@kreislauf/contract/orders";
import type { SiteOption } from "@kreislauf/contract/sites";
import { findSubjectAgreement, type SiteAgreements, type SiteOrderSubject } from "./site-order-subjects.ts";

/** The values that the person has changed in a row; all others are defaults that depend on the site. */
export interface RowChange {
  readonly isIncluded?: boolean;
  readonly amount?: number | null;
  readonly desiredDate?: BerlinDate;
}

/** Why nothing can be ordered at a site, whatever amount and day are chosen. */
export type RowLock = "no_container" | "no_day" | SiteOrderRefusal["code"];

export interface SiteOrderRow {
  readonly site: SiteOption;
  readonly agreement: Agreement | undefined;
  readonly lock: RowLock | null;
  readonly isIncluded: boolean;
  readonly least: number;
  readonly most: number | null;
  readonly amount: number | null;
  readonly desiredDate: BerlinDate | null;
  /** The order that was placed, or its request if it waits for an approval; null if it was not sent or was refused. */
  readonly placed: Order | WaitingOrder | null;
  /** Why the order was refused when it was sent; null if it was not sent or not refused. */
  readonly refused: SiteOrderRefusal | null;
}

interface RowsInput {
  readonly sites: readonly SiteOption[];
  readonly agreements: readonly SiteAgreements[];
  readonly subject: SiteOrderSubject;
  /** The server's answers to `ordersToProbe`, by the id of the agreement. */
  readonly possible: ReadonlyMap<number, SiteOrderCheck>;
  /** What the person has changed, by the id of the site. */
  readonly changes: ReadonlyMap<number, RowChange>;
  /** The orders placed so far, by the id of the agreement. */
  readonly placed: ReadonlyMap<number, Order | WaitingOrder>;
  /** The refusals of the last submission, by the id of the agreement. */
  readonly refused: ReadonlyMap<number, SiteOrderRefusal>;
}

/** One row for each site, in the sequence of `sites`; sites where nothing can be ordered are included. */
export function siteOrderRows(input: RowsInput): readonly SiteOrderRow[] {
  const bySite = new Map(input.agreements.map((each) => [each.serviceLocationId, each.agreements]));
  return input.sites.map((site) => {
    const agreement = findSubjectAgreement(bySite.get(site.id) ?? [], input.subject);
    const possible = agreement && input.possible.get(agreement.agreementId);
    const change = input.changes.get(site.id) ?? {};
    const limits = limitsOf(agreement, input.subject);
    return {
      site,
      agreement,
      lock: lockOf(agreement, possible),
      isIncluded: change.isIncluded ?? true,
      ...limits,
      amount: change.amount === undefined ? limits.least : change.amount,
      desiredDate: change.desiredDate ?? possible?.firstDate ?? null,
      placed: (agreement && input.placed.get(agreement.agreementId)) ?? null,
      refused: (agreement && input.refused.get(agreement.agreementId)) ?? null,
    };
  });
}

function limitsOf(agreement: Agreement | undefined, { containerActionId }: SiteOrderSubject) {
  return agreement === undefined
    ? { least: 1, most: null }
    : amountLimits({ terms: agreement.terms, containerActionId });
}

function lockOf(agreement: Agreement | undefined, possible: SiteOrderCheck | undefined): RowLock | null {
  if (agreement === undefined) return "no_container";
  if (possible === undefined || possible.firstDate !== null) return null;
  const code = possible.refused?.code;
  return code === undefined || dependsOnDay.has(code) ? "no_day" : code;
}

/**
 * Refusals that concern a single day. `ordersToProbe` asks about today, so they do not mean that other days are
 * refused, too.
 */
const dependsOnDay: ReadonlySet<SiteOrderRefusal["code"]> = new Set([
  "before_earliest_date",
  "not_a_working_day",
  "holiday",
  "no_containers_on_date",
]);

/** The orders that the server checks before the rows are shown: the smallest amount, for today. */
export const ordersToProbe = (
  { agreements, subject }: Pick<RowsInput, "agreements" | "subject">,
  today: BerlinDate,
): readonly SiteOrder[] =>
  agreements.flatMap(({ serviceLocationId, agreements: ofSite }) => {
    const agreement = findSubjectAgreement(ofSite, subject);
    return agreement === undefined
      ? []
      : [
          {
            serviceLocationId,
            agreementId: agreement.agreementId,
            containerActionId: subject.containerActionId,
            amount: limitsOf(agreement, subject).least,
            desiredDate: today,
          },
        ];
  });

export type SiteOrder = Pick<
  OrderCreation,
  "serviceLocationId" | "agreementId" | "containerActionId" | "amount" | "desiredDate"
>;

/** Rows whose order can be placed, is wanted and has not been placed yet. */
export const pendingRows = (rows: readonly SiteOrderRow[]): readonly SiteOrderRow[] =>
  rows.filter((row) => row.lock === null && row.isIncluded && row.placed === null);

/** The orders of the rows; rows without an amount or a day are left out. */
export const toSiteOrders = (
  rows: readonly SiteOrderRow[],
  { containerActionId }: SiteOrderSubject,
): readonly SiteOrder[] =>
  rows.flatMap(({ site, agreement, amount, desiredDate }) =>
    agreement === undefined || amount === null || desiredDate === null
      ? []
      : [
          {
            serviceLocationId: site.id,
            agreementId: agreement.agreementId,
            containerActionId,
            amount,
            desiredDate,
          },
        ],
  );
