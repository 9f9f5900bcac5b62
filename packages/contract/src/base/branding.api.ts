import * as z from "zod/mini";
import { brandingSchema } from "./branding.schema.ts";
import { editCutoffs } from "./edit-cutoff.codes.ts";
import type { EndpointTable } from "./endpoint.ts";

/** What the web app needs to know before anybody signs in. */
export const publicConfig = z.object({
  ...brandingSchema.shape,
  /** The operator's own logo; null means the portal's. */
  logoUrl: z.nullable(z.string()),
  /** For the deadlines that the help explains. */
  editCutoff: z.enum(editCutoffs),
  /** Outside production the app also has pages for developers. */
  devPages: z.boolean(),
  /** Other hosts that the web app may talk to; null where the operator configured none. */
  outside: z.object({
    /** The previous portal, for versions that are no longer supported. */
    legacyUrl: z.nullable(z.string()),
    /** The provider's newer site, for `?version=new`. */
    connectUrl: z.nullable(z.string()),
    /** Receives events, and nothing else, once a person has consented. */
    analyticsUrl: z.nullable(z.string()),
    /** Map tiles, as `{z}/{x}/{y}`; without them the app draws its own outline. */
    tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
    /** Origins that the `backend` query parameter may name. */
    testBackends: z.array(z.string()),
  }),
});
export type PublicConfig = z.output<typeof publicConfig>;

/** Rendered from the operator's Markdown; HTML in it is escaped. */
export const legalText = z.object({ html: z.string() });
export type LegalText = z.output<typeof legalText>;

export const brandingApi = {
  branding: {
    method: "GET",
    path: "/branding",
    summary: "Names, links and times of the operator",
    access: "public",
    answer: publicConfig,
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
