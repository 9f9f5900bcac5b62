import * as z from "zod/mini";
import {
  type EndpointTable,
  type ErrorCode,
  idParam,
  needs,
  permission,
  sheetMediaTypes,
} from "../base/index.ts";
import { jobExportMediaTypes } from "./exports.codes.ts";
import {
  containerStockQuery,
  mailedExport,
  ordersExportQuery,
  sentByEmail,
  statisticsExportQuery,
} from "./exports.schema.ts";
import {
  statisticsQuery,
  statisticsReferences,
  statisticsReferencesQuery,
  wasteStatistics,
} from "./statistics.schema.ts";

const exporters = needs(permission.fileExportManager);

const mediaTypes = Object.values(sheetMediaTypes);
const download = {
  access: exporters,
  answer: { mediaTypes, deferred: sentByEmail },
  refusals: ["not_found"],
} as const;

/**
 * People with either permission can call this: documentManager suffices for ZIPs of waste registers and separation
 * folders, which the law requires. The call itself checks the permission that the file's kind of export needs.
 */
const fileReaders = needs(permission.fileExportManager, permission.documentManager);

/** Why a file announced by mail cannot be downloaded. */
const mailedRefusals: readonly ErrorCode[] = ["not_found", "export_expired", "export_sites_withdrawn"];
const mailedParams = z.object({ exportId: idParam });

export const exportsApi = {
  downloadContainerStock: {
    ...download,
    method: "GET",
    path: "/agreement/report/download",
    summary: "Containers on site, as xlsx or csv",
    query: containerStockQuery,
  },
  downloadOrders: {
    ...download,
    method: "GET",
    path: "/order/report/download",
    summary: "Orders as the list shows them under the same query, as xlsx or csv",
    query: ordersExportQuery,
  },
  downloadStatistics: {
    ...download,
    method: "GET",
    path: "/order/statistik/download",
    summary: "Waste statistics by waste type, site and month, as xlsx or csv",
    query: statisticsExportQuery,
  },
  mailedExport: {
    method: "GET",
    path: "/export/:exportId",
    summary: "What a file is that a mail announced",
    access: fileReaders,
    params: mailedParams,
    answer: mailedExport,
    refusals: mailedRefusals,
  },
  downloadMailedExport: {
    method: "GET",
    path: "/export/:exportId/download",
    summary: "A file that a mail announced",
    access: fileReaders,
    params: mailedParams,
    answer: { mediaTypes: Object.values(jobExportMediaTypes) },
    refusals: mailedRefusals,
  },
  wasteStatistics: {
    method: "GET",
    path: "/order/statistik",
    summary: "Weight and number of disposals by month, waste type and site, beside the year before",
    access: exporters,
    query: statisticsQuery,
    answer: wasteStatistics,
    refusals: ["not_found"],
  },
  statisticsReferences: {
    method: "GET",
    path: "/order/statistik/references",
    summary: "Cost centres and projects that the disposals of a period name",
    access: exporters,
    query: statisticsReferencesQuery,
    answer: statisticsReferences,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
