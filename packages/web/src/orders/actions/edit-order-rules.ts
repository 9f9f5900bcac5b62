import type { BerlinDate } from "@kreislauf/contract/base";
import { containerAction, type OrderTerms } from "@kreislauf/contract/catalog";
import {
  canApplyEdit,
  canMoveTo,
  canOrderEdited,
  editableUntil,
  type EditableOrder,
  type EditCutoff,
  type EditRefusal,
  hasFixedContent,
  type Order,
  type OrderActionRefusal,
  type OrderingFacts,
  type OrderingRefusal,
} from "@kreislauf/contract/orders";
import { orderFacts } from "../base/order-facts.ts";
import { dayLock, type DayLock } from "../ordering/form/orderable-days.ts";
import type { OrderDraft } from "../ordering/form/order-draft.ts";
import { orderErrorField, type OrderField } from "../ordering/form/order-error-field.ts";

/** What the rules need to know to judge an edit. */
export interface EditFacts {
  readonly order: EditableOrder & { readonly details: string | null };
  /** Facts for the chosen action, counted as if this order did not exist; null until they are loaded. */
  readonly ordering: OrderingFacts | null;
  readonly editCutoff: EditCutoff;
}

export interface EditIssue {
  readonly field: OrderField | null;
  readonly code: OrderActionRefusal | EditRefusal | OrderingRefusal | "dates_unknown";
}

export const toEditableOrder = (order: Order, { emptyingContainer }: OrderTerms): EditFacts["order"] => ({
  ...orderFacts(order),
  amount: order.amount,
  taskCreationGroup: order.agreement.taskCreationGroup,
  emptyingContainer,
  details: order.details,
});

/**
 * The facts as if the order did not exist. Only a withdrawal makes a difference: it must not block its own change, so
 * the containers that it takes count as on site.
 */
export function factsWithoutOrder(facts: OrderingFacts, order: EditFacts["order"]): OrderingFacts {
  if (order.containerActionId !== containerAction.remove) return facts;
  const { agreement } = facts;
  const containersOnSite = Object.entries(facts.containersOnSite).map(
    ([date, count]) => [date, date < order.desiredDate ? count : count + order.amount] as const,
  );
  return {
    ...facts,
    agreement: {
      ...agreement,
      openWithdrawals: agreement.openWithdrawals - order.amount,
      fullWithdrawalDate: null,
    },
    containersOnSite: Object.fromEntries(containersOnSite),
  };
}

/**
 * The first rule that an edit breaks; null if it breaks none, or if a value is missing, which the schema reports. While
 * `ordering` is null, an edit of date, amount or action counts as breaking `dates_unknown`.
 */
export function findEditIssue(draft: OrderDraft, facts: EditFacts, now: Temporal.Instant): EditIssue | null {
  const { order, ordering, editCutoff } = facts;
  const { desiredDate, amount, containerActionId } = draft;
  // The schema reports missing values.
  if (desiredDate === null || amount === null || containerActionId === null) return null;
  const request = { desiredDate, amount, containerActionId };
  const change = canApplyEdit(order, request, now, { editCutoff });
  if (!change.allowed) return { field: orderErrorField(change.reason), code: change.reason };
  const isSame =
    desiredDate === order.desiredDate &&
    amount === order.amount &&
    containerActionId === order.containerActionId;
  if (isSame) return null;
  if (ordering === null) return { field: "desiredDate", code: "dates_unknown" };
  const verdict = canOrderEdited(order, request, ordering);
  return verdict.allowed ? null : { field: orderErrorField(verdict.reason), code: verdict.reason };
}

/**
 * Why the order cannot be moved to a day; null if it can, and always for its current day. If `keepsAmount` is false, a
 * day without enough containers is not locked, because the amount can be lowered, too.
 */
export function editDayLock(
  { order, ordering, editCutoff }: EditFacts,
  holidays: Readonly<Record<BerlinDate, string>>,
  date: BerlinDate,
  now: Temporal.Instant,
  keepsAmount = hasFixedContent(order),
): DayLock | null {
  if (date === order.desiredDate) return null;
  const lock = dayLock(ordering, holidays, date);
  if (lock !== null) return lock;
  if (keepsAmount && ordering !== null) {
    const move = canMoveTo(ordering, { desiredDate: date, amount: order.amount });
    if (!move.allowed) return move.reason;
  }
  return editableUntil(date, now, editCutoff) === null ? "new_date_too_soon" : null;
}
