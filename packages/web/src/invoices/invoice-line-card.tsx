import type { CheckedInvoiceLine } from "@kreislauf/contract/invoices";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import styles from "./invoices.module.css";

interface InvoiceLineCardProps {
  line: CheckedInvoiceLine;
  columns: readonly DataColumn<CheckedInvoiceLine>[];
}

/** A line as a card, for narrow screens. The first column is the title; the last one, with the buttons, is the foot. */
export function InvoiceLineCard({ line, columns }: InvoiceLineCardProps) {
  const [title, ...facts] = columns;
  const foot = facts.pop();
  return (
    <div className={styles.line}>
      <h3>{title?.cell(line)}</h3>
      <p className={styles.quiet}>{title?.sub?.(line)}</p>
      <dl>
        {facts.map(({ id, head, cell, sub }) => (
          <div key={id}>
            <dt>{head}</dt>
            <dd>
              {cell(line)}
              {sub && <small>{sub(line)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {foot?.cell(line)}
    </div>
  );
}
