import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { usePathValue } from "../base/navigation.ts";
import { usePageTitle } from "../base/page-title.ts";
import { hrefTo } from "../base/paths.ts";
import { activeLocationsQuery, locationQuery } from "../locations/index.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { OrderDetailSkeleton } from "./order-detail-skeleton.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { listedOrder, orderQuery } from "./orders.queries.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { useFreshOrder } from "./use-fresh-order.ts";

/** One order: its data, its site, what happened to it. */
export function OrderDetailScreen() {
  const texts = useTexts(orderDetailTexts).detail;
  const orderId = usePathValue("orderId");
  const queryClient = useQueryClient();
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...orderQuery(orderId),
    placeholderData: () => listedOrder(queryClient, orderId),
  });
  const active = useQuery(activeLocationsQuery);
  const known = active.data?.find(({ id }) => id === order?.serviceLocationId);
  // A site that is no longer active is in no list, but its orders stay readable.
  const inactive = useQuery({
    ...locationQuery(order?.serviceLocationId ?? 0),
    enabled: order !== undefined && active.isFetched && known === undefined,
  });
  useFreshOrder(order, () => void refetch());
  usePageTitle(order && texts.title(order.orderNumber));

  if (order === undefined && error !== null) {
    return (
      <>
        <PageHead back={{ href: hrefTo("orderHistory"), text: texts.history }} title={texts.order} />
        <Card flush>
          {isMissing(error) ? (
            <StateMessage
              illustration="search"
              title={texts.missing}
              text={texts.missingText}
              action={<LinkButton href={hrefTo("orderHistory")}>{texts.toHistory}</LinkButton>}
            />
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
  const site = known ?? inactive.data;
  const isSiteComing = site === undefined && (active.isLoading || inactive.isLoading);
  if (order === undefined || isSiteComing) return <OrderDetailSkeleton />;
  return <OrderDetail order={order} site={site} onRetrySite={() => void inactive.refetch()} />;
}

/** What is no number is no order either. */
const isMissing = (error: Error) =>
  error instanceof ApiError && (error.code === "not_found" || error.code === "validation");
