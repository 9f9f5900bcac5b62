import type { Agreement, AgreementUpdate } from "@kreislauf/contract/agreements";
import { agreementsApi, agreementsErrorTexts, canChangeAgreement } from "@kreislauf/contract/agreements";
import { ordersErrorTexts } from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Rhythm } from "../agreements/index.ts";
import { agreementsQuery, missingInRhythm, withType } from "../agreements/index.ts";
import { errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useTexts } from "../base/language.tsx";
import { useUser } from "../base/session.ts";
import { serviceCatalogQuery } from "../catalog/index.ts";
import { activeLocationsQuery } from "../locations/index.ts";
import { changePreviewQuery, refreshOrders } from "./orders.queries.ts";
import { isLost } from "./until-answered.ts";
import { useAlone } from "./use-alone.ts";
import { useLastKnown } from "./use-last-known.ts";

interface Subject {
  readonly locationId: number;
  readonly agreementId: number;
}

/** Why nothing was changed: a sentence, or null where no answer came. */
export interface ChangeFailure {
  readonly of: "change" | "withdrawal";
  readonly sentence: string | null;
}

/** Everything that the dialog for another type or rhythm knows and does. */
export function useChangeAgreement(
  { locationId, agreementId }: Subject,
  onDone: (what: ChangeFailure["of"]) => void,
) {
  const queryClient = useQueryClient();
  const { userId } = useUser();
  const refusals = { ...useTexts(agreementsErrorTexts), ...useTexts(ordersErrorTexts) };
  const agreements = useQuery(agreementsQuery(locationId));
  const { data: locations } = useQuery(activeLocationsQuery);
  const catalog = useQuery(serviceCatalogQuery);
  const dropped = useQuery(changePreviewQuery(agreementId));
  const found = agreements.data?.find((each) => each.agreementId === agreementId);
  const agreement = useLastKnown(found);
  const [first, setFirst] = useState(found);
  if (first === undefined && found !== undefined) setFirst(found);
  const [wish, setWish] = useState<Rhythm | null>(null);
  const [judged, setJudged] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const { busy, alone } = useAlone();

  const rhythm = wish ?? (agreement ? withType(agreement, agreement.agreementTypeId) : null);
  const offeredTypes =
    catalog.data?.offers
      .filter(
        ({ wasteTypeId, containerTypeId }) =>
          wasteTypeId === agreement?.wasteType.id && containerTypeId === agreement.containerType.id,
      )
      .map(({ agreementTypeId }) => agreementTypeId) ?? [];
  const verdict = agreement && rhythm ? canChangeAgreement(agreement, rhythm, offeredTypes) : null;

  /** Sends it, and where no answer came looks whether it has arrived. */
  const run = (
    of: ChangeFailure["of"],
    send: () => Promise<unknown>,
    hasArrived: (fresh: Agreement | undefined) => boolean,
  ) =>
    alone(async () => {
      setFailure(null);
      try {
        await send();
        onDone(of);
      } catch (error) {
        const fresh = isLost(error)
          ? await queryClient
              .fetchQuery({ ...agreementsQuery(locationId), staleTime: 0, retry: false })
              .catch(() => undefined)
          : undefined;
        if (fresh && hasArrived(fresh.find((each) => each.agreementId === agreementId))) onDone(of);
        else setFailure({ of, sentence: isLost(error) ? null : errorSentence(error) });
      }
      void refreshOrders(queryClient);
    });

  const body: AgreementUpdate | null = rhythm && { agreementId, ...rhythm };
  return {
    state:
      agreement && catalog.data
        ? "ready"
        : agreements.isError || catalog.isError
          ? "failed"
          : agreements.isSuccess && !agreement
            ? "gone"
            : "loading",
    retry: () => void Promise.all([agreements.refetch(), catalog.refetch()]),
    location: locations?.find(({ id }) => id === locationId),
    agreement,
    rhythm,
    offeredTypes,
    isDirty: wish !== null && agreement !== undefined && verdict !== null && verdict.allowed,
    /** A change that was asked for before the dialog was opened leaves nothing to fill in. */
    wasPending: (first?.pendingChange ?? null) !== null,
    change: (next: Rhythm) => {
      setWish(next);
      setFailure(null);
    },
    judged,
    /** Why the wish is refused, as far as that is known; what is missing in it stands at its fields. */
    refusal: verdict === null || verdict.allowed ? null : refusals[verdict.reason],
    dropped,
    busy,
    failure,
    submit: () => {
      setJudged(true);
      if (body === null || missingInRhythm(body) !== null || verdict?.allowed !== true) return;
      void run(
        "change",
        () => call(agreementsApi.updateAgreement, { body }),
        (fresh) => fresh?.pendingChange?.requestedBy.id === userId,
      );
    },
    withdraw: () =>
      void run(
        "withdrawal",
        () => call(agreementsApi.withdrawChange, { body: { agreementId } }),
        (fresh) => fresh?.pendingChange === null,
      ),
  } as const;
}

export type ChangeAgreementModel = ReturnType<typeof useChangeAgreement>;
