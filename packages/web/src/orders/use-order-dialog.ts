import { containerAction } from "@kreislauf/contract/catalog";
import type { Order, OrderingFacts } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { agreementsQuery, containerActionsQuery } from "../agreements/index.ts";
import { today } from "../base/clock.ts";
import { activeLocationsQuery } from "../locations/index.ts";
import { existingOrdersQuery } from "./orders.queries.ts";
import { blankDraft, useFirstChoice, useOrderForm } from "./use-order-form.ts";
import { useOrderSubmission } from "./use-order-submission.ts";
import { useOrderingFacts } from "./use-ordering-facts.ts";

interface Subject {
  readonly locationId: number;
  readonly agreementId: number;
}

/** Everything that the order dialog knows and does. */
export function useOrderDialog(subject: Subject, onGiven: (order: Order) => void) {
  const { locationId, agreementId } = subject;
  const agreements = useQuery(agreementsQuery(locationId));
  const actions = useQuery(containerActionsQuery(agreementId));
  const { data: locations } = useQuery(activeLocationsQuery);
  const agreement = agreements.data?.find((each) => each.agreementId === agreementId);
  // A withdrawal cancels other orders and has a dialog of its own, which says so.
  const offered = useMemo(
    () => actions.data?.map(({ id }) => id).filter((id) => id !== containerAction.remove) ?? [],
    [actions.data],
  );

  const [facts, setFacts] = useState<OrderingFacts | null>(null);
  const form = useOrderForm(blankDraft(subject), facts);
  useFirstChoice(form, subject, agreement, offered);
  const [containerActionId, desiredDate, timeWindow] = form.watch([
    "containerActionId",
    "desiredDate",
    "timeWindow",
  ]);
  const [firstShown, setFirstShown] = useState(() => `${today().slice(0, 8)}01`);
  const known = useOrderingFacts({
    locationId,
    agreement,
    offeredActions: offered,
    containerActionId,
    desiredDate,
    firstShown,
  });
  // The form is judged by facts that depend on what it holds.
  if (known.facts !== facts) setFacts(known.facts);
  const existing = useQuery({
    ...existingOrdersQuery(agreementId, desiredDate ?? ""),
    enabled: desiredDate !== null,
  });

  const isLoaded = agreement !== undefined && actions.data !== undefined;
  const isFailed = !isLoaded && (agreements.isError || actions.isError || agreements.isSuccess);
  return {
    state: isLoaded ? "ready" : isFailed && !actions.isPending ? "failed" : "loading",
    retry: () => void Promise.all([agreements.refetch(), actions.refetch()]),
    location: locations?.find(({ id }) => id === locationId),
    agreement,
    offered,
    form,
    chosen: { containerActionId, desiredDate, timeWindow },
    known,
    showMonth: setFirstShown,
    existing: existing.isError ? null : existing.data,
    submission: useOrderSubmission(form, onGiven),
  } as const;
}

export type OrderDialogModel = ReturnType<typeof useOrderDialog>;
