import { type EndpointTable, needs, permission } from "../base/index.ts";
import { sentByEmail } from "../exports/index.ts";
import { registerMediaTypes } from "./waste-register.codes.ts";
import {
  registerBundleQuery,
  registerFileQuery,
  registerPage,
  registerQuery,
} from "./waste-register.schema.ts";

const readers = needs(permission.fileExportManager, permission.documentManager);

export const wasteRegisterApi = {
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
  requestRegisterBundle: {
    method: "POST",
    path: "/records/register/bundle",
    summary: "Have a ZIP made with the register of each site as pdf; the bell tells when it is ready",
    access: readers,
    body: registerBundleQuery,
    status: 202,
    answer: sentByEmail,
    refusals: ["not_found", "too_many_requests"],
  },
} as const satisfies EndpointTable;
