import type { ErrorCode } from "@kreislauf/contract/base";

/** The fields of the order dialog that can show a refusal. */
export type OrderField = "containerActionId" | "amount" | "desiredDate" | "details";

const fieldsOf: Readonly<Record<OrderField, readonly ErrorCode[]>> = {
  containerActionId: ["action_not_offered", "agreement_not_orderable", "action_not_changeable"],
  amount: [
    "amount_below_minimum",
    "amount_above_limit",
    "amount_above_count",
    "amount_not_changeable",
    "withdrawal_above_stock",
  ],
  desiredDate: [
    "not_a_working_day",
    "holiday",
    "before_earliest_date",
    "beyond_horizon",
    "after_full_withdrawal",
    "after_agreement_end",
    "no_containers_on_date",
    "new_date_too_soon",
  ],
  details: ["parts_list_missing"],
};

/** The field that shows a refusal with this code; null if it concerns the order as a whole. */
export function orderErrorField(code: string): OrderField | null {
  const entries = Object.entries(fieldsOf) as [OrderField, readonly string[]][];
  return entries.find(([, codes]) => codes.includes(code))?.[0] ?? null;
}
