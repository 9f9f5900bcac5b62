import { type Order, orderStatus } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { OrderDocuments } from "../../documents/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { orderDocumentsQuery, useMayReadDocuments } from "./order-documents.queries.ts";
import { orderDocumentsTexts } from "./order-documents.texts.ts";

const unfinishedStatuses = new Set<number>([orderStatus.open, orderStatus.claimed]);

/** The receipts of an order and the invoices that list it; renders nothing for people who may not see documents. */
export function OrderDocumentsCard({ order }: { order: Order }) {
  return useMayReadDocuments() ? <Documents order={order} /> : null;
}

function Documents({ order: { id: orderId, orderStatusId } }: { order: Order }) {
  const texts = useTexts(orderDocumentsTexts);
  const { data, error, isFetching, refetch } = useQuery(orderDocumentsQuery(orderId));
  if (data === undefined && error) {
    return (
      <Card title={texts.title} flush>
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      </Card>
    );
  }
  return (
    <Card title={texts.title} busy={data === undefined}>
      {data === undefined ? (
        <Delayed text={texts.loading}>
          <Skeleton width="60%" />
        </Delayed>
      ) : (
        <OrderDocuments documents={data} ended={!unfinishedStatuses.has(orderStatusId)} />
      )}
    </Card>
  );
}
