import { type CheckedInvoiceLine, type InvoiceCheck, invoicesTexts } from "@kreislauf/contract/invoices";
import type { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { hrefTo } from "../base/paths.ts";
import type { invoicesScreenTexts } from "./invoices.texts.ts";
import { LineDecision } from "./line-decision.tsx";
import { signedMoney } from "./signed-money.ts";
import styles from "./invoices.module.css";

type Texts = (typeof invoicesScreenTexts)["de"];
type Formats = ReturnType<typeof useFormats>;

/** What is charged, what stands behind it, and what comes of it. */
export const invoiceColumns = (
  invoice: InvoiceCheck,
  texts: Texts,
  formats: Formats,
): readonly DataColumn<CheckedInvoiceLine>[] => [
  {
    id: "position",
    head: texts.columns.position,
    cell: (line) => `${line.position} ${line.description}`,
    sub: (line) =>
      `${formats.date(line.serviceDate)} · ${formats.number(line.quantity)} ${line.unit} × ${formats.money(line.unitPrice)}`,
  },
  {
    id: "charged",
    head: texts.columns.charged,
    align: "right",
    wrap: "never",
    cell: (line) => formats.money(line.netAmount),
  },
  {
    id: "behind",
    head: texts.columns.behind,
    cell: (line) => <Behind line={line} texts={texts} formats={formats} />,
  },
  {
    id: "agreed",
    head: texts.columns.agreed,
    align: "right",
    cell: (line) => (line.expectedAmount === null ? "–" : formats.money(line.expectedAmount)),
    sub: (line) => line.agreed && texts.unitPrice(line.agreed.version, formats.money(line.agreed.unitPrice)),
  },
  {
    id: "result",
    head: texts.columns.result,
    cell: (line) => <Result line={line} texts={texts} formats={formats} />,
  },
  {
    id: "decide",
    head: texts.columns.decide,
    cell: (line) => <LineDecision invoice={invoice} line={line} />,
  },
];

interface CellProps {
  line: CheckedInvoiceLine;
  texts: Texts;
  formats: Formats;
}

function Behind({ line, texts, formats }: CellProps) {
  const { order, receipt, alsoOn } = line;
  const parts: (readonly [key: string, part: ReactNode])[] = [
    [
      "order",
      order === null ? (
        texts.noOrder
      ) : order.id === null ? (
        texts.order(order.number)
      ) : (
        <a href={hrefTo("order", { orderId: order.id })}>{texts.order(order.number)}</a>
      ),
    ],
    ...(receipt === null
      ? []
      : [
          [
            "receipt",
            receipt.id === null ? (
              receipt.number
            ) : (
              <a href={hrefTo("documents", undefined, { document: receipt.id })}>{receipt.number}</a>
            ),
          ] as const,
        ]),
    ...(line.weighedKg === null ? [] : [["weight", texts.weighed(formats.weight(line.weighedKg))] as const]),
    ...(line.orderedAmount === null
      ? []
      : [["amount", texts.ordered(formats.number(line.orderedAmount))] as const]),
    ...(line.hasPhoto && order?.id
      ? [
          [
            "photo",
            <a key="photo" href={hrefTo("order", { orderId: order.id })}>
              {texts.photo}
            </a>,
          ] as const,
        ]
      : []),
    ...(alsoOn === null
      ? []
      : [
          [
            "also",
            <a key="also" href={hrefTo("invoice", { documentId: alsoOn.id })}>
              {texts.alsoOn(alsoOn.number)}
            </a>,
          ] as const,
        ]),
  ];
  return (
    <span className={styles.behind}>
      {parts.map(([key, part]) => (
        <span key={key}>{part}</span>
      ))}
    </span>
  );
}

function Result({ line, texts, formats }: CellProps) {
  const { deviation: words } = useTexts(invoicesTexts);
  if (line.result === "matches") {
    return (
      <span className={styles.matches}>
        <Icon of={CircleCheck} size={16} />
        {texts.result.matches}
      </span>
    );
  }
  if (line.result !== "deviates") return <span className={styles.quiet}>{texts.result[line.result]}</span>;
  return (
    <span className={styles.deviations} data-decided={line.review.state !== null || undefined}>
      {line.deviations.map(({ kind, difference }) => (
        <span key={kind}>
          <b>{signedMoney(difference, formats.money)}</b> {words[kind]}
        </span>
      ))}
    </span>
  );
}
