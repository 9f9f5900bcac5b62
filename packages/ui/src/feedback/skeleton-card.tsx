import { Skeleton } from "./skeleton.tsx";
import styles from "./skeleton-card.module.css";

/** A skeleton in the shape of a container's card (`stage`) or of an order's card. */
export function SkeletonCard({ stage: withPicture = false }: { stage?: boolean }) {
  return (
    <div className={styles.card}>
      {withPicture && (
        <div className={styles.stage}>
          <Skeleton height={150} radius={0} />
        </div>
      )}
      <div className={styles.lines}>
        <Skeleton width="70%" height={18} />
        <Skeleton width="90%" />
        <Skeleton width="50%" />
        {withPicture && <Skeleton height={40} radius={8} />}
      </div>
    </div>
  );
}
