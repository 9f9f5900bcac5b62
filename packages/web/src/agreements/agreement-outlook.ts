import type { Agreement } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";

/** One thing a card says about what comes or what was. */
export type Outlook =
  | { readonly kind: "next" | "placement" | "claimed" | "done" | "fullWithdrawal"; readonly date: BerlinDate }
  | { readonly kind: "withdrawal"; readonly count: number }
  | { readonly kind: "none" };

type Facts = Pick<
  Agreement,
  "status" | "nextDates" | "claimedDate" | "lastDoneDate" | "openWithdrawals" | "fullWithdrawalDate"
>;

/** What needs a person first, then what comes; what was is told only where nothing comes. */
export function outlooksOf(agreement: Facts): Outlook[] {
  const { status, nextDates, claimedDate, lastDoneDate, openWithdrawals, fullWithdrawalDate } = agreement;
  const outlooks: Outlook[] = [];
  if (claimedDate !== null) outlooks.push({ kind: "claimed", date: claimedDate });
  const [next] = nextDates;
  if (next !== undefined) outlooks.push({ kind: status === "requested" ? "placement" : "next", date: next });
  if (outlooks.length === 0 && lastDoneDate !== null) outlooks.push({ kind: "done", date: lastDoneDate });
  if (outlooks.length === 0) outlooks.push({ kind: "none" });
  if (fullWithdrawalDate !== null) outlooks.push({ kind: "fullWithdrawal", date: fullWithdrawalDate });
  else if (openWithdrawals > 0) outlooks.push({ kind: "withdrawal", count: openWithdrawals });
  return outlooks;
}
