import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { errorSentence } from "../base/api-error.ts";
import { hrefTo } from "../base/paths.ts";
import { invoiceRecipientsQuery } from "./documents.queries.ts";
import { InvoiceRecipientsCard } from "./invoice-recipients-card.tsx";
import { invoiceRecipientsTexts } from "./invoice-recipients.texts.ts";

/** The e-mail addresses that get invoices, of the whole company and of the user's sites. */
export function InvoiceRecipientsScreen() {
  const texts = useTexts(invoiceRecipientsTexts);
  const { data, error, isFetching, refetch } = useQuery(invoiceRecipientsQuery);
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ href: hrefTo("documents"), text: texts.back }}
        context={texts.context}
      />
      {data !== undefined ? (
        <InvoiceRecipientsCard list={data} />
      ) : (
        <Card flush>
          {error === null ? (
            <Delayed text={texts.loading}>
              <Skeleton height={260} radius={11} />
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
      )}
    </>
  );
}
