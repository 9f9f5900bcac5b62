import type { DeskDocumentDetail } from "@kreislauf/contract/desk";
import {
  describeCostCentre,
  documentFieldLabels,
  documentsTexts,
  formatMonth,
} from "@kreislauf/contract/documents";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import styles from "../base/page.module.css";
import { documentsDeskTexts } from "../documents.texts.ts";
import { documentListTexts } from "./document-list.texts.ts";
import { OrderOfDocument } from "./order-of-document.tsx";
import { dueDateOf, PaymentState } from "./payment-state.tsx";
import { SupersedingDocument } from "./superseding-document.tsx";

/** The facts of a document: its customer and site, dates, amounts, payment and order. */
export function DocumentFacts({ detail: { document, isCorrectable } }: { detail: DeskDocumentDetail }) {
  const texts = useTexts(documentsDeskTexts);
  const listTexts = useTexts(documentListTexts);
  const labels = useTexts(documentFieldLabels);
  const { superseded } = useTexts(documentsTexts);
  const language = useLanguage();
  const { date, dateTime, money } = useFormats();
  const { companyName, customerNumber, siteName, siteNumber, supersededBy, grossAmount } = document;
  const dueDate = dueDateOf(document);
  const costCentre = describeCostCentre(document, language);
  return (
    <Card title={texts.facts}>
      <div className={styles.form}>
        <DefinitionList
          entries={[
            { label: texts.columns.customer, value: `${companyName} (${customerNumber})` },
            { label: texts.site, value: siteNumber === null ? siteName : `${siteName} (${siteNumber})` },
            { label: texts.columns.period, value: formatMonth(document.monthOfServiceDate, language) },
            { label: texts.date, value: date(document.date) },
            {
              label: texts.columns.amount,
              value: document.netAmount === null ? texts.withoutAmount : money(document.netAmount),
            },
            ...(grossAmount === null ? [] : [{ label: labels.grossAmount, value: money(grossAmount) }]),
            ...(dueDate === null ? [] : [{ label: labels.dueDate, value: date(dueDate) }]),
            ...(document.payment === null || supersededBy !== null
              ? []
              : [{ label: listTexts.payment, value: <PaymentState document={document} /> }]),
            ...(supersededBy === null
              ? []
              : [
                  {
                    label: listTexts.supersededBy(superseded(document.type)),
                    value: <SupersedingDocument {...supersededBy} />,
                  },
                ]),
            ...(document.orderCount === 0 && document.orderNumber === null
              ? []
              : [{ label: listTexts.order, value: <OrderOfDocument document={document} /> }]),
            ...(costCentre === undefined ? [] : [{ label: listTexts.chargedTo, value: costCentre }]),
            { label: texts.publishedOn, value: dateTime(document.publishedOn) },
          ]}
        />
        {!isCorrectable && <Note>{texts.notCorrectable}</Note>}
      </div>
    </Card>
  );
}
