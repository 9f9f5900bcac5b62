import type { BerlinDate } from "@kreislauf/contract/base";
import type { OrderTerms } from "@kreislauf/contract/catalog";
import { containerAction } from "@kreislauf/contract/catalog";
import type {
  EditableOrder,
  EditCutoff,
  EditRefusal,
  Order,
  OrderActionRefusal,
  OrderingFacts,
  OrderingRefusal,
} from "@kreislauf/contract/orders";
import { canChange, canOrderChange, editableUntil } from "@kreislauf/contract/orders";
import { orderFacts } from "./order-facts.ts";
import type { DayLock } from "./orderable-days.ts";
import { dayLock } from "./orderable-days.ts";
import type { OrderDraft } from "./order-issues.ts";
import type { OrderField } from "./refused-field.ts";
import { refusedField } from "./refused-field.ts";

/** What an edit is judged by. */
export interface EditFacts {
  readonly order: EditableOrder & { readonly details: string | null };
  /** Of the action chosen, without the order itself; null while they are not known. */
  readonly ordering: OrderingFacts | null;
  readonly editCutoff: EditCutoff;
}

export interface EditIssue {
  readonly field: OrderField | null;
  readonly code: OrderActionRefusal | EditRefusal | OrderingRefusal | "dates_unknown";
}

export const editableOrder = (order: Order, { emptyingContainer }: OrderTerms): EditFacts["order"] => ({
  ...orderFacts(order),
  amount: order.amount,
  taskCreationGroup: order.agreement.taskCreationGroup,
  emptyingContainer,
  details: order.details,
});

/** A withdrawal does not stand in the way of its own change: what it will take is counted as still there. */
export function withoutOrder(facts: OrderingFacts, order: EditFacts["order"]): OrderingFacts {
  if (order.containerActionId !== containerAction.remove) return facts;
  const { agreement } = facts;
  const given = Object.entries(facts.containersOnSite).map(
    ([date, count]) => [date, date < order.desiredDate ? count : count + order.amount] as const,
  );
  return {
    ...facts,
    agreement: {
      ...agreement,
      openWithdrawals: agreement.openWithdrawals - order.amount,
      fullWithdrawalDate: null,
    },
    containersOnSite: Object.fromEntries(given),
  };
}

/** What the rules object to in an edit. */
export function editIssue(draft: OrderDraft, facts: EditFacts, now: Temporal.Instant): EditIssue | null {
  const { order, ordering, editCutoff } = facts;
  const { desiredDate, amount, containerActionId } = draft;
  // What is missing altogether is the schema's to say.
  if (desiredDate === null || amount === null || containerActionId === null) return null;
  const wish = { desiredDate, amount, containerActionId };
  const change = canChange(order, wish, now, { editCutoff });
  if (!change.allowed) return { field: refusedField(change.reason), code: change.reason };
  const isSame =
    desiredDate === order.desiredDate &&
    amount === order.amount &&
    containerActionId === order.containerActionId;
  if (isSame) return null;
  if (ordering === null) return { field: "desiredDate", code: "dates_unknown" };
  const verdict = canOrderChange(order, wish, ordering);
  return verdict.allowed ? null : { field: refusedField(verdict.reason), code: verdict.reason };
}

/** Why the order cannot be moved to a day; its own can always be kept. */
export function editLock(
  { order, ordering, editCutoff }: EditFacts,
  holidays: Readonly<Record<BerlinDate, string>>,
  date: BerlinDate,
  now: Temporal.Instant,
): DayLock | null {
  if (date === order.desiredDate) return null;
  const lock = dayLock(ordering, holidays, date);
  if (lock !== null) return lock;
  return editableUntil(date, now, editCutoff) === null ? "new_date_too_soon" : null;
}
