import * as z from "zod/mini";
import { withReason, booleanParam, date, daysBetween, id, idParam, textInput } from "../base/index.ts";
import { land, wasteType } from "../catalog/index.ts";
import { dateRangeCheck, namedReference, siteOrAllParam } from "../orders/index.ts";
import { maxReferenceLengths } from "../purchasing/index.ts";
import { siteSetParam } from "../sites/index.ts";
import { maxStatisticsDays, statisticsDimensions } from "./exports.codes.ts";

/** The code of a cost centre or project; an empty text selects orders without one. */
const referenceParam = textInput(maxReferenceLengths.code);

export const statisticsFields = {
  dateFrom: date,
  dateTo: date,
  wasteType: z.optional(idParam),
  hazardous: z.optional(booleanParam),
  costCentre: z.optional(referenceParam),
  project: z.optional(referenceParam),
  by: z.optional(z.enum(statisticsDimensions)),
  filter: siteSetParam,
};

export const statisticsPeriodChecks = [
  dateRangeCheck,
  z.refine<{ dateFrom: string; dateTo: string }>(
    ({ dateFrom, dateTo }) => daysBetween(dateFrom, dateTo) <= maxStatisticsDays,
    { path: ["dateTo"], ...withReason("period_too_long") },
  ),
] as const;

export const statisticsQuery = z
  .object({ serviceLocationId: z._default(siteOrAllParam, "all"), ...statisticsFields })
  .check(...statisticsPeriodChecks);
export type StatisticsQuery = z.output<typeof statisticsQuery>;

/** The sites and the period whose disposals decide which cost centres and projects can be chosen. */
export const statisticsReferencesQuery = z
  .object({
    serviceLocationId: z._default(siteOrAllParam, "all"),
    dateFrom: date,
    dateTo: date,
    filter: siteSetParam,
  })
  .check(...statisticsPeriodChecks);
export type StatisticsReferencesQuery = z.output<typeof statisticsReferencesQuery>;

export const statisticsReferences = z.object({
  costCentres: z.array(namedReference),
  projects: z.array(namedReference),
});
export type StatisticsReferences = z.output<typeof statisticsReferences>;

/** Disposals carried out in a period, with their weights in kilograms. */
export const disposalFigures = z.object({
  disposals: z.int(),
  weightKg: z.number(),
  /** Kilograms with an R code (recovery). */
  recoveredKg: z.number(),
  /** Kilograms with a D code (disposal). Weight with neither code is in `weightKg` only. */
  disposedKg: z.number(),
});
export type DisposalFigures = z.output<typeof disposalFigures>;

/**
 * The weights of the requested period and of the same days a year before, to be compared: only months in which both
 * periods have disposals are summed.
 */
const comparableWeights = z.object({ currentKg: z.number(), previousKg: z.number() });
export type ComparableWeights = z.output<typeof comparableWeights>;

/** The figures of the requested period, and of the same days a year before. */
const comparison = { current: disposalFigures, previous: disposalFigures, comparable: comparableWeights };

export const monthFigures = z.object({ month: z.string(), ...comparison });
export type MonthFigures = z.output<typeof monthFigures>;

export const wasteTypeFigures = z.object({ wasteType, ...comparison });
export type WasteTypeFigures = z.output<typeof wasteTypeFigures>;

export const siteFigures = z.object({
  serviceLocation: z.object({
    id,
    alias: z.string(),
    city: z.string(),
    land,
    group: z.nullable(z.object({ groupId: id, name: z.string() })),
  }),
  ...comparison,
});
export type SiteFigures = z.output<typeof siteFigures>;

export const costCentreFigures = z.object({
  /** Null for orders without a cost centre. */
  costCentre: z.nullable(namedReference),
  ...comparison,
});
export type CostCentreFigures = z.output<typeof costCentreFigures>;

export const wasteStatistics = z.object({
  total: z.object(comparison),
  hazardous: z.object(comparison),
  /** Every month of the period, `YYYY-MM`, also those without a disposal. */
  months: z.array(monthFigures),
  /** The waste types, the heaviest first. */
  wasteTypes: z.array(wasteTypeFigures),
  serviceLocations: z.array(siteFigures),
  /** The cost centres, the heaviest first; empty unless the request groups by cost centre. */
  costCentres: z.array(costCentreFigures),
  /** The number of disposals in the period whose weight has not been reported yet. */
  unweighed: z.int(),
  failedTrips: z.object({ current: z.int(), previous: z.int() }),
});
export type WasteStatistics = z.output<typeof wasteStatistics>;
