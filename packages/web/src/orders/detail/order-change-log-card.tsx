import type { Order } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Timeline } from "@kreislauf/ui/data/timeline.tsx";
import { orderTimeline } from "../base/order-timeline.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { orderChangesQuery } from "../orders.queries.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import styles from "./order-change-log-card.module.css";

/** What happened to an order, the newest first. */
export function OrderChangeLogCard({ order }: { order: Order }) {
  const texts = useTexts(orderDetailTexts).detail;
  const language = useLanguage();
  const { data: log, error, isFetching, refetch } = useQuery(orderChangesQuery(String(order.id)));
  if (log === undefined && error) {
    return (
      <Card title={texts.timeline} flush>
        <LoadFailure title={texts.timelineFailed} query={{ error, refetch, isFetching }} />
      </Card>
    );
  }
  return (
    <Card title={texts.timeline} busy={log === undefined}>
      {log === undefined ? (
        <div className={styles.waiting}>
          <Delayed text={texts.timelineLoading}>
            <div className={styles.lines}>
              <Skeleton width="60%" />
              <Skeleton width="40%" />
              <Skeleton width="70%" />
            </div>
          </Delayed>
        </div>
      ) : (
        <Timeline entries={orderTimeline(log, order, language)} />
      )}
    </Card>
  );
}
