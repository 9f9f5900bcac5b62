import type { Agreement } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { amountLimits } from "@kreislauf/contract/orders";
import { useEffect } from "react";
import { defaultContainerAction } from "../form/default-container-action.ts";
import type { OrderDraft } from "../form/order-draft.ts";
import { emptyOrderDraft, type OrderForm } from "../form/use-order-form.ts";

interface Subject {
  readonly siteId: number;
  readonly agreementId: number;
  readonly amount?: number;
}

/** Fills the form with the default action and its smallest amount, or with the values of the order that is repeated. */
export function useOrderDefaults(
  form: OrderForm,
  { siteId, agreementId, amount: wanted }: Subject,
  agreement: Agreement | undefined,
  offered: readonly ContainerActionId[],
  again: Partial<OrderDraft>,
): void {
  const initialAction = again.containerActionId ?? defaultContainerAction(offered);
  const chosen = form.watch("containerActionId") ?? initialAction;
  const terms = agreement?.terms;
  const least =
    chosen === undefined || terms === undefined
      ? undefined
      : amountLimits({ terms, containerActionId: chosen }).least;
  const first = least === undefined ? undefined : Math.max(least, wanted ?? least);
  const amount = chosen === again.containerActionId ? (again.amount ?? first) : first;
  // Read while rendering, because react-hook-form tracks dirty fields only if they are read.
  void form.formState.dirtyFields;
  useEffect(() => {
    if (initialAction === undefined || amount === undefined) return;
    form.reset(
      { ...emptyOrderDraft({ siteId, agreementId }), ...again, containerActionId: initialAction, amount },
      { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true },
    );
  }, [form, siteId, agreementId, initialAction, amount, again]);
}
