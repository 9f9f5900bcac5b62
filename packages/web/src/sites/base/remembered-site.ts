import { rememberedId } from "../../base/remembered-id.ts";

/** The id of the site that a screen showed last; null if there is none. */
export const rememberedSite = rememberedId("kreislauf.location");
