import { permission } from "@kreislauf/contract/base";
import type { Order } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import { activeSitesQuery } from "../../sites/index.ts";
import { useOrderActions } from "../../orders/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { EmptyState } from "../../base/empty-state.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { awaitingFeedbackQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import { FeedbackChoice } from "./feedback-choice.tsx";
import { useExitingOrders } from "./use-exiting-orders.ts";
import { OrderAwaitingFeedback } from "./order-awaiting-feedback.tsx";
import styles from "./feedback.module.css";

const noOrders: readonly Order[] = [];

/** Past orders without feedback, the oldest first. */
export function AwaitingFeedback() {
  const texts = useTexts(dashboardTexts);
  const { data, error, isFetching, refetch } = useQuery(awaitingFeedbackQuery);
  const { data: sites } = useQuery(activeSitesQuery);
  const mayAnswer = useUser().permissions.includes(permission.orderManager);
  const { total = 0, orders = noOrders } = data ?? {};
  const { rows, startExit } = useExitingOrders(orders);
  const { start, element } = useOrderActions((action, done) => action === "resolved" && startExit(done));
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
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
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
          <ul className={styles.list}>
            {rows.map(({ order, isExiting }) => (
              <OrderAwaitingFeedback
                key={order.id}
                order={order}
                site={sites?.find(({ id }) => id === order.serviceLocationId)}
                isExiting={isExiting}
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
