import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { hrefTo } from "../../base/paths.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import styles from "./order-detail.module.css";

export function OrderDetailSkeleton() {
  const texts = useTexts(orderDetailTexts).detail;
  return (
    <div className={styles.waiting}>
      <PageHeader
        back={{ href: hrefTo("orderHistory"), text: texts.history }}
        title={texts.order}
        titleOnMobile
        context={"\u00A0"}
      />
      <Delayed text={texts.loading}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Card>
              <Skeleton height={60} />
            </Card>
            <Card>
              <div className={styles.skeletonLines}>
                {[280, 340, 220].map((width) => (
                  <Skeleton key={width} width={width} height={18} />
                ))}
              </div>
            </Card>
          </div>
          <Card flush>
            <div className={styles.skeletonFacts}>
              <Skeleton height={170} radius={0} />
              <div className={styles.skeletonLines}>
                {[260, 220, 180, 240, 200].map((width) => (
                  <Skeleton key={width} width={width} height={18} />
                ))}
              </div>
            </div>
          </Card>
        </div>
      </Delayed>
    </div>
  );
}
