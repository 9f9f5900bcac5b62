import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Timeline } from "../ui/timeline.tsx";
import { orderTimeline } from "./order-timeline.ts";
import { orderChangesQuery } from "./orders.queries.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import styles from "./order-history-card.module.css";

/** What happened to an order, newest first. */
export function OrderHistoryCard({ orderId }: { orderId: string }) {
  const texts = useTexts(orderDetailTexts).detail;
  const language = useLanguage();
  const { data: log, isError, isFetching, refetch } = useQuery(orderChangesQuery(orderId));
  if (log === undefined && isError) {
    return (
      <Card title={texts.timeline} flush>
        <ErrorState title={texts.timelineFailed} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  return (
    <Card title={texts.timeline} busy={log === undefined}>
      {log === undefined ? (
        <div className={styles.waiting}>
          <Late text={texts.timelineLoading}>
            <div className={styles.lines}>
              <Skeleton width="60%" />
              <Skeleton width="40%" />
              <Skeleton width="70%" />
            </div>
          </Late>
        </div>
      ) : (
        <Timeline entries={orderTimeline(log, language)} />
      )}
    </Card>
  );
}
