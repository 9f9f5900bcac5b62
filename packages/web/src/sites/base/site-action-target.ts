import type { SiteSummary } from "@kreislauf/contract/sites";

/** The site that an action concerns; the sites of any list have these fields. */
export type SiteActionTarget = Pick<SiteSummary, "id" | "alias" | "street" | "houseNumber" | "zip" | "city">;
