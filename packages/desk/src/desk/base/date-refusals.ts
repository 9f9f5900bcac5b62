import type { ErrorCode } from "@kreislauf/contract/base";

/** Codes of refusals that are about the chosen date; a form shows them at its date field. */
export const dateRefusals: readonly ErrorCode[] = [
  "date_not_in_future",
  "not_a_working_day",
  "holiday",
  "before_earliest_date",
  "beyond_horizon",
  "after_full_withdrawal",
  "after_agreement_end",
  "no_containers_on_date",
  "amount_above_count",
];
