import * as z from "zod/mini";
import { brandingSchema } from "./branding.ts";
import type { EndpointTable } from "./endpoint.ts";

/** What the web app must know before anybody signs in. */
export const portalFace = z.object({
  ...brandingSchema.shape,
  /** Outside production the app also has the pages for its developers. */
  devPages: z.boolean(),
});
export type PortalFace = z.output<typeof portalFace>;

export const brandingApi = {
  branding: {
    method: "GET",
    path: "/branding",
    summary: "Names, links and times of the operator",
    access: "public",
    answer: portalFace,
  },
} as const satisfies EndpointTable;
