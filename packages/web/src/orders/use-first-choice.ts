import type { Agreement } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { amountLimits } from "@kreislauf/contract/orders";
import { useEffect } from "react";
import { firstAction } from "./first-action.ts";
import type { OrderDraft } from "./order-issues.ts";
import type { OrderForm } from "./use-order-form.ts";
import { blankDraft } from "./use-order-form.ts";

interface Subject {
  readonly locationId: number;
  readonly agreementId: number;
}

/**
 * Starts with what is mostly wanted: the first action that takes waste, and the least amount of it; or with what an
 * earlier order held.
 */
export function useFirstChoice(
  form: OrderForm,
  { locationId, agreementId }: Subject,
  agreement: Agreement | undefined,
  offered: readonly ContainerActionId[],
  again: Partial<OrderDraft> | undefined,
): void {
  const first = again?.containerActionId ?? firstAction(offered);
  const chosen = form.watch("containerActionId") ?? first;
  const terms = agreement?.terms;
  const least =
    chosen === undefined || terms === undefined
      ? undefined
      : amountLimits({ terms, containerActionId: chosen }).least;
  const amount = chosen === again?.containerActionId ? (again?.amount ?? least) : least;
  // Read here, because the form keeps what was changed only while somebody asks for it.
  const { dirtyFields } = form.formState;
  const isOwnAmount = dirtyFields.amount === true;
  useEffect(() => {
    if (first === undefined || amount === undefined || isOwnAmount) return;
    form.reset(
      { ...blankDraft({ locationId, agreementId }), ...again, containerActionId: first, amount },
      { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true },
    );
  }, [form, locationId, agreementId, first, amount, again, isOwnAmount]);
}
