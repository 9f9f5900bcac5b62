import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission } from "../base/index.ts";
import { sentByEmail } from "../exports/index.ts";
import { messageRefusals } from "../questions/index.ts";
import { sketchFile } from "../sites/index.ts";
import { maxEvidenceBodyBytes } from "./separation.codes.ts";
import {
  type SeparationFolder,
  separationBundleInput,
  separationEvidenceInput,
  separationFolder,
  separationQuery,
  separationReasonInput,
  separationSites,
  separationSitesQuery,
} from "./separation.schema.ts";

const readers = needs(permission.fileExportManager, permission.documentManager);
const evidenceParams = z.object({ evidenceId: idParam });
const evidenceRefusals = [...messageRefusals, "separation_evidence_full"] as const;
/**
 * The call can be repeated with the same key without adding anything twice; it concerns the site of the folder that it
 * returns.
 */
const idempotent = { sitesOf: (_body: unknown, { site }: SeparationFolder) => [site.id] };

export const separationApi = {
  separationFolder: {
    method: "GET",
    path: "/separation/folder",
    summary: "What a site collected apart in a year (GewAbfV sections 3, 4 and 8), and what its folder lacks",
    access: readers,
    query: separationQuery,
    answer: separationFolder,
    refusals: ["not_found"],
  },
  separationSites: {
    method: "GET",
    path: "/separation/sites",
    summary: "Rate and gaps of the folder of each assigned site in a year",
    access: readers,
    query: separationSitesQuery,
    answer: separationSites,
  },
  saveSeparationReason: {
    method: "POST",
    path: "/separation/reason",
    summary: "Say why a fraction is not collected apart at a site",
    access: readers,
    body: separationReasonInput,
    answer: separationFolder,
    refusals: [...evidenceRefusals, "separation_reason_changed"],
    idempotent,
    maxBodyBytes: maxEvidenceBodyBytes,
  },
  addSeparationEvidence: {
    method: "POST",
    path: "/separation/evidence",
    summary: "Add photos and PDFs to a site's folder: evidence of a reason, a statement, a confirmation",
    access: readers,
    body: separationEvidenceInput,
    answer: separationFolder,
    refusals: evidenceRefusals,
    idempotent,
    maxBodyBytes: maxEvidenceBodyBytes,
  },
  separationEvidence: {
    method: "GET",
    path: "/separation/evidence/:evidenceId",
    summary: "A photo or PDF of a folder",
    access: readers,
    params: evidenceParams,
    answer: sketchFile,
    refusals: ["not_found"],
  },
  removeSeparationEvidence: {
    method: "DELETE",
    path: "/separation/evidence/:evidenceId",
    summary: "Take a photo or PDF out of a folder",
    access: readers,
    params: evidenceParams,
    answer: separationFolder,
    refusals: ["not_found"],
  },
  downloadSeparationFolder: {
    method: "GET",
    path: "/separation/folder/download",
    summary: "The folder of a site and year as pdf, with what it lacks",
    access: readers,
    query: separationQuery,
    answer: { mediaTypes: ["application/pdf"] },
    refusals: ["not_found"],
  },
  zipSeparationFolder: {
    method: "GET",
    path: "/separation/folder/zip",
    summary: "The folder with receipts, site plans and evidence, and a list of the files with their SHA-256",
    access: readers,
    query: separationQuery,
    answer: { mediaTypes: ["application/zip"] },
    refusals: ["not_found"],
  },
  requestSeparationBundle: {
    method: "POST",
    path: "/separation/bundle",
    summary: "Have a ZIP made with the folders of several sites; the bell tells when it is ready",
    access: readers,
    body: separationBundleInput,
    status: 202,
    answer: sentByEmail,
    refusals: ["not_found", "too_many_requests"],
  },
} as const satisfies EndpointTable;
