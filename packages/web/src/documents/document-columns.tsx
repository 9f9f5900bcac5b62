import type { Language } from "@kreislauf/contract/base";
import {
  describeCostCentre,
  type Document,
  documentsTexts,
  type DocumentType,
  formatMonth,
} from "@kreislauf/contract/documents";
import type { SiteOption } from "@kreislauf/contract/sites";
import { Download } from "lucide-react";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { mayReadOrders } from "../base/may-read-orders.ts";
import { hrefTo } from "../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DocumentBadges } from "./document-badges.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";
import { PaymentState } from "./payment-state.tsx";
import type { DocumentDownload } from "./use-document-download.ts";
import styles from "./documents.module.css";

interface ColumnFacts {
  readonly language: Language;
  readonly permissions: readonly number[];
  readonly chosen: ReadonlyMap<number, Document>;
  readonly onChoose: (document: Document, isChosen: boolean) => void;
  readonly download: DocumentDownload;
  readonly type: DocumentType;
  /** A function that finds the site with an id; itself undefined if all documents of the list belong to one site. */
  readonly siteOf: ((id: number) => SiteOption | undefined) | undefined;
  /** Whether the list is filtered by a single month. */
  readonly isOneMonth: boolean;
}

const emptyCell = <span className={styles.nothing}>–</span>;

/** The order of a document: a link for users who may read orders, else its number; undefined if it has none. */
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

/** The columns for a type of document, without the columns that would be the same in every row. */
export function documentColumns(facts: ColumnFacts): readonly DataColumn<Document>[] {
  const { language, permissions, chosen, onChoose, download, type, siteOf, isOneMonth } = facts;
  const texts = documentsScreenTexts[language];
  const { date, money } = formatsOf(language);
  const amount = (cents: number | null) => (cents === null ? emptyCell : money(cents));
  const isReceipt = type === "service_receipt";
  const columns: readonly (DataColumn<Document> & { readonly isConstant?: boolean })[] = [
    {
      id: "choose",
      head: texts.columns.choose,
      width: 44,
      cell: (row) => (
        <span className={styles.aboveRowLink}>
          <Checkbox
            label={texts.choose(row.number)}
            labelHidden
            checked={chosen.has(row.id)}
            onChange={(event) => onChoose(row, event.target.checked)}
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
      sub: (row) => texts.dated(documentsTexts[language].type[row.type], date(row.date)),
    },
    {
      id: "site",
      head: texts.columns.site,
      isConstant: siteOf === undefined,
      cell: ({ serviceLocationId }) => siteOf?.(serviceLocationId)?.alias ?? emptyCell,
      sub: ({ serviceLocationId }) => siteOf?.(serviceLocationId)?.locationOrderNumber,
    },
    {
      id: "customerOrderNumber",
      head: texts.columns.customerOrderNumber,
      cell: ({ customerOrderNumber }) => customerOrderNumber ?? emptyCell,
      sub: (row) => describeCostCentre(row, language),
    },
    {
      id: "monthOfServiceDate",
      head: texts.columns.monthOfServiceDate,
      sortable: true,
      isConstant: isOneMonth,
      cell: ({ monthOfServiceDate }) => formatMonth(monthOfServiceDate, language),
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
      isConstant: isReceipt,
      cell: ({ netAmount }) => amount(netAmount),
    },
    {
      id: "grossAmount",
      head: texts.columns.grossAmount,
      align: "right",
      wrap: "never",
      isConstant: isReceipt,
      cell: ({ grossAmount }) => amount(grossAmount),
    },
    {
      id: "dueDate",
      head: texts.columns.dueDate,
      isConstant: type !== "invoice",
      cell: ({ dueDate, supersededBy }) =>
        dueDate === null || supersededBy !== null ? emptyCell : date(dueDate),
      sub: (row) => (row.supersededBy === null ? <PaymentState document={row} /> : undefined),
    },
    {
      id: "file",
      head: texts.columns.file,
      align: "right",
      cell: (row) => <DownloadButton document={row} download={download} label={texts.download(row.number)} />,
    },
  ];
  return columns.filter(({ isConstant }) => isConstant !== true);
}
