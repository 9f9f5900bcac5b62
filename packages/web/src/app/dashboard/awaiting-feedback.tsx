import { permission } from "@kreislauf/contract/base";
import type { Order } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "../../base/language.tsx";
import { useUser } from "../../base/session.ts";
import { activeLocationsQuery } from "../../locations/index.ts";
import { useOrderActions } from "../../orders/index.ts";
import { Card } from "../../ui/card.tsx";
import { CountPill } from "../../ui/count-pill.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Late } from "../../ui/late.tsx";
import { SkeletonCard } from "../../ui/skeleton-card.tsx";
import { awaitingFeedbackQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import { FeedbackChoice } from "./feedback-choice.tsx";
import { useLeavingOrders } from "./use-leaving-orders.ts";
import { WaitingOrder } from "./waiting-order.tsx";
import styles from "./feedback.module.css";

const noOrders: readonly Order[] = [];

/** Past orders that nobody has answered yet, the oldest first. */
export function AwaitingFeedback() {
  const texts = useTexts(dashboardTexts);
  const { data, error, isFetching, refetch } = useQuery(awaitingFeedbackQuery);
  const { data: locations } = useQuery(activeLocationsQuery);
  const mayAnswer = useUser().permissions.includes(permission.orderManager);
  const { total = 0, orders = noOrders } = data ?? {};
  const { rows, takeLeave } = useLeavingOrders(orders);
  const { start, element } = useOrderActions((action, done) => action === "resolved" && takeLeave(done));
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const chosen = orders.filter(({ id }) => chosenIds.includes(id));
  const [first, ...more] = chosen;
  const toggle = ({ id }: Order) =>
    setChosenIds((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
  return (
    <Card title={texts.feedback} actions={total > 0 ? <CountPill count={total} /> : undefined} flush>
      {error && data === undefined ? (
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
      ) : rows.length === 0 ? (
        <EmptyState kind="feedback" />
      ) : (
        <>
          <p className={styles.lead}>{texts.feedbackText}</p>
          {mayAnswer && orders.length > 1 && (
            <FeedbackChoice
              orders={orders}
              chosen={chosen}
              onChoose={(all) => setChosenIds(all.map(({ id }) => id))}
              onComplete={() => first && start("resolved", first, ...more)}
            />
          )}
          <ul>
            {rows.map(({ order, isLeaving }) => (
              <WaitingOrder
                key={order.id}
                order={order}
                location={locations?.find(({ id }) => id === order.serviceLocationId)}
                isLeaving={isLeaving}
                answer={
                  mayAnswer
                    ? { start, isChosen: chosenIds.includes(order.id), onToggle: () => toggle(order) }
                    : undefined
                }
              />
            ))}
          </ul>
          {total > orders.length && (
            <p className={styles.more}>{texts.moreFeedback(total - orders.length)}</p>
          )}
        </>
      )}
      {element}
    </Card>
  );
}
