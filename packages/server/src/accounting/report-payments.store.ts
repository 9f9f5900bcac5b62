import type { PaymentReport } from "@kreislauf/contract/accounting";
import { sql } from "kysely";
import type { WriteContext } from "../base/context.ts";
import { dueDateOfFigures, grossOfFigures } from "../documents/index.ts";

/** The documents that these reports name, with their gross amounts and due dates, locked by ascending id. */
export async function lockReportedDocuments(
  { db }: WriteContext,
  reports: readonly Pick<PaymentReport, "type" | "number">[],
) {
  const types = reports.map(({ type }) => type);
  const numbers = reports.map(({ number }) => number);
  const locked = await db
    .selectFrom("documents")
    .select("id")
    .where(sql<boolean>`(type, number) in (select * from unnest(${types}::text[], ${numbers}::text[]))`)
    .orderBy("id")
    .forUpdate()
    .execute();
  // A separate statement, so that it sees what another report wrote while the first one waited for the lock.
  return await db
    .selectFrom("documents")
    .leftJoin("documents as corrected", "corrected.id", "documents.corrects_id")
    .leftJoin("document_accounts", "document_accounts.document_id", "documents.id")
    .leftJoin("document_accounts as corrected_account", "corrected_account.document_id", "corrected.id")
    .select([
      "documents.id",
      "documents.company_id",
      "documents.site_id",
      "documents.type",
      "documents.number",
    ])
    .select(["document_accounts.reported_at", grossOfFigures.as("gross_cents")])
    .select(
      sql<string | null>`coalesce(${dueDateOfFigures("documents")},
        corrected_account.due_on::text, ${dueDateOfFigures("corrected")})`.as("due_date"),
    )
    .where(sql<boolean>`documents.id = any (${locked.map(({ id }) => id)}::integer[])`)
    .execute();
}

export type ReportedRow = Awaited<ReturnType<typeof lockReportedDocuments>>[number];

interface ReportedAccount {
  readonly row: ReportedRow;
  readonly report: Pick<PaymentReport, "payments">;
  readonly account: {
    readonly grossAmount: number;
    readonly paidAmount: number;
    readonly dueDate: string | null;
  };
}

export async function saveAccounts(
  { db }: WriteContext,
  accounts: readonly ReportedAccount[],
  reportedAt: string,
): Promise<void> {
  await db
    .insertInto("document_accounts")
    .values(
      accounts.map(({ row, account }) => ({
        document_id: row.id,
        company_id: row.company_id,
        site_id: row.site_id,
        gross_cents: account.grossAmount,
        paid_cents: account.paidAmount,
        due_on: account.dueDate,
        reported_at: reportedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("document_id").doUpdateSet((excluded) => ({
        gross_cents: excluded.ref("excluded.gross_cents"),
        paid_cents: excluded.ref("excluded.paid_cents"),
        due_on: excluded.ref("excluded.due_on"),
        reported_at: excluded.ref("excluded.reported_at"),
      })),
    )
    .execute();
  const ids = accounts.map(({ row }) => row.id);
  await db
    .deleteFrom("document_payments")
    .where(sql<boolean>`document_id = any (${ids}::integer[])`)
    .execute();
  const payments = accounts.flatMap(({ row, report }) =>
    report.payments.map(({ date, amount, reference }, index) => ({
      document_id: row.id,
      position: index + 1,
      paid_on: date,
      cents: amount,
      reference: reference ?? "",
    })),
  );
  // A statement can have at most 65,535 parameters.
  for (let at = 0; at < payments.length; at += 5_000) {
    await db
      .insertInto("document_payments")
      .values(payments.slice(at, at + 5_000))
      .execute();
  }
}
