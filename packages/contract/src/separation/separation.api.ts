import { type EndpointTable, needs, permission } from "../base/index.ts";
import { separationFolder, separationQuery, separationReasonInput } from "./separation.schema.ts";

const readers = needs(permission.fileExportManager, permission.documentManager);

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
  saveSeparationReason: {
    method: "POST",
    path: "/separation/reason",
    summary: "Say why a fraction is not collected apart at a site",
    access: readers,
    body: separationReasonInput,
    answer: separationFolder,
    refusals: ["not_found", "separation_reason_changed"],
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
} as const satisfies EndpointTable;
