import * as z from "zod/mini";
import { because, booleanText, date, daysBetween, id, idText } from "../base/index.ts";
import { wasteType } from "../catalog/index.ts";
import { orderedDates, siteText } from "../orders/index.ts";
import { longestStatisticsDays } from "./exports.codes.ts";

export const statisticsFields = {
  dateFrom: date,
  dateTo: date,
  wasteType: z.optional(idText),
  hazardous: z.optional(booleanText),
};

export const statisticsPeriod = [
  orderedDates,
  z.refine<{ dateFrom: string; dateTo: string }>(
    ({ dateFrom, dateTo }) => daysBetween(dateFrom, dateTo) <= longestStatisticsDays,
    { path: ["dateTo"], ...because("period_too_long") },
  ),
] as const;

export const statisticsQuery = z
  .object({ serviceLocationId: z._default(siteText, "all"), ...statisticsFields })
  .check(...statisticsPeriod);
export type StatisticsQuery = z.output<typeof statisticsQuery>;

/** Disposals carried out in a period, with what was weighed of them, in kilograms. */
export const disposalFigures = z.object({
  disposals: z.int(),
  weightKg: z.number(),
  /** With an R code. */
  recoveredKg: z.number(),
  /** With a D code. What has neither is in `weightKg` alone. */
  disposedKg: z.number(),
});
export type DisposalFigures = z.output<typeof disposalFigures>;

/** The period asked for, and the same days of the year before. */
const comparison = { current: disposalFigures, previous: disposalFigures };

export const monthFigures = z.object({ month: z.string(), ...comparison });
export type MonthFigures = z.output<typeof monthFigures>;

export const wasteTypeFigures = z.object({ wasteType, ...comparison });
export type WasteTypeFigures = z.output<typeof wasteTypeFigures>;

export const siteFigures = z.object({
  serviceLocation: z.object({ id, alias: z.string(), city: z.string() }),
  ...comparison,
});
export type SiteFigures = z.output<typeof siteFigures>;

export const wasteStatistics = z.object({
  total: z.object(comparison),
  hazardous: z.object(comparison),
  /** Every month of the period, `YYYY-MM`, also those without a disposal. */
  months: z.array(monthFigures),
  /** The heaviest first. */
  wasteTypes: z.array(wasteTypeFigures),
  serviceLocations: z.array(siteFigures),
  /** Disposals of the period whose weight has not come yet. */
  unweighed: z.int(),
  failedTrips: z.object({ current: z.int(), previous: z.int() }),
});
export type WasteStatistics = z.output<typeof wasteStatistics>;
