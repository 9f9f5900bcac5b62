import type { SiteSummary } from "@kreislauf/contract/sites";

/** The site that an action is about, from whichever list it comes. */
export type SiteActionTarget = Pick<SiteSummary, "id" | "alias" | "street" | "houseNumber" | "zip" | "city">;
