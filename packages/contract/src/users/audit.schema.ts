import * as z from "zod/mini";
import {
  type AuditAction,
  auditActions,
  auditCategories,
  withReason,
  date,
  id,
  instant,
  searchInput,
  integerParam,
} from "../base/index.ts";
import { person } from "./users.schema.ts";

export const auditPageSize = 20;

const narrowing = {
  dateFrom: z.optional(date),
  dateTo: z.optional(date),
  category: z.optional(z.enum(auditCategories)),
  /** Search words for the actor or the subject. */
  search: z._default(searchInput(100), ""),
};

const isInOrder = ({ dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined }) =>
  dateFrom === undefined || dateTo === undefined || dateFrom <= dateTo;
const rangeProblem = { path: ["dateTo"], ...withReason("date_range") };

export const auditFilter = z.object(narrowing).check(z.refine(isInOrder, rangeProblem));
export type AuditFilter = z.output<typeof auditFilter>;

export const auditQuery = z
  .object({
    ...narrowing,
    offset: z._default(integerParam(0, 10_000_000), 0),
    limit: z._default(integerParam(1, 100), auditPageSize),
  })
  .check(z.refine(isInOrder, rangeProblem));
export type AuditQuery = z.output<typeof auditQuery>;

const facts = z.record(
  z.string(),
  z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])),
);

export const auditLogEntry = z.object({
  id,
  occurredOn: instant,
  /** The person who acted; null if it was the provider or the system. */
  actor: z.nullable(person),
  category: z.enum(auditCategories),
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]),
  /** The name of the changed record at that time. */
  subject: z.string(),
  /** Old values of the fields that changed, by field name. */
  before: facts,
  /** New values of the fields that changed, by field name. */
  after: facts,
});
export type AuditLogEntry = z.output<typeof auditLogEntry>;

export const auditLog = z.object({ entries: z.array(auditLogEntry), total: z.int() });
