import type { BerlinDate } from "@kreislauf/contract/base";
import type { CalendarKind } from "@kreislauf/contract/exports";
import { orderListHref } from "../../orders/index.ts";
import type { SiteScope } from "../../sites/index.ts";

interface ShownPickups {
  readonly site: SiteScope;
  readonly date: BerlinDate;
  /** Null for pickups of every kind. */
  readonly kind: CalendarKind | null;
  readonly wasteType?: number;
}

/** A link to the order history, filtered to exactly those pickups of a day that the calendar counts. */
export const pickupsHref = ({ site, date, kind, wasteType }: ShownPickups): string =>
  orderListHref({
    site,
    dateFrom: date,
    dateTo: date,
    wasteType: wasteType === undefined ? null : [wasteType],
    pickups: kind,
    withoutCancelled: true,
  });
