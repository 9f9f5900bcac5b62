import { type AuditAction, type AuditSnapshot, formatDate, Refusal } from "@kreislauf/contract/base";
import { recordAudit } from "./audit.ts";
import { type Context, inTransaction } from "./context.ts";

type Bound = string | null | undefined;

interface ExportedData {
  /** First day `YYYY-MM-DD` or month `YYYY-MM`, included; none if the period has no beginning. */
  readonly from?: Bound;
  /** Last day or month, included; none if the period has no end. */
  readonly to?: Bound;
  /** Other filters in words; values that are not texts are left out. */
  readonly filter?: readonly (string | false | null | undefined)[];
  /** Names of the requested sites; empty for all sites. */
  readonly sites?: readonly string[];
  /** Numbers of the records, if they were picked one by one. */
  readonly numbers?: readonly string[];
  readonly format: string;
  readonly rows: number;
}

/**
 * Refuses exports by staff who view the portal as a person: the audit log would name that person, and viewing does not
 * include exporting a customer's tables.
 */
export function ensureExportsThemselves({ actor }: Pick<Context, "actor">): void {
  if (actor.viewedBy !== undefined) throw new Refusal("view_only");
}

/**
 * Records in the audit log that data are exported; called before the first byte is sent. Refused for staff who view the
 * portal as a person.
 */
export async function recordExport(
  context: Context,
  action: AuditAction,
  { from, to, filter = [], sites = [], numbers = [], format, rows }: ExportedData,
): Promise<void> {
  ensureExportsThemselves(context);
  const said = filter.flatMap((part) => part || []);
  const after: AuditSnapshot = {
    ...((from || to) && { period: formatPeriod(from, to) }),
    ...(sites.length > 0 && { locations: sites }),
    ...(numbers.length > 0 && { numbers }),
    ...(said.length > 0 && { filter: said }),
    format,
    rows,
  };
  const { companyId, userId: actorId } = context.actor;
  await inTransaction(context, (transaction) =>
    recordAudit(transaction, { companyId, actorId, action, after }),
  );
}

/** Formats a period as the audit log shows it. */
export const formatPeriod = (from: Bound, to: Bound): string => `${formatBound(from)}–${formatBound(to)}`;

/** `01.03.2027`, `03.2027` or, at an open end, an ellipsis. */
function formatBound(bound: Bound): string {
  if (!bound) return "…";
  return bound.length === "YYYY-MM".length ? `${bound.slice(5)}.${bound.slice(0, 4)}` : formatDate(bound);
}
