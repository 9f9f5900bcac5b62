import { containerAction } from "@kreislauf/contract/catalog";
import type { Order, OrderingFacts, WaitingOrder } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { agreementsQuery } from "../../../agreements/index.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormDraft } from "../../../base/use-form-draft.ts";
import { orderReferencesQuery } from "../../../purchasing/index.ts";
import { useProofCheck } from "../../../proofs/index.ts";
import { activeSitesQuery } from "../../../sites/index.ts";
import { startingReferences } from "../form/starting-references.ts";
import { orderAgainDraft } from "./order-again-draft.ts";
import { orderQuery } from "../../orders.queries.ts";
import { existingOrdersQuery, orderAgainQuery } from "../../ordering.queries.ts";
import { useOrderDefaults } from "./use-order-defaults.ts";
import { useLastDefined } from "../form/use-last-defined.ts";
import { emptyOrderDraft, useOrderForm } from "../form/use-order-form.ts";
import { useOrderSubmission } from "../form/use-order-submission.ts";
import { useOrderingFacts } from "../form/use-ordering-facts.ts";

interface Subject {
  readonly siteId: number;
  readonly agreementId: number;
  readonly againOrderId?: number;
  readonly amount?: number;
}

/**
 * Loads what is needed to order on an agreement, holds the form, and sends the order. With `againOrderId`, the form
 * starts with that order's values. Withdrawals have another dialog.
 */
export function useOrderDialog(subject: Subject, onSubmitted: (order: Order | WaitingOrder) => void) {
  const { siteId, agreementId, againOrderId } = subject;
  const agreements = useQuery(agreementsQuery(siteId));
  const sites = useQuery(activeSitesQuery);
  const isAgain = againOrderId !== undefined;
  const previousOrder = useQuery({ ...orderQuery(String(againOrderId)), enabled: isAgain });
  const reorder = useQuery({ ...orderAgainQuery(againOrderId ?? 0), enabled: isAgain });
  const found = agreements.data?.find((each) => each.agreementId === agreementId);
  const agreement = useLastDefined(found);
  const site = sites.data?.find(({ id }) => id === siteId);
  // All actions but withdrawals, which cancel other orders and have their own dialog.
  const offered = useMemo(
    () => agreement?.containerActionIds.filter((id) => id !== containerAction.remove) ?? [],
    [agreement],
  );
  const again = useMemo(
    () =>
      previousOrder.data && reorder.data && agreement
        ? orderAgainDraft(previousOrder.data, reorder.data, agreement, offered)
        : null,
    [previousOrder.data, reorder.data, agreement, offered],
  );

  const [facts, setFacts] = useState<OrderingFacts | null>(null);
  const references = useQuery(orderReferencesQuery(siteId)).data;
  const form = useOrderForm(emptyOrderDraft(subject), facts, references);
  const draft = useFormDraft("order", subject, form);
  const initial = useMemo(
    () => ({ ...again?.values, ...startingReferences(references, again?.values) }),
    [references, again],
  );
  useOrderDefaults(form, subject, agreement, offered, initial);
  const [containerActionId, desiredDate, timeWindow, amount] = form.watch([
    "containerActionId",
    "desiredDate",
    "timeWindow",
    "amount",
  ]);
  const [firstVisibleDay, setFirstVisibleDay] = useState(() => `${today().slice(0, 8)}01`);
  const factsState = useOrderingFacts({
    siteId,
    agreement,
    offeredActions: offered,
    containerActionId,
    desiredDate,
    firstVisibleDay,
  });
  // The facts depend on the form's values and the form validates with the facts, so they are passed through a state.
  // The state is set while rendering: React renders again before anything is shown.
  if (factsState.facts !== facts) setFacts(factsState.facts);
  const existing = useQuery({
    ...existingOrdersQuery(agreementId, desiredDate ?? ""),
    enabled: desiredDate !== null,
  });

  const proof = useProofCheck({
    agreementId,
    isHazardous: agreement?.wasteType.hazardous === true,
    containerActionId,
    amount,
    desiredDate,
  });

  const isWaiting = agreement === undefined || previousOrder.isLoading || reorder.isLoading;
  const isFailed =
    (agreement === undefined && agreements.isError) || previousOrder.isLoadingError || reorder.isLoadingError;
  const hasEnded = agreements.isSuccess && found === undefined;
  return {
    state: isFailed
      ? "failed"
      : hasEnded && agreement === undefined
        ? "gone"
        : isWaiting
          ? "loading"
          : sites.isSuccess && site === undefined
            ? "inactive"
            : "ready",
    loadError: agreements.error ?? previousOrder.error ?? reorder.error,
    retry: () =>
      void Promise.all(
        [agreements, ...(isAgain ? [previousOrder, reorder] : [])].map(({ refetch }) => refetch()),
      ),
    /** Whether the agreement has ended, before or while the dialog was open. */
    isGone: hasEnded,
    site,
    agreement,
    offered,
    again: again && previousOrder.data ? { order: previousOrder.data, changes: again.changes } : null,
    form,
    references,
    draft,
    chosen: { containerActionId, desiredDate, timeWindow },
    factsState,
    proof,
    showMonth: setFirstVisibleDay,
    existing: existing.isError ? null : existing.data?.count,
    submission: useOrderSubmission(form, onSubmitted),
  } as const;
}

export type OrderDialogModel = ReturnType<typeof useOrderDialog>;
