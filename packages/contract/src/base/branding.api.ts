import * as z from "zod/mini";
import { brandingSchema } from "./branding.schema.ts";
import { editCutoffs } from "./edit-cutoff.codes.ts";
import type { EndpointTable } from "./endpoint.ts";

/** Settings that the web app needs before anybody signs in. */
export const publicConfig = z.object({
  ...brandingSchema.shape,
  /** The address of the operator's own logo; null if the portal's logo is shown. */
  logoUrl: z.nullable(z.string()),
  /** The variant of the edit cutoff; the help explains deadlines with it. */
  editCutoff: z.enum(editCutoffs),
  /** Whether the app has its pages for developers, too; false in production. */
  devPages: z.boolean(),
  /** Other hosts that the web app may talk to; each is null or empty if the operator configured none. */
  outside: z.object({
    /** The previous portal, for clients in a version that is no longer supported. */
    legacyUrl: z.nullable(z.string()),
    /** The provider's newer site, for `?version=new`. */
    connectUrl: z.nullable(z.string()),
    /** The address that analytics events, and nothing else, are sent to once a person has consented. */
    analyticsUrl: z.nullable(z.string()),
    /** The address of map tiles, with `{z}/{x}/{y}` in it; without tiles the app draws its own outline map. */
    tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
    /** Origins that the `backend` query parameter may name. */
    testBackends: z.array(z.string()),
  }),
});
export type PublicConfig = z.output<typeof publicConfig>;

/** A legal text, rendered from the operator's Markdown; HTML in the Markdown is escaped. */
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
