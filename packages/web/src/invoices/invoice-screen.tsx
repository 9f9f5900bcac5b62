import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../base/api-error.ts";
import { usePathParam } from "../base/navigation.ts";
import { usePageTitle } from "../base/page-title.ts";
import { hrefTo } from "../base/paths.ts";
import { AcceptMatching } from "./accept-matching.tsx";
import { DisputesCard } from "./disputes-card.tsx";
import { invoiceColumns } from "./invoice-columns.tsx";
import { InvoiceTotals } from "./invoice-totals.tsx";
import { invoiceCheckQuery } from "./invoices.queries.ts";
import { invoicesScreenTexts } from "./invoices.texts.ts";
import styles from "./invoices.module.css";

/** An invoice whose lines stand beside order, weight and agreed price. */
export function InvoiceScreen() {
  const texts = useTexts(invoicesScreenTexts);
  const { date } = useFormats();
  const documentId = Number(usePathParam("documentId"));
  const { data, error, isFetching, refetch } = useQuery(invoiceCheckQuery(documentId));
  const title = data ? texts.title(data.number) : texts.invoice;
  usePageTitle(data && title);
  const back = { href: hrefTo("documents"), text: texts.documents };
  if (data === undefined) {
    return (
      <>
        <PageHeader back={back} title={title} />
        <Card flush>
          {error === null ? (
            <Delayed text={texts.loading}>
              <SkeletonCard />
            </Delayed>
          ) : (
            <ErrorState
              title={texts.failed}
              text={errorSentence(error)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
        </Card>
      </>
    );
  }
  return (
    <div className={styles.screen}>
      <PageHeader
        back={back}
        title={title}
        context={[
          date(data.date),
          data.site,
          ...(data.costCentre === null ? [] : [texts.costCentre(data.costCentre)]),
          ...(data.purchaseOrderNumber === null ? [] : [texts.purchaseOrder(data.purchaseOrderNumber)]),
        ].join(" · ")}
      >
        <LinkButton icon={FileText} href={hrefTo("documents", undefined, { document: data.id })}>
          {texts.file}
        </LinkButton>
        <AcceptMatching invoice={data} />
      </PageHeader>
      {data.supersededBy && <Note variant="warning">{texts.superseded}</Note>}
      <InvoiceTotals invoice={data} />
      <Lines invoice={data} />
      <DisputesCard invoice={data} />
    </div>
  );
}

function Lines({ invoice }: { invoice: InvoiceCheck }) {
  const texts = useTexts(invoicesScreenTexts);
  const formats = useFormats();
  const deviating = invoice.lines.filter(({ result }) => result === "deviates");
  const [shown, setShown] = useState<"all" | "deviating">("all");
  return (
    <Card
      flush
      title={texts.lines}
      actions={
        <SegmentedControl
          label={texts.lines}
          labelHidden
          options={[
            { value: "all", label: `${texts.all} ${invoice.lines.length}` },
            { value: "deviating", label: `${texts.onlyDeviations} ${deviating.length}` },
          ]}
          value={shown}
          onChange={setShown}
        />
      }
    >
      <DataTable
        label={texts.columns.position}
        columns={invoiceColumns(invoice, texts, formats)}
        rows={shown === "all" ? invoice.lines : deviating}
        rowId={({ position }) => position}
        loadingText={texts.loading}
        empty={<StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />}
        minWidth={960}
      />
      <p className={styles.compared}>{texts.comparedAt(formats.dateTime(invoice.checkedAt))}</p>
    </Card>
  );
}
