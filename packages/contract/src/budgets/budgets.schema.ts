import * as z from "zod/mini";
import {
  booleanParam,
  date,
  id,
  idParam,
  instant,
  integerParam,
  maxAmount,
  requiredText,
} from "../base/index.ts";
import { containerActionId } from "../catalog/index.ts";
import { documentTypes } from "../documents/index.ts";
import { maxReferenceLengths } from "../purchasing/index.ts";
import { budgetStates, budgetYears, costDimensions, costFormats, maxBudgetCents } from "./budgets.codes.ts";

const year = z.int().check(z.minimum(budgetYears.first), z.maximum(budgetYears.last));
const yearParam = integerParam(budgetYears.first, budgetYears.last);
const amountCents = z.int().check(z.minimum(1), z.maximum(maxBudgetCents));

/** A budget of a site or of a cost centre: exactly one of the two must be given. */
export const budgetInput = z
  .strictObject({
    siteId: z.nullable(id),
    costCentre: z.nullable(requiredText(maxReferenceLengths.code)),
    year,
    amountCents,
  })
  .check(
    z.refine(({ siteId, costCentre }) => (siteId === null) !== (costCentre === null), {
      path: ["costCentre"],
    }),
  );
export type BudgetInput = z.output<typeof budgetInput>;

export const budgetChange = z.strictObject({ version: z.int().check(z.minimum(1)), amountCents });
export type BudgetChange = z.output<typeof budgetChange>;

export const budgetRemoval = z.object({ version: integerParam(1, 1_000_000_000) });

export const budget = z.object({
  id,
  version: z.int(),
  siteId: z.nullable(id),
  costCentre: z.nullable(z.string()),
  /** The site's name, or the cost centre with its name. */
  name: z.string(),
  /**
   * Whether the cost centre is closed or the site inactive: the budget stays visible, but no new orders are charged to
   * it.
   */
  closed: z.boolean(),
  year: z.int(),
  /** In cents, before tax, like all amounts here. */
  amountCents: z.int(),
  /** What the invoices of the year charge, minus credit notes and cancellations. */
  spentCents: z.int(),
  /** What orders without an invoice, and orders that wait for an approval, will cost by their prices. */
  reservedCents: z.int(),
  reservedOrders: z.int(),
});
export type Budget = z.output<typeof budget>;

export const budgetsQuery = z.object({ year: yearParam });

export const budgetList = z.object({
  year: z.int(),
  asOf: instant,
  budgets: z.array(budget),
  /** The sites for which a budget can be set. */
  sites: z.array(z.object({ id, name: z.string() })),
  /** The cost centres for which a budget can be set. */
  costCentres: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type BudgetList = z.output<typeof budgetList>;

/** An amount that is reserved in a budget: an order, or a request that waits for an approval. */
const reservation = z.object({
  orderId: z.nullable(id),
  orderNumber: z.nullable(z.string()),
  requestId: z.nullable(id),
  wasteType: z.string(),
  site: z.string(),
  date,
  netCents: z.int(),
  isEstimated: z.boolean(),
});
export type Reservation = z.output<typeof reservation>;

export const reservations = z.object({ reservations: z.array(reservation), netCents: z.int() });
export type Reservations = z.output<typeof reservations>;

/** An order that is being entered, to show what it does to its budgets. */
export const budgetOutlookQuery = z.object({
  serviceLocationId: idParam,
  agreementId: idParam,
  costCentre: z.optional(requiredText(maxReferenceLengths.code)),
  containerActionId: z.pipe(integerParam(1, 99), containerActionId),
  amount: integerParam(1, maxAmount),
  desiredDate: date,
});
export type BudgetOutlookQuery = z.output<typeof budgetOutlookQuery>;

/** The budgets of which 80 % or more would be used with this order. */
export const budgetOutlook = z.object({
  budgets: z.array(
    z.object({
      name: z.string(),
      isSite: z.boolean(),
      year: z.int(),
      state: z.enum(budgetStates),
      usedPercent: z.number(),
      leftCents: z.int(),
    }),
  ),
});
export type BudgetOutlook = z.output<typeof budgetOutlook>;

const dimension = z._default(z.enum(costDimensions), "costCentre");

export const costReportQuery = z.object({ year: yearParam, by: dimension });
export type CostReportQuery = z.output<typeof costReportQuery>;

const twelveMonths = z.array(z.int()).check(z.length(12));

const costRow = z.object({
  /** The cost centre, or the id of the site or waste type; null for costs without one. */
  key: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** In cents, January first. */
  months: twelveMonths,
  totalCents: z.int(),
});
export type CostRow = z.output<typeof costRow>;

/** The costs of a year by the dates of invoices and credit notes, before tax. */
export const costReport = z.object({
  year: z.int(),
  by: z.enum(costDimensions),
  rows: z.array(costRow),
  months: twelveMonths,
  totalCents: z.int(),
  /** The monthly costs of the year before, in cents, January first. */
  monthsBefore: twelveMonths,
});
export type CostReport = z.output<typeof costReport>;

export const costLinesQuery = z.object({
  year: yearParam,
  by: dimension,
  /** The `key` of a row of the report; if missing, the lines of all rows. */
  key: z.optional(requiredText(maxReferenceLengths.code)),
  /** Only lines without a cost centre or, if the report is by waste type, without a waste type. */
  unassigned: z.optional(booleanParam),
  month: z.optional(integerParam(1, 12)),
  page: z._default(integerParam(1, 100_000), 1),
});
export type CostLinesQuery = z.output<typeof costLinesQuery>;

const costLine = z.object({
  documentId: id,
  position: z.int(),
  number: z.string(),
  type: z.enum(documentTypes),
  date,
  description: z.string(),
  site: z.string(),
  costCentre: z.nullable(z.string()),
  wasteType: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  netCents: z.int(),
  /** Whether this person may open the document. */
  opens: z.boolean(),
});
export type CostLine = z.output<typeof costLine>;

export const costLines = z.object({ lines: z.array(costLine), total: z.int(), netCents: z.int() });
export type CostLines = z.output<typeof costLines>;

export const costExportQuery = z.object({
  year: yearParam,
  by: dimension,
  format: z._default(z.enum(costFormats), "xlsx"),
});
export type CostExportQuery = z.output<typeof costExportQuery>;
