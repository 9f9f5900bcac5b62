import type { Agreement } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { amountLimits } from "@kreislauf/contract/orders";
import { useEffect } from "react";
import { defaultContainerAction } from "../form/default-container-action.ts";
import type { OrderDraft } from "../form/order-draft.ts";
import type { OrderForm } from "../form/use-order-form.ts";
import { emptyOrderDraft } from "../form/use-order-form.ts";

interface Subject {
  readonly siteId: number;
  readonly agreementId: number;
}

/**
 * Starts with what is mostly wanted: the first action that takes waste, and the least amount of it; or with what an
 * earlier order held.
 */
export function useOrderDefaults(
  form: OrderForm,
  { siteId, agreementId }: Subject,
  agreement: Agreement | undefined,
  offered: readonly ContainerActionId[],
  again: Partial<OrderDraft> | undefined,
): void {
  const first = again?.containerActionId ?? defaultContainerAction(offered);
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
      { ...emptyOrderDraft({ siteId, agreementId }), ...again, containerActionId: first, amount },
      { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true },
    );
  }, [form, siteId, agreementId, first, amount, again, isOwnAmount]);
}
