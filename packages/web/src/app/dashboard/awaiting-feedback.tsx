import type { LocationLabelFields } from "@kreislauf/contract/locations";
import type { Order } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { errorSentence } from "../../base/api-error.ts";
import { useFormats } from "../../base/format.ts";
import { useTexts } from "../../base/language.tsx";
import { hrefTo } from "../../base/paths.ts";
import { containerShapes } from "../../catalog/index.ts";
import { activeLocationsQuery } from "../../locations/index.ts";
import { Card } from "../../ui/card.tsx";
import { ContainerDrawing } from "../../ui/container-drawing.tsx";
import { CountPill } from "../../ui/count-pill.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Late } from "../../ui/late.tsx";
import { SkeletonCard } from "../../ui/skeleton-card.tsx";
import { isBuilt } from "../screens.ts";
import { awaitingFeedbackQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./dashboard.module.css";

/** Past orders that nobody has answered yet, the oldest first. */
export function AwaitingFeedback() {
  const texts = useTexts(dashboardTexts);
  const { data, error, isFetching, refetch } = useQuery(awaitingFeedbackQuery);
  const { data: locations } = useQuery(activeLocationsQuery);
  const total = data?.total ?? 0;
  return (
    <Card title={texts.feedback} actions={total > 0 ? <CountPill count={total} /> : undefined} flush>
      {error ? (
        <ErrorState
          title={texts.feedbackFailed}
          text={errorSentence(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        <Late text={texts.loading}>
          <SkeletonCard />
        </Late>
      ) : total === 0 ? (
        <EmptyState kind="feedback" />
      ) : (
        <>
          <p className={styles.lead}>{texts.feedbackText}</p>
          <ul>
            {data.orders.map((order) => (
              <WaitingOrder
                key={order.id}
                order={order}
                location={locations?.find(({ id }) => id === order.serviceLocationId)}
              />
            ))}
          </ul>
          {total > data.orders.length && (
            <p className={styles.more}>{texts.moreFeedback(total - data.orders.length)}</p>
          )}
        </>
      )}
    </Card>
  );
}

interface WaitingOrderProps {
  order: Order;
  /** Unknown until the sites are there, and for sites that are not active any more. */
  location: LocationLabelFields | undefined;
}

function WaitingOrder({ order, location }: WaitingOrderProps) {
  const texts = useTexts(dashboardTexts);
  const formats = useFormats();
  const { containerType, wasteType, independentWasteType, amount } = order;
  const waste = independentWasteType ?? wasteType.description;
  const container = amount > 1 ? texts.amountOf(amount, containerType.type) : containerType.type;
  return (
    <li className={styles.order}>
      <ContainerDrawing shape={containerShapes[containerType.drawing]} size="small" />
      <div>
        {isBuilt("order") ? <a href={hrefTo("order", { orderId: order.id })}>{waste}</a> : <b>{waste}</b>}
        <small>{`${container} · ${order.actionDescription}`}</small>
      </div>
      <div className={styles.when}>
        {location && `${location.alias}, ${location.city}`}
        <small>{texts.planned(formats.date(order.desiredDate), order.orderNumber)}</small>
      </div>
    </li>
  );
}
