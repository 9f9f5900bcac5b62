import type { DocumentFigures as Figures } from "@kreislauf/contract/documents";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../base/paths.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { documentFiguresQuery } from "./documents.queries.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import styles from "./documents.module.css";

type Line = NonNullable<Figures["figures"]>["lines"][number];

/** The lines of an invoice, with links to their orders and receipts, followed by the totals. */
export function DocumentLines({ id, hrefOf }: { id: number; hrefOf: (id: number) => string }) {
  const texts = useTexts(documentsScreenTexts);
  const formats = useFormats();
  const { data: figures, error, isFetching, refetch } = useQuery(documentFiguresQuery(id));
  if (figures === undefined) {
    return error ? (
      <LoadFailure title={texts.linesFailed} query={{ error, refetch, isFetching }} />
    ) : (
      <Delayed text={texts.linesLoading}>
        <Skeleton width="70%" />
      </Delayed>
    );
  }
  if (figures === null) return null;
  return (
    <section aria-label={texts.lines}>
      <h3 className={styles.heading}>{texts.lines}</h3>
      <ol className={styles.lines}>
        {figures.lines.map((line) => (
          <li key={line.position}>
            <span className={styles.lineHead}>
              <span>{line.description}</span>
              <span className={styles.amount}>{formats.money(line.netAmount)}</span>
            </span>
            <p className={styles.quiet}>
              {formats.date(line.serviceDate)} · {formats.quantity(line.quantity, line.unit)} ×{" "}
              {formats.money(line.unitPrice)}
            </p>
            <LineLinks line={line} hrefOf={hrefOf} />
          </li>
        ))}
      </ol>
      <DefinitionList
        entries={[
          { label: texts.net, value: formats.money(figures.netAmount) },
          ...figures.vat.map((part) => ({
            label: texts.vat(formats.number(part.rate)),
            value: formats.money(part.vatAmount),
          })),
          { label: texts.gross, value: formats.money(figures.grossAmount) },
          ...(figures.dueDate === null
            ? []
            : [{ label: texts.dueDate, value: formats.date(figures.dueDate) }]),
          { label: texts.reference, value: figures.buyerReference },
          { label: texts.purchaseOrder, value: figures.purchaseOrderNumber },
          { label: texts.costCentre, value: figures.costCentre },
          { label: texts.project, value: figures.project },
        ]}
      />
    </section>
  );
}

function LineLinks({ line, hrefOf }: { line: Line; hrefOf: (id: number) => string }) {
  const texts = useTexts(documentsScreenTexts);
  const { weight } = useFormats();
  const { order, receipt } = line;
  return (
    <p className={styles.lineReferences}>
      {order &&
        (order.id === null ? (
          <span>{texts.orderOf(order.number)}</span>
        ) : (
          <a href={hrefTo("order", { orderId: order.id })}>{texts.orderOf(order.number)}</a>
        ))}
      {receipt &&
        (receipt.id === null ? (
          <span>{texts.receiptOf(receipt.number)}</span>
        ) : (
          <a href={hrefOf(receipt.id)}>{texts.receiptOf(receipt.number)}</a>
        ))}
      {line.weightKg !== null && <span>{texts.weightOf(weight(line.weightKg))}</span>}
    </p>
  );
}
