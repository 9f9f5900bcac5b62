import type { PaymentReport, ReportedDocument } from "@kreislauf/contract/accounting";
import { Refusal } from "@kreislauf/contract/base";
import { openAmountOf, paymentStateOf } from "@kreislauf/contract/documents";
import type { WriteContext } from "../base/context.ts";
import { lockReportedDocuments, saveAccounts, type ReportedRow } from "./report-payments.store.ts";

/**
 * Stores what the provider's bookkeeping reports about documents, in place of its earlier reports. Refuses all of them
 * if a document is unknown or has a later report already.
 */
export async function reportPayments(
  work: WriteContext,
  reports: readonly PaymentReport[],
  occurredAt: string,
): Promise<ReportedDocument[]> {
  const rows = await lockReportedDocuments(work, reports);
  const byNumber = new Map(rows.map((row) => [`${row.type} ${row.number}`, row]));
  const accounts = reports.map((report, index) => {
    const row = byNumber.get(`${report.type} ${report.number}`);
    if (row === undefined) {
      throw new Refusal("not_found", [{ field: `documents.${index}.number`, message: "" }]);
    }
    if (row.reported_at !== null && isLater(row.reported_at, occurredAt)) {
      throw new Refusal("event_out_of_order");
    }
    return { row, report, account: accountOf(row, report) };
  });
  await saveAccounts(work, accounts, occurredAt);
  return accounts.map(({ row, account: { grossAmount, paidAmount, dueDate } }) => ({
    id: row.id,
    type: row.type,
    number: row.number,
    grossAmount,
    paidAmount,
    dueDate,
    openAmount: openAmountOf({ grossAmount, paidAmount }),
    state: paymentStateOf({ grossAmount, paidAmount }),
  }));
}

const isLater = (one: string, other: string) =>
  Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) > 0;

function accountOf(row: ReportedRow, { grossAmount, dueDate, payments }: PaymentReport) {
  const gross = row.gross_cents ?? grossAmount;
  if (gross === null) throw new Refusal("gross_amount_missing");
  if (grossAmount !== null && grossAmount !== gross) throw new Refusal("figures_inconsistent");
  return {
    grossAmount: gross,
    paidAmount: payments.reduce((sum, { amount }) => sum + amount, 0),
    dueDate: dueDate ?? row.due_date,
  };
}
