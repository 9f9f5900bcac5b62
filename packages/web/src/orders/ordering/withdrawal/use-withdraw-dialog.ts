import { containerAction } from "@kreislauf/contract/catalog";
import {
  canOrder,
  type Order,
  type OrderCreation,
  type OrderingFacts,
  type OrderLine,
  type WaitingOrder,
} from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { agreementsQuery } from "../../../agreements/index.ts";
import { ApiError } from "../../../base/api-error.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { activeSitesQuery } from "../../../sites/index.ts";
import { withdrawalPreviewQuery } from "../../ordering.queries.ts";
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

/**
 * What the dialog last showed: the orders that withdrawing this amount on this day would cancel. Compared with a fresh
 * preview, to say when the list has changed.
 */
interface ConfirmedPreview {
  readonly inputKey: string;
  readonly ids: string;
  /** The list has changed since, and a note says so. */
  readonly isChangeShown: boolean;
}

/** State and actions of the withdrawal dialog. */
export function useWithdrawDialog(
  { siteId, agreementId }: Subject,
  onSubmitted: (order: Order | WaitingOrder, cancelled: number) => void,
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
  const [firstVisibleDay, setFirstVisibleDay] = useState(() => `${today().slice(0, 8)}01`);
  const factsState = useOrderingFacts({
    siteId,
    agreement,
    offeredActions: offered,
    containerActionId: containerAction.remove,
    desiredDate,
    firstVisibleDay,
  });
  // The form validates with facts that depend on its own values.
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
  const inputKey = `${amount} ${desiredDate}`;
  const shownIds = isPossible && preview.data ? idsOf(preview.data.cancelled) : undefined;
  const [confirmed, setConfirmed] = useState<ConfirmedPreview>({
    inputKey: "",
    ids: "",
    isChangeShown: false,
  });
  if (shownIds !== undefined && confirmed.inputKey !== inputKey) {
    setConfirmed({ inputKey, ids: shownIds, isChangeShown: false });
  }
  const { busy, failure, submit } = useCreateOrder(
    form,
    (order) => onSubmitted(order, preview.data?.cancelled.length ?? 0),
    async (order, mayHaveArrived) => mayHaveArrived || (await isPreviewCurrent(order)),
  );

  /** Cancels only what was shown: orders that were added since are shown first and confirmed again. */
  async function isPreviewCurrent({
    amount: orderedAmount,
    desiredDate: date,
  }: OrderCreation): Promise<boolean> {
    const query = withdrawalPreviewQuery(agreementId, orderedAmount, date);
    try {
      const fresh = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
      const ids = idsOf(fresh.cancelled);
      if (ids === confirmed.ids) return true;
      setConfirmed({ inputKey, ids, isChangeShown: true });
      return false;
    } catch (error) {
      // If the preview is refused now, the order is refused, too, with the reason at its field.
      return error instanceof ApiError && !isOutcomeUnknown(error);
    }
  }

  const hasEnded = agreements.isSuccess && found === undefined;
  return {
    state: agreement !== undefined ? "ready" : hasEnded ? "gone" : agreements.isError ? "failed" : "loading",
    loadError: agreements.error,
    retry: () => void agreements.refetch(),
    /** The agreement has ended while the dialog is open. */
    isGone: hasEnded,
    site: sites?.find(({ id }) => id === siteId),
    agreement,
    form,
    amount,
    desiredDate,
    factsState,
    showMonth: setFirstVisibleDay,
    /** Only for values that can be ordered. */
    preview: {
      data: isPossible ? preview.data : undefined,
      isFailed: isPossible && preview.isError,
      isFetching: preview.isFetching,
      retry: () => void preview.refetch(),
    },
    /** The list is not the one that was shown first. */
    changed:
      shownIds !== undefined &&
      confirmed.inputKey === inputKey &&
      (confirmed.isChangeShown || shownIds !== confirmed.ids),
    submission: { busy, failure, submit },
  } as const;
}

export type WithdrawDialogModel = ReturnType<typeof useWithdrawDialog>;
