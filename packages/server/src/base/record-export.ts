import { type AuditAction, type AuditFacts, formatDate } from "@kreislauf/contract/base";
import { recordAudit } from "./audit.ts";
import { type Context, inTransaction } from "./context.ts";

interface ExportedData {
  /** Days `YYYY-MM-DD` or months `YYYY-MM`, both included; an open end has none. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** What else narrowed it, in words; what did not is left out. */
  readonly filter?: readonly (string | false | null | undefined)[];
  /** Names of the sites, where not all were asked for. */
  readonly locations?: readonly string[];
  /** Where things were picked one by one. */
  readonly numbers?: readonly string[];
  readonly format: string;
  readonly rows: number;
}

/** Notes in the audit log that data go out as a file, before their first byte does. */
export async function recordExport(
  context: Context,
  action: AuditAction,
  { from, to, filter = [], locations = [], numbers = [], format, rows }: ExportedData,
): Promise<void> {
  const said = filter.flatMap((part) => part || []);
  const after: AuditFacts = {
    ...((from || to) && { period: `${shown(from)}–${shown(to)}` }),
    ...(locations.length > 0 && { locations }),
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

/** `01.03.2027`, `03.2027` or, at an open end, an ellipsis. */
function shown(bound: string | null | undefined): string {
  if (!bound) return "…";
  return bound.length === "YYYY-MM".length ? `${bound.slice(5)}.${bound.slice(0, 4)}` : formatDate(bound);
}
