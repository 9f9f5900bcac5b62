import { permission } from "@kreislauf/contract/base";
import { type Order, ordersApi, orderStatus } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { useTexts } from "../base/language.tsx";
import { useUser } from "../base/session.ts";
import { DocumentRows } from "../documents/index.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { orderDocumentsTexts } from "./order-documents.texts.ts";

const running = new Set<number>([orderStatus.open, orderStatus.claimed]);

/** Receipts of an order and the invoices that name them, for whoever may see documents. */
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
        <Late text={texts.loading}>
          <Skeleton width="60%" />
        </Late>
      ) : (
        <DocumentRows documents={data.documents} ended={!running.has(orderStatusId)} />
      )}
    </Card>
  );
}
