import { containerAction } from "@kreislauf/contract/catalog";
import type { Order, OrderCreation, OrderingFacts, OrderLine } from "@kreislauf/contract/orders";
import { canOrder } from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { agreementsQuery } from "../agreements/index.ts";
import { ApiError } from "../base/api-error.ts";
import { today } from "../base/clock.ts";
import { activeLocationsQuery } from "../locations/index.ts";
import { withdrawalPreviewQuery } from "./orders.queries.ts";
import { isLost } from "./until-answered.ts";
import { useLastKnown } from "./use-last-known.ts";
import { blankDraft, useOrderForm } from "./use-order-form.ts";
import { useOrderGiving } from "./use-order-submission.ts";
import { useOrderingFacts } from "./use-ordering-facts.ts";

interface Subject {
  readonly locationId: number;
  readonly agreementId: number;
}

const offered = [containerAction.remove] as const;

const idsOf = (orders: readonly OrderLine[]) => orders.map(({ id }) => id).join();

/** The orders whose end somebody has read, for one amount and day. */
interface ReadList {
  readonly wishKey: string;
  readonly ids: string;
  /** It has changed since, and that was said. */
  readonly isToldAnew: boolean;
}

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

  const isPossible =
    facts !== null &&
    amount !== null &&
    desiredDate !== null &&
    canOrder(facts, { amount, desiredDate, details: null }).allowed;
  const preview = useQuery({
    ...withdrawalPreviewQuery(agreementId, amount ?? 0, desiredDate ?? ""),
    enabled: isPossible,
  });
  const wishKey = `${amount} ${desiredDate}`;
  const shownIds = isPossible && preview.data ? idsOf(preview.data.cancelled) : undefined;
  const [read, setRead] = useState<ReadList>({ wishKey: "", ids: "", isToldAnew: false });
  if (shownIds !== undefined && read.wishKey !== wishKey) {
    setRead({ wishKey, ids: shownIds, isToldAnew: false });
  }
  const { busy, attempt, failure, give, mayHaveArrived } = useOrderGiving(form, (order) =>
    onGiven(order, preview.data?.cancelled.length ?? 0),
  );

  /** Nothing is cancelled that was not read: what has come since is shown first, and confirmed once more. */
  async function isAsShown({ amount: asked, desiredDate: date }: OrderCreation): Promise<boolean> {
    const query = withdrawalPreviewQuery(agreementId, asked, date);
    try {
      const fresh = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
      const ids = idsOf(fresh.cancelled);
      if (ids === read.ids) return true;
      setRead({ wishKey, ids, isToldAnew: true });
      return false;
    } catch (error) {
      // What is refused now the order itself is refused for, with its reason at the field.
      return error instanceof ApiError && !isLost(error);
    }
  }

  const submit = (order: OrderCreation) =>
    attempt(async () => {
      if (mayHaveArrived(order) || (await isAsShown(order))) await give(order);
    });

  const isGone = agreements.isSuccess && found === undefined;
  return {
    state: agreement !== undefined ? "ready" : isGone ? "gone" : agreements.isError ? "failed" : "loading",
    retry: () => void agreements.refetch(),
    /** It has ended while the dialog is open. */
    isGone,
    location: locations?.find(({ id }) => id === locationId),
    agreement,
    form,
    amount,
    desiredDate,
    known,
    showMonth: setFirstShown,
    /** Of what could be ordered as it is filled in now. */
    preview: {
      data: isPossible ? preview.data : undefined,
      isFailed: isPossible && preview.isError,
      isFetching: preview.isFetching,
      retry: () => void preview.refetch(),
    },
    /** The list is no longer the one that was read first. */
    changed: shownIds !== undefined && read.wishKey === wishKey && (read.isToldAnew || shownIds !== read.ids),
    submission: { busy, failure, submit },
  } as const;
}

export type WithdrawDialogModel = ReturnType<typeof useWithdrawDialog>;
