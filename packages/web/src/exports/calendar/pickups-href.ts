import type { BerlinDate } from "@kreislauf/contract/base";
import { orderListHref } from "../../orders/index.ts";
import type { SiteScope } from "../../sites/index.ts";

/** The order history with exactly the pickups of a day, of one waste type or of all. */
export const pickupsHref = (site: SiteScope, date: BerlinDate, wasteType: number | null = null): string =>
  orderListHref({ site, dateFrom: date, dateTo: date, wasteType, withoutCancelled: true });
