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
 * The orders that the person has seen as cancelled by a withdrawal. They are compared with a fresh preview, to say when
 * they have changed.
 */
interface ConfirmedPreview {
  /** The amount and the day that the preview was for, as one string. */
  readonly inputKey: string;
  /** The ids of the orders that the withdrawal would cancel, as one string. */
  readonly ids: string;
  /** Whether the orders have changed since the preview was first shown; a note says so. */
  readonly isChangeShown: boolean;
}

/** Loads what a withdrawal needs, among it the orders that it would cancel, holds the form, and sends the order. */
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
  // The facts depend on the form's values and the form validates with the facts, so they are passed through a state.
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

  /**
   * Whether the withdrawal would still cancel exactly the orders that were shown. If not, the new list is shown, and
   * the person must confirm again.
   */
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
      // If the server refuses the preview, it also refuses the order, whose refusal is then shown at its field.
      return error instanceof ApiError && !isOutcomeUnknown(error);
    }
  }

  const hasEnded = agreements.isSuccess && found === undefined;
  return {
    state: agreement !== undefined ? "ready" : hasEnded ? "gone" : agreements.isError ? "failed" : "loading",
    loadError: agreements.error,
    retry: () => void agreements.refetch(),
    /** Whether the agreement has ended, before or while the dialog was open. */
    isGone: hasEnded,
    site: sites?.find(({ id }) => id === siteId),
    agreement,
    form,
    amount,
    desiredDate,
    factsState,
    showMonth: setFirstVisibleDay,
    /** The orders that the withdrawal would cancel and keep; undefined unless amount and day can be ordered. */
    preview: {
      data: isPossible ? preview.data : undefined,
      isFailed: isPossible && preview.isError,
      isFetching: preview.isFetching,
      retry: () => void preview.refetch(),
    },
    /** Whether the list of cancelled orders has changed since it was first shown for this amount and day. */
    changed:
      shownIds !== undefined &&
      confirmed.inputKey === inputKey &&
      (confirmed.isChangeShown || shownIds !== confirmed.ids),
    submission: { busy, failure, submit },
  } as const;
}

export type WithdrawDialogModel = ReturnType<typeof useWithdrawDialog>;
