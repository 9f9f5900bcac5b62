import type { Agreement } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";

/** The date of an open order on an agreement. */
export interface Pickup {
  readonly date: BerlinDate;
  /** The cycle day of the order, if a holiday moved it to another date; else null. */
  readonly movedFrom: BerlinDate | null;
}

/** One line of a card about what comes next or happened last. */
export type AgreementSummaryItem =
  | ({ readonly kind: "next" } & Pickup)
  | { readonly kind: "later"; readonly pickups: readonly Pickup[] }
  | {
      readonly kind: "placement" | "claimed" | "done" | "fullWithdrawal" | "ends";
      readonly date: BerlinDate;
    }
  | { readonly kind: "withdrawal"; readonly count: number }
  | { readonly kind: "none" };

type Facts = Pick<
  Agreement,
  | "status"
  | "nextDates"
  | "droppedDates"
  | "holidayShifts"
  | "claimedDate"
  | "lastDoneDate"
  | "openWithdrawals"
  | "fullWithdrawalDate"
  | "endsOn"
>;

export const toPickups = ({
  nextDates,
  holidayShifts,
}: Pick<Facts, "nextDates" | "holidayShifts">): Pickup[] =>
  nextDates.map((date) => ({ date, movedFrom: holidayShifts[date] ?? null }));

/**
 * Lists what the card of an agreement says. A claim comes first, because it needs attention, then the next orders; the
 * last disposal is listed only if there is no claim and no order. Without any of these, an item says so. Withdrawals
 * and the end of the agreement come last.
 */
export function toAgreementSummary(agreement: Facts): AgreementSummaryItem[] {
  const { status, claimedDate, lastDoneDate, openWithdrawals, fullWithdrawalDate, endsOn } = agreement;
  const items: AgreementSummaryItem[] = [];
  if (claimedDate !== null) items.push({ kind: "claimed", date: claimedDate });
  const [next, ...later] = toPickups(agreement);
  if (next !== undefined) {
    items.push(status === "requested" ? { kind: "placement", date: next.date } : { kind: "next", ...next });
  }
  if (later.length > 0) items.push({ kind: "later", pickups: later });
  if (items.length === 0 && lastDoneDate !== null) items.push({ kind: "done", date: lastDoneDate });
  // `droppedDates` are orders that an accepted change will cancel: still open, but named beside the change, not here.
  if (items.length === 0 && agreement.droppedDates.length === 0) items.push({ kind: "none" });
  if (fullWithdrawalDate !== null) items.push({ kind: "fullWithdrawal", date: fullWithdrawalDate });
  else if (openWithdrawals > 0) items.push({ kind: "withdrawal", count: openWithdrawals });
  if (endsOn !== null) items.push({ kind: "ends", date: endsOn });
  return items;
}

/** Only the first item of the summary; after a claim also the second, so that nobody orders what is ordered already. */
export function toShortSummary(agreement: Facts): AgreementSummaryItem[] {
  const items = toAgreementSummary(agreement);
  return items.slice(0, items[0]?.kind === "claimed" ? 2 : 1);
}
