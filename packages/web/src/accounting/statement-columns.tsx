import { type StatementEntry, statementTexts } from "@kreislauf/contract/accounting";
import { documentsTexts } from "@kreislauf/contract/documents";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { statementScreenTexts } from "./statement.texts.ts";
import styles from "./accounting.module.css";

export function useStatementColumns(): readonly DataColumn<StatementEntry>[] {
  const texts = useTexts(statementScreenTexts);
  const { columns } = useTexts(statementTexts);
  const { type: types } = useTexts(documentsTexts);
  const { date, money } = useFormats();
  return [
    {
      id: "document",
      head: columns.document,
      wrap: "never",
      isLink: true,
      cell: ({ number }) => number,
      sub: (entry) => texts.dated(types[entry.type], date(entry.date)),
    },
    { id: "site", head: columns.site, cell: ({ site }) => site.alias, sub: ({ site }) => site.city },
    {
      id: "dueDate",
      head: columns.dueDate,
      wrap: "never",
      cell: ({ dueDate }) => (dueDate === null ? "–" : date(dueDate)),
      sub: ({ overdueDays }) =>
        overdueDays > 0 && <span className={styles.overdue}>{texts.overdueFor(overdueDays)}</span>,
    },
    {
      id: "grossAmount",
      head: columns.grossAmount,
      align: "right",
      wrap: "never",
      cell: ({ grossAmount }) => money(grossAmount),
    },
    {
      id: "paidAmount",
      head: columns.paidAmount,
      align: "right",
      wrap: "never",
      cell: ({ paidAmount }) => (paidAmount === 0 ? "–" : money(paidAmount)),
    },
    {
      id: "openAmount",
      head: columns.openAmount,
      align: "right",
      wrap: "never",
      cell: ({ openAmount }) => <strong>{money(openAmount)}</strong>,
    },
  ];
}
