import * as z from "zod/mini";
import type { EndpointTable } from "../base/index.ts";
import {
  companyChoice,
  credentials,
  maintenanceStatus,
  refreshRequest,
  signedIn,
  signInAnswer,
  tokenPair,
} from "./session.schema.ts";

export const sessionApi = {
  signIn: {
    method: "POST",
    path: "/auth/login/credentials",
    summary: "Sign in; members of several companies get the list to choose from",
    access: "public",
    body: credentials,
    answer: signInAnswer,
    refusals: ["wrong_credentials", "too_many_requests"],
  },
  chooseCompany: {
    method: "POST",
    path: "/auth/login/company",
    summary: "Sign in to one of several companies with the ticket of the first step",
    access: "public",
    body: companyChoice,
    answer: signedIn,
    refusals: ["wrong_credentials", "too_many_requests"],
  },
  refresh: {
    method: "POST",
    path: "/auth/create-access-token",
    summary: "New tokens for a refresh token, sent as bearer or in the body",
    access: "public",
    body: refreshRequest,
    answer: tokenPair,
    refusals: ["refresh_failed"],
  },
  signOut: {
    method: "POST",
    path: "/auth/logout",
    summary: "End the session",
    access: "account",
    answer: z.object({}),
  },
  maintenanceCheck: {
    method: "GET",
    path: "/maintenance-check",
    summary: "Whether the portal is in maintenance, and until when",
    access: "public",
    answer: maintenanceStatus,
  },
  health: {
    method: "GET",
    path: "/health",
    summary: "The process is up",
    access: "public",
    answer: z.object({ status: z.literal("ok") }),
  },
  ready: {
    method: "GET",
    path: "/ready",
    summary: "Database, files and mail can be reached",
    access: "public",
    answer: z.object({ status: z.literal("ok") }),
    refusals: ["unavailable"],
  },
} as const satisfies EndpointTable;
