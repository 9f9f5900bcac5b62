import * as z from "zod/mini";
import { date, id, instant, integerParam } from "../base/index.ts";
import { documentPayment, documentType } from "../documents/index.ts";
import { siteOrAllParam } from "../orders/index.ts";
import { siteSetParam } from "../sites/index.ts";
import { ageingGroups, statementFormats } from "./accounting.codes.ts";

const selection = {
  serviceLocationId: z._default(siteOrAllParam, "all"),
  filter: siteSetParam,
  /** Only amounts in this group; if missing, all groups. */
  group: z.optional(z.enum(ageingGroups)),
};

export const statementQuery = z.object({
  ...selection,
  offset: z._default(integerParam(0, 1_000_000), 0),
});
export type StatementQuery = z.output<typeof statementQuery>;

export const statementFileQuery = z.object({ ...selection, format: z.enum(statementFormats) });
export type StatementFileQuery = z.output<typeof statementFileQuery>;
export type StatementSelection = Omit<StatementFileQuery, "format">;

export const statementEntry = z.object({
  ...documentPayment.shape,
  documentId: id,
  type: documentType,
  number: z.string(),
  date,
  dueDate: z.nullable(date),
  overdueDays: z.int(),
  group: z.enum(ageingGroups),
  site: z.object({ id, alias: z.string(), city: z.string() }),
  grossAmount: z.int(),
});
export type StatementEntry = z.output<typeof statementEntry>;

/** A statement of account. All amounts are in cents; credits are negative and lower the sums. */
export const statement = z.object({
  asOf: instant,
  /** The day, in Berlin, up to which overdue days are counted. */
  today: date,
  groups: z.array(z.object({ group: z.enum(ageingGroups), openAmount: z.int(), documents: z.int() })),
  openAmount: z.int(),
  overdueAmount: z.int(),
  /** The first due date, from today on, whose open amounts sum up to more than 0; null if there is no such date. */
  nextDueDate: z.nullable(date),
  /**
   * The number of valid invoices and corrections whose payment the provider's bookkeeping has not reported; they are in
   * no sum.
   */
  unreported: z.int(),
  /** One page of the open documents, the longest overdue first; those without a due date come last. */
  entries: z.array(statementEntry),
  total: z.int(),
});
export type Statement = z.output<typeof statement>;
