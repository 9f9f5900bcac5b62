import { containerAction } from "@kreislauf/contract/catalog";
import type { Order, OrderCreation, OrderingFacts, OrderLine } from "@kreislauf/contract/orders";
import { canOrder } from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { agreementsQuery } from "../../../agreements/index.ts";
import { ApiError } from "../../../base/api-error.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { activeSitesQuery } from "../../../sites/index.ts";
import { withdrawalPreviewQuery } from "../../orders.queries.ts";
import { isOutcomeUnknown } from "../../../base/submit-attempt.ts";
import { useLastDefined } from "../form/use-last-defined.ts";
import { emptyOrderDraft, useOrderForm } from "../form/use-order-form.ts";
import { useCreateOrder } from "../form/use-order-submission.ts";
import { useOrderingFacts } from "../form/use-ordering-facts.ts";

interface Subject {
  readonly siteId: number;
  readonly agreementId: number;
}

const offered = [containerAction.remove] as const;

const idsOf = (orders: readonly OrderLine[]) => orders.map(({ id }) => id).join();

/** The orders whose end somebody has read, for one amount and day. */
interface ConfirmedPreview {
  readonly wishKey: string;
  readonly ids: string;
  /** It has changed since, and that was said. */
  readonly isChangeShown: boolean;
}

/** Everything that the dialog for a withdrawal knows and does. */
export function useWithdrawDialog(
  { siteId, agreementId }: Subject,
  onSubmitted: (order: Order, cancelled: number) => void,
) {
  const queryClient = useQueryClient();
  const agreements = useQuery(agreementsQuery(siteId));
  const { data: sites } = useQuery(activeSitesQuery);
  const found = agreements.data?.find((each) => each.agreementId === agreementId);
  const agreement = useLastDefined(found);

  const [facts, setFacts] = useState<OrderingFacts | null>(null);
  const form = useOrderForm(
    { ...emptyOrderDraft({ siteId, agreementId }), containerActionId: containerAction.remove },
    facts,
  );
  const [amount, desiredDate] = form.watch(["amount", "desiredDate"]);
  const [firstShown, setFirstShown] = useState(() => `${today().slice(0, 8)}01`);
  const factsState = useOrderingFacts({
    siteId,
    agreement,
    offeredActions: offered,
    containerActionId: containerAction.remove,
    desiredDate,
    firstVisibleDay: firstShown,
  });
  // The form is judged by facts that depend on what it holds.
  if (factsState.facts !== facts) setFacts(factsState.facts);

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
  const [read, setRead] = useState<ConfirmedPreview>({ wishKey: "", ids: "", isChangeShown: false });
  if (shownIds !== undefined && read.wishKey !== wishKey) {
    setRead({ wishKey, ids: shownIds, isChangeShown: false });
  }
  const { busy, failure, submit } = useCreateOrder(
    form,
    (order) => onSubmitted(order, preview.data?.cancelled.length ?? 0),
    async (order, mayHaveArrived) => mayHaveArrived || (await isPreviewCurrent(order)),
  );

  /** Nothing is cancelled that was not read: what has come since is shown first, and confirmed once more. */
  async function isPreviewCurrent({ amount: asked, desiredDate: date }: OrderCreation): Promise<boolean> {
    const query = withdrawalPreviewQuery(agreementId, asked, date);
    try {
      const fresh = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
      const ids = idsOf(fresh.cancelled);
      if (ids === read.ids) return true;
      setRead({ wishKey, ids, isChangeShown: true });
      return false;
    } catch (error) {
      // What is refused now the order itself is refused for, with its reason at the field.
      return error instanceof ApiError && !isOutcomeUnknown(error);
    }
  }

  const hasEnded = agreements.isSuccess && found === undefined;
  return {
    state: agreement !== undefined ? "ready" : hasEnded ? "gone" : agreements.isError ? "failed" : "loading",
    retry: () => void agreements.refetch(),
    /** It has ended while the dialog is open. */
    isGone: hasEnded,
    site: sites?.find(({ id }) => id === siteId),
    agreement,
    form,
    amount,
    desiredDate,
    known: factsState,
    showMonth: setFirstShown,
    /** Of what could be ordered as it is filled in now. */
    preview: {
      data: isPossible ? preview.data : undefined,
      isFailed: isPossible && preview.isError,
      isFetching: preview.isFetching,
      retry: () => void preview.refetch(),
    },
    /** The list is no longer the one that was read first. */
    changed:
      shownIds !== undefined && read.wishKey === wishKey && (read.isChangeShown || shownIds !== read.ids),
    submission: { busy, failure, submit },
  } as const;
}

export type WithdrawDialogModel = ReturnType<typeof useWithdrawDialog>;
