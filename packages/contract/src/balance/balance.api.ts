import { type EndpointTable, needs, permission } from "../base/index.ts";
import { balanceMediaTypes } from "./balance.codes.ts";
import {
  balanceExportQuery,
  balanceQuery,
  balanceReceipts,
  balanceReceiptsQuery,
  wasteBalance,
} from "./balance.schema.ts";

const readers = needs(permission.fileExportManager, permission.documentManager);

export const balanceApi = {
  wasteBalance: {
    method: "GET",
    path: "/balance",
    summary: "The waste of a year by AVV code and in the cells of ESRS E5-5",
    access: readers,
    query: balanceQuery,
    answer: wasteBalance,
    refusals: ["not_found"],
  },
  balanceReceipts: {
    method: "GET",
    path: "/balance/receipts",
    summary: "The disposals behind a figure of the balance, with their receipts",
    access: readers,
    query: balanceReceiptsQuery,
    answer: balanceReceipts,
    refusals: ["not_found"],
  },
  downloadBalance: {
    method: "GET",
    path: "/balance/download",
    summary: "The balance with its receipts as xlsx or pdf, or the receipts as csv",
    access: readers,
    query: balanceExportQuery,
    answer: { mediaTypes: Object.values(balanceMediaTypes) },
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
