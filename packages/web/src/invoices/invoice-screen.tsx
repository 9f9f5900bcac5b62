import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { useQuery } from "@tanstack/react-query";
import { FileText, Info } from "lucide-react";
import { useState } from "react";
import { usePathParam } from "../base/navigation.ts";
import { usePageTitle } from "../base/page-title.ts";
import { hrefTo } from "../base/paths.ts";
import { AcceptMatching } from "./accept-matching.tsx";
import { DisputesCard } from "./disputes-card.tsx";
import { invoiceColumns } from "./invoice-columns.tsx";
import { InvoiceLineCard } from "./invoice-line-card.tsx";
import { InvoiceTotals } from "./invoice-totals.tsx";
import { invoiceCheckQuery } from "./invoices.queries.ts";
import { invoicesScreenTexts } from "./invoices.texts.ts";
import styles from "./invoices.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

/** The widths of the bars that are shown until the invoice's lines are loaded. */
const lineWidths = ["70%", "85%", "60%", "80%", "65%"];

/** The check of an invoice: each line is shown beside its order, weight and agreed price. */
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
        <PageHeader back={back} title={title} context={"\u00A0"} />
        {error === null ? (
          <Delayed text={texts.loading}>
            <Stack of="cards">
              <SkeletonCard />
              <Card title={texts.lines}>
                <Stack of="cards">
                  {lineWidths.map((width) => (
                    <Skeleton key={width} width={width} height={18} />
                  ))}
                </Stack>
              </Card>
            </Stack>
          </Delayed>
        ) : (
          <Card flush>
            <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
          </Card>
        )}
      </>
    );
  }
  return (
    <>
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
      <Stack of="cards">
        {data.supersededBy && <Note variant="warning">{texts.superseded}</Note>}
        <InvoiceTotals invoice={data} />
        <Lines invoice={data} />
        <DisputesCard invoice={data} />
      </Stack>
    </>
  );
}

function Lines({ invoice }: { invoice: InvoiceCheck }) {
  const texts = useTexts(invoicesScreenTexts);
  const formats = useFormats();
  const deviating = invoice.lines.filter(({ result }) => result === "deviates");
  const [shown, setShown] = useState<"all" | "deviating">("all");
  const columns = invoiceColumns(invoice, texts, formats);
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
        label={texts.compared}
        columns={columns}
        rows={shown === "all" ? invoice.lines : deviating}
        rowId={({ position }) => position}
        loadingText={texts.loading}
        empty={<StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />}
        minWidth={960}
        card={(line) => <InvoiceLineCard line={line} columns={columns} />}
      />
      <p className={styles.compared}>
        <Icon of={Info} size={16} />
        {texts.comparedAt(formats.dateTime(invoice.checkedAt))}
      </p>
    </Card>
  );
}
