import type { Agreement } from "@kreislauf/contract/agreements";
import { ordersApi, type Order, type OrderCreation, type OrderEdit } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { agreementsQuery, containerActionsQuery } from "../../agreements/index.ts";
import { call } from "../../base/api.ts";
import { changedFields } from "./changed-fields.ts";
import { setOrderErrors } from "../ordering/form/set-order-errors.ts";
import { orderReferencesQuery } from "../../purchasing/index.ts";
import { toEditableOrder, factsWithoutOrder, type EditFacts } from "./edit-order-rules.ts";
import { isEditedTo } from "./order-action-outcome.ts";
import { orderActionsQuery } from "../orders.queries.ts";
import { existingOrdersQuery } from "../ordering.queries.ts";
import { toOrderDraft, useEditOrderForm } from "./use-edit-order-form.ts";
import { useOrderActionSubmit } from "./use-order-action-submit.ts";
import { useOrderingFacts, type OrderingFactsState } from "../ordering/form/use-ordering-facts.ts";

/**
 * Loads what is needed to edit an order, holds the form, and submits it. `send` can replace the usual call, for example
 * to answer a proposal.
 */
export function useEditOrderDialog(
  initialOrder: Order,
  onSaved: (order: Order) => void,
  send = (body: OrderEdit) => call(ordersApi.editOrder, { params: { orderId: initialOrder.id }, body }),
) {
  const siteId = initialOrder.serviceLocationId;
  const { agreementId } = initialOrder.agreement;
  const agreements = useQuery(agreementsQuery(siteId));
  const offered = useQuery(containerActionsQuery(agreementId));
  const possibleActions = useQuery(orderActionsQuery(initialOrder.id));
  const agreement = agreements.data?.find((each) => each.agreementId === agreementId);
  const offeredIds = useMemo(() => offered.data?.map(({ id }) => id) ?? [], [offered.data]);

  const [facts, setFacts] = useState<EditFacts | null>(null);
  const references = useQuery(orderReferencesQuery(siteId)).data;
  const form = useEditOrderForm(initialOrder, facts, references);
  const step = useOrderActionSubmit<OrderEdit>({
    initialOrder,
    send,
    isApplied: isEditedTo,
    onDone: onSaved,
    setErrors: (error) => setOrderErrors(form, error),
  });
  const { order } = step;
  const [containerActionId, desiredDate, timeWindow] = form.watch([
    "containerActionId",
    "desiredDate",
    "timeWindow",
  ]);
  const [firstVisibleDay, setFirstVisibleDay] = useState(() => `${initialOrder.desiredDate.slice(0, 8)}01`);
  const factsState = useOrderingFacts({
    siteId,
    agreement,
    offeredActions: offeredIds,
    containerActionId,
    desiredDate,
    firstVisibleDay,
  });
  const nextFacts = useEditFacts(agreement, order, factsState);
  // The facts depend on the form's values and the form validates with the facts, so they are passed through a state.
  if (nextFacts !== facts) setFacts(nextFacts);

  useEffect(() => {
    // Somebody else has changed the order: fields the person has not edited take the new values, edited ones are kept.
    if (order.version !== initialOrder.version) form.reset(toOrderDraft(order), { keepDirtyValues: true });
  }, [form, initialOrder.version, order]);

  const isMoved = desiredDate !== order.desiredDate;
  const existing = useQuery({
    ...existingOrdersQuery(agreementId, desiredDate ?? ""),
    enabled: isMoved && desiredDate !== null,
  });
  const isLoaded =
    agreement !== undefined && offered.data !== undefined && possibleActions.data !== undefined;
  const isFailed = agreements.isError || offered.isError || possibleActions.isError;
  const isMissing = agreements.isSuccess && agreement === undefined;
  return {
    state: isLoaded ? "ready" : isFailed || isMissing ? "failed" : "loading",
    loadError: agreements.error ?? offered.error ?? possibleActions.error,
    retry: () => void Promise.all([agreements.refetch(), offered.refetch(), possibleActions.refetch()]),
    agreement,
    possible: possibleActions.data?.map(({ id }) => id) ?? [],
    form,
    references,
    chosen: { desiredDate, timeWindow },
    factsState,
    facts,
    showMonth: setFirstVisibleDay,
    existing: !isMoved ? 0 : existing.isError ? null : existing.data?.count,
    step,
    save: (edited: OrderCreation) => {
      const changed = changedFields(order, edited);
      if (Object.keys(changed).length === 0) return Promise.resolve();
      return step.run({ version: order.version, ...changed });
    },
    discardAndReload: () => {
      form.reset(toOrderDraft(order));
      step.clearProblem();
    },
  } as const;
}

export type EditOrderDialogModel = ReturnType<typeof useEditOrderDialog>;

/** What the rules need to judge the edit; null until it is loaded. */
function useEditFacts(
  agreement: Agreement | undefined,
  order: Order,
  { facts, editCutoff }: OrderingFactsState,
): EditFacts | null {
  return useMemo(() => {
    if (agreement === undefined || editCutoff === null) return null;
    const editable = toEditableOrder(order, agreement.terms);
    return { order: editable, ordering: facts && factsWithoutOrder(facts, editable), editCutoff };
  }, [agreement, order, facts, editCutoff]);
}
