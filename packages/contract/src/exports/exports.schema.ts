import * as z from "zod/mini";
import { because, date, id, instant, wholeNumberText } from "../base/index.ts";
import { orderedDates, orderSelectionFields, siteText } from "../orders/index.ts";
import { exportFormats, exportKinds, statisticsLayouts } from "./exports.codes.ts";
import { statisticsFields, statisticsPeriod } from "./statistics.schema.ts";

const fileFields = { format: z.enum(exportFormats), serviceLocationId: z._default(siteText, "all") };

/** Days between which something must fall; both bounds are included. */
const dateFields = { dateFrom: z.optional(date), dateTo: z.optional(date) };

/** Without days the containers of today; with them also agreements that ran between them and have ended. */
export const containerStockQuery = z
  .object({ ...fileFields, ...dateFields, agreementType: z.optional(wholeNumberText(1, 4)) })
  .check(orderedDates);
export type ContainerStockQuery = z.output<typeof containerStockQuery>;

/** The order list's own query but for its page. `dateFrom` and `dateTo` bound the planned date, as in its filter. */
export const ordersExportQuery = z
  .object({ ...fileFields, ...dateFields, ...orderSelectionFields })
  .check(orderedDates);
export type OrdersExportQuery = z.output<typeof ordersExportQuery>;

export const statisticsExportQuery = z
  .object({ ...fileFields, ...statisticsFields, layout: z._default(z.enum(statisticsLayouts), "rows") })
  .check(
    ...statisticsPeriod,
    z.refine(({ layout, format }) => layout === "rows" || format === "xlsx", {
      path: ["layout"],
      ...because("several_tables"),
    }),
  );
export type StatisticsExportQuery = z.output<typeof statisticsExportQuery>;

/** Instead of the file: it comes by mail. */
export const sentByEmail = z.object({ sentByEmail: z.literal(true) });
export type SentByEmail = z.output<typeof sentByEmail>;

/** A file that a mail announced. */
export const mailedExport = z.object({
  id,
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  fileName: z.string(),
  sizeBytes: z.int(),
  rowCount: z.int(),
  requestedOn: instant,
  expiresOn: instant,
});
export type MailedExport = z.output<typeof mailedExport>;
