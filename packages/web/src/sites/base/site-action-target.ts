import type { SiteSummary } from "@kreislauf/contract/sites";

/** The site of an action, from any list. */
export type SiteActionTarget = Pick<SiteSummary, "id" | "alias" | "street" | "houseNumber" | "zip" | "city">;
