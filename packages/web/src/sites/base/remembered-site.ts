import { rememberedId } from "../../base/remembered-id.ts";

/** The id of the site shown last on any screen. */
export const rememberedSite = rememberedId("kreislauf.location");
