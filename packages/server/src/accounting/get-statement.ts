import {
  ageingGroupOf,
  ageingGroups,
  dueRangeOf,
  type Statement,
  type StatementEntry,
  type StatementQuery,
  type StatementSelection,
  statementPageSize,
} from "@kreislauf/contract/accounting";
import { berlinDate } from "@kreislauf/contract/base";
import { openAmountOf, overdueDays, paymentStateOf } from "@kreislauf/contract/documents";
import type { Context } from "../base/context.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import {
  countUnreported,
  listOpenDocuments,
  type OpenDocumentRow,
  sumOpenAmounts,
} from "./statement.store.ts";

/** The open amounts at the chosen sites today, and a page of the documents behind them. */
export async function getStatement(context: Context, query: StatementQuery): Promise<Statement> {
  await ensureSiteAssigned(context, query.serviceLocationId);
  const today = berlinDate(context.now);
  const rows = await listOpenDocuments(context, query, {
    due: dueRangeOf(query.group, today),
    limit: statementPageSize,
    offset: query.offset,
  });
  const sums = await readSums(context, query);
  return {
    asOf: context.now.toString(),
    today,
    ...sums,
    unreported: await countUnreported(context, query),
    entries: rows.map((row) => toEntry(row, today)),
    total: sums.groups
      .filter(({ group }) => query.group === undefined || group === query.group)
      .reduce((sum, { documents }) => sum + documents, 0),
  };
}

/** The open amounts by age. Credit notes lower the group of their own due date. */
export async function readSums(
  context: Context,
  selection: StatementSelection,
): Promise<Pick<Statement, "groups" | "openAmount" | "overdueAmount" | "nextDueDate">> {
  const today = berlinDate(context.now);
  const byDay = await sumOpenAmounts(context, selection);
  const groups = ageingGroups.map((group) => {
    const days = byDay.filter(({ due_on }) => ageingGroupOf(due_on, today) === group);
    return {
      group,
      openAmount: days.reduce((sum, { open_cents }) => sum + open_cents, 0),
      documents: days.reduce((sum, { documents }) => sum + documents, 0),
    };
  });
  const sumOf = (some: typeof groups) => some.reduce((sum, { openAmount }) => sum + openAmount, 0);
  return {
    groups,
    openAmount: sumOf(groups),
    overdueAmount: sumOf(groups.filter(({ group }) => group !== "not_due")),
    nextDueDate:
      byDay
        .flatMap(({ due_on, open_cents }) =>
          due_on !== null && due_on >= today && open_cents > 0 ? [due_on] : [],
        )
        .toSorted()[0] ?? null,
  };
}

export function toEntry(row: OpenDocumentRow, today: string): StatementEntry {
  const amounts = { grossAmount: row.gross_cents, paidAmount: row.paid_cents };
  const openAmount = openAmountOf(amounts);
  return {
    ...amounts,
    openAmount,
    state: paymentStateOf(amounts),
    documentId: row.id,
    type: row.type,
    number: row.number,
    date: row.date,
    dueDate: row.due_on,
    // What the provider owes the customer is not overdue for the customer.
    overdueDays: openAmount < 0 ? 0 : overdueDays(row.due_on, today),
    group: ageingGroupOf(row.due_on, today),
    site: { id: row.site_id, alias: row.alias, city: row.city },
  };
}
