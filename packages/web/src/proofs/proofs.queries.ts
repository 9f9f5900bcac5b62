import { type ProofCheckQuery, proofsApi } from "@kreislauf/contract/proofs";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { download } from "../base/download.ts";
import { setFilterParam, siteOfScope, type SiteScope } from "../sites/index.ts";

export const proofsQuery = (site: number | "all") =>
  queryOptions({
    queryKey: ["orders", "proofs", "overview", site],
    queryFn: ({ signal }) =>
      call(proofsApi.proofs, { query: { serviceLocationId: String(site) } }, { signal }),
  });

export const downloadProofs = (scope: SiteScope) =>
  download(proofsApi.downloadProofs, {
    query: { serviceLocationId: String(siteOfScope(scope)), ...setFilterParam(scope) },
  });

/** Which proof would cover an order that is not placed yet. */
export const proofCheckQuery = ({ agreementId, containerActionId, amount, desiredDate }: ProofCheckQuery) =>
  queryOptions({
    queryKey: ["orders", "proofs", "check", agreementId, containerActionId, amount, desiredDate],
    queryFn: ({ signal }) =>
      call(
        proofsApi.checkProof,
        {
          query: {
            agreementId: String(agreementId),
            containerActionId: String(containerActionId),
            amount: String(amount),
            desiredDate,
          },
        },
        { signal },
      ),
    // Always out of date, because another order may have used the rest of the proof meanwhile.
    staleTime: 0,
  });

export const orderNoteQuery = (orderId: number) =>
  queryOptions({
    queryKey: ["orders", "proofs", "note", orderId],
    queryFn: ({ signal }) => call(proofsApi.orderNote, { params: { orderId: String(orderId) } }, { signal }),
  });
