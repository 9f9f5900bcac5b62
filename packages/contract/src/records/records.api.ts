import { type EndpointTable, needs, permission } from "../base/index.ts";
import { registerMediaTypes } from "./records.codes.ts";
import { registerFileQuery, registerPage, registerQuery } from "./records.schema.ts";

const readers = needs(permission.fileExportManager, permission.documentManager);

export const recordsApi = {
  register: {
    method: "GET",
    path: "/records/register",
    summary: "The register of disposals (KrWG section 49) of assigned sites, newest first",
    access: readers,
    query: registerQuery,
    answer: registerPage,
    refusals: ["not_found"],
  },
  downloadRegister: {
    method: "GET",
    path: "/records/register/download",
    summary: "The register in order of time, as xlsx, csv or pdf",
    access: readers,
    query: registerFileQuery,
    answer: { mediaTypes: Object.values(registerMediaTypes) },
    refusals: ["not_found", "register_too_long"],
  },
} as const satisfies EndpointTable;
