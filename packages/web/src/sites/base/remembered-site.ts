import { rememberedId } from "../../base/remembered-id.ts";

/** The site shown last, on any screen. */
export const rememberedSite = rememberedId("kreislauf.location");
