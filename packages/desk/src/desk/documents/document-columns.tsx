import type { DeskDocument } from "@kreislauf/contract/desk";
import {
  describeCostCentre,
  documentFieldLabels,
  documentsTexts,
  formatMonth,
} from "@kreislauf/contract/documents";
import type { ReactNode } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { documentsDeskTexts } from "../documents.texts.ts";
import { documentListTexts } from "./document-list.texts.ts";
import { OrderOfDocument } from "./order-of-document.tsx";
import { dueDateOf, PaymentState } from "./payment-state.tsx";
import { SupersedingDocument } from "./superseding-document.tsx";

interface DocumentView {
  readonly nameOf: (document: DeskDocument) => string;
  readonly siteOf: (document: DeskDocument) => string;
  readonly columns: readonly DataColumn<DeskDocument>[];
  /** The facts on the card of a document. Facts that the document does not have are left out. */
  readonly factsOf: (document: DeskDocument) => { readonly label: string; readonly value: ReactNode }[];
}

/** How a document is shown in the list: as a row, or as a card where the list is narrow. */
export function useDocumentView(): DocumentView {
  const texts = useTexts(documentsDeskTexts);
  const listTexts = useTexts(documentListTexts);
  const labels = useTexts(documentFieldLabels);
  const { type: typeNames, superseded } = useTexts(documentsTexts);
  const language = useLanguage();
  const { date, dateTime, money } = useFormats();
  const nameOf = ({ type, number }: DeskDocument) => `${typeNames[type]} ${number}`;
  const siteOf = ({ siteName, siteNumber }: DeskDocument) =>
    siteNumber === null ? siteName : `${siteName} · ${siteNumber}`;
  const openedOf = ({ openedBy }: DeskDocument) =>
    openedBy === 0 ? texts.unopened : texts.openedBy(openedBy);
  const periodOf = ({ monthOfServiceDate }: DeskDocument) => formatMonth(monthOfServiceDate, language);
  const amountOf = ({ netAmount }: DeskDocument) =>
    netAmount === null ? texts.withoutAmount : money(netAmount);
  const dueOf = (document: DeskDocument) => {
    const day = dueDateOf(document);
    return day === null ? "–" : date(day);
  };
  const columns: readonly DataColumn<DeskDocument>[] = [
    {
      id: "number",
      head: texts.columns.document,
      cell: nameOf,
      sub: (document) =>
        [
          listTexts.dated(date(document.date)),
          ...(document.version > 1 ? [texts.version(document.version)] : []),
          ...(document.supersededBy === null ? [] : [superseded(document.type)]),
        ].join(" · "),
      isLink: true,
    },
    { id: "customer", head: texts.columns.customer, cell: ({ companyName }) => companyName, sub: siteOf },
    { id: "period", head: texts.columns.period, cell: periodOf },
    {
      id: "order",
      head: listTexts.order,
      cell: (document) => <OrderOfDocument document={document} />,
      sub: (document) => describeCostCentre(document, language),
    },
    { id: "published", head: texts.publishedOn, cell: ({ publishedOn }) => dateTime(publishedOn) },
    {
      id: "opened",
      head: texts.opened,
      cell: openedOf,
      sub: ({ lastOpenedOn }) => (lastOpenedOn === null ? "" : dateTime(lastOpenedOn)),
    },
    {
      id: "due",
      head: listTexts.due,
      cell: dueOf,
      sub: (document) => <PaymentState document={document} />,
    },
    {
      id: "amount",
      head: texts.columns.amount,
      cell: amountOf,
      sub: ({ grossAmount }) => (grossAmount === null ? "" : listTexts.gross(money(grossAmount))),
      align: "right",
      wrap: "never",
    },
  ];
  const factsOf = (document: DeskDocument) => {
    const { type, supersededBy } = document;
    const costCentre = describeCostCentre(document, language);
    return [
      { label: texts.date, value: date(document.date) },
      { label: texts.columns.period, value: periodOf(document) },
      ...(document.orderCount === 0 && document.orderNumber === null
        ? []
        : [{ label: listTexts.order, value: <OrderOfDocument document={document} /> }]),
      ...(costCentre === undefined ? [] : [{ label: listTexts.chargedTo, value: costCentre }]),
      { label: texts.publishedOn, value: dateTime(document.publishedOn) },
      { label: texts.opened, value: openedOf(document) },
      { label: texts.columns.amount, value: amountOf(document) },
      ...(document.grossAmount === null
        ? []
        : [{ label: labels.grossAmount, value: money(document.grossAmount) }]),
      ...(dueDateOf(document) === null ? [] : [{ label: listTexts.due, value: dueOf(document) }]),
      ...(document.payment === null || supersededBy !== null
        ? []
        : [{ label: listTexts.payment, value: <PaymentState document={document} /> }]),
      ...(supersededBy === null
        ? []
        : [
            {
              label: listTexts.supersededBy(superseded(type)),
              value: <SupersedingDocument {...supersededBy} />,
            },
          ]),
    ];
  };
  return { nameOf, siteOf, columns, factsOf };
}
