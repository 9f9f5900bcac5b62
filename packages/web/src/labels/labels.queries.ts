import { type ContainerLabel, labelsApi } from "@kreislauf/contract/labels";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** The labels of a site. The key begins with `agreements`, so that labels are refetched together with agreements. */
export const labelsQuery = (siteId: number) =>
  queryOptions({
    queryKey: ["agreements", "labels", siteId],
    queryFn: async ({ signal }) =>
      (await call(labelsApi.listContainerLabels, { params: { id: siteId } }, { signal })).labels,
  });

/** A label as it is stored now; undefined if it no longer exists or cannot be loaded. */
export const readLabel = (queryClient: QueryClient, { serviceLocationId, agreementId }: ContainerLabel) =>
  queryClient.fetchQuery({ ...labelsQuery(serviceLocationId), staleTime: 0 }).then(
    (labels) => labels.find((label) => label.agreementId === agreementId),
    () => undefined,
  );

/** What the page behind a label's QR code shows to people who may not order, signed in or not. */
export const scannedContainerQuery = (token: string) =>
  queryOptions({
    queryKey: ["scanned-container", token],
    queryFn: ({ signal }) => call(labelsApi.scannedContainer, { params: { token } }, { signal }),
    retry: false,
    gcTime: 0,
  });

/**
 * What the page behind a label's QR code shows to a signed-in user: the agreement, and whether they may order for it.
 */
export const ownContainerQuery = (token: string) =>
  queryOptions({
    queryKey: ["scanned-container", "own", token],
    queryFn: ({ signal }) => call(labelsApi.ownContainer, { params: { token } }, { signal }),
    retry: false,
    gcTime: 0,
  });

/**
 * A report of a full container. The key begins with `notifications`, so that the report is refetched when somebody
 * closes it.
 */
export const containerReportQuery = (reportId: string) =>
  queryOptions({
    queryKey: ["notifications", "container-report", reportId],
    queryFn: ({ signal }) => call(labelsApi.containerReport, { params: { reportId } }, { signal }),
  });

export const containerReportPhotoQuery = (reportId: number) =>
  queryOptions({
    queryKey: ["container-report-photo", reportId],
    queryFn: ({ signal }) => call(labelsApi.containerReportPhoto, { params: { reportId } }, { signal }),
  });

/** The oldest reports of full containers that wait for an answer, and how many wait. */
export const containerReportsQuery = queryOptions({
  queryKey: ["notifications", "container-reports"],
  queryFn: ({ signal }) => call(labelsApi.listContainerReports, {}, { signal }),
});
