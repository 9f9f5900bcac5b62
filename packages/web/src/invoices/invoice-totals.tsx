import { documentsTexts } from "@kreislauf/contract/documents";
import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { invoicesScreenTexts } from "./invoices.texts.ts";
import { signedMoney } from "./signed-money.ts";
import styles from "./invoices.module.css";

/** The totals of an invoice: what was charged, beside what should have been charged. */
export function InvoiceTotals({ invoice }: { invoice: InvoiceCheck }) {
  const { figures: texts } = useTexts(invoicesScreenTexts);
  const { payment: states } = useTexts(documentsTexts);
  const { money, date } = useFormats();
  const deviating = invoice.lines.filter(({ result }) => result === "deviates").length;
  const figures = [
    [texts.net, money(invoice.netAmount), texts.gross(money(invoice.grossAmount))],
    [texts.expected, money(invoice.expectedAmount), texts.agreed],
    [
      texts.difference,
      signedMoney(invoice.difference, money),
      texts.deviating(deviating, invoice.lines.length),
    ],
    ...(invoice.dueDate === null ? [] : [[texts.due, date(invoice.dueDate), ""]]),
    ...(invoice.payment === null
      ? []
      : [
          [
            texts.payment,
            states[invoice.payment.state],
            [
              ...invoice.payment.payments.map((payment) =>
                texts.paid(money(payment.amount), date(payment.date)),
              ),
              ...(invoice.payment.openAmount === 0 ? [] : [texts.open(money(invoice.payment.openAmount))]),
            ].join(", "),
          ],
        ]),
  ];
  return (
    <Card flush label={texts.net}>
      <dl className={styles.figures}>
        {figures.map(([name, value, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note && (
                <small data-differs={(name === texts.difference && deviating > 0) || undefined}>{note}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
