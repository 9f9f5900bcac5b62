import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission, sheetMediaTypes } from "../base/index.ts";
import {
  orderNoteAnswer,
  proofCheck,
  proofCheckQuery,
  proofsFileQuery,
  proofsOverview,
  proofsQuery,
} from "./proofs.schema.ts";

const { agreementManager, documentManager, fileExportManager, orderManager } = permission;

export const proofsApi = {
  proofs: {
    method: "GET",
    path: "/proofs",
    summary: "The proofs for hazardous waste of the assigned sites: what is there, missing, or ends soon",
    access: needs(fileExportManager, documentManager),
    query: proofsQuery,
    answer: proofsOverview,
    refusals: ["not_found"],
  },
  downloadProofs: {
    method: "GET",
    path: "/proofs/download",
    summary: "The same as a workbook",
    access: needs(fileExportManager, documentManager),
    query: proofsFileQuery,
    answer: { mediaTypes: [sheetMediaTypes.xlsx] },
    refusals: ["not_found"],
  },
  checkProof: {
    method: "GET",
    path: "/proof/check",
    summary: "Whether an order of hazardous waste would be covered by a proof",
    access: needs(agreementManager, orderManager),
    query: proofCheckQuery,
    answer: proofCheck,
    refusals: ["not_found"],
  },
  orderNote: {
    method: "GET",
    path: "/order/:orderId/note",
    summary: "The proof of an order, and its consignment or handover note with the signatures",
    access: needs(agreementManager, orderManager, fileExportManager, documentManager),
    params: z.object({ orderId: idParam }),
    answer: orderNoteAnswer,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
