import * as z from "zod/mini";
import { brandingSchema } from "./branding.ts";
import { editCutoffs } from "./edit-cutoff.ts";
import type { EndpointTable } from "./endpoint.ts";

/** What the web app must know before anybody signs in. */
export const portalFace = z.object({
  ...brandingSchema.shape,
  /** The operator's own logo; null stands for the portal's. */
  logoUrl: z.nullable(z.string()),
  /** For what the help says of deadlines. */
  editCutoff: z.enum(editCutoffs),
  /** Outside production the app also has the pages for its developers. */
  devPages: z.boolean(),
  /** Where the web app may turn to besides this server; null where the operator named nothing. */
  outside: z.object({
    /** The former portal, for versions that are no longer supported. */
    legacyUrl: z.nullable(z.string()),
    /** The provider's newer site, for `?version=new`. */
    connectUrl: z.nullable(z.string()),
    /** Gets events, and only those, once a person has consented. */
    analyticsUrl: z.nullable(z.string()),
    /** Pictures of the map, as `{z}/{x}/{y}`; without them it draws its own outline. */
    tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
    /** Origins that the `backend` query parameter may name. */
    testBackends: z.array(z.string()),
  }),
});
export type PortalFace = z.output<typeof portalFace>;

/** Made from the operator's Markdown, in which HTML has no effect. */
export const legalText = z.object({ html: z.string() });
export type LegalText = z.output<typeof legalText>;

export const brandingApi = {
  branding: {
    method: "GET",
    path: "/branding",
    summary: "Names, links and times of the operator",
    access: "public",
    answer: portalFace,
  },
  legalText: {
    method: "GET",
    path: "/legal/:page",
    summary: "Imprint or privacy policy of the operator, as HTML",
    access: "public",
    params: z.object({ page: z.enum(["imprint", "privacy"]) }),
    answer: legalText,
  },
} as const satisfies EndpointTable;
