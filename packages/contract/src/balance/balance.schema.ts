import * as z from "zod/mini";
import { id, integerParam, booleanParam } from "../base/index.ts";
import { siteOrAllParam } from "../orders/index.ts";
import { siteSetParam } from "../sites/index.ts";
import { balanceCells, balanceFormats, balanceGroups } from "./balance.codes.ts";

const selection = {
  year: integerParam(2000, 2199),
  serviceLocationId: z._default(siteOrAllParam, "all"),
  filter: siteSetParam,
};

export const balanceQuery = z.object(selection);
export type BalanceQuery = z.output<typeof balanceQuery>;

/** The number of disposals and their weight in kilograms, measured or estimated. */
const balanceFigures = z.object({
  disposals: z.int(),
  kg: z.number(),
  /** The part of `kg` that was estimated, not measured. */
  estimatedKg: z.number(),
});
export type BalanceFigures = z.output<typeof balanceFigures>;

const balanceCellFigures = z.object({
  cell: z.enum(balanceCells),
  hazardous: z.boolean(),
  ...balanceFigures.shape,
});
export type BalanceCellFigures = z.output<typeof balanceCellFigures>;

/** Waste with the same AVV code (or without a code) and the same `hazardous` flag, with its treatments. */
const balanceRow = z.object({
  /** Like `13 02 05*`; empty for waste without a code. */
  avvCode: z.string(),
  description: z.string(),
  hazardous: z.boolean(),
  ...balanceFigures.shape,
  recoveredKg: z.number(),
  disposedKg: z.number(),
  /** Kilograms by R or D code, the heaviest first; the code is empty if none was reported. */
  treatments: z.array(z.object({ code: z.string(), cell: z.enum(balanceCells), kg: z.number() })),
});
export type BalanceRow = z.output<typeof balanceRow>;

/** The emissions computed with one emission factor, and the source of the factor. */
const balanceEmissions = z.object({
  cell: z.enum(balanceCells),
  kgPerTonne: z.number(),
  source: z.string(),
  year: z.int(),
  tonnesCo2: z.number(),
});
export type BalanceEmissions = z.output<typeof balanceEmissions>;

export const wasteBalance = z.object({
  year: z.int(),
  /** The first day that is counted, 1 January. */
  dateFrom: z.string(),
  /** The last day that is counted: 31 December, in the current year today. */
  dateTo: z.string(),
  total: balanceFigures,
  hazardousKg: z.number(),
  cells: z.array(balanceCellFigures),
  rows: z.array(balanceRow),
  /** Construction waste (AVV chapter 17), which the recycling rate leaves out. */
  construction: z.object({ kg: z.number(), recycledKg: z.number() }),
  /** Between 0 and 1; null if there is no mass apart from construction waste. */
  recyclingRate: z.nullable(z.number()),
  /** Between 0 and 1; null if there is no mass. */
  recoveryRate: z.nullable(z.number()),
  /** The number of disposals without a weight; they count as disposals, but add no kilograms. */
  unweighed: z.int(),
  /** Emissions by the factors that the operator has entered for the year. */
  emissions: z.array(balanceEmissions),
  rules: z.object({ version: z.string(), sources: z.array(z.string()) }),
});
export type WasteBalance = z.output<typeof wasteBalance>;

export const balanceReceiptsQuery = z.object({
  ...selection,
  cell: z.optional(z.enum([...balanceCells, ...balanceGroups])),
  hazardous: z.optional(booleanParam),
  /** Only waste with this AVV code, six digits; `none` selects waste without a code. If missing, all waste. */
  avvCode: z.optional(z.union([z.string().check(z.regex(/^\d{6}$/)), z.literal("none")])),
  page: z._default(integerParam(1, 100_000), 1),
});
export type BalanceReceiptsQuery = z.output<typeof balanceReceiptsQuery>;

export const receiptsPageSize = 15;

/** A disposal that a figure of the balance counts, with its receipt. */
const balanceReceipt = z.object({
  orderId: id,
  orderNumber: z.string(),
  executedOn: z.string(),
  /** The receipt of the disposal; null if none has been published. */
  receiptId: z.nullable(id),
  receiptNumber: z.nullable(z.string()),
  site: z.string(),
  wasteType: z.string(),
  avvCode: z.string(),
  hazardous: z.boolean(),
  treatmentCode: z.string(),
  kg: z.nullable(z.number()),
  isEstimated: z.boolean(),
});
export type BalanceReceipt = z.output<typeof balanceReceipt>;

export const balanceReceipts = z.object({
  receipts: z.array(balanceReceipt),
  total: z.int(),
  kg: z.number(),
  estimated: z.int(),
});
export type BalanceReceipts = z.output<typeof balanceReceipts>;

export const balanceExportQuery = z.object({
  ...selection,
  format: z._default(z.enum(balanceFormats), "xlsx"),
});
export type BalanceExportQuery = z.output<typeof balanceExportQuery>;
