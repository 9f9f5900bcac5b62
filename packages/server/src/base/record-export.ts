import { type AuditAction, type AuditSnapshot, formatDate, Refusal } from "@kreislauf/contract/base";
import { recordAudit } from "./audit.ts";
import { type Context, inTransaction } from "./context.ts";

type Bound = string | null | undefined;

interface ExportedData {
  /** Days `YYYY-MM-DD` or months `YYYY-MM`, both included; an open end has none. */
  readonly from?: Bound;
  readonly to?: Bound;
  /** Other filters in words; unused ones are left out. */
  readonly filter?: readonly (string | false | null | undefined)[];
  /** Names of the sites, if not all were requested. */
  readonly sites?: readonly string[];
  /** If records were picked one by one. */
  readonly numbers?: readonly string[];
  readonly format: string;
  readonly rows: number;
}

/** The log would name the viewed person; tables of a customer are no part of a look at their portal. */
export function ensureExportsThemselves({ actor }: Pick<Context, "actor">): void {
  if (actor.viewedBy !== undefined) throw new Refusal("view_only");
}

/** Records in the audit log that data are exported, before the first byte is sent. */
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

/** A period as the audit log shows it. */
export const formatPeriod = (from: Bound, to: Bound): string => `${formatBound(from)}–${formatBound(to)}`;

/** `01.03.2027`, `03.2027` or, at an open end, an ellipsis. */
function formatBound(bound: Bound): string {
  if (!bound) return "…";
  return bound.length === "YYYY-MM".length ? `${bound.slice(5)}.${bound.slice(0, 4)}` : formatDate(bound);
}
