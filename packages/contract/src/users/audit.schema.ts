import * as z from "zod/mini";
import {
  type AuditAction,
  auditActions,
  auditCategories,
  because,
  date,
  id,
  instant,
  typedText,
  wholeNumberText,
} from "../base/index.ts";
import { person } from "./users.schema.ts";

const auditPageSize = 20;

const narrowing = {
  dateFrom: z.optional(date),
  dateTo: z.optional(date),
  category: z.optional(z.enum(auditCategories)),
  /** Words of who did it or what it was done to. */
  search: z._default(typedText(100), ""),
};

const isInOrder = ({ dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined }) =>
  dateFrom === undefined || dateTo === undefined || dateFrom <= dateTo;
const rangeProblem = { path: ["dateTo"], ...because("date_range") };

export const auditFilter = z.object(narrowing).check(z.refine(isInOrder, rangeProblem));
export type AuditFilter = z.output<typeof auditFilter>;

export const auditQuery = z
  .object({
    ...narrowing,
    offset: z._default(wholeNumberText(0, 10_000_000), 0),
    limit: z._default(wholeNumberText(1, 100), auditPageSize),
  })
  .check(z.refine(isInOrder, rangeProblem));
export type AuditQuery = z.output<typeof auditQuery>;

const facts = z.record(
  z.string(),
  z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])),
);

export const auditEntry = z.object({
  id,
  occurredOn: instant,
  /** Null: the provider or the system. */
  actor: z.nullable(person),
  category: z.enum(auditCategories),
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]),
  /** What it was done to, as it was called then. */
  subject: z.string(),
  /** Values of the fields that became others, by their names. */
  before: facts,
  after: facts,
});
export type AuditRecord = z.output<typeof auditEntry>;

export const auditLog = z.object({ entries: z.array(auditEntry), total: z.int() });
