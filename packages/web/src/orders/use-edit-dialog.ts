import type { Agreement } from "@kreislauf/contract/agreements";
import type { Order, OrderCreation, OrderEdit } from "@kreislauf/contract/orders";
import { ordersApi } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { agreementsQuery, containerActionsQuery } from "../agreements/index.ts";
import { call } from "../base/api.ts";
import { changedFields } from "./changed-fields.ts";
import { complain } from "./complain.ts";
import type { EditFacts } from "./edit-rules.ts";
import { editableOrder, withoutOrder } from "./edit-rules.ts";
import { isEditedTo } from "./order-step-outcome.ts";
import { existingOrdersQuery, orderActionsQuery } from "./orders.queries.ts";
import { draftOf, useEditForm } from "./use-edit-form.ts";
import { useOrderStep } from "./use-order-step.ts";
import type { OrderingKnowledge } from "./use-ordering-facts.ts";
import { useOrderingFacts } from "./use-ordering-facts.ts";

/** Everything that the edit dialog knows and does. `send` is what an edit is sent by, where it is not the usual call. */
export function useEditDialog(
  first: Order,
  onSaved: (order: Order) => void,
  send = (body: OrderEdit) => call(ordersApi.editOrder, { params: { orderId: first.id }, body }),
) {
  const locationId = first.serviceLocationId;
  const { agreementId } = first.agreement;
  const agreements = useQuery(agreementsQuery(locationId));
  const offered = useQuery(containerActionsQuery(agreementId));
  const possible = useQuery(orderActionsQuery(first.id));
  const agreement = agreements.data?.find((each) => each.agreementId === agreementId);
  const offeredIds = useMemo(() => offered.data?.map(({ id }) => id) ?? [], [offered.data]);

  const [facts, setFacts] = useState<EditFacts | null>(null);
  const form = useEditForm(first, facts);
  const step = useOrderStep<OrderEdit>({
    first,
    send,
    hasHappened: isEditedTo,
    onDone: onSaved,
    complain: (error) => complain(form, error),
  });
  const { order } = step;
  const [containerActionId, desiredDate, timeWindow] = form.watch([
    "containerActionId",
    "desiredDate",
    "timeWindow",
  ]);
  const [firstShown, setFirstShown] = useState(() => `${first.desiredDate.slice(0, 8)}01`);
  const known = useOrderingFacts({
    locationId,
    agreement,
    offeredActions: offeredIds,
    containerActionId,
    desiredDate,
    firstShown,
  });
  const next = useEditFacts(agreement, order, known);
  // The form is judged by facts that depend on what it holds.
  if (next !== facts) setFacts(next);

  useEffect(() => {
    // Somebody else has changed the order: what was not touched here follows, what was filled in stays.
    if (order.version !== first.version) form.reset(draftOf(order), { keepDirtyValues: true });
  }, [form, first.version, order]);

  const isMoved = desiredDate !== order.desiredDate;
  const existing = useQuery({
    ...existingOrdersQuery(agreementId, desiredDate ?? ""),
    enabled: isMoved && desiredDate !== null,
  });
  const isLoaded = agreement !== undefined && offered.data !== undefined && possible.data !== undefined;
  const isFailed = agreements.isError || offered.isError || possible.isError;
  const isMissing = agreements.isSuccess && agreement === undefined;
  return {
    state: isLoaded ? "ready" : isFailed || isMissing ? "failed" : "loading",
    retry: () => void Promise.all([agreements.refetch(), offered.refetch(), possible.refetch()]),
    agreement,
    possible: possible.data?.map(({ id }) => id) ?? [],
    form,
    chosen: { desiredDate, timeWindow },
    known,
    facts,
    showMonth: setFirstShown,
    existing: !isMoved ? 0 : existing.isError ? null : existing.data,
    step,
    save: (wish: OrderCreation) => {
      const changed = changedFields(order, wish);
      if (Object.keys(changed).length === 0) return Promise.resolve();
      return step.run({ version: order.version, ...changed });
    },
    loadNew: () => {
      form.reset(draftOf(order));
      step.forget();
    },
  } as const;
}

export type EditDialogModel = ReturnType<typeof useEditDialog>;

/** What an edit is judged by, once it is known. */
function useEditFacts(
  agreement: Agreement | undefined,
  order: Order,
  { facts, editCutoff }: OrderingKnowledge,
): EditFacts | null {
  return useMemo(() => {
    if (agreement === undefined || editCutoff === null) return null;
    const editable = editableOrder(order, agreement.terms);
    return { order: editable, ordering: facts && withoutOrder(facts, editable), editCutoff };
  }, [agreement, order, facts, editCutoff]);
}
