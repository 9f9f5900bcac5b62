import type { Language } from "@kreislauf/contract/base";
import { type Document, documentsTexts, formatMonth } from "@kreislauf/contract/documents";
import { Download } from "lucide-react";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { mayReadOrders } from "../base/may-read-orders.ts";
import { hrefTo } from "../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DocumentBadges } from "./document-badges.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";
import type { DocumentDownload } from "./use-document-download.ts";
import styles from "./documents.module.css";

interface ColumnFacts {
  readonly language: Language;
  readonly permissions: readonly number[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (id: number, isChosen: boolean) => void;
  readonly download: DocumentDownload;
}

const emptyCell = <span className={styles.nothing}>–</span>;

/** The order of a document, as a link for those who may read orders. */
function orderLink({ orderId, orderNumber }: Document, permissions: readonly number[]) {
  if (orderNumber === null) return undefined;
  if (!mayReadOrders(permissions) || orderId === null)
    return <span className={styles.figures}>{orderNumber}</span>;
  return (
    <a className={styles.aboveRowLink} href={hrefTo("order", { orderId })}>
      {orderNumber}
    </a>
  );
}

export function DownloadButton({
  document,
  download,
  label,
}: {
  document: Document;
  download: DocumentDownload;
  label: string;
}) {
  return (
    <span className={styles.aboveRowLink}>
      <Button
        variant="ghost"
        small
        icon={Download}
        busy={download.busy === `${document.id} pdf`}
        aria-label={label}
        onClick={() => void download.one(document.id, "pdf", document.isNew)}
      >
        PDF
      </Button>
    </span>
  );
}

export function documentColumns(facts: ColumnFacts): readonly DataColumn<Document>[] {
  const { language, permissions, chosen, onChoose, download } = facts;
  const texts = documentsScreenTexts[language];
  const { date, money } = formatsOf(language);
  return [
    {
      id: "choose",
      head: texts.columns.choose,
      width: 44,
      cell: ({ id, number }) => (
        <span className={styles.aboveRowLink}>
          <Checkbox
            label={texts.choose(number)}
            labelHidden
            checked={chosen.has(id)}
            onChange={(event) => onChoose(id, event.target.checked)}
          />
        </span>
      ),
    },
    {
      id: "number",
      head: texts.columns.number,
      sortable: true,
      isLink: true,
      wrap: "never",
      cell: (row) => (
        <span className={styles.number}>
          {row.number}
          <DocumentBadges document={row} />
        </span>
      ),
    },
    { id: "type", head: texts.columns.type, cell: ({ type }) => documentsTexts[language].type[type] },
    { id: "date", head: texts.columns.date, sortable: true, cell: (row) => date(row.date) },
    {
      id: "monthOfServiceDate",
      head: texts.columns.monthOfServiceDate,
      sortable: true,
      cell: ({ monthOfServiceDate }) => formatMonth(monthOfServiceDate, language),
    },
    {
      id: "serviceReceipt",
      head: texts.columns.serviceReceipt,
      cell: ({ serviceReceiptNumber, serviceReceiptCount }) =>
        serviceReceiptNumber ?? (serviceReceiptCount > 1 ? texts.several : emptyCell),
    },
    {
      id: "order",
      head: texts.columns.order,
      cell: (row) => orderLink(row, permissions) ?? (row.orderCount > 1 ? texts.several : emptyCell),
    },
    {
      id: "netAmount",
      head: texts.columns.netAmount,
      sortable: true,
      align: "right",
      wrap: "never",
      cell: ({ netAmount }) => (netAmount === null ? emptyCell : money(netAmount)),
    },
    {
      id: "file",
      head: texts.columns.file,
      align: "right",
      cell: (row) => <DownloadButton document={row} download={download} label={texts.download(row.number)} />,
    },
  ];
}
