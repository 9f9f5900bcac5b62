import { containerAction } from "@kreislauf/contract/catalog";
import type { Order, OrderCreation, OrderingFacts } from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { agreementsQuery } from "../agreements/index.ts";
import { today } from "../base/clock.ts";
import { activeLocationsQuery } from "../locations/index.ts";
import { openOrdersQuery } from "./orders.queries.ts";
import { useLastKnown } from "./use-last-known.ts";
import { blankDraft, useOrderForm } from "./use-order-form.ts";
import { useOrderGiving } from "./use-order-submission.ts";
import { useOrderingFacts } from "./use-ordering-facts.ts";
import { cancelsTheSame, previewWithdrawal } from "./withdrawal-preview.ts";

interface Subject {
  readonly locationId: number;
  readonly agreementId: number;
}

const offered = [containerAction.remove] as const;

/** Everything that the dialog for a withdrawal knows and does. */
export function useWithdrawDialog(
  { locationId, agreementId }: Subject,
  onGiven: (order: Order, cancelled: number) => void,
) {
  const queryClient = useQueryClient();
  const agreements = useQuery(agreementsQuery(locationId));
  const { data: locations } = useQuery(activeLocationsQuery);
  const found = agreements.data?.find((each) => each.agreementId === agreementId);
  const agreement = useLastKnown(found);
  const openOrders = useQuery(openOrdersQuery(locationId, agreementId));

  const [facts, setFacts] = useState<OrderingFacts | null>(null);
  const form = useOrderForm(
    { ...blankDraft({ locationId, agreementId }), containerActionId: containerAction.remove },
    facts,
  );
  const [amount, desiredDate] = form.watch(["amount", "desiredDate"]);
  const [firstShown, setFirstShown] = useState(() => `${today().slice(0, 8)}01`);
  const known = useOrderingFacts({
    locationId,
    agreement,
    offeredActions: offered,
    containerActionId: containerAction.remove,
    desiredDate,
    firstShown,
  });
  // The form is judged by facts that depend on what it holds.
  if (known.facts !== facts) setFacts(known.facts);

  const previewOf = (orders: readonly Order[] | undefined) =>
    orders === undefined || facts === null || desiredDate === null || amount === null
      ? null
      : previewWithdrawal(orders, facts, { desiredDate, amount });
  const preview = previewOf(openOrders.data);
  const [changed, setChanged] = useState(false);
  const { busy, alone, failure, forgetFailure, give, mayHaveArrived } = useOrderGiving(form, (order) =>
    onGiven(order, preview?.cancelled.length ?? 0),
  );

  /** Nothing is cancelled that was not shown: what has come since is shown first. */
  async function isStillSo(): Promise<boolean> {
    const query = { ...openOrdersQuery(locationId, agreementId), staleTime: 0, retry: false };
    const fresh = previewOf(await queryClient.fetchQuery(query).catch(() => undefined));
    if (fresh === null || preview === null) return false;
    const isSame = cancelsTheSame(fresh, preview);
    setChanged(!isSame);
    return isSame;
  }

  const submit = (order: OrderCreation) =>
    alone(async () => {
      forgetFailure();
      if (mayHaveArrived(order) || (await isStillSo())) await give(order);
    });

  return {
    state:
      agreement !== undefined
        ? "ready"
        : agreements.isError
          ? "failed"
          : agreements.isSuccess
            ? "gone"
            : "loading",
    retry: () => void agreements.refetch(),
    /** It has ended while the dialog is open. */
    isGone: agreements.isSuccess && found === undefined,
    location: locations?.find(({ id }) => id === locationId),
    agreement,
    form,
    amount,
    desiredDate,
    known,
    showMonth: setFirstShown,
    preview,
    changed,
    openOrders: {
      isFailed: openOrders.isError,
      isFetching: openOrders.isFetching,
      retry: () => void openOrders.refetch(),
    },
    submission: { busy, failure, submit },
  } as const;
}

export type WithdrawDialogModel = ReturnType<typeof useWithdrawDialog>;
