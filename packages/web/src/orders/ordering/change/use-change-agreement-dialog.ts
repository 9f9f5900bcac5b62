import {
  agreementsApi,
  agreementsErrorTexts,
  canChangeAgreement,
  type AgreementUpdate,
} from "@kreislauf/contract/agreements";
import { ordersErrorTexts } from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  agreementsQuery,
  missingInCycle,
  withAgreementType,
  type CycleDraft,
} from "../../../agreements/index.ts";
import { call } from "../../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../../base/session.ts";
import { activeSitesQuery } from "../../../sites/index.ts";
import { changePreviewQuery } from "../../ordering.queries.ts";
import { isOutcomeUnknown } from "../../../base/submit-attempt.ts";
import { useOrderSubmit } from "../../base/use-order-submit.ts";
import { useLastDefined } from "../form/use-last-defined.ts";

interface Subject {
  readonly siteId: number;
  readonly agreementId: number;
}

/** What the dialog sends: a request for a change, or the withdrawal of such a request. */
type ChangeStep =
  | { readonly kind: "change"; readonly body: AgreementUpdate }
  | { readonly kind: "withdrawChange" };

/**
 * Loads the agreement, holds the draft of its new type and cycle, and sends the request for the change or withdraws
 * one.
 */
export function useChangeAgreementDialog(
  { siteId, agreementId }: Subject,
  onDone: (kind: ChangeStep["kind"]) => void,
) {
  const queryClient = useQueryClient();
  const { userId } = useUser();
  const refusals = { ...useTexts(agreementsErrorTexts), ...useTexts(ordersErrorTexts) };
  const agreements = useQuery(agreementsQuery(siteId));
  const { data: sites } = useQuery(activeSitesQuery);
  const preview = useQuery(changePreviewQuery(agreementId));
  const found = agreements.data?.find((each) => each.agreementId === agreementId);
  const agreement = useLastDefined(found);
  const [initialAgreement, setInitialAgreement] = useState(found);
  if (initialAgreement === undefined && found !== undefined) setInitialAgreement(found);
  const [draft, setDraft] = useState<CycleDraft | null>(null);
  const [showErrors, setShowErrors] = useState(false);

  const cycle = draft ?? (agreement ? withAgreementType(agreement, agreement.agreementTypeId) : null);
  const offeredTypes = agreement?.offeredTypeIds ?? [];
  const verdict = agreement && cycle ? canChangeAgreement(agreement, cycle, offeredTypes) : null;

  async function hasArrived(kind: ChangeStep["kind"]): Promise<boolean> {
    const query = { ...agreementsQuery(siteId), staleTime: 0, retry: false };
    const all = await queryClient.fetchQuery(query).catch(() => undefined);
    const fresh = all?.find((each) => each.agreementId === agreementId);
    return kind === "change"
      ? fresh?.pendingChange?.requestedBy.id === userId
      : fresh?.pendingChange === null;
  }

  /**
   * Requests are never sent again automatically. Without a response, the agreement is fetched to see whether the
   * request has arrived.
   */
  const { busy, input, failure, submit, reset } = useOrderSubmit<ChangeStep, unknown>({
    isRepeated: false,
    send: (step) =>
      step.kind === "change"
        ? call(agreementsApi.updateAgreement, { body: step.body })
        : call(agreementsApi.withdrawChange, { body: { agreementId } }),
    onDone: (_, { kind }) => onDone(kind),
    recover: async (error, { kind }) =>
      isOutcomeUnknown(error) && (await hasArrived(kind)) ? { answer: undefined } : undefined,
  });

  const body: AgreementUpdate | null = cycle && { agreementId, ...cycle };
  return {
    state: agreement ? "ready" : agreements.isError ? "failed" : agreements.isSuccess ? "gone" : "loading",
    loadError: agreements.error,
    retry: () => void agreements.refetch(),
    site: sites?.find(({ id }) => id === siteId),
    agreement,
    cycle,
    offeredTypes,
    isDirty: draft !== null && agreement !== undefined && verdict !== null && verdict.allowed,
    /** Whether a change had been requested before the dialog was opened; then the dialog has no fields to fill in. */
    wasPending: (initialAgreement?.pendingChange ?? null) !== null,
    change: (next: CycleDraft) => {
      setDraft(next);
      reset();
    },
    showErrors,
    /** Why the change would be refused; null if it would not, or if a value is missing, which is shown at its field. */
    refusal: verdict === null || verdict.allowed ? null : refusals[verdict.reason],
    preview,
    busy,
    /** Why sending failed; the sentence is null if no response came. */
    failure: failure && {
      kind: input?.kind ?? "change",
      sentence: failure.kind === "refused" ? failure.sentence : null,
    },
    submit: () => {
      setShowErrors(true);
      if (body === null || missingInCycle(body) !== null || verdict?.allowed !== true) return;
      void submit({ kind: "change", body });
    },
    withdraw: () => void submit({ kind: "withdrawChange" }),
  } as const;
}

export type ChangeAgreementDialogModel = ReturnType<typeof useChangeAgreementDialog>;
