import { containerAction } from "@kreislauf/contract/catalog";
import type { Order, OrderingFacts } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { agreementsQuery } from "../agreements/index.ts";
import { today } from "../base/clock.ts";
import { useDraft } from "../base/draft.ts";
import { activeLocationsQuery } from "../locations/index.ts";
import { orderAgain } from "./order-again.ts";
import { existingOrdersQuery, orderAgainQuery, orderQuery } from "./orders.queries.ts";
import { useFirstChoice } from "./use-first-choice.ts";
import { useLastKnown } from "./use-last-known.ts";
import { blankDraft, useOrderForm } from "./use-order-form.ts";
import { useOrderSubmission } from "./use-order-submission.ts";
import { useOrderingFacts } from "./use-ordering-facts.ts";

interface Subject {
  readonly locationId: number;
  readonly agreementId: number;
  readonly againOrderId?: number;
}

/** Everything that the order dialog knows and does. */
export function useOrderDialog(subject: Subject, onGiven: (order: Order) => void) {
  const { locationId, agreementId, againOrderId } = subject;
  const agreements = useQuery(agreementsQuery(locationId));
  const locations = useQuery(activeLocationsQuery);
  const isAgain = againOrderId !== undefined;
  const earlier = useQuery({ ...orderQuery(String(againOrderId)), enabled: isAgain });
  const checked = useQuery({ ...orderAgainQuery(againOrderId ?? 0), enabled: isAgain });
  const found = agreements.data?.find((each) => each.agreementId === agreementId);
  const agreement = useLastKnown(found);
  const location = locations.data?.find(({ id }) => id === locationId);
  // A withdrawal cancels other orders and has a dialog of its own, which says so.
  const offered = useMemo(
    () => agreement?.containerActionIds.filter((id) => id !== containerAction.remove) ?? [],
    [agreement],
  );
  const again = useMemo(
    () =>
      earlier.data && checked.data && agreement
        ? orderAgain(earlier.data, checked.data, agreement, offered)
        : null,
    [earlier.data, checked.data, agreement, offered],
  );

  const [facts, setFacts] = useState<OrderingFacts | null>(null);
  const form = useOrderForm(blankDraft(subject), facts);
  const draft = useDraft("order", subject, form);
  useFirstChoice(form, subject, agreement, offered, again?.values);
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

  const isWaiting = agreement === undefined || earlier.isLoading || checked.isLoading;
  const isFailed = (agreement === undefined && agreements.isError) || earlier.isError || checked.isError;
  const isGone = agreements.isSuccess && found === undefined;
  return {
    state: isFailed
      ? "failed"
      : isGone && agreement === undefined
        ? "gone"
        : isWaiting
          ? "loading"
          : locations.isSuccess && location === undefined
            ? "inactive"
            : "ready",
    retry: () =>
      void Promise.all([agreements, ...(isAgain ? [earlier, checked] : [])].map(({ refetch }) => refetch())),
    /** It has ended while the dialog is open. */
    isGone,
    location,
    agreement,
    offered,
    again: again && earlier.data ? { order: earlier.data, changes: again.changes } : null,
    form,
    draft,
    chosen: { containerActionId, desiredDate, timeWindow },
    known,
    showMonth: setFirstShown,
    existing: existing.isError ? null : existing.data,
    submission: useOrderSubmission(form, onGiven),
  } as const;
}

export type OrderDialogModel = ReturnType<typeof useOrderDialog>;
