import * as z from "zod/mini";
import { withReason, date, id, instant, integerParam } from "../base/index.ts";
import { dateRangeCheck, orderSelectionFields, siteOrAllParam } from "../orders/index.ts";
import { siteSetParam } from "../sites/index.ts";
import { exportFormats, jobExportFormats, jobExportKinds, statisticsLayouts } from "./exports.codes.ts";
import { statisticsFields, statisticsPeriodChecks } from "./statistics.schema.ts";

const fileFields = { format: z.enum(exportFormats), serviceLocationId: z._default(siteOrAllParam, "all") };

/** A range of days; the first and the last are included. */
const dateFields = { dateFrom: z.optional(date), dateTo: z.optional(date) };

/**
 * The file lists the agreements that have not ended or, if days are given, those that existed between these days, ended
 * or not.
 */
export const containerStockQuery = z
  .object({
    ...fileFields,
    ...dateFields,
    agreementType: z.optional(integerParam(1, 4)),
    filter: siteSetParam,
  })
  .check(dateRangeCheck);
export type ContainerStockQuery = z.output<typeof containerStockQuery>;

/** The order list's query without its page. `dateFrom` and `dateTo` limit the desired date, as in the list's filter. */
export const ordersExportQuery = z
  .object({ ...fileFields, ...dateFields, ...orderSelectionFields })
  .check(dateRangeCheck);
export type OrdersExportQuery = z.output<typeof ordersExportQuery>;

export const statisticsExportQuery = z
  .object({ ...fileFields, ...statisticsFields, layout: z._default(z.enum(statisticsLayouts), "rows") })
  .check(
    ...statisticsPeriodChecks,
    z.refine(({ layout, format }) => layout === "rows" || format === "xlsx", {
      path: ["layout"],
      ...withReason("several_tables"),
    }),
  );
export type StatisticsExportQuery = z.output<typeof statisticsExportQuery>;

/** The response instead of the file: the file will be announced by mail. */
export const sentByEmail = z.object({ sentByEmail: z.literal(true) });
export type SentByEmail = z.output<typeof sentByEmail>;

/** A file that a mail announced. */
export const mailedExport = z.object({
  id,
  kind: z.enum(jobExportKinds),
  format: z.enum(jobExportFormats),
  fileName: z.string(),
  sizeBytes: z.int(),
  /** The number of rows; for a ZIP, the number of files. */
  rowCount: z.int(),
  requestedOn: instant,
  expiresOn: instant,
});
export type MailedExport = z.output<typeof mailedExport>;
