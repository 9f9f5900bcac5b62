import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../base/api-error.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { usePathParam } from "../../base/navigation.ts";
import { usePageTitle } from "../../base/page-title.ts";
import { hrefTo } from "../../base/paths.ts";
import { activeSitesQuery, siteQuery } from "../../sites/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { OrderDetailSkeleton } from "./order-detail-skeleton.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { findListedOrder, orderQuery } from "../orders.queries.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { useRefetchAtDeadline } from "./use-refetch-at-deadline.ts";
import { LoadFailure } from "../../base/load-failure.tsx";

/** The page of one order: its data, its site, and what happened to it. */
export function OrderDetailScreen() {
  const texts = useTexts(orderDetailTexts).detail;
  const orderId = usePathParam("orderId");
  const queryClient = useQueryClient();
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...orderQuery(orderId),
    placeholderData: () => findListedOrder(queryClient, orderId),
  });
  const activeSites = useQuery(activeSitesQuery);
  const activeSite = activeSites.data?.find(({ id }) => id === order?.serviceLocationId);
  // The list of sites contains only active ones; an inactive site is loaded by itself, because its orders stay
  // readable.
  const inactiveSite = useQuery({
    ...siteQuery(order?.serviceLocationId ?? 0),
    enabled: order !== undefined && activeSites.isFetched && activeSite === undefined,
  });
  useRefetchAtDeadline(order, () => void refetch());
  usePageTitle(order && texts.title(order.orderNumber));

  if (order === undefined && error !== null) {
    return (
      <>
        <PageHeader back={{ href: hrefTo("orderHistory"), text: texts.history }} title={texts.order} />
        <Card flush>
          {isMissing(error) ? (
            <StateMessage
              illustration="search"
              title={texts.missing}
              text={texts.missingText}
              action={<LinkButton href={hrefTo("orderHistory")}>{texts.toHistory}</LinkButton>}
            />
          ) : (
            <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
          )}
        </Card>
      </>
    );
  }
  const site = activeSite ?? inactiveSite.data;
  const isSiteLoading = site === undefined && (activeSites.isLoading || inactiveSite.isLoading);
  if (order === undefined || isSiteLoading) return <OrderDetailSkeleton />;
  return <OrderDetail order={order} site={site} onRetrySite={() => void inactiveSite.refetch()} />;
}

/**
 * Whether the order does not exist. An id in the URL that is not a number fails validation, which means the same here.
 */
const isMissing = (error: Error) =>
  error instanceof ApiError && (error.code === "not_found" || error.code === "validation");
