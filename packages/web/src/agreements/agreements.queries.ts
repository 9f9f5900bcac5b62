import { agreementsApi } from "@kreislauf/contract/agreements";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** The running and requested agreements of a site. */
export const agreementsQuery = (locationId: number) =>
  queryOptions({
    queryKey: ["agreements", "of-location", locationId],
    queryFn: async ({ signal }) =>
      (await call(agreementsApi.listAgreements, { params: { id: locationId } }, { signal })).agreements,
  });

/** The requests for an offer at a site, the newest first. */
export const inquiriesQuery = (locationId: number) =>
  queryOptions({
    queryKey: ["agreements", "inquiries", locationId],
    queryFn: async ({ signal }) =>
      (await call(agreementsApi.listInquiries, { params: { id: locationId } }, { signal })).inquiries,
  });

/** What can be ordered on an agreement now. */
export const containerActionsQuery = (agreementId: number) =>
  queryOptions({
    queryKey: ["agreements", "actions", agreementId],
    queryFn: async ({ signal }) =>
      (await call(agreementsApi.agreementContainerActions, { params: { id: agreementId } }, { signal }))
        .containerActions,
  });
