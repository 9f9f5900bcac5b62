import { agreementsApi } from "@kreislauf/contract/agreements";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** The active and requested agreements of a site. */
export const agreementsQuery = (siteId: number) =>
  queryOptions({
    queryKey: ["agreements", "of-location", siteId],
    queryFn: async ({ signal }) =>
      (await call(agreementsApi.listAgreements, { params: { id: siteId } }, { signal })).agreements,
  });

/** The active and requested agreements of the given sites; a site without agreements is left out of the answer. */
export const agreementsOfSitesQuery = (siteIds: readonly number[]) =>
  queryOptions({
    queryKey: ["agreements", "of-sites", siteIds],
    queryFn: async ({ signal }) => {
      const query = { sites: siteIds.join(",") };
      return (await call(agreementsApi.listAgreementsOfSites, { query }, { signal })).sites;
    },
  });

/** The inquiries of a site, the newest first. */
export const inquiriesQuery = (siteId: number) =>
  queryOptions({
    queryKey: ["agreements", "inquiries", siteId],
    queryFn: async ({ signal }) =>
      (await call(agreementsApi.listInquiries, { params: { id: siteId } }, { signal })).inquiries,
  });

/** The actions that can be ordered on an agreement now. */
export const containerActionsQuery = (agreementId: number) =>
  queryOptions({
    queryKey: ["agreements", "actions", agreementId],
    queryFn: async ({ signal }) =>
      (await call(agreementsApi.agreementContainerActions, { params: { id: agreementId } }, { signal }))
        .containerActions,
  });
