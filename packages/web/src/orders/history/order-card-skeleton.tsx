import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import styles from "./order-card.module.css";

export function OrderCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <Skeleton width={92} height={26} radius={6} />
        <Skeleton width={82} />
      </div>
      <div className={styles.middle}>
        <Skeleton width={68} height={54} radius={8} />
        <div className={styles.bars}>
          <Skeleton width="70%" height={18} />
          <Skeleton width="50%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <div className={styles.bottom}>
        <Skeleton width={86} />
        <Skeleton width={132} />
      </div>
    </div>
  );
}
