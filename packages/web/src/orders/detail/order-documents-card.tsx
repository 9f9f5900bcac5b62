import { permission } from "@kreislauf/contract/base";
import { type Order, ordersApi, orderStatus } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import { OrderDocuments } from "../../documents/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { orderDocumentsTexts } from "./order-documents.texts.ts";

const unfinishedStatuses = new Set<number>([orderStatus.open, orderStatus.claimed]);

/** The receipts of an order and the invoices that list them, for those who may see documents. */
export function OrderDocumentsCard({ order }: { order: Order }) {
  const { permissions, documentsEnabled } = useUser();
  const mayRead =
    permissions.includes(permission.documentManager) || permissions.includes(permission.documentViewer);
  return documentsEnabled && mayRead ? <Documents order={order} /> : null;
}

function Documents({ order: { id: orderId, orderStatusId } }: { order: Order }) {
  const texts = useTexts(orderDocumentsTexts);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["documents", "order", orderId],
    queryFn: ({ signal }) => call(ordersApi.orderDocuments, { params: { orderId } }, { signal }),
  });
  if (data === undefined && isError) {
    return (
      <Card title={texts.title} flush>
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
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
        <OrderDocuments documents={data.documents} ended={!unfinishedStatuses.has(orderStatusId)} />
      )}
    </Card>
  );
}
