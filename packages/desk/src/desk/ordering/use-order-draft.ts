import { addDays, berlinDate, isWeekend } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { DeskAgreement, DeskOrdersCreation } from "@kreislauf/contract/desk";
import type { TimeWindow } from "@kreislauf/contract/orders";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import type { OrderRow } from "./order-rows.tsx";
import { useOrderChoices } from "./use-order-choices.ts";

/** What is ordered, the same for all chosen agreements. */
interface Wish {
  readonly containerActionId: ContainerActionId | null;
  /** Null while the input is no date. */
  readonly desiredDate: string | null;
  readonly timeWindow: TimeWindow;
  readonly requestedById: number | null;
  readonly customerOrderNumber: string;
  readonly details: string;
  readonly noteToDisposer: string;
}

const emptyWish: Wish = {
  containerActionId: null,
  desiredDate: null,
  timeWindow: "all_day",
  requestedById: null,
  customerOrderNumber: "",
  details: "",
  noteToDisposer: "",
};

const rowOf = (agreement: DeskAgreement): OrderRow => ({
  agreement,
  amount: Math.max(agreement.containersOnSite, 1),
  refused: null,
});

const hasSameRows = (rows: readonly OrderRow[], others: readonly OrderRow[]) =>
  rows.length === others.length &&
  rows.every(({ agreement, amount }, place) => {
    const other = others[place];
    return agreement.id === other?.agreement.id && amount === other.amount;
  });

const isEmpty = (wish: Wish) =>
  Object.entries(emptyWish).every(([field, value]) => wish[field as keyof Wish] === value);

/** Whether the server refused the order because the agreement already has an open order on that day. */
const isAlreadyOrdered = ({ refused }: OrderRow) => refused === "already_ordered";

export type OrderDraft = ReturnType<typeof useOrderDraft>;

/**
 * The state of an order that is being taken. Missing fields are marked once the person has tried to place the order.
 */
export function useOrderDraft(agreements: readonly DeskAgreement[]) {
  const [firstRows] = useState<readonly OrderRow[]>(() => agreements.map(rowOf));
  const [rows, setRows] = useState(firstRows);
  const [typed, setTyped] = useState(emptyWish);
  const [isRepeated, setIsRepeated] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const choices = useOrderChoices(rows.map(({ agreement }) => agreement));
  // An action or person chosen for other agreements may not exist for the current ones.
  const action = choices.actions.find((each) => each.containerActionId === typed.containerActionId);
  const person = choices.people.find(({ id }) => id === typed.requestedById);
  const wish = {
    ...typed,
    containerActionId: action?.containerActionId ?? null,
    requestedById: person?.id ?? null,
  };
  const today = berlinDate(now());
  const isTooEarly = wish.desiredDate !== null && wish.desiredDate <= today;
  const missing = {
    agreement: rows.length === 0,
    action: wish.containerActionId === null,
    day: wish.desiredDate === null,
  };

  /** The body of the request; null, with errors beside the fields, while something is missing. */
  const complete = (): DeskOrdersCreation | null => {
    setIsChecked(true);
    const orders = rows.flatMap((row) =>
      row.amount === null || row.amount < 1
        ? []
        : [
            {
              agreementId: row.agreement.id,
              amount: row.amount,
              isRepeated: isRepeated && isAlreadyOrdered(row),
            },
          ],
    );
    const { containerActionId, desiredDate } = wish;
    if (containerActionId === null || desiredDate === null || isTooEarly || isWeekend(desiredDate))
      return null;
    return orders.length === 0 || orders.length < rows.length
      ? null
      : { ...wish, containerActionId, desiredDate, orders };
  };
  return {
    rows,
    setRows,
    isDirty: !hasSameRows(rows, firstRows) || !isEmpty(typed),
    /** Keeps only the refused rows. The person has to confirm again that a second order on one day is intended. */
    keepRefused: (refused: readonly OrderRow[]) => {
      setRows(refused);
      setIsRepeated(false);
    },
    canRepeat: rows.some(isAlreadyOrdered),
    isRepeated,
    setIsRepeated,
    add: (added: readonly DeskAgreement[]) => setRows([...rows, ...added.map(rowOf)]),
    wish,
    set: (changed: Partial<Wish>) => {
      setTyped({ ...typed, ...changed });
      if (changed.desiredDate === undefined) return;
      // The refusals were about another day.
      setRows(rows.map((row) => ({ ...row, refused: null })));
      setIsRepeated(false);
    },
    choices,
    earliestDate: action?.earliestDate,
    firstDay: addDays(today, 1),
    today,
    isChecked,
    missing: isChecked ? missing : { agreement: false, action: false, day: false },
    complete,
  };
}
